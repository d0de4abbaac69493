// Glass Orchard as the stage wants it: a greenhouse of leaded glass at noon, trees beyond it.

import { circle, group, linear, n, path, petal, picture, radial, ring } from "../../../ui/art/draw.ts";
import { cabinetOf } from "../../../ui/art/kit/frame.ts";
import { ridge, type SceneSize, sceneOf, strewn } from "../../../ui/art/kit/scene.ts";
import { coinWords } from "../../../ui/art/light.ts";
import type { Look } from "../../../ui/stage/look.ts";
import * as drawn from "./symbols.ts";
import wordMark from "./word-mark.json" with { type: "json" };

const mote = (): string =>
	picture(
		path("M0 -90L26 0L0 90L-26 0Z", `fill="url(#mote)"`),
		radial("mote", [
			[0, "rgba(255,255,240,1)"],
			[1, "rgba(190,240,255,0.1)"],
		]),
	);

const crowns = ["#5fbf7a", "#8fd06a", "#3f9f80", "#b9dc6a"];

/** A tree of a few great panes. */
const tree = (x: number, y: number, size: number, index: number): string =>
	group(
		`translate(${n(x)} ${n(y)}) scale(${n(size)})`,
		path("M-12 0L-6 -90H6L12 0Z", `fill="#8a6a4a" stroke="#26343a" stroke-width="3"`) +
			group(
				"translate(0 -130)",
				ring(7, (petalAt) =>
					path(
						petal({ length: 96, width: 74, tip: 1 }),
						`fill="${crowns[(petalAt + index) % crowns.length] ?? "#5fbf7a"}" stroke="#26343a" stroke-width="3" opacity="0.93"`,
					),
				) + ring(5, () => circle({ y: -52, r: 11 }, `fill="#ff7a5c" stroke="#26343a" stroke-width="3"`), 20),
			),
	);

/** The house of glass: bars that meet at its ridge, panes of pale colour between them. */
function house({ width, height }: SceneSize): string {
	const bars = 14;
	const top = { x: width / 2, y: -height * 0.16 };
	const panes = Array.from({ length: bars }, (_, index) => {
		const [from, to] = [index, index + 1].map((at) => -width * 0.5 + (width * 2 * at) / bars);
		const tone = ["#fff4c8", "#bfe8ff", "#d9ffd8", "#ffe0ec"][index % 4] ?? "#fff4c8";
		return path(
			`M${top.x} ${n(top.y)}L${n(from ?? 0)} ${height}H${n(to ?? 0)}Z`,
			`fill="${tone}" opacity="0.2" stroke="#31505c" stroke-width="5"`,
		);
	}).join("");
	const rings = [0.3, 0.52, 0.76]
		.map(
			(part) =>
				`<ellipse cx="${top.x}" cy="${n(top.y)}" rx="${n(width * part)}" ry="${n(height * part * 1.35)}" fill="none" stroke="#31505c" stroke-width="5" opacity="0.55"/>`,
		)
		.join("");
	return panes + rings;
}

function layers(size: SceneSize): string {
	return (
		circle({ x: size.width / 2, y: size.height * 0.2, r: size.width * 0.3 }, `fill="url(#sun)"`) +
		ridge(size, { y: size.height * 0.66, rise: 40, waves: 1.4, shift: 0.6 }, "#a9d7b8") +
		ridge(size, { y: size.height * 0.76, rise: 34, waves: 2.1, shift: 2 }, "#7fc08a") +
		strewn(
			{ count: 11, width: size.width, from: size.height * 0.74, to: size.height * 0.98 },
			({ x, y, size: part, index }) => tree(x, y, part * 1.25, index),
		) +
		house(size)
	);
}

export const look: Look = {
	symbols: {
		"sun-window": drawn.sunWindow,
		pomegranate: drawn.pomegranate,
		plum: drawn.plum,
		fig: drawn.fig,
		apricot: drawn.apricot,
		grape: drawn.grape,
		lime: drawn.lime,
		bilberry: drawn.bilberry,
	},
	backdrop: sceneOf({
		sky: [
			[0, "#7cc4ea"],
			[0.5, "#c9ecf0"],
			[1, "#6fae7c"],
		],
		dusk: "16,44,52",
		layers,
		defs: radial("sun", [
			[0, "rgba(255,252,220,1)"],
			[0.3, "rgba(255,240,170,0.7)"],
			[1, "rgba(255,240,170,0)"],
		]),
	}),
	...cabinetOf({
		mark: wordMark,
		casing: [
			[0, "#6f8b8e"],
			[0.5, "#3e565c"],
			[1, "#22343a"],
		],
		outline: "#111a20",
		corner: "notch",
		rim: 26,
		well: [
			[0, "#f4fbf6"],
			[0.5, "#dff1ee"],
			[1, "#bfdcd8"],
		],
		seam: "#7fa3a3",
		edge: {
			width: 34,
			draw: (index) =>
				path(
					"M0 -9L13 0L0 9L-13 0Z",
					`fill="${["#ff7a5c", "#ffd24a", "#6fd08a", "#8fa2ff"][index % 4] ?? "#ffd24a"}" stroke="#111a20" stroke-width="2.5"`,
				),
		},
		head: (width) =>
			path(
				`M${-width * 0.46} 0Q0 ${-164} ${width * 0.46} 0Z`,
				`fill="url(#fanlight)" stroke="#111a20" stroke-width="5"`,
			) +
			[-4, -3, 3, 4]
				.map((at) =>
					path(
						`M0 0L${n((at * width) / 9)} ${n(-62 + Math.abs(at) * 10)}`,
						`stroke="#111a20" stroke-width="3" opacity="0.4"`,
					),
				)
				.join(""),
		name: { fill: "#173038", second: "#2a4c50", height: 34 },
		plate: { fill: "#1b2c32", stroke: "#9cc0bd" },
		defs: linear(
			"fanlight",
			[
				[0, "#ffb27a"],
				[0.3, "#fff0b0"],
				[0.7, "#fff0b0"],
				[1, "#9fdcff"],
			],
			{ x: 1, y: 0 },
		),
	}),
	drift: { picture: mote, count: 14, speed: { x: 4, y: 9 }, size: 0.012, opacity: 0.6 },
	light: { colour: "#ffb52e", blend: "normal" },
	well: "#e6f3ee",
	plate: "#eafff6",
	words: coinWords,
	tuning: { root: 349.2, scale: [0, 2, 4, 6, 7, 9, 11], instrument: "glass" },
};
