// Court of Tiles as the stage wants it: a court between white walls at noon, arches around it, tiles below and above.

import { group, linear, n, path, picture, radial, ring, star } from "../../../ui/art/draw.ts";
import { cabinetOf } from "../../../ui/art/kit/frame.ts";
import { type SceneSize, sceneOf, strewn } from "../../../ui/art/kit/scene.ts";
import type { Look } from "../../../ui/stage/look.ts";
import * as drawn from "./symbols.ts";
import wordMark from "./word-mark.json" with { type: "json" };

/** Petals of the orange trees. */
const blossom = (): string =>
	picture(
		ring(5, () => path("M0 0Q26 -40 0 -84Q-26 -40 0 0Z", `fill="#fffaf0"`)),
		radial("none", [[0, "#fff"]]),
	);

const glazes = ["#2a62c8", "#e8a32c", "#2f9a6c", "#d8482e"] as const;
const glazeAt = (index: number): string => glazes[index % glazes.length] ?? "#2a62c8";

/** One tile of a wall: a star in a square. */
const tileAt = (at: { x: number; y: number; side: number; index: number }): string =>
	group(
		`translate(${n(at.x)} ${n(at.y)}) scale(${n(at.side / 100)})`,
		path("M-49 -49H49V49H-49Z", `fill="${at.index % 2 === 0 ? "#f4f8fc" : "#e4eef8"}"`) +
			path(star(8, { outer: 44, inner: 30 }), `fill="${glazeAt(at.index)}"`) +
			path(star(8, { outer: 24, inner: 16 }), `fill="#ffffff"`),
	);

/** A course of tiles across the scene. */
const course = (of: { width: number; y: number; side: number; shift: number }): string =>
	Array.from({ length: Math.ceil(of.width / of.side) + 1 }, (_, index) =>
		tileAt({ x: index * of.side, y: of.y, side: of.side, index: index + of.shift }),
	).join("");

/** A horseshoe arch in the wall, the garden behind it. */
const arch = (at: { x: number; foot: number; size: number }): string =>
	group(
		`translate(${n(at.x)} ${n(at.foot)}) scale(${n(at.size)})`,
		path(
			"M-62 0V-150Q-92 -176 -90 -218Q-84 -290 0 -292Q84 -290 90 -218Q92 -176 62 -150V0Z",
			`fill="url(#garden)" stroke="#b8884c" stroke-width="10"`,
		) +
			path("M-62 0Q-58 -70 -20 -86Q10 -60 62 -80V0Z", `fill="#3f9a58" opacity="0.8"`) +
			[-50, 46]
				.map((x) => path(`M${x} 0Q${x - 16} -110 ${x} -160Q${x + 16} -110 ${x} 0Z`, `fill="#1f6a44" opacity="0.9"`))
				.join("") +
			path("M-76 -150H-48V-138H-76ZM48 -150H76V-138H48Z", `fill="#e8c078"`),
	);

function layers(size: SceneSize): string {
	const { width, height } = size;
	const tall = height > width;
	const side = width / (tall ? 12 : 24);
	const wall = height * 0.7;
	const arches = tall ? [0.2, 0.8] : [0.08, 0.27, 0.73, 0.92];
	return (
		`<rect x="0" y="${n(height * 0.12)}" width="${width}" height="${n(height * 0.6)}" fill="url(#plaster)"/>` +
		course({ width, y: height * 0.12, side: side * 0.8, shift: 1 }) +
		arches.map((part) => arch({ x: width * part, foot: wall, size: height / (tall ? 760 : 560) })).join("") +
		course({ width, y: wall, side, shift: 0 }) +
		course({ width, y: wall + side, side, shift: 2 }) +
		`<rect x="0" y="${n(wall + side * 1.5)}" width="${width}" height="${n(height)}" fill="url(#marble)"/>` +
		strewn({ count: 18, width, from: height * 0.84, to: height * 0.98 }, ({ x, y, size: part, index }) =>
			group(
				`translate(${n(x)} ${n(y)}) scale(${n(part * 0.16)} ${n(part * 0.07)}) rotate(${index * 40})`,
				path("M0 0Q60 -50 120 0Q60 50 0 0Z", `fill="#fffaf0" opacity="0.8"`),
			),
		)
	);
}

export const look: Look = {
	symbols: {
		"sun-tile": drawn.sunTile,
		fountain: drawn.fountain,
		"orange-tree": drawn.orangeTree,
		swallow: drawn.swallow,
		"horseshoe-arch": drawn.horseshoeArch,
		"star-tile": drawn.starTile,
		"knot-tile": drawn.knotTile,
		"wave-tile": drawn.waveTile,
	},
	backdrop: sceneOf({
		sky: [
			[0, "#3f9ae8"],
			[0.4, "#a8dcf8"],
			[1, "#e8dcc0"],
		],
		dusk: "16,34,70",
		layers,
		defs:
			linear("plaster", [
				[0, "#fffaf0"],
				[1, "#f0dcb8"],
			]) +
			linear("garden", [
				[0, "#9adcff"],
				[0.6, "#d8f4dc"],
				[1, "#7cc878"],
			]) +
			linear("marble", [
				[0, "#e4e8ee"],
				[1, "#8a9ab4"],
			]),
	}),
	...cabinetOf({
		mark: wordMark,
		casing: [
			[0, "#2f74d8"],
			[0.5, "#1f52ac"],
			[1, "#143678"],
		],
		outline: "#0c1e44",
		corner: "cut",
		rim: 26,
		well: [
			[0, "#fbfdff"],
			[0.5, "#eef3f8"],
			[1, "#d4deea"],
		],
		seam: "#a8bcd8",
		edge: {
			width: 32,
			draw: (index) =>
				path(
					star(8, { outer: 12, inner: 8 }),
					`fill="${["#ffd24a", "#ffffff", "#ff8a5a"][index % 3] ?? "#ffd24a"}" stroke="#0c1e44" stroke-width="1.500"`,
				),
		},
		head: (width) =>
			path(
				`M${-width * 0.42} 0V-30Q${-width * 0.34} -34 ${-width * 0.32} -58Q${-width * 0.2} -70 ${-width * 0.14} -82Q0 -100 ${width * 0.14} -82Q${width * 0.2} -70 ${width * 0.32} -58Q${width * 0.34} -34 ${width * 0.42} -30V0Z`,
				`fill="url(#lintel)" stroke="#0c1e44" stroke-width="4"`,
			) +
			[-0.37, 0.37]
				.map((part) =>
					group(
						`translate(${n(width * part)} -15)`,
						path(star(8, { outer: 11, inner: 7 }), `fill="#e8a32c" stroke="#0c1e44" stroke-width="1.500"`),
					),
				)
				.join(""),
		name: { fill: "#1a3f8a", second: "#8a4a1c", height: 38 },
		plate: { fill: "#10264f", stroke: "#ffd24a" },
		defs: linear("lintel", [
			[0, "#ffffff"],
			[0.6, "#f4e6c8"],
			[1, "#dcc090"],
		]),
	}),
	drift: { picture: blossom, count: 14, speed: { x: 7, y: 12 }, size: 0.012, opacity: 0.8 },
	light: { colour: "#ffb52e", blend: "normal" },
	well: "#eef3f8",
	plate: "#fff2c4",
	words: { fill: "#fffaf0", edge: "#123470" },
	tuning: { root: 293.7, scale: [0, 2, 3, 5, 7, 8, 10], instrument: "glass" },
};
