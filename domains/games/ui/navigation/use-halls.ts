// The halls as the server lists them: which there are and in what order is an operator's decision.
import { categories, type MenuEntry, type VendorEntry } from "../../contract/index.ts";
import { useGetGameMenus } from "../calls.gen.ts";
import { quickLaunchVendor } from "./category-pages.ts";

export type Hall = Pick<MenuEntry, "gameCategory" | "name" | "open" | "vendors" | "point">;

export type Halls = {
	readonly halls: readonly Hall[] | undefined;
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

export function useHalls(): Halls {
	const { data } = useGetGameMenus({}, { freshMilliseconds: 300_000 });
	return {
		halls: data?.sorting,
		vendorsOf: (hall) => data?.menus[hall.gameCategory] ?? [],
		special: data?.menus.SPORTS.find((vendor) => vendor.vassalage === quickLaunchVendor),
	};
}
