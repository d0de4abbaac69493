// The Patient Orrery as the stage wants it: a glass dome at noon, and great brass rings turning under it.

import { circle, group, linear, mirrored, n, path, radial, ring } from "../../../ui/art/draw.ts";
import { cabinetOf } from "../../../ui/art/kit/frame.ts";
import { type SceneSize, sceneOf, strewn } from "../../../ui/art/kit/scene.ts";
import { coinWords } from "../../../ui/art/light.ts";
import type { Look, PickLook } from "../../../ui/stage/look.ts";
import * as drawn from "./symbols.ts";
import wordMark from "./word-mark.json" with { type: "json" };

/** The ribs of the dome, from its crown down. */
const dome = ({ width, height }: SceneSize): string =>
	Array.from({ length: 13 }, (_, index) => {
		const foot = width * (index / 12);
		return path(
			`M${n(width / 2)} ${n(-height * 0.1)}Q${n((foot + width / 2) / 2 + (foot - width / 2) * 0.4)} ${n(height * 0.14)} ${n(foot)} ${n(height * 0.72)}`,
			`fill="none" stroke="#7a4a20" stroke-width="${index % 3 === 0 ? 11 : 5}" opacity="0.75"`,
		);
	}).join("") +
	[0.16, 0.36, 0.6]
		.map((part) =>
			path(
				`M0 ${n(height * (part + 0.12))}Q${n(width / 2)} ${n(height * (part - 0.14))} ${n(width)} ${n(height * (part + 0.12))}`,
				`fill="none" stroke="#7a4a20" stroke-width="6" opacity="0.6"`,
			),
		)
		.join("");

/** Rings around the middle, a world on each. */
const works = ({ width, height }: SceneSize): string =>
	group(
		`translate(${n(width / 2)} ${n(height * 0.56)})`,
		(
			[
				[0.3, "#f07a4a", -0.4],
				[0.44, "#4ab0e8", 2.7],
				[0.58, "#b45ae0", 0.35],
				[0.72, "#5ac88a", 3.5],
			] as const
		)
			.map(([part, colour, at]) => {
				const [rx, ry] = [Math.max(width, height) * part * 0.62, height * part * 0.3];
				return `<ellipse rx="${n(rx)}" ry="${n(ry)}" fill="none" stroke="url(#brass)" stroke-width="10"/>${circle({ x: Math.cos(at) * rx, y: Math.sin(at) * ry, r: 20 + part * 34 }, `fill="${colour}" stroke="#3a1c0a" stroke-width="5"`)}`;
			})
			.join(""),
	);

const layers = (size: SceneSize): string =>
	circle({ x: size.width * 0.5, y: size.height * 0.1, r: size.height * 0.5 }, `fill="url(#noon)"`) +
	dome(size) +
	`<rect y="${n(size.height * 0.72)}" width="${size.width}" height="${n(size.height * 0.28)}" fill="url(#floor)"/>` +
	works(size) +
	strewn({ count: 40, width: size.width, from: size.height * 0.1, to: size.height * 0.8 }, ({ x, y, size: part }) =>
		circle({ x, y, r: part * 2.4 }, `fill="#fffbe0" opacity="0.5"`),
	);

