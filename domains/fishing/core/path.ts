// Where a fish is: cubic Bezier pieces of a table, by + - x / alone, so that a server and every browser find the same place to
// the bit. The sea is 1280 by 720 units; paths begin and end outside of it.

export type Point = { readonly x: number; readonly y: number };
type Piece = readonly [Point, Point, Point, Point];
export type Path = readonly Piece[];

export const sea = { width: 1280, height: 720 } as const;

const at = (x: number, y: number): Point => ({ x, y });

const between = (from: number, to: number, u: number): number => from + (to - from) * u;

/** De Casteljau: halves of halves, exact where the numbers allow it. */
export const onPiece = (piece: Piece, u: number): Point => at(along(piece, "x", u), along(piece, "y", u));

/** By numbers alone: it is reckoned for each fish with each frame. */
function along([a, b, c, d]: Piece, axis: "x" | "y", u: number): number {
	const middle = between(b[axis], c[axis], u);
	const from = between(between(a[axis], b[axis], u), middle, u);
	return between(from, between(middle, between(c[axis], d[axis], u), u), u);
}

/** `u` from 0 to 1 over all pieces, each as long. */
export function onPath(path: Path, u: number): Point {
	const far = u * path.length;
	const index = Math.min(path.length - 1, Math.max(0, Math.floor(far)));
	const piece = path[index];
	if (piece === undefined) throw new RangeError("a path without pieces");
	return onPiece(piece, far - index);
}

const one = (...points: readonly [number, number, number, number, number, number, number, number]): Path => {
	const [ax, ay, bx, by, cx, cy, dx, dy] = points;
	return [[at(ax, ay), at(bx, by), at(cx, cy), at(dx, dy)]];
};

/** From the left to the right; a mirrored fish swims them from the right. Ends meet, so that nobody turns on the spot. */
export const paths: readonly Path[] = [
	one(-220, 300, 400, -120, 900, 840, 1500, 420),
	one(-220, 120, 300, 320, 980, -40, 1500, 200),
	one(-220, 560, 420, 420, 760, 700, 1500, 540),
	one(-220, 200, 500, 640, 820, 620, 1500, 140),
	one(-220, 480, 380, 60, 860, 80, 1500, 520),
	one(-220, 360, 420, 380, 860, 300, 1500, 340),
	one(-220, 640, 260, 420, 700, 180, 1500, 90),
	one(-220, 80, 420, 180, 900, 520, 1500, 630),
	[...one(-220, 420, 200, 420, 420, 180, 640, 300), ...one(640, 300, 860, 420, 1080, 180, 1500, 180)],
	[...one(-220, 240, 160, 200, 460, 620, 640, 480), ...one(640, 480, 820, 340, 1120, 300, 1500, 400)],
	[...one(-220, 520, 100, 560, 520, 560, 700, 400), ...one(700, 400, 880, 240, 1100, 120, 1500, 260)],
	[...one(-220, 160, 220, 120, 380, 420, 600, 420), ...one(600, 420, 820, 420, 1060, 600, 1500, 580)],
];

/** Slowly through the middle: for bosses. */
export const bossPaths: readonly Path[] = [
	[...one(-420, 360, 0, 260, 360, 320, 640, 360), ...one(640, 360, 920, 400, 1300, 460, 1700, 360)],
	[...one(-420, 460, 40, 520, 320, 300, 640, 300), ...one(640, 300, 960, 300, 1240, 440, 1700, 300)],
];
