// The temple gate around the reels: tiled roof, painted beams, pillars, and the name board under the eaves.

import { banded, circle, group, linear, mirrored, n, path, petal, ring } from "../../../ui/art/draw.ts";
import { lettering } from "../../../ui/art/word-mark.ts";
import type { Size } from "../../../ui/stage/layout.ts";
import type { FrameShape } from "../../../ui/stage/look.ts";
import { tones } from "./tones.ts";
import wordMark from "./word-mark.json" with { type: "json" };

export const full = { top: 1.42, side: 0.36, bottom: 0.66 };
export const compact = { top: 0.3, side: 0.36, bottom: 0.5 };

/** 100 units a cell; the board's left upper corner is the origin. */
export function frame(shape: FrameShape): string {
	const margins = shape.compact ? compact : full;
	const [width, height] = [shape.reels * 100, shape.rows * 100];
	const box = `${-margins.side * 100} ${-margins.top * 100} ${width + margins.side * 200} ${height + (margins.top + margins.bottom) * 100}`;
	const head = shape.compact ? "" : roof(width) + brackets(width) + nameBoard(width);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><defs>${paints}</defs>${wells({ width, height, reels: shape.reels })}${pillars({ width, height })}${lowerBeam({ width, y: height, depth: margins.bottom * 100 })}${upperBeam(width)}${head}</svg>`;
}

const paints =
	linear("gold", [
		[0, "#fff0b8"],
		[0.45, "#f0b545"],
		[1, "#9c5a16"],
	]) +
	linear("well", [
		[0, "#0b141d"],
		[0.5, "#15222e"],
		[1, "#0d1822"],
	]) +
	linear(
		"pillar",
		[
			[0, "#4d1110"],
			[0.35, "#c03a2a"],
			[0.6, "#a52c20"],
			[1, "#3d0d0d"],
		],
		{ x: 1, y: 0 },
	) +
	linear("beam", [
		[0, "#1f5f50"],
		[0.4, "#2f8f75"],
		[1, "#113c34"],
	]) +
	linear("tiles", [
		[0, "#2a3947"],
		[0.7, "#16212c"],
		[1, "#0b1219"],
	]) +
	linear("lamp", [
		[0, "#ffcf7a"],
		[1, "#b35c1b"],
	]) +
	linear("shade", [
		[0, "#000000"],
		[1, "rgba(0,0,0,0)"],
	]);

function wells(board: { width: number; height: number; reels: number }): string {
	const { width, height, reels } = board;
	const cut = 16;
	const outline = `M0 0H${width - cut}L${width} ${cut}V${height}H0Z`;
	const seams = Array.from({ length: reels - 1 }, (_, index) => {
		const x = (index + 1) * 100;
		return (
			path(`M${x} 2V${height - 2}`, `stroke="#04090e" stroke-width="5"`) +
			path(`M${x} 2V${height - 2}`, `stroke="#b8842f" stroke-width="1.3" opacity="0.8"`)
		);
	}).join("");
	return (
		path(outline, `fill="url(#well)"`) +
		seams +
		`<rect width="${width}" height="34" fill="url(#shade)" opacity="0.65"/>` +
		path(outline, `fill="none" stroke="url(#gold)" stroke-width="4"`)
	);
}

function pillars({ width, height }: Size): string {
	const pillar = (x: number): string =>
		`<rect x="${x}" y="-10" width="26" height="${height + 40}" fill="url(#pillar)"/>` +
		[8, height - 34]
			.map(
				(y) =>
					`<rect x="${x}" y="${y}" width="26" height="7" fill="${tones.azure[1]}"/><rect x="${x}" y="${y + 7}" width="26" height="4" fill="${tones.cream}"/><rect x="${x}" y="${y + 11}" width="26" height="9" fill="${tones.jade[1]}"/><rect x="${x}" y="${y + 20}" width="26" height="3" fill="url(#gold)"/>`,
			)
			.join("");
	return pillar(-31) + pillar(width + 5);
}

/** Half rings in all five colours, as they close the end of a beam. */
function beamEnd({ x, y, radius }: { x: number; y: number; radius: number }): string {
	const bands = [tones.cinnabar[1], tones.cream, tones.azure[1], tones.cream, tones.saffron[1], tones.cinnabar[0]];
	return bands
		.map((tone, index) => {
			const r = radius * (1 - index * 0.16);
			return path(`M${n(x)} ${n(y - r)}A${n(r)} ${n(r)} 0 0 1 ${n(x)} ${n(y + r)}Z`, `fill="${tone}"`);
		})
		.join("");
}

function upperBeam(width: number): string {
	const [top, depth] = [-30, 27];
	const middle = top + depth / 2;
	const flowers = [0.25, 0.5, 0.75]
		.map((part) => group(`translate(${n(width * part)} ${n(middle)}) scale(0.12)`, flower()))
		.join("");
	const end = beamEnd({ x: -34, y: middle, radius: 13 }) + beamEnd({ x: -12, y: middle, radius: 13 });
	return (
		`<rect x="-36" y="${top}" width="${width + 72}" height="${depth}" fill="url(#beam)"/>` +
		end +
		group(`translate(${width} 0) scale(-1 1)`, end) +
		flowers +
		`<rect x="-36" y="${top - 2}" width="${width + 72}" height="3" fill="url(#gold)"/><rect x="-36" y="${top + depth - 1}" width="${width + 72}" height="3" fill="url(#gold)"/>`
	);
}

const flower = (): string =>
	ring(8, () => banded(petal({ length: 92, width: 62, tip: 1 }), tones.cinnabar)) +
	circle({ r: 34 }, `fill="url(#gold)" stroke="${tones.ink}" stroke-width="8"`);

function lowerBeam(beam: { width: number; y: number; depth: number }): string {
	const { width, y, depth } = beam;
	const height = depth - 12;
	const middle = y + 8 + height / 2;
	const end =
		beamEnd({ x: -33, y: middle, radius: height * 0.46 }) + beamEnd({ x: -2, y: middle, radius: height * 0.46 });
	return (
		`<rect x="-35" y="${y + 6}" width="${width + 70}" height="${n(height)}" rx="3" fill="url(#beam)"/>` +
		end +
		group(`translate(${width} 0) scale(-1 1)`, end) +
		`<rect x="44" y="${n(middle - height * 0.4)}" width="${width - 88}" height="${n(height * 0.8)}" rx="4" fill="#0c151d" stroke="url(#gold)" stroke-width="2"/>` +
		`<rect x="-35" y="${y + 4}" width="${width + 70}" height="3" fill="url(#gold)"/><rect x="-35" y="${n(y + 5 + height)}" width="${width + 70}" height="3" fill="url(#gold)"/>`
	);
}

/** Carved arms that carry the roof, one row above the beam. */
function brackets(width: number): string {
	const arm = (tone: readonly string[]): string =>
		banded("M0 0C-13 -2 -20 -12 -17 -24H17C20 -12 13 -2 0 0Z", tone, { shrink: 0.24 });
	const count = 11;
	const shade = `<rect x="-33" y="-62" width="${width + 66}" height="32" fill="#0d1a20"/>`;
	const arms = Array.from({ length: count }, (_, index) => {
		const x = -22 + ((width + 44) * index) / (count - 1);
		return group(`translate(${n(x)} -34)`, arm(index % 2 === 0 ? tones.azure : tones.cinnabar));
	});
	return shade + arms.join("");
}

/** Eaves that rise to their ends, a row of round tiles along them, and the ridge. */
function roof(width: number): string {
	const middle = width / 2;
	const half = middle + 35;
	const eave = `M${n(-half)} -86Q${n(-half * 0.55)} -56 0 -55Q${n(half * 0.55)} -56 ${n(half)} -86`;
	const slope = `${eave}Q${n(half * 0.74)} -104 ${n(half * 0.62)} -138Q0 -124 ${n(-half * 0.62)} -138Q${n(-half * 0.74)} -104 ${n(-half)} -86Z`;
	const count = 27;
	const tiles = Array.from({ length: count }, (_, index) => {
		const part = (index / (count - 1)) * 2 - 1;
		const x = part * (half - 6);
		const y = -56 - 28 * Math.abs(part) ** 2.4;
		const top = -126 - 10 * Math.abs(part) ** 2;
		return (
			path(
				`M${n(x)} ${n(y)}Q${n(x * 0.86)} ${n((y + top) / 2)} ${n(x * 0.62)} ${n(top)}`,
				`stroke="#3c4f61" stroke-width="5" fill="none" stroke-linecap="round"`,
			) +
			circle({ x, y: y + 1, r: 5.4 }, `fill="#3c4f61" stroke="#0b1219" stroke-width="1.6"`) +
			circle({ x, y: y + 1, r: 2.2 }, `fill="#8fa3b5"`)
		);
	}).join("");
	const under = `${eave}L${n(half - 10)} -76Q${n(half * 0.55)} -46 0 -45Q${n(-half * 0.55)} -46 ${n(-half + 10)} -76Z`;
	return group(
		`translate(${n(middle)} 0)`,
		path(under, `fill="${tones.cinnabar[0]}" stroke="${tones.saffron[1]}" stroke-width="1.6"`) +
			path(slope, `fill="url(#tiles)"`) +
			tiles +
			path(
				`M${n(-half * 0.64)} -139Q0 -123 ${n(half * 0.64)} -139`,
				`stroke="#50657a" stroke-width="8" fill="none" stroke-linecap="round"`,
			) +
			mirrored(
				path(
					`M${n(half - 8)} -80Q${n(half + 2)} -92 ${n(half - 1)} -101`,
					`stroke="url(#gold)" stroke-width="4" fill="none" stroke-linecap="round"`,
				),
			),
	);
}

function nameBoard(width: number): string {
	const middle = width / 2;
	const [w, h] = [236, 62];
	const left = middle - w / 2;
	const cut = 12;
	const outline = `M${n(left)} -98H${n(left + w - cut)}L${n(left + w)} ${-98 + cut}V${-98 + h}H${n(left)}Z`;
	return (
		path(outline, `fill="#0b1118" stroke="url(#gold)" stroke-width="5" stroke-linejoin="round"`) +
		path(
			outline,
			`fill="none" stroke="${tones.cinnabar[1]}" stroke-width="1.6" transform="translate(${n(middle * 0.06)} ${n(-67 * 0.12)}) scale(0.94 0.88)" opacity="0.9"`,
		) +
		lettering(wordMark.ko, { x: middle, y: -63, width: w - 70, height: 28, fill: "url(#lamp)" }) +
		lettering(wordMark.en, { x: middle, y: -46, width: w - 44, height: 15, fill: tones.cream })
	);
}
