// Answers the customer service links as the site reads them: value.version.pathList.
import { bind, type Route } from "#platform/http";
import { ok } from "#platform/kernel";
import { readCustomerService } from "../../contract/index.ts";
import type { BrandApi } from "../api.ts";

export function readCustomerServiceRoute(api: BrandApi): Route {
	return bind(readCustomerService, async (_input, { merchant }) =>
		ok({ version: { pathList: [...api.brand(merchant).serviceLinks] } }),
	);
}
