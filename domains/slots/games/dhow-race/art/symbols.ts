// The symbols of The Long Monsoon: what lies on a dhow's deck by lamplight, in brass, rope and indigo.
import { circle, group, linear, mirrored, path, petal, picture, radial, ring } from "../../../ui/art/draw.ts";

const ink = "#0c1630";
const edge = (width = 5): string =>
	`stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

const brass = linear("brass", [
	[0, "#fff0b0"],
	[0.45, "#e0a640"],
	[1, "#7a4a14"],
]);
const cloth = linear("cloth", [
	[0, "#fffbe8"],
	[1, "#e8b878"],
]);

const sail = path("M-6 -90Q74 -34 78 44Q22 30 -14 40Q6 -24 -6 -90Z", `fill="url(#cloth)" ${edge()}`);
const hull = path("M-88 30Q-58 46 -10 48H46Q74 46 92 22Q84 78 40 84H-34Q-72 78 -88 30Z", `fill="#8a4a24" ${edge()}`);

/** A dhow under way; the port and the wild both show her. */
const dhow =
	path("M-4 52L-10 -94", `stroke="#5a2c14" stroke-width="8" stroke-linecap="round"`) +
	sail +
	path("M-14 38Q-60 26 -74 2Q-34 -30 -12 -78Z", `fill="#f2d29a" ${edge(4)}`) +
	path("M8 -58Q46 -22 56 30", `fill="none" stroke="#c87c3c" stroke-width="4"`) +
	hull +
	path("M-78 46Q0 66 84 42", `fill="none" stroke="#f0c060" stroke-width="5"`);

/** The wild. */
export const lateenSail = (): string =>
	picture(
		circle({ r: 96 }, `fill="url(#night)" stroke="#f0c060" stroke-width="6"`) +
			circle({ x: 48, y: -54, r: 20 }, `fill="#fff4c8"`) +
			group("translate(0 -4) scale(0.82)", dhow) +
			path(
				"M-82 62q20 -14 41 0t41 0t41 0t41 0",
				`fill="none" stroke="#8fd6ea" stroke-width="8" stroke-linecap="round"`,
			),
		cloth +
			radial("night", [
				[0, "#3a6ab8"],
				[1, "#142a66"],
			]),
	);

/** The scatter. */
export const rolledChart = (): string =>
	picture(
		path("M-78 -56H78V60H-78Z", `fill="url(#cloth)" ${edge(6)}`) +
			path("M-78 -4Q-40 -30 -20 6T40 4T78 -22V60H-78Z", `fill="#7fc4d8" opacity="0.85"`) +
			ring(8, (index) =>
				path(`M-5 0L0 ${index % 2 === 0 ? -46 : -30}L5 0Z`, `fill="${index % 2 === 0 ? "#c23a2a" : "#1c3a78"}"`),
			) +
			circle({ r: 10 }, `fill="#f0c060" ${edge(3)}`) +
			mirrored(
				`<rect x="70" y="-72" width="22" height="148" rx="11" fill="url(#brass)" stroke="${ink}" stroke-width="5"/>`,
			) +
			path("M-58 46L-34 32L-12 48L20 34L52 44", `fill="none" stroke="#c23a2a" stroke-width="5" stroke-dasharray="9 8"`),
		brass + cloth,
	);

export const kamal = (): string =>
	picture(
		path("M10 20Q60 30 52 66T-20 90", `fill="none" stroke="#e8d29a" stroke-width="6" stroke-linecap="round"`) +
			[
				[38, 27],
				[54, 56],
				[24, 80],
				[-20, 90],
			]
				.map(([x = 0, y = 0]) => circle({ x, y, r: 8 }, `fill="#c23a2a" ${edge(3)}`))
				.join("") +
			`<rect x="-64" y="-80" width="112" height="112" rx="8" fill="url(#brass)" stroke="${ink}" stroke-width="6"/>` +
			`<rect x="-48" y="-64" width="80" height="80" rx="4" fill="#1c3a78" stroke="${ink}" stroke-width="3"/>` +
			ring(6, () => path("M-6 0L0 -30L6 0Z", `fill="#fff0b0"`)).replaceAll("rotate(", "translate(-8 -24) rotate(") +
			circle({ x: -8, y: -24, r: 6 }, `fill="#f0c060"`),
		brass,
	);

