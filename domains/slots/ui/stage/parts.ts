// What the stage is made of and whom it tells: types only, for the stage and for the performers of its steps.

import type { Cue } from "#cabinet/ui";
import type { StageHand } from "../play/hand.ts";
import type { ShownWin, StageStep } from "../timeline/plan-round.ts";
import type { BoardView } from "./board-view.ts";
import type { Floor } from "./floor.ts";
import type { Keepers } from "./keepers.ts";
import type { StageLayout } from "./layout.ts";
import type { Closed } from "./lids.ts";
import type { Lights } from "./lights.ts";
import type { Motion } from "./motion.ts";
import type { TallWilds } from "./tall-wilds.ts";

/** What the stage must know of a pay table to turn its reels and draw its lines. */
export type StageTable = {
	readonly grid: { readonly reels: number; readonly rows: number };
	readonly symbols: readonly { readonly code: string; readonly role: string }[];
	/** Credits a spin costs: coins tell their worth in stakes. */
	readonly cost: number;
	readonly lids?: Closed | undefined;
	/** The symbols of slabs that gather their neighbours, where a game has such. */
	readonly slabs?: { readonly slab: number; readonly gatherer?: number } | undefined;
	/** Parts that fill a cell, where cells fill. */
	readonly full?: number | undefined;
	readonly lines: readonly (readonly number[])[];
	readonly strips: { readonly base: readonly (readonly number[])[]; readonly free: readonly (readonly number[])[] };
};

export type StageHooks = {
	/** The board has a new place; the page puts its texts around it. */
	readonly placed: (layout: StageLayout) => void;
	/** Credits of the round, as they are counted up. */
	readonly counted: (credits: number) => void;
	/** What the stage now shows; undefined when it shows nothing in particular. */
	readonly showing: (step: StageStep | undefined) => void;
	/** While at rest, wins are lit one after the other. */
	readonly pointing: (win: ShownWin | undefined) => void;
	readonly cue: (cue: Cue, pitch?: number) => void;
	/** Chooses the places of a pick bonus. */
	readonly hand: StageHand;
};

/** The parts that steps are shown with. */
export type Parts = {
	readonly board: BoardView;
	readonly lights: Lights;
	readonly motion: Motion;
	readonly table: StageTable;
	readonly hooks: StageHooks;
	readonly tall: TallWilds;
	readonly keepers: Keepers;
	readonly floor: Floor;
	readonly cell: () => number;
};
