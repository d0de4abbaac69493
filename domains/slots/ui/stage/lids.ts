// Lids on the rows that are closed: how many each reel has, their pictures, and the window that is open below them.
import { Container, Graphics, Sprite, type Texture } from "pixi.js";
import type { Board } from "../../core/index.ts";

/** Rows that are closed at first: the picture of their lids, and how many are open. */
export type Closed = { readonly symbol: number; readonly open: number };

export type Lids = {
	readonly container: Container;
	/** Where symbols are seen. */
	readonly window: Graphics;
	/** The lid on a cell, where one stands. */
	readonly at: (cell: number) => Sprite | undefined;
	/** Each reel has as many as the board shows. */
	readonly show: (board: Board) => void;
	/** All as they are when reels begin to turn. */
	readonly close: () => void;
	/** Rows that are closed then. */
	readonly atFirst: number;
	/** The side of a cell. */
	readonly place: (cell: number) => void;
};

type Parts = {
	readonly grid: { readonly reels: number; readonly rows: number };
	readonly lids?: Closed | undefined;
	readonly texture: (symbol: number) => Texture | undefined;
};

export function createLids({ grid, lids, texture }: Parts): Lids {
	const container = new Container();
	const window = new Graphics();
	const picture = lids && texture(lids.symbol);
	const atFirst = lids === undefined ? 0 : grid.rows - lids.open;
	const sprites = Array.from(
		{ length: grid.reels * atFirst },
		() => new Sprite({ anchor: 0.5, ...(picture === undefined ? {} : { texture: picture }) }),
	);
	if (sprites.length > 0) container.addChild(...sprites);
	let closed = Array.from({ length: grid.reels }, () => atFirst);
	let side = 1;
	const draw = (): void => {
		window.clear();
		closed.forEach((rows, reel) => {
			window.rect(reel * side, rows * side, side, (grid.rows - rows) * side).fill(0xffffff);
			for (let row = 0; row < atFirst; row++) {
				const sprite = sprites[reel * atFirst + row];
				sprite?.position.set((reel + 0.5) * side, (row + 0.5) * side);
				sprite?.setSize(side);
				if (sprite !== undefined) [sprite.visible, sprite.alpha] = [row < rows, 1];
			}
		});
	};
	const set = (next: readonly number[]): void => {
		closed = [...next];
		draw();
	};
	return {
		container,
		window,
		atFirst,
		at(cell) {
			const [reel, row] = [Math.floor(cell / grid.rows), cell % grid.rows];
			return row < (closed[reel] ?? 0) ? sprites[reel * atFirst + row] : undefined;
		},
		show: (board) => set(board.map((column) => column.filter((symbol) => symbol === lids?.symbol).length)),
		close: () => set(closed.map(() => atFirst)),
		place(cell) {
			side = cell;
			draw();
		},
	};
}
