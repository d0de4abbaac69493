// The symbols of The Jar Terrace: brown-glazed crocks and what winters in them, with a straw rope and the first frost.
import { circle, fan, group, linear, mirrored, n, path, petal, picture, radial, ring } from "../../../ui/art/draw.ts";

const ink = "#2c1510";
const edge = (width = 5): string =>
	`stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

const glaze = linear(
	"glaze",
	[
		[0, "#4a2214"],
		[0.24, "#a8562c"],
		[0.4, "#d88a4e"],
		[0.6, "#8a4022"],
		[1, "#33150d"],
	],
	{ x: 1, y: 0 },
);

/** A crock without its lid: shoulders, belly, foot. The mouth is at y -58, the foot at 88. */
const belly = (fill = "url(#glaze)"): string =>
	path("M-46 -60Q-92 -34 -84 16Q-76 68 -50 88H50Q76 68 84 16Q92 -34 46 -60Z", `fill="${fill}" ${edge()}`) +
	path("M-80 -8Q0 10 80 -8", `fill="none" stroke="#f0b878" stroke-width="4" opacity="0.55"`) +
	path("M-78 34Q-40 22 -22 40T22 40T78 30", `fill="none" stroke="#f6cf96" stroke-width="6" opacity="0.7"`) +
	path("M-58 -34Q-70 -8 -66 24", `fill="none" stroke="#ffe2b4" stroke-width="8" opacity="0.6" stroke-linecap="round"`);

const mouth = `<ellipse cx="0" cy="-60" rx="50" ry="13" fill="#1c0b07" stroke="${ink}" stroke-width="5"/>`;

const lid = (y = 0): string =>
	group(
		`translate(0 ${y})`,
		path("M-60 -60Q-56 -82 0 -86Q56 -82 60 -60Q0 -46 -60 -60Z", `fill="url(#glaze)" ${edge()}`) +
			path("M-14 -84Q-12 -98 0 -98Q12 -98 14 -84Z", `fill="#8a4022" ${edge(4)}`) +
			path("M-40 -70Q-20 -76 4 -77", `fill="none" stroke="#ffe2b4" stroke-width="5" opacity="0.7"`),
	);

export const greatCrock = (): string => picture(belly() + mouth + lid(), glaze);

/** What is lifted in the bonus: some crocks are squat, some slender. */
export function crock(place: number): string {
	const wide = 1 + ((place * 5) % 3) * 0.04;
	return picture(group(`translate(0 4) scale(${n(wide * 0.96)} 0.98)`, belly() + mouth + lid()), glaze);
}

/** With its lid off: dark within, or something golden that shines out of it. */
export function openCrock(inside: "full" | "empty"): string {
	const full = inside === "full";
	const light = circle({ y: -44, r: 60 }, `fill="url(#shine)"`);
	const gold = `<ellipse cx="0" cy="-60" rx="42" ry="9" fill="#ffd76a"/>`;
	return picture(
		group(
			"translate(0 4) scale(0.96 0.98)",
			belly(full ? "url(#glaze)" : "#6b4a3c") + mouth + (full ? gold + light : ""),
		),
		glaze +
			radial("shine", [
				[0, "rgba(255,226,130,0.95)"],
				[1, "rgba(255,200,90,0)"],
			]),
	);
}

/** The wild: a straw rope with chillies and charcoal keeps what is bad from the crock. */
export const ropedJar = (): string =>
	picture(
		circle({ r: 97 }, `fill="#f7d27a" stroke="#b5432a" stroke-width="5"`) +
			group("translate(0 6) scale(0.86)", belly() + mouth + lid()) +
			path("M-72 -12Q0 24 72 -12", `fill="none" stroke="${ink}" stroke-width="20" stroke-linecap="round"`) +
			path("M-72 -12Q0 24 72 -12", `fill="none" stroke="#f2dc9c" stroke-width="13" stroke-linecap="round"`) +
			path(
				"M-66 -16L-54 0M-44 -6L-32 9M-20 2L-10 15M8 3L16 15M32 -2L42 11M54 -10L64 4",
				`stroke="#a87c38" stroke-width="4"`,
			) +
			[-46, 0, 46]
				.map((x) =>
					group(
						`translate(${x} ${n(12 - Math.abs(x) * 0.2)})`,
						path("M0 0Q14 16 4 46Q-12 26 -8 4Z", `fill="#d8281e" ${edge(3)}`) +
							path("M-3 2V-6", `stroke="#3c7a34" stroke-width="5"`),
					),
				)
				.join("") +
			[-23, 23].map((x) => `<rect x="${x - 6}" y="12" width="12" height="24" rx="3" fill="#1a1616"/>`).join(""),
		glaze,
	);

/** The scatter: a star of ice on a lid. */
export const firstFrost = (): string =>
	picture(
		circle({ r: 95 }, `fill="url(#ice)" stroke="#2a4a7a" stroke-width="5"`) +
			circle({ r: 80 }, `fill="none" stroke="#ffffff" stroke-width="2" opacity="0.8"`) +
			ring(
				6,
				() =>
					path(
						"M0 0V-76M0 -30L-16 -46M0 -30L16 -46M0 -52L-14 -66M0 -52L14 -66",
						`fill="none" stroke="#2a4a7a" stroke-width="13" stroke-linecap="round"`,
					) +
					path(
						"M0 0V-76M0 -30L-16 -46M0 -30L16 -46M0 -52L-14 -66M0 -52L14 -66",
						`fill="none" stroke="#ffffff" stroke-width="7" stroke-linecap="round"`,
					),
			) +
			circle({ r: 15 }, `fill="#ffd76a" stroke="#2a4a7a" stroke-width="4"`),
		radial("ice", [
			[0, "#f2fbff"],
			[0.6, "#a9d8f4"],
			[1, "#4f86c4"],
		]),
	);

export const mejuBlock = (): string =>
	picture(
		path("M-72 -30L-46 -62H58L76 -34V48L52 74H-58L-76 48Z", `fill="url(#paste)" ${edge(6)}`) +
			path("M-72 -30H48L76 -34M48 -30L52 74", `fill="none" stroke="#6b3f14" stroke-width="4"`) +
			[
				[-44, 2],
				[-12, 20],
				[22, -4],
				[-30, 48],
				[14, 52],
				[-54, 34],
			]
				.map(
					([x = 0, y = 0]) =>
						`<ellipse cx="${x}" cy="${y}" rx="11" ry="8" fill="#f6d488" stroke="#7a4a1a" stroke-width="2.500"/>`,
				)
				.join("") +
			path("M-18 -66V78M26 -66V78", `stroke="#f4e6b8" stroke-width="9"`) +
			path("M-18 -66V78M26 -66V78", `stroke="#b8944a" stroke-width="3" stroke-dasharray="7 7"`) +
			path("M-18 -64Q4 -100 26 -64", `fill="none" stroke="#e8d294" stroke-width="8" stroke-linecap="round"`),
		linear("paste", [
			[0, "#e8b458"],
			[1, "#b2702a"],
		]),
	);

export const soyLadle = (): string =>
	picture(
		path("M20 8L66 -92L84 -84L46 22Z", `fill="url(#gourd)" ${edge()}`) +
			path("M-86 2Q-84 74 -20 82Q48 78 52 8Z", `fill="url(#gourd)" ${edge(6)}`) +
			`<ellipse cx="-17" cy="4" rx="69" ry="23" fill="#2a0f0a" stroke="${ink}" stroke-width="5"/>` +
			`<ellipse cx="-17" cy="7" rx="56" ry="15" fill="#6b2312"/>` +
			path("M-54 2Q-30 -8 0 -4", `fill="none" stroke="#e89a5c" stroke-width="5" stroke-linecap="round"`) +
			path(
				"M-62 36Q-46 62 -14 66",
				`fill="none" stroke="#fff0c4" stroke-width="6" opacity="0.7" stroke-linecap="round"`,
			),
		linear("gourd", [
			[0, "#f6d488"],
			[1, "#c08638"],
		]),
	);

export const cabbage = (): string =>
	picture(
		mirrored(path("M0 86Q-84 70 -86 -2Q-84 -66 -40 -84Q-14 -70 0 -20Z", `fill="#4f9a3e" ${edge()}`)) +
			mirrored(path("M0 84Q-58 62 -58 -4Q-54 -62 -22 -78Q-4 -58 0 -20Z", `fill="#9cce5e" ${edge(4)}`)) +
			path("M0 88Q-30 66 -30 0Q-28 -58 0 -84Q28 -58 30 0Q30 66 0 88Z", `fill="#f2f4c0" ${edge(4)}`) +
			path(
				"M0 84V-62M0 40L-16 14M0 40L16 14M0 4L-14 -22M0 4L14 -22",
				`fill="none" stroke="#c2d284" stroke-width="5" stroke-linecap="round"`,
			) +
			mirrored(path("M-12 78Q-60 40 -64 -24", `fill="none" stroke="#d8f0a4" stroke-width="4"`)),
	);

export const chilliString = (): string =>
	picture(
		path("M0 -96V70", `stroke="#c8a04a" stroke-width="8"`) +
			[-70, -42, -12, 18]
				.map((y, row) =>
					mirrored(
						group(
							`translate(4 ${y}) rotate(${-28 - row * 5})`,
							path(
								"M0 0Q26 10 26 42Q22 66 6 78Q8 46 -8 14Z",
								`fill="${row % 2 === 0 ? "#e03a24" : "#b81f1c"}" ${edge(4)}`,
							) +
								path("M10 12Q19 26 17 46", `fill="none" stroke="#ff9a7a" stroke-width="4" stroke-linecap="round"`) +
								path("M-6 6Q2 -8 10 4", `fill="none" stroke="#3c7a34" stroke-width="7" stroke-linecap="round"`),
						),
					),
				)
				.join("") +
			circle({ y: -86, r: 9 }, `fill="#e8c874" ${edge(3)}`),
	);

