// Coins in the Harbour as the stage wants it: steamers at anchor by night, lamps along the quay and in the water.

import { circle, group, linear, mirrored, n, path, picture, radial } from "../../../ui/art/draw.ts";
import { cabinetOf } from "../../../ui/art/kit/frame.ts";
import { ridge, type SceneSize, sceneOf, strewn } from "../../../ui/art/kit/scene.ts";
import { coinWords } from "../../../ui/art/light.ts";
import type { Look } from "../../../ui/stage/look.ts";
import * as drawn from "./symbols.ts";
import wordMark from "./word-mark.json" with { type: "json" };

const glint = (): string =>
	picture(
		circle({ r: 70 }, `fill="url(#glint)"`),
		radial("glint", [
			[0, "rgba(255,236,170,1)"],
			[0.35, "rgba(240,180,80,0.7)"],
			[1, "rgba(220,140,50,0)"],
		]),
	);

/** A steamer's outline with its lit windows, its keel at the origin. */
const ship = (length: number): string =>
	path(`M${-length} -40H${length}L${length * 0.84} 0H${-length * 0.9}Z`, `fill="#0b1626"`) +
	path(
		`M${-length * 0.55} -40V-72H${length * 0.5}V-40ZM${-length * 0.1} -72V-118H${length * 0.06}V-72Z`,
		`fill="#0e1b2e"`,
	) +
	Array.from({ length: 7 }, (_, index) =>
		circle({ x: length * (index * 0.15 - 0.46), y: -56, r: 4.4 }, `fill="#ffcb6a"`),
	).join("");

const lamps = ({ width, height }: SceneSize): string =>
	[0.05, 0.17, 0.29, 0.71, 0.83, 0.95]
		.map((part, index) => {
			const [x, y] = [width * part, height * (0.5 + (index % 2) * 0.012)];
			return (
				path(`M${n(x)} ${n(y)}V${n(y + 70)}`, `stroke="#0b1626" stroke-width="6"`) +
				circle({ x, y, r: 46 }, `fill="url(#lamp)"`) +
				circle({ x, y, r: 9 }, `fill="#fff0c0"`) +
				path(
					`M${n(x - 7)} ${n(height * 0.66)}L${n(x + 7)} ${n(height * 0.66)}L${n(x + 22)} ${n(height * 0.98)}L${n(x - 22)} ${n(height * 0.98)}Z`,
					`fill="url(#gleam)"`,
				)
			);
		})
		.join("");

function layers(size: SceneSize): string {
	const { width, height } = size;
	return (
		strewn({ count: 80, width, from: 0, to: height * 0.42 }, ({ x, y, size: part }) =>
			circle({ x, y, r: part * 1.4 }, `fill="#d8e8ff" opacity="${n(0.2 + part * 0.3)}"`),
		) +
		ridge(size, { y: height * 0.5, rise: 40, waves: 0.8, shift: 2.2 }, "#12233a") +
		group(`translate(${n(width * 0.3)} ${n(height * 0.6)})`, ship(width * 0.15)) +
		group(`translate(${n(width * 0.72)} ${n(height * 0.585)}) scale(-0.8 0.8)`, ship(width * 0.15)) +
		`<rect y="${n(height * 0.595)}" width="${width}" height="${n(height * 0.41)}" fill="url(#black-water)"/>` +
		lamps(size) +
		strewn({ count: 60, width, from: height * 0.62, to: height * 0.98 }, ({ x, y, size: part }) =>
			path(`M${n(x)} ${n(y)}h${n(26 * part + 10)}`, `stroke="#7fb4c8" stroke-width="2.500" opacity="0.3"`),
		)
	);
}

const rivet = (index: number): string =>
	circle({ r: 9 }, `fill="${index % 2 === 0 ? "#dba13c" : "#b57a24"}" stroke="#0a1320" stroke-width="2.500"`) +
	circle({ x: -2, y: -2, r: 3 }, `fill="#fff0b8"`);

export const look: Look = {
	symbols: {
		"quay-lamp": drawn.quayLamp,
		"harbour-coin": drawn.harbourCoin,
		"sponge-diver": drawn.spongeDiver,
		steamer: drawn.steamer,
		anchor: drawn.anchor,
		gull: drawn.gull,
		"flying-fish": drawn.flyingFish,
		"rope-knot": drawn.ropeKnot,
		crab: drawn.crab,
	},
	backdrop: sceneOf({
		sky: [
			[0, "#070d1c"],
			[0.35, "#16304c"],
			[0.58, "#a8653a"],
			[1, "#050a14"],
		],
		dusk: "3,8,16",
		layers,
		defs:
			linear("black-water", [
				[0, "#24506a"],
				[0.3, "#0f2b42"],
				[1, "#040a14"],
			]) +
			linear("gleam", [
				[0, "rgba(255,206,110,0.65)"],
				[1, "rgba(255,190,90,0)"],
			]) +
			radial("lamp", [
				[0, "rgba(255,214,120,0.8)"],
				[1, "rgba(255,180,80,0)"],
			]),
	}),
	...cabinetOf({
		mark: wordMark,
		casing: [
			[0, "#5a6f80"],
			[0.5, "#2c3e50"],
			[1, "#15202e"],
		],
		outline: "#060c16",
		corner: "round",
		rim: 30,
		well: [
			[0, "#0e2236"],
			[0.6, "#123450"],
			[1, "#1a4a66"],
		],
		seam: "#c98f34",
		edge: { width: 30, draw: rivet },
		head: (width) =>
			path(
				`M${-width * 0.47} 0V-46Q0 -128 ${width * 0.47} -46V0Z`,
				`fill="url(#casing)" stroke="#060c16" stroke-width="4"`,
			) +
			path(
				`M${-width * 0.42} -6V-40Q0 -114 ${width * 0.42} -40V-6Z`,
				`fill="#0b1a2c" stroke="#c98f34" stroke-width="2.500"`,
			) +
			mirrored(
				group(
					`translate(${n(width * 0.5)} -20)`,
					circle({ r: 19 }, `fill="#c98f34" stroke="#060c16" stroke-width="4"`) + circle({ r: 10 }, `fill="#ffe6a0"`),
				),
			),
		name: { fill: "#ffdf9a", second: "#9fd4e2", height: 26 },
		plate: { fill: "#0b1a2c", stroke: "#c98f34" },
	}),
	drift: { picture: glint, count: 16, speed: { x: 2, y: 9 }, size: 0.01, opacity: 0.6 },
	light: { colour: "#ffc052", blend: "add" },
	well: "#123450",
	plate: "#ffe9c0",
	words: coinWords,
	tuning: { root: 123.5, scale: [0, 3, 5, 7, 10], instrument: "bell" },
};
