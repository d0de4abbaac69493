// The symbols of Paper Lamps: mulberry paper over bent bamboo, each lit from within, and sheets of dyed paper at rest.
import { circle, fan, group, linear, mirrored, path, petal, picture, radial, ring } from "../../../ui/art/draw.ts";

const rib = "#7a3f24";
const bent = (d: string, width = 3): string =>
	path(d, `fill="none" stroke="${rib}" stroke-width="${width}" stroke-linecap="round" opacity="0.75"`);
const rim = (width = 3): string => `stroke="${rib}" stroke-width="${width}" stroke-linejoin="round"`;

/** Paper with a flame behind it: white hot in the middle, its dye at the edge. */
const lit = (id: string, tones: readonly [dye: string, deep: string], centre = { x: 0.5, y: 0.56 }): string =>
	radial(
		id,
		[
			[0, "#fffbe8"],
			[0.28, "#fff0b8"],
			[0.66, tones[0]],
			[1, tones[1]],
		],
		centre,
	);

const halo = (colour: string): string =>
	radial("halo", [
		[0, `rgba(${colour},0.75)`],
		[0.6, `rgba(${colour},0.22)`],
		[1, `rgba(${colour},0)`],
	]);

const tassel = (y: number, colour: string): string =>
	path(`M0 ${y}v10`, `stroke="${colour}" stroke-width="4"`) +
	circle({ y: y + 12, r: 5 }, `fill="${colour}"`) +
	path(`M-5 ${y + 14}L-8 ${y + 34}H8L5 ${y + 14}Z`, `fill="${colour}"`);

/** The wild, left where a win ended: a round lamp with its flame to be seen. */
export const litLamp = (): string =>
	picture(
		circle({ r: 98 }, `fill="url(#halo)"`) +
			path("M-26 -74H26V-62H-26ZM-22 62H22V74H-22Z", `fill="#8a2a2a" ${rim()}`) +
			path("M0 -92V-74", `stroke="#c8923c" stroke-width="5"`) +
			path("M-24 -64Q-80 -56 -80 0Q-80 56 -24 64H24Q80 56 80 0Q80 -56 24 -64Z", `fill="url(#flame)" ${rim(4)}`) +
			bent("M-8 -64Q-40 0 -8 64M8 -64Q40 0 8 64M-20 -64Q-72 0 -20 64M20 -64Q72 0 20 64") +
			path("M0 -34Q30 0 18 24Q10 40 0 40Q-10 40 -18 24Q-30 0 0 -34Z", `fill="#ff9a2a"`) +
			path("M0 -10Q16 10 10 26Q6 34 0 34Q-6 34 -10 26Q-16 10 0 -10Z", `fill="#fff6c4"`) +
			tassel(72, "#e0483c"),
		lit("flame", ["#ffc44a", "#e8702a"]) + halo("255,190,80"),
	);

export const lotusLamp = (): string =>
	picture(
		circle({ y: 4, r: 96 }, `fill="url(#halo)"`) +
			group(
				"translate(0 62)",
				fan({ count: 7, from: -78, to: 78 }, () =>
					path(petal({ length: 104, width: 62 }), `fill="url(#outer)" ${rim()}`),
				) +
					fan({ count: 5, from: -44, to: 44 }, () =>
						path(petal({ length: 112, width: 56 }), `fill="url(#inner)" ${rim()}`),
					) +
					fan({ count: 3, from: -18, to: 18 }, () => path(petal({ length: 96, width: 44 }), `fill="#fff6d8" ${rim()}`)),
			) +
			path("M-78 58Q-40 40 0 52Q40 40 78 58Q48 86 0 84Q-48 86 -78 58Z", `fill="#4aa86a" ${rim()}`) +
			bent("M-60 62Q-20 56 0 66Q20 56 60 62"),
		lit("outer", ["#ff8ab4", "#c03a7a"], { x: 0.5, y: 0.9 }) +
			lit("inner", ["#ffb4cc", "#e0608f"], { x: 0.5, y: 0.9 }) +
			halo("255,150,180"),
	);

export const rabbitLamp = (): string =>
	picture(
		circle({ r: 96 }, `fill="url(#halo)"`) +
			path("M-30 -28Q-56 -92 -34 -96Q-10 -92 -12 -34ZM4 -36Q2 -96 26 -94Q44 -86 24 -28Z", `fill="url(#fur)" ${rim()}`) +
			path("M-28 -44Q-40 -78 -32 -84Q-22 -78 -20 -42ZM10 -42Q12 -80 24 -82Q30 -74 20 -40Z", `fill="#ffb0b8"`) +
			path(
				"M-54 6Q-52 -42 -4 -42Q40 -42 44 2Q92 10 84 52Q76 80 20 80H-28Q-60 74 -48 36Q-54 24 -54 6Z",
				`fill="url(#fur)" ${rim(4)}`,
			) +
			circle({ x: 84, y: 34, r: 14 }, `fill="#fffaf0" ${rim()}`) +
			bent("M-40 34Q0 20 44 2M6 -40Q-8 20 -2 80M34 -24Q40 30 24 80") +
			circle({ x: -24, y: -8, r: 7 }, `fill="#c02a34"`) +
			circle({ x: -26, y: -10, r: 2.4 }, `fill="#fff"`) +
			path("M-50 8Q-44 14 -38 10", `fill="none" stroke="${rib}" stroke-width="4" stroke-linecap="round"`) +
			circle({ x: -16, y: 14, r: 9 }, `fill="#ff8a8a" opacity="0.6"`),
		lit("fur", ["#fff2cc", "#e8a85a"], { x: 0.5, y: 0.6 }) + halo("255,235,170"),
	);

