// Masks at the Market as the stage wants it: a market square by torchlight, awnings of dyed hemp, a rope of paper strips.

import { circle, group, linear, mirrored, n, path, picture, radial } from "../../../ui/art/draw.ts";
import { cabinetOf } from "../../../ui/art/kit/frame.ts";
import { ridge, type SceneSize, sceneOf, strewn } from "../../../ui/art/kit/scene.ts";
import { coinWords } from "../../../ui/art/light.ts";
import type { Look } from "../../../ui/stage/look.ts";
import * as drawn from "./symbols.ts";
import wordMark from "./word-mark.json" with { type: "json" };

const scrap = (): string =>
	picture(
		path("M-50 -70L60 -40L44 74L-66 40Z", `fill="#fff4d8"`) +
			path("M-40 -40L40 -18M-46 0L34 24", `stroke="#d8342e" stroke-width="10"`),
	);

const dyes = ["#d8342e", "#f2b22c", "#2f8a5e", "#2a5ab0", "#8a3a7a"] as const;

/** A stall with a striped awning and a lamp under it. */
const stall = (at: { x: number; y: number; size: number; dye: string }): string =>
	group(
		`translate(${n(at.x)} ${n(at.y)}) scale(${at.size})`,
		path("M-120 0V170M120 0V170", `stroke="#2a1618" stroke-width="12"`) +
			path("M-110 96H110V170H-110Z", `fill="#4a2420"`) +
			path("M-150 10L-110 -66H110L150 10Z", `fill="#f6e4c0"`) +
			[-2, -1, 0, 1, 2]
				.map((part) =>
					path(
						`M${part * 60 - 15} 10L${part * 44 - 11} -66H${part * 44 + 11}L${part * 60 + 15} 10Z`,
						`fill="${at.dye}"`,
					),
				)
				.join("") +
			[-60, 0, 60]
				.map((x) => circle({ x, y: 92, r: 24 }, `fill="#7a3a24"`) + circle({ x, y: 84, r: 17 }, `fill="#c8843c"`))
				.join("") +
			circle({ y: 44, r: 60 }, `fill="url(#torch)"`) +
			path("M-11 30H11V58H-11Z", `fill="#ffdf8a"`),
	);

const onlooker = (at: { x: number; y: number; index: number }): string =>
	group(
		`translate(${n(at.x)} ${n(at.y)})`,
		path("M-34 90Q-40 14 0 10Q40 14 34 90Z", `fill="${at.index % 3 === 0 ? "#3a1c2c" : "#2a1422"}"`) +
			circle({ y: -8, r: 19 }, `fill="#1c0d18"`) +
			(at.index % 2 === 0 ? path("M-40 -14H40Q20 -22 16 -44H-16Q-20 -22 -40 -14Z", `fill="#1c0d18"`) : ""),
	);

function layers(size: SceneSize): string {
	const { width, height } = size;
	const rope = `M0 ${n(height * 0.1)}Q${n(width * 0.25)} ${n(height * 0.24)} ${n(width * 0.5)} ${n(height * 0.08)}Q${n(width * 0.75)} ${n(height * 0.24)} ${width} ${n(height * 0.1)}`;
	const strips = Array.from({ length: 21 }, (_, index) => {
		const x = (index + 0.5) / 21;
		const y = 0.105 + 0.07 * Math.abs(Math.sin(x * Math.PI * 2));
		return path(
			`M${n(width * x - 11)} ${n(height * y)}h22l-4 62l-8 -10l-8 10Z`,
			`fill="${dyes[index % dyes.length] ?? "#fff4d8"}" opacity="0.9"`,
		);
	}).join("");
	return (
		ridge(size, { y: height * 0.46, rise: 60, waves: 1.2, shift: 0.5 }, "#5a2a4a") +
		ridge(size, { y: height * 0.54, rise: 26, waves: 2.2, shift: 2 }, "#40203c") +
		circle({ x: width * 0.5, y: height * 0.6, r: height * 0.42 }, `fill="url(#torch)"`) +
		path(rope, `fill="none" stroke="#2a1618" stroke-width="4"`) +
		strips +
		[
			{ x: 0.08, y: 0.5, size: 1, dye: "#d8342e" },
			{ x: 0.92, y: 0.5, size: 1, dye: "#2a5ab0" },
			{ x: 0.3, y: 0.53, size: 0.7, dye: "#2f8a5e" },
			{ x: 0.7, y: 0.53, size: 0.7, dye: "#f2b22c" },
		]
			.map((one) => stall({ ...one, x: width * one.x, y: height * one.y }))
			.join("") +
		`<rect x="0" y="${n(height * 0.72)}" width="${width}" height="${n(height * 0.28)}" fill="url(#earth)"/>` +
		strewn({ count: 22, width, from: height * 0.8, to: height * 0.9 }, onlooker)
	);
}

