// The symbols of The Well at Dawn: rose and apricot light, undyed wool, red leather, water as the one cool thing.
import { circle, group, linear, mirrored, path, picture, radial, ring, star } from "../../../ui/art/draw.ts";

const ink = "#34162a";
const light = "#fff3dc";
const edge = (width = 5): string =>
	`stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

const leather = linear("leather", [
	[0, "#e8804a"],
	[0.5, "#b8482e"],
	[1, "#6e2230"],
]);
const brass = linear("brass", [
	[0, "#fff2b4"],
	[0.5, "#ecb040"],
	[1, "#98581c"],
]);
const dawn = linear("dawn", [
	[0, "#7a5aa8"],
	[0.5, "#f08a86"],
	[1, "#ffd890"],
]);

/** The wild: a full skin of water, a drop falling from it. */
export const waterskin = (): string =>
	picture(
		circle({ r: 94 }, `fill="url(#halo)"`) +
			path("M-70 -66Q0 -118 66 -60", `fill="none" stroke="${ink}" stroke-width="14" stroke-linecap="round"`) +
			path("M-70 -66Q0 -118 66 -60", `fill="none" stroke="#ffcf7a" stroke-width="7" stroke-dasharray="9 6"`) +
			path(
				"M-78 -60L-58 -72Q-40 -44 6 -44Q48 -44 60 -70L78 -56Q66 -34 72 -4Q66 58 6 66Q-62 62 -74 4Q-72 -36 -78 -60Z",
				`fill="url(#leather)" ${edge(6)}`,
			) +
			path("M-60 10Q-50 52 6 54Q54 48 60 6Q20 26 -14 20Q-44 16 -60 10Z", `fill="#3aa8c8" ${edge(4)}`) +
			path("M-48 22Q-20 34 10 30", `fill="none" stroke="#c8f4ff" stroke-width="6" stroke-linecap="round"`) +
			path("M-54 -36Q-10 -18 52 -36", `fill="none" stroke="#ffcf7a" stroke-width="5" stroke-dasharray="10 7"`) +
			path("M-18 -12L0 -28L18 -12L0 4Z", `fill="#ffcf7a" ${edge(4)}`) +
			path("M70 24Q96 60 82 78Q70 90 58 78Q46 60 70 24Z", `fill="#6cd4f0" ${edge()}`) +
			path("M64 62Q62 74 70 78", `fill="none" stroke="#ffffff" stroke-width="5" stroke-linecap="round"`),
		leather +
			radial("halo", [
				[0, "rgba(150,230,255,0.95)"],
				[0.6, "rgba(90,180,220,0.4)"],
				[1, "rgba(70,150,200,0)"],
			]),
	);

/** The scatter: the well, the sun coming up behind its beam. */
export const well = (): string =>
	picture(
		circle({ y: -6, r: 88 }, `fill="url(#dawn)" ${edge(6)}`) +
			circle({ y: -8, r: 34 }, `fill="#fff6c8"`) +
			ring(12, () => path("M-4 -42L0 -78L4 -42Z", `fill="#fff0b0" opacity="0.75"`)) +
			mirrored(
				path("M50 44L62 -70H48L38 44Z", `fill="#9a5a34" ${edge()}`) + path("M62 -70L48 -82L42 -70Z", `fill="#9a5a34"`),
			) +
			path("M-70 -62H70V-46H-70Z", `fill="#b87040" ${edge()}`) +
			path("M0 -46V-2", `stroke="${ink}" stroke-width="7"`) +
			circle({ y: -50, r: 12 }, `fill="url(#brass)" ${edge(4)}`) +
			path("M-18 -4H18L13 26H-13Z", `fill="url(#leather)" ${edge(4)}`) +
			`<ellipse cx="0" cy="32" rx="70" ry="20" fill="#d8b088" ${edge(6)}/>` +
			`<ellipse cx="0" cy="32" rx="48" ry="11" fill="#2e9cc0" ${edge(4)}/>` +
			path("M-28 31Q-12 26 0 31T26 31", `fill="none" stroke="#c8f4ff" stroke-width="4" stroke-linecap="round"`) +
			path("M-70 32Q-68 84 -54 90H54Q68 84 70 32Q60 52 0 52Q-60 52 -70 32Z", `fill="url(#stone)" ${edge(6)}`) +
			path("M-66 60Q-30 72 0 72Q30 72 66 60M-30 50V70M14 53V72M-8 72V90M38 68V88M-44 68V86", `fill="none" ${edge(3)}`),
		dawn +
			brass +
			leather +
			linear("stone", [
				[0, "#eac49a"],
				[1, "#9a6454"],
			]),
	);

/** The herd's white camel, dressed for the road. */
export const whiteCamel = (): string =>
	picture(
		circle({ r: 90 }, `fill="url(#dawn)" opacity="0.9"`) +
			path("M-30 92Q-56 20 -36 -16L6 -8Q26 40 70 92Z", `fill="url(#wool)" ${edge(6)}`) +
			path("M-46 50Q0 34 42 50L56 72Q0 52 -52 74Z", `fill="#c8344a" ${edge(4)}`) +
			[-38, -16, 6, 28, 46]
				.map((x, index) =>
					path(
						`M${x} ${66 - (2 - Math.abs(2 - index)) * 5}v18`,
						`stroke="#ffcf5a" stroke-width="8" stroke-linecap="round"`,
					),
				)
				.join("") +
			path("M-20 -62Q-34 -86 -16 -92Q-6 -78 -6 -62Z", `fill="#e8cfae" ${edge()}`) +
			path(
				"M-40 -14Q-46 -70 2 -72Q30 -70 52 -48Q84 -40 84 -18Q82 4 54 4Q30 4 16 -2Q0 6 -16 2Q-36 2 -40 -14Z",
				`fill="url(#wool)" ${edge(6)}`,
			) +
			path("M48 -44L40 2M-36 -30Q0 -14 44 -22", `fill="none" stroke="#c8344a" stroke-width="8"`) +
			circle({ x: 42, y: -22, r: 8 }, `fill="url(#brass)" ${edge(3)}`) +
			path("M84 -14Q70 -6 56 -8", `fill="none" ${edge()}`) +
			circle({ x: 74, y: -26, r: 4 }, `fill="${ink}"`) +
			path("M2 -48Q14 -56 24 -46Q14 -36 2 -48Z", `fill="${ink}"`) +
			path("M0 -50L-6 -58M8 -55L6 -64M17 -54L20 -63", `${edge(4)}`) +
			path("M-14 -70Q-2 -88 12 -70", `fill="#f0dcc0" ${edge(4)}`),
		dawn +
			brass +
			linear("wool", [
				[0, "#ffffff"],
				[0.6, "#f6e2c6"],
				[1, "#d0a488"],
			]),
	);

/** Who knows the way: a veil of indigo, eyes that have seen the far side. */
export const caravanGuide = (): string =>
	picture(
		path("M-84 92Q-74 42 -32 34H32Q74 42 84 92Z", `fill="#2c4a8e" ${edge(6)}`) +
			path("M-14 40L0 92L14 40Z", `fill="${light}" ${edge(3)}`) +
			path("M-46 -30Q-50 40 0 46Q50 40 46 -30Z", `fill="#c8845a" ${edge(6)}`) +
			path("M-50 -2Q-20 14 0 4Q20 14 50 -2Q54 52 0 64Q-54 52 -50 -2Z", `fill="url(#veil)" ${edge()}`) +
			path("M-34 22Q0 40 34 22M-26 42Q0 54 26 42", `fill="none" stroke="#86a8e8" stroke-width="4" opacity="0.8"`) +
			mirrored(
				path("M8 -14Q20 -24 34 -14Q20 -4 8 -14Z", `fill="${light}" ${edge(4)}`) +
					circle({ x: 20, y: -14, r: 5.5 }, `fill="${ink}"`) +
					path("M6 -28Q20 -38 38 -26", `fill="none" ${edge(7)}`),
			) +
			path(
				"M-66 -34Q-64 -92 0 -94Q64 -92 66 -34Q54 -28 46 -36Q0 -56 -46 -36Q-54 -28 -66 -34Z",
				`fill="url(#veil)" ${edge(6)}`,
			) +
			path(
				"M-58 -52Q-20 -84 44 -80M-54 -40Q0 -72 60 -56",
				`fill="none" stroke="#86a8e8" stroke-width="5" opacity="0.8"`,
			) +
			path("M-9 -64L0 -78L9 -64L0 -50Z", `fill="#ffcf5a" ${edge(4)}`),
		linear("veil", [
			[0, "#5478cc"],
			[1, "#24346e"],
		]),
	);

export const desertFalcon = (): string =>
	picture(
		path("M-20 92Q-62 40 -40 -30H44Q74 40 34 92Z", `fill="url(#breast)" ${edge(6)}`) +
			path("M30 -20Q92 20 60 92Q34 64 24 20Z", `fill="#7a4a44" ${edge()}`) +
			[0, 1, 2]
				.map((row) =>
					[-28, -10, 8]
						.map((x) =>
							path(
								`M${x - 6} ${14 + row * 22}L${x} ${26 + row * 22}L${x + 6} ${14 + row * 22}`,
								`fill="none" stroke="#7a4a44" stroke-width="6" stroke-linecap="round"`,
							),
						)
						.join(""),
				)
				.join("") +
			path("M-58 -34Q-52 -92 4 -92Q56 -90 54 -34Q48 -6 0 -4Q-34 -6 -40 -24Z", `fill="#7a4a44" ${edge(6)}`) +
			path("M-40 -24Q-30 -46 4 -40Q30 -34 30 -8Q0 0 -30 -10Z", `fill="${light}"`) +
			path("M-38 -52Q-70 -52 -82 -22Q-66 -26 -58 -14Q-46 -22 -36 -28Z", `fill="#f4b840" ${edge()}`) +
			path("M-82 -22Q-72 -28 -62 -26", `fill="none" ${edge(4)}`) +
			circle({ x: -12, y: -52, r: 17 }, `fill="#f4b840" ${edge(4)}`) +
			circle({ x: -14, y: -52, r: 10 }, `fill="${ink}"`) +
			circle({ x: -18, y: -56, r: 3.4 }, `fill="#ffffff"`) +
			path("M-8 -34Q-2 -16 -12 -4", `fill="none" stroke="${ink}" stroke-width="8" stroke-linecap="round"`) +
			path("M-22 -88Q4 -104 26 -86L20 -70Q2 -80 -14 -72Z", `fill="#c8344a" ${edge(4)}`),
		linear("breast", [
			[0, "#fff0d4"],
			[1, "#d8a070"],
		]),
	);

export const oasisPalm = (): string =>
	picture(
		circle({ y: -4, r: 88 }, `fill="url(#dawn)" opacity="0.85"`) +
			`<ellipse cx="0" cy="78" rx="84" ry="16" fill="#3aa8c8" ${edge()}/>` +
			path("M-60 76H-28M20 82H56", `stroke="#c8f4ff" stroke-width="5" stroke-linecap="round"`) +
			path("M-12 76Q-2 20 -6 -28L10 -30Q16 20 16 76Z", `fill="#a8643c" ${edge()}`) +
			[52, 32, 12, -8].map((y) => path(`M-8 ${y}Q4 ${y + 8} 14 ${y - 2}`, `fill="none" ${edge(4)}`)).join("") +
			[-104, -62, -22, 22, 62, 104]
				.map((turn, index) =>
					group(
						`translate(2 -30) rotate(${turn}) scale(0.9)`,
						path("M0 4Q-24 -34 0 -72Q24 -34 0 4Z", `fill="${index % 2 === 0 ? "#2e9a6a" : "#48b878"}" ${edge()}`) +
							path("M0 -4V-58", `stroke="#bff0b0" stroke-width="3.500"`),
					),
				)
				.join("") +
			[-16, 4, 22]
				.map((x, index) => circle({ x, y: -20 + (index % 2) * 9, r: 9 }, `fill="#e07a2e" ${edge(3)}`))
				.join(""),
		dawn,
	);

