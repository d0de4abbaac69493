// Limits that are held: which of them holds now, and what becomes of a wish to change one. A stricter limit holds at
// once, a looser one only after a wait (A.3.7); of the member's and the operator's the stricter holds (GLI-19 2.5.5).
import { err, ok, type Result } from "#platform/kernel";
import type { Period } from "./periods.ts";

export const limitKinds = ["deposit", "loss", "wager", "time"] as const;
export type LimitKind = (typeof limitKinds)[number];

export const limitHolders = ["member", "operator"] as const;
export type LimitHolder = (typeof limitHolders)[number];

/** Undefined: no limit. Money in minor units, time in minutes. */
export type LimitAmount = bigint | undefined;

export type HeldLimit = {
	readonly holder: LimitHolder;
	readonly kind: LimitKind;
	readonly period: Period;
	readonly amount: LimitAmount;
	/** What takes its place from a moment on. */
	readonly next: { readonly amount: LimitAmount; readonly at: Date } | undefined;
};

/** What a limit says at a moment. */
export const amountAt = (limit: Pick<HeldLimit, "amount" | "next">, now: Date): LimitAmount =>
	limit.next !== undefined && limit.next.at <= now ? limit.next.amount : limit.amount;

/** What still waits at a moment. */
export const waitingAt = (limit: Pick<HeldLimit, "next">, now: Date): HeldLimit["next"] =>
	limit.next !== undefined && limit.next.at > now ? limit.next : undefined;

/** The stricter of all that are held for one kind and period. */
export function strictest(
	limits: readonly HeldLimit[],
	of: { readonly kind: LimitKind; readonly period: Period },
	now: Date,
): LimitAmount {
	return limits
		.filter(({ kind, period }) => kind === of.kind && period === of.period)
		.map((limit) => amountAt(limit, now))
		.reduce(stricterOf, undefined);
}

function stricterOf(one: LimitAmount, other: LimitAmount): LimitAmount {
	if (one === undefined || other === undefined) return one ?? other;
	return one < other ? one : other;
}

const isLooser = (wanted: LimitAmount, than: LimitAmount): boolean =>
	than !== undefined && (wanted === undefined || wanted > than);

export type LimitChange = Pick<HeldLimit, "amount" | "next">;

/** What is held after a wish. Wishing for what holds already takes back what waits. */
export function changeLimit(
	held: LimitChange | undefined,
	wanted: LimitAmount,
	at: { readonly now: Date; readonly waitHours: number },
): LimitChange {
	const amount = held === undefined ? undefined : amountAt(held, at.now);
	if (!isLooser(wanted, amount) || at.waitHours === 0) return { amount: wanted, next: undefined };
	return { amount, next: { amount: wanted, at: new Date(at.now.getTime() + at.waitHours * 3_600_000) } };
}

/** Takes back what waits; refused when nothing does. */
export function keepLimit(held: LimitChange | undefined, now: Date): Result<LimitChange, "NOTHING_WAITS"> {
	if (held === undefined || waitingAt(held, now) === undefined) return err("NOTHING_WAITS");
	return ok({ amount: amountAt(held, now), next: undefined });
}

/** Limits of time are whole minutes within their period, a quarter of an hour at least. */
const minutesOf: Readonly<Record<Period, bigint>> = { day: 1_440n, week: 10_080n, month: 44_640n };
const leastMinutes = 15n;

export const isTimeLimit = (minutes: bigint, period: Period): boolean =>
	minutes >= leastMinutes && minutes <= minutesOf[period];
