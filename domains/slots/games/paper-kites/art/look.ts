// Kites Over the Estuary as the stage wants it: a wide bright sky over mudflats at low tide, split bamboo around the board.

import { circle, group, linear, mirrored, n, path, picture, radial } from "../../../ui/art/draw.ts";
import { cabinetOf } from "../../../ui/art/kit/frame.ts";
import { ridge, type SceneSize, sceneOf, strewn } from "../../../ui/art/kit/scene.ts";
import { coinWords } from "../../../ui/art/light.ts";
import type { Look } from "../../../ui/stage/look.ts";
import * as drawn from "./symbols.ts";
import wordMark from "./word-mark.json" with { type: "json" };

const feather = (): string =>
	picture(
		path("M-6 90Q-30 0 8 -88Q44 -20 6 60Z", `fill="#ffffff" opacity="0.9"`) +
			path("M0 92Q4 0 10 -80", `fill="none" stroke="#a8cfe0" stroke-width="5"`),
	);

const cloud = ({ x, y, size }: { x: number; y: number; size: number }): string =>
	group(
		`translate(${n(x)} ${n(y)}) scale(${n(size)})`,
		path(
			"M-120 20Q-130 -14 -92 -20Q-84 -58 -40 -48Q-16 -82 24 -58Q70 -64 76 -26Q122 -24 118 20Z",
			`fill="#ffffff" opacity="0.8"`,
		),
	);

/** A kite far up, its tail in the wind and its line down to the flats. */
const farKite = (at: { x: number; y: number; size: number; tones: readonly [string, string]; foot: number }): string =>
	path(
		`M${n(at.x)} ${n(at.y)}Q${n(at.x - 60)} ${n((at.y + at.foot) / 2 + 80)} ${n(at.x - 190)} ${n(at.foot)}`,
		`fill="none" stroke="#5a3420" stroke-width="1.500" opacity="0.5"`,
	) +
	group(
		`translate(${n(at.x)} ${n(at.y)}) scale(${at.size}) rotate(-14)`,
		path(
			"M0 60Q24 84 6 108Q-16 132 8 160Q26 182 6 204",
			`fill="none" stroke="${at.tones[1]}" stroke-width="7" stroke-linecap="round"`,
		) +
			path("M0 -64L46 -8L0 62L-46 -8Z", `fill="${at.tones[0]}" stroke="#5a3420" stroke-width="3"`) +
			path("M0 -64L46 -8H-46Z", `fill="${at.tones[1]}" stroke="#5a3420" stroke-width="3"`),
	);

function layers(size: SceneSize): string {
	const { width, height } = size;
	const kites = [
		{ x: 0.1, y: 0.2, size: 0.9, tones: ["#ffd24a", "#e8483a"] },
		{ x: 0.9, y: 0.14, size: 1.05, tones: ["#f6f0ff", "#7a5ac8"] },
		{ x: 0.95, y: 0.42, size: 0.6, tones: ["#bff0d8", "#1f8a7c"] },
		{ x: 0.05, y: 0.48, size: 0.55, tones: ["#ffe0ea", "#d8487a"] },
	] as const;
	return (
		circle({ x: width * 0.78, y: height * 0.2, r: height * 0.24 }, `fill="url(#sunlight)"`) +
		[
			{ x: width * 0.26, y: height * 0.16, size: 1.1 },
			{ x: width * 0.64, y: height * 0.1, size: 0.8 },
			{ x: width * 0.84, y: height * 0.36, size: 1.2 },
			{ x: width * 0.12, y: height * 0.4, size: 0.9 },
		]
			.map(cloud)
			.join("") +
		ridge(size, { y: height * 0.66, rise: 18, waves: 1.3, shift: 0.8 }, "#6fb0a8") +
		ridge(size, { y: height * 0.7, rise: 10, waves: 2, shift: 2.4 }, "#4a9088") +
		`<rect x="0" y="${n(height * 0.72)}" width="${width}" height="${n(height * 0.28)}" fill="url(#flats)"/>` +
		path(
			`M${n(width * 0.42)} ${n(height * 0.72)}Q${n(width * 0.6)} ${n(height * 0.78)} ${n(width * 0.4)} ${n(height * 0.84)}Q${n(width * 0.12)} ${n(height * 0.92)} ${n(width * 0.2)} ${height}H${n(width * 0.72)}Q${n(width * 0.5)} ${n(height * 0.9)} ${n(width * 0.66)} ${n(height * 0.83)}Q${n(width * 0.8)} ${n(height * 0.77)} ${n(width * 0.56)} ${n(height * 0.72)}Z`,
			`fill="#a8e0f0" opacity="0.9"`,
		) +
		strewn({ count: 46, width, from: height * 0.8, to: height * 0.98 }, ({ x, y, size: part, index }) =>
			path(
				`M${n(x)} ${n(y)}q${index % 2 === 0 ? 6 : -6} ${n(-26 * part)} ${index % 2 === 0 ? 3 : -3} ${n(-44 * part)}`,
				`fill="none" stroke="#5f8a3c" stroke-width="3" stroke-linecap="round"`,
			),
		) +
		kites.map((kite) => farKite({ ...kite, x: width * kite.x, y: height * kite.y, foot: height * 0.86 })).join("")
	);
}

