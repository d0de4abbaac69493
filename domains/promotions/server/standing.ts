// Where a member stands in each turn of a promotion: the rows that are kept, moved on by the clock and by what is counted.
import type { Tx } from "#platform/db";
import { type CurrencyCode, formatMinor } from "#platform/kernel";
import type { StandingWords } from "../contract/index.ts";
import {
	cashbackOf,
	dayAt,
	dayNumber,
	type MoveTerms,
	mostOfTurn,
	move,
	type Rule,
	type State,
	signStep,
	type Turn,
	ticketsOf,
	turnAt,
	turnBefore,
	type Zone,
} from "../core/index.ts";
import { type Measure, measure } from "./play-store.ts";
import { type Entry, inVersion, type Promotion } from "./promotion-store.ts";
import { showMeasure } from "./rule-words.ts";

export type Viewer = { readonly now: Date; readonly zone: Zone; readonly barred: boolean };

export type Standing = {
	/** In the version that counts for this turn. */
	readonly promotion: Promotion;
	readonly turn: Turn;
	readonly step: number;
	readonly state: State;
	/** What the turn brings, in minor units. */
	readonly amount: bigint;
	readonly value: bigint | undefined;
	readonly goal: bigint | undefined;
	readonly points: number;
	readonly entry: Entry | undefined;
};

/** How long the turn that is over can still be claimed. */
const graceDays = 7;
const late: ReadonlySet<string> = new Set(["cashback", "mission"]);

type Slot = {
	readonly promotion: Promotion;
	readonly turn: Turn;
	readonly step: number;
	readonly entry: Entry | undefined;
	readonly asked: Measure | undefined;
	/** It is the turn before the one that runs. */
	readonly before: boolean;
};

/** A visitor's: by the clock alone. */
export const visitorState = (promotion: Promotion, now: Date): State =>
	stateOf({ promotion, entry: undefined }, { now, earned: false, barred: false });

export const termsOf = ({ entry, claim, again, reward }: Rule, barred: boolean): MoveTerms => ({
	joins: entry !== "open",
	earned: ["cashback", "mission", "raffle", "referral"].includes(reward.kind),
	claim,
	again,
	barred,
});

export async function standingsOf(
	tx: Tx,
	who: { readonly memberId: string; readonly promotions: readonly Promotion[]; readonly entries: readonly Entry[] },
	viewer: Viewer,
): Promise<readonly Standing[]> {
	const slots: Slot[] = [];
	for (const promotion of who.promotions) {
		const own = who.entries.filter(({ promotionId }) => promotionId === promotion.id);
		slots.push(...(await slotsOf(tx, { promotion, own }, viewer)));
	}
	const asked = slots.map((slot) => slot.asked);
	const currency = who.promotions[0]?.currency ?? "P";
	const known = asked.filter((one) => one !== undefined);
	const values = await measure(tx, { memberId: who.memberId, currency, asked: known });
	let next = 0;
	return slots.flatMap((slot, at) => {
		const value = asked[at] === undefined ? undefined : values[next++];
		const days = who.entries.filter(
			({ promotionId, state }) => promotionId === slot.promotion.id && state === "signed",
		);
		const standing = standOn(slot, { value, viewer, signed: days.map(({ turn }) => dayNumber(turn)) });
		return slot.before && standing.state !== "claim" && standing.entry === undefined ? [] : [standing];
	});
}

type Own = { readonly promotion: Promotion; readonly own: readonly Entry[] };

async function slotsOf(tx: Tx, { promotion, own }: Own, { now, zone }: Viewer): Promise<readonly Slot[]> {
	const { opensAt, closesAt } = promotion;
	const at = closesAt !== undefined && closesAt <= now ? new Date(closesAt.getTime() - 1) : now;
	const today = dayAt(new Date(Math.max(at.getTime(), opensAt.getTime())), zone);
	const turn = turnAt(promotion.rule.period, today, { opensAt, closesAt, zone });
	const before = late.has(promotion.kind) ? turnBefore(promotion.rule.period, turn) : undefined;
	const turns = before === undefined || before.to < dayAt(opensAt, zone) ? [turn] : [turn, before];
	const slots: Slot[] = [];
	for (const one of turns) {
		const entries = own.filter((entry) => entry.turn === one.name);
		const kept = await inVersion(tx, promotion, entries[0]?.version ?? promotion.version);
		const { reward } = kept.rule;
		const steps = reward.kind === "mission" ? reward.steps.map((_, step) => step) : [0];
		for (const step of steps) {
			const entry = entries.find((row) => row.step === step);
			slots.push({ promotion: kept, turn: one, step, entry, asked: askedOf(kept.rule, one), before: one !== turn });
		}
	}
	return slots;
}

function askedOf({ reward }: Rule, { from, to }: Turn): Measure | undefined {
	switch (reward.kind) {
		case "cashback":
			return { metric: "loss", from, to, games: [] };
		case "mission":
			return { metric: reward.metric, from, to, games: reward.games };
		case "raffle":
			return { metric: "stake", from, to, games: [] };
		case "referral":
			return { metric: "friends", from, to, games: [] };
		default:
			return undefined;
	}
}

