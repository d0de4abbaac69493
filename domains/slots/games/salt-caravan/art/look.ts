// Salt Caravan as the stage wants it: dunes under a night of stars, a line of camels far off, brass and leather around.

import { circle, group, linear, n, path, picture, radial, ring, star } from "../../../ui/art/draw.ts";
import { cabinetOf } from "../../../ui/art/kit/frame.ts";
import { ridge, type SceneSize, sceneOf, strewn } from "../../../ui/art/kit/scene.ts";
import { coinWords } from "../../../ui/art/light.ts";
import type { Look } from "../../../ui/stage/look.ts";
import * as drawn from "./symbols.ts";
import wordMark from "./word-mark.json" with { type: "json" };

const grain = (): string =>
	picture(
		circle({ r: 80 }, `fill="url(#grain)"`),
		radial("grain", [
			[0, "rgba(255,226,160,1)"],
			[1, "rgba(255,190,110,0)"],
		]),
	);

const walker = (x: number, y: number, size: number): string =>
	group(
		`translate(${n(x)} ${n(y)}) scale(${n(size)})`,
		path(
			"M-40 -34C-44 -44 -32 -48 -28 -40C-26 -24 -22 -18 -14 -20C-8 -36 6 -36 12 -20C26 -22 36 -12 36 2V34H29L27 12L22 34H15L16 10H-8L-9 34H-16L-17 6C-26 2 -32 -12 -31 -30Z",
			`fill="#14123a"`,
		) + path("M-12 -22H14V-2H-12Z", `fill="#dfe8f5" opacity="0.85"`),
	);

function layers(size: SceneSize): string {
	const { width, height } = size;
	const line = Array.from({ length: 7 }, (_, index) =>
		walker(width * (0.16 + index * 0.115), height * 0.585 + (index % 2) * 4, 0.82),
	);
	return (
		strewn({ count: 150, width, from: 0, to: height * 0.52 }, ({ x, y, size: part }) =>
			circle({ x, y, r: part * 1.7 }, `fill="#eaf0ff" opacity="${n(0.25 + part * 0.4)}"`),
		) +
		group(
			`translate(${n(width * 0.5)} ${n(height * 0.17)})`,
			circle({ r: 150 }, `fill="url(#halo)"`) + path(star(8, { outer: 60, inner: 11 }), `fill="#fff6d8"`),
		) +
		ridge(size, { y: height * 0.6, rise: 26, waves: 1.2, shift: 0.4 }, "#4a3a78") +
		line.join("") +
		ridge(size, { y: height * 0.7, rise: 44, waves: 1.6, shift: 2.4 }, "url(#dune)") +
		ridge(size, { y: height * 0.83, rise: 58, waves: 1.1, shift: 4.6 }, "url(#near)")
	);
}

export const look: Look = {
	symbols: {
		"caravan-star": drawn.caravanStar,
		"salt-slab": drawn.saltSlab,
		camel: drawn.camel,
		tent: drawn.tent,
		tambour: drawn.tambour,
		teapot: drawn.teapot,
		"red-weave": drawn.redWeave,
		"blue-weave": drawn.blueWeave,
		"green-weave": drawn.greenWeave,
		"sand-weave": drawn.sandWeave,
	},
	backdrop: sceneOf({
		sky: [
			[0, "#0b0f38"],
			[0.42, "#2b2a72"],
			[0.62, "#b8576a"],
			[0.7, "#f0a45a"],
			[1, "#3a1a2a"],
		],
		dusk: "10,6,26",
		layers,
		defs:
			linear("dune", [
				[0, "#e08a52"],
				[0.25, "#8a3f4e"],
				[1, "#3a1c44"],
			]) +
			linear("near", [
				[0, "#a8523f"],
				[0.3, "#4e2140"],
				[1, "#170a22"],
			]) +
			radial("halo", [
				[0, "rgba(255,240,200,0.8)"],
				[1, "rgba(255,220,160,0)"],
			]),
	}),
	...cabinetOf({
		mark: wordMark,
		casing: [
			[0, "#7a3f22"],
			[0.5, "#5a2a1a"],
			[1, "#2f140e"],
		],
		outline: "#190a08",
		corner: "cut",
		rim: 30,
		well: [
			[0, "#1c1f52"],
			[0.6, "#2c2350"],
			[1, "#4a2a48"],
		],
		seam: "#e0a63a",
		edge: {
			width: 30,
			draw: (index) =>
				index % 2 === 0
					? circle({ r: 7 }, `fill="#e0a63a" stroke="#190a08" stroke-width="2"`) +
						circle({ x: -2, y: -2, r: 2 }, `fill="#fff6d0"`)
					: path("M-9 6L0 -7L9 6Z", `fill="#b5243c" stroke="#ffd98a" stroke-width="1.5"`),
		},
		head: (width) =>
			path(
				`M${-width * 0.4} 0L${-width * 0.34} -70L${-width * 0.06} -74L0 -86L${width * 0.06} -74L${width * 0.34} -70L${width * 0.4} 0Z`,
				`fill="url(#casing)" stroke="#190a08" stroke-width="4"`,
			) +
			path(
				`M${-width * 0.37} -7L${-width * 0.325} -63L${width * 0.325} -63L${width * 0.37} -7Z`,
				`fill="#1c1f52" stroke="#e0a63a" stroke-width="2"`,
			) +
			group(
				"translate(0 -69)",
				ring(8, () => path("M-2 -6L0 -18L2 -6Z", `fill="#ffe9a8"`)) + circle({ r: 6 }, `fill="#fff6d0"`),
			),
		name: { fill: "#ffe6a8", second: "#cfd8ff", height: 28 },
		plate: { fill: "#1b1038", stroke: "#e0a63a" },
	}),
	drift: { picture: grain, count: 26, speed: { x: 22, y: 2 }, size: 0.007, opacity: 0.7 },
	light: { colour: "#ffc95a", blend: "add" },
	well: "#241f52",
	plate: "#ffe6b8",
	words: coinWords,
	tuning: { root: 146.8, scale: [0, 1, 5, 7, 8], instrument: "skin" },
};
