// Tin and Thunder as the stage wants it: a mine in the hills by night, lamps at its mouths, lightning over the ridge.

import { circle, group, linear, mirrored, n, path, picture, radial } from "../../../ui/art/draw.ts";
import { cabinetOf } from "../../../ui/art/kit/frame.ts";
import { ridge, type SceneSize, sceneOf, strewn } from "../../../ui/art/kit/scene.ts";
import { coinWords } from "../../../ui/art/light.ts";
import type { Look } from "../../../ui/stage/look.ts";
import { nightMiner, pitPony } from "./people.ts";
import { thunderSlab, tinSlab } from "./slabs.ts";
import * as drawn from "./symbols.ts";
import wordMark from "./word-mark.json" with { type: "json" };

/** Sparks from the picks. */
const spark = (): string =>
	picture(
		circle({ r: 64 }, `fill="url(#spark)"`),
		radial("spark", [
			[0, "rgba(255,244,190,1)"],
			[0.4, "rgba(255,190,90,0.7)"],
			[1, "rgba(255,150,60,0)"],
		]),
	);

/** A bolt from the clouds to the ridge; its head is the origin, one unit high. */
const lightning = (x: number, y: number, height: number): string =>
	group(
		`translate(${n(x)} ${n(y)}) scale(${n(height)})`,
		[
			[0.05, 0.18],
			[0.02, 0.5],
			[0, 1],
		]
			.map(([width, opacity]) =>
				path(
					"M0 0L-0.05 0.3L0.03 0.28L-0.08 0.6L0.02 0.57L-0.1 1L0.09 0.5L0 0.53L0.1 0.24L0.03 0.25L0.06 0Z",
					`fill="#fffdf4" stroke="#cfc2ff" stroke-width="${width}" stroke-linejoin="round" opacity="${opacity}"`,
				),
			)
			.join(""),
	);

const cloud = (x: number, y: number, size: number): string =>
	group(
		`translate(${n(x)} ${n(y)}) scale(${n(size)})`,
		path(
			"M-150 20Q-190 -10 -140 -34Q-120 -80 -60 -62Q-20 -104 40 -70Q100 -92 120 -40Q180 -34 150 20Q60 44 -150 20Z",
			`fill="url(#storm)"`,
		) +
			path(
				"M-120 -26Q-80 -52 -40 -36M20 -50Q60 -66 96 -30",
				`fill="none" stroke="#8f80d0" stroke-width="7" opacity="0.7"`,
			),
	);

/** A mouth of the mine: timber, lamplight, a lamp at its side. The middle of its sill is the origin. */
const adit = (x: number, y: number, size: number): string =>
	group(
		`translate(${n(x)} ${n(y)}) scale(${n(size)})`,
		circle({ y: -40, r: 130 }, `fill="url(#lamplight)"`) +
			path("M-46 0V-62Q0 -102 46 -62V0Z", `fill="url(#mouth)"`) +
			path("M-58 4V-74H-42V4ZM42 4V-74H58V4ZM-68 -92H68V-72H-68Z", `fill="#4a2c1e"`) +
			path("M-66 -90H66", `stroke="#c98a4a" stroke-width="4"`) +
			circle({ x: 74, y: -58, r: 8 }, `fill="#fff2c0"`) +
			circle({ x: 74, y: -58, r: 30 }, `fill="url(#lamplight)"`),
	);

/** The winding tower over the shaft, its foot at the origin. */
const tower = (x: number, y: number, size: number): string =>
	group(
		`translate(${n(x)} ${n(y)}) scale(${n(size)})`,
		path("M-80 0L-24 -230H24L80 0H62L20 -190H-20L-62 0Z", `fill="#120e20"`) +
			path("M-62 -60H62M-46 -120H46M-62 -4L46 -120M62 -4L-46 -120", `stroke="#120e20" stroke-width="9"`) +
			circle({ y: -232, r: 34 }, `fill="none" stroke="#120e20" stroke-width="10"`) +
			path("M-34 -232H34M0 -266V-198", `stroke="#120e20" stroke-width="6"`) +
			circle({ y: -150, r: 44 }, `fill="url(#lamplight)"`) +
			circle({ y: -150, r: 7 }, `fill="#fff2c0"`),
	);

