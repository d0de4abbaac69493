// Reed Organ as the stage wants it: a maker's workshop at noon, pipes on the wall and light through tall panes.

import { circle, group, linear, mirrored, n, path, picture, radial } from "../../../ui/art/draw.ts";
import { cabinetOf } from "../../../ui/art/kit/frame.ts";
import { type SceneSize, sceneOf, strewn } from "../../../ui/art/kit/scene.ts";
import { coinWords } from "../../../ui/art/light.ts";
import type { Look } from "../../../ui/stage/look.ts";
import * as drawn from "./symbols.ts";
import wordMark from "./word-mark.json" with { type: "json" };

/** Dust in the light. */
const dust = (): string =>
	picture(
		circle({ r: 90 }, `fill="url(#dust)"`),
		radial("dust", [
			[0, "rgba(255,246,214,1)"],
			[0.4, "rgba(255,236,180,0.7)"],
			[1, "rgba(255,230,170,0)"],
		]),
	);

type Pipe = { readonly x: number; readonly top: number; readonly foot: number; readonly width: number };

/** A pipe: its body of tin, its mouth, its foot. */
function pipe({ x, top, foot, width }: Pipe): string {
	const half = width / 2;
	const mouth = foot - width * 1.9;
	return (
		path(
			`M${n(x - half)} ${n(top)}H${n(x + half)}V${n(foot - width)}L${n(x + width * 0.12)} ${n(foot)}H${n(x - width * 0.12)}L${n(x - half)} ${n(foot - width)}Z`,
			`fill="url(#tin)" stroke="#6a5238" stroke-width="2"`,
		) +
		path(
			`M${n(x - half)} ${n(top)}Q${n(x)} ${n(top - width * 0.2)} ${n(x + half)} ${n(top)}Q${n(x)} ${n(top + width * 0.2)} ${n(x - half)} ${n(top)}Z`,
			`fill="#4a3826"`,
		) +
		path(
			`M${n(x - half * 0.66)} ${n(mouth + width * 0.5)}H${n(x + half * 0.66)}L${n(x)} ${n(mouth - width * 0.4)}Z`,
			`fill="#8a7048" stroke="#5a4428" stroke-width="1.500"`,
		)
	);
}

/** A rank of pipes, tallest in its middle. */
function rank(of: { from: number; to: number; foot: number; height: number; count: number }): string {
	const gap = (of.to - of.from) / of.count;
	return Array.from({ length: of.count }, (_, index) => {
		const part = Math.abs((index + 0.5) / of.count - 0.5) * 2;
		return pipe({
			x: of.from + gap * (index + 0.5),
			top: of.foot - of.height * (1 - 0.55 * part),
			foot: of.foot,
			width: gap * 0.84,
		});
	}).join("");
}

/** A tall window of small panes, the noon behind it. */
const pane = (at: { x: number; y: number; width: number; height: number }): string =>
	group(
		`translate(${n(at.x)} ${n(at.y)})`,
		path(
			`M${n(-at.width / 2)} ${n(at.height)}V${n(at.width * 0.4)}Q${n(-at.width / 2)} 0 0 0Q${n(at.width / 2)} 0 ${n(at.width / 2)} ${n(at.width * 0.4)}V${n(at.height)}Z`,
			`fill="url(#noon)" stroke="#5a3a22" stroke-width="12"`,
		) +
			path(
				`M0 0V${n(at.height)}M${n(-at.width / 2)} ${n(at.height * 0.36)}H${n(at.width / 2)}M${n(-at.width / 2)} ${n(at.height * 0.68)}H${n(at.width / 2)}`,
				`stroke="#5a3a22" stroke-width="7"`,
			),
	);

/** The bench along the foot, with what lies on it. */
const bench = ({ width, height }: SceneSize): string =>
	`<rect x="0" y="${n(height * 0.84)}" width="${width}" height="${n(height * 0.16)}" fill="url(#bench)"/>` +
	strewn({ count: 26, width, from: height * 0.86, to: height * 0.97 }, ({ x, y, size, index }) =>
		index % 3 === 0
			? path(
					`M${n(x - 40 * size)} ${n(y)}h${n(80 * size)}v${n(9 * size)}h${n(-80 * size)}Z`,
					`fill="#f4e6c4" opacity="0.55"`,
				)
			: path(
					`M${n(x)} ${n(y)}q${n(14 * size)} ${n(-12 * size)} ${n(24 * size)} 2`,
					`fill="none" stroke="#e8c890" stroke-width="4" opacity="0.6"`,
				),
	);

