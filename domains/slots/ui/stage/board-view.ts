// The reels on the stage: their sprites, their turning, and what stands on them at rest. It shows boards it is given.
import { Container, Sprite } from "pixi.js";
import type { Board } from "../../core/index.ts";
import type { Fall } from "../timeline/falls.ts";
import type { StageLayout } from "./layout.ts";
import { type Closed, createLids } from "./lids.ts";
import type { Motion } from "./motion.ts";
import {
	cruiseSpeed,
	landingMilliseconds,
	landingRows,
	type Ring,
	settle,
	spinUpDistance,
	spinUpMilliseconds,
	visible,
} from "./reel-motion.ts";
import { type SymbolTexture, smearedHeight } from "./textures.ts";

export type BoardView = {
	readonly container: Container;
	/** The sprites of the board at rest, by cell. */
	readonly at: (cell: number) => Sprite | undefined;
	readonly cells: () => readonly Sprite[];
	readonly show: (board: Board) => void;
	/** Sets all reels but the held ones turning. Nothing happens to those that turn already. */
	readonly start: (held?: readonly number[]) => void;
	/** Brings one reel to rest on its column. */
	readonly land: (reel: number, stop: Landing) => Promise<void>;
	readonly drop: (falls: readonly Fall[], board: Board) => Promise<void>;
	readonly place: (layout: StageLayout) => void;
};

export type Landing = {
	readonly strip: readonly number[];
	readonly stop: number;
	readonly column: readonly number[];
};

type Reel = {
	readonly index: number;
	readonly sprites: readonly Sprite[];
	ring: Ring;
	position: number;
	turning: boolean;
	stopCruise: () => void;
};

export type BoardParts = {
	readonly textures: readonly SymbolTexture[];
	readonly strips: readonly (readonly number[])[];
	readonly grid: { readonly reels: number; readonly rows: number };
	readonly lids?: Closed | undefined;
	readonly motion: Motion;
};

const symbolShare = 0.92;

export function createBoardView(parts: BoardParts): BoardView {
	const container = new Container();
	const turning = new Container();
	const lids = createLids({ ...parts, texture: (symbol) => parts.textures[symbol]?.sharp });
	const reels = parts.strips.map((strip, index): Reel => {
		const sprites = Array.from({ length: parts.grid.rows + 1 }, () => new Sprite({ anchor: 0.5 }));
		turning.addChild(...sprites);
		const ring = { strip, window: [], at: 0 };
		return { index, sprites, ring, position: 0, turning: false, stopCruise: () => {} };
	});
	turning.mask = lids.window;
	container.addChild(lids.window, turning, lids.container);
	let cell = 1;
	const draw = (reel: Reel, smeared: boolean): void => drawReel(reel, { ...parts, cell, smeared });
	const rest = (reel: Reel, column: readonly number[], at: number): void => {
		reel.stopCruise();
		reel.turning = false;
		reel.position = at;
		reel.ring = { ...reel.ring, window: column, at };
		draw(reel, false);
	};
	const at = (cell: number): Sprite | undefined =>
		lids.at(cell) ?? reels[Math.floor(cell / parts.grid.rows)]?.sprites[cell % parts.grid.rows];
	return {
		container,
		at,
		cells: () =>
			Array.from({ length: parts.grid.reels * parts.grid.rows }, (_, cell) => at(cell)).filter(
				(sprite) => sprite !== undefined,
			),
		show(board) {
			lids.show(board);
			eachColumn(reels, board, (reel, column) => rest(reel, column, 0));
		},
		start(held = []) {
			lids.close();
			for (const reel of reels)
				if (!reel.turning && !held.includes(reel.index)) spinUp(reel, { motion: parts.motion, draw });
		},
		land: (reel, { stop, ...landing }) =>
			landOn(reels[reel], { landing: { ...landing, stop: stop - lids.atFirst }, motion: parts.motion, draw, rest }),
		async drop(falls, board) {
			lids.show(board);
			await parts.motion.run(520, (part) => drawFalls(reels, { falls, part, cell, textures: parts.textures }));
			eachColumn(reels, board, (reel, column) => rest(reel, column, reel.position));
		},
		place(layout) {
			cell = layout.cell;
			container.position.set(layout.x, layout.y);
			lids.place(cell);
			for (const reel of reels) draw(reel, false);
		},
	};
}

