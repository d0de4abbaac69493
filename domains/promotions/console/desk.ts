// What promotions bring to the console: their screens, one each with the permission it is shown for.
import { type Desk, deskPage } from "#platform/desk/ui";
import { promotionsActs } from "../contract/index.ts";
import { promotionsPermissions } from "../core/index.ts";
import { promotionsDeskMessages } from "./text.ts";

export const desk: Desk = {
	domain: "promotions",
	group: "rewards",
	permissions: Object.keys(promotionsPermissions),
	acts: { promotions: promotionsActs },
	messages: promotionsDeskMessages,
	screens: [
		{
			key: "offers",
			path: "offers",
			permission: "promotions.offers:read",
			place: 70,
			icon: "rewards",
			page: deskPage(() => import("./offers-page.tsx").then((page) => page.OffersPage)),
		},
		{
			key: "offerReport",
			path: "offer-report",
			permission: "promotions.offers:read",
			place: 75,
			icon: "sort",
			page: deskPage(() => import("./report-page.tsx").then((page) => page.ReportPage)),
		},
		{
			key: "applications",
			path: "applications",
			permission: "promotions.applications:read",
			place: 80,
			icon: "write",
			page: deskPage(() => import("./applications-page.tsx").then((page) => page.ApplicationsPage)),
		},
	],
};