export const coffeePot = (): string =>
	picture(
		path("M44 -20Q92 -22 86 26Q82 54 50 56", `fill="none" stroke="${ink}" stroke-width="20" stroke-linecap="round"`) +
			path("M44 -20Q92 -22 86 26Q82 54 50 56", `fill="none" stroke="#ecb040" stroke-width="9" stroke-linecap="round"`) +
			path("M-30 -30Q-62 -30 -92 -60Q-72 -2 -34 20Z", `fill="url(#brass)" ${edge(6)}`) +
			path("M-26 -46H26Q30 -10 56 30Q62 76 40 86H-40Q-62 76 -56 30Q-30 -10 -26 -46Z", `fill="url(#brass)" ${edge(6)}`) +
			path("M-32 -46Q0 -78 32 -46Z", `fill="#d89a34" ${edge()}`) +
			path("M-5 -62L0 -94L5 -62Z", `fill="url(#brass)" ${edge(4)}`) +
			path("M-54 36Q0 54 54 36L55 52Q0 70 -55 52Z", `fill="#c8344a" ${edge(4)}`) +
			[-32, -11, 11, 32]
				.map((x) => circle({ x, y: 52 + (Math.abs(x) < 20 ? 2 : 0), r: 4 }, `fill="${light}"`))
				.join("") +
			path(
				"M-26 -10Q-40 14 -42 26",
				`fill="none" stroke="#ffffff" stroke-width="9" stroke-linecap="round" opacity="0.85"`,
			),
		brass,
	);

