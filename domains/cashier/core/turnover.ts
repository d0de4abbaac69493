// What is to be wagered before a withdrawal: each credited deposit asks for a part of itself, play works it off in the order
// it came, and play before a deposit does nothing for it. Amounts in minor units.
import { scaleMinor } from "#platform/kernel";

export type Turnover = {
	/** Of what is being worked off: how much was asked for in all, and what is left of it. */
	readonly asked: bigint;
	readonly missing: bigint;
	/** How much the member had ever wagered when that was written. */
	readonly wagered: bigint;
};

export const noTurnover: Turnover = { asked: 0n, missing: 0n, wagered: 0n };

/** How it stands when the member has wagered so much in all. What was taken back of play never adds to it. */
export function workedOff(turnover: Turnover, wagered: bigint): Turnover {
	const played = wagered > turnover.wagered ? wagered - turnover.wagered : 0n;
	const missing = turnover.missing > played ? turnover.missing - played : 0n;
	return { asked: missing === 0n ? 0n : turnover.asked, missing, wagered };
}

/** Of two that the same play works off: the one that asks for more of it yet. */
export const stricter = (one: Turnover, other: Turnover): Turnover => (other.missing > one.missing ? other : one);

/** A deposit that was credited adds so many hundredths of itself; a fraction of a minor unit is not asked for. */
export function askTurnover(
	turnover: Turnover,
	deposit: { readonly credited: bigint; readonly percent: number; readonly wagered: bigint },
): Turnover {
	const now = workedOff(turnover, deposit.wagered);
	const ratio = { numerator: BigInt(deposit.percent), denominator: 100n, rounding: "down" } as const;
	const more = scaleMinor(deposit.credited, ratio);
	return { asked: now.asked + more, missing: now.missing + more, wagered: deposit.wagered };
}