export const coffeePot = (): string =>
	picture(
		path("M40 -30Q88 -34 72 20Q66 46 40 50", `fill="none" ${edge(16)}`) +
			path("M40 -30Q88 -34 72 20Q66 46 40 50", `fill="none" stroke="#c8862c" stroke-width="8"`) +
			path("M-36 -30Q-60 -34 -92 -62Q-84 -20 -46 6Z", `fill="url(#brass)" ${edge()}`) +
			path("M-30 -40Q-24 -10 -52 34Q-58 78 -40 86H42Q60 78 52 34Q26 -10 32 -40Z", `fill="url(#brass)" ${edge(6)}`) +
			path("M-34 -40Q0 -84 36 -40Z", `fill="url(#brass)" ${edge()}`) +
			path("M0 -70V-92", `${edge(7)}`) +
			circle({ y: -92, r: 7 }, `fill="#f0c060" ${edge(3)}`) +
			path("M-50 40Q0 58 52 40", `fill="none" stroke="#7a4a14" stroke-width="5"`) +
			path("M-32 26Q-20 4 -18 -22", `fill="none" stroke="#fffbe0" stroke-width="7" stroke-linecap="round"`),
		brass,
	);

export const incenseBurner = (): string =>
	picture(
		path(
			"M-20 -46Q-40 -66 -18 -80T-10 -98M16 -46Q0 -70 20 -82T22 -98",
			`fill="none" stroke="#d8e6f4" stroke-width="7" stroke-linecap="round" opacity="0.85"`,
		) +
			path("M-58 -34H58L40 18H-40Z", `fill="url(#brass)" ${edge(6)}`) +
			[-30, 0, 30]
				.map((x) => path(`M${x - 9} -20h18l-9 26Z`, `fill="#e84a24" stroke="${ink}" stroke-width="2.500"`))
				.join("") +
			path("M-26 18H26L16 46H-16Z", `fill="#a86c24" ${edge()}`) +
			path("M-16 46H16L52 88H-52Z", `fill="url(#brass)" ${edge(6)}`) +
			path("M-36 72H36", `stroke="#7a4a14" stroke-width="5"`),
		brass,
	);

export const spiceSack = (): string =>
	picture(
		path("M-66 4Q-88 60 -58 86H58Q88 60 66 4Z", `fill="#d8b078" ${edge(6)}`) +
			path("M-70 8Q-40 -8 0 -4T70 8Q60 26 0 24T-70 8Z", `fill="#f0d29c" ${edge()}`) +
			path("M-52 8Q-34 -46 0 -66Q34 -46 52 8Q0 20 -52 8Z", `fill="url(#spice)" ${edge()}`) +
			path(
				"M-40 44L-10 62L30 46M-20 76L24 66",
				`fill="none" stroke="#a87c44" stroke-width="5" stroke-linecap="round"`,
			) +
			path("M-20 -20Q-8 -38 4 -44", `fill="none" stroke="#ffe09a" stroke-width="6" stroke-linecap="round"`),
		linear("spice", [
			[0, "#ffb03a"],
			[1, "#d8481e"],
		]),
	);

export const dates = (): string =>
	picture(
		path(
			"M0 -94Q-6 -40 0 -20M0 -70L-48 -30M0 -70L48 -30",
			`fill="none" stroke="#8a9a3a" stroke-width="8" stroke-linecap="round"`,
		) +
			[
				[-50, -14, 12],
				[0, -10, 0],
				[50, -14, -12],
				[-28, 36, 8],
				[28, 36, -8],
				[0, 68, 0],
			]
				.map(([x = 0, y = 0, turn = 0]) =>
					group(
						`translate(${x} ${y}) rotate(${turn})`,
						`<ellipse rx="22" ry="31" fill="url(#fruit)" stroke="${ink}" stroke-width="5"/>` +
							path("M-8 -16Q-13 0 -9 14", `fill="none" stroke="#ffc890" stroke-width="5" stroke-linecap="round"`),
					),
				)
				.join(""),
		radial("fruit", [
			[0, "#d8702c"],
			[1, "#6a240e"],
		]),
	);

