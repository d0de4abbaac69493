// What a market type is: the outcomes it offers, the line it may have, and where each world of its view puts each outcome. A
// price is the same settlement summed over all worlds, so what is priced and what is paid cannot differ. Knows no sport.

/** What a view can come to, and how likely that is. `at`: the view's own numbers, such as goals of both sides. */
export type World = { readonly chance: number; readonly at: readonly number[] };

/** Views of one event that depend on each other, in common worlds: `see` is what one of them reads of such a world. */
export type Joint = {
	readonly views: readonly string[];
	readonly worlds: readonly World[];
	readonly see: (view: string, at: readonly number[]) => readonly number[];
};

/** How a leg ends. A quarter line halves what is won or lost. */
export const marks = ["won", "half-won", "push", "half-lost", "lost"] as const;
export type Mark = (typeof marks)[number];

export type MarketType = {
	readonly code: string;
	/** Of what it has a line: goals of both, or the lead of the home side. */
	readonly line?: LineRule;
	readonly outcomes: readonly string[];
	/**
	 * All of a world that a bet on it looks at, as a small whole number from 0: worlds of one class end every bet alike, at every
	 * line. So a price is summed over classes, of which there are fewer.
	 */
	readonly classOf: (at: readonly number[]) => number;
	/** `line` is 0 where the type has none. */
	readonly settle: (at: readonly number[], bet: { readonly outcome: string; readonly line: number }) => Mark;
};

export type LineRule = {
	/** UOF's word for it. */
	readonly specifier: "total" | "hcp";
	readonly value: (at: readonly number[]) => number;
	/** Between two lines that are offered: a quarter, a half, one. */
	readonly step: number;
	/** The first line from zero: .5 where whole lines are not offered. */
	readonly from: number;
};

/** Two numbers of a world; a view that has fewer has zeros. */
export const homeOf = (at: readonly number[]): number => at[0] ?? 0;
export const awayOf = (at: readonly number[]): number => at[1] ?? 0;
/** The third number says that it came to overtime, to a tie-break. */
export const isMore = (at: readonly number[]): boolean => (at[2] ?? 0) > 0;
export const sumOf = (at: readonly number[]): number => homeOf(at) + awayOf(at);
export const leadOf = (at: readonly number[]): number => homeOf(at) - awayOf(at);

/** A lead, or any whole number, as one from 0. */
export const fromZero = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);

export const hit = (yes: boolean): Mark => (yes ? "won" : "lost");
