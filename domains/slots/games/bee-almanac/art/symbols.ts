// The symbols of The Bee Almanac: plates of an old book, drawn in ink and washed with colour, at noon in the garden.
import { circle, group, linear, mirrored, path, petal, picture, radial, ring } from "../../../ui/art/draw.ts";

const ink = "#4a2a10";
const edge = (width = 3): string => `stroke="${ink}" stroke-width="${width}" stroke-linejoin="round"`;

const wash = (id: string, tones: readonly [light: string, dye: string, deep: string]): string =>
	linear(id, [
		[0, tones[0]],
		[0.5, tones[1]],
		[1, tones[2]],
	]);

const honey = wash("honey", ["#fff0a0", "#ffc02e", "#e07f0c"]);
const leaf = wash("leaf", ["#b4dc6a", "#5fa83c", "#2c6a34"]);

const hexagon = (r: number): string =>
	`M0 ${-r}L${r * 0.866} ${-r / 2}V${r / 2}L0 ${r}L${-r * 0.866} ${r / 2}V${-r / 2}Z`;

/** The wild: a cell of the comb, full and shining, with a bee's lamp of light in it. */
export const fullCell = (): string =>
	picture(
		circle({ r: 99 }, `fill="url(#shine)"`) +
			path(hexagon(92), `fill="#a85a10" ${edge(5)}`) +
			path(hexagon(76), `fill="url(#honey)" stroke="#fff6cc" stroke-width="4"`) +
			path("M-62 -4Q-30 -22 0 -6Q32 10 62 -8V34L0 72L-62 34Z", `fill="#f08c10" opacity="0.55"`) +
			path("M0 -50C22 -18 34 -2 34 18A34 34 0 0 1 -34 18C-34 -2 -22 -18 0 -50Z", `fill="#fffbe0" ${edge(4)}`) +
			path("M0 -28C14 -6 20 4 20 18A20 20 0 0 1 -20 18C-20 4 -14 -6 0 -28Z", `fill="url(#honey)"`) +
			path("M-50 -38L-20 -56", `fill="none" stroke="#ffffff" stroke-width="9" stroke-linecap="round" opacity="0.85"`),
		honey +
			radial("shine", [
				[0.5, "rgba(255,206,70,0.95)"],
				[1, "rgba(255,180,40,0)"],
			]),
	);

/** The queen from above: long body, crown, four wings. */
export const queenBee = (): string =>
	picture(
		mirrored(
			path("M10 -22Q52 -70 88 -46Q96 -14 40 4Q18 4 8 -8Z", `fill="url(#wing)" ${edge()}`) +
				path("M10 -2Q60 -2 72 24Q62 48 24 26Q10 14 8 4Z", `fill="url(#wing)" ${edge()}`) +
				path("M12 -26L50 -40M20 -14L70 -28M16 8L54 22", `fill="none" stroke="#8aa4b8" stroke-width="2"`) +
				path("M8 -50Q14 -66 28 -68", `fill="none" ${edge(4)} stroke-linecap="round"`),
		) +
			path("M-22 4Q-30 52 0 96Q30 52 22 4Q0 -8 -22 4Z", `fill="url(#honey)" ${edge(4)}`) +
			["M-24 18Q0 30 24 18L24 32Q0 44 -24 32Z", "M-22 44Q0 56 22 44L17 58Q0 68 -17 58Z", "M-11 70Q0 77 11 70L0 94Z"]
				.map((d) => path(d, `fill="${ink}"`))
				.join("") +
			circle({ y: -12, r: 22 }, `fill="#e8a83c" ${edge(4)}`) +
			ring(10, () => path("M-3 -15L0 -23L3 -15Z", `fill="#fff0b4"`)).replaceAll("rotate(", "translate(0 -12) rotate(") +
			circle({ y: -42, r: 17 }, `fill="#7a4416" ${edge(4)}`) +
			mirrored(circle({ x: 8, y: -43, r: 5 }, `fill="#fff6d8"`) + circle({ x: 8, y: -43, r: 2.5 }, `fill="#2a1608"`)) +
			path("M-22 -58L-26 -84L-12 -72L0 -92L12 -72L26 -84L22 -58Q0 -66 -22 -58Z", `fill="#ffd83c" ${edge()}`) +
			circle({ y: -70, r: 5 }, `fill="#d83c4a"`),
		honey + wash("wing", ["#ffffff", "#e4f4fc", "#b4d4e8"]),
	);

