// Where the board stands on the screen. Pure: pixels in, pixels out.

export type Size = { readonly width: number; readonly height: number };

/** What a frame needs around the board, in cells. */
export type Margins = { readonly top: number; readonly side: number; readonly bottom: number };

export type StageLayout = {
	/** The side of a cell, whole pixels. */
	readonly cell: number;
	/** The board's left upper corner. */
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	readonly margins: Margins;
	/** True on low screens: the frame is drawn without its head. */
	readonly compact: boolean;
};

/** Below this a cell is drawn better without the name above it: on a phone on its side, not on a laptop with six rows. */
const leastNamedCell = 72;
const largestCell = 168;

/** Lays a grid into the space above the controls; the full frame where there is room, else the compact one. */
export function layOutStage(
	space: Size,
	board: { readonly reels: number; readonly rows: number; readonly full: Margins; readonly compact: Margins },
): StageLayout {
	const full = cellFor(space, { ...board, margins: board.full });
	const low = space.height < space.width && full < leastNamedCell;
	const margins = low ? board.compact : board.full;
	const cell = Math.min(cellFor(space, { ...board, margins }), largestCell);
	const width = cell * board.reels;
	const height = cell * board.rows;
	const outer = height + (margins.top + margins.bottom) * cell;
	return {
		cell,
		width,
		height,
		margins,
		compact: low,
		x: Math.round((space.width - width) / 2),
		y: Math.round((space.height - outer) / 2 + margins.top * cell),
	};
}

function cellFor(space: Size, board: { reels: number; rows: number; margins: Margins }): number {
	const across = space.width / (board.reels + 2 * board.margins.side);
	const down = space.height / (board.rows + board.margins.top + board.margins.bottom);
	return Math.max(24, Math.floor(Math.min(across, down)));
}
