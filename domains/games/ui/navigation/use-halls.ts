// All halls of the house: the server's categories in its order, then those it does not list, which are not open yet.
import { categories, type MenuEntry, type VendorEntry } from "../../contract/index.ts";
import { useGetGameMenus } from "../calls.gen.ts";
import { useGamesText } from "../text.ts";

export type Hall = Pick<MenuEntry, "gameCategory" | "name" | "open" | "vendors">;

export type Halls = {
	readonly halls: readonly Hall[] | undefined;
	readonly vendorsOf: (hall: Hall) => readonly VendorEntry[];
};

/** `listed` in their order, then the rest of the categories, closed. */
export function allHalls(listed: readonly Hall[], nameOf: (category: Hall["gameCategory"]) => string): Hall[] {
	const known = new Set(listed.map((hall) => hall.gameCategory));
	const others = categories.filter((category) => !known.has(category));
	return [
		...listed,
		...others.map((category) => ({ gameCategory: category, name: nameOf(category), open: false, vendors: [] })),
	];
}

export function useHalls(): Halls {
	const say = useGamesText();
	const { data } = useGetGameMenus({}, { freshMilliseconds: 300_000 });
	return {
		halls: data && allHalls(data.sorting, (category) => say(`category.name.${category}`)),
		vendorsOf: (hall) => data?.menus[hall.gameCategory] ?? [],
	};
}
