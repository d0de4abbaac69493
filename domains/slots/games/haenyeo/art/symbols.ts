// The symbols of Women of the Sea: what a diver brings up, in the mineral greens and coral of a painted screen.
import { circle, group, linear, mirrored, n, path, picture, radial, ring, star } from "../../../ui/art/draw.ts";

const ink = "#0c2233";
const edge = (width = 5): string =>
	`stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

const sea = radial("sea", [
	[0, "#8fe3dd"],
	[0.7, "#2b93a8"],
	[1, "#0f4a6b"],
]);
const nacre = linear("nacre", [
	[0, "#fff6ec"],
	[0.5, "#d8e6ee"],
	[1, "#e8bcd0"],
]);

/** Around the neck: her face in the round glass, the white cloth, the black suit. Drawn for a square of 200. */
const bust =
	path("M-78 100Q-74 34 -34 24H34Q74 34 78 100Z", `fill="#1c2b3c" ${edge(6)}`) +
	path("M-34 24Q0 54 34 24L26 12H-26Z", `fill="#f6d9b4" ${edge(4)}`) +
	path("M-50 -8Q-58 -76 0 -80Q58 -76 50 -8Q46 36 0 40Q-46 36 -50 -8Z", `fill="#f8e2c2" ${edge(5)}`) +
	path("M-58 -18Q-66 -96 0 -98Q66 -96 58 -18Q52 -56 0 -58Q-52 -56 -58 -18Z", `fill="#fbf5e8" ${edge(5)}`) +
	path("M-54 -34Q0 -62 54 -34", `fill="none" stroke="#d8543c" stroke-width="6"`) +
	path("M-56 -26L-72 -22M56 -26L72 -22", `stroke="${ink}" stroke-width="9"`) +
	path("M-46 -34H46Q52 -2 30 6H-30Q-52 -2 -46 -34Z", `fill="#1d3c56" ${edge(5)}`) +
	path("M-38 -28H38Q42 -6 26 -2H-26Q-42 -6 -38 -28Z", `fill="url(#glass)"`) +
	mirrored(
		circle({ x: 16, y: -14, r: 5.4 }, `fill="${ink}"`) + path("M8 -23Q16 -28 25 -22", `fill="none" ${edge(3)}`),
	) +
	path("M-30 -24L-18 -24", `stroke="#ffffff" stroke-width="4" stroke-linecap="round"`) +
	path("M-13 20Q0 31 13 20", `fill="none" stroke="#a8402e" stroke-width="5" stroke-linecap="round"`) +
	mirrored(circle({ x: 31, y: 15, r: 7 }, `fill="#f0a58c" opacity="0.7"`));

const glass = linear("glass", [
	[0, "#dff8f6"],
	[1, "#7fc6d2"],
]);

/** The wild. */
export const seaWoman = (): string =>
	picture(circle({ r: 94 }, `fill="url(#sea)" stroke="#f4c65a" stroke-width="6"`) + bust, sea + glass);

/** The wild that fills her reel: a dive from the light down to the shells. 100 units a cell. */
export function tallSeaWoman(rows: number): string {
	const height = rows * 100;
	const bubbles = [18, 42, 63, 84].map((x, index) =>
		circle({ x, y: height * (0.12 + index * 0.06), r: 3 + index }, `fill="none" stroke="#e8fffb" stroke-width="1.500"`),
	);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 ${height}"><defs>${linear("deep", [
		[0, "#a6efe4"],
		[0.4, "#2e97ad"],
		[1, "#0b3554"],
	])}${glass}</defs><rect width="100" height="${height}" fill="url(#deep)"/>${path(`M10 0L34 ${n(height * 0.6)}L44 0ZM58 0L60 ${n(height * 0.7)}L88 0Z`, `fill="#ffffff" opacity="0.16"`)}${bubbles.join("")}${group(`translate(50 ${n(height * 0.4)}) scale(0.5)`, bust)}${group(
		`translate(50 ${n(height * 0.59)})`,
		path("M-40 -16Q-44 40 -18 64H18Q44 40 40 -16Z", `fill="#1c2b3c" ${edge(3)}`) +
			path("M-30 0Q0 14 30 0", `fill="none" stroke="#f4c65a" stroke-width="4"`) +
			circle({ y: 26, r: 20 }, `fill="#e86a3c" ${edge(3)}`) +
			path("M-20 26H20M0 6V46M-14 12L14 40M14 12L-14 40", `stroke="#ffe2b0" stroke-width="2"`),
	)}${path(`M0 ${height}V${height - 24}Q24 ${height - 44} 48 ${height - 20}Q74 ${height - 40} 100 ${height - 18}V${height}Z`, `fill="#0a2233"`)}<rect x="1.500" y="1.500" width="97" height="${height - 3}" fill="none" stroke="#f4c65a" stroke-width="3"/></svg>`;
}

