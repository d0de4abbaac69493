// What creatures are drawn from: ellipses and polygons in a creature's own units, its nose at x = 1, its tail at x = -1. Each is filled
// with stones; a part that comes later lies above.

type Place = { readonly x: number; readonly y: number };

export type Pattern = "plain" | "back" | "bands" | "spots" | "net" | "rays";

export type Fill = {
	/** The first is the main one; patterns use the others. */
	readonly tones: readonly [string, ...string[]];
	readonly pattern?: Pattern;
};

export type Part = Fill &
	(
		| { readonly is: "oval"; readonly x: number; readonly y: number; readonly rx: number; readonly ry: number }
		| { readonly is: "shape"; readonly points: readonly (readonly [number, number])[] }
	);

/** How it moves: a wave along the body, wings that beat, a bell that closes, legs that step, or a turn on the spot. */
export type Motion = "swim" | "flap" | "pulse" | "step" | "sway";

export type Creature = {
	readonly parts: readonly Part[];
	readonly motion: Motion;
	/** Where the light eye stands. */
	readonly eye?: readonly [number, number] | undefined;
	/** Swims with its back up whichever way it goes; others stay upright. */
	readonly turns: boolean;
	/** Its light, for bosses and what shines at night. */
	readonly glow?: string | undefined;
};

export const oval = (place: readonly [number, number, number, number], fill: Fill): Part => {
	const [x, y, rx, ry] = place;
	return { is: "oval", x, y, rx, ry, ...fill };
};

/** Corners as in SVG: "x,y x,y". */
export const shape = (corners: string, fill: Fill): Part => ({
	is: "shape",
	points: corners.split(" ").map((corner) => {
		const [x = 0, y = 0] = corner.split(",").map(Number);
		return [x, y] as const;
	}),
	...fill,
});

export const covers = (part: Part, x: number, y: number): boolean =>
	part.is === "oval"
		? ((x - part.x) / part.rx) ** 2 + ((y - part.y) / part.ry) ** 2 <= 1
		: isInside(part.points, { x, y });

function isInside(points: readonly (readonly [number, number])[], { x, y }: Place): boolean {
	let inside = false;
	for (const [index, [ax, ay]] of points.entries()) {
		const [bx, by] = points[(index + points.length - 1) % points.length] ?? [ax, ay];
		if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
	}
	return inside;
}

/** The tone of a stone: where it lies in its part decides. */
export function toneAt({ tones, pattern = "plain" }: Fill, { x, y }: Place): string {
	const [main] = tones;
	const other = (index: number): string => tones[index % tones.length] ?? main;
	switch (pattern) {
		case "plain":
			return main;
		case "back":
			return other(y < -0.05 ? 0 : y < 0.12 ? 1 : 2);
		case "bands":
			return other(Math.floor((x + 1.04) * 5.2));
		case "spots":
			return Math.sin(x * 17) * Math.cos(y * 21) > 0.42 ? other(1) : main;
		case "net":
			return Math.abs(Math.sin(x * 11 + y * 9)) < 0.24 || Math.abs(Math.sin(x * 11 - y * 9)) < 0.24 ? other(1) : main;
		case "rays":
			return other(Math.floor((Math.atan2(y, x) / Math.PI + 1) * 7));
	}
}
