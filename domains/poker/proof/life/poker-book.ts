// What players of poker were answered: chips that came to tables, entries to tournaments, acts in hands.
import { kept, type Run } from "../../../../tools/sim/run.ts";
import type { HandAct } from "../../core/act.ts";

export type KnownPress = { readonly account: string; readonly key: string };
export type KnownAct = {
	readonly account: string;
	readonly hand: string;
	readonly turn: number;
	readonly seat: number;
	readonly act: HandAct;
};

export type PokerBook = {
	/** Minor units. */
	readonly brought: (KnownPress & { readonly table: string; readonly amount: number })[];
	readonly entered: (KnownPress & { readonly tournament: string })[];
	readonly acts: KnownAct[];
	readonly left: string[];
	/** What broke a promise, in words. Must stay empty. */
	readonly faults: string[];
};

/** The one of a run. */
export const pokerBook = kept((_run: Run): PokerBook => ({ brought: [], entered: [], acts: [], left: [], faults: [] }));