export const carpLamp = (): string =>
	picture(
		circle({ r: 96 }, `fill="url(#halo)"`) +
			group(
				"rotate(-14)",
				path("M46 -8Q78 -60 96 -46Q82 -14 98 26Q72 36 44 10Z", `fill="url(#fin)" ${rim()}`) +
					path("M-14 -44Q6 -84 38 -66Q24 -50 22 -32ZM-10 44Q10 78 34 66Q24 50 20 34Z", `fill="url(#fin)" ${rim()}`) +
					path("M-90 4Q-62 -50 -4 -48Q40 -42 58 0Q40 46 -4 50Q-62 52 -90 4Z", `fill="url(#gold)" ${rim(4)}`) +
					[-30, -8, 14, 34].map((x) => bent(`M${x} -38Q${x + 16} -20 ${x} 2Q${x + 16} 22 ${x} 40`)).join("") +
					path("M-52 -34Q-36 0 -52 38", `fill="none" ${rim(4)}`) +
					circle({ x: -66, y: -10, r: 9 }, `fill="#fff" ${rim()}`) +
					circle({ x: -67, y: -10, r: 4 }, `fill="#2a1420"`) +
					bent("M-90 8Q-98 22 -90 34M-84 14Q-86 28 -76 36"),
			),
		lit("gold", ["#ffae4a", "#d8482a"]) +
			linear("fin", [
				[0, "#ff8a5a"],
				[1, "#b8283a"],
			]) +
			halo("255,150,80"),
	);

export const moonLamp = (): string =>
	picture(
		circle({ r: 97 }, `fill="url(#halo)"`) +
			circle({ r: 72 }, `fill="url(#moon)" ${rim(4)}`) +
			bent("M-72 0H72M0 -72V72M-52 -50Q0 -30 52 -50M-52 50Q0 30 52 50") +
			bent("M-50 -52Q-24 0 -50 52M50 -52Q24 0 50 52") +
			path(
				"M-40 18Q-44 -24 -16 -36Q-24 -14 -8 -6Q8 -26 28 -18Q14 -6 24 12Q34 40 -4 40Q-34 40 -40 18Z",
				`fill="#8fb4e8" opacity="0.55"`,
			) +
			path("M0 -90V-72", `stroke="#c8923c" stroke-width="5"`) +
			tassel(70, "#4a78d0"),
		lit("moon", ["#d8ecff", "#5a86d0"], { x: 0.5, y: 0.5 }) + halo("170,210,255"),
	);

type Sheet = { readonly light: string; readonly dye: string; readonly deep: string; readonly pressed: string };

/** A sheet of dyed paper, folded once, with what was pressed into it. */
const sheet = ({ light, dye, deep, pressed }: Sheet): string =>
	picture(
		group(
			"rotate(-7)",
			path("M-66 -64L62 -74L70 62L-58 76Z", `fill="${deep}" opacity="0.9"`) +
				path(
					"M-72 -70L34 -78L66 -48L62 66L-64 70Z",
					`fill="url(#sheet)" stroke="${deep}" stroke-width="4" stroke-linejoin="round"`,
				) +
				path("M34 -78L36 -46L66 -48Z", `fill="${light}" stroke="${deep}" stroke-width="3" stroke-linejoin="round"`) +
				path(
					"M-60 -40L52 -30M-62 8L60 2M-56 52L56 44M-30 -68L-34 66M14 -72L18 64",
					`stroke="${light}" stroke-width="2" opacity="0.55"`,
				) +
				pressed,
		),
		linear("sheet", [
			[0, light],
			[0.35, dye],
			[1, deep],
		]),
	);

const blossom = (fill: string): string =>
	ring(5, () => path(petal({ length: 34, width: 28, tip: 1 }), `fill="${fill}"`)) + circle({ r: 7 }, `fill="#f6cf5a"`);

export const plumPaper = (): string =>
	sheet({ light: "#f6c4ec", dye: "#c05ab4", deep: "#6a2468", pressed: blossom("#ffe4f6") });
export const redPaper = (): string =>
	sheet({
		light: "#ffc0a8",
		dye: "#e0523c",
		deep: "#861f24",
		pressed: [-60, -20, 20, 60]
			.map((turn) => group(`rotate(${turn})`, path("M0 36Q-22 0 0 -48Q22 0 0 36Z", `fill="#ffdcae" opacity="0.92"`)))
			.join(""),
	});
export const bluePaper = (): string =>
	sheet({
		light: "#b8dcff",
		dye: "#4a86d8",
		deep: "#1c3f86",
		pressed: [-22, 0, 22]
			.map((y) =>
				path(
					`M-44 ${y}Q-22 ${y - 20} 0 ${y}T44 ${y}`,
					`fill="none" stroke="#e6f4ff" stroke-width="8" stroke-linecap="round"`,
				),
			)
			.join(""),
	});
export const greenPaper = (): string =>
	sheet({
		light: "#c8f0b4",
		dye: "#4fa860",
		deep: "#1c5a38",
		pressed:
			path("M0 50Q-4 0 2 -50", `fill="none" stroke="#eaffd8" stroke-width="6" stroke-linecap="round"`) +
			mirrored(path("M2 30Q34 22 40 -4Q10 0 2 30ZM2 -2Q30 -10 34 -34Q8 -28 2 -2Z", `fill="#eaffd8"`)),
	});
export const yellowPaper = (): string =>
	sheet({
		light: "#fff4b0",
		dye: "#f0b83a",
		deep: "#a06a14",
		pressed: ring(9, () => path("M-6 -12Q0 -56 6 -12Z", `fill="#fffbe0"`)) + circle({ r: 12 }, `fill="#c8802a"`),
	});
