// How a reel turns. Pure. A position is the index, on its ring, of the symbol in the top row; turning down lowers it.
// The ring is the pay table's own strip, so what passes by is what is really on the reel.

/** Symbols that pass in a millisecond at full speed. */
export const cruiseSpeed = 0.024;
export const spinUpMilliseconds = 220;
/** Symbols that still pass after a reel has been told where to stop. */
export const landingRows = 4;

/** Easing that ends a little beyond its goal and settles: 0 to 1. Its first slope is 4. */
export function settle(part: number): number {
	const rest = part - 1;
	return 1 + 2 * rest ** 3 + rest ** 2;
}
const settleSlope = 4;

/** So long lands a reel that comes in at full speed without a jerk, in milliseconds. */
export const landingMilliseconds = (settleSlope * landingRows) / cruiseSpeed;

/** How far a reel has turned, in symbols, while it gathers speed. `part` is 0 to 1 of `spinUpMilliseconds`. */
export const spinUpDistance = (part: number): number => ((cruiseSpeed * spinUpMilliseconds) / 2) * part ** 2;

export type Ring = {
	readonly strip: readonly number[];
	/** The symbols that stand on the reel at rest, from `at` on: they count before the strip. */
	readonly window: readonly number[];
	readonly at: number;
};

/** The symbol at a place of the ring. Throws on an empty strip, which no pay table has. */
export function symbolAt(ring: Ring, place: number): number {
	const shown = ring.window[place - ring.at];
	if (shown !== undefined) return shown;
	const { length } = ring.strip;
	const symbol = ring.strip[((place % length) + length) % length];
	if (symbol === undefined) throw new RangeError("an empty strip");
	return symbol;
}

/** What is seen of a reel: each symbol and its row, which may lie between two rows. One more than the rows. */
export function visible(ring: Ring, view: { position: number; rows: number }): { symbol: number; row: number }[] {
	const first = Math.floor(view.position);
	return Array.from({ length: view.rows + 1 }, (_, index) => ({
		symbol: symbolAt(ring, first + index),
		row: first + index - view.position,
	}));
}