export const garlic = (): string =>
	picture(
		path("M-8 -40Q-10 -74 -2 -96H10Q6 -70 12 -40Z", `fill="#e8d8b4" ${edge(4)}`) +
			mirrored(path("M0 -46Q-84 -26 -80 34Q-72 80 0 82Z", `fill="#fbf4e6" ${edge()}`)) +
			path("M0 -46Q-44 6 -26 80M0 -46Q44 6 26 80", `fill="#fffdf6" stroke="${ink}" stroke-width="4"`) +
			path("M0 -40V80", `stroke="#d2b4c8" stroke-width="4"`) +
			mirrored(path("M-60 10Q-62 44 -42 64", `fill="none" stroke="#c89ac0" stroke-width="6" stroke-linecap="round"`)) +
			path("M-16 84Q0 94 16 84", `fill="none" stroke="#a8845c" stroke-width="7" stroke-linecap="round"`),
	);

export const radish = (): string =>
	picture(
		group(
			"translate(0 -34)",
			fan({ count: 5, from: -56, to: 56 }, (index) =>
				path(
					petal({ length: 62, width: 28, tip: 0.5 }),
					`fill="${index % 2 === 0 ? "#3f8f3c" : "#6cb84a"}" ${edge(3)}`,
				),
			),
		) +
			path(
				"M-40 -36Q-64 20 -30 66Q-10 88 4 96Q14 84 34 62Q62 20 40 -36Q0 -52 -40 -36Z",
				`fill="url(#root)" ${edge()}`,
			) +
			path("M-32 14H-14M18 30H34M-22 46H-6M10 58H22", `stroke="#b8c49a" stroke-width="4" stroke-linecap="round"`),
		linear("root", [
			[0, "#8cc264"],
			[0.34, "#f4f6e0"],
			[1, "#ffffff"],
		]),
	);

export const soybeans = (): string =>
	picture(
		[
			[-40, -34, -20],
			[34, -44, 24],
			[-4, 2, 4],
			[-50, 38, 16],
			[46, 26, -14],
			[2, 60, 0],
		]
			.map(([x = 0, y = 0, turn = 0]) =>
				group(
					`translate(${x} ${y}) rotate(${turn})`,
					`<ellipse rx="34" ry="28" fill="url(#bean)" stroke="${ink}" stroke-width="4.500"/>` +
						`<ellipse cx="3" cy="12" rx="10" ry="4" fill="#8a5a1c"/>` +
						path("M-20 -8Q-12 -20 4 -20", `fill="none" stroke="#fff6d0" stroke-width="6" stroke-linecap="round"`),
				),
			)
			.join(""),
		radial("bean", [
			[0, "#fbe6a4"],
			[0.7, "#e4bc5c"],
			[1, "#b8842c"],
		]),
	);
