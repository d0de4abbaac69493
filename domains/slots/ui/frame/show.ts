// One opened picture of a game: its stage, and what the page shows around it. Components watch its values.

import { openSpeaker, type Speaker } from "#cabinet/ui";
import { type ExternalStore, externalStore, fetchSentences } from "#platform/ui";
import type { PayTableView } from "../../contract/index.ts";
import type { Board } from "../../core/index.ts";
import { createHand, type Hand } from "../play/hand.ts";
import type { StageLayout } from "../stage/layout.ts";
import type { Look } from "../stage/look.ts";
import type { StageTable } from "../stage/parts.ts";
import type { Stage } from "../stage/stage.ts";
import { slotMessages } from "../text.ts";
import type { FreeCount, ShownWin, StageStep } from "../timeline/plan-round.ts";

export type Show = {
	readonly look: Look;
	readonly table: PayTableView;
	readonly layout: ExternalStore<StageLayout | undefined>;
	/** Credits of the round that have been counted. */
	readonly counted: ExternalStore<number>;
	readonly showing: ExternalStore<StageStep | undefined>;
	readonly pointing: ExternalStore<ShownWin | undefined>;
	/** The free spin that runs. */
	readonly free: ExternalStore<FreeCount | undefined>;
	/** What wins count for now: 1 when nothing multiplies them. */
	readonly multiplier: ExternalStore<number>;
	readonly muted: ExternalStore<boolean>;
	readonly speaker: Speaker;
	/** Lifts the places of a pick bonus. */
	readonly hand: Hand;
	/** Draws into a canvas that fills `space`. Resolves when the board stands; `close` ends it. */
	readonly open: (canvas: HTMLCanvasElement, space: HTMLElement) => Promise<OpenShow>;
};

export type OpenShow = { readonly stage: Stage; readonly close: () => void };

const mutedKey = "tessera.muted";

export function createShow(look: Look, table: PayTableView): Show {
	const muted = externalStore(localStorage.getItem(mutedKey) === "true");
	const speaker = openSpeaker(look.tuning, { muted: muted.get() });
	muted.listen(() => {
		localStorage.setItem(mutedKey, String(muted.get()));
		speaker.setMuted(muted.get());
	});
	const show: Show = {
		look,
		table,
		layout: externalStore<StageLayout | undefined>(undefined),
		counted: externalStore(0),
		showing: externalStore<StageStep | undefined>(undefined),
		pointing: externalStore<ShownWin | undefined>(undefined),
		free: externalStore<FreeCount | undefined>(undefined),
		multiplier: externalStore(1),
		muted,
		speaker,
		hand: createHand((milliseconds, work) => void setTimeout(work, milliseconds)),
		open: (canvas, space) => openOn(show, { canvas, space }),
	};
	return show;
}

const reducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The canvas's code is large, and the sentences are many: both are on their way while the server answers. */
export function fetchStage(): void {
	void import("../stage/stage.ts");
	fetchSentences(slotMessages.domain);
}

async function openOn(show: Show, on: { canvas: HTMLCanvasElement; space: HTMLElement }): Promise<OpenShow> {
	const { openStage } = await import("../stage/stage.ts");
	const stage = await openStage({
		canvas: on.canvas,
		look: show.look,
		table: stageTable(show.table),
		calm: reducedMotion,
		hooks: {
			placed: show.layout.set,
			counted: show.counted.set,
			showing: (step) => follow(show, step),
			pointing: show.pointing.set,
			cue: show.speaker.play,
			hand: show.hand,
		},
	});
	const fillSpace = (): void => stage.resize({ width: on.space.clientWidth, height: on.space.clientHeight });
	const watch = new ResizeObserver(fillSpace);
	watch.observe(on.space);
	fillSpace();
	stage.show(firstBoard(show.table));
	return {
		stage,
		close() {
			watch.disconnect();
			stage.close();
			show.speaker.close();
		},
	};
}

/** Keeps what stays true beyond its step: which free spin runs, what wins count for. */
function follow(show: Show, step: StageStep | undefined): void {
	show.showing.set(step);
	show.hand.follow(step);
	if (step?.kind === "free-spin") show.free.set(step.free);
	if (step?.kind === "multiplier") show.multiplier.set(step.value);
	if (step?.kind === "free-end" || step === undefined) show.free.set(undefined);
	if (step === undefined) show.multiplier.set(1);
}

export function stageTable(table: PayTableView): StageTable {
	const base = table.base.strips;
	return {
		grid: table.grid,
		symbols: table.symbols,
		cost: table.cost,
		lines: "lines" in table.award ? table.award.lines : [],
		lids: table.base.lids,
		full: table.base.fills?.full,
		slabs: table.bonus?.kind === "gather" ? table.bonus : undefined,
		strips: { base, free: freeStrips(table) ?? base },
	};
}

const freeStrips = ({ freeSpins, bonus }: PayTableView) =>
	freeSpins?.reels.strips ?? (bonus !== undefined && "reels" in bonus ? bonus.reels.strips : undefined);

/** What stands on the reels before the first spin: the strips at their first stop, and the lids on what is closed. */
export const firstBoard = ({ base, grid }: PayTableView): Board => {
	const closed = grid.rows - (base.lids?.open ?? grid.rows);
	const lids = Array.from({ length: closed }, () => base.lids?.symbol ?? 0);
	return base.strips.map((strip) => [
		...lids,
		...Array.from({ length: grid.rows - closed }, (_, row) => strip[row % strip.length] ?? 0),
	]);
};
