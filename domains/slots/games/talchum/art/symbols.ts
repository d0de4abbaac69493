// The symbols of Masks at the Market: carved alder and painted gourd, cut hard like a woodblock, with hemp cloth behind.
import { circle, fan, group, linear, mirrored, path, picture, radial, ring } from "../../../ui/art/draw.ts";

const ink = "#1a0f14";
const cut = (width = 5): string =>
	`stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
const stroke = (colour: string, width = 5): string =>
	`fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;

/** What a mask is made of: its face, its brows and its mouth, all cut from one outline. */
type Carved = {
	readonly outline: string;
	readonly skin: readonly [light: string, deep: string];
	/** Drawn below the face: hair, a hood, a hat. */
	readonly behind: string;
	readonly features: string;
};

const carved = ({ outline, skin, behind, features }: Carved): string =>
	picture(
		behind + path(outline, `fill="url(#skin)" ${cut(6)}`) + features,
		radial(
			"skin",
			[
				[0, skin[0]],
				[0.7, skin[0]],
				[1, skin[1]],
			],
			{ x: 0.4, y: 0.34 },
		),
	);

/** Eyes that laugh: two crescents under heavy brows. */
const laughing = (brow: string): string =>
	mirrored(
		path("M14 -16Q34 -36 58 -16", stroke(ink, 7)) +
			path("M10 -42Q36 -64 66 -40Q38 -50 10 -42Z", `fill="${brow}" ${cut(3)}`),
	);

/** The wild: the white lion that eats every ill, its mane in five colours. */
export const whiteLion = (): string =>
	picture(
		ring(20, (index) =>
			path(
				"M-15 -58Q-10 -100 14 -94Q4 -80 15 -58Z",
				`fill="${["#d8342e", "#f2b22c", "#2f8a5e", "#2a5ab0", "#fff6e4"][index % 5] ?? "#fff6e4"}" ${cut(3)}`,
			),
		) +
			circle({ r: 64 }, `fill="#fff9ec" ${cut(6)}`) +
			mirrored(
				circle({ x: 27, y: -18, r: 19 }, `fill="#f2b22c" ${cut(4)}`) +
					circle({ x: 27, y: -18, r: 9 }, `fill="${ink}"`) +
					circle({ x: 30, y: -22, r: 3 }, `fill="#fff"`) +
					path("M6 -42Q30 -58 54 -38", stroke("#d8342e", 8)),
			) +
			path("M-20 4Q0 -10 20 4L12 18H-12Z", `fill="#d8342e" ${cut(4)}`) +
			path("M-42 26Q0 14 42 26Q44 56 0 58Q-44 56 -42 26Z", `fill="#7a1424" ${cut(5)}`) +
			path("M-34 28L-26 42L-16 26L-6 42L4 26L14 42L24 27L34 40", stroke("#fffdf4", 5)) +
			path("M-16 50Q0 40 16 50", stroke("#f0788a", 7)),
	);

/** The scatter: the drum that calls the market together. */
export const marketDrum = (): string =>
	picture(
		ring(16, () => path("M-5 -82L0 -97L5 -82Z", `fill="#f2b22c"`)) +
			circle({ r: 80 }, `fill="#8a1c28" ${cut(6)}`) +
			ring(16, () => circle({ y: -70, r: 5 }, `fill="#f6cf5a" ${cut(2)}`)) +
			circle({ r: 60 }, `fill="url(#hide)" ${cut(5)}`) +
			path("M-48 -8C-30 -34 -4 -18 0 0C4 18 30 34 48 8C44 40 -44 48 -48 -8Z", `fill="#2a5ab0"`) +
			path("M48 8C30 34 4 18 0 0C-4 -18 -30 -34 -48 -8C-44 -40 44 -48 48 8Z", `fill="#d8342e"`) +
			path("M40 -92L6 -24M96 -36L28 -2", stroke(ink, 13)) +
			path("M40 -92L6 -24M96 -36L28 -2", stroke("#d9a25a", 8)) +
			circle({ x: 6, y: -24, r: 11 }, `fill="#fff6e4" ${cut(3)}`) +
			circle({ x: 28, y: -2, r: 11 }, `fill="#fff6e4" ${cut(3)}`),
		radial("hide", [
			[0, "#fff8e4"],
			[1, "#e2bd82"],
		]),
	);

