// The picture of a game: it shows steps it is given, in their order, and knows no rule. Text stands outside the canvas.
import "pixi.js/unsafe-eval";
import { Container, type Renderer, Sprite, type Texture, Ticker } from "pixi.js";
import { currentLanguage } from "#platform/ui";
import type { Board } from "../../core/index.ts";
import { softLight } from "../art/light.ts";
import type { ShownWin, StageStep } from "../timeline/plan-round.ts";
import { createBoardView } from "./board-view.ts";
import { createDrift } from "./drift.ts";
import { createFloor } from "./floor.ts";
import { createKeepers } from "./keepers.ts";
import { layOutStage, type Size, type StageLayout } from "./layout.ts";
import { createLights } from "./lights.ts";
import type { Look } from "./look.ts";
import { createMotion } from "./motion.ts";
import type { Parts, StageHooks, StageTable } from "./parts.ts";
import { performStep } from "./perform.ts";
import { openRenderer } from "./renderer.ts";
import { createTallWilds } from "./tall-wilds.ts";
import { pictureTexture, type SymbolTexture, symbolTexture } from "./textures.ts";

export type Stage = {
	readonly resize: (size: Size) => void;
	readonly show: (board: Board) => void;
	readonly start: () => void;
	/** Reels that turn come to rest where they were before: the spin did not happen. */
	readonly giveUp: () => void;
	/** Shows the whole round; resolves when it has been shown. */
	readonly present: (steps: readonly StageStep[]) => Promise<void>;
	readonly hurry: () => void;
	readonly close: () => void;
};

export type StageOptions = {
	readonly canvas: HTMLCanvasElement;
	readonly look: Look;
	readonly table: StageTable;
	readonly hooks: StageHooks;
	/** Reduced motion is asked for. */
	readonly calm: () => boolean;
};

/** Sharp up to a cell of 140 pixels on a screen of two dots a pixel. */
const symbolPixels = 256;

export async function openStage(options: StageOptions): Promise<Stage> {
	const { look, table, hooks } = options;
	const root = new Container();
	const [textures, glow, renderer] = await Promise.all([
		symbolTextures(look, table),
		pictureTexture(softLight(), { width: 256, height: 256 }),
		openRenderer({
			canvas: options.canvas,
			backgroundAlpha: 0,
			antialias: true,
			autoDensity: true,
			resolution: Math.min(globalThis.devicePixelRatio, 2),
		}),
	]);
	if (!options.calm()) for (const { smeared } of textures) smeared();
	const motion = createMotion({ calm: options.calm, render: drawing(renderer, root) });
	const board = createBoardView({ textures, strips: table.strips.base, grid: table.grid, lids: table.lids, motion });
	const lights = createLights({ board, motion, glow, light: look.light, rows: table.grid.rows });
	const drift = await createDrift(look.drift, { motion, calm: options.calm });
	const tall = createTallWilds(await tallTexture(look, table), motion);
	const keepers = createKeepers({
		textures: textures.map(({ sharp }) => sharp),
		rows: table.grid.rows,
		motion,
		words: look.words,
	});
	const floor = createFloor({ table, look, motion });
	const frame = new Sprite();
	root.addChild(
		drift.container,
		frame,
		floor.below,
		lights.below,
		board.container,
		tall.container,
		keepers.container,
		floor.above,
		lights.above,
	);
	let layout: StageLayout | undefined;
	const parts: Parts = { board, lights, motion, table, hooks, tall, keepers, floor, cell: () => layout?.cell ?? 1 };
	return {
		...player(parts),
		resize(size) {
			layout = layOutStage(size, { ...table.grid, full: look.full, compact: look.compact });
			renderer.resize(size.width, size.height);
			for (const part of [board, tall, keepers, floor, lights]) part.place(layout);
			drift.place(size);
			void drawFrame(frame, { look, table, layout }).then(motion.touch);
			hooks.placed(layout);
			motion.touch();
		},
		close() {
			motion.close();
			root.destroy({ children: true });
			renderer.destroy();
		},
	};
}

/**
 * Draws the stage, and does Pixi's own chores with the picture. By a clock of their own they would wake the page sixty
 * times a second for as long as a game stands open.
 */
