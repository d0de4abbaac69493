// Women of the Sea as the stage wants it: a morning off a coast of black stone, painted in sea green and coral.

import { circle, group, linear, mirrored, n, path, picture, radial } from "../../../ui/art/draw.ts";
import { cabinetOf } from "../../../ui/art/kit/frame.ts";
import { ridge, type SceneSize, sceneOf, strewn } from "../../../ui/art/kit/scene.ts";
import { coinWords } from "../../../ui/art/light.ts";
import type { Look } from "../../../ui/stage/look.ts";
import * as drawn from "./symbols.ts";
import wordMark from "./word-mark.json" with { type: "json" };

const bubble = (): string =>
	picture(
		circle({ r: 80 }, `fill="rgba(230,255,250,0.12)" stroke="#eafffb" stroke-width="8"`) +
			circle({ x: -26, y: -30, r: 14 }, `fill="#ffffff"`),
	);

/** Swimmers' floats far out, and gulls above them. */
const floats = ({ width, height }: SceneSize): string =>
	[0.1, 0.24, 0.7, 0.86]
		.map((part, index) =>
			group(
				`translate(${n(width * part)} ${n(height * (0.6 + (index % 2) * 0.04))})`,
				circle({ r: 11 }, `fill="#ee7a3c" stroke="#7a2a14" stroke-width="3"`) +
					path("M-22 13Q0 5 22 13", `fill="none" stroke="#d8fff6" stroke-width="3"`),
			),
		)
		.join("") +
	[0.18, 0.33, 0.66, 0.8]
		.map((part, index) =>
			group(
				`translate(${n(width * part)} ${n(height * (0.14 + (index % 3) * 0.06))}) scale(${1 + (index % 2) * 0.5})`,
				path(
					"M-22 -6Q-10 -12 0 2Q10 -12 22 -6",
					`fill="none" stroke="#ffffff" stroke-width="5" stroke-linecap="round"`,
				),
			),
		)
		.join("");

/** The columns of a lava coast, at both sides. */
const columns = ({ width, height }: SceneSize): string =>
	Array.from({ length: 14 }, (_, index) => {
		const side = index % 7;
		const top = height * (0.44 + side * 0.05 + (index % 3) * 0.02);
		const x = index < 7 ? index * width * 0.034 : width - (index - 6) * width * 0.034;
		return path(
			`M${n(x)} ${height}V${n(top)}L${n(x + width * 0.017)} ${n(top - 14)}L${n(x + width * 0.036)} ${n(top)}V${height}Z`,
			`fill="${index % 2 === 0 ? "#24303c" : "#2f3d49"}" stroke="#121b24" stroke-width="3"`,
		);
	}).join("");

function layers(size: SceneSize): string {
	const { width, height } = size;
	return (
		group(
			`translate(${n(width * 0.5)} ${n(height * 0.42)})`,
			circle({ r: height * 0.34 }, `fill="url(#dawn)"`) + circle({ r: height * 0.085 }, `fill="#ff9a62"`),
		) +
		ridge(size, { y: height * 0.44, rise: 54, waves: 0.5, shift: 4.4 }, "#5f8ea0") +
		`<rect y="${n(height * 0.48)}" width="${width}" height="${n(height * 0.52)}" fill="url(#water)"/>` +
		strewn({ count: 70, width, from: height * 0.5, to: height * 0.98 }, ({ x, y, size: part }) =>
			path(
				`M${n(x)} ${n(y)}q14 -8 ${n(28 * part + 14)} 0`,
				`fill="none" stroke="#dffbf2" stroke-width="3" opacity="0.45"`,
			),
		) +
		floats(size) +
		columns(size)
	);
}

const shell = (fill: string): string =>
	path(
		"M0 10Q-13 2 -12 -6Q-8 -13 0 -13Q8 -13 12 -6Q13 2 0 10Z",
		`fill="${fill}" stroke="#0c2233" stroke-width="2.500"`,
	) + path("M0 8V-10M0 8L-6 -8M0 8L6 -8", `stroke="#0c2233" stroke-width="1.500"`);

export const look: Look = {
	symbols: {
		"sea-woman": drawn.seaWoman,
		pearl: drawn.pearl,
		abalone: drawn.abalone,
		octopus: drawn.octopus,
		float: drawn.float,
		conch: drawn.conch,
		urchin: drawn.urchin,
		starfish: drawn.starfish,
		"green-kelp": drawn.greenKelp,
		"red-kelp": drawn.redKelp,
	},
	tallWild: drawn.tallSeaWoman,
	backdrop: sceneOf({
		sky: [
			[0, "#6fb7c4"],
			[0.34, "#f2d3ae"],
			[0.5, "#f6b48a"],
			[1, "#0c3a52"],
		],
		dusk: "6,24,38",
		layers,
		defs:
			linear("water", [
				[0, "#63c0bb"],
				[0.3, "#2a8399"],
				[1, "#0a2f49"],
			]) +
			radial("dawn", [
				[0, "rgba(255,214,160,0.9)"],
				[1, "rgba(255,180,130,0)"],
			]),
	}),
	...cabinetOf({
		mark: wordMark,
		casing: [
			[0, "#3b4a56"],
			[0.5, "#26323c"],
			[1, "#141d26"],
		],
		outline: "#0a141d",
		corner: "step",
		rim: 28,
		well: [
			[0, "#d9f3ea"],
			[0.6, "#b4e0dc"],
			[1, "#86c3c8"],
		],
		seam: "#4d8f96",
		edge: {
			width: 30,
			draw: (index) => shell(["#f4a98a", "#fff0d8", "#8fd6c8"][index % 3] ?? "#fff0d8"),
		},
		head: (width) =>
			path(
				`M${-width * 0.44} 0Q${-width * 0.4} -40 ${-width * 0.3} -52Q0 -92 ${width * 0.3} -52Q${width * 0.4} -40 ${width * 0.44} 0Z`,
				`fill="url(#casing)" stroke="#0a141d" stroke-width="4"`,
			) +
			path(
				`M${-width * 0.38} -6Q${-width * 0.34} -36 ${-width * 0.28} -46Q0 -80 ${width * 0.28} -46Q${width * 0.34} -36 ${width * 0.38} -6Z`,
				`fill="#0f3d55" stroke="#8fd6c8" stroke-width="2.500"`,
			) +
			mirrored(
				group(
					`translate(${n(width * 0.46)} -20)`,
					circle({ r: 20 }, `fill="#ee7a3c" stroke="#0a141d" stroke-width="4"`) +
						path("M-20 0H20M0 -20V20", `stroke="#ffe2b0" stroke-width="3"`),
				),
			),
		name: { fill: "#fff1cf", second: "#a8ecdf", height: 32 },
		plate: { fill: "#0d2e42", stroke: "#8fd6c8" },
	}),
	drift: { picture: bubble, count: 18, speed: { x: 3, y: -22 }, size: 0.014, opacity: 0.5 },
	light: { colour: "#ffb13c", blend: "normal" },
	well: "#bfe4dd",
	plate: "#eafff8",
	words: coinWords,
	tuning: { root: 164.8, scale: [0, 2, 5, 7, 9], instrument: "reed" },
};
