// Lantern Tide as the stage wants it: a harbour town at high water, every lantern twice, once in the air and once below.

import { circle, group, linear, n, path, picture, radial, ring } from "../../../ui/art/draw.ts";
import { cabinetOf } from "../../../ui/art/kit/frame.ts";
import { type SceneSize, scattered, sceneOf, strewn } from "../../../ui/art/kit/scene.ts";
import { coinWords } from "../../../ui/art/light.ts";
import type { Look } from "../../../ui/stage/look.ts";
import * as drawn from "./symbols.ts";
import wordMark from "./word-mark.json" with { type: "json" };

const spark = (): string =>
	picture(
		circle({ r: 92 }, `fill="url(#spark)"`) + circle({ r: 26 }, `fill="#fff2c0"`),
		radial("spark", [
			[0, "rgba(255,190,90,1)"],
			[1, "rgba(255,120,60,0)"],
		]),
	);

/** One house of the front: its curved roof, its lit windows. */
function house({ x, foot, index }: { x: number; foot: number; index: number }): string {
	const wide = 120 + scattered(index * 3) * 70;
	const tall = 110 + scattered(index * 5) * 150;
	const top = foot - tall;
	const panes = Array.from({ length: 3 }, (_, at) => {
		const lit = (index + at) % 3 !== 1;
		return `<rect x="${n(x + wide * (0.16 + at * 0.25))}" y="${n(top + 34)}" width="${n(wide * 0.17)}" height="${n(tall * 0.3)}" fill="${lit ? "#ffb85a" : "#2a2450"}" opacity="${lit ? 0.9 : 1}"/>`;
	}).join("");
	return (
		`<rect x="${n(x)}" y="${n(top)}" width="${n(wide)}" height="${n(tall)}" fill="${["#2d2a5c", "#3a2a5a", "#23305e"][index % 3] ?? "#2d2a5c"}"/>` +
		panes +
		path(
			`M${n(x - 18)} ${n(top + 12)}Q${n(x + wide * 0.2)} ${n(top - 8)} ${n(x + wide / 2)} ${n(top - 34)}Q${n(x + wide * 0.8)} ${n(top - 8)} ${n(x + wide + 18)} ${n(top + 12)}Z`,
			`fill="#14133a"`,
		)
	);
}

const lamp = (x: number, y: number, size: number): string =>
	group(
		`translate(${n(x)} ${n(y)}) scale(${n(size)})`,
		circle({ r: 60 }, `fill="url(#lamp)"`) +
			path("M-9 -20C-24 -14 -24 14 -9 20H9C24 14 24 -14 9 -20Z", `fill="#ff7a3c"`) +
			path("M-4 -18C-10 -8 -10 8 -4 18H4C10 8 10 -8 4 -18Z", `fill="#fff0b0"`),
	);

function layers(size: SceneSize): string {
	const { width, height } = size;
	const water = height * 0.6;
	const houses = Array.from({ length: 14 }, (_, index) =>
		house({ x: -40 + index * (width / 12), foot: water + 4, index }),
	).join("");
	const above = strewn({ count: 20, width, from: height * 0.06, to: water - 40 }, ({ x, y, size: part }) =>
		lamp(x, y, part * 1.3),
	);
	const afloat = strewn({ count: 26, width, from: water + 40, to: height }, ({ x, y, size: part }) =>
		lamp(x, y, part * (0.5 + ((y - water) / (height - water)) * 1.3)),
	);
	const ripples = strewn({ count: 90, width, from: water + 10, to: height }, ({ x, y, size: part }) =>
		path(
			`M${n(x - 50 * part)} ${n(y)}q${n(25 * part)} -5 ${n(50 * part)} 0t${n(50 * part)} 0`,
			`fill="none" stroke="#ffb85a" stroke-width="2.500" opacity="0.28"`,
		),
	);
	return (
		circle({ x: width * 0.76, y: height * 0.17, r: 190 }, `fill="url(#moonlight)"`) +
		circle({ x: width * 0.76, y: height * 0.17, r: 62 }, `fill="#f4f0dc"`) +
		houses +
		above +
		`<rect y="${n(water)}" width="${width}" height="${n(height - water)}" fill="url(#water)"/>` +
		ripples +
		afloat
	);
}

const wave = (tone: string): string =>
	circle({ r: 13 }, `fill="${tone}" stroke="#061628" stroke-width="2"`) +
	circle({ r: 8 }, `fill="none" stroke="#dff6ff" stroke-width="2"`) +
	circle({ r: 3 }, `fill="#dff6ff"`);

export const look: Look = {
	symbols: {
		lantern: drawn.lantern,
		"full-moon": drawn.fullMoon,
		sampan: drawn.sampan,
		carp: drawn.carp,
		crab: drawn.crab,
		heron: drawn.heron,
		cowrie: drawn.cowrie,
		scallop: drawn.scallop,
		whelk: drawn.whelk,
		starfish: drawn.starfish,
	},
	backdrop: sceneOf({
		sky: [
			[0, "#0a1038"],
			[0.4, "#2a2a6e"],
			[0.6, "#8a4a7a"],
			[1, "#0a1a36"],
		],
		dusk: "4,10,26",
		layers,
		defs:
			linear("water", [
				[0, "#5a3a6a"],
				[0.2, "#1f3a6a"],
				[1, "#050f24"],
			]) +
			radial("lamp", [
				[0, "rgba(255,190,90,0.9)"],
				[1, "rgba(255,120,60,0)"],
			]) +
			radial("moonlight", [
				[0, "rgba(240,240,220,0.8)"],
				[1, "rgba(160,180,240,0)"],
			]),
	}),
	...cabinetOf({
		mark: wordMark,
		casing: [
			[0, "#a62a34"],
			[0.5, "#7a1626"],
			[1, "#420a18"],
		],
		outline: "#20060e",
		corner: "round",
		rim: 30,
		well: [
			[0, "#12305a"],
			[0.6, "#0d2348"],
			[1, "#081630"],
		],
		seam: "#f0b45a",
		edge: { width: 27, draw: (index) => wave(index % 2 === 0 ? "#1f5f8f" : "#123a6a") },
		head: (width) =>
			path(
				`M${-width / 2 - 40} 0Q${-width * 0.42} -14 ${-width * 0.36} -56Q${-width * 0.2} -78 0 -80Q${width * 0.2} -78 ${width * 0.36} -56Q${width * 0.42} -14 ${width / 2 + 40} 0Z`,
				`fill="url(#casing)" stroke="#20060e" stroke-width="4"`,
			) +
			path(
				`M${-width * 0.34} -8V-50Q0 -78 ${width * 0.34} -50V-8Z`,
				`fill="#0d2348" stroke="#f0b45a" stroke-width="2.500"`,
			) +
			[-1, 1]
				.map((side) =>
					group(
						`translate(${side * width * 0.44} -20)`,
						ring(8, () => path("M-2 -8L0 -22L2 -8Z", `fill="#ffcf7a"`)) +
							circle({ r: 11 }, `fill="#ff7a3c" stroke="#ffe9b0" stroke-width="2"`),
					),
				)
				.join(""),
		name: { fill: "#ffe9b8", second: "#ffb27a", height: 34 },
		plate: { fill: "#0b1c3c", stroke: "#f0b45a" },
	}),
	drift: { picture: spark, count: 18, speed: { x: 3, y: -11 }, size: 0.013, opacity: 0.75 },
	light: { colour: "#ff9a4a", blend: "add" },
	well: "#10284e",
	plate: "#ffe2b0",
	words: coinWords,
	tuning: { root: 196, scale: [0, 2, 3, 7, 8], instrument: "bell" },
};
