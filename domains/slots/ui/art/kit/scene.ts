// A scene behind a board: a sky, the game's own layers from far to near, and a dusk at the edges in which the board glows.
import { linear, path, radial, type Stop } from "../draw.ts";

export type SceneSize = { readonly width: number; readonly height: number };

export type SceneStyle = {
	readonly sky: readonly Stop[];
	/** The colour that closes in from the edges, as "r,g,b". */
	readonly dusk: string;
	/** From far to near. */
	readonly layers: (size: SceneSize) => string;
	readonly defs?: string;
};

export function sceneOf(style: SceneStyle): (view: { readonly upright: boolean }) => string {
	return ({ upright }) => {
		const [width, height] = upright ? [900, 1600] : [1600, 900];
		const edge = radial("edge", [
			[0, `rgba(${style.dusk},0)`],
			[0.6, `rgba(${style.dusk},0.1)`],
			[1, `rgba(${style.dusk},0.72)`],
		]);
		const foot = linear("foot", [
			[0, `rgba(${style.dusk},0.3)`],
			[0.25, `rgba(${style.dusk},0)`],
			[0.72, `rgba(${style.dusk},0)`],
			[1, `rgba(${style.dusk},0.9)`],
		]);
		const whole = `width="${width}" height="${height}"`;
		return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><defs>${linear("sky", style.sky)}${edge}${foot}${style.defs ?? ""}</defs><rect ${whole} fill="url(#sky)"/>${style.layers({ width, height })}<rect ${whole} fill="url(#edge)"/><rect ${whole} fill="url(#foot)"/></svg>`;
	};
}

/** A share from 0 to 1 that looks scattered and is the same every time. */
export function scattered(index: number): number {
	const wave = Math.sin((index + 1) * 12.9898) * 43_758.5453;
	return wave - Math.floor(wave);
}

/** `count` things strewn over a part of the scene. */
export function strewn(
	over: { readonly count: number; readonly width: number; readonly from: number; readonly to: number },
	draw: (at: { x: number; y: number; index: number; size: number }) => string,
): string {
	return Array.from({ length: over.count }, (_, index) =>
		draw({
			index,
			x: scattered(index * 3 + 1) * over.width,
			y: over.from + scattered(index * 5 + 2) * (over.to - over.from),
			size: 0.5 + scattered(index * 7 + 3),
		}),
	).join("");
}

/** A ridge across the scene from its left to its right, closed at the foot: hills, dunes, swells, roofs. */
export function ridge(
	size: SceneSize,
	of: { readonly y: number; readonly rise: number; readonly waves: number; readonly shift: number },
	paint: string,
): string {
	const step = size.width / 24;
	const points = Array.from({ length: 25 }, (_, index) => {
		const part = (index / 24) * of.waves * Math.PI * 2 + of.shift;
		const y = of.y - of.rise * (0.6 * Math.sin(part) + 0.4 * Math.sin(part * 1.7 + 1.3));
		return `${Math.round(index * step)} ${Math.round(y)}`;
	});
	return path(`M0 ${size.height}L${points.join("L")}L${size.width} ${size.height}Z`, `fill="${paint}"`);
}
