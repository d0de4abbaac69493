// What players see of crash: the wire's shapes made from its state and rows. The point and the seed are shown once the flight is
// over.
import { formatMinor, isCurrencyCode } from "#platform/kernel";
import type { CrashBet, CrashPast, CrashRound, CrashTable } from "../../contract/index.ts";
import { type CrashBetState, type CrashRoundState, closesAt } from "../../core/index.ts";
import type { BetRow } from "./bet-rows.ts";
import { winIn } from "./carry-crash.ts";
import type { PastRow } from "./crash-rows.ts";

/** Names shown beside the curve; the sums are of all. */
const mostShown = 20;

export function roundView({ roundId, number, hash, salt, fliesAt, end, ...round }: CrashRoundState): CrashRound {
	return {
		roundId,
		number,
		hash,
		salt,
		fliesAt,
		closesAt: closesAt({ ...round, fliesAt }),
		...(end === null ? {} : { end }),
	};
}

type Bet = Pick<CrashBetState, "betId" | "stake" | "currency" | "target" | "taken" | "ended"> & {
	readonly round: string;
};

export function betView({ betId, round, currency, target, taken, ended, stake }: Bet): CrashBet {
	return {
		betId,
		roundId: round,
		stake: written(stake, currency),
		target,
		taken,
		state: ended === null ? "staked" : ended === "cashed-out" ? "taken" : ended,
		win: written(ended === null ? 0n : winIn({ ended, taken, stake }), currency),
	};
}

export const rowView = ({ id, ...row }: BetRow): CrashBet => betView({ ...row, betId: id });

const tables = new WeakMap<readonly CrashBetState[], CrashTable>();

/** Members' bets: everybody asks for the same table, so it is made once. */
export function tableOf(bets: readonly CrashBetState[]): CrashTable {
	const known = tables.get(bets) ?? makeTable(bets.filter(({ name }) => name !== null));
	tables.set(bets, known);
	return known;
}

function makeTable(bets: readonly CrashBetState[]): CrashTable {
	const sums = new Map<string, bigint>();
	for (const { currency, stake } of bets) sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(stake));
	const greatest = [...bets].sort((a, b) => b.weight - a.weight || (a.betId < b.betId ? -1 : 1)).slice(0, mostShown);
	return {
		players: bets.length,
		sums: [...sums].sort().map(([currency, stake]) => ({ currency, stake: written(stake, currency) })),
		bets: greatest.map(({ betId, name, currency, stake, taken }) => ({
			betId,
			name: name ?? "",
			currency,
			taken,
			stake: written(stake, currency),
		})),
	};
}

/** A round that is over; others are left out. */
export const pastView = ({ number, point, seed, salt, end_hash }: PastRow): readonly CrashPast[] =>
	point === null || seed === null || salt === null ? [] : [{ number, point, seed, salt, chainEnd: end_hash }];

function written(minor: string | bigint, currency: string): string {
	if (!isCurrencyCode(currency)) throw new Error(`a bet in an unknown currency: ${currency}`);
	return formatMinor(BigInt(minor), currency);
}
