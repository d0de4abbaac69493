// The symbols of Reed Organ: what lies on a maker's bench at noon. Walnut, brass, ivory, felt and leather.
import { circle, fan, group, linear, mirrored, path, petal, picture, radial, ring } from "../../../ui/art/draw.ts";

const ink = "#3a2014";
const edge = (width = 3): string => `stroke="${ink}" stroke-width="${width}" stroke-linejoin="round"`;

const brass = linear("brass", [
	[0, "#fff0b8"],
	[0.35, "#e8b84a"],
	[0.75, "#b87f24"],
	[1, "#7a4c14"],
]);
const wood = linear("wood", [
	[0, "#c98a52"],
	[0.5, "#965a30"],
	[1, "#5c3018"],
]);

/** On a row that is still closed: felt on a wooden block, a brass ring to pull it by. */
export const feltLid = (): string =>
	picture(
		path("M-97 -97H97V97H-97Z", `fill="url(#wood)" ${edge(4)}`) +
			path("M-84 -84H84V84H-84Z", `fill="url(#felt)" ${edge()}`) +
			[-66, -44, -22, 0, 22, 44, 66]
				.map((y) => path(`M-80 ${y}H80`, `stroke="#1c4a40" stroke-width="2" stroke-dasharray="3 9" opacity="0.5"`))
				.join("") +
			[-72, 72].flatMap((x) => [-72, 72].map((y) => circle({ x, y, r: 7 }, `fill="url(#brass)" ${edge(2)}`))).join("") +
			circle({ y: 6, r: 30 }, `fill="none" stroke="#5a3a10" stroke-width="13"`) +
			circle({ y: 6, r: 30 }, `fill="none" stroke="url(#brass)" stroke-width="9"`) +
			circle({ y: -26, r: 12 }, `fill="url(#brass)" ${edge()}`),
		brass +
			wood +
			radial("felt", [
				[0, "#4f9a84"],
				[0.7, "#2f6e5e"],
				[1, "#1d4a40"],
			]),
	);

/** The wild: a tongue of silver on its brass plate, sounding. */
export const silverReed = (): string =>
	picture(
		circle({ r: 99 }, `fill="url(#sounding)"`) +
			fan({ count: 5, from: -64, to: 64 }, () =>
				path("M-30 -78Q0 -96 30 -78", `fill="none" stroke="#ffe9a0" stroke-width="5" opacity="0.8"`),
			) +
			group(
				"rotate(16)",
				path("M-40 -66Q-40 -84 0 -84Q40 -84 40 -66V70Q40 84 0 84Q-40 84 -40 70Z", `fill="url(#brass)" ${edge(4)}`) +
					path("M-18 -58Q0 -70 18 -58V48H-18Z", `fill="#4a2a12" ${edge()}`) +
					path("M-13 -50Q0 -62 13 -50V56H-13Z", `fill="url(#silver)" ${edge()}`) +
					path("M-7 -46V44", `stroke="#ffffff" stroke-width="4" stroke-linecap="round" opacity="0.9"`) +
					circle({ y: 62, r: 9 }, `fill="#f4f8fa" ${edge()}`) +
					circle({ x: -24, y: 70, r: 4 }, `fill="#5a3a10"`) +
					circle({ x: 24, y: 70, r: 4 }, `fill="#5a3a10"`),
			),
		brass +
			linear("silver", [
				[0, "#ffffff"],
				[0.5, "#c9d6de"],
				[1, "#8498a6"],
			]) +
			radial("sounding", [
				[0, "rgba(255,244,190,1)"],
				[0.55, "rgba(255,206,90,0.75)"],
				[1, "rgba(255,180,60,0)"],
			]),
	);

