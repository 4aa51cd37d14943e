/** Where we are: the path, and links that do not load the page anew. */
class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  private read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }

  go(to: string): void {
    history.pushState(null, "", to);
    this.read();
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** An action for <a>: follow the link inside the page. */
export function inside(node: HTMLAnchorElement): { destroy: () => void } {
  const click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (node.target === "_blank") return;
    event.preventDefault();
    router.go(node.getAttribute("href") ?? "/");
  };
  node.addEventListener("click", click);
  return { destroy: () => node.removeEventListener("click", click) };
}

/** For drawings that are buttons: Enter and Space press them. */
export function pressing(press: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    press();
  };
}
