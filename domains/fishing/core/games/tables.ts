// All fish tables that may be played, by game. A table that was released never changes: a change is a new version.
import type { FishingGame, FishTable, Species } from "../species.ts";
import { haenyeo } from "./haenyeo.ts";
import { nightRiver } from "./night-river.ts";

/** The newest of each game. */
export const fishTables: Readonly<Record<FishingGame, FishTable>> = {
	"haenyeo-sea": haenyeo,
	"night-river": nightRiver,
};

/** Every version, so that any past round can be shown again. */
export const releasedTables: readonly FishTable[] = [haenyeo, nightRiver];

export const tableOf = (version: string): FishTable | undefined =>
	releasedTables.find((table) => table.version === version);

/** Throws on a species that the table does not have. */
export function speciesNamed(table: FishTable, name: string): Species {
	const found = table.species.find((species) => species.name === name);
	if (found === undefined) throw new RangeError(`${table.version} has no ${name}`);
	return found;
}
