// Tells a caller which face of the site to show.
import { bind, type Route } from "#platform/http";
import { ok } from "#platform/kernel";
import { readStatus } from "../../contract/index.ts";
import type { BrandApi } from "../api.ts";

export function readStatusRoute(api: BrandApi): Route {
	return bind(readStatus, async (input, { merchant, address }) => {
		const named = input.url === undefined ? undefined : api.brandOf({ merchant: undefined, host: hostOf(input.url) });
		const standing = api.standing({ merchant: named?.merchant ?? merchant, address });
		return ok({
			status: standing.status,
			ip: address,
			country: standing.country ?? "",
			message: standing.message,
			...(standing.until === undefined ? {} : { until: standing.until.toISOString() }),
		});
	});
}

/** A host as a browser says it, without its port. */
export function hostOf(url: string): string {
	return url.toLowerCase().replace(/:[0-9]+$/, "");
}
