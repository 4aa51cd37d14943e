/** Where a light falls, and where the words about it stand: inside the window, and not on what is lit. */
export interface Size {
  width: number;
  height: number;
}
export interface Box extends Size {
  x: number;
  y: number;
}

const EDGE = 8;
/** Between the light and the words. */
const AWAY = 14;
/** The line above every page stays in reach where there is room. */
const HEADER = 48;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** The place for the words: beside, below or above the light, or else in the corner that is farthest from it. */
export function beside(light: Box, card: Size, page: Size): { left: number; top: number } {
  const [most, deep] = [page.width - card.width - EDGE, page.height - card.height - EDGE];
  const left = clamp(light.x + light.width / 2 - card.width / 2, EDGE, most);
  const top = clamp(light.y + light.height / 2 - card.height / 2, Math.min(HEADER + EDGE, deep), deep);
  const places = [
    { left, top: light.y + light.height + AWAY },
    { left, top: light.y - card.height - AWAY },
    { left: light.x + light.width + AWAY, top },
    { left: light.x - card.width - AWAY, top },
  ].filter((place) => place.left >= EDGE && place.left <= most && place.top <= deep && place.top >= EDGE);
  const far = { left: light.x > page.width / 2 ? EDGE : most, top: light.y > page.height / 2 ? EDGE : deep };
  return places.find((place) => place.top >= HEADER) ?? places[0] ?? far;
}

/** Whether something is inside the window and not under anything else; the words about it will make room. */
export function inSight(node: Element, words: Element | undefined): boolean {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return (
    over === null ||
    node.contains(over) ||
    over.contains(node) ||
    words?.contains(over) === true ||
    over.closest("svg") === node.closest("svg")
  );
}