/** The mask that is not yet anyone: half laughing, half weeping, under a turning cloth. */
export const turningMask = (): string =>
	picture(
		circle({ r: 92 }, `fill="url(#dusk)"`) +
			ring(6, (index) =>
				path(
					"M0 0C-20 -40 -24 -70 6 -92C20 -66 16 -36 0 0Z",
					`fill="${index % 2 === 0 ? "#5a2f8a" : "#7a48b4"}" opacity="0.8"`,
				),
			) +
			path("M0 -76Q-58 -74 -58 -14Q-56 58 0 80Z", `fill="#fff4dc" ${cut(5)}`) +
			path("M0 -76Q58 -74 58 -14Q56 58 0 80Z", `fill="#2a2032" ${cut(5)}`) +
			path("M-44 -18Q-30 -38 -14 -18", stroke(ink, 7)) +
			path("M14 -30Q30 -12 46 -30", stroke("#f2b22c", 7)) +
			path("M-38 24Q-26 56 0 56", stroke("#c02a34", 8)) +
			path("M0 56Q24 30 38 50", stroke("#f2b22c", 8)) +
			path("M-8 -14Q-14 14 0 18V-20Z", `fill="#e8c088" ${cut(3)}`) +
			path("M0 -20V18Q14 14 8 -14Z", `fill="#4a3a58" ${cut(3)}`) +
			circle({ x: -30, y: 10, r: 7 }, `fill="#e0483c"`) +
			path("M34 -6q9 16 0 22q-9 -6 0 -22Z", `fill="#6fb4f0"`),
		radial("dusk", [
			[0, "#c89af0"],
			[1, "#3a1a66"],
		]),
	);

export const nobleMask = (): string =>
	carved({
		skin: ["#f6c07a", "#b8703a"],
		behind:
			path("M-98 -46Q0 -64 98 -46V-36Q0 -50 -98 -36Z", `fill="#241a2c" ${cut(4)}`) +
			path("M-42 -52L-34 -98H34L42 -52Z", `fill="#33263e" ${cut(5)}`),
		outline: "M-62 -44Q0 -66 62 -44Q70 10 44 50Q30 78 0 92Q-30 78 -44 50Q-70 10 -62 -44Z",
		features:
			group("translate(0 6)", laughing("#2a1a1c")) +
			path("M-10 -18Q-22 16 -18 24Q0 34 18 24Q22 16 10 -18Z", `fill="#e8a860" ${cut(4)}`) +
			path("M-40 36Q0 62 40 36Q28 66 0 68Q-28 66 -40 36Z", `fill="#7a1424" ${cut(4)}`) +
			mirrored(path("M44 8Q52 24 42 42", stroke("#a8602c", 4))) +
			path("M-5 68Q-9 88 0 98Q9 88 5 68Z", `fill="#241a1c" ${cut(3)}`),
	});

export const brideMask = (): string =>
	carved({
		skin: ["#fffaf0", "#e8ccb0"],
		behind:
			path("M-74 20Q-92 -92 0 -92Q92 -92 74 20Q66 -30 50 -44H-50Q-66 -30 -74 20Z", `fill="#1c1420" ${cut(5)}`) +
			path("M-30 -78Q0 -104 30 -78Q20 -64 0 -64Q-20 -64 -30 -78Z", `fill="#d8342e" ${cut(4)}`),
		outline: "M-54 -40Q0 -62 54 -40Q62 20 36 58Q18 82 0 84Q-18 82 -36 58Q-62 20 -54 -40Z",
		features:
			mirrored(
				path("M12 -14Q30 -24 46 -12", stroke(ink, 6)) +
					path("M14 -34Q32 -42 48 -30", stroke(ink, 4)) +
					circle({ x: 32, y: 18, r: 14 }, `fill="#e8483c"`),
			) +
			circle({ y: -38, r: 9 }, `fill="#e8483c"`) +
			path("M-4 -10L-8 20Q0 26 8 20L4 -10", stroke("#c89a74", 4)) +
			path("M-14 44Q-6 38 0 43Q6 38 14 44Q0 56 -14 44Z", `fill="#c8202e" ${cut(3)}`),
	});

export const butcherMask = (): string =>
	carved({
		skin: ["#d8583c", "#7a1c20"],
		behind: path("M-66 -30Q-80 -96 -20 -84Q0 -104 20 -84Q80 -96 66 -30Z", `fill="#2a1a14" ${cut(5)}`),
		outline: "M-66 -36Q-30 -66 0 -58Q30 -66 66 -36Q80 6 58 46Q40 82 0 84Q-40 82 -58 46Q-80 6 -66 -36Z",
		features:
			mirrored(
				circle({ x: 30, y: -14, r: 14 }, `fill="#fff6e4" ${cut(4)}`) +
					circle({ x: 28, y: -12, r: 6 }, `fill="${ink}"`) +
					path("M8 -28L54 -46", stroke(ink, 11)) +
					path("M48 16Q60 24 52 40", stroke("#5a1018", 4)),
			) +
			path("M-14 -6Q-30 26 0 28Q30 26 14 -6Z", `fill="#b03a2c" ${cut(4)}`) +
			path("M-42 44Q0 36 42 44L30 66Q0 72 -30 66Z", `fill="#2a0a10" ${cut(4)}`) +
			[-26, -9, 9, 26].map((x) => path(`M${x - 7} 45H${x + 7}V57H${x - 7}Z`, `fill="#fff6e4" ${cut(2)}`)).join(""),
	});

