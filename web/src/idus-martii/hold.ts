/** Press and hold to look, with finger, mouse or Space and Enter; let go and it is hidden again. */
export function hold(node: HTMLElement, show: (shown: boolean) => void): { destroy: () => void } {
  let held = false;
  const set = (shown: boolean): void => {
    if (held !== shown) show((held = shown));
  };
  const down = (event: PointerEvent): void => {
    if (event.button) return;
    node.setPointerCapture(event.pointerId);
    set(true);
  };
  const up = (): void => set(false);
  // A card taken off the table loses the focus in the middle of drawing: hide it when that is done.
  const away = (): void => queueMicrotask(up);
  const key = (event: KeyboardEvent): void => {
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    set(event.type === "keydown");
  };
  const none = (event: Event): void => event.preventDefault();
  const listeners: [string, (event: never) => void][] = [
    ["pointerdown", down],
    ["pointerup", up],
    ["pointercancel", up],
    ["lostpointercapture", away],
    ["blur", away],
    ["keydown", key],
    ["keyup", key],
    ["contextmenu", none],
  ];
  for (const [name, listener] of listeners) node.addEventListener(name, listener as EventListener);
  return {
    destroy: () => {
      for (const [name, listener] of listeners) node.removeEventListener(name, listener as EventListener);
    },
  };
}
