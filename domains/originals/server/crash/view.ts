// What players see of crash: the wire's shapes made from rows. The point and the seed are shown once the flight is over.
import { formatMinor, isCurrencyCode } from "#platform/kernel";
import type { CrashBet, CrashPast, CrashRound, CrashTable } from "../../contract/index.ts";
import type { BetRow, StakeSum } from "./bet-rows.ts";
import type { Draw } from "./chain.ts";
import type { CrashRow, PastRow } from "./crash-rows.ts";
import { winIn } from "./settle-bets.ts";
import { closesAt } from "./tools.ts";

export function roundView(round: CrashRow, { hash, salt }: Pick<Draw, "hash" | "salt">): CrashRound {
	const { point, seed, ended_at, interrupted } = round;
	const end = { at: ended_at?.getTime() ?? 0, interrupted };
	return {
		roundId: round.id,
		number: round.number,
		hash,
		salt,
		closesAt: closesAt(round),
		fliesAt: round.flies_at.getTime(),
		...(point === null || seed === null ? {} : { end: { ...end, point, seed } }),
	};
}

/** Undefined for a bet that was refused, or of which it is not known yet whether its stake was taken. */
export function betView(bet: BetRow): CrashBet | undefined {
	const { id, round, target, taken, ended, state } = bet;
	if (state === "drawn" || state === "returning" || state === "refused") return undefined;
	return {
		betId: id,
		roundId: round,
		stake: written(bet.stake, bet.currency),
		target,
		taken,
		state: ended === null ? "staked" : ended === "cashed-out" ? "taken" : ended,
		win: written(winIn(bet), bet.currency),
	};
}

export function tableView(sums: readonly StakeSum[], greatest: readonly BetRow[]): CrashTable {
	return {
		players: sums.reduce((all, { players }) => all + Number(players), 0),
		sums: sums.map(({ currency, stake }) => ({ currency, stake: written(stake, currency) })),
		bets: greatest.map(({ id, name, currency, stake, taken }) => ({
			betId: id,
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
