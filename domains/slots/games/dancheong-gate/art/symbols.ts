// The symbols of Dancheong Gate, drawn as painters of temple beams do: flat bands of tone, a white edge, an ink line.
import {
	banded,
	circle,
	fan,
	group,
	linear,
	mirrored,
	n,
	path,
	petal,
	picture,
	radial,
	ring,
} from "../../../ui/art/draw.ts";
import { gold, ink, tones } from "./tones.ts";

export { gateGuardian } from "./guardian.ts";

/** A painted flower: petals of one colour in bands, a seed of another. */
function rosette(flower: {
	petals: number;
	size: { length: number; width: number; tip: number };
	bands: readonly string[];
	inner: readonly string[];
	seed: string;
}): string {
	const outer = petal(flower.size);
	const inner = petal({ length: 46, width: (flower.size.width * 46) / flower.size.length, tip: flower.size.tip });
	return picture(
		circle({ r: 84 }, `fill="${tones.ink}" opacity="0.55"`) +
			ring(flower.petals, () => banded(outer, flower.bands)) +
			ring(flower.petals, () => banded(inner, flower.inner, { shrink: 0.24 }), 180 / flower.petals) +
			circle({ r: 19 }, `fill="${tones.ink}"`) +
			circle({ r: 16 }, `fill="url(#gold)"`) +
			ring(8, () => circle({ y: -9.5, r: 2.1 }, `fill="${flower.seed}"`)) +
			circle({ r: 5 }, `fill="${flower.seed}"`),
		gold,
	);
}

export const cinnabar = (): string =>
	rosette({
		petals: 8,
		size: { length: 82, width: 58, tip: 1 },
		bands: tones.cinnabar,
		inner: tones.jade,
		seed: tones.cinnabar[0],
	});

export const azure = (): string =>
	rosette({
		petals: 6,
		size: { length: 86, width: 74, tip: 0.1 },
		bands: tones.azure,
		inner: tones.saffron,
		seed: tones.azure[0],
	});

export const jade = (): string =>
	rosette({
		petals: 4,
		size: { length: 84, width: 112, tip: 1 },
		bands: tones.jade,
		inner: tones.cinnabar,
		seed: tones.jade[0],
	});

export const saffron = (): string =>
	rosette({
		petals: 12,
		size: { length: 84, width: 40, tip: 0.7 },
		bands: tones.saffron,
		inner: tones.azure,
		seed: tones.saffron[0],
	});

export const inkFlower = (): string =>
	rosette({
		petals: 5,
		size: { length: 84, width: 88, tip: 0.55 },
		bands: tones.slate,
		inner: tones.rose,
		seed: tones.ink,
	});

/** A great drum seen from the front: the three-coloured swirl in a studded rim. */
export function drum(): string {
	const comma = "M0 0A36 36 0 0 1 0 -72A72 72 0 0 1 62.35 36A36 36 0 0 0 0 0Z";
	const swirl = [tones.cinnabar[1], tones.azure[1], tones.saffron[1]]
		.map((tone, index) => group(`rotate(${index * 120})`, path(comma, `fill="${tone}"`)))
		.join("");
	return picture(
		circle({ r: 95 }, `fill="${tones.ink}"`) +
			circle({ r: 92 }, `fill="url(#gold)"`) +
			circle({ r: 84 }, `fill="${tones.cinnabar[0]}"`) +
			ring(24, () => circle({ y: -83, r: 4.4 }, `fill="url(#gold)" stroke="${tones.ink}" stroke-width="1.4"`)) +
			circle({ r: 74 }, `fill="${tones.cream}" ${ink}`) +
			group("scale(0.96)", swirl) +
			ring(3, () => path("M0 0A36 36 0 0 1 0 -70", `fill="none" stroke="${tones.cream}" stroke-width="3.4"`)) +
			circle({ r: 74 }, `fill="url(#shine)"`),
		gold +
			radial(
				"shine",
				[
					[0, "rgba(255,255,255,0.4)"],
					[0.6, "rgba(255,255,255,0)"],
					[1, "rgba(20,12,8,0.35)"],
				],
				{ x: 0.4, y: 0.3 },
			),
	);
}

