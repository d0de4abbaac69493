// What promotions offer to the desk: their calls of staff, what may be allowed of them, what waits, where acts are written down.
import { type DeskOffer, trailOf } from "#platform/desk";
import { promotionsPermissions } from "../../core/index.ts";
import type { PromotionsDeps } from "../ports.ts";
import { countApplications } from "./desk-store.ts";
import { applicationRoutes } from "./work-applications.ts";
import { offerRoutes } from "./work-offers.ts";

export const promotionsDesk = (deps: PromotionsDeps): DeskOffer => ({
	routes: [...offerRoutes(deps), ...applicationRoutes(deps)],
	permissions: promotionsPermissions,
	waiting: [
		{
			queue: "applications",
			permission: "promotions.applications:read",
			count: (tx, { merchant }) => countApplications(tx, merchant),
		},
	],
	trails: [trailOf("promotions")],
});