function eachColumn(reels: readonly Reel[], board: Board, work: (reel: Reel, column: readonly number[]) => void): void {
	for (const reel of reels) {
		const column = board[reel.index];
		if (column !== undefined) work(reel, column);
	}
}

type Drawing = {
	readonly textures: readonly SymbolTexture[];
	readonly grid: { readonly rows: number };
	readonly cell: number;
	readonly smeared: boolean;
};

function drawReel(reel: Reel, drawing: Drawing): void {
	const { cell } = drawing;
	const seen = visible(reel.ring, { position: reel.position, rows: drawing.grid.rows });
	seen.forEach(({ symbol, row }, index) => {
		const sprite = reel.sprites[index];
		const texture = drawing.textures[symbol];
		if (sprite === undefined || texture === undefined) return;
		sprite.texture = drawing.smeared ? texture.smeared() : texture.sharp;
		sprite.position.set((reel.index + 0.5) * cell, (row + 0.5) * cell);
		sprite.setSize(cell * symbolShare, cell * symbolShare * (drawing.smeared ? smearedHeight : 1));
		sprite.alpha = 1;
		sprite.rotation = 0;
	});
}

type Turning = { readonly motion: Motion; readonly draw: (reel: Reel, smeared: boolean) => void };

function spinUp(reel: Reel, { motion, draw }: Turning): void {
	const from = reel.position;
	let spent = -35 * reel.index;
	reel.turning = true;
	reel.stopCruise();
	reel.stopCruise = motion.eachFrame((elapsed) => {
		const before = Math.max(0, spent);
		spent += elapsed;
		if (spent <= 0) return;
		if (spent < spinUpMilliseconds) reel.position = from - spinUpDistance(spent / spinUpMilliseconds);
		else reel.position -= cruiseSpeed * (spent - Math.max(before, spinUpMilliseconds));
		draw(reel, spent > spinUpMilliseconds * 0.7);
	});
}

/** From this part of the landing on symbols are drawn sharp. */
const sharpFrom = 0.28;

async function landOn(
	reel: Reel | undefined,
	stop: Turning & { landing: Landing; rest: (reel: Reel, column: readonly number[], at: number) => void },
): Promise<void> {
	if (reel === undefined) return;
	const { landing, motion } = stop;
	const wasTurning = reel.turning;
	reel.stopCruise();
	reel.ring = { strip: landing.strip, window: landing.column, at: landing.stop };
	if (wasTurning) {
		await motion.run(landingMilliseconds, (part) => {
			reel.position = landing.stop + landingRows * (1 - settle(part));
			stop.draw(reel, part < sharpFrom);
		});
	}
	stop.rest(reel, landing.column, landing.stop);
}

/** Falling quickens, and each reel starts a moment after its neighbour. */
function drawFalls(
	reels: readonly Reel[],
	fall: { falls: readonly Fall[]; part: number; cell: number; textures: readonly SymbolTexture[] },
): void {
	const { cell } = fall;
	for (const one of fall.falls) {
		const sprite = reels[one.reel]?.sprites[one.to];
		const texture = fall.textures[one.symbol];
		if (sprite === undefined || texture === undefined) continue;
		const late = Math.min(1, Math.max(0, fall.part * 1.3 - one.reel * 0.06));
		const row = one.from + (one.to - one.from) * settle(Math.min(1, late ** 1.2));
		sprite.texture = texture.sharp;
		sprite.position.set((one.reel + 0.5) * cell, (row + 0.5) * cell);
		sprite.setSize(cell * symbolShare);
		sprite.alpha = 1;
	}
}
