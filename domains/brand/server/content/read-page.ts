// Reads one informational page in the caller's language.
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { readPage } from "../../contract/index.ts";
import { isPageOn } from "../../core/index.ts";
import type { BrandApi } from "../api.ts";
import { askedBrand } from "../asked.ts";
import { shown } from "./content.ts";

export function readPageRoute(api: BrandApi): Route {
	return bind(readPage, async ({ code }, call) => {
		const { brand, wish } = askedBrand(api, call);
		const page = brand.pages.find((one) => one.code === code);
		const text = page === undefined ? undefined : shown(page, wish);
		const on = isPageOn(code, brand.whitelabel);
		if (page === undefined || text === undefined || !on) return err(failure("PAGE_NOT_FOUND"));
		const { version, updatedAt } = page;
		return ok({ code, ...text, version, updatedAt: updatedAt.toISOString() });
	});
}
