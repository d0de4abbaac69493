// The halls as the server lists them: which there are, in what order and which of them are open is an operator's decision.
// One that is not open stands in no bar and no menu; as soon as the server says that it is, it is back in all of them.
import { categories, type MenuEntry, type VendorEntry } from "../../contract/index.ts";
import { useGetGameMenus } from "../calls.gen.ts";
import { useGamesText } from "../text.ts";
import { categoryPages, menuPages, quickLaunchVendor } from "./category-pages.ts";

export type Hall = Pick<MenuEntry, "gameCategory" | "name" | "open" | "vendors" | "point">;

export type Halls = {
	/** Those that are open; undefined until the server has answered. */
	readonly halls: readonly Hall[] | undefined;
	/** Those that are still to come. */
	readonly toCome: readonly Hall[];
	readonly vendorsOf: (hall: Pick<Hall, "gameCategory">) => readonly VendorEntry[];
	/** The sports provider with an entry of its own, where the server lists it. */
	readonly special: VendorEntry | undefined;
};

/** `listed` in their order, then the rest of the categories, closed: what is not in a menu still has its page. */
export function allHalls(listed: readonly Hall[], nameOf: (category: Hall["gameCategory"]) => string): Hall[] {
	const known = new Set(listed.map((hall) => hall.gameCategory));
	const others = categories.filter((category) => !known.has(category));
	return [
		...listed,
		...others.map((category) => ({
			gameCategory: category,
			name: nameOf(category),
			open: false,
			vendors: [],
			point: "",
		})),
	];
}

/** Closed, and no open hall's menu leads to its page: what is found there already is not to come. */
export function hallsToCome(all: readonly Hall[]): readonly Hall[] {
	const led = new Set<string>(all.filter(({ open }) => open).map(({ gameCategory }) => menuPages[gameCategory]));
	return all.filter(({ open, gameCategory }) => !open && !led.has(categoryPages[gameCategory]));
}

export function useHalls(): Halls {
	const say = useGamesText();
	const { data } = useGetGameMenus({}, { freshMilliseconds: 300_000 });
	const all = data && allHalls(data.sorting, (category) => say(`category.name.${category}`));
	return {
		halls: all?.filter((hall) => hall.open),
		toCome: hallsToCome(all ?? []),
		vendorsOf: (hall) => data?.menus[hall.gameCategory] ?? [],
		special: data?.menus.SPORTS.find((vendor) => vendor.vassalage === quickLaunchVendor),
	};
}
