// What contracts count: the turnover of a round, the company's result, which members are valid.
import { type Rate, shareOf, wholeOf } from "./parts.ts";

export type CountedRound = {
	readonly stake: bigint;
	readonly win: bigint;
	/** How its game counts: a wager on sport by what was at risk, a pot among players by what the house keeps of it. */
	readonly counts: "stake" | "sports" | "pvp";
	/** What the house kept of the pot; of a round among players alone. */
	readonly rake?: bigint;
	/** Void, of a gift, or a double-up of what was won: none of them is turnover. */
	readonly left?: "void" | "gift" | "double-up";
};

/** In minor units. */
export function effectiveTurnover({ stake, win, counts, rake = 0n, left }: CountedRound): bigint {
	if (left !== undefined) return 0n;
	if (counts === "pvp") return rake;
	if (counts === "stake") return stake;
	const result = win < stake ? stake - win : win - stake;
	return result < stake ? result : stake;
}

export type VendorResult = {
	/** Stakes less wins; of games among players the rake. */
	readonly result: bigint;
	/** What the vendor has of a result above zero. */
	readonly fee: Rate;
};

export type CompanyBooks = {
	readonly vendors: readonly VendorResult[];
	readonly bonuses: bigint;
	/** Cashback, points and salaries. */
	readonly rebates: bigint;
	readonly paymentCosts: bigint;
};

/** In minor units; a vendor's fee is rounded down. */
export function companyResult({ vendors, bonuses, rebates, paymentCosts }: CompanyBooks): bigint {
	const kept = vendors.map(({ result, fee }) => (result > 0n ? result - wholeOf(shareOf(fee, result)) : result));
	return kept.reduce((sum, one) => sum + one, 0n) - bonuses - rebates - paymentCosts;
}

export type CountedMember = {
	readonly turnover: bigint;
	/** Has been seen on a device, or is paid to an account, of the agent's own. */
	readonly isAgentsOwn: boolean;
};

/** How many of a team count: enough turnover, and not the agent in disguise. */
export const validMembers = (members: readonly CountedMember[], least: bigint): number =>
	members.filter(({ turnover, isAgentsOwn }) => turnover >= least && !isAgentsOwn).length;