/** A hive of coiled straw on its board. */
export const skep = (): string =>
	picture(
		path("M-92 70H92V88H-92Z", `fill="url(#wood)" ${edge(4)}`) +
			path("M-72 70Q-78 -30 -34 -72Q0 -100 34 -72Q78 -30 72 70Z", `fill="url(#straw)" ${edge(4)}`) +
			[-62, -40, -16, 8, 32, 54]
				.map((y, index) => {
					const half = [40, 56, 64, 69, 71, 72][index] ?? 70;
					return path(
						`M${-half} ${y}Q0 ${y + 16} ${half} ${y}`,
						`fill="none" stroke="#a8681c" stroke-width="4" stroke-linecap="round"`,
					);
				})
				.join("") +
			[-44, -16, 14, 42]
				.map((x) =>
					path(`M${x} -20L${x + 8} -8M${x - 4} 28L${x + 6} 40`, `fill="none" stroke="#fff0b0" stroke-width="4"`),
				)
				.join("") +
			path("M-20 70V54Q-18 36 0 36Q18 36 20 54V70Z", `fill="#3c200c" ${edge()}`) +
			path("M-10 -84Q0 -100 10 -84Z", `fill="#a8681c" ${edge()}`) +
			bee({ x: 62, y: -58, size: 0.3, turn: 24 }) +
			bee({ x: -74, y: -30, size: 0.26, turn: -30 }),
		wash("straw", ["#ffe69a", "#f0b84c", "#c07a24"]) + wash("wood", ["#b8844c", "#8a5a2c", "#5a3818"]),
	);

type Flying = { readonly x: number; readonly y: number; readonly size: number; readonly turn: number };

/** A worker on the wing, small. */
export const bee = ({ x, y, size, turn }: Flying): string =>
	group(
		`translate(${x} ${y}) rotate(${turn}) scale(${size})`,
		path("M-6 -18Q-40 -74 -4 -80Q26 -70 10 -18Z", `fill="#eef8ff" opacity="0.9" ${edge(5)}`) +
			path("M-56 0Q-50 -28 0 -28Q48 -26 54 0Q48 28 0 28Q-50 28 -56 0Z", `fill="#ffc42e" ${edge(7)}`) +
			path("M-26 -26H-8V26H-26ZM10 -27H28V26H10Z", `fill="${ink}"`) +
			circle({ x: 48, y: -2, r: 18 }, `fill="${ink}"`),
	);

/** A jar with its cloth lid, a spoon of turned wood before it. */
export const honeyJar = (): string =>
	picture(
		path("M-58 -38Q-74 -20 -72 24Q-72 78 -52 88H52Q72 78 72 24Q74 -20 58 -38Z", `fill="url(#glass)" ${edge(4)}`) +
			path("M-66 -6Q-34 8 0 -4Q36 -14 67 -2Q70 70 48 80H-48Q-70 70 -66 -6Z", `fill="url(#honey)"`) +
			path("M-50 12Q-54 46 -42 66", `fill="none" stroke="#fffbe0" stroke-width="8" stroke-linecap="round"`) +
			path(
				"M-64 -38Q-72 -60 -56 -66Q-54 -90 0 -90Q54 -90 56 -66Q72 -60 64 -38Q0 -50 -64 -38Z",
				`fill="url(#cloth)" ${edge(4)}`,
			) +
			path("M-60 -54Q0 -66 60 -54", `fill="none" stroke="#fff4dc" stroke-width="7"`) +
			path("M-36 14H36V58H-36Z", `fill="#fff8e4" ${edge()}`) +
			path(hexagon(16), `fill="url(#honey)" ${edge(2)} transform="translate(0 36)"`) +
			[-24, 24].map((x) => path(`M${x - 5} 30H${x + 5}M${x - 5} 42H${x + 5}`, `fill="none" ${edge(2)}`)).join(""),
		honey + wash("cloth", ["#f07a5a", "#d8442e", "#a02a20"]) + wash("glass", ["#ffffff", "#fff0c4", "#f0c878"]),
	);

const stalk = path("M0 10Q-8 60 4 98", `fill="none" stroke="#3f7a34" stroke-width="9" stroke-linecap="round"`);

