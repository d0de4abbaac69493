// Lamps of the North as the stage wants it: a frozen bay under the lights, candles in ice along the shore.

import { circle, group, linear, mirrored, n, path, picture, radial } from "../../../ui/art/draw.ts";
import { cabinetOf } from "../../../ui/art/kit/frame.ts";
import { ridge, type SceneSize, sceneOf, strewn } from "../../../ui/art/kit/scene.ts";
import { coinWords } from "../../../ui/art/light.ts";
import type { Look } from "../../../ui/stage/look.ts";
import * as drawn from "./symbols.ts";
import wordMark from "./word-mark.json" with { type: "json" };

const flake = (): string =>
	picture(
		circle({ r: 60 }, `fill="url(#flake)"`),
		radial("flake", [
			[0, "rgba(255,255,255,1)"],
			[0.4, "rgba(230,244,255,0.8)"],
			[1, "rgba(200,225,255,0)"],
		]),
	);

/** Curtains of light, leaning over each other. */
const curtains = ({ width, height }: SceneSize): string =>
	Array.from({ length: 9 }, (_, index) => {
		const x = width * (0.02 + index * 0.115);
		const lean = width * 0.06 * Math.sin(index * 1.9);
		const top = height * (0.02 + 0.06 * (index % 3));
		const foot = height * (0.36 + 0.05 * ((index * 2) % 3));
		return path(
			`M${n(x)} ${n(foot)}Q${n(x + lean)} ${n((top + foot) / 2)} ${n(x + lean * 0.4)} ${n(top)}L${n(x + width * 0.09)} ${n(top + height * 0.05)}Q${n(x + width * 0.1 + lean)} ${n((top + foot) / 2)} ${n(x + width * 0.08)} ${n(foot)}Z`,
			`fill="url(#${index % 3 === 1 ? "violet" : "green"})" opacity="0.8"`,
		);
	}).join("");

const shoreLamps = ({ width, height }: SceneSize): string =>
	[0.06, 0.19, 0.31, 0.69, 0.82, 0.94]
		.map((part, index) => {
			const [x, y] = [width * part, height * (0.74 + 0.05 * (index % 2))];
			return (
				circle({ x, y, r: 74 }, `fill="url(#warm)"`) +
				group(
					`translate(${n(x)} ${n(y)})`,
					path("M-22 -26H22L17 26H-17Z", `fill="#d6f0ff" opacity="0.9"`) +
						path("M-13 -18H13L10 20H-10Z", `fill="#ffd27a"`),
				)
			);
		})
		.join("");

function layers(size: SceneSize): string {
	const { width, height } = size;
	return (
		strewn({ count: 120, width, from: 0, to: height * 0.46 }, ({ x, y, size: part }) =>
			circle({ x, y, r: part * 1.6 }, `fill="#eaf4ff" opacity="${n(0.25 + part * 0.4)}"`),
		) +
		curtains(size) +
		ridge(size, { y: height * 0.52, rise: 70, waves: 1.3, shift: 1.2 }, "url(#far)") +
		`<rect y="${n(height * 0.6)}" width="${width}" height="${n(height * 0.4)}" fill="url(#bay)"/>` +
		strewn({ count: 26, width, from: height * 0.62, to: height * 0.72 }, ({ x, y, size: part }) =>
			path(`M${n(x)} ${n(y)}l${n(60 * part)} ${n(-5 * part)}`, `stroke="#cfeaff" stroke-width="3" opacity="0.35"`),
		) +
		ridge(size, { y: height * 0.78, rise: 26, waves: 1.7, shift: 3.1 }, "url(#drift)") +
		shoreLamps(size)
	);
}

const crystal = (index: number): string =>
	path(index % 2 === 0 ? "M-9 8L0 -11L9 8Z" : "M-6 8L0 -4L6 8Z", `fill="#e4f5ff" stroke="#0c1638" stroke-width="2"`);

export const look: Look = {
	symbols: {
		"ice-lamp": drawn.iceLamp,
		"northern-lights": drawn.northernLights,
		reindeer: drawn.reindeer,
		"snow-owl": drawn.snowOwl,
		husky: drawn.husky,
		sled: drawn.sled,
		"rose-ice": drawn.roseIce,
		"blue-ice": drawn.blueIce,
		"green-ice": drawn.greenIce,
		"gold-ice": drawn.goldIce,
	},
	backdrop: sceneOf({
		sky: [
			[0, "#070d2c"],
			[0.35, "#142a6a"],
			[0.6, "#3a6aa8"],
			[1, "#0a1436"],
		],
		dusk: "4,8,28",
		layers,
		defs:
			linear("green", [
				[0, "rgba(90,255,190,0)"],
				[0.6, "rgba(90,250,180,0.75)"],
				[1, "rgba(120,255,220,0)"],
			]) +
			linear("violet", [
				[0, "rgba(190,120,255,0)"],
				[0.6, "rgba(170,130,255,0.75)"],
				[1, "rgba(140,220,255,0)"],
			]) +
			linear("far", [
				[0, "#dcecff"],
				[0.2, "#7ea4d8"],
				[1, "#2a4a8a"],
			]) +
			linear("bay", [
				[0, "#7fb4e0"],
				[0.4, "#2f5f9e"],
				[1, "#122650"],
			]) +
			linear("drift", [
				[0, "#f0f8ff"],
				[0.3, "#9ec0e8"],
				[1, "#2a4684"],
			]) +
			radial("warm", [
				[0, "rgba(255,214,130,0.9)"],
				[1, "rgba(255,180,90,0)"],
			]),
	}),
	...cabinetOf({
		mark: wordMark,
		casing: [
			[0, "#f4fbff"],
			[0.5, "#b4d8f2"],
			[1, "#6a9cd0"],
		],
		outline: "#0a1230",
		corner: "cut",
		rim: 30,
		well: [
			[0, "#15265c"],
			[0.6, "#1d3a78"],
			[1, "#2a5590"],
		],
		seam: "#9adcff",
		edge: { width: 26, draw: crystal },
		head: (width) =>
			path(
				`M${-width * 0.44} 0L${-width * 0.4} -44L${-width * 0.33} -30L${-width * 0.28} -70L${-width * 0.1} -62L0 -88L${width * 0.1} -62L${width * 0.28} -70L${width * 0.33} -30L${width * 0.4} -44L${width * 0.44} 0Z`,
				`fill="url(#casing)" stroke="#0a1230" stroke-width="4"`,
			) +
			path(
				`M${-width * 0.36} -6L${-width * 0.27} -58L0 -68L${width * 0.27} -58L${width * 0.36} -6Z`,
				`fill="#15265c" stroke="#9adcff" stroke-width="2.500"`,
			) +
			mirrored(
				group(
					`translate(${n(width * 0.46)} -18)`,
					path("M-14 -20H14L11 18H-11Z", `fill="#d6f0ff" stroke="#0a1230" stroke-width="3"`) +
						path("M-8 -14H8L6 12H-6Z", `fill="#ffcf6a"`),
				),
			),
		name: { fill: "#eaf7ff", second: "#ffd88a", height: 24 },
		plate: { fill: "#10204e", stroke: "#9adcff" },
	}),
	drift: { picture: flake, count: 26, speed: { x: 9, y: 24 }, size: 0.007, opacity: 0.75 },
	light: { colour: "#ffd68a", blend: "add" },
	well: "#1d3a78",
	plate: "#eaf7ff",
	words: coinWords,
	tuning: { root: 138.6, scale: [0, 2, 3, 7, 9], instrument: "bell" },
};
