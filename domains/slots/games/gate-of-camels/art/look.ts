// The Well at Dawn as the stage wants it: dunes in the first light, a caravan on the ridge, palms by the water.

import { circle, group, linear, mirrored, n, path, picture, radial, star } from "../../../ui/art/draw.ts";
import { cabinetOf } from "../../../ui/art/kit/frame.ts";
import { ridge, type SceneSize, sceneOf, strewn } from "../../../ui/art/kit/scene.ts";
import { coinWords } from "../../../ui/art/light.ts";
import type { Look } from "../../../ui/stage/look.ts";
import * as drawn from "./symbols.ts";
import wordMark from "./word-mark.json" with { type: "json" };

const dust = (): string =>
	picture(
		circle({ r: 60 }, `fill="url(#dust)"`),
		radial("dust", [
			[0, "rgba(255,240,200,1)"],
			[1, "rgba(255,190,140,0)"],
		]),
	);

/** A camel far off, feet at the origin. */
const walker = (fill: string): string =>
	path(
		"M-30 0L-26 -34Q-30 -48 -20 -52Q-10 -76 2 -54Q14 -56 20 -50Q32 -50 34 -72L30 -80Q36 -88 48 -80L56 -74L50 -68L42 -68Q40 -40 22 -34L26 0H19L13 -32H-12L-22 0Z",
		`fill="${fill}"`,
	);

const caravan = ({ width, height }: SceneSize): string =>
	Array.from({ length: 7 }, (_, index) => {
		const x = width * (0.08 + index * 0.14);
		const y = height * 0.585 - 12 * Math.sin(index * 1.2);
		return group(`translate(${n(x)} ${n(y)}) scale(${n(0.62 + (index % 3) * 0.06)})`, walker("#5a2a4a"));
	}).join("");

const palm = (x: number, y: number, size: number): string =>
	group(
		`translate(${n(x)} ${n(y)}) scale(${n(size)})`,
		path("M-10 0Q6 -90 -6 -190L8 -190Q22 -90 14 0Z", `fill="#4a2034"`) +
			[-110, -70, -30, 20, 62, 104]
				.map((turn) =>
					group(`translate(0 -190) rotate(${turn})`, path("M0 6Q-26 -50 10 -120Q30 -50 0 6Z", `fill="#3a3a4e"`)),
				)
				.join(""),
	);

function layers(size: SceneSize): string {
	const { width, height } = size;
	const sun = { x: width * 0.5, y: height * 0.47 };
	return (
		strewn({ count: 50, width, from: 0, to: height * 0.26 }, ({ x, y, size: part }) =>
			circle({ x, y, r: part * 1.5 }, `fill="#fff4e0" opacity="${n(0.2 + part * 0.3)}"`),
		) +
		circle({ ...sun, r: width * 0.42 }, `fill="url(#glow)"`) +
		circle({ ...sun, r: 74 }, `fill="#fff6d0"`) +
		ridge(size, { y: height * 0.54, rise: 40, waves: 1.1, shift: 0.4 }, "url(#far)") +
		ridge(size, { y: height * 0.6, rise: 18, waves: 0.9, shift: 2.2 }, "url(#middle)") +
		caravan(size) +
		ridge(size, { y: height * 0.69, rise: 36, waves: 1.4, shift: 4.1 }, "url(#near)") +
		`<ellipse cx="${n(width * 0.5)}" cy="${n(height * 0.84)}" rx="${n(width * 0.4)}" ry="${n(height * 0.055)}" fill="url(#water)"/>` +
		[0.06, 0.15, 0.87, 0.95]
			.map((part, index) => palm(width * part, height * (0.84 + 0.03 * (index % 2)), 1.25))
			.join("") +
		ridge(size, { y: height * 0.93, rise: 16, waves: 2.2, shift: 1.1 }, "#4a1e38")
	);
}

