// The Bee Almanac as the stage wants it: a walled garden at noon, hives on a bench, a frame of warm wood and comb.

import { circle, group, linear, n, path, petal, picture, radial, ring } from "../../../ui/art/draw.ts";
import { cabinetOf } from "../../../ui/art/kit/frame.ts";
import { ridge, type SceneSize, sceneOf, strewn } from "../../../ui/art/kit/scene.ts";
import type { Look } from "../../../ui/stage/look.ts";
import * as drawn from "./symbols.ts";
import wordMark from "./word-mark.json" with { type: "json" };

/** A worker on its way. */
const worker = (): string => picture(drawn.bee({ x: 0, y: 10, size: 1, turn: -14 }), radial("none", [[0, "#fff"]]));

const blooms = ["#ffffff", "#f07ab4", "#8a64e0", "#f0503c"] as const;

/** One flower of the border, its foot at the place. */
const flower = (at: { x: number; y: number; size: number; index: number }): string =>
	group(
		`translate(${n(at.x)} ${n(at.y)}) scale(${n(at.size)})`,
		path("M0 0Q-6 -50 0 -96", `fill="none" stroke="#3f8a3c" stroke-width="8"`) +
			path("M0 -20Q40 -30 46 -60Q8 -56 0 -20ZM0 -30Q-40 -40 -44 -70Q-8 -64 0 -30Z", `fill="#57a844"`) +
			group(
				"translate(0 -100)",
				ring(9, () => path(petal({ length: 42, width: 22 }), `fill="${blooms[at.index % 4] ?? "#fff"}"`)) +
					circle({ r: 13 }, `fill="#ffc42e"`),
			),
	);

/** A hive on the bench along the wall. */
const hive = (at: { x: number; foot: number; size: number }): string =>
	group(
		`translate(${n(at.x)} ${n(at.foot)}) scale(${n(at.size)})`,
		path("M-110 0H110V16H-110ZM-92 16H-76V70H-92ZM76 16H92V70H76Z", `fill="#8a5a2c"`) +
			path("M-76 0Q-82 -96 -34 -140Q0 -164 34 -140Q82 -96 76 0Z", `fill="url(#straw)"`) +
			[-20, -46, -72, -98, -122]
				.map((y, index) => {
					const half = 78 - index * index * 2.6;
					return path(`M${n(-half)} ${y}Q0 ${y + 14} ${n(half)} ${y}`, `fill="none" stroke="#b4742a" stroke-width="6"`);
				})
				.join("") +
			path("M-18 0V-14Q-16 -32 0 -32Q16 -32 18 -14V0Z", `fill="#46260e"`),
	);

function layers(size: SceneSize): string {
	const { width, height } = size;
	const tall = height > width;
	const wall = height * 0.74;
	const hives = tall ? [0.14, 0.86] : [0.05, 0.21, 0.79, 0.95];
	return (
		ridge(size, { y: height * 0.4, rise: height * 0.05, waves: 2, shift: 1 }, "#a8d08a") +
		ridge(size, { y: height * 0.47, rise: height * 0.04, waves: 3, shift: 4 }, "#7cb860") +
		`<rect x="0" y="${n(height * 0.54)}" width="${width}" height="${n(height * 0.24)}" fill="url(#wall)"/>` +
		strewn({ count: 60, width, from: height * 0.57, to: wall }, ({ x, y, size: part }) =>
			path(`M${n(x)} ${n(y)}h${n(34 + part * 30)}v15h${n(-34 - part * 30)}Z`, `fill="#c87848" opacity="0.4"`),
		) +
		`<rect x="0" y="${n(height * 0.53)}" width="${width}" height="${n(height * 0.018)}" fill="#f0d0a0"/>` +
		`<rect x="0" y="${n(wall)}" width="${width}" height="${n(height * 0.3)}" fill="url(#lawn)"/>` +
		hives.map((part) => hive({ x: width * part, foot: wall, size: height / (tall ? 1100 : 760) })).join("") +
		strewn({ count: tall ? 26 : 46, width, from: height * 0.84, to: height * 1.04 }, ({ x, y, size: part, index }) =>
			flower({ x, y, size: (0.5 + part * 0.5) * (height / 1000), index }),
		)
	);
}

const cell = "M0 -13L11 -6.500V6.500L0 13L-11 6.500V-6.500Z";

export const look: Look = {
	symbols: {
		"full-cell": drawn.fullCell,
		"queen-bee": drawn.queenBee,
		skep: drawn.skep,
		"honey-jar": drawn.honeyJar,
		clover: drawn.clover,
		lavender: drawn.lavender,
		poppy: drawn.poppy,
		daisy: drawn.daisy,
	},
	backdrop: sceneOf({
		sky: [
			[0, "#5ab4f0"],
			[0.4, "#c4eafc"],
			[0.6, "#fff2c8"],
			[1, "#d8e4a0"],
		],
		dusk: "30,58,64",
		layers,
		defs:
			linear("wall", [
				[0, "#e8a878"],
				[1, "#b86a44"],
			]) +
			linear("straw", [
				[0, "#ffe69a"],
				[0.5, "#f0b84c"],
				[1, "#c07a24"],
			]) +
			linear("lawn", [
				[0, "#8ccc5a"],
				[1, "#3f8a3c"],
			]),
	}),
	...cabinetOf({
		mark: wordMark,
		casing: [
			[0, "#e8a848"],
			[0.5, "#c47c24"],
			[1, "#8a4e14"],
		],
		outline: "#4a2608",
		corner: "round",
		rim: 26,
		well: [
			[0, "#fffdf2"],
			[0.5, "#fdf4d8"],
			[1, "#f2e0b4"],
		],
		seam: "#dcbc7c",
		edge: {
			width: 26,
			draw: (index) =>
				path(
					cell,
					`fill="${["#ffd24a", "#fff0b4", "#f09a1c"][index % 3] ?? "#ffd24a"}" stroke="#4a2608" stroke-width="1.500"`,
				),
		},
		head: (width) =>
			path(
				`M${n(-width * 0.42)} 0V-34Q${n(-width * 0.4)} -62 ${n(-width * 0.3)} -66Q${n(-width * 0.1)} -72 0 -90Q${n(width * 0.1)} -72 ${n(width * 0.3)} -66Q${n(width * 0.4)} -62 ${n(width * 0.42)} -34V0Z`,
				`fill="url(#page)" stroke="#4a2608" stroke-width="4"`,
			) +
			[-0.375, 0.375]
				.map((part) => drawn.bee({ x: width * part, y: -24, size: 0.24, turn: part < 0 ? -20 : 160 }))
				.join(""),
		name: { fill: "#6a3408", second: "#a8420c", height: 38 },
		plate: { fill: "#4a2608", stroke: "#ffd24a" },
		defs: linear("page", [
			[0, "#fffbec"],
			[0.6, "#fbeac0"],
			[1, "#e4c484"],
		]),
	}),
	drift: { picture: worker, count: 9, speed: { x: 22, y: -5 }, size: 0.022, opacity: 0.9 },
	light: { colour: "#ffb01e", blend: "normal" },
	well: "#fdf4d8",
	plate: "#fff2c4",
	words: { fill: "#fffaf0", edge: "#6a3408" },
	tuning: { root: 349.2, scale: [0, 2, 4, 5, 7, 9, 10], instrument: "triangle" },
};
