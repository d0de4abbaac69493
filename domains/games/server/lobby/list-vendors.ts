// Answers vendors, and the categories of each.
import { bind, type Route } from "#platform/http";
import { ok } from "#platform/kernel";
import { given, listVendorCategories, listVendors } from "../../contract/index.ts";
import { nameIn } from "../../core/index.ts";
import type { GamesTools } from "../tools.ts";
import { vendorEntries } from "./tiles.ts";

export const listVendorsRoute = (tools: GamesTools): Route =>
	bind(listVendors, async (input, context) => {
		const vendors = vendorEntries(tools.catalogue.current(), input.language ?? context.language);
		return ok({
			vendors: vendors.filter((vendor) => input.gameType === undefined || vendor.gameType === input.gameType),
		});
	});

/** A vendor's card stands in each category it has games in, so what is e-sports never stands among sports. */
export const listVendorCategoriesRoute = (tools: GamesTools): Route =>
	bind(listVendorCategories, async (input, context) => {
		const language = input.language ?? context.language;
		const catalogue = tools.catalogue.current();
		const vendor = given(input.vassalage);
		const entries = vendorEntries(catalogue, language).filter(
			({ vassalage }) => vendor === undefined || vassalage === vendor,
		);
		const found = tools.brand.brand(context.merchant).sorting.flatMap(({ gameCategory: gameType }) => {
			const names = catalogue.categories.get(gameType)?.names;
			const cards = entries
				.filter((entry) => entry.gameType === gameType)
				.map(({ vassalage, isHot }) => ({ vassalage, isHot }));
			return names === undefined || cards.length === 0 ? [] : [{ gameType, title: nameIn(names, language), cards }];
		});
		return ok({ categories: found });
	});
