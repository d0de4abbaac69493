// Loom of Clouds as the stage wants it: a loom of carved beams before mountains that are woven, too.

import { circle, group, n, path, picture, radial } from "../../../ui/art/draw.ts";
import { cabinetOf } from "../../../ui/art/kit/frame.ts";
import { ridge, type SceneSize, sceneOf, strewn } from "../../../ui/art/kit/scene.ts";
import { coinWords } from "../../../ui/art/light.ts";
import type { Look } from "../../../ui/stage/look.ts";
import * as drawn from "./symbols.ts";
import wordMark from "./word-mark.json" with { type: "json" };

const wool = (): string =>
	picture(
		circle({ r: 88 }, `fill="url(#wool)"`),
		radial("wool", [
			[0, "rgba(255,255,255,0.95)"],
			[1, "rgba(255,240,250,0)"],
		]),
	);

/** Mountains in steps, as a weaver must draw them. */
function stepped(
	size: SceneSize,
	of: {
		y: number;
		rise: number;
		cells: number;
		snowline: number;
		peaks: readonly (readonly [number, number])[];
		paint: string;
		snow: string;
	},
): string {
	const cell = size.width / of.cells;
	let [body, cap] = ["", ""];
	for (let index = 0; index < of.cells; index++) {
		const up = Math.max(...of.peaks.map(([at, tall]) => tall - Math.abs(index / of.cells - at) * of.cells)) * of.rise;
		const top = Math.round((of.y - up) / cell) * cell;
		body += `M${n(index * cell)} ${n(top)}h${n(cell + 1)}V${size.height}h${n(-cell - 1)}Z`;
		if (up > of.rise * of.snowline)
			cap += `M${n(index * cell)} ${n(top)}h${n(cell + 1)}v${n(cell * 1.4)}h${n(-cell - 1)}Z`;
	}
	return path(body, `fill="${of.paint}"`) + path(cap, `fill="${of.snow}"`);
}

const cloud = (x: number, y: number, size: number): string =>
	group(
		`translate(${n(x)} ${n(y)}) scale(${n(size)})`,
		`<path d="M-90 0h180v-20h-20v-20h-40v-20h-60v20h-40v20h-20z" fill="#fff4ec" opacity="0.82"/><path d="M-90 0h180v10h-180z" fill="#e8a9c4" opacity="0.8"/>`,
	);

function layers(size: SceneSize): string {
	return (
		circle({ x: size.width * 0.5, y: size.height * 0.3, r: size.width * 0.16 }, `fill="#ffd98a" opacity="0.9"`) +
		stepped(size, {
			y: size.height * 0.62,
			rise: 22,
			cells: 64,
			snowline: 9,
			peaks: [
				[0.08, 10],
				[0.26, 15],
				[0.44, 8],
				[0.72, 17],
				[0.94, 12],
			],
			paint: "#8d5aa8",
			snow: "#fbe9ef",
		}) +
		strewn({ count: 9, width: size.width, from: size.height * 0.12, to: size.height * 0.55 }, ({ x, y, size: part }) =>
			cloud(x, y, part * 0.9),
		) +
		stepped(size, {
			y: size.height * 0.82,
			rise: 20,
			cells: 48,
			snowline: 90,
			peaks: [
				[0, 8],
				[0.18, 5],
				[0.38, 9],
				[0.58, 6],
				[0.85, 9],
				[1, 7],
			],
			paint: "#5b2f7a",
			snow: "#c98bb8",
		}) +
		ridge(size, { y: size.height * 0.9, rise: 26, waves: 2, shift: 1 }, "#33184f") +
		`<rect width="${size.width}" height="${size.height}" fill="url(#threads)"/>`
	);
}

export const look: Look = {
	symbols: {
		shuttle: drawn.shuttle,
		spindle: drawn.spindle,
		condor: drawn.condor,
		llama: drawn.llama,
		hummingbird: drawn.hummingbird,
		fox: drawn.fox,
		"diamond-weave": drawn.diamondWeave,
		"step-weave": drawn.stepWeave,
		"cross-weave": drawn.crossWeave,
		"wave-weave": drawn.waveWeave,
	},
	backdrop: sceneOf({
		sky: [
			[0, "#3b6fb0"],
			[0.45, "#c98fc4"],
			[0.8, "#f6b68a"],
			[1, "#4a2360"],
		],
		dusk: "30,12,48",
		layers,
		defs: `<pattern id="threads" width="9" height="9" patternUnits="userSpaceOnUse"><path d="M0 4.500Q2.250 1 4.500 4.500T9 4.500" fill="none" stroke="#1b0c2a" stroke-width="1" opacity="0.3"/></pattern>`,
	}),
	...cabinetOf({
		mark: wordMark,
		casing: [
			[0, "#a8693a"],
			[0.5, "#7a4526"],
			[1, "#43230f"],
		],
		outline: "#241008",
		corner: "step",
		rim: 30,
		well: [
			[0, "#2b1742"],
			[1, "#180b2b"],
		],
		seam: "#d9a066",
		edge: {
			width: 26,
			draw: (index) =>
				path(
					"M-9 6V0H-5V-4H5V0H9V6Z",
					`fill="${["#d8344a", "#ffd04a", "#2fa67a", "#f0679a"][index % 4] ?? "#d8344a"}"`,
				),
		},
		head: (width) =>
			`<rect x="${-width / 2 - 34}" y="-26" width="${width + 68}" height="26" rx="13" fill="url(#casing)" stroke="#241008" stroke-width="3"/>` +
			path(`M${-width * 0.36} 0V-66h${width * 0.72}V0Z`, `fill="#7a1f5c" stroke="#ffd04a" stroke-width="3"`) +
			path(`M${-width * 0.345} -58h${width * 0.69}`, `stroke="#f0679a" stroke-width="6" stroke-dasharray="6 6"`) +
			[-1, 1]
				.map((side) =>
					circle({ x: side * (width / 2 + 24), y: -13, r: 20 }, `fill="#7a4526" stroke="#241008" stroke-width="3"`),
				)
				.join(""),
		name: { fill: "#fff1d0", second: "#ffc9dc", height: 28 },
		plate: { fill: "#2a1030", stroke: "#d9a066" },
	}),
	drift: { picture: wool, count: 16, speed: { x: 9, y: -2 }, size: 0.016, opacity: 0.5 },
	light: { colour: "#ffcf6a", blend: "add" },
	well: "#24123a",
	plate: "#ffe8c8",
	words: coinWords,
	tuning: { root: 293.7, scale: [0, 3, 5, 7, 10], instrument: "reed" },
};