/** A head of clover over its three leaves. */
export const clover = (): string =>
	picture(
		stalk +
			[-64, 64, 0]
				.map((turn) =>
					group(
						`translate(0 62) rotate(${turn})`,
						path("M0 4Q-40 -10 -28 -40Q-14 -52 0 -36Q14 -52 28 -40Q40 -10 0 4Z", `fill="url(#leaf)" ${edge()}`) +
							path("M-18 -26Q0 -14 18 -26", `fill="none" stroke="#e4f6b8" stroke-width="4"`),
					),
				)
				.join("") +
			circle({ y: -34, r: 48 }, `fill="url(#bloom)" ${edge(4)}`) +
			[44, 30, 16]
				.map((far, row) =>
					ring(
						14 - row * 3,
						() =>
							path(
								petal({ length: far + 16, width: 15 }),
								`fill="${["#d84a94", "#f07ab4", "#ffc0dc"][row] ?? "#f07ab4"}" stroke="#8a2460" stroke-width="1.500"`,
							),
						row * 12,
					).replaceAll("rotate(", "translate(0 -34) rotate("),
				)
				.join(""),
		leaf + wash("bloom", ["#f8a4cc", "#d84a94", "#9a2a6a"]),
	);

/** Three spikes of lavender, tied. */
export const lavender = (): string =>
	picture(
		[-24, 24, 0]
			.map((turn) =>
				group(
					`translate(0 66) rotate(${turn})`,
					path("M0 26V-120", `fill="none" stroke="#4f8a48" stroke-width="7"`) +
						[-50, -70, -90, -110, -130]
							.map((y, index) =>
								mirrored(
									path(
										`M0 ${y + 10}Q${26 - index * 3} ${y + 4} ${24 - index * 3} ${y - 16}Q4 ${y - 12} 0 ${y + 4}Z`,
										`fill="url(#violet)" ${edge(2)}`,
									),
								),
							)
							.join("") +
						path("M0 -128Q-10 -142 0 -156Q10 -142 0 -128Z", `fill="#a078e8" ${edge(2)}`),
				),
			)
			.join("") +
			path("M-30 84L-12 62H12L30 84L14 98H-14Z", `fill="url(#leaf)" ${edge()}`) +
			path("M-26 56Q0 66 26 56V68Q0 78 -26 68Z", `fill="#f4c03c" ${edge()}`),
		leaf + wash("violet", ["#c0a0ff", "#8258dc", "#4c2c9c"]),
	);

/** A poppy, its four leaves open. */
export const poppy = (): string =>
	picture(
		stalk +
			path("M0 66Q40 40 62 52Q44 84 2 84Z", `fill="url(#leaf)" ${edge()}`) +
			ring(4, (index) =>
				path(
					"M0 0Q-64 -30 -46 -70Q0 -92 46 -70Q64 -30 0 0Z",
					`fill="${index % 2 === 0 ? "url(#scarlet)" : "#f0563c"}" ${edge()}`,
				),
			).replaceAll("rotate(", "translate(0 -14) rotate(") +
			ring(4, () => path("M0 0Q-20 -22 0 -40Q20 -22 0 0Z", `fill="#2c1020"`), 45).replaceAll(
				"rotate(",
				"translate(0 -14) rotate(",
			) +
			circle({ y: -14, r: 15 }, `fill="#b4d05a" ${edge()}`) +
			ring(8, () => path("M0 -4V-13", `stroke="#4a6a20" stroke-width="3"`)).replaceAll(
				"rotate(",
				"translate(0 -14) rotate(",
			),
		leaf + wash("scarlet", ["#ff8a5a", "#e8342c", "#a81c28"]),
	);

/** A daisy, white about its yolk. */
export const daisy = (): string =>
	picture(
		stalk +
			path("M2 70Q-44 40 -62 58Q-44 86 0 86Z", `fill="url(#leaf)" ${edge()}`) +
			ring(14, (index) =>
				path(petal({ length: 74, width: 24 }), `fill="${index % 2 === 0 ? "#ffffff" : "#e4eefa"}" ${edge(2)}`),
			).replaceAll("rotate(", "translate(0 -20) rotate(") +
			circle({ y: -20, r: 27 }, `fill="url(#honey)" ${edge(4)}`) +
			ring(9, () => circle({ y: -16, r: 3 }, `fill="#b8640c"`)).replaceAll("rotate(", "translate(0 -20) rotate("),
		leaf + honey,
	);
