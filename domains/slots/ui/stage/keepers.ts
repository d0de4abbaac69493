// What stays on the board while reels turn: wilds that are kept, coins that are held. Laid over the reels, cell by cell.
import { Container, Sprite, Text, type Texture } from "pixi.js";
import type { StageLayout } from "./layout.ts";
import type { Look } from "./look.ts";
import type { Motion } from "./motion.ts";

/** A symbol that stays in its cell; `words` stand on it. */
export type Kept = { readonly cell: number; readonly symbol: number; readonly words?: string };

export type TakeIn = { readonly cell: number; readonly from: readonly number[]; readonly words: string };

export type Keepers = {
	readonly container: Container;
	/** Keeps these too; those that are new come forward in the time. */
	readonly keep: (kept: readonly Kept[], milliseconds: number) => Promise<void>;
	/** Moves what is kept one reel to the left; what is not among the cells then leaves. */
	readonly walk: (cells: readonly number[], milliseconds: number) => Promise<void>;
	/** What is kept in the cells `from` slides into another cell and is gone; that one shows new words. */
	readonly takeIn: (into: TakeIn, milliseconds: number) => Promise<void>;
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
		takeIn: (into, milliseconds) =>
			takeIn({ container, items, centre, unit: side / 100, motion: parts.motion }, { ...into, milliseconds }),
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

type Place = { readonly x: number; readonly y: number };

type Slide = {
	readonly into: Container | undefined;
	readonly leaving: readonly { readonly item: Container; readonly start: Place }[];
	readonly end: Place;
	readonly words: string;
};

type Laid = {
	readonly container: Container;
	readonly items: Map<number, Container>;
	readonly centre: (cell: number) => Place;
	readonly unit: number;
	readonly motion: Motion;
};

/** The one that takes in lies above the others while they come. */
async function takeIn(
	laid: Laid,
	{ cell, from, words, milliseconds }: TakeIn & { milliseconds: number },
): Promise<void> {
	const { container, items, centre, unit } = laid;
	const into = items.get(cell);
	const leaving = from.flatMap((other) => {
		const item = items.get(other);
		items.delete(other);
		return item === undefined ? [] : [{ item, start: centre(other) }];
	});
	if (into !== undefined) container.addChild(into);
	const slide = { into, leaving, end: centre(cell), words };
	await laid.motion.run(milliseconds, (part) => slideIn(slide, { part, unit }));
	for (const { item } of leaving) if (!item.destroyed) item.destroy({ children: true });
}

/** Neighbours set out slowly, fall in and fade; then what takes them in swells and shows its new words. */
function slideIn({ into, leaving, end, words }: Slide, at: { part: number; unit: number }): void {
	const way = Math.min(1, at.part / 0.6) ** 2.4;
	for (const { item, start } of leaving) {
		if (item.destroyed) continue;
		item.position.set(start.x + (end.x - start.x) * way, start.y + (end.y - start.y) * way);
		item.alpha = 1 - Math.max(0, way - 0.7) / 0.3;
	}
	if (into === undefined || into.destroyed) return;
	into.scale.set(at.unit * (1 + 0.24 * Math.sin(Math.PI * Math.max(0, at.part * 2 - 1))));
	if (at.part > 0.55) relabel(into, words);
}

/** Writes other words on what is kept. */
function relabel(item: Container, words: string): void {
	for (const child of item.children) {
		if (!(child instanceof Text) || child.text === words) continue;
		child.text = words;
		child.style.fontSize = sizeOf(words);
	}
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

const sizeOf = (words: string): number => (words.length > 4 ? 24 : 30);

const worth = (words: string, ink: Look["words"]): Text =>
	new Text({
		text: words,
		anchor: { x: 0.5, y: 0.5 },
		resolution: 3,
		style: {
			fontFamily: "Pretendard Variable, Pretendard, sans-serif",
			fontSize: sizeOf(words),
			fontWeight: "700",
			fill: ink.fill,
			stroke: { color: ink.edge, width: 7, join: "round" },
		},
	});