const board = (content: string): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><defs>${radial("night", [
		[0, "#2f6a9c"],
		[1, "#12305a"],
	])}</defs><rect width="400" height="400" fill="url(#night)"/>${content}<rect width="400" height="66" fill="#3a1c10" opacity="0.94"/><rect y="376" width="400" height="24" fill="#3a1c10" opacity="0.94"/></svg>`;

const orbitLine = (r: number): string =>
	circle({ x: 200, y: 222, r }, `fill="none" stroke="#f0b848" stroke-width="3" opacity="0.7"`);

/** `count` places evenly around the middle of the board, in parts of it. */
const around = (count: number, of: { r: number; turn: number }) =>
	Array.from({ length: count }, (_, index) => {
		const at = (index / count) * Math.PI * 2 + of.turn;
		return { x: 0.5 + Math.cos(at) * of.r, y: 0.553 + Math.sin(at) * of.r };
	});

const figures = { fill: "#fffdf0", edge: "#2a1608" };

/** Eight worlds on the outer ring, four on the inner. */
const pick: PickLook = {
	ground: () => board(orbitLine(120) + orbitLine(50)),
	places: () => [...around(8, { r: 0.3, turn: -Math.PI / 2 }), ...around(4, { r: 0.125, turn: -Math.PI / 4 })],
	size: 0.16,
	cover: () => drawn.sphere("shut"),
	opened: (kind) => drawn.sphere(kind === "times" ? "lens" : "lit"),
	ink: "#fff2cc",
	words: figures,
};

const wheel: PickLook = {
	ground: () =>
		board(
			orbitLine(116) +
				group(
					"translate(200 222)",
					circle({ r: 40 }, `fill="#f0b848" stroke="#2a1608" stroke-width="4"`) +
						ring(8, () => path("M-7 -46L0 -66L7 -46Z", `fill="#ffd87a"`)),
				),
		),
	places: (covers) => around(covers, { r: 0.29, turn: -Math.PI / 2 }),
	size: 0.18,
	cover: (place) => drawn.orbit(place, "turning"),
	opened: (_, place) => drawn.orbit(place, "chosen"),
	ink: "#fff2cc",
	words: figures,
};

export const look: Look = {
	symbols: {
		"brass-sun": drawn.brassSun,
		"winding-key": drawn.windingKey,
		"ringed-world": drawn.ringedWorld,
		"banded-world": drawn.bandedWorld,
		"sea-world": drawn.seaWorld,
		"rust-world": drawn.rustWorld,
		"crescent-world": drawn.crescentWorld,
		comet: drawn.comet,
		"cog-wheel": drawn.cogWheel,
		pendulum: drawn.pendulum,
	},
	backdrop: sceneOf({
		sky: [
			[0, "#3f94d8"],
			[0.5, "#a8dcf4"],
			[0.75, "#fff0cc"],
			[1, "#7a4a24"],
		],
		dusk: "40,20,8",
		layers,
		defs:
			radial("noon", [
				[0, "rgba(255,250,220,0.95)"],
				[1, "rgba(255,240,190,0)"],
			]) +
			linear("floor", [
				[0, "#b47a44"],
				[1, "#4a2610"],
			]) +
			linear("brass", [
				[0, "#fff0b0"],
				[0.5, "#e8a838"],
				[1, "#8a5416"],
			]),
	}),
	...cabinetOf({
		mark: wordMark,
		casing: [
			[0, "#ffe9a8"],
			[0.45, "#d8983a"],
			[1, "#7a4414"],
		],
		outline: "#2a1608",
		corner: "round",
		rim: 30,
		well: [
			[0, "#f8f2e0"],
			[0.5, "#e4eef4"],
			[1, "#c4d8e8"],
		],
		seam: "#8a5416",
		edge: {
			width: 28,
			draw: (index) =>
				circle(
					{ r: index % 3 === 0 ? 10 : 5 },
					`fill="${["#c22a58", "#2fa4ea", "#2fa8a0"][index % 3] ?? "#c22a58"}" stroke="#2a1608" stroke-width="2"`,
				),
		},
		head: (width) =>
			path(
				`M${n(-width * 0.46)} 0A${n(width * 0.46)} 92 0 0 1 ${n(width * 0.46)} 0Z`,
				`fill="url(#casing)" stroke="#2a1608" stroke-width="4"`,
			) +
			path(
				`M${n(-width * 0.4)} -4A${n(width * 0.4)} 76 0 0 1 ${n(width * 0.4)} -4Z`,
				`fill="#143a66" stroke="#ffe9a8" stroke-width="3"`,
			) +
			mirrored(
				group(
					`translate(${n(width * 0.43)} -34)`,
					circle({ r: 15 }, `fill="#c22a58" stroke="#2a1608" stroke-width="4"`),
				),
			),
		name: { fill: "#fff0c0", second: "#a8dcf4", height: 30 },
		plate: { fill: "#143a66", stroke: "#f0b848" },
	}),
	drift: { picture: drawn.mote, count: 16, speed: { x: 5, y: -9 }, size: 0.009, opacity: 0.6 },
	light: { colour: "#ff9a2a", blend: "normal" },
	well: "#e4eef4",
	plate: "#fff0c0",
	words: coinWords,
	tuning: { root: 196, scale: [0, 2, 4, 7, 11], instrument: "bell" },
	pick,
	wheel,
};
