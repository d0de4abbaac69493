// The symbols of Lamps of the North: blue dusk, snow light, and candles behind ice.
import { circle, linear, mirrored, path, picture, radial, ring, star } from "../../../ui/art/draw.ts";

const dusk = "#0c1638";
const snow = "#f2f8ff";
const edge = (width = 5): string =>
	`stroke="${dusk}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

const frost = linear("frost", [
	[0, "#f4fcff"],
	[0.5, "#a8daf4"],
	[1, "#4f8fd0"],
]);
const candle = radial("candle", [
	[0, "#fffbe4"],
	[0.4, "#ffd070"],
	[1, "#f08a3a"],
]);

/** A pail of ice with a candle in it. */
export const iceLamp = (): string =>
	picture(
		circle({ r: 94 }, `fill="url(#halo)"`) +
			path("M-62 -52H62L50 78H-50Z", `fill="url(#frost)" ${edge(6)}`) +
			path("M-44 -40H44L36 64H-36Z", `fill="url(#candle)"`) +
			path(
				"M0 46Q-26 22 -8 -8Q-4 8 6 -26Q28 10 14 34Q10 46 0 46Z",
				`fill="#fffdf0" stroke="#f08a3a" stroke-width="4"`,
			) +
			path("M-52 -20L-30 -2L-44 30M54 0L34 20L44 54", `fill="none" stroke="${snow}" stroke-width="4" opacity="0.85"`) +
			`<ellipse cx="0" cy="-52" rx="62" ry="15" fill="#dff3ff" ${edge()}/>` +
			`<ellipse cx="0" cy="-52" rx="42" ry="8" fill="#ffdf9a"/>` +
			path("M-66 76Q0 60 66 76Q54 92 0 92Q-54 92 -66 76Z", `fill="${snow}" ${edge(4)}`),
		frost +
			candle +
			radial("halo", [
				[0, "rgba(255,220,140,0.95)"],
				[0.6, "rgba(255,180,90,0.35)"],
				[1, "rgba(255,160,80,0)"],
			]),
	);

/** The scatter: the lights over the hills. */
export const northernLights = (): string =>
	picture(
		circle({ r: 90 }, `fill="url(#sky)" ${edge(6)}`) +
			[-44, -8, 30]
				.map((x, index) =>
					path(
						`M${x} 34Q${x - 20} -10 ${x + 8} -74Q${x + 34} -20 ${x + 26} 34Z`,
						`fill="${["#5cf0b0", "#8af0ff", "#c48aff"][index] ?? "#5cf0b0"}" opacity="0.82"`,
					),
				)
				.join("") +
			path("M-84 34L-50 8L-22 30L10 2L46 32L84 16Q78 74 0 90Q-66 82 -84 34Z", `fill="${snow}" ${edge()}`) +
			path("M-50 8L-36 34L-22 30M10 2L22 34L46 32", `fill="none" stroke="#9cc4ea" stroke-width="5"`) +
			[-62, 54, 70].map((x, index) => circle({ x, y: -36 + index * 16, r: 3.4 }, `fill="${snow}"`)).join(""),
		linear("sky", [
			[0, "#101c58"],
			[1, "#2a5a9a"],
		]),
	);

export const reindeer = (): string =>
	picture(
		mirrored(
			path(
				"M14 -36Q34 -60 30 -94M31 -76Q50 -78 58 -94M27 -58Q52 -54 70 -72",
				`fill="none" stroke="${dusk}" stroke-width="17" stroke-linecap="round"`,
			) +
				path(
					"M14 -36Q34 -60 30 -94M31 -76Q50 -78 58 -94M27 -58Q52 -54 70 -72",
					`fill="none" stroke="#e0b070" stroke-width="9" stroke-linecap="round"`,
				) +
				path("M30 -26Q66 -38 74 -14Q52 4 32 -4Z", `fill="#a06a44" ${edge()}`),
		) +
			path("M-36 -40Q0 -58 36 -40Q42 10 24 66Q0 88 -24 66Q-42 10 -36 -40Z", `fill="url(#hide)" ${edge(6)}`) +
			path("M-24 36Q0 22 24 36Q26 80 0 84Q-26 80 -24 36Z", `fill="#f0dcc0" ${edge(4)}`) +
			`<ellipse cx="0" cy="50" rx="15" ry="11" fill="${dusk}"/>` +
			circle({ x: -4, y: 46, r: 4 }, `fill="${snow}"`) +
			mirrored(circle({ x: 20, y: -4, r: 7 }, `fill="${dusk}"`) + circle({ x: 18, y: -6, r: 2.4 }, `fill="${snow}"`)) +
			path("M-40 70Q0 96 40 70L46 88Q0 104 -46 88Z", `fill="#d8344e" ${edge(4)}`),
		linear("hide", [
			[0, "#c08a5c"],
			[1, "#7a4a30"],
		]),
	);