/** A lotus in full bloom, seen a little from above. */
export function lotus(): string {
	const back = petal({ length: 118, width: 64, tip: 0.1 });
	const front = petal({ length: 88, width: 66, tip: 0.1 });
	const leaf = petal({ length: 98, width: 74, tip: 0.5 });
	return picture(
		group(
			"translate(0 50)",
			mirrored(group("rotate(104)", banded(leaf, tones.jade))) +
				mirrored(group("rotate(74)", banded(petal({ length: 102, width: 56 }), tones.rose))) +
				fan({ count: 5, from: -56, to: 56 }, () => banded(back, tones.rose)) +
				fan({ count: 4, from: -40, to: 40 }, () => banded(front, tones.blush)) +
				banded(petal({ length: 76, width: 62, tip: 0.1 }), tones.blush) +
				circle({ y: 4, r: 9 }, `fill="${tones.jade[1]}"`) +
				path(
					"M-56 8Q0 34 56 8Q30 44 0 44Q-30 44 -56 8Z",
					`fill="${tones.jade[0]}" stroke="${tones.cream}" stroke-width="2.4"`,
				) +
				mirrored(path("M0 12Q20 18 40 13", `fill="none" stroke="${tones.jade[2]}" stroke-width="3"`)),
		),
	);
}

/** A crane with raised wings before the evening sky. */
export function crane(): string {
	const feather = (length: number, tip: string): string =>
		banded(petal({ length, width: 25, tip: 0.5 }), ["#c9d3d6", "#ffffff"], { edge: tones.ink, shrink: 0.14 }) +
		group(
			`translate(0 ${n(-length * 0.62)})`,
			path(petal({ length: length * 0.36, width: 15, tip: 0.5 }), `fill="${tip}"`),
		);
	const wing = fan({ count: 6, from: 18, to: 112 }, (_, part) => feather(96 - 26 * part, tones.ink));
	return picture(
		circle({ r: 94 }, `fill="url(#sky)" stroke="url(#gold)" stroke-width="5"`) +
			circle({ x: 30, y: -34, r: 26 }, `fill="${tones.saffron[2]}" opacity="0.9"`) +
			mirrored(
				path(
					"M-90 62q16 -20 34 -6q14 -18 34 -2q16 -8 22 6",
					`fill="none" stroke="#cfe3ee" stroke-width="5" opacity="0.65" stroke-linecap="round"`,
				),
			) +
			mirrored(group("translate(4 22)", wing)) +
			path(
				"M0 88C-14 70 -22 40 -14 18C-8 0 -6 -10 -12 -26C-18 -42 -8 -58 8 -56",
				`fill="none" stroke="${tones.ink}" stroke-width="17" stroke-linecap="round"`,
			) +
			path(
				"M0 86C-14 70 -21 40 -14 18C-8 0 -6 -10 -12 -26C-18 -42 -8 -58 8 -56",
				`fill="none" stroke="#ffffff" stroke-width="12" stroke-linecap="round"`,
			) +
			path("M-20 22Q-4 -6 16 20Q20 56 0 92Q-22 58 -20 22Z", `fill="#ffffff" ${ink}`) +
			fan({ count: 3, from: 164, to: 196 }, () =>
				group("translate(0 -40)", path(petal({ length: 42, width: 14 }), `fill="${tones.ink}"`)),
			) +
			path("M6 -64Q20 -66 22 -56Q20 -48 6 -50Z", `fill="#ffffff" ${ink}`) +
			path("M3 -67Q14 -74 20 -63Q12 -62 3 -62Z", `fill="${tones.cinnabar[1]}"`) +
			path("M21 -58L52 -50L21 -52Z", `fill="${tones.saffron[1]}" stroke="${tones.ink}" stroke-width="2"`) +
			circle({ x: 15, y: -58, r: 2.4 }, `fill="${tones.ink}"`),
		gold +
			linear("sky", [
				[0, tones.azure[0]],
				[0.6, tones.azure[1]],
				[1, "#8fb8d8"],
			]),
	);
}