/** The window of the case through which the organ sounds: a rose, cut with the fretsaw. */
export const soundRose = (): string =>
	picture(
		circle({ r: 92 }, `fill="url(#wood)" ${edge(4)}`) +
			circle({ r: 80 }, `fill="#7a1f2c" ${edge()}`) +
			ring(10, () => path(petal({ length: 78, width: 34, tip: 1 }), `fill="url(#gilt)" ${edge()}`)) +
			ring(10, () => path(petal({ length: 50, width: 18 }), `fill="#c8324a" ${edge(2)}`), 18) +
			ring(10, () => circle({ y: -66, r: 6 }, `fill="#7a1f2c" ${edge(2)}`)) +
			circle({ r: 22 }, `fill="url(#brass)" ${edge()}`) +
			ring(6, () => path(petal({ length: 17, width: 12 }), `fill="#fff2c4"`)),
		brass +
			wood +
			linear("gilt", [
				[0, "#fff2c0"],
				[0.5, "#f0c050"],
				[1, "#b87a1c"],
			]),
	);

export const bellows = (): string =>
	picture(
		group(
			"rotate(-8)",
			path("M-78 44L84 66L84 84H-84V60Z", `fill="url(#wood)" ${edge(4)}`) +
				[0, 1, 2, 3, 4]
					.map((fold) => {
						const y = 52 - fold * 21;
						const x = 66 - fold * 4;
						return path(
							`M-72 ${y + 6 - fold * 2}L${x} ${y + 12}L${x + 14} ${y - 2}L${x} ${y - 14}L-72 ${y - 4 - fold * 2}Z`,
							`fill="${fold % 2 === 0 ? "#b8433a" : "#8f2c2c"}" ${edge()}`,
						);
					})
					.join("") +
				path("M-84 -40L66 -72L74 -56L-78 -22Z", `fill="url(#wood)" ${edge(4)}`) +
				path("M-30 -58Q-20 -84 16 -84Q38 -82 34 -68", `fill="none" stroke="#5a3a10" stroke-width="13"`) +
				path("M-30 -58Q-20 -84 16 -84Q38 -82 34 -68", `fill="none" stroke="url(#brass)" stroke-width="8"`) +
				path("M-98 4L-70 -12V36L-98 22Z", `fill="url(#brass)" ${edge()}`),
		),
		brass + wood,
	);

export const metronome = (): string =>
	picture(
		path("M-62 84L-26 -74Q0 -94 26 -74L62 84Z", `fill="url(#wood)" ${edge(4)}`) +
			path("M-40 56L-16 -58Q0 -68 16 -58L40 56Z", `fill="#fff4d6" ${edge()}`) +
			[-34, -16, 2, 20, 38].map((y) => path(`M-9 ${y}H9`, `stroke="${ink}" stroke-width="3" opacity="0.65"`)).join("") +
			group(
				"translate(0 56) rotate(24)",
				path("M-3.500 0L-2.500 -132H2.500L3.500 0Z", `fill="url(#brass)" ${edge(2)}`) +
					path("M-15 -96L15 -96L11 -72H-11Z", `fill="#c8324a" ${edge()}`),
			) +
			path("M-74 74H74L80 92H-80Z", `fill="url(#wood)" ${edge(4)}`) +
			circle({ y: 58, r: 9 }, `fill="url(#brass)" ${edge()}`),
		brass + wood,
	);

