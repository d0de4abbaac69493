// Wayfinder as the stage wants it: one great printed cloth of sea and sky, carved posts on either side.

import { circle, group, linear, n, path, picture, radial, ring, star } from "../../../ui/art/draw.ts";
import { cabinetOf } from "../../../ui/art/kit/frame.ts";
import { type SceneSize, sceneOf, strewn } from "../../../ui/art/kit/scene.ts";
import { coinWords } from "../../../ui/art/light.ts";
import type { Look } from "../../../ui/stage/look.ts";
import * as drawn from "./symbols.ts";
import wordMark from "./word-mark.json" with { type: "json" };

const starlet = (): string =>
	picture(
		path(star(4, { outer: 94, inner: 18 }), `fill="url(#starlet)"`),
		radial("starlet", [
			[0, "rgba(255,250,220,1)"],
			[1, "rgba(255,220,140,0.5)"],
		]),
	);

/** Swells in rows, as a block prints them: each its own line of curls. */
function swells({ width, height }: SceneSize): string {
	const tones = ["#1b6478", "#15526a", "#10425a", "#0c344a", "#08263a"];
	return tones
		.map((tone, row) => {
			const y = height * (0.56 + row * 0.095);
			const side = 74 + row * 16;
			const count = Math.ceil(width / side) + 1;
			const tops = Array.from(
				{ length: count },
				() =>
					`q${n(side * 0.3)} ${n(-side * 0.5)} ${n(side * 0.72)} ${n(-side * 0.28)}q${n(side * 0.2)} ${n(side * 0.12)} ${n(side * 0.28)} ${n(side * 0.28)}`,
			).join("");
			const shift = (row % 2) * side * 0.5;
			return (
				path(
					`M${n(-shift - side * 0.2)} ${n(y)}${tops}V${height}H${n(-shift - side)}Z`,
					`fill="${tone}" stroke="#e9d3a0" stroke-width="3.500" opacity="0.97"`,
				) +
				path(
					`M${n(-shift - side * 0.2)} ${n(y + 16)}${tops}`,
					`fill="none" stroke="#e9d3a0" stroke-width="1.800" opacity="0.45"`,
				)
			);
		})
		.join("");
}

/** The sky's dome: rings of houses around the star that does not move. */
function dome({ width, height }: SceneSize): string {
	const centre = { x: width * 0.5, y: height * 0.44 };
	return group(
		`translate(${centre.x} ${n(centre.y)})`,
		[0.24, 0.36, 0.5, 0.68]
			.map((part, index) => {
				const r = Math.max(width, height) * part;
				const marks = ring(
					40 + index * 12,
					() => path(`M-5 ${n(-r)}L0 ${n(-r - 13)}L5 ${n(-r)}Z`, `fill="#f0c878"`),
					index * 4,
				);
				return circle({ r }, `fill="none" stroke="#f0c878" stroke-width="2"`) + marks;
			})
			.join(""),
	);
}

function layers(size: SceneSize): string {
	return (
		`<g opacity="0.42">${dome(size)}</g>` +
		strewn({ count: 70, width: size.width, from: 0, to: size.height * 0.56 }, ({ x, y, size: part }) =>
			group(
				`translate(${n(x)} ${n(y)}) scale(${n(part * 0.13)})`,
				path(star(4, { outer: 80, inner: 18 }), `fill="#fff2c8"`),
			),
		) +
		swells(size)
	);
}

const post = (side: number, width: number): string =>
	group(
		`translate(${side * (width / 2 + 22)} 0)`,
		path("M-15 0V-70Q0 -92 15 -70V0Z", `fill="#5a2f1a" stroke="#1c0e08" stroke-width="3.500"`) +
			path("M-9 -54h18M-9 -40l9 8l9 -8M-9 -22l9 8l9 -8", `fill="none" stroke="#e9b35c" stroke-width="3.500"`) +
			circle({ x: -5, y: -66, r: 3 }, `fill="#e9b35c"`) +
			circle({ x: 5, y: -66, r: 3 }, `fill="#e9b35c"`),
	);

export const look: Look = {
	symbols: {
		canoe: drawn.canoe,
		"star-compass": drawn.starCompass,
		turtle: drawn.turtle,
		frigatebird: drawn.frigatebird,
		"flying-fish": drawn.flyingFish,
		breadfruit: drawn.breadfruit,
		"wave-print": drawn.wavePrint,
		"reef-print": drawn.reefPrint,
		"palm-print": drawn.palmPrint,
		"net-print": drawn.netPrint,
	},
	backdrop: sceneOf({
		sky: [
			[0, "#0d2a44"],
			[0.4, "#1f5a70"],
			[0.58, "#e08a4a"],
			[1, "#08263a"],
		],
		dusk: "6,18,30",
		layers,
	}),
	...cabinetOf({
		mark: wordMark,
		casing: [
			[0, "#7a4426"],
			[0.5, "#55301c"],
			[1, "#2f190e"],
		],
		outline: "#1c0e08",
		corner: "cut",
		rim: 28,
		well: [
			[0, "#d9bd8a"],
			[1, "#b8935c"],
		],
		seam: "#6b4326",
		edge: {
			width: 22,
			draw: (index) =>
				path(
					index % 2 === 0 ? "M-9 7L0 -7L9 7Z" : "M-9 -7L0 7L9 -7Z",
					`fill="${index % 2 === 0 ? "#e9b35c" : "#a8452a"}"`,
				),
		},
		head: (width) =>
			path(
				`M${-width * 0.42} 0Q${-width * 0.4} -60 0 -84Q${width * 0.4} -60 ${width * 0.42} 0Z`,
				`fill="url(#cloth)" stroke="#1c0e08" stroke-width="4"`,
			) +
			path(
				`M${-width * 0.39} -6Q${-width * 0.36} -52 0 -74Q${width * 0.36} -52 ${width * 0.39} -6`,
				`fill="none" stroke="#a8452a" stroke-width="6" stroke-dasharray="9 7"`,
			) +
			post(-1, width) +
			post(1, width),
		name: { fill: "#3a1d10", second: "#8a3a20", height: 34 },
		plate: { fill: "#2a170d", stroke: "#e9b35c" },
		defs: linear("cloth", [
			[0, "#fbe9c0"],
			[1, "#e0bf84"],
		]),
	}),
	drift: { picture: starlet, count: 14, speed: { x: -6, y: 4 }, size: 0.009, opacity: 0.6 },
	light: { colour: "#ff8a2e", blend: "normal" },
	well: "#d9bd8a",
	plate: "#ffe8bd",
	words: coinWords,
	tuning: { root: 220, scale: [0, 2, 5, 7, 9], instrument: "reed" },
};
