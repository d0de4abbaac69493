// What promotions offer to the desk: their calls of staff, what may be allowed of them, what waits, where acts are written down.
import { type DeskOffer, trailOf } from "#platform/desk";
import { promotionsPermissions } from "../../core/index.ts";
import type { PromotionsDeps } from "../ports.ts";
import { countApplications } from "./desk-store.ts";
import { editRoutes } from "./edit-offers.ts";
import { giftApprovals } from "./gift-approval.ts";
import { giveFreeBetRoute } from "./give-free-bet.ts";
import { reportOffersRoute } from "./report-offers.ts";
import { tryOfferRoute } from "./try-offers.ts";
import { applicationRoutes } from "./work-applications.ts";
import { giftRoutes } from "./work-gifts.ts";
import { offerRoutes } from "./work-offers.ts";

export function promotionsDesk(deps: PromotionsDeps): DeskOffer {
	const gifts = giftApprovals(deps);
	return {
		routes: [
			...offerRoutes(deps, gifts),
			...editRoutes(deps, gifts),
			tryOfferRoute(deps),
			reportOffersRoute(deps),
			...giftRoutes(deps, gifts),
			giveFreeBetRoute(deps, gifts),
			...applicationRoutes(deps, gifts),
		],
		permissions: promotionsPermissions,
		waiting: [
			{ queue: "offers", permission: "promotions.offers:read", count: gifts.count },
			{
				queue: "applications",
				permission: "promotions.applications:read",
				count: (tx, { merchant }) => countApplications(tx, merchant),
			},
		],
		lapsing: [gifts],
		trails: [trailOf("promotions")],
	};
}