export const look: Look = {
	symbols: {
		"white-lion": drawn.whiteLion,
		"market-drum": drawn.marketDrum,
		"turning-mask": drawn.turningMask,
		"noble-mask": drawn.nobleMask,
		"bride-mask": drawn.brideMask,
		"butcher-mask": drawn.butcherMask,
		"monk-mask": drawn.monkMask,
		"rice-cake": drawn.riceCake,
		"straw-shoe": drawn.strawShoe,
		"copper-coin": drawn.copperCoin,
		"folding-fan": drawn.foldingFan,
	},
	backdrop: sceneOf({
		sky: [
			[0, "#241040"],
			[0.34, "#7a2f5a"],
			[0.56, "#f08a4a"],
			[1, "#5a2418"],
		],
		dusk: "30,8,20",
		layers,
		defs:
			linear("earth", [
				[0, "#b4703c"],
				[1, "#3a1a18"],
			]) +
			radial("torch", [
				[0, "rgba(255,210,120,0.7)"],
				[1, "rgba(255,140,60,0)"],
			]),
	}),
	...cabinetOf({
		mark: wordMark,
		casing: [
			[0, "#8a5230"],
			[0.5, "#5e3220"],
			[1, "#341810"],
		],
		outline: "#1a0f14",
		corner: "cut",
		rim: 30,
		well: [
			[0, "#f2dfb8"],
			[0.5, "#e6cc9c"],
			[1, "#d0ac78"],
		],
		seam: "#8a5a34",
		edge: {
			width: 30,
			draw: (index) =>
				path(
					"M-12 -9H12L8 9L0 3L-8 9Z",
					`fill="${dyes[index % dyes.length] ?? "#d8342e"}" stroke="#1a0f14" stroke-width="2"`,
				),
		},
		head: (width) =>
			path(
				`M${-width * 0.44} 0L${-width * 0.4} -70Q0 -92 ${width * 0.4} -70L${width * 0.44} 0Z`,
				`fill="#a8242c" stroke="#1a0f14" stroke-width="5"`,
			) +
			path(
				`M${-width * 0.4} -8L${-width * 0.37} -62Q0 -82 ${width * 0.37} -62L${width * 0.4} -8Z`,
				`fill="none" stroke="#f6cf5a" stroke-width="3"`,
			) +
			mirrored(
				group(
					`translate(${n(width * 0.455)} -34)`,
					path("M-24 -20Q0 -34 24 -20Q28 10 0 34Q-28 10 -24 -20Z", `fill="#fff4dc" stroke="#1a0f14" stroke-width="4"`) +
						path(
							"M-16 -8Q-10 -16 -4 -8M4 -8Q10 -16 16 -8M-10 10Q0 20 10 10",
							`fill="none" stroke="#1a0f14" stroke-width="4"`,
						) +
						circle({ x: -15, y: 4, r: 4 }, `fill="#d8342e"`) +
						circle({ x: 15, y: 4, r: 4 }, `fill="#d8342e"`),
				),
			),
		name: { fill: "#fff0c4", second: "#ffd8a0", height: 32 },
		plate: { fill: "#3a1a1c", stroke: "#f2b22c" },
	}),
	drift: { picture: scrap, count: 16, speed: { x: 14, y: 20 }, size: 0.012, opacity: 0.75 },
	light: { colour: "#ff9a2a", blend: "normal" },
	well: "#e6cc9c",
	plate: "#ffe9c0",
	words: coinWords,
	tuning: { root: 164.8, scale: [0, 3, 5, 7, 10], instrument: "wood" },
};
