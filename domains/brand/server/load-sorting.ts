// The order of the navigation, from its rows. A category that is off or unknown is left out.
import { gameCategories } from "../core/index.ts";
import type { SortingEntry } from "./brand.ts";

export function entriesOf(
	rows: readonly { category: string; enabled: boolean; point: string | null }[],
): SortingEntry[] {
	return rows.flatMap((row) => {
		const gameCategory = gameCategories.find((category) => category === row.category);
		return gameCategory === undefined || !row.enabled ? [] : [{ gameCategory, point: row.point ?? "" }];
	});
}
