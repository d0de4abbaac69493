// How each step of a round is shown. One performer a kind; none of them decides what comes next.

import type { Cue } from "#cabinet/ui";
import type { Board } from "../../core/index.ts";
import type { StageStep } from "../timeline/plan-round.ts";
import { lengthOf } from "../timeline/step-length.ts";
import type { Parts, StageTable } from "./parts.ts";

type StepOf<Kind extends StageStep["kind"]> = Extract<StageStep, { kind: Kind }>;

export async function performStep(step: StageStep, parts: Parts): Promise<void> {
	const length = lengthOf(step, parts.table.grid.reels);
	switch (step.kind) {
		case "turn":
			return turn(step, parts);
		case "become":
			return become(step, parts);
		case "expand":
			return expand(step, parts);
		case "wins":
			return wins(step, parts);
		case "scatter":
			return scatter(step, parts);
		case "cascade":
			return cascade(step, parts);
		case "floor":
			parts.hooks.cue("symbols", 1.2);
			parts.lights.out();
			return parts.floor.lay(step.tiles, length);
		case "walk":
			parts.hooks.cue("cascade", 0.8);
			parts.lights.out();
			return parts.keepers.walk(step.cells, length);
		case "wilds":
			return keepWilds(step, parts);
		case "hold-start":
			return holdStart(step, parts);
		case "hold-respin":
			return holdRespin(step, parts);
		case "gather":
			return takeIn(step, parts);
		case "hold-end":
			return countUp(step, step.full ? "feature" : "symbols", parts);
		case "respin":
			return respin(step, parts);
		case "pick-start":
			return pickStart(length, parts);
		case "pick":
			return lift(step, parts);
		case "pick-end":
			await countUp(step, "symbols", parts);
			return Promise.race([parts.hooks.hand.stand(), parts.motion.untilHurried()]);
		case "double-up":
			return countUp(step, step.after > step.before ? "scatter" : "reel-stop", parts);
		case "free-start":
		case "free-more":
		case "free-end":
		case "cap":
			parts.hooks.cue("feature");
			return parts.motion.wait(length);
		case "multiplier":
		case "free-spin":
			return parts.motion.wait(length);
		case "total":
			if (step.celebrate) parts.hooks.cue("win");
			parts.hooks.counted(step.win);
			return parts.motion.wait(length);
	}
}

const betweenReels = 150;
const leastTurn = 320;

async function turn(step: StepOf<"turn">, parts: Parts): Promise<void> {
	const { board, lights, motion } = parts;
	lights.out();
	parts.tall.clear();
	parts.floor.clear();
	if (step.reels === "base") parts.keepers.clear();
	lights.join(step.joined ?? []);
	board.start();
	await motion.wait(leastTurn);
	await land({ ...step, strips: parts.table.strips[step.reels], held: [], joined: step.joined ?? [] }, parts);
}

/** Held reels stand still; their wilds stay unrolled over them. */
async function respin(step: StepOf<"respin">, parts: Parts): Promise<void> {
	const { board, lights, motion, hooks, table } = parts;
	lights.out();
	if (step.held.length === table.grid.reels) return board.show(step.board);
	hooks.cue("spin", 1.1);
	board.start(step.held);
	await motion.wait(leastTurn);
	await land({ ...step, strips: table.strips.free, joined: [] }, parts);
}

type Landings = {
	readonly board: Board;
	readonly stops: readonly number[];
	readonly held: readonly number[];
	/** They come to rest together, when the first of them does. */
	readonly joined: readonly number[];
	readonly strips: StageTable["strips"]["base"];
};

/** Brings the reels to rest one after the other. */
async function land(step: Landings, { board, motion, hooks }: Parts): Promise<void> {
	const reels = step.board.map(async (column, reel) => {
		if (step.held.includes(reel)) return;
		const turn = step.joined.includes(reel) ? Math.min(...step.joined) : reel;
		await motion.wait(turn * betweenReels);
		await board.land(reel, { strip: step.strips[reel] ?? column, stop: step.stops[reel] ?? 0, column });
		hooks.cue("reel-stop", 1 + reel * 0.04);
	});
	await Promise.all(reels);
	board.show(step.board);
}

async function wins(step: StepOf<"wins">, parts: Parts): Promise<void> {
	const { lights, motion, hooks, table } = parts;
	const milliseconds = lengthOf(step, table.grid.reels);
	const lines = step.wins.flatMap((win) => (win.line === undefined ? [] : table.lines.slice(win.line, win.line + 1)));
	hooks.cue("symbols");
	const counting = motion.run(milliseconds * 0.6, (part) => {
		hooks.counted(Math.round(step.before + (step.after - step.before) * part));
	});
	const lighting = lights.lit({ cells: step.wins.flatMap((win) => win.cells), lines, milliseconds });
	await Promise.all([counting, lighting]);
}

async function scatter(step: StepOf<"scatter">, parts: Parts): Promise<void> {
	parts.hooks.cue("scatter");
	await parts.lights.lit({ cells: step.cells, lines: [], milliseconds: lengthOf(step, parts.table.grid.reels) });
	parts.hooks.counted(step.after);
}

/** The wild unrolls over its whole reel. */
async function expand(step: StepOf<"expand">, parts: Parts): Promise<void> {
	parts.hooks.cue("scatter", 0.8);
	await parts.tall.unroll(step.reel, lengthOf(step, parts.table.grid.reels));
	parts.board.show(step.board);
}

