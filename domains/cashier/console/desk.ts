// What the cashier brings to the console: its screens, one each with the permission it is shown for, and what may be allowed of it.
// Their names stand in the messages under `screens`.
import { type Desk, deskPage } from "#platform/desk/ui";
import { cashierActs } from "../contract/index.ts";
import { cashierPermissions } from "../core/index.ts";
import { cashierDeskMessages } from "./text.ts";

export const desk: Desk = {
	domain: "cashier",
	group: "money",
	permissions: Object.keys(cashierPermissions),
	acts: { cashier: cashierActs },
	messages: cashierDeskMessages,
	screens: [
		{
			key: "deposits",
			path: "deposits",
			permission: "cashier.deposits:read",
			place: 10,
			icon: "wallet",
			page: deskPage(() => import("./pages/deposits-page.tsx").then((page) => page.DepositsPage)),
		},
		{
			key: "withdrawals",
			path: "withdrawals",
			permission: "cashier.withdrawals:read",
			place: 20,
			icon: "log-out",
			page: deskPage(() => import("./pages/withdrawals-page.tsx").then((page) => page.WithdrawalsPage)),
		},
		{
			key: "methods",
			path: "methods",
			permission: "cashier.methods:read",
			place: 40,
			icon: "settings",
			page: deskPage(() => import("./pages/methods-page.tsx").then((page) => page.MethodsPage)),
		},
		{
			key: "promotions",
			path: "promotions",
			permission: "cashier.promotions:read",
			place: 50,
			icon: "rewards",
			page: deskPage(() => import("./pages/promotions-page.tsx").then((page) => page.PromotionsPage)),
		},
		{
			key: "vouchers",
			path: "vouchers",
			permission: "cashier.vouchers:read",
			place: 60,
			icon: "ticket",
			page: deskPage(() => import("./pages/vouchers-page.tsx").then((page) => page.VouchersPage)),
		},
	],
};