/** Where the mine opens: beside the board, or below it where the scene stands upright. */
const mouths = [
	[0.08, 0.74, 1],
	[0.31, 0.79, 1],
	[0.66, 0.74, 1],
	[0.93, 0.79, 1],
] as const;
const uprightMouths = [
	[0.17, 0.855, 1.15],
	[0.5, 0.835, 1.15],
	[0.84, 0.86, 1.15],
] as const;

function layers(size: SceneSize): string {
	const { width, height } = size;
	const unit = Math.min(width, height) / 900;
	return (
		circle({ x: width * 0.76, y: height * 0.3, r: width * 0.3 }, `fill="url(#flash)"`) +
		circle({ x: width * 0.16, y: height * 0.26, r: width * 0.2 }, `fill="url(#flash)"`) +
		lightning(width * 0.84, height * 0.14, height * 0.34) +
		lightning(width * 0.12, height * 0.16, height * 0.26) +
		[0.04, 0.24, 0.46, 0.68, 0.9]
			.map((part, index) => cloud(width * part, height * (0.1 + (index % 2) * 0.06), 1.15 * unit + 0.2))
			.join("") +
		strewn({ count: 70, width, from: 0, to: height * 0.6 }, ({ x, y, size: part }) =>
			path(`M${n(x)} ${n(y)}l-6 ${n(22 * part + 10)}`, `stroke="#b8c4ff" stroke-width="1.500" opacity="0.28"`),
		) +
		ridge(size, { y: height * 0.52, rise: 70, waves: 0.9, shift: 1.4 }, "url(#far)") +
		tower(width * 0.19, height * 0.5, 0.86 * unit) +
		ridge(size, { y: height * 0.64, rise: 46, waves: 1.3, shift: 3.6 }, "url(#middle)") +
		ridge(size, { y: height * 0.86, rise: 24, waves: 1.8, shift: 0.5 }, "url(#near)") +
		(height > width ? uprightMouths : mouths).map(([x, y, grow]) => adit(width * x, height * y, unit * grow)).join("") +
		[0.14, 0.38, 0.62, 0.86]
			.map((part) => circle({ x: width * part, y: height * 0.9, r: height * 0.16 }, `fill="url(#lamplight)"`))
			.join("") +
		path(
			`M0 ${n(height * 0.93)}H${width}M0 ${n(height * 0.965)}H${width}`,
			`stroke="#8a93a8" stroke-width="5" opacity="0.8"`,
		) +
		Array.from({ length: 40 }, (_, index) =>
			path(
				`M${n((index + 0.5) * (width / 40))} ${n(height * 0.92)}v${n(height * 0.055)}`,
				`stroke="#4a2c1e" stroke-width="9"`,
			),
		).join("")
	);
}

const rivet = (index: number): string =>
	index % 3 === 0
		? path("M-6 -10H7L1 -1H8L-6 12L-1 2H-8Z", `fill="#ffe15a" stroke="#14101e" stroke-width="2"`)
		: circle({ r: 7 }, `fill="#aebccb" stroke="#14101e" stroke-width="2.500"`) +
			circle({ x: -2, y: -2, r: 2.4 }, `fill="#ffffff"`);

