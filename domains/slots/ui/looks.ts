// A game's look by its code.
import { looks } from "./games.gen.ts";
import type { Look } from "./stage/look.ts";

const known = new Map<string, () => Promise<{ readonly look: Look }>>(Object.entries(looks));

/** Throws for a game that has no look: it cannot be shown. */
export async function lookOf(gameCode: string): Promise<Look> {
	const load = known.get(gameCode);
	if (load === undefined) throw new Error(`no look for ${gameCode}`);
	return (await load()).look;
}