export const pearl = (): string =>
	picture(
		path("M-88 24Q-70 88 0 90Q70 88 88 24Q50 40 0 40Q-50 40 -88 24Z", `fill="url(#nacre)" ${edge()}`) +
			[-56, -28, 0, 28, 56]
				.map((x) => path(`M${x} ${38 - Math.abs(x) * 0.12}L${n(x * 0.7)} 84`, `stroke="#a8788e" stroke-width="3"`))
				.join("") +
			mirrored(path("M0 40Q-62 36 -84 -2Q-66 -34 -30 -30Q-8 -24 0 0Z", `fill="#f2c3cf" ${edge()}`)) +
			circle({ y: -20, r: 46 }, `fill="url(#lustre)" ${edge()}`) +
			`<ellipse cx="-16" cy="-38" rx="14" ry="9" fill="#ffffff" transform="rotate(-30 -16 -38)"/>`,
		nacre +
			radial(
				"lustre",
				[
					[0, "#ffffff"],
					[0.5, "#f6ecf0"],
					[1, "#b49ec6"],
				],
				{ x: 0.38, y: 0.34 },
			),
	);

export const abalone = (): string =>
	picture(
		path("M-86 12Q-84 -58 -14 -72Q70 -76 88 -6Q90 62 16 78Q-72 82 -86 12Z", `fill="#7a4a34" ${edge(6)}`) +
			path("M-68 12Q-66 -42 -10 -54Q58 -58 70 -4Q70 46 14 60Q-56 64 -68 12Z", `fill="url(#shell)"`) +
			path("M-46 18Q-38 -22 8 -28Q48 -26 48 6Q34 44 -8 40Q-40 40 -46 18Z", `fill="#f6e7d6" opacity="0.85"`) +
			path("M-30 16Q-18 -8 12 -10", `fill="none" stroke="#ffffff" stroke-width="8" stroke-linecap="round"`) +
			[0, 1, 2, 3, 4]
				.map((index) => circle({ x: 78 - index * 22, y: -40 - index * 6 + index * index * 2, r: 6 }, `fill="${ink}"`))
				.join(""),
		linear(
			"shell",
			[
				[0, "#9be8d6"],
				[0.35, "#7fa8ee"],
				[0.65, "#e9a3cf"],
				[1, "#f4d58a"],
			],
			{ x: 1, y: 1 },
		),
	);

export const octopus = (): string =>
	picture(
		[-72, -40, -12]
			.map((x, index) =>
				mirrored(
					path(
						`M${x * 0.5} 20Q${x} ${44 + index * 10} ${x - 10} ${74 + index * 4}Q${x + 4} ${98 - index * 2} ${x + 20} 78`,
						`fill="none" stroke="${ink}" stroke-width="25" stroke-linecap="round"`,
					) +
						path(
							`M${x * 0.5} 20Q${x} ${44 + index * 10} ${x - 10} ${74 + index * 4}Q${x + 4} ${98 - index * 2} ${x + 20} 78`,
							`fill="none" stroke="#d9533f" stroke-width="16" stroke-linecap="round"`,
						),
				),
			)
			.join("") +
			path(
				"M-48 26Q-76 -22 -50 -62Q-26 -96 0 -96Q26 -96 50 -62Q76 -22 48 26Q0 52 -48 26Z",
				`fill="url(#head)" ${edge()}`,
			) +
			mirrored(
				circle({ x: 21, y: -4, r: 15 }, `fill="#fff6e0" ${edge(4)}`) + circle({ x: 18, y: -2, r: 7 }, `fill="${ink}"`),
			) +
			[-28, -6, 20].map((x, index) => circle({ x, y: -64 + index * 7, r: 8 - index }, `fill="#ffb18a"`)).join("") +
			path("M-10 24Q0 32 10 24", `fill="none" ${edge(4)}`),
		linear("head", [
			[0, "#f4825c"],
			[1, "#b83430"],
		]),
	);