type Known = { readonly value: bigint | undefined; readonly viewer: Viewer; readonly signed: readonly number[] };

function standOn(slot: Slot, { value, viewer, signed }: Known): Standing {
	const { promotion, turn, step, entry } = slot;
	const brings = broughtBy(slot, { value: value ?? 0n, viewer, signed });
	const state = stateOf(slot, { ...viewer, earned: brings.earned });
	const issued = entry !== undefined && entry.amount > 0n;
	return {
		promotion,
		turn,
		step,
		state,
		amount: issued ? entry.amount : brings.amount,
		value,
		goal: brings.goal,
		points: brings.points,
		entry,
	};
}

type Brought = {
	readonly amount: bigint;
	readonly earned: boolean;
	readonly goal: bigint | undefined;
	readonly points: number;
};

function broughtBy({ promotion, turn, step }: Slot, known: Omit<Known, "value"> & { readonly value: bigint }): Brought {
	const { reward } = promotion.rule;
	const { value, viewer, signed } = known;
	const plain = { goal: undefined, points: 0 };
	switch (reward.kind) {
		case "cashback": {
			const amount = cashbackOf({ staked: value, won: 0n, promos: 0n }, reward);
			const over = dayAt(viewer.now, viewer.zone) > turn.to;
			return { amount, earned: over && amount > 0n, goal: reward.tiers[0]?.from, points: 0 };
		}
		case "mission": {
			const asked = reward.steps[step];
			if (asked === undefined) return { amount: 0n, earned: false, ...plain };
			return { amount: asked.amount, earned: value >= asked.goal, goal: asked.goal, points: asked.points };
		}
		case "raffle": {
			const { rest } = ticketsOf(value, reward);
			return { amount: 0n, earned: false, goal: value - rest + reward.every, points: 0 };
		}
		case "referral":
			return { amount: reward.each, earned: false, ...plain };
		case "check-in": {
			const steps = reward.rewards.length;
			const today = dayNumber(turn.name);
			const place = signStep(signed, { today, mode: reward.mode, steps });
			return { amount: reward.rewards[place - 1] ?? 0n, earned: true, goal: undefined, points: place };
		}
		case "red-packet":
			return { amount: 0n, earned: true, ...plain };
		default:
			return { amount: mostOfTurn(reward), earned: true, ...plain };
	}
}

type Moved = { readonly now: Date; readonly earned: boolean; readonly barred: boolean };

function stateOf({ promotion, entry }: Pick<Slot, "promotion" | "entry">, { now, earned, barred }: Moved): State {
	const { opensAt, closesAt, rule } = promotion;
	const terms = termsOf(rule, barred);
	let state: State = entry?.state ?? "coming";
	const on = (event: Parameters<typeof move>[1]): void => {
		const moved = move(state, event, terms);
		if (moved.ok) state = moved.value;
	};
	if (state === "coming" && now >= opensAt) on("clock.opens");
	// What comes by itself is written by whoever counts; until then it is on its way.
	if (earned && terms.claim !== "auto") on("count.earned");
	else if (!earned && entry !== undefined && promotion.kind !== "raffle") on("count.fell");
	const grace = late.has(promotion.kind) || promotion.kind === "raffle" ? graceDays * 86_400_000 : 0;
	const ends = closesAt === undefined ? undefined : new Date(closesAt.getTime() + (state === "claim" ? grace : 0));
	if (promotion.state === "ended" || (ends !== undefined && now >= ends)) on("clock.closes");
	return state;
}

export function showStanding({ promotion, turn, step, entry, ...standing }: Standing): StandingWords {
	const { currency, rule } = promotion;
	const metric = metricOf(rule);
	const shown = (value: bigint | undefined) =>
		value === undefined || metric === undefined ? "" : showMeasure(value, metric, currency);
	return {
		turn: turn.name,
		step,
		state: standing.state,
		amount: standing.amount === 0n ? "" : formatMinor(standing.amount, currency),
		value: shown(standing.value),
		goal: shown(standing.goal),
		points: standing.points,
		lapsesAt: entry?.lapsesAt?.toISOString() ?? null,
		reason: entry?.reason ?? "",
	};
}

const metricOf = (rule: Rule) => askedOf(rule, { name: "", from: "", to: "" })?.metric;

/** A row by itself, as the reward centre lists it. */
export function showEntry(entry: Entry, currency: CurrencyCode): StandingWords {
	return {
		turn: entry.turn,
		step: entry.step,
		state: entry.state,
		amount: entry.amount === 0n ? "" : formatMinor(entry.amount, currency),
		value: "",
		goal: "",
		points: entry.points,
		lapsesAt: entry.lapsesAt?.toISOString() ?? null,
		reason: entry.reason,
	};
}

const urgency: readonly State[] = [
	"claim",
	"issued",
	"join",
	"process",
	"applying",
	"rejected",
	"signed",
	"coming",
	"claimed",
	"close",
];

/** The state of a promotion as a whole: of its most urgent turn. */
export const urgent = (states: readonly State[]): State => urgency.find((one) => states.includes(one)) ?? "close";
