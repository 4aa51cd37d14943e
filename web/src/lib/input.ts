/** For drawings that are buttons: Enter and Space press them. */
export function pressing(press: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    press();
  };
}

/** Press and hold to look, with finger, mouse or Space and Enter; let go and it is hidden again. */
export function hold(node: HTMLElement, show: (shown: boolean) => void): { destroy: () => void } {
  let held = false;
  const set = (shown: boolean): void => {
    if (held !== shown) show((held = shown));
  };
  const up = (): void => set(false);
  // A card taken off the table loses the focus while it is being drawn: hide it when that is done.
  const away = (): void => queueMicrotask(up);
  const key = (event: KeyboardEvent): void => {
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    set(event.type === "keydown");
  };
  const listening = new AbortController();
  const on = <Name extends keyof HTMLElementEventMap>(name: Name, listener: (event: HTMLElementEventMap[Name]) => void): void =>
    node.addEventListener(name, listener, { signal: listening.signal });
  on("pointerdown", (event) => {
    if (event.button) return;
    node.setPointerCapture(event.pointerId);
    set(true);
  });
  on("pointerup", up);
  on("pointercancel", up);
  on("lostpointercapture", away);
  on("blur", away);
  on("keydown", key);
  on("keyup", key);
  on("contextmenu", (event) => event.preventDefault());
  return { destroy: () => listening.abort() };
}

/** A list that grows at its end: the newest line stays in sight, also when the list is given more or less room. */
export function newest(node: HTMLElement): { destroy: () => void } {
  let atEnd = true;
  const follow = (): void => {
    if (atEnd) node.scrollTop = node.scrollHeight;
  };
  const scrolled = (): void => void (atEnd = node.scrollHeight - node.scrollTop - node.clientHeight < 40);
  const [growth, size] = [new MutationObserver(follow), new ResizeObserver(follow)];
  growth.observe(node, { childList: true });
  size.observe(node);
  node.addEventListener("scroll", scrolled, { passive: true });
  return {
    destroy: () => {
      growth.disconnect();
      size.disconnect();
      node.removeEventListener("scroll", scrolled);
    },
  };
}
