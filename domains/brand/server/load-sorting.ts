// The order of the navigation, from its rows. A category that is off or unknown is left out.
import { type GameCategory, gameCategories } from "../core/index.ts";
import type { SortingEntry } from "./brand.ts";

export function entriesOf(
	rows: readonly { category: string; enabled: boolean; point: string | null }[],
): SortingEntry[] {
	return rows.flatMap((row) => {
		const gameCategory = gameCategories.find((category) => category === row.category);
		return gameCategory === undefined || !row.enabled ? [] : [{ gameCategory, point: row.point ?? "" }];
	});
}

/** The rates of points by category, in the order of the navigation. */
export function ratesOf(
	rows: readonly { category: string; point: string | null }[],
): ReadonlyMap<GameCategory, string> {
	return new Map(
		rows.flatMap(({ category: code, point }): [GameCategory, string][] => {
			const category = gameCategories.find((known) => known === code);
			return category === undefined || point === null || point === "" ? [] : [[category, point]];
		}),
	);
}
