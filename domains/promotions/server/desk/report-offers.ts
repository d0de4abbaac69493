// What promotions brought and cost within days of the brand.
import { bind, type Route } from "#platform/http";
import { formatMinor, ok } from "#platform/kernel";
import { reportOffers } from "../../contract/index.ts";
import { addDays, dayStart } from "../../core/index.ts";
import { textOf, wishAt } from "../list-activities.ts";
import type { PromotionsDeps } from "../ports.ts";
import { allPromotions } from "../promotion-store.ts";
import { offerReport } from "./desk-store.ts";

export const reportOffersRoute = (deps: PromotionsDeps): Route =>
	bind(reportOffers, async ({ from, to }, { staff: { merchant }, language }) => {
		const wish = wishAt(deps, { merchant, language });
		const zone = await deps.protection.zoneOf(merchant);
		const span = { from, to, since: dayStart(from, zone), until: dayStart(addDays(to, 1), zone) };
		return deps.db.read(async (tx) => {
			const sums = await offerReport(tx, { merchant, ...span });
			const offers = (await allPromotions(tx, merchant)).map((promotion) => {
				const { code: id, kind, currency } = promotion;
				const show = (minor: bigint) => formatMinor(minor, currency);
				const own = sums.get(id);
				const cost = BigInt(own?.cost ?? 0);
				return {
					id,
					kind,
					title: textOf(promotion, wish).title,
					joined: own?.joined ?? 0,
					claimed: own?.claimed ?? 0,
					cost: show(cost),
					lying: show(BigInt(own?.lying ?? 0)),
					turnover: show(BigInt(own?.turnover ?? 0)),
					net: show(BigInt(own?.kept ?? 0) - cost),
				};
			});
			return ok({ currency: deps.brand.brand(merchant).currency, offers });
		});
	});
