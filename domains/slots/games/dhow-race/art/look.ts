// The Long Monsoon as the stage wants it: sails before the wind on a warm night, the coast in lamplight.

import { circle, group, linear, n, path, radial } from "../../../ui/art/draw.ts";
import { cabinetOf } from "../../../ui/art/kit/frame.ts";
import { ridge, type SceneSize, sceneOf, strewn } from "../../../ui/art/kit/scene.ts";
import { coinWords } from "../../../ui/art/light.ts";
import type { Look, PickLook } from "../../../ui/stage/look.ts";
import * as drawn from "./symbols.ts";
import wordMark from "./word-mark.json" with { type: "json" };

/** A far sail, its waterline at the origin. */
const farSail = (at: { x: number; y: number; size: number }): string =>
	group(
		`translate(${n(at.x)} ${n(at.y)}) scale(${n(at.size)})`,
		path("M-4 0V-118", `stroke="#1a0f14" stroke-width="6"`) +
			path("M-2 -120Q64 -70 66 -12Q24 -22 -6 -14Q10 -66 -2 -120Z", `fill="#e8b070"`) +
			path("M-8 -104Q-22 -50 -66 -20Q-36 -8 -8 -12Z", `fill="#c8824a"`) +
			path("M-78 -8Q0 10 84 -14Q70 22 30 24H-34Q-66 20 -78 -8Z", `fill="#2c1420"`) +
			circle({ x: 62, y: -22, r: 7 }, `fill="#ffdf8a"`) +
			circle({ x: 62, y: -22, r: 26 }, `fill="url(#lamp)"`),
	);

const waves = ({ width, height }: SceneSize): string =>
	strewn({ count: 90, width, from: height * 0.55, to: height }, ({ x, y, size }) =>
		path(
			`M${n(x)} ${n(y)}q${n(12 * size)} ${n(-8 * size)} ${n(26 * size)} 0t${n(26 * size)} 0`,
			`fill="none" stroke="#7fc0dc" stroke-width="3" opacity="0.4" stroke-linecap="round"`,
		),
	);

function layers(size: SceneSize): string {
	const { width, height } = size;
	return (
		strewn({ count: 80, width, from: 0, to: height * 0.42 }, ({ x, y, size: part }) =>
			circle({ x, y, r: part * 1.6 }, `fill="#fff6d8" opacity="${n(0.2 + part * 0.4)}"`),
		) +
		circle({ x: width * 0.2, y: height * 0.18, r: height * 0.07 }, `fill="#fff2c4"`) +
		circle({ x: width * 0.2, y: height * 0.18, r: height * 0.26 }, `fill="url(#lamp)"`) +
		ridge(size, { y: height * 0.5, rise: 36, waves: 1.2, shift: 2.6 }, "#2a1c4a") +
		strewn({ count: 34, width, from: height * 0.49, to: height * 0.54 }, ({ x, y }) =>
			circle({ x, y, r: 2.6 }, `fill="#ffd88a"`),
		) +
		`<rect y="${n(height * 0.54)}" width="${width}" height="${n(height * 0.46)}" fill="url(#sea)"/>` +
		waves(size) +
		farSail({ x: width * 0.1, y: height * 0.66, size: 1.3 }) +
		farSail({ x: width * 0.9, y: height * 0.62, size: 1.05 }) +
		farSail({ x: width * 0.72, y: height * 0.57, size: 0.6 }) +
		farSail({ x: width * 0.3, y: height * 0.58, size: 0.7 })
	);
}

/** Twelve ports along two coasts, as a chart has them. */
const harbours = [
	[0.14, 0.3],
	[0.36, 0.25],
	[0.6, 0.29],
	[0.84, 0.27],
	[0.22, 0.5],
	[0.46, 0.46],
	[0.68, 0.52],
	[0.88, 0.49],
	[0.12, 0.72],
	[0.36, 0.7],
	[0.6, 0.76],
	[0.84, 0.72],
] as const;

const coastLine = harbours.map(([x, y], index) => `${index === 0 ? "M" : "L"}${n(x * 400)} ${n(y * 400)}`).join("");