const tassel = (index: number): string =>
	path("M-9 -9L0 -13L9 -9L0 -5Z", `fill="#ffcf5a" stroke="#34162a" stroke-width="2"`) +
	path("M-5 -4H5L7 9H-7Z", `fill="${index % 2 === 0 ? "#c8344a" : "#2e9cc0"}" stroke="#34162a" stroke-width="2"`);

export const look: Look = {
	symbols: {
		waterskin: drawn.waterskin,
		well: drawn.well,
		"white-camel": drawn.whiteCamel,
		"caravan-guide": drawn.caravanGuide,
		"desert-falcon": drawn.desertFalcon,
		"oasis-palm": drawn.oasisPalm,
		"coffee-pot": drawn.coffeePot,
		dates: drawn.dates,
		"saddle-bag": drawn.saddleBag,
		"camel-bell": drawn.camelBell,
	},
	backdrop: sceneOf({
		sky: [
			[0, "#4a3a86"],
			[0.25, "#a85e9a"],
			[0.42, "#f28a80"],
			[0.54, "#ffd08a"],
			[1, "#a8503e"],
		],
		dusk: "40,14,34",
		layers,
		defs:
			radial("glow", [
				[0, "rgba(255,244,200,0.95)"],
				[0.4, "rgba(255,200,130,0.5)"],
				[1, "rgba(255,160,120,0)"],
			]) +
			linear("far", [
				[0, "#e88a78"],
				[1, "#a84e6a"],
			]) +
			linear("middle", [
				[0, "#d8745a"],
				[1, "#8a3a52"],
			]) +
			linear("near", [
				[0, "#e89a5e"],
				[0.3, "#b85a48"],
				[1, "#6a2840"],
			]) +
			linear("water", [
				[0, "#ffd8a0"],
				[0.4, "#6cc0d0"],
				[1, "#2a6a8e"],
			]),
	}),
	...cabinetOf({
		mark: wordMark,
		casing: [
			[0, "#f4cfa0"],
			[0.5, "#d08a5c"],
			[1, "#8a4a3e"],
		],
		outline: "#34162a",
		corner: "step",
		rim: 30,
		well: [
			[0, "#5a3468"],
			[0.6, "#7a3e62"],
			[1, "#9a4e56"],
		],
		seam: "#ffcf7a",
		edge: { width: 28, draw: tassel },
		head: (width) =>
			path(
				`M${-width * 0.42} 0V-22L${-width * 0.34} -34V-56L${-width * 0.24} -70H${-width * 0.08}Q0 -100 ${width * 0.08} -70H${width * 0.24}L${width * 0.34} -56V-34L${width * 0.42} -22V0Z`,
				`fill="url(#casing)" stroke="#34162a" stroke-width="4"`,
			) +
			path(
				`M${-width * 0.35} -6V-24L${-width * 0.31} -32V-54L${-width * 0.23} -63H${width * 0.23}L${width * 0.31} -54V-32L${width * 0.35} -24V-6Z`,
				`fill="#4a2450" stroke="#ffcf7a" stroke-width="2.500"`,
			) +
			group(
				"translate(0 -76)",
				path(star(8, { outer: 12, inner: 6 }), `fill="#fff2b4" stroke="#34162a" stroke-width="2"`),
			) +
			mirrored(group(`translate(${n(width * 0.395)} -22) scale(0.56)`, walker("#e8b084"))),
		name: { fill: "#fff0cc", second: "#ffc0a0", height: 26 },
		plate: { fill: "#4a2450", stroke: "#ffcf7a" },
	}),
	drift: { picture: dust, count: 18, speed: { x: 12, y: -5 }, size: 0.007, opacity: 0.6 },
	light: { colour: "#ffe0a0", blend: "add" },
	well: "#7a3e62",
	plate: "#fff0cc",
	words: coinWords,
	tuning: { root: 110, scale: [0, 1, 4, 5, 7, 8, 10], instrument: "skin" },
};