function drawing(renderer: Renderer, root: Container): () => void {
	const { system } = Ticker;
	system.autoStart = false;
	system.stop();
	return () => {
		renderer.render(root);
		system.update();
	};
}

async function tallTexture(look: Look, { grid }: StageTable): Promise<Texture | undefined> {
	const size = { width: symbolPixels, height: symbolPixels * grid.rows };
	return look.tallWild === undefined ? undefined : pictureTexture(look.tallWild(grid.rows), size);
}

function symbolTextures(look: Look, table: StageTable): Promise<SymbolTexture[]> {
	return Promise.all(
		table.symbols.map(({ code }) => {
			const draw = look.symbols[code];
			if (draw === undefined) throw new Error(`no picture of ${code}`);
			return symbolTexture(draw(), symbolPixels);
		}),
	);
}

async function drawFrame(
	frame: Sprite,
	at: { readonly look: Look; readonly table: StageTable; readonly layout: StageLayout },
): Promise<void> {
	const { layout } = at;
	const { cell, margins } = layout;
	const width = layout.width + 2 * margins.side * cell;
	const height = layout.height + (margins.top + margins.bottom) * cell;
	const sharpness = Math.min(globalThis.devicePixelRatio, 2);
	const picture = at.look.frame({
		...at.table.grid,
		compact: layout.compact,
		korean: currentLanguage() === "KO",
	});
	const texture = await pictureTexture(picture, { width: width * sharpness, height: height * sharpness });
	if (frame.destroyed) return;
	const before = frame.texture;
	frame.texture = texture;
	frame.position.set(layout.x - margins.side * cell, layout.y - margins.top * cell);
	frame.setSize(width, height);
	if (before.width > 1) before.destroy(true);
}

function player(parts: Parts): Pick<Stage, "show" | "start" | "giveUp" | "present" | "hurry"> {
	const { board, lights, motion, hooks } = parts;
	let shown: Board = [];
	let pointing = 0;
	const rest = (next: Board): void => {
		shown = next;
		board.show(next);
		motion.touch();
	};
	const quiet = (): void => {
		pointing += 1;
		motion.fresh();
		lights.out();
		parts.tall.clear();
		parts.keepers.clear();
		parts.floor.clear();
		hooks.pointing(undefined);
	};
	return {
		show: rest,
		start() {
			quiet();
			board.start();
			hooks.cue("spin");
		},
		giveUp() {
			hooks.showing(undefined);
			rest(shown);
		},
		async present(steps) {
			quiet();
			for (const step of steps) {
				hooks.showing(step);
				await performStep(step, parts);
				if ("board" in step) shown = step.board;
			}
			hooks.showing(undefined);
			motion.fresh();
			pointing += 1;
			void pointAtWins(parts, { wins: lastWins(steps), goOn: goesOnWhile(() => pointing) });
		},
		hurry: motion.hurry,
	};
}

/** True as long as the count is what it was. */
function goesOnWhile(count: () => number): () => boolean {
	const first = count();
	return () => count() === first;
}

/** The wins that still stand on the board when the round is over. */
function lastWins(steps: readonly StageStep[]): readonly ShownWin[] {
	const last = steps.findLast((step) => step.kind === "wins" || "board" in step);
	return last?.kind === "wins" ? last.wins : [];
}

const pointMilliseconds = 1_700;

async function pointAtWins(
	parts: Parts,
	show: { readonly wins: readonly ShownWin[]; readonly goOn: () => boolean },
): Promise<void> {
	const { lights, hooks, table } = parts;
	for (const win of show.wins) {
		if (!show.goOn()) return;
		hooks.pointing(win);
		const line = win.line === undefined ? undefined : table.lines[win.line];
		await lights.lit({ cells: win.cells, lines: line === undefined ? [] : [line], milliseconds: pointMilliseconds });
	}
	if (show.goOn() && show.wins.length > 0) {
		hooks.pointing(undefined);
		await lights.lit({ cells: show.wins.flatMap((win) => win.cells), lines: [], milliseconds: 600 });
	}
}
