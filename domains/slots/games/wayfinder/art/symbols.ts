// The symbols of Wayfinder: cut into wood and printed on bark cloth in earth, soot and sea.
import { circle, fan, group, linear, mirrored, n, path, petal, picture, ring, star } from "../../../ui/art/draw.ts";

const soot = "#2b1a12";
const earth = "#a8452a";
const ochre = "#e0a24a";
const bark = "#f0ddb4";
const sea = "#1f6f86";

/** A piece of beaten cloth, its edge uneven, its fibres crossed. */
function print(ground: string, ...blocks: readonly string[]): string {
	const fibres = Array.from({ length: 15 }, (_, index) => {
		const at = -88 + index * 12.5;
		return `M${n(at)} -94Q${n(at + 6)} 0 ${n(at - 4)} 94M-94 ${n(at)}Q0 ${n(at + 5)} 94 ${n(at - 3)}`;
	}).join("");
	const outline = "M-88 -92Q-40 -98 4 -92T92 -90Q96 -40 91 2T93 90Q40 97 -4 92T-92 91Q-97 40 -91 -4T-88 -92Z";
	return picture(
		`${path(outline, `fill="${ground}" stroke="${soot}" stroke-width="3"`)}${blocks.join("")}${path(fibres, `fill="none" stroke="#5a3a1e" stroke-width="1" opacity="0.2"`)}${path(outline, `fill="url(#worn)"`)}`,
		linear(
			"worn",
			[
				[0, "rgba(255,250,230,0.3)"],
				[0.5, "rgba(255,250,230,0)"],
				[1, "rgba(60,25,10,0.26)"],
			],
			{ x: 1, y: 1 },
		),
	);
}

const cut = (d: string, fill: string): string =>
	path(d, `fill="${fill}" stroke="${soot}" stroke-width="4.500" stroke-linejoin="round"`);
const groove = (d: string, colour = bark, width = 4): string =>
	path(d, `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`);

/** The wild: the double canoe under its claw of a sail. */
export const canoe = (): string =>
	print(
		"#124a60",
		ring(16, (index) => path(`M-4 -66L0 ${index % 2 === 0 ? -88 : -80}L4 -66Z`, `fill="${ochre}" opacity="0.7"`)) +
			cut("M-6 26C-44 -10 -48 -56 -14 -84C-18 -50 0 -30 8 24Z", earth) +
			cut("M10 24C8 -20 26 -62 62 -74C72 -34 52 4 20 28Z", ochre) +
			groove("M-32 -44Q-22 -10 0 18M-22 -62Q-14 -24 6 10M50 -56Q34 -16 16 18M60 -36Q44 -4 24 22", soot, 3.5) +
			cut("M-88 30Q-50 44 0 44T88 24Q76 66 44 70H-46Q-76 66 -88 30Z", soot) +
			groove("M-70 50l12 8l12 -8l12 8l12 -8l12 8l12 -8l12 8l12 -8l12 8l12 -8l12 8") +
			groove("M-84 84Q-56 74 -28 84T28 84T84 84", "#9fd8e0", 6),
	);

/** The scatter: the compass of houses in which stars rise. */
export const starCompass = (): string =>
	print(
		bark,
		circle({ r: 82 }, `fill="${soot}"`) +
			ring(32, (index) => path("M-5 -64L0 -80L5 -64Z", `fill="${index % 4 === 0 ? ochre : bark}"`)) +
			circle({ r: 60 }, `fill="${sea}" stroke="${bark}" stroke-width="4"`) +
			path(star(8, { outer: 56, inner: 18 }), `fill="${bark}" stroke="${soot}" stroke-width="3"`) +
			path(star(4, { outer: 56, inner: 12 }), `fill="${earth}" stroke="${soot}" stroke-width="3"`) +
			circle({ r: 10 }, `fill="${ochre}" stroke="${soot}" stroke-width="3"`),
	);

export const turtle = (): string =>
	print(
		"#2a8a86",
		mirrored(
			cut("M40 -30C70 -62 92 -52 90 -24C76 -22 62 -14 52 -4Z", soot) +
				cut("M34 44C58 48 70 66 62 84C46 80 34 70 24 60Z", soot),
		) +
			cut("M-18 -52C-20 -84 20 -84 18 -52Z", soot) +
			mirrored(circle({ x: 8, y: -68, r: 3.5 }, `fill="${bark}"`)) +
			cut("M0 -58C44 -54 62 -16 58 18C52 54 26 72 0 74C-26 72 -52 54 -58 18C-62 -16 -44 -54 0 -58Z", earth) +
			path("M0 -40L26 -20V14L0 34L-26 14V-20Z", `fill="${ochre}" stroke="${soot}" stroke-width="4"`) +
			groove("M0 -56V-40M26 -20L50 -28M26 14L54 26M0 34V72M-26 14L-54 26M-26 -20L-50 -28", soot, 4) +
			groove("M-12 -14L0 -24L12 -14L12 6L0 16L-12 6Z", soot, 4),
	);

