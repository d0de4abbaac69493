// The symbols of Bojagi: pieces of sheer cloth, felled at their seams, and what is stitched or set upon them.
import { circle, fan, group, linear, mirrored, n, path, petal, picture, radial, ring } from "../../../ui/art/draw.ts";
import { tones } from "./tones.ts";

type Dye = readonly [light: string, deep: string];

/** A square of cloth with its weave, the light through it, and the white running stitch along its seam. */
function cloth(dye: Dye, pieces: string): string {
	const [light, deep] = dye;
	const weave = Array.from({ length: 17 }, (_, index) => {
		const at = -88 + index * 11;
		return `M${at} -92V92M-92 ${at}H92`;
	}).join("");
	const outline = "M-90 -93Q0 -88 92 -92Q88 0 93 90Q0 94 -92 91Q-89 0 -90 -93Z";
	return picture(
		path(outline, `fill="url(#dye)" stroke="${deep}" stroke-width="3"`) +
			path(weave, `stroke="#ffffff" stroke-width="1" opacity="0.16"`) +
			pieces +
			path(
				"M-84 -86Q0 -82 85 -85Q82 0 86 84Q0 87 -85 85Q-83 0 -84 -86Z",
				`fill="none" stroke="${tones.thread}" stroke-width="2.6" stroke-dasharray="9 6" opacity="0.9"`,
			) +
			path(outline, `fill="url(#light)"`),
		radial(
			"dye",
			[
				[0, light],
				[1, deep],
			],
			{ x: 0.36, y: 0.3 },
		) +
			linear(
				"light",
				[
					[0, "rgba(255,255,255,0.34)"],
					[0.5, "rgba(255,255,255,0)"],
					[1, "rgba(40,20,50,0.2)"],
				],
				{ x: 1, y: 1 },
			) +
			paints,
	);
}

const paints =
	radial(
		"porcelain",
		[
			[0, "#ffffff"],
			[0.55, "#f3f1ec"],
			[0.85, "#cfd3dc"],
			[1, "#a9afc0"],
		],
		{ x: 0.38, y: 0.32 },
	) +
	radial(
		"fruit",
		[
			[0, "#ffc98f"],
			[0.5, "#f28a3c"],
			[1, "#c9501c"],
		],
		{ x: 0.38, y: 0.32 },
	) +
	radial("glow", [
		[0, "rgba(255,246,214,0.95)"],
		[1, "rgba(255,240,190,0)"],
	]);

/** A seam between two pieces: cloth on cloth is darker, and the stitch is white. */
const seam = (d: string, deep: string): string =>
	path(d, `fill="none" stroke="${deep}" stroke-width="8" opacity="0.5"`) +
	path(d, `fill="none" stroke="${tones.thread}" stroke-width="2" stroke-dasharray="7 5" opacity="0.85"`);

const piece = (d: string, colour: string, opacity = 0.55): string => path(d, `fill="${colour}" opacity="${opacity}"`);

/** The wild: a moon jar, white as its name, on a cloth of night, with the light that comes from it. */
export function moonJar(): string {
	const jar =
		path("M-26 70Q0 78 26 70L22 80Q0 86 -22 80Z", `fill="#b9bdc9"`) +
		path(
			"M-28 -66C-62 -58 -78 -30 -76 2C-74 38 -52 66 -26 72Q0 78 26 72C52 66 74 38 76 2C78 -30 62 -58 28 -66Z",
			`fill="url(#porcelain)" stroke="#7d8296" stroke-width="3.5" stroke-linejoin="round"`,
		) +
		path(
			"M-30 -74Q0 -82 30 -74L28 -64Q0 -56 -28 -64Z",
			`fill="#eef0f3" stroke="#7d8296" stroke-width="3.5" stroke-linejoin="round"`,
		) +
		path("M-26 -73Q0 -66 26 -73", `fill="none" stroke="#7d8296" stroke-width="2.4"`) +
		path("M-72 8Q0 26 72 8", `fill="none" stroke="#c3c8d4" stroke-width="2.5" opacity="0.8"`) +
		path(
			"M-54 -30Q-62 -8 -54 20",
			`fill="none" stroke="#ffffff" stroke-width="9" stroke-linecap="round" opacity="0.95"`,
		) +
		path(
			"M-22 30q12 -30 30 -34M-6 12q-12 -6 -18 -2M0 4q4 -14 16 -16",
			`fill="none" stroke="#5b77a8" stroke-width="3.4" stroke-linecap="round" opacity="0.8"`,
		) +
		circle({ x: 12, y: -8, r: 6 }, `fill="#5b77a8" opacity="0.8"`);
	return cloth(
		["#6d80c4", "#17214f"],
		circle({ r: 92 }, `fill="url(#glow)"`) +
			ring(24, (index) =>
				path(`M-1.6 -70L0 ${index % 2 === 0 ? -90 : -82}L1.6 -70Z`, `fill="#fff6d2" opacity="0.75"`),
			) +
			group("translate(0 2) scale(0.84)", jar),
	);
}

