// The public face of the agents' pages. They come when they are first opened.
import { lazyPart } from "#platform/ui";

export { useContractKinds } from "./contract-kinds.ts";
export { reportAddress } from "./report-address.ts";
export { teamAddress } from "./team-address.ts";

export const AnnouncementPage = lazyPart(() => import("./announcement-page.tsx").then((part) => part.AnnouncementPage));
export const OverviewPage = lazyPart(() => import("./overview-page.tsx").then((part) => part.OverviewPage));
export const InvitationsPage = lazyPart(() => import("./invitations-page.tsx").then((part) => part.InvitationsPage));
export const ManagementPage = lazyPart(() => import("./management-page.tsx").then((part) => part.ManagementPage));
export const BettingPage = lazyPart(() => import("./betting-page.tsx").then((part) => part.BettingPage));
export const ProfitPage = lazyPart(() => import("./profit-page.tsx").then((part) => part.ProfitPage));
export const IncomePage = lazyPart(() => import("./income-page.tsx").then((part) => part.IncomePage));
export const MoneyPage = lazyPart(() => import("./money-page.tsx").then((part) => part.MoneyPage));
export const ContractPage = lazyPart(() => import("./contract-page.tsx").then((part) => part.ContractPage));
export const RequestsPage = lazyPart(() => import("./requests-page.tsx").then((part) => part.RequestsPage));
