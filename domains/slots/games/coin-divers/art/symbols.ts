// The symbols of Coins in the Harbour: brass, tar and lamp light over black water.
import { circle, group, linear, mirrored, n, path, picture, radial, ring } from "../../../ui/art/draw.ts";

const night = "#0a1320";
const edge = (width = 5): string =>
	`stroke="${night}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

const brass = linear("brass", [
	[0, "#fff0b8"],
	[0.45, "#dba13c"],
	[1, "#7c4a16"],
]);
const flame = radial("flame", [
	[0, "#fffbe0"],
	[0.5, "#ffc860"],
	[1, "#e8782a"],
]);
const water = radial("water", [
	[0, "#3f8ea6"],
	[0.75, "#16506e"],
	[1, "#0a2740"],
]);

/** The wild. */
export const quayLamp = (): string =>
	picture(
		circle({ r: 92 }, `fill="url(#halo)"`) +
			path("M-30 -62Q0 -100 30 -62", `fill="none" stroke="url(#brass)" stroke-width="9"`) +
			path("M-44 -46H44L32 -66H-32Z", `fill="url(#brass)" ${edge()}`) +
			path("M-40 -46H40L48 52H-48Z", `fill="url(#flame)" ${edge(6)}`) +
			path("M-15 -44L-18 50M15 -44L18 50M-44 6H44", `stroke="${night}" stroke-width="5"`) +
			path("M0 40Q-24 20 -8 -8Q-4 8 4 -24Q26 8 14 30Q10 40 0 40Z", `fill="#fffdf0" stroke="#e8782a" stroke-width="4"`) +
			path("M-58 52H58L50 76H-50Z", `fill="url(#brass)" ${edge()}`) +
			path("M-34 76H34V90H-34Z", `fill="#7c4a16" ${edge(4)}`),
		brass +
			flame +
			radial("halo", [
				[0, "rgba(255,214,120,0.95)"],
				[0.6, "rgba(255,170,70,0.4)"],
				[1, "rgba(255,150,60,0)"],
			]),
	);

/** The scatter, which stays: its worth is written over it. */
export const harbourCoin = (): string =>
	picture(
		circle({ r: 90 }, `fill="url(#brass)" ${edge(6)}`) +
			ring(28, () => path("M0 -86V-77", `stroke="#7c4a16" stroke-width="5"`)) +
			circle({ r: 70 }, `fill="url(#face)" stroke="#7c4a16" stroke-width="4"`) +
			path("M-46 34Q-24 20 0 34Q24 48 46 34", `fill="none" stroke="#a8701f" stroke-width="5" stroke-linecap="round"`) +
			path("M-34 48Q-16 38 0 48Q16 58 34 48", `fill="none" stroke="#a8701f" stroke-width="4" stroke-linecap="round"`) +
			path("M-40 -48L-34 -58M-52 -28L-60 -34", `stroke="#fffbe0" stroke-width="7" stroke-linecap="round"`),
		brass +
			radial("face", [
				[0, "#f8d27a"],
				[1, "#d0902c"],
			]),
	);

export const spongeDiver = (): string =>
	picture(
		circle({ r: 90 }, `fill="url(#water)"`) +
			[-52, -20, 30, 58]
				.map((x, index) =>
					circle({ x, y: -74 + (index % 2) * 22, r: 7 - index }, `fill="none" stroke="#d8f4f8" stroke-width="3"`),
				)
				.join("") +
			group(
				"rotate(-32)",
				path("M-16 -6L-30 78L-10 82L0 24L10 82L30 78L16 -6Z", `fill="#a8683e" ${edge()}`) +
					path("M-26 -8H26L24 28H-24Z", `fill="#f4ead0" ${edge(4)}`) +
					path("M-24 -52Q0 -62 24 -52L28 -4H-28Z", `fill="#a8683e" ${edge()}`) +
					path("M-24 -50L-44 -92L-26 -94L-6 -50Z", `fill="#a8683e" ${edge()}`) +
					path("M24 -50L40 -94L22 -96L6 -50Z", `fill="#a8683e" ${edge()}`) +
					circle({ y: -68, r: 19 }, `fill="#8a5230" ${edge()}`) +
					path("M-18 -74Q0 -98 18 -74Q0 -82 -18 -74Z", `fill="${night}"`),
			) +
			circle({ x: -60, y: 46, r: 16 }, `fill="url(#brass)" ${edge(4)}`) +
			path("M-68 46H-52", `stroke="#7c4a16" stroke-width="4"`),
		brass + water,
	);

export const steamer = (): string =>
	picture(
		path("M-12 -34V-82H14V-34Z", `fill="#c23a2e" ${edge()}`) +
			path("M-12 -68H14", `stroke="#f4ead0" stroke-width="8"`) +
			path(
				"M0 -84Q-22 -98 -44 -88Q-66 -96 -84 -82",
				`fill="none" stroke="#b8c0ca" stroke-width="12" stroke-linecap="round"`,
			) +
			path("M-50 -34H52V0H-62Z", `fill="#f4ead0" ${edge()}`) +
			[-36, -12, 12, 36].map((x) => circle({ x, y: -17, r: 7 }, `fill="#ffc860" ${edge(3)}`)).join("") +
			path("M-94 0H92Q86 44 62 58H-66Q-88 40 -94 0Z", `fill="url(#hull)" ${edge(6)}`) +
			path("M-90 18H89", `stroke="#dba13c" stroke-width="5"`) +
			path("M-96 66Q-72 52 -48 66Q-24 80 0 66Q24 52 48 66Q72 80 96 66V92H-96Z", `fill="#1c6482" ${edge(4)}`),
		linear("hull", [
			[0, "#35506e"],
			[1, "#131f33"],
		]),
	);

export const anchor = (): string =>
	picture(
		circle({ y: -74, r: 17 }, `fill="none" stroke="${night}" stroke-width="18"`) +
			circle({ y: -74, r: 17 }, `fill="none" stroke="url(#brass)" stroke-width="9"`) +
			path(
				"M-9 -56H9V64Q44 58 58 22L40 30L66 -14L88 32L74 26Q58 84 0 94Q-58 84 -74 26L-88 32L-66 -14L-40 30L-58 22Q-44 58 -9 64Z",
				`fill="url(#brass)" ${edge(6)}`,
			) +
			path("M-46 -40H46V-22H-46Z", `fill="#7c4a16" ${edge()}`) +
			path("M-3 -50V60", `stroke="#fff0b8" stroke-width="4" stroke-linecap="round"`),
		brass,
	);

export const gull = (): string =>
	picture(
		path("M-96 -30Q-56 -70 -14 -16Q-40 -20 -62 -4Q-84 -24 -96 -30Z", `fill="#c8d4dc" ${edge()}`) +
			path("M96 -48Q52 -78 8 -14Q36 -24 62 -12Q80 -34 96 -48Z", `fill="#e8eef2" ${edge()}`) +
			path("M-50 52L-84 74L-44 74Q0 72 30 30Q62 26 58 -8Q44 -30 20 -18Q-30 2 -50 52Z", `fill="#ffffff" ${edge()}`) +
			path("M56 -14L88 -8L56 4Z", `fill="#f0a032" ${edge(4)}`) +
			circle({ x: 40, y: -8, r: 5 }, `fill="${night}"`) +
			path("M-12 62L-20 86M10 52L6 80", `stroke="#f0a032" stroke-width="7" stroke-linecap="round"`) +
			path(
				"M-96 -30Q-84 -40 -72 -40M96 -48Q84 -58 72 -56",
				`stroke="${night}" stroke-width="11" stroke-linecap="round"`,
			),
	);

export const flyingFish = (): string =>
	picture(
		path("M-14 -8Q-34 -78 8 -92Q34 -58 24 -6Z", `fill="#9adfe6" ${edge()}`) +
			path("M-4 -20L-2 -76M8 -18L14 -74", `stroke="#2f7f98" stroke-width="3"`) +
			path("M-58 12Q-22 -34 50 -18Q82 -8 92 14Q64 40 14 42Q-34 42 -58 12Z", `fill="url(#side)" ${edge(6)}`) +
			path("M-54 12L-94 -22Q-84 12 -96 54Z", `fill="#2f9ab0" ${edge()}`) +
			path("M-2 34Q-14 74 -40 84Q-26 50 -24 34Z", `fill="#9adfe6" ${edge(4)}`) +
			circle({ x: 66, y: 6, r: 8 }, `fill="#fffdf0" ${edge(3)}`) +
			circle({ x: 67, y: 6, r: 3.4 }, `fill="${night}"`) +
			[-24, -4, 16, 36]
				.map((x) => path(`M${x} -4Q${x + 10} 8 ${x} 22`, `fill="none" stroke="#dff6f8" stroke-width="4"`))
				.join(""),
		linear("side", [
			[0, "#2f6fb4"],
			[0.5, "#4fc0cc"],
			[1, "#eefcf4"],
		]),
	);

export const ropeKnot = (): string => {
	const cord = "M-84 52C-40 84 20 58 34 8C46 -40 8 -76 -26 -52C-60 -24 -40 30 4 34C46 38 78 4 84 -50";
	const strand = (stroke: string, width: number) =>
		path(cord, `fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"`);
	return picture(
		strand(night, 40) +
			strand("#c89a5a", 29) +
			path(cord, `fill="none" stroke="#f0d296" stroke-width="22" stroke-dasharray="7 11"`) +
			circle({ x: -84, y: 52, r: 15 }, `fill="#8a3a2a" ${edge(4)}`) +
			circle({ x: 84, y: -50, r: 15 }, `fill="#8a3a2a" ${edge(4)}`),
	);
};