/** A butterfly knot of silk cord over its tassel. */
export function butterflyKnot(): string {
	const cord = (d: string, width = 11): string =>
		path(d, `fill="none" stroke="#6f1526" stroke-width="${width + 5}" stroke-linecap="round" stroke-linejoin="round"`) +
		path(d, `fill="none" stroke="#e2475a" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`) +
		path(
			d,
			`fill="none" stroke="#ff9aa4" stroke-width="${n(width * 0.28)}" stroke-linecap="round" stroke-linejoin="round"`,
		);
	return cloth(
		tones.gold,
		cord("M0 -84V-44", 8) +
			mirrored(cord("M6 -24C22 -72 78 -66 70 -28C66 -6 30 -8 8 -12") + cord("M6 0C26 2 62 6 54 32C46 52 18 34 6 12")) +
			cord("M-16 -20L16 8M16 -20L-16 8", 10) +
			path("M0 -34L24 -6L0 22L-24 -6Z", `fill="none" stroke="#6f1526" stroke-width="15" stroke-linejoin="round"`) +
			path("M0 -34L24 -6L0 22L-24 -6Z", `fill="none" stroke="#e2475a" stroke-width="10" stroke-linejoin="round"`) +
			cord("M-6 -14L8 2", 9) +
			path("M-13 36H13V48H-13Z", `fill="#d8a03a" stroke="#6f1526" stroke-width="3"`) +
			fan({ count: 7, from: 168, to: 192 }, () =>
				group("translate(0 -44)", path("M0 0V-40", `stroke="#c22f45" stroke-width="5" stroke-linecap="round"`)),
			),
	);
}

export function plumBlossom(): string {
	const branch = "M-86 76Q-50 50 -34 16M-58 48Q-24 60 -6 82M58 -88Q52 -64 66 -40";
	const bloom = (size: number): string =>
		group(
			`scale(${size})`,
			ring(5, () =>
				path(petal({ length: 58, width: 56, tip: 1 }), `fill="#fff5fa" stroke="#b65a8d" stroke-width="3.4"`),
			) +
				ring(5, () => path(petal({ length: 34, width: 26, tip: 1 }), `fill="#f6b9d5"`)) +
				ring(
					10,
					() => path("M0 -8V-26", `stroke="#c04f83" stroke-width="2.4"`) + circle({ y: -28, r: 3.2 }, `fill="#f0b93f"`),
				) +
				circle({ r: 8 }, `fill="#a8c26a"`),
		);
	return cloth(
		tones.plum,
		path(branch, `fill="none" stroke="#5b2f3b" stroke-width="7" stroke-linecap="round"`) +
			group("translate(6 -6)", bloom(1.06)) +
			group("translate(-58 58)", bloom(0.42)) +
			circle({ x: 64, y: -58, r: 10 }, `fill="#fff5fa" stroke="#b65a8d" stroke-width="3"`) +
			circle({ x: 60, y: 62, r: 8 }, `fill="#fff5fa" stroke="#b65a8d" stroke-width="3"`),
	);
}

export function persimmon(): string {
	return cloth(
		["#ffe2bd", "#e9a35c"],
		path(
			"M-68 -4C-68 -46 -36 -52 0 -46C36 -52 68 -46 68 -4C68 40 36 68 0 68C-36 68 -68 40 -68 -4Z",
			`fill="url(#fruit)" stroke="#8f3a12" stroke-width="3.6"`,
		) +
			path(
				"M-50 -8Q-50 -30 -32 -36",
				`fill="none" stroke="#fff0dd" stroke-width="8" stroke-linecap="round" opacity="0.9"`,
			) +
			fan({ count: 4, from: -118, to: 118 }, () =>
				group(
					"translate(0 6)",
					path(
						petal({ length: 46, width: 34, tip: 0.4 }),
						`fill="${tones.pine}" stroke="#21402c" stroke-width="3" transform="translate(0 6)"`,
					),
				),
			) +
			group(
				"translate(0 -40)",
				circle({ r: 9 }, `fill="#6d8a4c" stroke="#21402c" stroke-width="3"`) +
					path("M0 -6Q4 -24 18 -32", `fill="none" stroke="#5a3a20" stroke-width="8" stroke-linecap="round"`),
			),
	);
}

/** Patches are told apart by how they are pieced, not by their dye alone: here a pinwheel. */
export function jadePatch(): string {
	const [light, deep] = tones.jade;
	return cloth(
		tones.jade,
		ring(4, (index) => piece("M0 0L0 -84L84 -84Z", index % 2 === 0 ? "#1f6f5c" : "#e6fbf1", 0.5)) +
			seam("M-84 -84L84 84M84 -84L-84 84M0 -86V86M-86 0H86", deep) +
			circle({ r: 15 }, `fill="${light}" stroke="${tones.thread}" stroke-width="3"`) +
			circle({ r: 6 }, `fill="${deep}"`),
	);
}

/** Squares within squares. */
export function indigoPatch(): string {
	const [, deep] = tones.indigo;
	const square = (half: number): string => `M${-half} ${-half}H${half}V${half}H${-half}Z`;
	return cloth(
		tones.indigo,
		piece(square(66), "#1b2f66", 0.6) +
			group("rotate(45)", piece(square(46), "#c9d8f7", 0.6) + seam(square(46), deep)) +
			piece(square(30), "#223a78", 0.75) +
			seam(square(66), deep) +
			seam(square(30), deep) +
			seam("M-86 -86L-66 -66M86 -86L66 -66M-86 86L-66 66M86 86L66 66", deep),
	);
}

/** Strips of undyed ramie, crossed, with bats' wings of folded cloth where they meet. */
export function ramiePatch(): string {
	const deep = "#b5a582";
	const wing = piece("M0 0Q16 -16 0 -30Q-16 -16 0 0Z", "#8f7f5e", 0.65);
	return cloth(
		tones.ramie,
		piece("M-30 -90H-4V90H-30Z", "#cfc0a0", 0.6) +
			piece("M-90 22H90V52H-90Z", "#cfc0a0", 0.6) +
			piece("M36 -90H90V22H36Z", "#d9cfb8", 0.7) +
			seam("M-30 -88V88M-4 -88V88M36 -88V22M-88 22H88M-88 52H88M36 -34H88", deep) +
			group(
				"translate(-17 37)",
				ring(4, () => wing),
			) +
			circle({ x: -17, y: 37, r: 5 }, `fill="${tones.madder[1]}"`),
	);
}
