// Light on what won: a glow behind each winning cell, a bright line along a pay line; the rest of the board steps back.
import { Container, Graphics, Sprite, type Texture } from "pixi.js";
import type { BoardView } from "./board-view.ts";
import type { StageLayout } from "./layout.ts";
import type { Look } from "./look.ts";
import type { Motion } from "./motion.ts";

export type Lights = {
	/** Below the symbols and above them. */
	readonly below: Container;
	readonly above: Container;
	/** Lights these cells and lines. `line` names a row on each reel. */
	readonly lit: (what: Lit) => Promise<void>;
	readonly out: () => void;
	/** Frames neighbouring reels that turn as one, until others are named; an empty list takes the frame away. */
	readonly join: (reels: readonly number[]) => void;
	readonly place: (layout: StageLayout) => void;
};

export type Lit = {
	readonly cells: readonly number[];
	readonly lines: readonly (readonly number[])[];
	readonly milliseconds: number;
};

type Parts = {
	readonly board: BoardView;
	readonly motion: Motion;
	readonly glow: Texture;
	readonly light: Look["light"];
	readonly rows: number;
};

const dimmed = 0.3;

export function createLights(parts: Parts): Lights {
	const below = new Container();
	const above = new Container();
	const strokes = new Graphics();
	const bond = new Graphics();
	let joined: readonly number[] = [];
	above.addChild(bond, strokes);
	let layout: StageLayout | undefined;
	const out = (): void => {
		for (const glow of below.removeChildren()) glow.destroy();
		strokes.clear();
		for (const sprite of parts.board.cells()) {
			sprite.alpha = 1;
			sprite.setSize((layout?.cell ?? 1) * 0.92);
		}
	};
	const join = (reels: readonly number[]): void => {
		joined = reels;
		drawBond(bond, { reels, cell: layout?.cell ?? 0, rows: parts.rows, light: parts.light.colour });
	};
	return {
		below,
		join,
		above,
		out,
		place(next) {
			layout = next;
			below.position.set(next.x, next.y);
			above.position.set(next.x, next.y);
			out();
			join(joined);
		},
		async lit(what) {
			out();
			if (layout === undefined) return;
			const { cell } = layout;
			const chosen = new Set(what.cells);
			for (const index of chosen) below.addChild(glowAt(index, { ...parts, cell }));
			for (const line of what.lines) strokeLine(strokes, { line, cell, light: parts.light.colour });
			await parts.motion.run(what.milliseconds, (part) => breathe(parts, { chosen, part, cell, below, strokes }));
		},
	};
}

type Bond = { readonly reels: readonly number[]; readonly cell: number; readonly rows: number; readonly light: string };

/** One frame around the reels from the first to the last. */
function drawBond(bond: Graphics, { reels, cell, rows, light }: Bond): void {
	bond.clear();
	const [first] = reels;
	if (first === undefined) return;
	for (const [width, alpha] of [
		[0.1, 0.25],
		[0.035, 1],
	]) {
		bond
			.roundRect(first * cell, 0, reels.length * cell, rows * cell, cell * 0.12)
			.stroke({ width: (width ?? 0) * cell, color: light, alpha: alpha ?? 1, alignment: 1 });
	}
}

function glowAt(index: number, parts: Parts & { cell: number }): Sprite {
	const glow = new Sprite({ texture: parts.glow, anchor: 0.5, tint: parts.light.colour, blendMode: parts.light.blend });
	const reel = Math.floor(index / parts.rows);
	glow.position.set((reel + 0.5) * parts.cell, ((index % parts.rows) + 0.5) * parts.cell);
	glow.setSize(parts.cell * 1.5);
	return glow;
}

function strokeLine(strokes: Graphics, stroke: { line: readonly number[]; cell: number; light: string }): void {
	const { line, cell, light } = stroke;
	for (const [width, alpha] of [
		[0.1, 0.2],
		[0.05, 0.45],
		[0.02, 1],
	]) {
		line.forEach((row, reel) => {
			const [x, y] = [(reel + 0.5) * cell, (row + 0.5) * cell];
			if (reel === 0) strokes.moveTo(0, y).lineTo(x, y);
			else strokes.lineTo(x, y);
			if (reel === line.length - 1) strokes.lineTo(x + cell / 2, y);
		});
		strokes.stroke({ width: (width ?? 0) * cell, color: light, alpha: alpha ?? 1, cap: "round", join: "round" });
	}
}

type Breath = {
	readonly chosen: ReadonlySet<number>;
	readonly part: number;
	readonly cell: number;
	readonly below: Container;
	readonly strokes: Graphics;
};

/** Light comes fast, swells once and stays; at the end everything is as bright as it remains. */
function breathe(parts: Parts, breath: Breath): void {
	const { part, cell } = breath;
	const come = Math.min(1, part * 5);
	const swell = Math.sin(Math.PI * Math.min(1, part * 1.6)) ** 2;
	breath.below.alpha = come * (0.6 + 0.4 * swell);
	breath.strokes.alpha = come * (0.75 + 0.25 * swell);
	parts.board.cells().forEach((sprite, index) => {
		const won = breath.chosen.has(index);
		sprite.alpha = won ? 1 : 1 - come * (1 - dimmed);
		sprite.setSize(cell * 0.92 * (won ? 1 + 0.09 * swell : 1));
	});
}