export const float = (): string =>
	picture(
		path("M-60 14Q-62 88 0 94Q62 88 60 14Z", `fill="#2b6f66" ${edge()}`) +
			[-40, -14, 14, 40]
				.map((x) => path(`M${x} 20Q${n(x * 0.9)} 70 0 92`, `fill="none" stroke="#9fdcc4" stroke-width="3"`))
				.join("") +
			[34, 54, 74]
				.map((y) => path(`M${-58 + (y - 34) * 0.5} ${y}H${58 - (y - 34) * 0.5}`, `stroke="#9fdcc4" stroke-width="3"`))
				.join("") +
			circle({ y: -24, r: 62 }, `fill="url(#ball)" ${edge(6)}`) +
			path("M-62 -24H62M0 -86V38", `stroke="#fff0cf" stroke-width="6"`) +
			`<ellipse cx="0" cy="-24" rx="32" ry="62" fill="none" stroke="#fff0cf" stroke-width="5"/>` +
			path("M-42 -52Q-30 -72 -8 -76", `fill="none" stroke="#ffe6c2" stroke-width="8" stroke-linecap="round"`),
		radial(
			"ball",
			[
				[0, "#ff9c5c"],
				[1, "#c8421f"],
			],
			{ x: 0.35, y: 0.3 },
		),
	);

export const conch = (): string =>
	picture(
		path(
			"M-14 -94L8 -62L34 -48L22 -30Q74 -24 84 22Q86 72 34 90Q-44 98 -72 46Q-82 10 -52 -18L-40 -48Z",
			`fill="url(#horn)" ${edge(6)}`,
		) +
			path(
				"M-40 -48Q-6 -42 22 -30M-54 -16Q-14 -14 30 -2M-72 22Q-40 8 -2 14",
				`fill="none" stroke="#7a3f22" stroke-width="6"`,
			) +
			path("M82 24Q52 -2 12 16Q-20 40 6 70Q30 92 60 76Q86 58 82 24Z", `fill="#f3b79b" ${edge()}`) +
			path("M66 34Q40 18 20 34Q8 54 26 66Q50 74 62 58Z", `fill="#b0503c"`) +
			mirrored(path("M-66 44L-90 52L-66 60Z", `fill="#c98a56" ${edge(3)}`)).replace("scale(-1 1)", "scale(0)"),
		linear("horn", [
			[0, "#fbe3b8"],
			[0.6, "#d79a58"],
			[1, "#8f5a2c"],
		]),
	);

export const urchin = (): string =>
	picture(
		ring(20, (index) =>
			path("M-6 -34L0 -96L6 -34Z", `fill="${index % 2 === 0 ? "#4a2a66" : "#6c3f8e"}" ${edge(2.5)}`),
		) +
			circle({ r: 52 }, `fill="url(#ball)" ${edge()}`) +
			ring(5, () => path("M-9 -8Q-15 -34 0 -44Q15 -34 9 -8Z", `fill="#f2a83a" stroke="#8a4a10" stroke-width="3"`), 18) +
			circle({ r: 9 }, `fill="#ffdf8a" ${edge(3)}`),
		radial("ball", [
			[0, "#9a68c2"],
			[1, "#34194e"],
		]),
	);

export const starfish = (): string =>
	picture(
		path(
			star(5, { outer: 92, inner: 42 }),
			`fill="url(#arm)" stroke="#c8421f" stroke-width="16" stroke-linejoin="round"`,
		) +
			ring(5, () =>
				[-64, -46, -28].map((y, index) => circle({ y, r: 5 + index }, `fill="#fff0cf" opacity="0.9"`)).join(""),
			) +
			circle({ r: 13 }, `fill="#fff0cf" stroke="#c8421f" stroke-width="4"`),
		radial("arm", [
			[0, "#ffc46a"],
			[1, "#ee7a36"],
		]),
	);

function kelp(tones: { readonly light: string; readonly main: string; readonly deep: string }, lean: number): string {
	const { light, main, deep } = tones;
	const blade = "M0 92Q-30 56 -16 26Q-36 2 -14 -24Q-30 -54 0 -92Q28 -56 12 -26Q34 4 14 28Q28 58 0 92Z";
	return picture(
		group(`rotate(${-24 * lean}) translate(-26 4) scale(0.82)`, path(blade, `fill="${deep}" ${edge()}`)) +
			group(`rotate(${22 * lean}) translate(28 6) scale(0.86)`, path(blade, `fill="${main}" ${edge()}`)) +
			path(blade, `fill="${main}" ${edge()}`) +
			path("M0 84Q-8 40 0 2Q8 -40 0 -78", `fill="none" stroke="${light}" stroke-width="6" stroke-linecap="round"`) +
			path(
				"M0 44L-10 34M0 14L11 4M0 -20L-10 -30M1 -48L9 -56",
				`stroke="${light}" stroke-width="4" stroke-linecap="round"`,
			),
	);
}

export const greenKelp = (): string => kelp({ light: "#d4f6a8", main: "#4fa457", deep: "#1f6a4c" }, 1);
export const redKelp = (): string => kelp({ light: "#ffc4c0", main: "#c44a62", deep: "#7a2146" }, -1);