export const crab = (): string =>
	picture(
		mirrored(
			[18, 40, 62]
				.map((y, index) =>
					path(
						`M40 ${y * 0.5 + 10}Q${n(72 - index * 4)} ${y - 6} ${n(82 - index * 8)} ${y + 26}`,
						`fill="none" stroke="#9a2c1e" stroke-width="10" stroke-linecap="round"`,
					),
				)
				.join("") +
				path("M44 -6Q76 -18 70 -50", `fill="none" stroke="#9a2c1e" stroke-width="13" stroke-linecap="round"`) +
				path("M70 -44Q40 -58 56 -90L66 -68L84 -86Q98 -54 70 -44Z", `fill="#e2543a" ${edge()}`),
		) +
			path("M-60 18Q-58 -32 0 -34Q58 -32 60 18Q40 62 0 62Q-40 62 -60 18Z", `fill="url(#back)" ${edge(6)}`) +
			mirrored(
				path("M16 -30V-46", `stroke="#9a2c1e" stroke-width="7"`) +
					circle({ x: 16, y: -52, r: 10 }, `fill="#fffdf0" ${edge(4)}`) +
					circle({ x: 15, y: -51, r: 4.4 }, `fill="${night}"`) +
					circle({ x: 26, y: 2, r: 7 }, `fill="#ffb07a" opacity="0.8"`),
			) +
			path("M-18 30Q0 42 18 30", `fill="none" ${edge(5)}`),
		linear("back", [
			[0, "#f47a4c"],
			[1, "#b8321f"],
		]),
	);
