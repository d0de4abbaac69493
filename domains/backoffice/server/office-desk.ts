// What the back office offers to the desk itself: what waits and lapses of its own, and of domains that bring no desk.
import { countMessages } from "#brand/api";
import { countExchanges } from "#loyalty/api";
import type { DeskOffer } from "#platform/desk";
import { countDocuments } from "#protection/api";
import { officePermissions } from "../core/index.ts";
import { adjustmentApprovals } from "./adjustments/adjustment-approval.ts";
import type { Office } from "./office.ts";
import { officeTrailRows } from "./reading/act-store.ts";

export function officeDesk(office: Pick<Office, "wallet">): Omit<DeskOffer, "routes"> {
	const adjustments = adjustmentApprovals(office);
	return {
		permissions: officePermissions,
		lapsing: [adjustments],
		trails: officeTrailRows,
		waiting: [
			{ queue: "adjustments", permission: "wallet.adjustments:read", count: adjustments.count },
			{
				queue: "exchanges",
				permission: "loyalty.exchanges:read",
				count: async (tx, { merchant }) => {
					const { counts, since } = await countExchanges(tx, merchant);
					return { count: counts.applying, since };
				},
			},
			{
				queue: "documents",
				permission: "protection.documents:read",
				count: async (tx, { merchant }) => {
					const { counts, since } = await countDocuments(tx, merchant);
					return { count: counts.waiting, since };
				},
			},
			{
				queue: "messages",
				permission: "brand.messages:read",
				count: async (tx, { merchant }) => {
					const { counts, since } = await countMessages(tx, merchant);
					return { count: counts.waiting, since };
				},
			},
		],
	};
}