export const ropeCoil = (): string =>
	picture(
		[86, 62, 38]
			.map(
				(r) =>
					circle({ r }, `fill="none" stroke="${ink}" stroke-width="25"`) +
					circle({ r }, `fill="none" stroke="#e8c888" stroke-width="17"`) +
					circle({ r }, `fill="none" stroke="#a8783a" stroke-width="17" stroke-dasharray="4 11"`),
			)
			.join("") + circle({ r: 22 }, `fill="#1c3a78" ${edge(4)}`),
	).replace('viewBox="-100 -100 200 200"', 'viewBox="-108 -108 216 216"');

export const cowrie = (): string =>
	picture(
		path("M0 -88Q66 -74 70 0Q66 76 0 90Q-66 76 -70 0Q-66 -74 0 -88Z", `fill="url(#back)" ${edge(6)}`) +
			path("M0 -72Q16 -30 10 0Q16 40 0 74Q-14 40 -8 0Q-16 -30 0 -72Z", `fill="#5a2434" ${edge(4)}`) +
			[-50, -28, -6, 16, 38]
				.map((y) => mirrored(path(`M10 ${y}H26`, `stroke="#fff6e4" stroke-width="7" stroke-linecap="round"`)))
				.join("") +
			mirrored(
				path(
					"M48 -30Q56 6 44 40",
					`fill="none" stroke="#ffffff" stroke-width="7" stroke-linecap="round" opacity="0.8"`,
				),
			),
		radial("back", [
			[0, "#fffaf0"],
			[0.6, "#f0d2c4"],
			[1, "#c88a9a"],
		]),
	);

export const oysterShell = (): string =>
	picture(
		path("M0 84Q-92 52 -84 -10Q-66 -78 0 -82Q66 -78 84 -10Q92 52 0 84Z", `fill="url(#grey)" ${edge(6)}`) +
			[-52, -26, 0, 26, 52]
				.map((x) => path(`M${x * 0.2} 78Q${x} 20 ${x * 1.3} -58`, `fill="none" stroke="#4a6a86" stroke-width="5"`))
				.join("") +
			path("M-60 -30Q0 -62 60 -30", `fill="none" stroke="#f4fbff" stroke-width="6" opacity="0.8"`),
		linear("grey", [
			[0, "#e4f0f4"],
			[1, "#7a9cb4"],
		]),
	);

/** A port on the chart: a dot with its name not written yet, a lit harbour, or a storm over it. */
export function port(state: "far" | "lit" | "storm"): string {
	const sea = circle(
		{ r: 88 },
		`fill="${state === "far" ? "#1c4a78" : "url(#light)"}" stroke="#f0c060" stroke-width="6"`,
	);
	const fort =
		path(
			"M-50 44V-6H-34V-22H-18V-6H18V-44H36V-6H50V44Z",
			`fill="${state === "lit" ? "#fff0cc" : "#c8b48a"}" ${edge(5)}`,
		) +
		path("M-8 44V22Q0 12 8 22V44Z", `fill="${ink}"`) +
		path("M27 -44V-70L52 -60L27 -52", `fill="#c23a2a" ${edge(4)}`);
	const storm =
		path("M-58 10Q-74 -34 -30 -40Q-14 -74 26 -56Q66 -54 58 -10Q52 10 30 10Z", `fill="#8a9cb4" ${edge(5)}`) +
		path("M-4 8L-24 48H-2L-14 84L30 34H8L20 8Z", `fill="#ffe24a" ${edge(4)}`);
	return picture(
		sea + (state === "storm" ? storm : fort),
		radial(
			"light",
			state === "storm"
				? [
						[0, "#5a6a94"],
						[1, "#1c2448"],
					]
				: [
						[0, "#ffd87a"],
						[0.7, "#d8842c"],
						[1, "#8a4a1c"],
					],
		),
	);
}

export const star = (): string =>
	picture(
		ring(4, () => path(petal({ length: 90, width: 26 }), `fill="#fff4d0"`)) + circle({ r: 14 }, `fill="#ffffff"`),
	);