export const look: Look = {
	symbols: {
		"kite-wind": drawn.kiteWind,
		"weather-vane": drawn.weatherVane,
		"swallow-kite": drawn.swallowKite,
		"heron-kite": drawn.heronKite,
		"carp-kite": drawn.carpKite,
		"box-kite": drawn.boxKite,
		"red-spool": drawn.redSpool,
		"yellow-ribbon": drawn.yellowRibbon,
		"green-reed": drawn.greenReed,
		"tide-shell": drawn.tideShell,
		"mud-crab": drawn.mudCrab,
	},
	backdrop: sceneOf({
		sky: [
			[0, "#2f8fd0"],
			[0.4, "#7cc8ea"],
			[0.68, "#e6f6ee"],
			[1, "#c8a878"],
		],
		dusk: "46,120,166",
		layers,
		defs:
			linear("flats", [
				[0, "#d8c294"],
				[1, "#8a6a44"],
			]) +
			radial("sunlight", [
				[0, "rgba(255,250,214,0.95)"],
				[1, "rgba(255,240,180,0)"],
			]),
	}),
	...cabinetOf({
		mark: wordMark,
		casing: [
			[0, "#f0cf8c"],
			[0.5, "#d8a558"],
			[1, "#9c6a30"],
		],
		outline: "#5a3420",
		corner: "round",
		rim: 26,
		well: [
			[0, "#eaf7fb"],
			[0.6, "#fbf6e6"],
			[1, "#f4e6c6"],
		],
		seam: "#c89a58",
		edge: {
			width: 62,
			draw: () =>
				path("M-30 -5H30V5H-30Z", `fill="#e2b56a" stroke="#8a5a28" stroke-width="1.500"`) +
				path("M-4 -8Q0 -6 4 -8V8Q0 6 -4 8Z", `fill="#c2873e" stroke="#8a5a28" stroke-width="1.500"`),
		},
		head: (width) =>
			path(
				`M${-width * 0.4} -4Q${-width * 0.42} -66 ${-width * 0.3} -64Q0 -86 ${width * 0.3} -64Q${width * 0.42} -66 ${width * 0.4} -4Z`,
				`fill="#fff8e4" stroke="#5a3420" stroke-width="4"`,
			) +
			mirrored(
				group(
					`translate(${n(width * 0.455)} -30) rotate(16)`,
					path("M0 -34L24 -4L0 32L-24 -4Z", `fill="#ffd24a" stroke="#5a3420" stroke-width="3"`) +
						path("M0 -34L24 -4H-24Z", `fill="#e8483a" stroke="#5a3420" stroke-width="3"`),
				),
			),
		name: { fill: "#1c5a8a", second: "#b4482e", height: 34 },
		plate: { fill: "#fff8e4", stroke: "#9c6a30" },
	}),
	drift: { picture: feather, count: 12, speed: { x: 26, y: 7 }, size: 0.02, opacity: 0.7 },
	light: { colour: "#ffb01e", blend: "normal" },
	well: "#e6f3f2",
	plate: "#5a3420",
	words: coinWords,
	tuning: { root: 392, scale: [0, 2, 4, 7, 9], instrument: "reed" },
};
