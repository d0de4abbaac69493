// A folding screen of five panels around the reels: lacquer, silk borders, a title slip with the painter's seal.

import { circle, group, linear, n, path } from "../../../ui/art/draw.ts";
import { lettering } from "../../../ui/art/word-mark.ts";
import type { Size } from "../../../ui/stage/layout.ts";
import type { FrameShape } from "../../../ui/stage/look.ts";
import { magpieFigure, needles } from "./symbols.ts";
import { tones } from "./tones.ts";
import wordMark from "./word-mark.json" with { type: "json" };

export const full = { top: 1.2, side: 0.34, bottom: 0.66 };
export const compact = { top: 0.26, side: 0.34, bottom: 0.5 };

/** 100 units a cell; the board's left upper corner is the origin. */
export function frame(shape: FrameShape): string {
	const margins = shape.compact ? compact : full;
	const [width, height] = [shape.reels * 100, shape.rows * 100];
	const box = `${-margins.side * 100} ${-margins.top * 100} ${width + margins.side * 200} ${height + (margins.top + margins.bottom) * 100}`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><defs>${paints}</defs>${lacquer({ width, height })}${panels(shape, height)}${foot(width, { y: height, depth: margins.bottom * 100 })}${shape.compact ? "" : head(width)}</svg>`;
}

const paints =
	linear("lacquer", [
		[0, "#6a3a26"],
		[0.5, "#3c1f15"],
		[1, "#241009"],
	]) +
	linear("paper", [
		[0, "#efe0b8"],
		[0.5, "#f8eed2"],
		[1, "#ead8a8"],
	]) +
	linear("silk", [
		[0, "#2f5b52"],
		[1, "#1d3d3c"],
	]) +
	linear("brass", [
		[0, "#ffe9a8"],
		[0.5, "#d6a13f"],
		[1, "#8a5a1c"],
	]) +
	linear(
		"fold",
		[
			[0, "rgba(60,35,15,0.45)"],
			[1, "rgba(60,35,15,0)"],
		],
		{ x: 1, y: 0 },
	);

function lacquer({ width, height }: Size): string {
	const cut = 26;
	const outline = `M-28 -26H${width + 28 - cut}L${width + 28} ${-26 + cut}V${height + 20}H-28Z`;
	const corner = path("M0 0H34Q20 8 16 16Q8 20 0 34Z", `fill="url(#brass)" stroke="#4a2a10" stroke-width="1.5"`);
	return (
		path(outline, `fill="url(#lacquer)" stroke="#150905" stroke-width="4"`) +
		path(
			outline,
			`fill="none" stroke="url(#brass)" stroke-width="2" transform="translate(${n(width / 2)} ${n(height / 2)}) scale(0.985 0.972) translate(${n(-width / 2)} ${n(-height / 2)})"`,
		) +
		group("translate(-28 -26)", corner)
	);
}

/** Each reel is a panel: a silk border, paper, and the shadow of the fold at its left. */
function panels(shape: FrameShape, height: number): string {
	return Array.from({ length: shape.reels }, (_, index) => {
		const x = index * 100;
		const hinge = [0.18, 0.5, 0.82]
			.map((part) => `<rect x="${x - 4}" y="${n(height * part - 7)}" width="8" height="14" rx="2" fill="url(#brass)"/>`)
			.join("");
		return (
			`<rect x="${x}" y="0" width="100" height="${height}" fill="url(#silk)"/>` +
			`<rect x="${x + 3.5}" y="3.5" width="93" height="${height - 7}" fill="url(#paper)" stroke="#c79a4a" stroke-width="1"/>` +
			fibres({ x, height }) +
			`<rect x="${x + 3}" y="3" width="16" height="${height - 6}" fill="url(#fold)" opacity="0.6"/>` +
			(index === 0 ? "" : path(`M${x} 0V${height}`, `stroke="#1a0d07" stroke-width="4"`) + hinge)
		);
	}).join("");
}

/** Threads in hemp paper. */
function fibres({ x, height }: { x: number; height: number }): string {
	return Array.from({ length: 9 }, (_, index) => {
		const [dx, dy] = [12 + ((index * 37) % 74), 14 + ((index * 89) % (height - 40))];
		return path(
			`M${x + dx} ${dy}q${6 - (index % 5) * 3} 9 ${2 + (index % 3)} 20`,
			`fill="none" stroke="#b69458" stroke-width="0.9" opacity="0.45"`,
		);
	}).join("");
}

function foot(width: number, at: { y: number; depth: number }): string {
	const top = at.y + 12;
	const height = at.depth - 20;
	return (
		`<rect x="20" y="${n(top)}" width="${width - 40}" height="${n(height)}" rx="8" fill="url(#lacquer)" stroke="#150905" stroke-width="3"/>` +
		`<rect x="27" y="${n(top + 5)}" width="${width - 54}" height="${n(height - 10)}" rx="5" fill="none" stroke="url(#brass)" stroke-width="1.6"/>` +
		[34, width - 34].map((x) => circle({ x, y: top + height / 2, r: 4.5 }, `fill="url(#brass)"`)).join("")
	);
}

function head(width: number): string {
	const middle = width / 2;
	const [w, top, h] = [300, -112, 66];
	const left = middle - w / 2;
	return (
		path(`M${middle - 120} -30V-58M${middle + 120} -30V-58`, `stroke="${tones.vermilion}" stroke-width="4"`) +
		`<rect x="${n(left)}" y="${top}" width="${w}" height="${h}" fill="url(#paper)" stroke="${tones.ink}" stroke-width="2.5"/>` +
		`<rect x="${n(left + 5)}" y="${top + 5}" width="${w - 10}" height="${h - 10}" fill="none" stroke="#c79a4a" stroke-width="1.4"/>` +
		[left - 6, left + w - 6]
			.map(
				(x) =>
					`<rect x="${n(x)}" y="${top - 5}" width="12" height="${h + 10}" rx="5" fill="url(#lacquer)" stroke="${tones.ink}" stroke-width="2"/>`,
			)
			.join("") +
		lettering(wordMark.ko, { x: middle - 14, y: top + 38, width: 200, height: 36, fill: tones.ink }) +
		lettering(wordMark.en, { x: middle - 14, y: top + 57, width: 190, height: 15, fill: tones.brown }) +
		group(
			`translate(${n(left + w - 42)} ${top + 18})`,
			`<rect width="26" height="30" rx="3" fill="${tones.vermilion}"/>` +
				path("M6 8H20M6 15H20M13 8V24M7 24H19", `stroke="${tones.cream}" stroke-width="2.6" stroke-linecap="round"`),
		) +
		path(
			`M${width + 16} -28Q${width + 22} -84 ${width - 64} -70`,
			`fill="none" stroke="${tones.ink}" stroke-width="15" stroke-linecap="round"`,
		) +
		path(
			`M${width + 16} -28Q${width + 22} -84 ${width - 64} -70`,
			`fill="none" stroke="${tones.brown}" stroke-width="10" stroke-linecap="round"`,
		) +
		[
			[width - 6, -84, 0.42],
			[width - 40, -80, 0.38],
			[width - 66, -66, 0.32],
			[width + 8, -56, 0.34],
		]
			.map(([x, y, size]) => group(`translate(${x} ${y})`, needles(size ?? 0.4)))
			.join("") +
		group("translate(40 -62) scale(0.5)", magpieFigure())
	);
}