export const monkMask = (): string =>
	carved({
		skin: ["#f2d08a", "#a87838"],
		behind: path("M-70 10Q-84 -96 0 -96Q84 -96 70 10Z", `fill="#f6ead0" ${cut(5)}`),
		outline: "M-56 -46Q0 -86 56 -46Q72 6 46 52Q24 84 0 86Q-24 84 -46 52Q-72 6 -56 -46Z",
		features:
			laughing("#fff6e4") +
			path("M-10 -12Q-24 20 0 26Q24 20 10 -12Z", `fill="#dcae62" ${cut(4)}`) +
			path("M-36 38Q0 44 36 38Q24 64 0 64Q-24 64 -36 38Z", `fill="#8a1c28" ${cut(4)}`) +
			[-30, -14, 2, 20, 34]
				.map((x, index) => circle({ x, y: -54 + (index % 2) * 9, r: 4 }, `fill="#6a3a1c"`))
				.join("") +
			circle({ x: -40, y: 22, r: 5 }, `fill="#6a3a1c"`) +
			circle({ x: 42, y: 30, r: 5 }, `fill="#6a3a1c"`),
	});

export const riceCake = (): string =>
	picture(
		path("M-90 40Q0 92 90 40L74 66Q0 98 -74 66Z", `fill="#8a5a2c" ${cut()}`) +
			[
				[-46, 26, "#f2a0b4", "#b8486a"],
				[46, 26, "#b4d88a", "#5c8a3c"],
				[0, 34, "#fffaf0", "#cdb894"],
				[-22, -16, "#f6d86a", "#b8862c"],
				[26, -14, "#fffaf0", "#cdb894"],
				[2, -52, "#f2a0b4", "#b8486a"],
			]
				.map(([x, y, light, deep]) =>
					group(
						`translate(${x} ${y})`,
						path("M-38 14Q-36 -28 0 -30Q36 -28 38 14Q0 32 -38 14Z", `fill="${light}" ${cut(4)}`) +
							path("M-24 -2Q0 -20 24 -2M-16 10Q0 0 16 10", stroke(String(deep), 3.5)),
					),
				)
				.join(""),
	);

export const strawShoe = (): string =>
	picture(
		group(
			"rotate(-24)",
			path(
				"M-84 18Q-92 -26 -50 -26Q0 -20 46 -34Q92 -38 92 2Q90 40 40 42Q-20 40 -50 46Q-80 48 -84 18Z",
				`fill="url(#straw)" ${cut()}`,
			) +
				[-60, -42, -24, -6, 12, 30, 48, 66]
					.map((x) => path(`M${x} -22Q${x + 8} 8 ${x} 38`, stroke("#a8722c", 4)))
					.join("") +
				path("M-70 4Q-40 -46 -16 -4Q-40 -24 -58 12Z", `fill="#e8b85a" ${cut(4)}`) +
				path("M-26 -22Q10 -66 66 -30Q20 -40 0 -8Z", `fill="#e8b85a" ${cut(4)}`) +
				path("M-52 -26Q-30 -70 14 -50", stroke(ink, 9)) +
				path("M-52 -26Q-30 -70 14 -50", stroke("#d8342e", 5)),
		),
		linear("straw", [
			[0, "#fbe09a"],
			[1, "#c8903c"],
		]),
	);

export const copperCoin = (): string =>
	picture(
		group("translate(-16 14) rotate(-8)", circle({ r: 62 }, `fill="#8a4a1c" ${cut()}`)) +
			circle({ x: 8, y: -6, r: 68 }, `fill="url(#copper)" ${cut(6)}`) +
			circle({ x: 8, y: -6, r: 55 }, stroke("#8a4a1c", 4)) +
			path("M-12 -26H28V14H-12Z", `fill="#2a1a24" ${cut(5)}`) +
			path("M8 -54V-34M-2 -46H18M8 24V44M-4 34H20M-40 -6H-22M-32 -16V4M38 -6H56M47 -16V4", stroke("#5a2a10", 5)) +
			path("M-36 -40Q-20 -62 6 -64", stroke("#ffe4b4", 6)),
		radial(
			"copper",
			[
				[0, "#ffc88a"],
				[0.6, "#e0883c"],
				[1, "#a04e1c"],
			],
			{ x: 0.35, y: 0.3 },
		),
	);

export const foldingFan = (): string =>
	picture(
		group(
			"translate(0 62) scale(0.87)",
			fan({ count: 9, from: -54, to: 54 }, (index) =>
				path("M-5 -26L-21 -132Q0 -142 21 -132L5 -26Z", `fill="${index % 2 === 0 ? "#2f8a8a" : "#3fa8a0"}" ${cut(3)}`),
			) +
				fan({ count: 9, from: -54, to: 54 }, () => path("M0 0V-40", stroke("#d9a25a", 6))) +
				fan({ count: 5, from: -38, to: 38 }, (index) =>
					circle({ y: -98 - (index % 2) * 12, r: 9 }, `fill="#ffd8e0" stroke="#d8486a" stroke-width="3"`),
				) +
				circle({ r: 10 }, `fill="#f2b22c" ${cut(3)}`) +
				path("M0 8Q-14 20 -4 30", stroke("#d8342e", 6)),
		),
	);
