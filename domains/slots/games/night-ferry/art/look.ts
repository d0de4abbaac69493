// Night Ferry as the stage wants it: a travel poster's sea by night, the ferry far out with all its lamps on the water.

import { circle, group, linear, mirrored, n, path, picture, radial } from "../../../ui/art/draw.ts";
import { cabinetOf } from "../../../ui/art/kit/frame.ts";
import { ridge, type SceneSize, sceneOf, strewn } from "../../../ui/art/kit/scene.ts";
import { coinWords } from "../../../ui/art/light.ts";
import type { Look } from "../../../ui/stage/look.ts";
import * as drawn from "./symbols.ts";
import wordMark from "./word-mark.json" with { type: "json" };

const spark = (): string =>
	picture(
		circle({ r: 70 }, `fill="url(#spark)"`),
		radial("spark", [
			[0, "rgba(255,232,180,1)"],
			[1, "rgba(255,170,90,0)"],
		]),
	);

/** The ferry from its side, keel at the origin. */
const boat = (size: number): string =>
	group(
		`scale(${n(size)})`,
		path("M-300 -46H300L262 0H-250Q-286 -14 -300 -46Z", `fill="#081c28"`) +
			path("M-240 -92H230L244 -46H-250Z", `fill="#f3e2bd"`) +
			path("M-150 -134H150L168 -92H-164Z", `fill="#f9eed4"`) +
			path("M-30 -134L-22 -216H30L38 -134Z", `fill="#d8412c"`) +
			path("M-24 -190H32L30 -216H-22Z", `fill="#081c28"`) +
			path(
				"M-26 -214Q-120 -262 -240 -236Q-330 -226 -420 -262Q-300 -300 -190 -270Q-80 -258 8 -222Z",
				`fill="#9fb8b6" opacity="0.4"`,
			) +
			Array.from({ length: 15 }, (_, index) => path(`M${-232 + index * 31} -80h17v20h-17Z`, `fill="#ffb640"`)).join(
				"",
			) +
			Array.from({ length: 9 }, (_, index) => circle({ x: -130 + index * 32, y: -113, r: 8 }, `fill="#ffcf70"`)).join(
				"",
			),
	);

/** Bands of a searchlight over the sky. */
const beams = ({ width, height }: SceneSize): string =>
	[-0.5, -0.2, 0.12, 0.44]
		.map((lean) =>
			path(
				`M${n(width * 0.62)} ${n(height * 0.5)}L${n(width * (0.62 + lean))} 0H${n(width * (0.72 + lean))}Z`,
				`fill="#bfe4dc" opacity="0.07"`,
			),
		)
		.join("");

function layers(size: SceneSize): string {
	const { width, height } = size;
	const sea = height * 0.6;
	const lit = strewn({ count: 90, width, from: sea + 8, to: height * 0.97 }, ({ x, y, size: part }) =>
		path(
			`M${n(x)} ${n(y)}h${n(30 * part + 12)}`,
			`stroke="#ffc765" stroke-width="${n(2 + part * 2)}" stroke-linecap="round" opacity="${n(0.12 + part * 0.22)}"`,
		),
	);
	return (
		strewn({ count: 110, width, from: 0, to: height * 0.46 }, ({ x, y, size: part }) =>
			circle({ x, y, r: part * 1.5 }, `fill="#f5ecd0" opacity="${n(0.2 + part * 0.4)}"`),
		) +
		beams(size) +
		ridge(size, { y: height * 0.55, rise: 34, waves: 0.9, shift: 3.4 }, "#0c3442") +
		`<rect y="${n(sea)}" width="${width}" height="${n(height - sea)}" fill="url(#sea)"/>` +
		group(`translate(${n(width * 0.5)} ${n(sea + 10)})`, boat(Math.min(1.15, width / 1150))) +
		lit +
		ridge(size, { y: height * 0.86, rise: 22, waves: 2.6, shift: 0.6 }, "url(#swell)")
	);
}

const porthole = (index: number): string =>
	circle({ r: 10 }, `fill="#e2ab44" stroke="#04161f" stroke-width="2.500"`) +
	circle({ r: 6 }, `fill="${index % 2 === 0 ? "#ffd27a" : "#0d3a4a"}" stroke="#04161f" stroke-width="2"`);

export const look: Look = {
	symbols: {
		"port-light": drawn.portLight,
		ferry: drawn.ferry,
		captain: drawn.captain,
		funnel: drawn.funnel,
		"ship-bell": drawn.shipBell,
		"life-ring": drawn.lifeRing,
		"deck-chair": drawn.deckChair,
		ticket: drawn.ticket,
		trunk: drawn.trunk,
		teacup: drawn.teacup,
	},
	backdrop: sceneOf({
		sky: [
			[0, "#04161f"],
			[0.34, "#0c3f4e"],
			[0.55, "#2c7f82"],
			[0.6, "#e0913f"],
			[1, "#04161f"],
		],
		dusk: "2,12,18",
		layers,
		defs:
			linear("sea", [
				[0, "#1d6470"],
				[0.35, "#0e4454"],
				[1, "#04161f"],
			]) +
			linear("swell", [
				[0, "#0f4a58"],
				[1, "#021018"],
			]),
	}),
	...cabinetOf({
		mark: wordMark,
		casing: [
			[0, "#fbeed2"],
			[0.5, "#e2cfa2"],
			[1, "#a98d5c"],
		],
		outline: "#04161f",
		corner: "round",
		rim: 30,
		well: [
			[0, "#0a2c3a"],
			[0.6, "#0f4150"],
			[1, "#175a66"],
		],
		seam: "#d8412c",
		edge: { width: 32, draw: porthole },
		head: (width) =>
			path(
				`M${-width * 0.46} 0L${-width * 0.4} -34H${-width * 0.3}L${-width * 0.26} -74H${width * 0.26}L${width * 0.3} -34H${width * 0.4}L${width * 0.46} 0Z`,
				`fill="url(#casing)" stroke="#04161f" stroke-width="4"`,
			) +
			path(
				`M${-width * 0.36} -7L${-width * 0.33} -28H${-width * 0.27}L${-width * 0.24} -67H${width * 0.24}L${width * 0.27} -28H${width * 0.33}L${width * 0.36} -7Z`,
				`fill="#0c3442" stroke="#d8412c" stroke-width="2.500"`,
			) +
			mirrored(
				group(
					`translate(${n(width * 0.395)} -34)`,
					path("M-13 0L-10 -46H10L13 0Z", `fill="#d8412c" stroke="#04161f" stroke-width="4"`) +
						path("M-11 -32H11L10 -46H-10Z", `fill="#04161f"`),
				),
			),
		name: { fill: "#ffe3a4", second: "#9fdcd8", height: 27 },
		plate: { fill: "#0a2c3a", stroke: "#e2ab44" },
	}),
	drift: { picture: spark, count: 14, speed: { x: -7, y: -10 }, size: 0.008, opacity: 0.6 },
	light: { colour: "#ffb85a", blend: "add" },
	well: "#0f4150",
	plate: "#fbeed2",
	words: coinWords,
	tuning: { root: 103.8, scale: [0, 2, 3, 7, 8], instrument: "bell" },
};
