// How each step of a round is shown. One performer a kind; none of them decides what comes next.
import { lengthOf, type StageStep } from "../timeline/plan-round.ts";
import type { Parts } from "./parts.ts";

type StepOf<Kind extends StageStep["kind"]> = Extract<StageStep, { kind: Kind }>;

export async function performStep(step: StageStep, parts: Parts): Promise<void> {
	const length = lengthOf(step, parts.table.grid.reels);
	switch (step.kind) {
		case "turn":
			return turn(step, parts);
		case "expand":
			return expand(step, parts);
		case "wins":
			return wins(step, parts);
		case "scatter":
			return scatter(step, parts);
		case "cascade":
			return cascade(step, parts);
		case "free-start":
		case "free-more":
		case "free-end":
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
	const { board, lights, motion, table, hooks } = parts;
	lights.out();
	parts.tall.clear();
	board.start();
	await motion.wait(leastTurn);
	const strips = table.strips[step.reels];
	const reels = step.board.map(async (column, reel) => {
		await motion.wait(reel * betweenReels);
		await board.land(reel, { strip: strips[reel] ?? column, stop: step.stops[reel] ?? 0, column });
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
