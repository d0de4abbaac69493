// How much a promotion brings. Amounts in minor units; every division rounds down, once.
import { scaleMinor } from "#platform/kernel";
import { greatest, least } from "./amounts.ts";
import type { FriendBonus, SignMode, Tier } from "./kinds.ts";

const part = (amount: bigint, percent: number): bigint =>
	scaleMinor(amount, { numerator: BigInt(percent), denominator: 100n, rounding: "down" });
const positive = (amount: bigint): bigint => greatest(amount, 0n);

/** Of a deposit: a part of what was credited, at most so much. */
export const matchOf = (credited: bigint, { percent, most }: { readonly percent: number; readonly most: bigint }) =>
	least(part(positive(credited), percent), most);

/** What is to be wagered for a bonus, so many times. */
export const wageringOf = (bonus: bigint, times: number): bigint => bonus * BigInt(times);

export type Played = { readonly staked: bigint; readonly won: bigint; readonly promos: bigint };

/** A part of the whole loss, by the highest tier that the whole loss reaches; nothing below the first. */
export function cashbackOf(
	{ staked, won, promos }: Played,
	{ tiers, most }: { readonly tiers: readonly Tier[]; readonly most: bigint },
): bigint {
	const loss = positive(staked - won - promos);
	const reached = tiers
		.filter(({ from }) => loss >= from)
		.reduce<Tier | undefined>((best, tier) => (best === undefined || tier.from > best.from ? tier : best), undefined);
	return reached === undefined ? 0n : least(part(loss, reached.percent), most);
}

/** A free bet pays the profit alone: the stake was the house's. `odds` in hundredths. */
export const freeBetProfit = (stake: bigint, odds: number): bigint => (odds <= 100 ? 0n : part(stake, odds - 100));

/**
 * What a matched deposit costs the house when it is wagered in full, in minor units, below zero where the member pays for it:
 * B (1 - w h), the edge in ten-thousandths. Rounded down.
 */
export function houseCost(bonus: bigint, { times, edge }: { readonly times: number; readonly edge: number }): bigint {
	const whole = 10_000n;
	return scaleMinor(bonus, {
		numerator: whole - BigInt(times) * BigInt(edge),
		denominator: whole,
		rounding: "down",
	});
}

/** Which reward a day of signing brings, from 1: the days in a row, or the days in all; after the last it begins anew. */
export function signStep(
	days: readonly number[],
	{ today, mode, steps }: { readonly today: number; readonly mode: SignMode; readonly steps: number },
): number {
	const before = [...new Set(days)].filter((day) => day < today).toSorted((one, other) => other - one);
	let run = before.length;
	if (mode === "streak") {
		run = 0;
		for (const day of before) {
			if (day !== today - run - 1) break;
			run += 1;
		}
	}
	return (run % steps) + 1;
}

/** So much a friend, and more when so many have come; one level only. */
export function referralOf(
	friends: number,
	{ each, bonuses }: { readonly each: bigint; readonly bonuses: readonly FriendBonus[] },
): bigint {
	const reached = bonuses.filter((bonus) => friends >= bonus.friends);
	return reached.reduce((sum, { amount }) => sum + amount, BigInt(friends) * each);
}

/** Tickets of a raffle: one for each whole `every` of turnover, at most so many. */
export function ticketsOf(turnover: bigint, { every, most }: { readonly every: bigint; readonly most: number }) {
	const whole = positive(turnover);
	const earned = whole / every;
	return { tickets: Number(least(earned, BigInt(most))), rest: whole % every };
}
