// Answers the navigation: the brand's categories in the brand's order, each with its vendors.
import { bind, type Route } from "#platform/http";
import { ok } from "#platform/kernel";
import { getGameMenus, type MenuEntry, type VendorEntry } from "../../contract/index.ts";
import { type Category, nameIn } from "../../core/index.ts";
import type { GamesTools } from "../tools.ts";
import { vendorEntries } from "./tiles.ts";

export const getGameMenusRoute = (tools: GamesTools): Route =>
	bind(getGameMenus, async (input, context) => {
		const language = input.language ?? context.language;
		const catalogue = tools.catalogue.current();
		const vendors = vendorEntries(catalogue, language);
		const sorting = tools.brand.brand(context.merchant).sorting.flatMap(({ gameCategory, point }): MenuEntry[] => {
			const category = catalogue.categories.get(gameCategory);
			if (category === undefined) return [];
			const inIt = vendors.filter((vendor) => vendor.gameType === gameCategory);
			return [
				{
					gameCategory,
					gameType: gameCategory,
					name: nameIn(category.names, language),
					enName: category.names.en,
					page: category.page,
					point,
					open: category.open && inIt.some((vendor) => vendor.open),
					vendors: inIt.map((vendor) => vendor.vassalage),
				},
			];
		});
		return ok({ sorting, menus: byCategory(vendors) });
	});

function byCategory(vendors: readonly VendorEntry[]): Record<Category, VendorEntry[]> {
	const of = (category: Category) => vendors.filter((vendor) => vendor.gameType === category);
	return {
		RNG: of("RNG"),
		LIVE: of("LIVE"),
		SPORTS: of("SPORTS"),
		ESPORTS: of("ESPORTS"),
		LOTT: of("LOTT"),
		ELOTT: of("ELOTT"),
		PVP: of("PVP"),
		FISH: of("FISH"),
	};
}
