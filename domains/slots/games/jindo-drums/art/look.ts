// Drums of the Moon as the stage wants it: an island's shore under the first full moon, a red drum's lacquer around.

import { circle, group, linear, mirrored, n, path, picture, radial } from "../../../ui/art/draw.ts";
import { cabinetOf } from "../../../ui/art/kit/frame.ts";
import { ridge, type SceneSize, sceneOf, strewn } from "../../../ui/art/kit/scene.ts";
import { coinWords } from "../../../ui/art/light.ts";
import type { Look } from "../../../ui/stage/look.ts";
import * as drawn from "./symbols.ts";
import wordMark from "./word-mark.json" with { type: "json" };

const ember = (): string =>
	picture(
		circle({ r: 80 }, `fill="url(#ember)"`),
		radial("ember", [
			[0, "rgba(255,220,140,1)"],
			[0.4, "rgba(255,150,70,0.7)"],
			[1, "rgba(255,110,50,0)"],
		]),
	);

/** Dancers far off, hand in hand along the shore. */
const chain = ({ width, height }: SceneSize): string =>
	Array.from({ length: 15 }, (_, index) =>
		group(
			`translate(${n(width * (0.06 + index * 0.063))} ${n(height * 0.745 + Math.sin(index * 1.1) * 7)})`,
			path("M-6 0H6L20 52Q0 60 -20 52Z", `fill="${index % 3 === 0 ? "#3a1730" : "#2a1440"}"`) +
				path("M-52 6Q-26 22 0 6Q26 22 52 6", `fill="none" stroke="#2a1440" stroke-width="7"`) +
				circle({ y: -11, r: 11 }, `fill="#1d0e2e"`),
		),
	).join("");

function layers(size: SceneSize): string {
	const { width, height } = size;
	return (
		strewn({ count: 90, width, from: 0, to: height * 0.5 }, ({ x, y, size: part }) =>
			circle({ x, y, r: part * 1.5 }, `fill="#fff2d8" opacity="${n(0.2 + part * 0.35)}"`),
		) +
		group(
			`translate(${n(width * 0.5)} ${n(height * 0.24)})`,
			circle({ r: height * 0.3 }, `fill="url(#halo)"`) +
				circle({ r: height * 0.15 }, `fill="#fff0bc"`) +
				circle({ x: -height * 0.04, y: -height * 0.03, r: height * 0.03 }, `fill="#ecd08a" opacity="0.55"`) +
				circle({ x: height * 0.05, y: height * 0.04, r: height * 0.042 }, `fill="#ecd08a" opacity="0.45"`),
		) +
		ridge(size, { y: height * 0.6, rise: 46, waves: 1.4, shift: 1.1 }, "#3b2a6e") +
		ridge(size, { y: height * 0.66, rise: 26, waves: 2.1, shift: 3.6 }, "#2c1c58") +
		ridge(size, { y: height * 0.8, rise: 12, waves: 1.2, shift: 0.2 }, "url(#shore)") +
		chain(size)
	);
}

export const look: Look = {
	symbols: {
		"double-drum": drawn.doubleDrum,
		"treble-drum": drawn.trebleDrum,
		"moon-ring": drawn.moonRing,
		dancer: drawn.dancer,
		gong: drawn.gong,
		"hourglass-drum": drawn.hourglassDrum,
		shawm: drawn.shawm,
		"red-sash": drawn.redSash,
		"blue-sash": drawn.blueSash,
		"yellow-sash": drawn.yellowSash,
		"green-sash": drawn.greenSash,
	},
	backdrop: sceneOf({
		sky: [
			[0, "#150e3a"],
			[0.45, "#3c2a78"],
			[0.66, "#a8487a"],
			[1, "#2a1238"],
		],
		dusk: "14,6,30",
		layers,
		defs:
			linear("shore", [
				[0, "#8a4a5e"],
				[0.3, "#4a2248"],
				[1, "#180a26"],
			]) +
			radial("halo", [
				[0, "rgba(255,236,170,0.75)"],
				[1, "rgba(255,200,120,0)"],
			]),
	}),
	...cabinetOf({
		mark: wordMark,
		casing: [
			[0, "#c8343a"],
			[0.5, "#96202e"],
			[1, "#5a0f20"],
		],
		outline: "#1c0a16",
		corner: "notch",
		rim: 30,
		well: [
			[0, "#221a52"],
			[0.6, "#33205c"],
			[1, "#4c264e"],
		],
		seam: "#f2bb3a",
		edge: {
			width: 26,
			draw: (index) =>
				circle(
					{ r: 9 },
					`fill="${["#d8363a", "#2a55b8", "#f2bb3a"][index % 3] ?? "#f2bb3a"}" stroke="#1c0a16" stroke-width="2"`,
				) + circle({ r: 3.4 }, `fill="#fff2d8"`),
		},
		head: (width) =>
			path(
				`M${-width * 0.42} 0Q${-width * 0.4} -56 ${-width * 0.3} -68H${width * 0.3}Q${width * 0.4} -56 ${width * 0.42} 0Z`,
				`fill="url(#casing)" stroke="#1c0a16" stroke-width="4"`,
			) +
			path(
				`M${-width * 0.36} -8Q${-width * 0.35} -50 ${-width * 0.28} -62H${width * 0.28}Q${width * 0.35} -50 ${width * 0.36} -8Z`,
				`fill="#1d1648" stroke="#f2bb3a" stroke-width="2.500"`,
			) +
			mirrored(
				group(
					`translate(${n(width * 0.46)} -26)`,
					circle({ r: 25 }, `fill="#96202e" stroke="#1c0a16" stroke-width="4"`) +
						circle({ r: 17 }, `fill="#f7e6bc" stroke="#1c0a16" stroke-width="2"`) +
						circle({ r: 7 }, `fill="#d8363a"`),
				),
			),
		name: { fill: "#ffe9b0", second: "#ffc0b0", height: 34 },
		plate: { fill: "#1d1240", stroke: "#f2bb3a" },
	}),
	drift: { picture: ember, count: 22, speed: { x: 6, y: -16 }, size: 0.011, opacity: 0.75 },
	light: { colour: "#ffd06a", blend: "add" },
	well: "#2a1d56",
	plate: "#ffe9c0",
	words: coinWords,
	tuning: { root: 130.8, scale: [0, 2, 5, 7, 9], instrument: "skin" },
};