const pick: PickLook = {
	ground: () =>
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><defs>${linear("paper", [
			[0, "#f6e4b8"],
			[1, "#d8b478"],
		])}</defs><rect width="400" height="400" fill="url(#paper)"/>${path("M0 150Q80 120 120 160T260 150T400 170V250Q300 230 240 260T90 250T0 260Z", `fill="#7fbccc" opacity="0.75"`)}${path("M0 310Q90 290 160 325T400 320V378H0Z", `fill="#8fc8d4" opacity="0.7"`)}${path(coastLine, `fill="none" stroke="#a84a2c" stroke-width="2.500" stroke-dasharray="7 6" opacity="0.6"`)}${group("translate(350 335) scale(0.3)", path("M0 -90L14 -14L90 0L14 14L0 90L-14 14L-90 0L-14 -14Z", `fill="#1c3a78" opacity="0.6"`))}<rect width="400" height="66" fill="#12234e" opacity="0.92"/><rect y="376" width="400" height="24" fill="#12234e" opacity="0.92"/></svg>`,
	places: () => harbours.map(([x, y]) => ({ x, y: y + 0.04 })),
	size: 0.19,
	cover: () => drawn.port("far"),
	opened: (kind) => drawn.port(kind === "half" ? "storm" : "lit"),
	ink: "#fff2cc",
	words: { fill: "#fff8e0", edge: "#12102c" },
};

export const look: Look = {
	symbols: {
		"lateen-sail": drawn.lateenSail,
		"rolled-chart": drawn.rolledChart,
		kamal: drawn.kamal,
		"coffee-pot": drawn.coffeePot,
		"incense-burner": drawn.incenseBurner,
		"spice-sack": drawn.spiceSack,
		dates: drawn.dates,
		"rope-coil": drawn.ropeCoil,
		cowrie: drawn.cowrie,
		"oyster-shell": drawn.oysterShell,
	},
	backdrop: sceneOf({
		sky: [
			[0, "#12143c"],
			[0.3, "#3a2a66"],
			[0.5, "#c86a4a"],
			[0.55, "#f0a85a"],
			[1, "#0c1630"],
		],
		dusk: "8,10,30",
		layers,
		defs:
			linear("sea", [
				[0, "#4a6a94"],
				[0.3, "#1c3a6a"],
				[1, "#0a1630"],
			]) +
			radial("lamp", [
				[0, "rgba(255,220,140,0.7)"],
				[1, "rgba(255,190,90,0)"],
			]),
	}),
	...cabinetOf({
		mark: wordMark,
		casing: [
			[0, "#8a4a24"],
			[0.5, "#5a2c18"],
			[1, "#2c1410"],
		],
		outline: "#140a0c",
		corner: "notch",
		rim: 28,
		well: [
			[0, "#22366e"],
			[0.6, "#1a2a5a"],
			[1, "#121e48"],
		],
		seam: "#c8963c",
		edge: {
			width: 26,
			draw: (index) =>
				path(
					"M-12 5Q0 -11 12 5",
					`fill="none" stroke="${index % 2 === 0 ? "#e8c888" : "#c89a54"}" stroke-width="7" stroke-linecap="round"`,
				),
		},
		head: (width) =>
			path(
				`M${n(-width * 0.44)} 0Q${n(-width * 0.3)} -66 ${n(width * 0.1)} -84Q${n(width * 0.42)} -60 ${n(width * 0.46)} 0Z`,
				`fill="url(#sailcloth)" stroke="#140a0c" stroke-width="4"`,
			) +
			path(
				`M${n(-width * 0.36)} -6Q${n(-width * 0.24)} -56 ${n(width * 0.1)} -72`,
				`fill="none" stroke="#b8743c" stroke-width="3"`,
			),
		name: { fill: "#7a2418", second: "#7a4a24", height: 28, low: 9 },
		plate: { fill: "#12102c", stroke: "#e0a640" },
		defs: linear("sailcloth", [
			[0, "#fff4d4"],
			[1, "#e8b878"],
		]),
	}),
	drift: { picture: drawn.star, count: 14, speed: { x: 18, y: 2 }, size: 0.01, opacity: 0.5 },
	light: { colour: "#ffc65a", blend: "add" },
	well: "#1a2a5a",
	plate: "#ffe6b0",
	words: coinWords,
	tuning: { root: 174.6, scale: [0, 1, 4, 5, 7], instrument: "skin" },
	pick,
};