/** A phoenix: five colours in its train. */
export function phoenix(): string {
	const train = [tones.jade, tones.azure, tones.cinnabar, tones.azure, tones.jade];
	const plume = (bands: readonly string[]): string =>
		banded(petal({ length: 104, width: 30, tip: 0.9 }), bands, { shrink: 0.12 }) +
		group(
			"translate(0 -82)",
			circle({ r: 10 }, `fill="url(#gold)" stroke="${tones.ink}" stroke-width="2"`) +
				circle({ r: 4.5 }, `fill="${tones.azure[0]}"`),
		);
	const wing = fan({ count: 6, from: 12, to: 100 }, (index) =>
		banded(petal({ length: 92 - index * 6, width: 27, tip: 0.3 }), index % 2 === 0 ? tones.saffron : tones.cinnabar, {
			shrink: 0.16,
		}),
	);
	return picture(
		circle({ y: -4, r: 90 }, `fill="url(#halo)"`) +
			group(
				"translate(0 -8)",
				fan({ count: 5, from: 128, to: 232 }, (index) => plume(train[index] ?? tones.jade)),
			) +
			mirrored(group("translate(6 0)", wing)) +
			path("M-22 0Q0 -34 22 0Q26 34 0 56Q-26 34 -22 0Z", `fill="url(#gold)" ${ink}`) +
			fan({ count: 3, from: 150, to: 210 }, () =>
				group("translate(0 -8)", banded(petal({ length: 34, width: 18, tip: 0.8 }), tones.cinnabar)),
			) +
			path("M-10 -8Q-16 -44 6 -52Q22 -54 20 -38Q8 -34 14 -6Z", `fill="${tones.saffron[1]}" ${ink}`) +
			group(
				"translate(4 -50)",
				fan({ count: 4, from: -62, to: 6 }, () =>
					banded(petal({ length: 36, width: 13, tip: 0.2 }), tones.cinnabar, { shrink: 0.3 }),
				),
			) +
			path(
				"M19 -45Q34 -46 37 -33Q28 -36 18 -36Z",
				`fill="url(#gold)" stroke="${tones.ink}" stroke-width="2.4" stroke-linejoin="round"`,
			) +
			path("M14 -34q8 12 2 20", `fill="none" stroke="${tones.cinnabar[1]}" stroke-width="6" stroke-linecap="round"`) +
			circle({ x: 11, y: -44, r: 3.4 }, `fill="${tones.ink}"`),
		gold +
			radial("halo", [
				[0, "rgba(255,196,96,0.75)"],
				[1, "rgba(255,150,60,0)"],
			]),
	);
}

/** The scatter: a bronze wind bell under the eaves, its fish in the lamplight. */
export function windBell(): string {
	return picture(
		circle({ r: 96 }, `fill="url(#lamp)"`) +
			ring(16, () => path("M-2.2 -60L0 -98L2.2 -60Z", `fill="#ffdf94" opacity="0.55"`)) +
			path("M0 -96V-70", `stroke="${tones.ink}" stroke-width="6"`) +
			circle({ y: -72, r: 9 }, `fill="none" stroke="url(#gold)" stroke-width="6"`) +
			path(
				"M-17 -62Q0 -72 17 -62Q30 -52 34 -16Q36 4 46 12Q24 2 14 14Q0 2 -14 14Q-24 2 -46 12Q-36 4 -34 -16Q-30 -52 -17 -62Z",
				`fill="url(#bronze)" ${ink}`,
			) +
			path(
				"M-33 -22Q0 -10 33 -22M-29 -40Q0 -30 29 -40",
				`fill="none" stroke="${tones.ink}" stroke-width="2.4" opacity="0.7"`,
			) +
			ring(1, () =>
				group("translate(0 -2)", path(petal({ length: 17, width: 13, tip: 1 }), `fill="#5d2f0d" opacity="0.5"`)),
			) +
			path(
				"M-20 -54Q-26 -40 -27 -22",
				`fill="none" stroke="#fff4cf" stroke-width="5" stroke-linecap="round" opacity="0.8"`,
			) +
			path("M0 8V34", `stroke="${tones.ink}" stroke-width="4"`) +
			path("M-44 56Q-14 24 22 48L46 32Q40 56 48 78L22 64Q-12 88 -44 56Z", `fill="url(#fish)" ${ink}`) +
			path("M-12 44Q-2 56 -12 69M6 45Q14 56 6 67M22 48V64", `fill="none" stroke="${tones.ink}" stroke-width="2.2"`) +
			circle({ x: -26, y: 53, r: 4 }, `fill="${tones.cream}" stroke="${tones.ink}" stroke-width="2"`),
		gold +
			radial("lamp", [
				[0, "rgba(255,206,110,0.95)"],
				[0.55, "rgba(240,140,50,0.45)"],
				[1, "rgba(240,120,40,0)"],
			]) +
			linear("bronze", [
				[0, "#ffe3a0"],
				[0.4, "#d99a3a"],
				[1, "#7c4412"],
			]) +
			linear("fish", [
				[0, tones.jade[2]],
				[1, tones.jade[0]],
			]),
	);
}