/** Timber over the mouth of the mine, and a lamp at either side. */
const lintel = (width: number): string =>
	path(
		`M${-width * 0.45} 0V-18H${-width * 0.41}L${-width * 0.36} -74H${width * 0.36}L${width * 0.41} -18H${width * 0.45}V0Z`,
		`fill="url(#casing)" stroke="#14101e" stroke-width="4"`,
	) +
	path(
		`M${-width * 0.38} -5L${-width * 0.335} -66H${width * 0.335}L${width * 0.38} -5Z`,
		`fill="#1b1736" stroke="#e2a63e" stroke-width="2.500"`,
	) +
	path(`M${-width * 0.39} -74V-88H${width * 0.39}V-74Z`, `fill="#8a5a34" stroke="#14101e" stroke-width="4"`) +
	mirrored(
		group(
			`translate(${n(width * 0.43)} -30)`,
			circle({ r: 34 }, `fill="url(#lit)"`) +
				path("M-9 -16H9L12 14H-12Z", `fill="#fff2c0" stroke="#14101e" stroke-width="3"`) +
				path("M-13 14H13V22H-13ZM-11 -24H11L9 -16H-9Z", `fill="#e2a63e" stroke="#14101e" stroke-width="3"`),
		),
	);

export const look: Look = {
	symbols: {
		"miners-lamp": drawn.minersLamp,
		thundercloud: drawn.thundercloud,
		"night-miner": nightMiner,
		"pit-pony": pitPony,
		"ore-cart": drawn.oreCart,
		"crossed-picks": drawn.crossedPicks,
		"powder-keg": drawn.powderKeg,
		"miners-hat": drawn.minersHat,
		"tin-cup": drawn.tinCup,
		"work-boots": drawn.workBoots,
		"tin-slab": tinSlab,
		"thunder-slab": thunderSlab,
	},
	backdrop: sceneOf({
		sky: [
			[0, "#0c0a24"],
			[0.3, "#2a2362"],
			[0.52, "#6a56a8"],
			[0.66, "#d8894e"],
			[1, "#120c1c"],
		],
		dusk: "14,10,34",
		layers,
		defs:
			linear("storm", [
				[0, "#5d4fa8"],
				[1, "#1c1640"],
			]) +
			linear("far", [
				[0, "#3d3270"],
				[1, "#1a1438"],
			]) +
			linear("middle", [
				[0, "#5e4474"],
				[1, "#2a1a38"],
			]) +
			linear("near", [
				[0, "#6a4034"],
				[0.4, "#3a2430"],
				[1, "#1c1220"],
			]) +
			radial("flash", [
				[0, "rgba(214,204,255,0.85)"],
				[0.5, "rgba(150,130,240,0.35)"],
				[1, "rgba(110,90,210,0)"],
			]) +
			radial("lamplight", [
				[0, "rgba(255,214,120,0.85)"],
				[0.5, "rgba(255,160,60,0.3)"],
				[1, "rgba(255,140,40,0)"],
			]) +
			linear("mouth", [
				[0, "#ffcf70"],
				[0.6, "#b8561e"],
				[1, "#3a1810"],
			]),
	}),
	...cabinetOf({
		mark: wordMark,
		casing: [
			[0, "#8a5a34"],
			[0.5, "#5c3822"],
			[1, "#301c14"],
		],
		outline: "#14101e",
		corner: "step",
		rim: 30,
		well: [
			[0, "#231d48"],
			[0.6, "#2c2350"],
			[1, "#3c2a4c"],
		],
		seam: "#9fb2c6",
		edge: { width: 28, draw: rivet },
		head: lintel,
		name: { fill: "#eef6ff", second: "#ffd98a", height: 27 },
		plate: { fill: "#1b1736", stroke: "#9fb2c6" },
		defs: radial("lit", [
			[0, "rgba(255,226,150,0.95)"],
			[1, "rgba(255,180,70,0)"],
		]),
	}),
	drift: { picture: spark, count: 18, speed: { x: 6, y: -14 }, size: 0.006, opacity: 0.65 },
	light: { colour: "#ffd75a", blend: "add" },
	well: "#2c2350",
	plate: "#eef6ff",
	words: coinWords,
	tuning: { root: 98, scale: [0, 2, 3, 7, 10], instrument: "skin" },
};
