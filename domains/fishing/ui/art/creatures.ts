// The creatures of each game, by the names of their species.
import type { FishingGame } from "../../core/index.ts";
import { haenyeoCreatures } from "./haenyeo.ts";
import { nightRiverCreatures } from "./night-river.ts";
import type { Creature } from "./parts.ts";

const creatures: Readonly<Record<FishingGame, Readonly<Record<string, Creature>>>> = {
	"haenyeo-sea": haenyeoCreatures,
	"night-river": nightRiverCreatures,
};

/** Throws on a species that was not drawn. */
export function creatureOf(game: FishingGame, species: string): Creature {
	const creature = creatures[game][species];
	if (creature === undefined) throw new RangeError(`${species} was not drawn`);
	return creature;
}