export const dates = (): string =>
	picture(
		path(
			"M0 -92Q8 -50 -4 -30M2 -64Q36 -64 48 -34M2 -70Q-36 -68 -50 -38",
			`fill="none" stroke="${ink}" stroke-width="16" stroke-linecap="round"`,
		) +
			path(
				"M0 -92Q8 -50 -4 -30M2 -64Q36 -64 48 -34M2 -70Q-36 -68 -50 -38",
				`fill="none" stroke="#d8a040" stroke-width="8" stroke-linecap="round"`,
			) +
			[
				[-50, -8, 12],
				[50, -4, -12],
				[0, -4, 0],
				[-26, 44, 8],
				[28, 48, -8],
			]
				.map(([x, y, turn]) =>
					group(
						`translate(${x} ${y}) rotate(${turn})`,
						`<ellipse cx="0" cy="0" rx="25" ry="38" fill="url(#date)" ${edge(6)}/>` +
							path("M-11 -20Q-16 0 -10 16", `fill="none" stroke="#ffc89a" stroke-width="6" stroke-linecap="round"`) +
							path("M-9 -36H9L5 -26H-5Z", `fill="#e8c060" ${edge(3)}`),
					),
				)
				.join(""),
		linear("date", [
			[0, "#c8643a"],
			[1, "#64202c"],
		]),
	);