export const frigatebird = (): string =>
	print(
		"#e9b35c",
		circle({ x: 46, y: -50, r: 26 }, `fill="${earth}" stroke="${soot}" stroke-width="4"`) +
			cut("M-4 4C-24 -30 -58 -54 -92 -48C-66 -38 -50 -22 -40 0C-58 -4 -74 0 -86 10C-58 8 -36 18 -18 30Z", soot) +
			cut("M4 4C20 -18 50 -26 90 -10C64 -8 46 4 36 20C54 20 68 28 76 42C52 32 30 32 12 34Z", soot) +
			cut("M-14 -6C4 -16 18 -8 18 8C16 36 6 60 -14 90C-12 70 -16 66 -34 78C-22 50 -26 14 -14 -6Z", soot) +
			cut("M-2 10C12 8 14 26 4 38C-6 32 -8 20 -2 10Z", earth) +
			groove("M-76 -42Q-46 -26 -28 8M64 -6Q42 2 24 20M-8 40Q-12 56 -20 66", bark, 3.5) +
			cut("M2 -8C2 -30 24 -32 28 -16L52 -6L24 -4Z", soot) +
			circle({ x: 18, y: -18, r: 3 }, `fill="${bark}"`),
	);

export const flyingFish = (): string =>
	print(
		"#cfe4dc",
		cut("M-86 46L-60 26L-74 6C-52 8 -46 14 -40 20C-8 -8 34 -18 78 -2C60 30 8 48 -40 34Z", sea) +
			cut("M-6 4C-20 -36 0 -74 38 -88C34 -50 32 -24 28 -4Z", earth) +
			cut("M-18 28C-20 56 0 76 26 80C18 56 20 40 22 28Z", ochre) +
			groove("M6 0Q6 -40 32 -74M16 -2Q18 -36 34 -62M-4 34Q0 58 18 72", soot, 3.5) +
			groove("M-26 14l10 8l10 -10l10 8l10 -10l10 8") +
			circle({ x: 60, y: -2, r: 6 }, `fill="${bark}" stroke="${soot}" stroke-width="3"`) +
			groove("M-80 76Q-54 66 -28 76T24 76T76 76", sea, 6),
	);

export const breadfruit = (): string =>
	print(
		"#b9582e",
		[-58, 0, 58]
			.map((turn) =>
				group(
					`rotate(${turn}) translate(0 -10)`,
					cut("M0 6C-34 -14 -32 -44 -12 -50C-16 -64 -8 -76 0 -84C8 -76 16 -64 12 -50C32 -44 34 -14 0 6Z", "#2f5f3a") +
						groove("M0 0V-68M0 -24L-16 -38M0 -24L16 -38", bark, 3),
				),
			)
			.join("") +
			circle({ y: 30, r: 48 }, `fill="${ochre}" stroke="${soot}" stroke-width="5"`) +
			Array.from({ length: 5 }, (_, row) =>
				Array.from({ length: 5 }, (__, column) => ({ x: -32 + column * 16 + (row % 2) * 8, y: 0 + row * 15 })),
			)
				.flat()
				.filter(({ x, y }) => Math.hypot(x, y - 30) < 40)
				.map(({ x, y }) => path(`M${x - 5} ${y}L${x} ${y - 6}L${x + 5} ${y}L${x} ${y + 6}Z`, `fill="${soot}"`))
				.join(""),
	);

/** Blocks that are printed edge to edge on the cloth's border. */
export const wavePrint = (): string =>
	print(
		bark,
		[-54, 0, 54]
			.map((y) =>
				[-54, 0, 54]
					.map((x) =>
						group(
							`translate(${x} ${y})`,
							groove("M-24 16C-24 -16 14 -22 18 0C18 14 0 14 0 4", sea, 9) + groove("M-24 20H26", sea, 7),
						),
					)
					.join(""),
			)
			.join(""),
	);

export const reefPrint = (): string =>
	print(
		bark,
		[-44, 44]
			.map((y) =>
				[-44, 44]
					.map((x) =>
						group(
							`translate(${x} ${y})`,
							path(star(8, { outer: 38, inner: 18 }), `fill="${earth}"`) +
								circle({ r: 15 }, `fill="${bark}"`) +
								circle({ r: 8 }, `fill="${earth}"`),
						),
					)
					.join(""),
			)
			.join(""),
	);

export const palmPrint = (): string =>
	print(
		bark,
		group(
			"translate(0 84)",
			fan({ count: 9, from: -78, to: 78 }, (_, part) =>
				path(
					petal({ length: 150 - Math.abs(part - 0.5) * 90, width: 20 }),
					`fill="${part === 0.5 ? ochre : "#3f6a3a"}" stroke="${soot}" stroke-width="3"`,
				),
			),
		) + path("M-86 86H86V74H-86Z", `fill="${soot}"`),
	);

export const netPrint = (): string =>
	print(
		bark,
		[-60, -20, 20, 60]
			.map((y) =>
				[-60, -20, 20, 60]
					.map(
						(x) =>
							path(
								`M${x} ${y - 19}L${x + 19} ${y}L${x} ${y + 19}L${x - 19} ${y}Z`,
								`fill="${(x + y) % 80 === 0 ? soot : ochre}"`,
							) + circle({ x, y, r: 5 }, `fill="${bark}"`),
					)
					.join(""),
			)
			.join(""),
	);
