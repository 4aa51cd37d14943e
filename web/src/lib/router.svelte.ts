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

function follow(event: MouseEvent, link: HTMLAnchorElement): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.target === "_blank") return;
  event.preventDefault();
  router.go(link.getAttribute("href") ?? "/");
}

/** An action for <a>: follow the link inside the page. */
export function inside(node: HTMLAnchorElement): { destroy: () => void } {
  const click = (event: MouseEvent): void => follow(event, node);
  node.addEventListener("click", click);
  return { destroy: () => node.removeEventListener("click", click) };
}

/** The same for every link in an element. */
export function insideAll(node: HTMLElement): { destroy: () => void } {
  const click = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link) follow(event, link);
  };
  node.addEventListener("click", click);
  return { destroy: () => node.removeEventListener("click", click) };
}
