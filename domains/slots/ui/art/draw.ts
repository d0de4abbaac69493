// Strokes that the drawings share: an SVG picture as text, built of petals, rings, fans and bands of tone.
// Pictures stand around the origin in a square of 200; y points down.

export type Stop = readonly [offset: number, colour: string];

/** Numbers in a path, short. */
export const n = (value: number): string => String(Math.round(value * 100) / 100);

export function linear(id: string, stops: readonly Stop[], slope: { x: number; y: number } = { x: 0, y: 1 }): string {
	return `<linearGradient id="${id}" x1="0" y1="0" x2="${slope.x}" y2="${slope.y}">${stopsOf(stops)}</linearGradient>`;
}

export function radial(
	id: string,
	stops: readonly Stop[],
	centre: { x: number; y: number } = { x: 0.5, y: 0.5 },
): string {
	return `<radialGradient id="${id}" cx="${centre.x}" cy="${centre.y}" r="${n(0.5 + Math.hypot(centre.x - 0.5, centre.y - 0.5))}">${stopsOf(stops)}</radialGradient>`;
}

const stopsOf = (stops: readonly Stop[]): string =>
	stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join("");

/** A finished square picture, 200 across. */
export function picture(content: string, defs = ""): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200" width="200" height="200"><defs>${defs}</defs>${content}</svg>`;
}

export const group = (transform: string, content: string): string => `<g transform="${transform}">${content}</g>`;

export const circle = (at: { x?: number; y?: number; r: number }, attributes: string): string =>
	`<circle cx="${n(at.x ?? 0)}" cy="${n(at.y ?? 0)}" r="${n(at.r)}" ${attributes}/>`;

export const path = (d: string, attributes: string): string => `<path d="${d}" ${attributes}/>`;

/** The same drawing on both sides of the upright axis. */
export const mirrored = (content: string): string => content + group("scale(-1 1)", content);

/** `count` drawings around the origin; each is drawn upright, its foot at the origin. */
export function ring(count: number, draw: (index: number) => string, turn = 0): string {
	return Array.from({ length: count }, (_, index) =>
		group(`rotate(${n(turn + (index * 360) / count)})`, draw(index)),
	).join("");
}

/** `count` drawings from one angle to another, in degrees clockwise from upright. */
export function fan(
	spread: { count: number; from: number; to: number },
	draw: (index: number, part: number) => string,
): string {
	return Array.from({ length: spread.count }, (_, index) => {
		const part = spread.count === 1 ? 0.5 : index / (spread.count - 1);
		return group(`rotate(${n(spread.from + (spread.to - spread.from) * part)})`, draw(index, part));
	}).join("");
}

/** A petal from the origin upwards. `tip` 0 is a point, 1 is round. */
export function petal(size: { length: number; width: number; tip?: number }): string {
	const { length, width, tip = 0 } = size;
	const shoulder = length * (0.78 + 0.22 * tip);
	const reach = width * (0.5 + 0.16 * tip);
	return `M0 0C${n(reach)} ${n(-length * 0.28)} ${n(reach)} ${n(-shoulder)} 0 ${n(-length)}C${n(-reach)} ${n(-shoulder)} ${n(-reach)} ${n(-length * 0.28)} 0 0Z`;
}

/** A closed form in bands from dark to light, each smaller than the last, as painters of beams lay their tones. */
export function banded(d: string, tones: readonly string[], options: { edge?: string; shrink?: number } = {}): string {
	const { edge = "#f7efdc", shrink = 0.2 } = options;
	return tones
		.map((tone, index) => {
			const stroke = index === 0 ? ` stroke="${edge}" stroke-width="2.4" stroke-linejoin="round"` : "";
			return group(`scale(${n(1 - shrink * index)})`, path(d, `fill="${tone}"${stroke}`));
		})
		.join("");
}

/** A polygon of `points` corners through two radii in turn: stars, saw-tooth rims. */
export function star(points: number, radii: { outer: number; inner: number }): string {
	const corners = Array.from({ length: points * 2 }, (_, index) => {
		const radius = index % 2 === 0 ? radii.outer : radii.inner;
		const angle = (index * Math.PI) / points - Math.PI / 2;
		return `${n(radius * Math.cos(angle))} ${n(radius * Math.sin(angle))}`;
	});
	return `M${corners.join("L")}Z`;
}
