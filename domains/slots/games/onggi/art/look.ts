// The Jar Terrace as the stage wants it: a bright winter morning behind a tiled wall, rows of crocks in the sun.

import { circle, group, linear, n, path, picture, radial } from "../../../ui/art/draw.ts";
import { cabinetOf } from "../../../ui/art/kit/frame.ts";
import { ridge, type SceneSize, sceneOf, strewn } from "../../../ui/art/kit/scene.ts";
import { coinWords } from "../../../ui/art/light.ts";
import type { Look, PickLook } from "../../../ui/stage/look.ts";
import * as drawn from "./symbols.ts";
import wordMark from "./word-mark.json" with { type: "json" };

const flake = (): string =>
	picture(
		circle({ r: 70 }, `fill="rgba(255,255,255,0.28)"`) +
			path("M0 -80V80M-69 -40L69 40M-69 40L69 -40", `stroke="#ffffff" stroke-width="16" stroke-linecap="round"`),
	);

/** A plain crock of the terrace, its foot at the origin. */
const pot = (at: { x: number; y: number; size: number }, tone: number): string =>
	group(
		`translate(${n(at.x)} ${n(at.y)}) scale(${n(at.size)})`,
		path(
			"M-26 -92Q-58 -70 -52 -36Q-46 -8 -30 0H30Q46 -8 52 -36Q58 -70 26 -92Z",
			`fill="${["#7a3a1e", "#5e2a18", "#8f4a26"][tone % 3]}" stroke="#2c1510" stroke-width="3"`,
		) +
			path(
				"M-36 -92Q-30 -106 0 -108Q30 -106 36 -92Q0 -84 -36 -92Z",
				`fill="#9a5228" stroke="#2c1510" stroke-width="3"`,
			) +
			path("M-34 -70Q-42 -48 -38 -24", `fill="none" stroke="#f0b878" stroke-width="5" opacity="0.6"`) +
			path("M-30 -97Q0 -106 30 -97", `fill="none" stroke="#ffffff" stroke-width="4" opacity="0.75"`),
	);

/** Dark tiles along the head of a white wall, from side to side. */
function wall({ width, height }: SceneSize): string {
	const y = height * 0.46;
	const tiles = Array.from({ length: Math.ceil(width / 34) }, (_, index) =>
		path(`M${index * 34} ${n(y)}q17 22 34 0v-22h-34Z`, `fill="#3a4450" stroke="#1a2028" stroke-width="2"`),
	).join("");
	return (
		`<rect x="0" y="${n(y)}" width="${width}" height="${n(height * 0.12)}" fill="#e9dcc0"/>` +
		`<rect x="0" y="${n(y + height * 0.08)}" width="${width}" height="${n(height * 0.04)}" fill="#b9a888"/>` +
		tiles
	);
}

const steps = ({ width, height }: SceneSize): string =>
	[0.58, 0.7, 0.84]
		.map(
			(part, index) =>
				`<rect x="0" y="${n(height * part)}" width="${width}" height="${n(height * 0.2)}" fill="${["#b7a88e", "#a39278", "#8d7c64"][index]}"/>` +
				`<rect x="0" y="${n(height * part)}" width="${width}" height="${n(height * 0.012)}" fill="#f4f2ea"/>` +
				Array.from({ length: 17 }, (_, pots) =>
					pot(
						{ x: (width / 16) * (pots + (index % 2) * 0.5), y: height * (part + 0.055), size: 0.62 + index * 0.22 },
						pots + index,
					),
				).join(""),
		)
		.join("");

function layers(size: SceneSize): string {
	const { width, height } = size;
	return (
		group(`translate(${n(width * 0.76)} ${n(height * 0.2)})`, circle({ r: height * 0.3 }, `fill="url(#sun)"`)) +
		ridge(size, { y: height * 0.36, rise: 60, waves: 0.8, shift: 1.1 }, "#9cb4d2") +
		ridge(size, { y: height * 0.44, rise: 40, waves: 1.4, shift: 3 }, "#6f8cae") +
		wall(size) +
		steps(size) +
		strewn({ count: 46, width, from: 0, to: height * 0.5 }, ({ x, y, size: part }) =>
			circle({ x, y, r: part * 2.4 }, `fill="#ffffff" opacity="0.7"`),
		)
	);
}

