// Every screen of the console, one line each: its address below /console/, the permission it is shown for, its group, its
// icon and its page. Its name stands in the messages under `nav`. The server asks for the permission at every call anew.
import { lazyPart } from "#platform/ui";
import type { PageProps, Screen } from "./parts/screen.ts";
import { TableSkeleton } from "./parts/table-skeleton.tsx";

const part = (load: Parameters<typeof lazyPart<PageProps>>[0]) => lazyPart(load, <TableSkeleton />);

const overview = part(() => import("./pages/overview-page.tsx").then((page) => page.OverviewPage));
const reportDays = part(() => import("./pages/day-report-page.tsx").then((page) => page.DayReportPage));
const reportMembers = part(() => import("./pages/member-report-page.tsx").then((page) => page.MemberReportPage));
const deposits = part(() => import("./pages/deposits-page.tsx").then((page) => page.DepositsPage));
const withdrawals = part(() => import("./pages/withdrawals-page.tsx").then((page) => page.WithdrawalsPage));
const adjustments = part(() => import("./pages/adjustments-page.tsx").then((page) => page.AdjustmentsPage));
const methods = part(() => import("./pages/methods-page.tsx").then((page) => page.MethodsPage));
const promotions = part(() => import("./pages/promotions-page.tsx").then((page) => page.PromotionsPage));
const vouchers = part(() => import("./pages/vouchers-page.tsx").then((page) => page.VouchersPage));
const catalogue = part(() => import("./pages/catalogue-page.tsx").then((page) => page.CataloguePage));
const vendors = part(() => import("./pages/vendors-page.tsx").then((page) => page.VendorsPage));
const returns = part(() => import("./pages/returns-page.tsx").then((page) => page.ReturnsPage));
const jackpots = part(() => import("./pages/jackpots-page.tsx").then((page) => page.JackpotsPage));
const tournaments = part(() => import("./pages/tournaments-page.tsx").then((page) => page.TournamentsPage));
const gifts = part(() => import("./pages/gifts-page.tsx").then((page) => page.GiftsPage));
const members = part(() => import("./pages/members-page.tsx").then((page) => page.MembersPage));
const ledger = part(() => import("./pages/ledger-page.tsx").then((page) => page.LedgerPage));
const exchanges = part(() => import("./pages/exchanges-page.tsx").then((page) => page.ExchangesPage));
const mall = part(() => import("./pages/mall-page.tsx").then((page) => page.MallPage));
const documents = part(() => import("./pages/documents-page.tsx").then((page) => page.DocumentsPage));
const messages = part(() => import("./pages/messages-page.tsx").then((page) => page.MessagesPage));
const outbox = part(() => import("./pages/outbox-page.tsx").then((page) => page.OutboxPage));
const events = part(() => import("./pages/events-page.tsx").then((page) => page.EventsPage));
const brand = part(() => import("./pages/brand-page.tsx").then((page) => page.BrandPage));
const content = part(() => import("./pages/content-page.tsx").then((page) => page.ContentPage));
const staff = part(() => import("./pages/staff-page.tsx").then((page) => page.StaffPage));
const roles = part(() => import("./pages/roles-page.tsx").then((page) => page.RolesPage));
const acts = part(() => import("./pages/acts-page.tsx").then((page) => page.ActsPage));

export const screens: readonly Screen[] = [
	{ key: "overview", path: "", permission: "own", group: "desk", icon: "home", page: overview },
	{
		key: "reportDays",
		path: "report-days",
		permission: "reports:read",
		group: "desk",
		icon: "calendar",
		page: reportDays,
	},
	{
		key: "reportMembers",
		path: "report-members",
		permission: "reports.members:read",
		group: "desk",
		icon: "sort",
		page: reportMembers,
	},
	{
		key: "deposits",
		path: "deposits",
		permission: "cashier.deposits:read",
		group: "money",
		icon: "wallet",
		page: deposits,
	},
	{
		key: "withdrawals",
		path: "withdrawals",
		permission: "cashier.withdrawals:read",
		group: "money",
		icon: "log-out",
		page: withdrawals,
	},
	{
		key: "adjustments",
		path: "adjustments",
		permission: "wallet.adjustments:read",
		group: "money",
		icon: "check",
		page: adjustments,
	},
	{
		key: "methods",
		path: "methods",
		permission: "cashier.methods:read",
		group: "money",
		icon: "settings",
		page: methods,
	},
	{
		key: "promotions",
		path: "promotions",
		permission: "cashier.promotions:read",
		group: "money",
		icon: "rewards",
		page: promotions,
	},
	{
		key: "vouchers",
		path: "vouchers",
		permission: "cashier.vouchers:read",
		group: "money",
		icon: "ticket",
		page: vouchers,
	},
	{ key: "ledger", path: "ledger", permission: "wallet.ledger:read", group: "money", icon: "bets", page: ledger },
	{
		key: "catalogue",
		path: "catalogue",
		permission: "games.catalogue:read",
		group: "games",
		icon: "games",
		page: catalogue,
	},
	{ key: "vendors", path: "vendors", permission: "games.vendors:read", group: "games", icon: "shield", page: vendors },
	{ key: "returns", path: "returns", permission: "games.returns:read", group: "games", icon: "sort", page: returns },
	{
		key: "jackpots",
		path: "jackpots",
		permission: "games.jackpots:read",
		group: "games",
		icon: "crown",
		page: jackpots,
	},
	{
		key: "tournaments",
		path: "tournaments",
		permission: "games.tournaments:read",
		group: "games",
		icon: "trophy",
		page: tournaments,
	},
	{ key: "gifts", path: "free-spins", permission: "games.gifts:read", group: "games", icon: "rewards", page: gifts },
	{ key: "members", path: "members", permission: "members:read", group: "members", icon: "me", page: members },
	{
		key: "documents",
		path: "documents",
		permission: "protection.documents:read",
		group: "members",
		icon: "shield",
		page: documents,
	},
	{
		key: "messages",
		path: "messages",
		permission: "brand.messages:read",
		group: "members",
		icon: "chat",
		page: messages,
	},
	{
		key: "exchanges",
		path: "exchanges",
		permission: "loyalty.exchanges:read",
		group: "members",
		icon: "rewards",
		page: exchanges,
	},
	{ key: "mall", path: "mall", permission: "loyalty.mall:read", group: "members", icon: "ticket", page: mall },
	{ key: "outbox", path: "outbox", permission: "courier.outbox:read", group: "members", icon: "mail", page: outbox },
	{ key: "brand", path: "brand", permission: "brand:read", group: "brand", icon: "sparkles", page: brand },
	{ key: "content", path: "content", permission: "brand.content:read", group: "brand", icon: "write", page: content },
	{ key: "events", path: "events", permission: "events:read", group: "house", icon: "bell", page: events },
	{ key: "staff", path: "staff", permission: "staff:read", group: "house", icon: "me", page: staff },
	{ key: "roles", path: "roles", permission: "staff:read", group: "house", icon: "shield", page: roles },
	{ key: "acts", path: "acts", permission: "audit:read", group: "house", icon: "history", page: acts },
];

/** The screen of an address; undefined where there is none. */
export function screenAt(pathname: string): Screen | undefined {
	const below = pathname.replace(/^\/console\/?/, "").replace(/\/$/, "");
	return screens.find(({ path }) => path === below);
}
