// Tells everyone who is connected that a brand's announcements are other ones now.
import type { Live } from "#platform/live";
import { noticesEvent } from "../../contract/index.ts";
import type { Brands } from "../brand.ts";

/** What stood before, and what stands now. */
export type BrandsChange = { readonly before: Brands; readonly now: Brands };

export function tellNotices(live: Pick<Live, "toAll">, { before, now }: BrandsChange): void {
	for (const { merchant, announcements } of now.byMerchant.values()) {
		const old = before.byMerchant.get(merchant)?.announcements;
		if (JSON.stringify(old) !== JSON.stringify(announcements)) live.toAll(noticesEvent, { merchant });
	}
}