export const candleArm = (): string =>
	picture(
		circle({ x: 24, y: -54, r: 52 }, `fill="url(#flame)"`) +
			path("M-92 -10Q-92 -34 -70 -34V70Q-92 70 -92 46Z", `fill="url(#brass)" ${edge()}`) +
			path("M-70 20Q-40 84 8 56Q34 40 24 12", `fill="none" stroke="${ink}" stroke-width="17" stroke-linecap="round"`) +
			path(
				"M-70 20Q-40 84 8 56Q34 40 24 12",
				`fill="none" stroke="url(#brass)" stroke-width="11" stroke-linecap="round"`,
			) +
			path("M-34 44Q-44 84 -8 82Q14 76 4 60", `fill="none" stroke="#b87f24" stroke-width="6" stroke-linecap="round"`) +
			path("M-12 4H60Q56 24 24 24Q-8 24 -12 4Z", `fill="url(#brass)" ${edge()}`) +
			path("M10 4V-40Q24 -48 38 -40V4Z", `fill="#fffaea" ${edge()}`) +
			path("M38 -36Q46 -26 40 -10", `fill="none" stroke="#f0e2c0" stroke-width="7" stroke-linecap="round"`) +
			path("M24 -92Q44 -62 24 -44Q4 -62 24 -92Z", `fill="#ffb52e" ${edge(2)}`) +
			path("M24 -74Q33 -60 24 -50Q15 -60 24 -74Z", `fill="#fff6c8"`),
		brass +
			radial("flame", [
				[0, "rgba(255,230,130,0.95)"],
				[1, "rgba(255,190,60,0)"],
			]),
	);

type Stop = { readonly light: string; readonly dye: string; readonly deep: string; readonly sign: string };

/** A knob to pull: ivory in a ring of its own colour, with a sign of what it sounds. */
const knob = ({ light, dye, deep, sign }: Stop): string =>
	picture(
		circle({ x: 4, y: 8, r: 76 }, `fill="${ink}" opacity="0.3"`) +
			circle({ r: 76 }, `fill="url(#dyed)" stroke="${deep}" stroke-width="4"`) +
			circle({ r: 56 }, `fill="url(#ivory)" stroke="${deep}" stroke-width="3"`) +
			path(
				"M-58 -30Q-40 -64 0 -67",
				`fill="none" stroke="#ffffff" stroke-width="6" stroke-linecap="round" opacity="0.7"`,
			) +
			sign,
		linear("dyed", [
			[0, light],
			[0.5, dye],
			[1, deep],
		]) +
			radial("ivory", [
				[0, "#fffdf4"],
				[0.8, "#f6e8c8"],
				[1, "#e0c898"],
			]),
	);

const stroke = (colour: string, width = 8): string =>
	`fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;

export const trebleStop = (): string =>
	knob({
		light: "#ff9a8a",
		dye: "#d8412e",
		deep: "#7a1616",
		sign: path(
			"M4 40Q-10 44 -12 32M4 40V-30Q4 -46 14 -40Q20 -26 2 -12Q-26 6 -18 20Q-8 32 10 24Q22 14 10 4Q0 0 -4 10",
			stroke("#a0201c", 7),
		),
	});
export const violStop = (): string =>
	knob({
		light: "#a8c8ff",
		dye: "#3f6fd0",
		deep: "#1a2f74",
		sign:
			path("M0 -42V34M-9 -38H9", stroke("#20408f", 6)) +
			mirrored(path("M0 -16Q20 -16 16 -2Q10 6 18 14Q24 36 0 36", `fill="#3f6fd0" opacity="0.85"`)) +
			path("M-30 30L32 -20", stroke("#7a4c14", 4)),
	});
export const fluteStop = (): string =>
	knob({
		light: "#b4f0b8",
		dye: "#3a9e5c",
		deep: "#145030",
		sign: group(
			"rotate(-34)",
			path("M-44 -9H40Q46 0 40 9H-44Z", `fill="#2a8a4c"`) +
				[-24, -8, 8, 24].map((x) => circle({ x, r: 4.5 }, `fill="#fff8e0"`)).join(""),
		),
	});
export const bassStop = (): string =>
	knob({
		light: "#e0b4f4",
		dye: "#8a4ab4",
		deep: "#45195f",
		sign:
			path("M-22 -8Q-22 -30 2 -30Q24 -28 22 -4Q18 24 -20 38", stroke("#6a2c94")) +
			circle({ x: -18, y: -8, r: 9 }, `fill="#6a2c94"`) +
			circle({ x: 36, y: -14, r: 5 }, `fill="#6a2c94"`) +
			circle({ x: 36, y: 6, r: 5 }, `fill="#6a2c94"`),
	});
