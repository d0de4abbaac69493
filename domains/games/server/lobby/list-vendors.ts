// Answers vendors, and the categories of each.
import { bind, type Route } from "#platform/http";
import { ok } from "#platform/kernel";
import { listVendorCategories, listVendors } from "../../contract/index.ts";
import type { Category } from "../../core/index.ts";
import type { GamesTools } from "../tools.ts";
import { vendorEntries } from "./tiles.ts";

export const listVendorsRoute = (tools: GamesTools): Route =>
	bind(listVendors, async (input, context) => {
		const vendors = vendorEntries(tools.catalogue.current(), input.language ?? context.language);
		return ok({
			vendors: vendors.filter((vendor) => input.gameType === undefined || vendor.gameType === input.gameType),
		});
	});

export const listVendorCategoriesRoute = (tools: GamesTools): Route =>
	bind(listVendorCategories, async (input, context) => {
		const found = new Map<string, Category[]>();
		for (const entry of vendorEntries(tools.catalogue.current(), context.language)) {
			if (input.vassalage !== undefined && entry.vassalage !== input.vassalage) continue;
			found.set(entry.vassalage, [...(found.get(entry.vassalage) ?? []), entry.gameType]);
		}
		return ok({ vendors: [...found].map(([vassalage, gameTypes]) => ({ vassalage, gameTypes })) });
	});
