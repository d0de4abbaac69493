// What stays on the board while reels turn: wilds that are kept, coins that are held. Laid over the reels, cell by cell.
import { Container, Sprite, Text, type Texture } from "pixi.js";
import type { StageLayout } from "./layout.ts";
import type { Look } from "./look.ts";
import type { Motion } from "./motion.ts";

/** A symbol that stays in its cell; `words` stand on it. */
export type Kept = { readonly cell: number; readonly symbol: number; readonly words?: string };

export type Keepers = {
	readonly container: Container;
	/** Keeps these too; those that are new come forward in the time. */
	readonly keep: (kept: readonly Kept[], milliseconds: number) => Promise<void>;
	/** Moves what is kept one reel to the left; what is not among the cells then leaves. */
	readonly walk: (cells: readonly number[], milliseconds: number) => Promise<void>;
	/** Whether one of these cells keeps nothing yet. */
	readonly lacks: (cells: readonly number[]) => boolean;
	readonly clear: () => void;
	readonly place: (layout: StageLayout) => void;
};

type Parts = {
	readonly textures: readonly Texture[];
	readonly rows: number;
	readonly motion: Motion;
	readonly words: Look["words"];
};

const share = 0.94;

export function createKeepers(parts: Parts): Keepers {
	const container = new Container();
	const items = new Map<number, Container>();
	let side = 1;
	const centre = (cell: number) => ({
		x: (Math.floor(cell / parts.rows) + 0.5) * side,
		y: ((cell % parts.rows) + 0.5) * side,
	});
	const put = (item: Container, cell: number): void => {
		const { x, y } = centre(cell);
		item.position.set(x, y);
		item.scale.set(side / 100);
	};
	const clear = (): void => {
		items.clear();
		for (const child of container.removeChildren()) child.destroy({ children: true });
	};
	return {
		container,
		clear,
		lacks: (cells) => cells.some((cell) => !items.has(cell)),
		place(layout) {
			side = layout.cell;
			container.position.set(layout.x, layout.y);
			for (const [cell, item] of items) put(item, cell);
		},
		async keep(kept, milliseconds) {
			const fresh = kept.flatMap((one) => (items.has(one.cell) ? [] : [{ cell: one.cell, item: draw(one, parts) }]));
			for (const { cell, item } of fresh) {
				items.set(cell, item);
				put(item, cell);
				container.addChild(item);
			}
			await parts.motion.run(milliseconds, (part) => {
				const swell = 1 + 0.22 * Math.sin(Math.PI * part);
				for (const { item } of fresh) if (!item.destroyed) item.scale.set((side / 100) * swell);
			});
		},
		async walk(cells, milliseconds) {
			const before = [...items];
			const staying = new Set(cells);
			await parts.motion.run(milliseconds, (part) => {
				for (const [cell, item] of before) {
					if (item.destroyed) continue;
					item.x = centre(cell).x - side * part;
					if (!staying.has(cell - parts.rows)) item.alpha = 1 - part;
				}
			});
			items.clear();
			for (const [cell, item] of before) {
				if (staying.has(cell - parts.rows)) items.set(cell - parts.rows, item);
				else item.destroy({ children: true });
			}
		},
	};
}

/** Drawn around the origin in a cell of 100 units. */
function draw({ symbol, words }: Kept, { textures, words: ink }: Parts): Container {
	const item = new Container();
	const texture = textures[symbol];
	if (texture !== undefined) {
		const sprite = new Sprite({ texture, anchor: 0.5 });
		sprite.setSize(100 * share);
		item.addChild(sprite);
	}
	if (words !== undefined) item.addChild(worth(words, ink));
	return item;
}

const worth = (words: string, ink: Look["words"]): Text =>
	new Text({
		text: words,
		anchor: { x: 0.5, y: 0.5 },
		resolution: 3,
		style: {
			fontFamily: "Pretendard Variable, Pretendard, sans-serif",
			fontSize: words.length > 4 ? 24 : 30,
			fontWeight: "700",
			fill: ink.fill,
			stroke: { color: ink.edge, width: 7, join: "round" },
		},
	});
