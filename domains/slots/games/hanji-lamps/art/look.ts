// Paper Lamps as the stage wants it: a temple court on the night of lamps, strings of light from roof to roof.

import { circle, group, linear, mirrored, n, path, picture, radial } from "../../../ui/art/draw.ts";
import { cabinetOf } from "../../../ui/art/kit/frame.ts";
import { ridge, type SceneSize, sceneOf, strewn } from "../../../ui/art/kit/scene.ts";
import { coinWords } from "../../../ui/art/light.ts";
import type { Look } from "../../../ui/stage/look.ts";
import * as drawn from "./symbols.ts";
import wordMark from "./word-mark.json" with { type: "json" };

const rising = (): string =>
	picture(
		circle({ r: 96 }, `fill="url(#glow)"`) +
			path("M-34 40Q-48 -44 0 -56Q48 -44 34 40Z", `fill="#ffc870"`) +
			path("M-20 40H20V52H-20Z", `fill="#fff2c0"`),
		radial("glow", [
			[0, "rgba(255,190,90,0.8)"],
			[1, "rgba(255,150,60,0)"],
		]),
	);

const dyes = ["#ff8ab4", "#ffc44a", "#8fd0ff", "#9ae08a", "#ff9a5a"] as const;

const hung = (at: { x: number; y: number; r: number; dye: string }): string =>
	circle({ x: at.x, y: at.y, r: at.r * 2.4 }, `fill="url(#lamp)" opacity="0.7"`) +
	path(
		`M${n(at.x - at.r)} ${n(at.y)}Q${n(at.x - at.r)} ${n(at.y - at.r)} ${n(at.x)} ${n(at.y - at.r)}Q${n(at.x + at.r)} ${n(at.y - at.r)} ${n(at.x + at.r)} ${n(at.y)}Q${n(at.x + at.r)} ${n(at.y + at.r)} ${n(at.x)} ${n(at.y + at.r)}Q${n(at.x - at.r)} ${n(at.y + at.r)} ${n(at.x - at.r)} ${n(at.y)}Z`,
		`fill="${at.dye}"`,
	) +
	circle({ x: at.x, y: at.y, r: at.r * 0.5 }, `fill="#fff6d8"`);

/** One string of lamps, sagging between its ends. */
function string(of: { width: number; y: number; sag: number; lamps: number; r: number; shift: number }): string {
	const yAt = (part: number): number => of.y + of.sag * Math.sin(part * Math.PI);
	const lamps = Array.from({ length: of.lamps }, (_, index) => {
		const part = (index + 0.5) / of.lamps;
		const dye = dyes[(index + of.shift) % dyes.length] ?? "#ffc44a";
		return hung({ x: part * of.width, y: yAt(part) + of.r, r: of.r, dye });
	}).join("");
	return (
		path(
			`M0 ${n(of.y)}Q${n(of.width / 2)} ${n(of.y + of.sag * 2)} ${of.width} ${n(of.y)}`,
			`fill="none" stroke="#1a1030" stroke-width="3"`,
		) + lamps
	);
}

/** A tiled roof with lifted corners, its foot in the dark. */
const hall = (at: { x: number; y: number; size: number }): string =>
	group(
		`translate(${n(at.x)} ${n(at.y)}) scale(${at.size})`,
		path("M-240 30Q-200 10 -150 -70H150Q200 10 240 30Q120 10 0 12Q-120 10 -240 30Z", `fill="#1c1838"`) +
			path("M-150 -70H150L138 -86H-138Z", `fill="#2c2452"`) +
			path("M-160 18H160V190H-160Z", `fill="#2a1634"`) +
			[-110, -40, 40, 110]
				.map(
					(x) =>
						path(`M${x - 26} 60H${x + 26}V150H${x - 26}Z`, `fill="#ffb45a" opacity="0.85"`) +
						path(`M${x} 60V150M${x - 26} 104H${x + 26}`, `stroke="#3a1a30" stroke-width="5"`),
				)
				.join(""),
	);

