import { api } from "../lib/api";
import { prefs } from "../lib/prefs.svelte";
import { router } from "../lib/router.svelte";
import { t } from "../lib/words.svelte";
import type { Chair } from "../protocol";
import { Setup } from "../start/setup.svelte";
import { SCRIPTS } from "./lesson.svelte";

/** A scripted first game: a table where every seat is this person's, who plays one of them. */
export async function learn(game: string): Promise<void> {
  const script = SCRIPTS[game];
  if (!script) return;
  const me = prefs.name.trim() || t("web-guest");
  const others = script.others.map((name) => (name.toLowerCase() === me.toLowerCase() ? "Horatia" : name));
  const seats = [me, ...others].map((name): Chair => ({ kind: "me", name }));
  const { table } = await api.create({ ...script.setup, players: seats.length, seats, listed: false });
  prefs.setLesson(table);
  router.go(`/table/${table}`);
}

/** A first game with friendly bots, and hints. */
export async function friendly(game: string): Promise<void> {
  const setup = new Setup(await api.games());
  setup.choose(game, "bots");
  setup.befriend();
  const { table } = await api.create(setup.body());
  prefs.setHinted(table);
  router.go(`/table/${table}`);
}
