// Tells which brand a host belongs to.
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { routeDomain } from "../../contract/index.ts";
import type { BrandApi } from "../api.ts";
import { hostOf } from "./read-status.ts";

export function routeDomainRoute(api: BrandApi): Route {
	return bind(routeDomain, async (input) => {
		const host = hostOf(input.url);
		const brand = api.brandOf({ merchant: undefined, host });
		if (brand === undefined) return err(failure("INVALID_URL"));
		const { merchant, name, defaultLanguage } = brand;
		return ok({ merchant, name, host, defaultLanguage });
	});
}
