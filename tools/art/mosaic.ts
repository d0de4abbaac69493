// Lays a painting as a mosaic: small stones along its lines, each lit from above, dark joints between them.
// The painting gives colour and direction; chance, from a seed, gives each stone its own shade.
import { type Canvas, createCanvas, type SKRSContext2D } from "@napi-rs/canvas";

export type Size = { readonly width: number; readonly height: number };
export type Paint = (brush: SKRSContext2D, size: Size) => void;

export type MosaicOptions = {
	/** Side of a stone in pixels. */
	readonly stone: number;
	readonly seed: number;
	/** Colour of the joints. */
	readonly joint: string;
	/** Where the light falls, as parts of width and height, and how far it reaches as a part of the width. */
	readonly light: { readonly x: number; readonly y: number; readonly reach: number };
	/** How dark it is outside the light: 0 black, 1 as bright as inside. */
	readonly dusk: number;
};

export function mosaic(paint: Paint, size: Size, options: MosaicOptions): Canvas {
	const painted = createCanvas(size.width, size.height);
	paint(painted.getContext("2d"), size);
	const picture = readPicture(painted);
	const canvas = createCanvas(size.width, size.height);
	const brush = canvas.getContext("2d");
	brush.fillStyle = options.joint;
	brush.fillRect(0, 0, size.width, size.height);
	const chance = seeded(options.seed);
	for (const stone of stonesOf(size, options.stone, chance)) layStone(brush, { stone, picture, options, chance });
	relight(brush, size, options);
	return canvas;
}

type Picture = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number };
type Stone = { readonly x: number; readonly y: number };

function readPicture(canvas: Canvas): Picture {
	const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
	return { data, width: canvas.width, height: canvas.height };
}

/** Rows of stones, each row shifted by half a stone, each stone a little off its place. */
function stonesOf(size: Size, side: number, chance: () => number): Stone[] {
	const stones: Stone[] = [];
	for (let row = -1; row * side <= size.height + side; row++) {
		const shift = row % 2 === 0 ? 0 : side / 2;
		for (let column = -1; column * side <= size.width + side; column++) {
			const off = () => (chance() - 0.5) * side * 0.22;
			stones.push({ x: column * side + shift + off(), y: row * side + off() });
		}
	}
	return stones;
}

type Laying = {
	readonly stone: Stone;
	readonly picture: Picture;
	readonly options: MosaicOptions;
	readonly chance: () => number;
};

function layStone(brush: SKRSContext2D, { stone, picture, options, chance }: Laying): void {
	const colour = colourAt(picture, stone);
	const angle = directionAt(picture, stone, options.stone) + (chance() - 0.5) * 0.14;
	const shade = 0.84 + chance() * 0.28;
	const half = options.stone * (0.43 + chance() * 0.05);
	const corners = cutByHand(stone, { half, angle }, chance);
	brush.fillStyle = `rgb(${colour.map((value) => Math.min(255, Math.round(value * shade))).join()})`;
	fill(brush, corners);
	const [first, second, third, fourth] = corners;
	brush.fillStyle = `rgba(255,248,230,${(0.1 + 0.14 * chance()).toFixed(2)})`;
	fill(brush, [first, second, between(second, third, 0.2), between(first, fourth, 0.2)]);
	brush.fillStyle = "rgba(0,0,0,0.22)";
	fill(brush, [between(first, fourth, 0.84), between(second, third, 0.84), third, fourth]);
}

type Corners = readonly [Stone, Stone, Stone, Stone];

/** A stone's outline: a square cut by hand, turned along the picture's line. */
function cutByHand(at: Stone, cut: { half: number; angle: number }, chance: () => number): Corners {
	const [cos, sin] = [Math.cos(cut.angle), Math.sin(cut.angle)];
	const corner = (across: number, down: number): Stone => {
		const x = across * cut.half * (0.92 + chance() * 0.16);
		const y = down * cut.half * (0.92 + chance() * 0.16);
		return { x: at.x + x * cos - y * sin, y: at.y + x * sin + y * cos };
	};
	return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

const between = (from: Stone, to: Stone, part: number): Stone => ({
	x: from.x + (to.x - from.x) * part,
	y: from.y + (to.y - from.y) * part,
});

function fill(brush: SKRSContext2D, points: readonly Stone[]): void {
	brush.beginPath();
	for (const point of points) brush.lineTo(point.x, point.y);
	brush.closePath();
	brush.fill();
}

function colourAt(picture: Picture, at: Stone): readonly [number, number, number] {
	const x = Math.min(picture.width - 1, Math.max(0, Math.round(at.x)));
	const y = Math.min(picture.height - 1, Math.max(0, Math.round(at.y)));
	const index = (y * picture.width + x) * 4;
	return [picture.data[index] ?? 0, picture.data[index + 1] ?? 0, picture.data[index + 2] ?? 0];
}

/** Along the nearest line of the painting; level where there is none. */
function directionAt(picture: Picture, at: Stone, side: number): number {
	const tone = (x: number, y: number) => {
		const [red, green, blue] = colourAt(picture, { x: at.x + x * side, y: at.y + y * side });
		return red * 0.3 + green * 0.59 + blue * 0.11;
	};
	const across = tone(1, 0) - tone(-1, 0) + (tone(1, 1) - tone(-1, 1) + tone(1, -1) - tone(-1, -1)) / 2;
	const down = tone(0, 1) - tone(0, -1) + (tone(1, 1) - tone(1, -1) + tone(-1, 1) - tone(-1, -1)) / 2;
	return Math.hypot(across, down) < 14 ? 0 : Math.atan2(down, across) + Math.PI / 2;
}

/** The lamp: bright where it falls, dusk elsewhere. */
function relight(brush: SKRSContext2D, size: Size, { light, dusk }: MosaicOptions): void {
	const centre = { x: light.x * size.width, y: light.y * size.height };
	const glow = brush.createRadialGradient(centre.x, centre.y, 0, centre.x, centre.y, light.reach * size.width);
	const night = (part: number) => `rgba(6,11,16,${(1 - dusk) * part})`;
	glow.addColorStop(0, "rgba(255,214,140,0.16)");
	glow.addColorStop(0.35, "rgba(255,200,120,0.03)");
	glow.addColorStop(0.62, night(0.45));
	glow.addColorStop(1, night(1));
	brush.fillStyle = glow;
	brush.fillRect(0, 0, size.width, size.height);
}

/** Numbers in [0, 1) that are the same on every run. */
export function seeded(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}
