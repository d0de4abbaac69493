// A family of lotteries: what is drawn, and the plays on it as a tree of groups. A play that was released never changes its rule;
// ids are of all families together.
import type { Balls } from "./balls.ts";
import type { PlayRule } from "./play.ts";

export type Play = PlayRule & {
	readonly id: number;
	/** Unique: "Last3Straight"; texts and addresses know it by this. */
	readonly code: string;
	readonly typed: boolean;
};

export type PlayGroup = { readonly code: string; readonly plays: readonly Play[] };

export const familyCodes = ["SSC", "X5", "PK10", "K3", "P28", "KL10", "KENO", "KRPB", "KRLAD", "KRSK", "LHC"] as const;
export type FamilyCode = (typeof familyCodes)[number];

export type Family = {
	readonly code: FamilyCode;
	/** The plays in force; a ticket keeps it. */
	readonly playTable: string;
	readonly balls: Balls;
	readonly groups: readonly PlayGroup[];
};

export type Entry = readonly [id: number, code: string, rule: PlayRule];
export const group = (code: string, entries: readonly Entry[]): PlayGroup => ({
	code,
	plays: entries.map(([id, name, rule]) => ({ ...rule, id, code: name, typed: rule.line !== undefined })),
});
