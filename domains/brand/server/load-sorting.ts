// The order of the navigation, from its rows. A category the product does not know is left out.
import { gameCategories } from "../core/index.ts";
import type { SortingEntry } from "./brand.ts";

export function entriesOf(rows: readonly { category: string; point: string | null }[]): SortingEntry[] {
	return rows.flatMap((row) => {
		const gameCategory = gameCategories.find((category) => category === row.category);
		return gameCategory === undefined ? [] : [{ gameCategory, point: row.point ?? "" }];
	});
}