function layers(size: SceneSize): string {
	const { width, height } = size;
	const tall = height > width;
	const shafts = [0.2, 0.5, 0.8]
		.map((part) =>
			path(
				`M${n(width * part)} 0L${n(width * (part - 0.34))} ${height}H${n(width * (part - 0.1))}L${n(width * (part + 0.1))} 0Z`,
				`fill="#fff2c0" opacity="0.13"`,
			),
		)
		.join("");
	const windows = (tall ? [0.25, 0.75] : [0.1, 0.36, 0.64, 0.9])
		.map((part) =>
			pane({ x: width * part, y: height * 0.04, width: width * (tall ? 0.34 : 0.15), height: height * 0.42 }),
		)
		.join("");
	return (
		windows +
		rank({ from: -width * 0.02, to: width * 0.3, foot: height * 0.86, height: height * 0.5, count: 9 }) +
		rank({ from: width * 0.7, to: width * 1.02, foot: height * 0.86, height: height * 0.5, count: 9 }) +
		rank({ from: width * 0.3, to: width * 0.7, foot: height * 0.86, height: height * 0.36, count: 13 }) +
		bench(size) +
		shafts
	);
}

export const look: Look = {
	symbols: {
		"felt-lid": drawn.feltLid,
		"silver-reed": drawn.silverReed,
		"sound-rose": drawn.soundRose,
		bellows: drawn.bellows,
		metronome: drawn.metronome,
		"candle-arm": drawn.candleArm,
		"treble-stop": drawn.trebleStop,
		"viol-stop": drawn.violStop,
		"flute-stop": drawn.fluteStop,
		"bass-stop": drawn.bassStop,
	},
	backdrop: sceneOf({
		sky: [
			[0, "#e8c48a"],
			[0.5, "#c8935a"],
			[1, "#6a3f24"],
		],
		dusk: "44,22,10",
		layers,
		defs:
			linear("noon", [
				[0, "#fffdf0"],
				[0.6, "#fff0bc"],
				[1, "#ffd98a"],
			]) +
			linear(
				"tin",
				[
					[0, "#8a7a68"],
					[0.3, "#f4ece0"],
					[0.6, "#c0b09a"],
					[1, "#6a5a48"],
				],
				{ x: 1, y: 0 },
			) +
			linear("bench", [
				[0, "#8a5430"],
				[1, "#3a1e10"],
			]),
	}),
	...cabinetOf({
		mark: wordMark,
		casing: [
			[0, "#a8683c"],
			[0.5, "#7a4424"],
			[1, "#4a2412"],
		],
		outline: "#24100a",
		corner: "round",
		rim: 24,
		well: [
			[0, "#fff6de"],
			[0.5, "#f4e2b8"],
			[1, "#dcc08a"],
		],
		seam: "#b8843c",
		edge: {
			width: 30,
			draw: (index) =>
				index % 2 === 0
					? path("M-11 -9H11V9H-11Z", `fill="#fffaea" stroke="#24100a" stroke-width="1.500"`)
					: path("M-8 -9H8V4H-8Z", `fill="#2a1a14" stroke="#24100a" stroke-width="1.500"`),
		},
		head: (width) =>
			path(
				`M${-width * 0.44} 0V-40Q${-width * 0.4} -58 ${-width * 0.3} -58Q${-width * 0.22} -58 ${-width * 0.16} -76Q0 -112 ${width * 0.16} -76Q${width * 0.22} -58 ${width * 0.3} -58Q${width * 0.4} -58 ${width * 0.44} -40V0Z`,
				`fill="url(#crest)" stroke="#24100a" stroke-width="4"`,
			) +
			mirrored(
				[0.35, 0.39]
					.map((part) => path(`M${n(width * part)} -6V-34`, `stroke="#e8b84a" stroke-width="5" stroke-linecap="round"`))
					.join(""),
			),
		name: { fill: "#fff0c4", second: "#f0d090", height: 40 },
		plate: { fill: "#2c1610", stroke: "#e0ac4a" },
		defs: linear("crest", [
			[0, "#8a4c28"],
			[0.6, "#5c2e18"],
			[1, "#40200f"],
		]),
	}),
	drift: { picture: dust, count: 24, speed: { x: 3, y: 5 }, size: 0.01, opacity: 0.7 },
	light: { colour: "#ffb52e", blend: "normal" },
	well: "#f4e2b8",
	plate: "#ffe8b4",
	words: coinWords,
	tuning: { root: 196, scale: [0, 2, 4, 5, 7, 9, 11], instrument: "reed" },
};
