import type { SeatInfo, TableInfo } from "../protocol";
import { t } from "./words.svelte";

/** Colour, shape and initial: any of the three tells a player from the others. */
export type Shape = "disc" | "square" | "triangle" | "diamond" | "pentagon" | "hexagon" | "cross" | "star";

export const SHAPES: readonly Shape[] = ["disc", "square", "triangle", "diamond", "pentagon", "hexagon", "cross", "star"];
export const COLOURS = ["red", "blue", "black", "white", "yellow", "green", "purple", "orange"] as const;

const BODIES: Record<Shape, string> = {
  disc: "M0-24A24 24 0 1 1 0 24A24 24 0 1 1 0-24Z",
  square: "M-21-21H21V21H-21Z",
  triangle: "M0-27L26 20H-26Z",
  diamond: "M0-29L26 0L0 29L-26 0Z",
  pentagon: "M0-26L26-6L16 24H-16L-26-6Z",
  hexagon: "M-13-24H13L27 0L13 24H-13L-27 0Z",
  cross: "M-9-26H9V-9H26V9H9V26H-9V9H-26V-9H-9Z",
  star: "M0-29L8-10L28-9L12 4L18 25L0 13L-18 25L-12 4L-28-9L-8-10Z",
};

export function shapeOf(seat: number): Shape {
  return SHAPES[seat % SHAPES.length] ?? "disc";
}

export function colourOf(seat: number): string {
  return COLOURS[seat % COLOURS.length] ?? "red";
}

/** The outline of a seat's shape, about 52 across, around 0,0. */
export function bodyOf(seat: number): string {
  return BODIES[shapeOf(seat)];
}

export function seatName(info: TableInfo | null, seat: number): string {
  return info?.seats[seat]?.name ?? t("web-colour", { colour: colourOf(seat) });
}

/** What kind of bot sits there: its level and, where it has one, its character; where there is little room, its level. */
export function botName({ level, character }: Pick<SeatInfo, "level" | "character">, wide = true): string {
  if (!wide) return t("web-level", { level: level ?? "" });
  const bot = t("web-bot", { level: level ?? "" });
  return character ? t("web-bot-of", { bot, character: t("web-character", { character }) }) : bot;
}

/** One letter for each seat, no letter twice: from the name if possible, else the seat's number. */
export function initialsOf(names: string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, seat) => {
    const signs = [...name.toUpperCase()].filter((sign) => /[\p{L}\p{N}]/u.test(sign));
    const digit = signs.findLast((sign) => /\p{N}/u.test(sign));
    const first = signs[0] ?? "?";
    const choices = [...(digit && names.filter((other) => other[0] === name[0]).length > 1 ? [digit] : []), first, ...signs];
    const sign = choices.find((choice) => !taken.has(choice)) ?? String(seat + 1);
    taken.add(sign);
    return sign;
  });
}

export function seatsOf(players: number): number[] {
  return Array.from({ length: players }, (_, seat) => seat);
}