/** Five in a row on each step of the terrace. */
const pick: PickLook = {
	ground: () =>
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><defs>${linear("air", [
			[0, "#3f5f8a"],
			[0.2, "#7f9cc0"],
			[1, "#d8c29a"],
		])}</defs><rect width="400" height="400" fill="url(#air)"/>${[0.36, 0.56, 0.76, 0.95]
			.map(
				(part, index) =>
					`<rect x="0" y="${n(part * 400 - 14)}" width="400" height="80" fill="${["#a5967c", "#96866c", "#85755c", "#54432f"][index]}"/><rect x="0" y="${n(part * 400 - 14)}" width="400" height="5" fill="#f6f4ec"/>`,
			)
			.join(
				"",
			)}<rect width="400" height="62" fill="#1e2c44" opacity="0.82"/><rect y="378" width="400" height="22" fill="#2c1f14" opacity="0.9"/></svg>`,
	places: (covers) =>
		Array.from({ length: covers }, (_, place) => ({
			x: 0.11 + (place % 5) * 0.195,
			y: 0.265 + Math.floor(place / 5) * 0.197,
		})),
	size: 0.19,
	cover: drawn.crock,
	opened: (kind) => drawn.openCrock(kind === "end" ? "empty" : "full"),
	ink: "#fff6e0",
	words: { fill: "#fff6d8", edge: "#2c1510" },
};

export const look: Look = {
	symbols: {
		"roped-jar": drawn.ropedJar,
		"first-frost": drawn.firstFrost,
		"great-crock": drawn.greatCrock,
		"meju-block": drawn.mejuBlock,
		"soy-ladle": drawn.soyLadle,
		cabbage: drawn.cabbage,
		"chilli-string": drawn.chilliString,
		garlic: drawn.garlic,
		radish: drawn.radish,
		soybeans: drawn.soybeans,
	},
	backdrop: sceneOf({
		sky: [
			[0, "#5a8ac4"],
			[0.3, "#b4d0e6"],
			[0.46, "#f8e2b8"],
			[1, "#8d7c64"],
		],
		dusk: "30,22,18",
		layers,
		defs: radial("sun", [
			[0, "rgba(255,246,214,0.95)"],
			[0.3, "rgba(255,232,170,0.5)"],
			[1, "rgba(255,220,150,0)"],
		]),
	}),
	...cabinetOf({
		mark: wordMark,
		casing: [
			[0, "#8f4a26"],
			[0.5, "#5e2a18"],
			[1, "#33150d"],
		],
		outline: "#1c0b07",
		corner: "round",
		rim: 28,
		well: [
			[0, "#fbf4e0"],
			[0.6, "#f2e4c2"],
			[1, "#dcc798"],
		],
		seam: "#b98a4e",
		edge: {
			width: 34,
			draw: (index) =>
				path("M-15 -6Q0 8 15 -6", `fill="none" stroke="#f2dc9c" stroke-width="7" stroke-linecap="round"`) +
				(index % 3 === 1
					? path("M0 0Q8 8 2 18Q-6 10 -4 2Z", `fill="#d8281e" stroke="#2c1510" stroke-width="1.500"`)
					: ""),
		},
		head: (width) =>
			path(
				`M${n(-width * 0.44)} 0Q${n(-width * 0.4)} -64 0 -76Q${n(width * 0.4)} -64 ${n(width * 0.44)} 0Z`,
				`fill="url(#casing)" stroke="#1c0b07" stroke-width="4"`,
			) +
			path(
				`M${n(-width * 0.36)} -8Q${n(-width * 0.33)} -54 0 -65Q${n(width * 0.33)} -54 ${n(width * 0.36)} -8Z`,
				`fill="#fbf0d2" stroke="#b98a4e" stroke-width="3"`,
			) +
			path("M-26 -74Q-22 -92 0 -92Q22 -92 26 -74Z", `fill="#8f4a26" stroke="#1c0b07" stroke-width="4"`),
		name: { fill: "#7a2a14", second: "#8a5a2a", height: 36 },
		plate: { fill: "#3a1a10", stroke: "#d8a860" },
	}),
	drift: { picture: flake, count: 16, speed: { x: -5, y: 12 }, size: 0.012, opacity: 0.6 },
	light: { colour: "#ff9a3c", blend: "normal" },
	well: "#f2e4c2",
	plate: "#ffe9c0",
	words: coinWords,
	tuning: { root: 146.8, scale: [0, 3, 5, 7, 10], instrument: "wood" },
	pick,
};