/** The cells turn around their upright axis and show what they have become. */
async function become(step: StepOf<"become">, parts: Parts): Promise<void> {
	const { board, motion, hooks } = parts;
	const length = lengthOf(step, parts.table.grid.reels) / 2;
	const size = parts.cell() * 0.92;
	const turning = (share: (part: number) => number) =>
		motion.run(length, (part) => {
			for (const cell of step.cells) board.at(cell)?.setSize(size * Math.max(0.02, share(part)), size);
		});
	hooks.cue("scatter", 0.8);
	await turning((part) => 1 - part);
	board.show(step.board);
	await turning((part) => part);
}

/** What won folds away, then the rest falls and the new comes from above. */
async function cascade(step: StepOf<"cascade">, parts: Parts): Promise<void> {
	const { board, lights, motion, hooks } = parts;
	const size = parts.cell() * 0.92;
	const leaving = step.removed.map((cell) => board.at(cell));
	hooks.cue("cascade");
	lights.out();
	await motion.run(220, (part) => {
		for (const sprite of leaving) {
			if (sprite === undefined) continue;
			sprite.setSize(size * (1 - part), size * (1 - part * 0.4));
			sprite.alpha = 1 - part;
		}
	});
	await board.drop(step.falls, step.board);
}

/** Those that have just landed come forward; then the board below is the one that wins. */
async function keepWilds(step: StepOf<"wilds">, parts: Parts): Promise<void> {
	if (parts.keepers.lacks(step.cells)) parts.hooks.cue("scatter", 0.9);
	await parts.keepers.keep(
		step.cells.map((cell) => ({ cell, symbol: step.symbol })),
		lengthOf(step, parts.table.grid.reels),
	);
	parts.board.show(step.board);
}

/** The board steps back behind its coins. */
async function holdStart(step: StepOf<"hold-start">, parts: Parts): Promise<void> {
	const { motion, hooks, board, lights } = parts;
	lights.out();
	hooks.cue("feature");
	const length = lengthOf(step, parts.table.grid.reels);
	const dim = motion.run(length * 0.5, (part) => {
		for (const sprite of board.cells()) sprite.alpha = 1 - part * (1 - behindCoins);
	});
	await Promise.all([dim, parts.keepers.keep(coinsOf(step.coins, parts), length * 0.5)]);
	await motion.wait(length * 0.5);
}

const behindCoins = 0.14;

/** Every cell without a coin flickers as if it turned, then the new coins come. */
async function holdRespin(step: StepOf<"hold-respin">, parts: Parts): Promise<void> {
	const { motion, hooks, board, keepers } = parts;
	const length = lengthOf(step, parts.table.grid.reels);
	hooks.cue("spin", 1.2);
	await motion.run(length * 0.6, (part) => {
		board.cells().forEach((sprite, cell) => {
			const wave = Math.sin(part * 20 + cell * 1.7) ** 2;
			sprite.alpha = behindCoins + (part === 1 ? 0 : 0.2 * wave * (1 - part));
		});
	});
	if (step.coins.length > 0) hooks.cue("scatter");
	await keepers.keep(coinsOf(step.coins, parts), length * 0.4);
}

/** The neighbours slide into the slab that takes them in, and its figure becomes theirs together. */
async function takeIn(step: StepOf<"gather">, parts: Parts): Promise<void> {
	const { hooks, keepers, table } = parts;
	hooks.cue("cascade", 0.7);
	await keepers.takeIn({ ...step, words: worthOf(step.credits, table) }, lengthOf(step, table.grid.reels));
}

function pickStart(length: number, { lights, hooks, motion }: Parts): Promise<void> {
	lights.out();
	hooks.cue("feature");
	return motion.wait(length);
}

/** The place is the player's to choose, for as long as they like; a hurried round lifts by itself. */
async function lift(step: StepOf<"pick">, { hooks, motion, table }: Parts): Promise<void> {
	await Promise.race([hooks.hand.choose(), motion.untilHurried()]);
	hooks.hand.lift(step);
	hooks.cue(step.find.kind === "end" ? "reel-stop" : "scatter");
	await motion.wait(lengthOf(step, table.grid.reels));
}

async function countUp(
	step: StepOf<"hold-end"> | StepOf<"pick-end"> | StepOf<"double-up">,
	cue: Cue,
	{ motion, hooks, table }: Parts,
): Promise<void> {
	const length = lengthOf(step, table.grid.reels);
	hooks.cue(cue);
	await motion.run(length * 0.7, (part) => {
		hooks.counted(Math.round(step.before + (step.after - step.before) * part));
	});
	await motion.wait(length * 0.3);
}

/** Slabs look like themselves, the coins of other games like the scatters that they were. */
function coinsOf(coins: StepOf<"hold-start">["coins"], { table }: Parts) {
	const { slab, gatherer } = table.slabs ?? { slab: table.symbols.findIndex(({ role }) => role === "scatter") };
	return coins.map(({ cell, credits, gathers }) => ({
		cell,
		symbol: gathers === true && gatherer !== undefined ? gatherer : slab,
		words: worthOf(credits, table),
	}));
}

const worthOf = (credits: number, { cost }: StageTable): string => `${credits / cost}×`;
