// The symbols of Lantern Tide: painted on silk with a wet brush, each with its own light in dark water.
import { circle, fan, group, linear, mirrored, n, path, petal, picture, radial, ring } from "../../../ui/art/draw.ts";

const line = (width = 4): string =>
	`stroke="#0a1a2c" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

const glow = radial("glow", [
	[0, "rgba(255,236,170,0.95)"],
	[0.5, "rgba(255,150,70,0.4)"],
	[1, "rgba(255,110,60,0)"],
]);

/** A drop of lit water behind a creature. */
const pool = (light: string, deep: string): string =>
	radial("pool", [
		[0, light],
		[0.62, deep],
		[1, "rgba(10,30,60,0)"],
	]);

const onPool = (drawing: string, defs: string): string =>
	picture(circle({ r: 96 }, `fill="url(#pool)"`) + drawing, defs);

/** The wild: a paper lantern that stays lit. */
export function lantern(): string {
	const ribs = [-0.8, -0.45, 0, 0.45, 0.8].map((part) => `M0 -54Q${n(part * 92)} -2 0 52`).join("");
	return picture(
		circle({ r: 98 }, `fill="url(#glow)"`) +
			path("M0 -96V-68", `stroke="#f4d9a0" stroke-width="5"`) +
			path("M-26 -66H26V-50H-26Z", `fill="#3a1420" ${line()}`) +
			path("M-24 -54C-84 -42 -84 40 -24 52H24C84 40 84 -42 24 -54Z", `fill="url(#paper)" ${line(5)}`) +
			path(ribs, `fill="none" stroke="#8e1226" stroke-width="3.500" opacity="0.8"`) +
			path(
				"M-66 -22Q0 -8 66 -22M-68 18Q0 32 68 18",
				`fill="none" stroke="#8e1226" stroke-width="2.500" opacity="0.6"`,
			) +
			ring(5, () =>
				path(petal({ length: 24, width: 20, tip: 1 }), `fill="#ffe7a0" stroke="#b8452a" stroke-width="2"`),
			) +
			circle({ r: 6 }, `fill="#b8452a"`) +
			path("M-26 50H26V64H-26Z", `fill="#3a1420" ${line()}`) +
			fan({ count: 7, from: 170, to: 190 }, () =>
				group("translate(0 -60)", path("M0 0V-36", `stroke="#ffb03a" stroke-width="4" stroke-linecap="round"`)),
			),
		glow +
			radial("paper", [
				[0, "#fff4b8"],
				[0.35, "#ff9a4a"],
				[0.75, "#e23a36"],
				[1, "#8e1226"],
			]),
	);
}

/** The scatter: the full moon that draws the tide. */
export const fullMoon = (): string =>
	picture(
		circle({ r: 97 }, `fill="url(#halo)"`) +
			circle({ y: -8, r: 62 }, `fill="url(#moon)" stroke="#8fa6c8" stroke-width="3"`) +
			[
				[-22, -30, 13],
				[20, -12, 18],
				[-12, 16, 9],
				[30, 24, 8],
			]
				.map(([x = 0, y = 0, r = 1]) => circle({ x, y, r }, `fill="#b9c6d8" opacity="0.6"`))
				.join("") +
			[58, 70, 82]
				.map((y, index) =>
					path(
						`M${-60 + index * 12} ${y}Q-30 ${y - 9} 0 ${y}T${60 - index * 12} ${y}`,
						`fill="none" stroke="#dff1ff" stroke-width="5" stroke-linecap="round" opacity="${0.95 - index * 0.22}"`,
					),
				)
				.join(""),
		radial("halo", [
			[0, "rgba(220,238,255,0.9)"],
			[0.7, "rgba(90,140,210,0.45)"],
			[1, "rgba(60,110,190,0)"],
		]) +
			radial(
				"moon",
				[
					[0, "#ffffff"],
					[0.7, "#f2f0dc"],
					[1, "#c3cbd2"],
				],
				{ x: 0.4, y: 0.35 },
			),
	);

export const sampan = (): string =>
	onPool(
		path("M-4 -84C40 -70 62 -30 60 22H-4Z", `fill="url(#sail)" ${line()}`) +
			path("M-4 -58Q36 -50 48 -30M-4 -30Q40 -26 57 -8M-4 -2Q40 0 60 8", `fill="none" ${line(3)}`) +
			path("M-4 -88V34", `stroke="#5a2f1a" stroke-width="8" stroke-linecap="round"`) +
			path("M-14 -66C-44 -40 -54 -6 -52 22H-14Z", `fill="#d98a3a" ${line()}`) +
			path("M-88 26Q-60 40 0 40T88 20C82 56 58 74 30 76H-36C-62 74 -80 56 -88 26Z", `fill="url(#hull)" ${line(5)}`) +
			path("M-72 46Q0 60 74 40", `fill="none" stroke="#ffcf7a" stroke-width="4"`) +
			circle({ x: 62, y: 40, r: 6 }, `fill="#fff" ${line(3)}`) +
			path("M-90 84Q-60 74 -30 84T30 84T90 84", `fill="none" stroke="#bfe6f2" stroke-width="6" stroke-linecap="round"`),
		pool("#4fa3c4", "#17466e") +
			linear("sail", [
				[0, "#fff0c8"],
				[1, "#e0703a"],
			]) +
			linear("hull", [
				[0, "#a8552a"],
				[1, "#4a1f14"],
			]),
	);

export const carp = (): string =>
	onPool(
		path(
			"M-60 30C-90 20 -96 54 -92 78C-74 76 -54 66 -48 46C-40 66 -24 76 -8 74C-8 56 -22 38 -40 30Z",
			`fill="#ffb08a" ${line()}`,
		) +
			path(
				"M-56 34C-66 -10 -30 -66 30 -66C62 -64 84 -44 84 -20C70 -14 66 -4 58 8C34 40 -14 54 -56 34Z",
				`fill="url(#scale)" ${line(5)}`,
			) +
			path("M-10 -54C4 -84 34 -92 46 -88C42 -76 40 -68 42 -62Z", `fill="#ff8a5a" ${line()}`) +
			path("M10 24C18 44 8 62 -6 68C-14 56 -14 42 -8 34Z", `fill="#ffb08a" ${line()}`) +
			path("M34 -62C22 -44 26 -18 44 2", `fill="none" ${line(4)}`) +
			path(
				"M-34 4q10 -14 20 0q10 -14 20 0M-28 -20q10 -14 20 0q10 -14 20 0M-10 -42q10 -14 20 0M-40 22q10 -12 20 0",
				`fill="none" stroke="#fff" stroke-width="3.500" opacity="0.85"`,
			) +
			path("M-20 -46Q10 -30 -4 -10Q-30 -14 -20 -46Z", `fill="#e0332e" opacity="0.85"`) +
			circle({ x: 58, y: -34, r: 9 }, `fill="#fff" ${line(3)}`) +
			circle({ x: 60, y: -34, r: 4 }, `fill="#0a1a2c"`) +
			path("M80 -16Q92 -8 90 4M76 -12Q82 0 76 10", `fill="none" ${line(3)}`),
		pool("#57b9a8", "#155a63") +
			linear("scale", [
				[0, "#ff6a3d"],
				[0.55, "#ffd9c0"],
				[1, "#ffffff"],
			]),
	);

export const crab = (): string =>
	onPool(
		mirrored(
			[0, 1, 2]
				.map(
					(index) =>
						path(
							`M40 ${10 + index * 14}Q${70 + index * 4} ${2 + index * 18} ${84 - index * 8} ${40 + index * 18}`,
							`fill="none" stroke="#0a1a2c" stroke-width="15" stroke-linecap="round"`,
						) +
						path(
							`M40 ${10 + index * 14}Q${70 + index * 4} ${2 + index * 18} ${84 - index * 8} ${40 + index * 18}`,
							`fill="none" stroke="#f2683c" stroke-width="8" stroke-linecap="round"`,
						),
				)
				.join("") +
				path("M38 -10Q58 -22 58 -40", `fill="none" stroke="#0a1a2c" stroke-width="18"`) +
				path("M38 -10Q58 -22 58 -40", `fill="none" stroke="#f2683c" stroke-width="10"`) +
				path("M44 -36C36 -66 50 -88 74 -86L66 -64L88 -70C92 -50 82 -32 62 -30Z", `fill="#ff7a48" ${line(5)}`) +
				path("M14 -22V-42", `stroke="#0a1a2c" stroke-width="7"`) +
				circle({ x: 14, y: -46, r: 9 }, `fill="#fff" ${line(3)}`) +
				circle({ x: 15, y: -46, r: 4 }, `fill="#0a1a2c"`),
		) +
			path(
				"M-58 12C-54 -24 -28 -32 0 -32C28 -32 54 -24 58 12C52 44 28 58 0 58C-28 58 -52 44 -58 12Z",
				`fill="url(#shell)" ${line(6)}`,
			) +
			path(
				"M-34 0Q0 -22 34 0M-22 30Q0 40 22 30",
				`fill="none" stroke="#8e1f14" stroke-width="4.500" stroke-linecap="round"`,
			) +
			mirrored(circle({ x: 24, y: 16, r: 5 }, `fill="#ffe0b0"`)),
		pool("#6fc9d8", "#14507a") +
			radial(
				"shell",
				[
					[0, "#ffb27a"],
					[1, "#d23a22"],
				],
				{ x: 0.4, y: 0.3 },
			),
	);

export const heron = (): string =>
	onPool(
		path("M-10 40V86M14 40V86M-10 86h-12M14 86h-12", `stroke="#e08a3a" stroke-width="6" stroke-linecap="round"`) +
			path("M-80 54C-64 6 -30 -20 10 -14C46 -8 50 34 18 48C-14 58 -50 48 -80 54Z", `fill="url(#feather)" ${line(5)}`) +
			path(
				"M-72 50C-50 20 -20 8 16 14M-60 52C-40 34 -14 26 12 30",
				`fill="none" stroke="#5b7fa8" stroke-width="6" stroke-linecap="round"`,
			) +
			path(
				"M18 -10C44 -16 34 -40 22 -52C12 -66 20 -86 42 -84",
				`fill="none" stroke="#0a1a2c" stroke-width="22" stroke-linecap="round"`,
			) +
			path(
				"M18 -10C44 -16 34 -40 22 -52C12 -66 20 -86 42 -84",
				`fill="none" stroke="#f7fbff" stroke-width="13" stroke-linecap="round"`,
			) +
			path("M46 -92L94 -76L46 -74Z", `fill="#ffb03a" ${line()}`) +
			circle({ x: 44, y: -84, r: 4 }, `fill="#0a1a2c"`) +
			path("M34 -92Q10 -98 -14 -86", `fill="none" ${line(6)}`) +
			path("M-60 86Q-20 76 20 86T80 86", `fill="none" stroke="#cfeaf5" stroke-width="5" stroke-linecap="round"`),
		pool("#8fb2e0", "#26427f") +
			linear("feather", [
				[0, "#ffffff"],
				[1, "#a9c4e0"],
			]),
	);

/** Shells share a pearl of light and differ in their whole form. */
const pearl = (light: string, deep: string): string =>
	radial(
		"pearl",
		[
			[0, "#ffffff"],
			[0.4, light],
			[1, deep],
		],
		{ x: 0.4, y: 0.3 },
	);

export const cowrie = (): string =>
	picture(
		group(
			"rotate(28)",
			path(
				"M0 -82C52 -74 62 -26 60 8C56 54 34 82 0 84C-34 82 -56 54 -60 8C-62 -26 -52 -74 0 -82Z",
				`fill="url(#pearl)" ${line(6)}`,
			) +
				path("M4 -66C-14 -30 -14 30 4 68C14 30 14 -30 4 -66Z", `fill="#5a2440" ${line(3)}`) +
				Array.from({ length: 8 }, (_, index) =>
					path(
						`M-10 ${-44 + index * 13}h-12M14 ${-44 + index * 13}h12`,
						`stroke="#8a4a5a" stroke-width="5" stroke-linecap="round"`,
					),
				).join(""),
		),
		pearl("#ffe2c0", "#c98a5a"),
	);

export const scallop = (): string =>
	picture(
		path("M-22 76H22L34 58H-34Z", `fill="#c9587a" ${line(5)}`) +
			path(
				"M0 66C-50 58 -92 14 -84 -22C-78 -40 -62 -44 -54 -56C-40 -72 -22 -70 0 -80C22 -70 40 -72 54 -56C62 -44 78 -40 84 -22C92 14 50 58 0 66Z",
				`fill="url(#pearl)" ${line(6)}`,
			) +
			fan({ count: 7, from: -58, to: 58 }, () =>
				group("translate(0 62)", path("M0 0V-128", `stroke="#c9587a" stroke-width="5" opacity="0.75"`)),
			) +
			path("M-66 -6Q0 26 66 -6M-46 30Q0 48 46 30", `fill="none" stroke="#fff" stroke-width="4" opacity="0.8"`),
		pearl("#ffc2d4", "#e0708f"),
	);

export const whelk = (): string =>
	picture(
		group(
			"rotate(-24)",
			path(
				"M0 -94C14 -76 24 -66 30 -48C60 -40 70 -4 60 26C50 60 22 74 -6 92C-14 66 -58 60 -62 18C-64 -12 -52 -34 -30 -46C-24 -66 -12 -78 0 -94Z",
				`fill="url(#pearl)" ${line(6)}`,
			) +
				path(
					"M-16 -70Q4 -60 16 -70M-32 -46Q0 -28 32 -46M-58 -4Q0 26 62 -6",
					`fill="none" stroke="#3f6a9a" stroke-width="6" stroke-linecap="round"`,
				) +
				path("M-6 86C-34 60 -20 22 36 14C50 40 26 70 -6 86Z", `fill="#ffd9b8" ${line(4)}`),
		),
		pearl("#cfe6ff", "#5f8fc4"),
	);

export const starfish = (): string =>
	picture(
		ring(5, () => path("M-20 -6C-18 -44 -14 -76 0 -90C14 -76 18 -44 20 -6Z", `fill="url(#pearl)" ${line(6)}`)) +
			circle({ r: 27 }, `fill="#f4c25a"`) +
			ring(5, () =>
				[22, 40, 58, 74]
					.map((y, index) => circle({ y: -y, r: 5.5 - index }, `fill="#fff4c8" stroke="#a85a1e" stroke-width="1.500"`))
					.join(""),
			) +
			circle({ r: 9 }, `fill="#fff4c8" stroke="#a85a1e" stroke-width="2"`),
		pearl("#ffdc8a", "#d9822e"),
	);