function layers(size: SceneSize): string {
	const { width, height } = size;
	return (
		strewn({ count: 70, width, from: 0, to: height * 0.44 }, ({ x, y, size: part }) =>
			circle({ x, y, r: part * 1.4 }, `fill="#e8ecff" opacity="${n(0.15 + part * 0.3)}"`),
		) +
		ridge(size, { y: height * 0.5, rise: 54, waves: 1.3, shift: 2.2 }, "#221a4a") +
		ridge(size, { y: height * 0.58, rise: 30, waves: 1.9, shift: 0.4 }, "#1a1240") +
		hall({ x: width * 0.14, y: height * 0.56, size: 1.15 }) +
		hall({ x: width * 0.86, y: height * 0.56, size: 1.15 }) +
		hall({ x: width * 0.5, y: height * 0.5, size: 1.5 }) +
		`<rect x="0" y="${n(height * 0.74)}" width="${width}" height="${n(height * 0.26)}" fill="url(#court)"/>` +
		string({ width, y: height * 0.05, sag: height * 0.07, lamps: 17, r: 15, shift: 0 }) +
		string({ width, y: height * 0.17, sag: height * 0.1, lamps: 13, r: 19, shift: 2 }) +
		string({ width, y: height * 0.32, sag: height * 0.12, lamps: 9, r: 24, shift: 4 }) +
		strewn({ count: 16, width, from: height * 0.8, to: height * 0.94 }, ({ x, y, index }) =>
			hung({ x, y, r: 15, dye: dyes[index % dyes.length] ?? "#ffc44a" }),
		)
	);
}

export const look: Look = {
	symbols: {
		"lit-lamp": drawn.litLamp,
		"lotus-lamp": drawn.lotusLamp,
		"rabbit-lamp": drawn.rabbitLamp,
		"carp-lamp": drawn.carpLamp,
		"moon-lamp": drawn.moonLamp,
		"plum-paper": drawn.plumPaper,
		"red-paper": drawn.redPaper,
		"blue-paper": drawn.bluePaper,
		"green-paper": drawn.greenPaper,
		"yellow-paper": drawn.yellowPaper,
	},
	backdrop: sceneOf({
		sky: [
			[0, "#0c0e34"],
			[0.5, "#2c2a6a"],
			[0.8, "#6a3a6a"],
			[1, "#1a1030"],
		],
		dusk: "8,6,26",
		layers,
		defs:
			linear("court", [
				[0, "#4a3058"],
				[1, "#140c28"],
			]) +
			radial("lamp", [
				[0, "rgba(255,200,110,0.75)"],
				[1, "rgba(255,160,70,0)"],
			]),
	}),
	...cabinetOf({
		mark: wordMark,
		casing: [
			[0, "#fff2d4"],
			[0.5, "#f0d8a8"],
			[1, "#d0a870"],
		],
		outline: "#5a2c20",
		corner: "step",
		rim: 26,
		well: [
			[0, "#14123c"],
			[0.6, "#1e1848"],
			[1, "#2c1c4a"],
		],
		seam: "#c8923c",
		edge: {
			width: 40,
			draw: (index) =>
				path(
					"M-13 0Q-13 -11 0 -11Q13 -11 13 0Q13 11 0 11Q-13 11 -13 0Z",
					`fill="${dyes[index % dyes.length] ?? "#ffc44a"}" stroke="#5a2c20" stroke-width="1.500"`,
				) + path("M-5 -10Q-9 0 -5 10M5 -10Q9 0 5 10", `fill="none" stroke="#5a2c20" stroke-width="1" opacity="0.7"`),
		},
		head: (width) =>
			path(
				`M${-width * 0.34} -2Q${-width * 0.4} -36 ${-width * 0.3} -74H${width * 0.3}Q${width * 0.4} -36 ${width * 0.34} -2Z`,
				`fill="url(#glowing)" stroke="#5a2c20" stroke-width="4"`,
			) +
			[-0.24, -0.12, 0.12, 0.24]
				.map((x) =>
					path(
						`M${n(width * x)} -74Q${n(width * x * 1.2)} -36 ${n(width * x)} -2`,
						`fill="none" stroke="#b8743c" stroke-width="2" opacity="0.5"`,
					),
				)
				.join("") +
			mirrored(
				path(
					`M${n(width * 0.3)} -80H${n(width * 0.31)}V2H${n(width * 0.3)}Z`,
					`fill="#8a2a2a" stroke="#5a2c20" stroke-width="2"`,
				),
			),
		name: { fill: "#7a1f2a", second: "#7a4a24", height: 40 },
		plate: { fill: "#1a1440", stroke: "#e8b85a" },
		defs: radial("glowing", [
			[0, "#fffbe6"],
			[0.6, "#ffe0a0"],
			[1, "#f0a85a"],
		]),
	}),
	drift: { picture: rising, count: 20, speed: { x: 4, y: -14 }, size: 0.016, opacity: 0.8 },
	light: { colour: "#ffcf7a", blend: "add" },
	well: "#1e1848",
	plate: "#ffe6b0",
	words: coinWords,
	tuning: { root: 233.1, scale: [0, 2, 4, 7, 9], instrument: "glass" },
};
