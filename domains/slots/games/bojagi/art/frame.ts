// A paper-screened window around the board: a wooden frame with its lattice, daylight behind the cloth.

import { circle, group, linear, n, path, radial } from "../../../ui/art/draw.ts";
import { lettering } from "../../../ui/art/word-mark.ts";
import type { Size } from "../../../ui/stage/layout.ts";
import type { FrameShape } from "../../../ui/stage/look.ts";
import { tones } from "./tones.ts";
import wordMark from "./word-mark.json" with { type: "json" };

export const full = { top: 1.12, side: 0.34, bottom: 0.78 };
export const compact = { top: 0.3, side: 0.34, bottom: 0.62 };

/** 100 units a cell; the board's left upper corner is the origin. */
export function frame(shape: FrameShape): string {
	const margins = shape.compact ? compact : full;
	const [width, height] = [shape.reels * 100, shape.rows * 100];
	const box = `${-margins.side * 100} ${-margins.top * 100} ${width + margins.side * 200} ${height + (margins.top + margins.bottom) * 100}`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><defs>${paints}</defs>${casing({ width, height })}${pane(shape)}${sill(width, { y: height, depth: margins.bottom * 100 })}${shape.compact ? "" : transom(width)}</svg>`;
}

const paints =
	linear("wood", [
		[0, tones.wood[0]],
		[0.5, tones.wood[1]],
		[1, tones.wood[2]],
	]) +
	radial(
		"day",
		[
			[0, "#fffaf0"],
			[0.6, "#f7ead2"],
			[1, "#dfc6a6"],
		],
		{ x: 0.4, y: 0.3 },
	) +
	linear("paper", [
		[0, "#fff6e2"],
		[1, "#f0d9b4"],
	]);

function casing({ width, height }: Size): string {
	const cut = 24;
	const outline = `M-30 -28H${width + 30 - cut}L${width + 30} ${-28 + cut}V${height + 26}H-30Z`;
	return (
		path(outline, `fill="url(#wood)" stroke="#160b05" stroke-width="4"`) +
		path(
			`M-24 -22H${width + 24 - cut}L${width + 24} ${-22 + cut}V${height + 20}H-24Z`,
			`fill="none" stroke="#a77a4c" stroke-width="1.6" opacity="0.7"`,
		)
	);
}

/** Daylight, and the thin seams of the cloth between the cells. */
function pane(shape: FrameShape): string {
	const [width, height] = [shape.reels * 100, shape.rows * 100];
	const upright = Array.from({ length: shape.reels - 1 }, (_, index) => `M${(index + 1) * 100} 0V${height}`).join("");
	const level = Array.from({ length: shape.rows - 1 }, (_, index) => `M0 ${(index + 1) * 100}H${width}`).join("");
	return (
		`<rect width="${width}" height="${height}" fill="url(#day)"/>` +
		path(upright + level, `stroke="#d8c2a0" stroke-width="3" opacity="0.7"`) +
		path(upright + level, `stroke="#ffffff" stroke-width="1.4" stroke-dasharray="8 6"`) +
		`<rect width="${width}" height="${height}" fill="none" stroke="#160b05" stroke-width="5"/>`
	);
}

function sill(width: number, at: { y: number; depth: number }): string {
	const top = at.y + 16;
	const height = at.depth - 26;
	return (
		`<rect x="-33" y="${n(top)}" width="${width + 66}" height="${n(height)}" rx="5" fill="url(#wood)" stroke="#160b05" stroke-width="3"/>` +
		`<rect x="40" y="${n(top + 6)}" width="${width - 80}" height="${n(height - 12)}" rx="4" fill="#1d110a" stroke="#a77a4c" stroke-width="1.4"/>` +
		[5, width - 5]
			.map((x) =>
				group(
					`translate(${x} ${n(top + height / 2)})`,
					circle({ r: 10 }, `fill="none" stroke="#caa05a" stroke-width="3"`) + circle({ r: 3 }, `fill="#caa05a"`),
				),
			)
			.join("")
	);
}

/** The lattice above the window, its paper lit, with the name in the middle field. */
function transom(width: number): string {
	const [top, height] = [-108, 74];
	const field = { left: width / 2 - 132, width: 264 };
	const bars = Array.from({ length: 25 }, (_, index) => -30 + ((width + 60) * index) / 24)
		.filter((x) => x < field.left - 4 || x > field.left + field.width + 4)
		.map((x) => `M${n(x)} ${top}V${top + height}`)
		.join("");
	const rails = [0.25, 0.5, 0.75]
		.map(
			(part) =>
				`M-30 ${n(top + height * part)}H${n(field.left)}M${n(field.left + field.width)} ${n(top + height * part)}H${width + 30}`,
		)
		.join("");
	return (
		`<rect x="-30" y="${top}" width="${width + 60}" height="${height}" fill="url(#paper)"/>` +
		path(bars + rails, `stroke="${tones.wood[1]}" stroke-width="4"`) +
		patchStrip(field, { top, height }) +
		`<rect x="-30" y="${top}" width="${width + 60}" height="${height}" fill="none" stroke="url(#wood)" stroke-width="8"/>` +
		lettering(wordMark.ko, { x: width / 2, y: top + 43, width: 200, height: 36, fill: tones.shade }) +
		lettering(wordMark.en, { x: width / 2, y: top + 63, width: 130, height: 15, fill: tones.plum[1] })
	);
}

function patchStrip(field: { left: number; width: number }, at: { top: number; height: number }): string {
	const dyes = [tones.jade[0], tones.ramie[0], tones.plum[0], tones.ramie[0], tones.persimmon[0]];
	const part = field.width / dyes.length;
	return (
		dyes
			.map(
				(dye, index) =>
					`<rect x="${n(field.left + part * index)}" y="${at.top}" width="${n(part)}" height="${at.height}" fill="${dye}" opacity="0.75"/>`,
			)
			.join("") +
		`<rect x="${n(field.left)}" y="${at.top}" width="${field.width}" height="${at.height}" fill="rgba(255,250,238,0.55)" stroke="${tones.wood[1]}" stroke-width="4"/>`
	);
}
