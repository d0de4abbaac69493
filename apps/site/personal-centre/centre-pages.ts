// The pages of the two panels over the site, the personal centre and the agent centre: their order, who sees which, and
// what of an address belongs to them. It shows nothing.
import { reportAddress, teamAddress } from "#agents/ui";
import { transferAddress } from "#cashier/ui";
import { profitAddress, recordAddress } from "#games/ui";
import type { AddressChange } from "#platform/ui";
import { statementAddress } from "#wallet/ui";
import { type CentrePage, centrePages } from "./open-pages.ts";
import { agentName, panelName } from "./panel-names.ts";

export type MayOpen = {
	/** The member may hand funds up to the agent above. */
	readonly toUpline: boolean;
	/** The brand lets players claim cashback themselves. */
	readonly manualRebate: boolean;
	/** A break or an exclusion runs: nothing is offered. */
	readonly excluded?: boolean;
};

const offers: ReadonlySet<CentrePage> = new Set([
	...(["manualRebate", "bonusDetails", "rewardCenter", "referral", "missionLeaderboard"] as const),
]);

/** The pages a member sees, in order. Who is excluded keeps that of deposits, which says why it is shut. */
export function visiblePages({ toUpline, manualRebate, excluded = false }: MayOpen): readonly CentrePage[] {
	return centrePages.filter(
		(page) =>
			(page !== "transferUpline" || toUpline) &&
			(page !== "manualRebate" || manualRebate) &&
			!(excluded && offers.has(page)),
	);
}

export const agentPages = [
	"announcement",
	"teamOverview",
	"registerAccount",
	"teamManagement",
	"teamBetting",
	"userProfit",
	"myIncome",
	"transactionDetails",
	"accountChange",
	"dividend",
	"dailySalary",
	"hourlySalary",
	"realTimeSalary",
	"contractRequests",
	"memberTransfer",
] as const;
export type AgentPage = (typeof agentPages)[number];

/** Pages that only a contract opens. */
export const contractPages = ["dividend", "dailySalary", "hourlySalary", "realTimeSalary"] as const;
export type ContractPage = (typeof contractPages)[number];

/** Which page a kind of contract has. */
export const contractPage = {
	dividend: "dividend",
	daily: "dailySalary",
	hourly: "hourlySalary",
	"real-time": "realTimeSalary",
} as const satisfies Readonly<Record<string, ContractPage>>;

/** The pages an agent sees, in order: those of contracts only where the agent's contracts have them. */
export function visibleAgentPages(contracts: ReadonlySet<ContractPage> = new Set()): readonly AgentPage[] {
	const closed = contractPages.filter((page) => !contracts.has(page));
	return agentPages.filter((page) => !closed.some((one) => one === page));
}

/** The page an address asks for among those that are seen; the first for one that is not, or is not known. */
export function pageOf<Page extends string>(asked: string | undefined, seen: readonly [Page, ...Page[]]): Page {
	return seen.find((page) => page === asked) ?? seen[0];
}

/** What the pages keep in the address, all of it taken away: another page begins with its own. */
const cleared: AddressChange = Object.fromEntries(
	[recordAddress, statementAddress, profitAddress, transferAddress, teamAddress, reportAddress].flatMap((names) =>
		Object.values(names).map((name): [string, undefined] => [name, undefined]),
	),
);

export const closeCentre: AddressChange = { ...cleared, [panelName]: undefined, [agentName]: undefined };
export const openPage = (page: string): AddressChange => ({ ...closeCentre, [panelName]: page });
export const openAgentPage = (page: string): AddressChange => ({ ...closeCentre, [agentName]: page });
/** The betting record, with these of its filters. */
export const openRecord = (filters: AddressChange): AddressChange => ({
	...openPage("personalHistoryCopy"),
	...filters,
});
export const openRound = (roundId: string): AddressChange => ({
	...openPage("personalHistoryCopy"),
	[recordAddress.round]: roundId,
});