export const saddleBag = (): string =>
	picture(
		path("M-78 -52Q0 -82 78 -52L86 58Q0 96 -86 58Z", `fill="url(#cloth)" ${edge(6)}`) +
			[-24, 30]
				.map((y) => path(`M-84 ${y}Q0 ${y + 26} 84 ${y}`, `fill="none" stroke="#ffcf5a" stroke-width="7"`))
				.join("") +
			[-50, 0, 50]
				.map((x) =>
					group(
						`translate(${x} ${18 - Math.abs(x) * 0.12})`,
						path("M-20 0L0 -20L20 0L0 20Z", `fill="${light}" ${edge(4)}`) +
							path("M-10 0L0 -10L10 0L0 10Z", `fill="#2c6a9e"`),
					),
				)
				.join("") +
			path("M-84 -56Q0 -92 84 -56L76 -18Q0 6 -76 -18Z", `fill="url(#leather)" ${edge(6)}`) +
			circle({ y: -14, r: 13 }, `fill="#ffcf5a" ${edge(4)}`) +
			[-66, -33, 0, 33, 66]
				.map((x) =>
					path(`M${x} ${74 - Math.abs(x) * 0.14}v16`, `stroke="#ffcf5a" stroke-width="9" stroke-linecap="round"`),
				)
				.join(""),
		leather +
			linear("cloth", [
				[0, "#e8586a"],
				[1, "#8e1e4a"],
			]),
	);

export const camelBell = (): string =>
	picture(
		path("M-62 -80Q0 -100 62 -80L54 -60Q0 -76 -54 -60Z", `fill="#6a4aa0" ${edge()}`) +
			path("M-12 -72H12V-46H-12Z", `fill="#6a4aa0" ${edge()}`) +
			path("M-34 -48H34L58 48Q0 64 -58 48Z", `fill="url(#bronze)" ${edge(6)}`) +
			path("M-42 -18Q0 -6 42 -18M-52 24Q0 38 52 24", `fill="none" stroke="#5a3a1c" stroke-width="5"`) +
			path(star(4, { outer: 17, inner: 7 }), `fill="${light}" transform="translate(0 6)" ${edge(3)}`) +
			`<ellipse cx="0" cy="50" rx="58" ry="13" fill="#5a2c24" ${edge()}/>` +
			circle({ y: 68, r: 16 }, `fill="url(#bronze)" ${edge()}`) +
			path("M-26 -34L-40 30", `stroke="#ffffff" stroke-width="8" stroke-linecap="round" opacity="0.6"`),
		linear("bronze", [
			[0, "#d8f0c8"],
			[0.45, "#6cb89a"],
			[1, "#2a6a6a"],
		]),
	);
