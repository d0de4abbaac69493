// Reckons what a period gave every agent under contract, by the versions that ran in it and by the books as they stand now:
// the first time, and again when its rounds were settled anew.
import type { Tx } from "#platform/db";
import { type CurrencyCode, type MemberId, memberId } from "#platform/kernel";
import {
	companyResult,
	explainDividend,
	explainTurnover,
	type Period,
	type Rate,
	runsFrom,
	shareOf,
	streakOf,
	type Team,
	type Tier,
	teamOf,
	teamSums,
	tierReached,
	turnoverBills,
	wholeOf,
} from "../../core/index.ts";
import { type StoredVersion, versionsOfKind } from "./contract-store.ts";
import { linesText } from "./lines-text.ts";
import type { Reckoned } from "./new-bill-store.ts";
import { directPlay, givenBelow, movedBelow, type Of, resultsBefore, treeOf, validBelow } from "./settlement-store.ts";
import type { Terms } from "./terms-store.ts";

export type PeriodAsked = {
	readonly of: Of;
	readonly period: Period;
	readonly terms: Terms;
	readonly currency: CurrencyCode;
};

export type ReckonedPeriod = {
	readonly team: Team;
	/** Of those under contract in the period, uplines first. */
	readonly agents: readonly (Reckoned & { readonly stored: StoredVersion })[];
};

export async function reckonPeriod(tx: Tx, asked: PeriodAsked): Promise<ReckonedPeriod> {
	const { of, period, terms } = asked;
	const versions = (await versionsOfKind(tx, of)).filter((version) => runsFrom(version, period.from));
	if (versions.length === 0) return { agents: [], team: teamOf([]) };
	const agents = versions.map(({ contract }) => contract.agentId);
	const books = await readBooks(tx, asked, agents);
	const team = teamOf(await treeOf(tx, [...new Set([...agents, ...books.agents])]));
	const turnover = teamSums(team, books.counted);
	const result = teamSums(team, books.results);
	const streaks = await streaksOf(tx, asked, { versions, result });
	const reached = new Map<string, { readonly tier: Tier | undefined; readonly members: number }>();
	for (const { contract, tiers } of versions) {
		const members = books.valid.get(contract.agentId) ?? 0;
		const streak = streaks.get(contract.agentId) ?? 0;
		const tier = tierReached(tiers, { members, turnover: turnover.get(contract.agentId) ?? 0n, streak });
		reached.set(contract.agentId, { tier, members });
	}
	const rates = new Map<string, Rate>([...reached].map(([id, { tier }]) => [id, tier?.rate ?? 0n]));
	const explained =
		of.kind === "dividend"
			? explainDividend(team, { direct: books.results, rates })
			: explainTurnover(team, { direct: books.counted, rates });
	const bills =
		terms.payer === "company" ? explained.shares : turnoverBills(team, { direct: baseOf(of, books), rates });
	const byAgent = new Map(versions.map((version) => [String(version.contract.agentId), version]));
	const inOrder = team.agents.flatMap(({ id }) => byAgent.get(id) ?? []);
	return {
		team,
		agents: inOrder.map((stored) => {
			const { agentId, id } = stored.contract;
			return {
				stored,
				agentId,
				contractId: id,
				version: stored.version,
				rate: rates.get(agentId) ?? 0n,
				members: reached.get(agentId)?.members ?? 0,
				turnover: turnover.get(agentId) ?? 0n,
				result: result.get(agentId) ?? 0n,
				share: bills.get(agentId) ?? 0n,
				lines: linesText(explained.lines.get(agentId) ?? []),
			};
		}),
	};
}

async function readBooks(tx: Tx, { period, terms, currency }: PeriodAsked, agents: readonly MemberId[]) {
	const asked = { period, currency, agents };
	const play = await directPlay(tx, asked);
	const given = await givenBelow(tx, asked);
	const moved = terms.paymentCost === 0n ? new Map<MemberId, bigint>() : await movedBelow(tx, asked);
	const counted = new Map<string, bigint>();
	const vendors = new Map<string, { result: bigint; fee: Rate }[]>();
	for (const line of play) {
		counted.set(line.agentId, (counted.get(line.agentId) ?? 0n) + line.counted);
		const one = { result: line.result, fee: terms.vendorFee };
		vendors.set(line.agentId, [...(vendors.get(line.agentId) ?? []), one]);
	}
	const withBooks = new Set<string>([...vendors.keys(), ...given.keys(), ...moved.keys()]);
	const results = new Map(
		[...withBooks].map((id) => {
			const paymentCosts = wholeOf(shareOf(terms.paymentCost, moved.get(memberId(id)) ?? 0n));
			const costs = { bonuses: given.get(memberId(id)) ?? 0n, rebates: 0n, paymentCosts };
			return [id, companyResult({ vendors: vendors.get(id) ?? [], ...costs })];
		}),
	);
	const valid = await validBelow(tx, { ...asked, least: terms.validTurnover });
	return { counted, results, valid, agents: [...withBooks].map(memberId) };
}

const baseOf = (
	{ kind }: Of,
	books: { readonly counted: ReadonlyMap<string, bigint>; readonly results: ReadonlyMap<string, bigint> },
) => (kind === "dividend" ? books.results : books.counted);

type Streaks = { readonly versions: readonly StoredVersion[]; readonly result: ReadonlyMap<string, bigint> };

/** For how many periods running, this one the last, the company has won of each team; looked at no further than a tier asks. */
async function streaksOf(tx: Tx, { of, period }: PeriodAsked, { versions, result }: Streaks) {
	const most = Math.max(0, ...versions.flatMap(({ tiers }) => tiers.map(({ streak }) => streak)));
	if (most === 0) return new Map<MemberId, number>();
	const agents = versions.map(({ contract }) => contract.agentId);
	const before = await resultsBefore(tx, of, { agents, before: period.from, most });
	return new Map(
		agents.map((agentId) => [agentId, streakOf([...(before.get(agentId) ?? []), result.get(agentId) ?? 0n])]),
	);
}
