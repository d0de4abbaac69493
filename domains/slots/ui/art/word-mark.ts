// Lays a word mark, kept as outlines, into a picture: no font is needed where it is shown.
import { group, n, path } from "./draw.ts";

/** Outlines of 100 units an em; the baseline is y = 0 and the first letter starts at x = 0. */
export type WordMark = { readonly width: number; readonly d: string };

/** How far its letters reach above and below the baseline, in its own units. */
export function reachOf({ d }: WordMark): { readonly above: number; readonly below: number } {
	// Only absolute M, L, Q and Z: coordinates come in pairs, however they are set apart.
	const heights = [...d.matchAll(/-?\d+(?:\.\d+)?/g)].flatMap(([number], index) =>
		index % 2 === 1 ? Number(number) : [],
	);
	return { above: -Math.min(0, ...heights), below: Math.max(0, ...heights) };
}

/** The mark centred on a point of its baseline, so many units wide at most and high at most. */
export function lettering(
	mark: WordMark,
	place: {
		readonly x: number;
		readonly y: number;
		readonly width: number;
		readonly height: number;
		readonly fill: string;
	},
): string {
	const scale = scaleIn(mark, place);
	const left = place.x - (mark.width * scale) / 2;
	return group(`translate(${n(left)} ${n(place.y)}) scale(${n(scale)})`, path(mark.d, `fill="${place.fill}"`));
}

/** So many units of the picture is one of the mark's own. */
export const scaleIn = (mark: WordMark, place: { readonly width: number; readonly height: number }): number =>
	Math.min(place.width / mark.width, place.height / 100);
