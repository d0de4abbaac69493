// A family of lotteries: what is drawn, and the plays on it as a tree of groups. A play that was released never changes its rule;
// ids are of all families together.
import type { Balls } from "./balls.ts";
import type { Place, PlayRule } from "./play.ts";

export type Play = PlayRule & {
	readonly id: number;
	/** Unique: "Last3Straight"; texts and addresses know it by this. */
	readonly code: string;
	readonly typed: boolean;
};

export type PlayGroup = { readonly code: string; readonly plays: readonly Play[] };

export const familyCodes = [
	...(["SSC", "X5", "PK10", "K3", "P28", "KL10", "KENO", "KRPB", "KRLAD", "KRSK", "LHC"] as const),
	...(["VNN", "VNS", "THAI", "LAO", "HANOI", "YK", "D4"] as const),
] as const;
export type FamilyCode = (typeof familyCodes)[number];

/** Lotteries whose hall is their own; all others stand in both halls of the house. */
export const areas = ["VN", "SEA"] as const;
export type Area = (typeof areas)[number];

/** Places by number, in the order in which they are read. */
export type Prize = { readonly name: PrizeName; readonly numbers: readonly (readonly Place[])[] };
export type PrizeName =
	| ("front3" | "back3" | "last2" | "result" | "starter" | "consolation")
	| "special"
	| "prize1"
	| "prize2"
	| "prize3"
	| "prize4"
	| "prize5"
	| "prize6"
	| "prize7"
	| "prize8";

export type Family = {
	readonly code: FamilyCode;
	/** The plays in force; a ticket keeps it. */
	readonly playTable: string;
	readonly balls: Balls;
	/** Sold in a hall of its own. */
	readonly area?: Area;
	/** A result that is a board: its prizes, each with its numbers, the greatest prize first. */
	readonly board?: readonly Prize[];
	readonly groups: readonly PlayGroup[];
};

export type Entry = readonly [id: number, code: string, rule: PlayRule];
export const group = (code: string, entries: readonly Entry[]): PlayGroup => ({
	code,
	plays: entries.map(([id, name, rule]) => ({ ...rule, id, code: name, typed: rule.line !== undefined })),
});