export const snowOwl = (): string =>
	picture(
		path("M-62 70Q-78 -60 0 -86Q78 -60 62 70Q0 100 -62 70Z", `fill="url(#down)" ${edge(6)}`) +
			mirrored(
				path("M58 -6Q84 30 62 76Q42 60 44 14Z", `fill="#c8dcf2" ${edge()}`) +
					circle({ x: 25, y: -26, r: 24 }, `fill="#ffffff" ${edge()}`) +
					circle({ x: 23, y: -24, r: 14 }, `fill="#ffc23a"`) +
					circle({ x: 22, y: -23, r: 8 }, `fill="${dusk}"`) +
					circle({ x: 19, y: -27, r: 3 }, `fill="#ffffff"`),
			) +
			path("M-9 -12H9L0 12Z", `fill="#f0a032" ${edge(4)}`) +
			[0, 1, 2]
				.map((row) =>
					[-24, 0, 24]
						.map((x) =>
							path(
								`M${x - 7} ${28 + row * 18}Q${x} ${38 + row * 18} ${x + 7} ${28 + row * 18}`,
								`fill="none" stroke="#8aa8d0" stroke-width="5" stroke-linecap="round"`,
							),
						)
						.join(""),
				)
				.join(""),
		linear("down", [
			[0, "#ffffff"],
			[1, "#b8d0ec"],
		]),
	);

export const husky = (): string =>
	picture(
		mirrored(
			path("M14 -46L50 -92L62 -22Z", `fill="#41547c" ${edge(6)}`) + path("M28 -48L47 -74L53 -36Z", `fill="#f0b8b0"`),
		) +
			path(
				"M-64 -20Q-50 -62 0 -62Q50 -62 64 -20Q66 40 30 66Q0 86 -30 66Q-66 40 -64 -20Z",
				`fill="#41547c" ${edge(6)}`,
			) +
			path(
				"M0 -50Q14 -10 34 -26Q62 -30 60 -2Q58 44 28 62Q0 80 -28 62Q-58 44 -60 -2Q-62 -30 -34 -26Q-14 -10 0 -50Z",
				`fill="${snow}"`,
			) +
			mirrored(
				circle({ x: 27, y: -8, r: 10 }, `fill="#7ad8ff" ${edge(4)}`) +
					circle({ x: 26, y: -7, r: 4.6 }, `fill="${dusk}"`),
			) +
			path("M-17 22Q0 14 17 22Q12 38 0 40Q-12 38 -17 22Z", `fill="${dusk}"`) +
			path("M0 40V50M-18 52Q-4 64 0 52Q4 64 18 52", `fill="none" ${edge(5)}`) +
			path("M-8 58Q0 82 8 58Z", `fill="#f06a7a" ${edge(3)}`),
	);

export const sled = (): string =>
	picture(
		path("M-82 62H58Q92 60 84 22", `fill="none" stroke="${dusk}" stroke-width="20" stroke-linecap="round"`) +
			path("M-82 62H58Q92 60 84 22", `fill="none" stroke="#e8c070" stroke-width="10" stroke-linecap="round"`) +
			[-56, -6, 42].map((x) => path(`M${x} 58L${x + 6} 18`, `stroke="${dusk}" stroke-width="13"`)).join("") +
			path("M-78 2H70L64 24H-72Z", `fill="#b0442e" ${edge(6)}`) +
			path("M-72 2V-60", `stroke="${dusk}" stroke-width="15" stroke-linecap="round"`) +
			path("M-72 2V-60", `stroke="#e8c070" stroke-width="7" stroke-linecap="round"`) +
			path("M-54 -2Q-50 -52 -8 -50Q28 -48 30 -2Z", `fill="#3a7ac8" ${edge(6)}`) +
			path("M-50 -22H28M-12 -50V-2", `stroke="#ffd070" stroke-width="6"`) +
			path("M30 -2Q34 -30 58 -28Q72 -20 66 -2Z", `fill="#58b890" ${edge()}`),
	);

/** A cut of ice in a colour, with the light that it breaks. */
const ice = (tones: readonly [string, string, string], points: number): string =>
	picture(
		path(star(points, { outer: 86, inner: 58 }), `fill="url(#cut)" ${edge(6)}`) +
			path(star(points, { outer: 52, inner: 34 }), `fill="${tones[0]}" opacity="0.6"`) +
			ring(points, () => path("M0 -36V-78", `stroke="${snow}" stroke-width="4" opacity="0.6"`)) +
			circle({ r: 18 }, `fill="${snow}" opacity="0.9"`) +
			path("M-48 -44L-30 -60", `stroke="#ffffff" stroke-width="8" stroke-linecap="round"`),
		linear("cut", [
			[0, tones[0]],
			[0.5, tones[1]],
			[1, tones[2]],
		]),
	);

export const roseIce = (): string => ice(["#ffd8ea", "#f080b8", "#983a80"], 5);
export const blueIce = (): string => ice(["#d0f0ff", "#58b0f4", "#1e58b0"], 6);
export const greenIce = (): string => ice(["#d8ffe8", "#50d8a0", "#14806a"], 4);
export const goldIce = (): string => ice(["#fff4cc", "#f8c04a", "#b06a1c"], 8);
