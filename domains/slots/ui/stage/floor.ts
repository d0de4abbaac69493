// The floor below the symbols: tiles that wins have laid, each with what it multiplies by; or cells that fill.
import { Container, Graphics, Text } from "pixi.js";
import type { Tile } from "../../core/index.ts";
import type { StageLayout } from "./layout.ts";
import type { Look } from "./look.ts";
import type { Motion } from "./motion.ts";

export type Floor = {
	/** Behind the symbols: the tiles. Before them: their figures. */
	readonly below: Container;
	readonly above: Container;
	/** All tiles that lie from now on; those that are new or dearer come forward in the time, those no more told of go. */
	readonly lay: (tiles: readonly Tile[], milliseconds: number) => Promise<void>;
	readonly clear: () => void;
	readonly place: (layout: StageLayout) => void;
};

type Parts = {
	/** `full`: the parts that fill a cell, where cells fill. */
	readonly table: { readonly grid: { readonly rows: number }; readonly full?: number | undefined };
	readonly look: Pick<Look, "light" | "words">;
	readonly motion: Motion;
};

type Laid = { readonly times: number; readonly tile: Container; readonly figure: Container };

export function createFloor(parts: Parts): Floor {
	const { rows } = parts.table.grid;
	const [below, above] = [new Container(), new Container()];
	const laid = new Map<number, Laid>();
	let side = 1;
	const put = (cell: number, { tile, figure }: Laid): void => {
		for (const one of [tile, figure]) {
			one.position.set((Math.floor(cell / rows) + 0.5) * side, ((cell % rows) + 0.5) * side);
			one.scale.set(side / 100);
		}
	};
	const take = (cell: number): void => {
		laid.get(cell)?.tile.destroy({ children: true });
		laid.get(cell)?.figure.destroy({ children: true });
		laid.delete(cell);
	};
	return {
		below,
		above,
		clear: () => [...laid.keys()].forEach(take),
		place(layout) {
			side = layout.cell;
			below.position.set(layout.x, layout.y);
			above.position.set(layout.x, layout.y);
			for (const [cell, one] of laid) put(cell, one);
		},
		async lay(tiles, milliseconds) {
			for (const cell of laid.keys()) if (tiles.every((tile) => tile.cell !== cell)) take(cell);
			const fresh = tiles.filter(({ cell, times }) => laid.get(cell)?.times !== times);
			const come = fresh.map(({ cell, times }) => {
				take(cell);
				const one = { times, ...drawn(times, parts) };
				below.addChild(one.tile);
				above.addChild(one.figure);
				laid.set(cell, one);
				put(cell, one);
				return one;
			});
			await parts.motion.run(milliseconds, (part) => {
				for (const { tile, figure } of come) {
					if (tile.destroyed) continue;
					tile.alpha = part;
					figure.scale.set((side / 100) * (1 + 0.35 * Math.sin(Math.PI * part)));
				}
			});
		},
	};
}

/** Drawn around the origin in a cell of 100 units. */
const drawn = (times: number, parts: Parts): Pick<Laid, "tile" | "figure"> =>
	parts.table.full === undefined
		? { tile: tileOf(parts), figure: figureOf(times, parts) }
		: { tile: combOf(times / parts.table.full, parts), figure: new Container() };

const comb = [0, -49, 46, -25, 46, 25, 0, 49, -46, 25, -46, -25];

/** A cell of a comb, full to a part of its height. */
function combOf(part: number, { look: { light, words } }: Parts): Container {
	const cell = new Container();
	const level = new Graphics().rect(-50, 50 - 100 * part, 100, 100 * part).fill(0xffffff);
	const honey = new Graphics().poly(comb).fill({ color: light.colour, alpha: 0.8 });
	honey.mask = level;
	const wall = new Graphics().poly(comb).stroke({ width: 5, color: words.edge, alpha: 0.7 });
	cell.addChild(level, honey, wall);
	return cell;
}

const tileOf = ({ look: { light, words } }: Parts): Container =>
	new Graphics()
		.rect(-49, -49, 98, 98)
		.fill({ color: light.colour, alpha: 0.5 })
		.poly([0, -46, 46, 0, 0, 46, -46, 0])
		.fill({ color: light.colour, alpha: 0.55 })
		.rect(-47, -47, 94, 94)
		.stroke({ width: 3, color: words.edge, alpha: 0.75 });

/** In the cell's right lower corner, before the symbol. */
function figureOf(times: number, { look: { light, words } }: Parts): Container {
	const figure = new Container();
	const plate = new Graphics().roundRect(6, 20, 42, 27, 6).fill({ color: words.edge, alpha: 0.88 });
	const text = new Text({
		text: `\u00d7${times}`,
		anchor: { x: 0.5, y: 0.5 },
		resolution: 3,
		style: {
			fontFamily: "Pretendard Variable, Pretendard, sans-serif",
			fontSize: 22,
			fontWeight: "700",
			fill: light.colour,
		},
	});
	text.position.set(27, 33.5);
	figure.addChild(plate, text);
	return figure;
}
