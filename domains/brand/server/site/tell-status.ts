// Tells everyone who is connected that a brand's face may be another one now: maintenance, or a region that closed.
import type { Live } from "#platform/live";
import { siteStatusEvent } from "../../contract/index.ts";
import type { Brand } from "../brand.ts";
import type { BrandsChange } from "../content/tell-notices.ts";

export function tellStatus(live: Pick<Live, "toAll">, { before, now }: BrandsChange): void {
	for (const brand of now.byMerchant.values()) {
		const old = before.byMerchant.get(brand.merchant);
		if (old === undefined || faceOf(old) !== faceOf(brand)) live.toAll(siteStatusEvent, { merchant: brand.merchant });
	}
}

function faceOf({ maintenance, maintenanceMessage, restrictedCountries, networks }: Brand): string {
	return JSON.stringify([maintenance, maintenanceMessage, [...restrictedCountries].sort(), networks.rules]);
}
