// Lists the informational pages in the footer's order.
import { bind, type Route } from "#platform/http";
import { ok } from "#platform/kernel";
import { listPages } from "../../contract/index.ts";
import { isPageOn } from "../../core/index.ts";
import type { BrandApi } from "../api.ts";
import { askedBrand } from "../asked.ts";
import { shown } from "./content.ts";

export function listPagesRoute(api: BrandApi): Route {
	return bind(listPages, async (_input, call) => {
		const { brand, wish } = askedBrand(api, call);
		const footer = brand.pages.filter((page) => page.place === "footer" && isPageOn(page.code, brand.whitelabel));
		const pages = footer.flatMap((page) => {
			const text = shown(page, wish);
			return text === undefined ? [] : [{ code: page.code, title: text.title }];
		});
		return ok({ pages });
	});
}
