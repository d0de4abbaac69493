// The symbols of Magpie and Tiger, as a folk painter draws them: a steady ink line, flat colour, a friendly eye.
import {
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
	star,
} from "../../../ui/art/draw.ts";
import { line, tones } from "./tones.ts";

export { brush, inkStick, inkstone, paper } from "./study.ts";

const fur = radial(
	"fur",
	[
		[0, "#ffd774"],
		[0.6, tones.amber],
		[1, tones.ochre],
	],
	{ x: 0.5, y: 0.35 },
);

/** The tiger's face: he looks two ways at once, which is why the magpie laughs. Also the head of the tall picture. */
export function tigerFace(): string {
	const stripe = (d: string): string => path(d, `fill="${tones.ink}"`);
	const side = mirrored(
		circle({ x: 56, y: -58, r: 22 }, `fill="url(#fur)" ${line()}`) +
			circle({ x: 56, y: -57, r: 11 }, `fill="${tones.pink}"`),
	);
	const stripes = mirrored(
		stripe("M80 -22Q62 -20 50 -10Q64 -26 78 -32Z") +
			stripe("M86 4Q66 2 56 8Q68 -4 86 -8Z") +
			stripe("M82 30Q66 24 58 28Q68 16 85 18Z") +
			stripe("M16 -84Q14 -66 22 -56Q8 -64 8 -86Z"),
	);
	const eye = (x: number, look: { x: number; y: number }): string =>
		circle({ x, y: -16, r: 21 }, `fill="${tones.cream}" ${line(3.4)}`) +
		circle({ x, y: -16, r: 21 }, `fill="none" stroke="${tones.malachite}" stroke-width="4" opacity="0.6"`) +
		circle({ x: x + look.x, y: -16 + look.y, r: 9.5 }, `fill="${tones.ink}"`) +
		circle({ x: x + look.x - 3, y: -20 + look.y, r: 3 }, `fill="#fff"`);
	return (
		side +
		path(
			"M0 -82C54 -84 92 -48 90 0C88 50 52 84 0 84C-52 84 -88 50 -90 0C-92 -48 -54 -84 0 -82Z",
			`fill="url(#fur)" ${line()}`,
		) +
		stripes +
		stripe("M-5 -82Q0 -60 5 -82ZM-26 -46Q0 -56 26 -46Q0 -50 -26 -46Z") +
		mirrored(path("M6 -40Q28 -56 52 -40Q30 -48 10 -34Z", `fill="${tones.ink}"`)) +
		eye(-33, { x: 7, y: 5 }) +
		eye(33, { x: 8, y: -6 }) +
		path(
			"M0 20C30 18 50 34 46 52C42 70 18 74 0 66C-18 74 -42 70 -46 52C-50 34 -30 18 0 20Z",
			`fill="${tones.cream}" ${line(3.4)}`,
		) +
		path("M-17 14Q0 6 17 14Q12 32 0 34Q-12 32 -17 14Z", `fill="${tones.rose}" ${line(3.4)}`) +
		path("M0 34V46M-30 46Q-14 60 0 46Q14 60 30 46", `fill="none" ${line(3.6)}`) +
		path("M-8 53Q0 50 8 53Q8 70 0 72Q-8 70 -8 53Z", `fill="${tones.vermilion}" ${line(3)}`) +
		mirrored(
			circle({ x: 24, y: 38, r: 2.2 }, `fill="${tones.ink}"`) +
				circle({ x: 34, y: 44, r: 2.2 }, `fill="${tones.ink}"`) +
				path("M44 40L92 30M46 48L94 50M42 56L86 68", `fill="none" ${line(2)}`),
		)
	);
}

export const tiger = (): string => picture(group("scale(0.98)", tigerFace()), fur);

export const tigerPaint = fur;

/** The scatter: the sun on the painter's horizon. */
export function redSun(): string {
	const cloud = "M-46 0Q-46 -16 -28 -16Q-22 -30 -4 -26Q10 -36 22 -24Q42 -26 44 -8Q48 0 40 4H-40Q-46 6 -46 0Z";
	return picture(
		circle({ r: 98 }, `fill="url(#halo)"`) +
			path(star(20, { outer: 97, inner: 74 }), `fill="${tones.amber}" opacity="0.85"`) +
			circle({ r: 74 }, `fill="url(#sun)" ${line()}`) +
			circle({ r: 65 }, `fill="none" stroke="#f6a07c" stroke-width="2.5" opacity="0.8"`) +
			group(
				"translate(-34 44)",
				path(cloud, `fill="${tones.cream}" ${line(3.4)}`) +
					path("M-26 -4Q-14 -14 -4 -4M4 -4Q16 -14 26 -4", `fill="none" stroke="${tones.azurite}" stroke-width="3"`),
			) +
			group(
				"translate(46 62) scale(0.72)",
				path(cloud, `fill="${tones.cream}" ${line(4)}`) +
					path("M-26 -4Q-14 -14 -4 -4", `fill="none" stroke="${tones.azurite}" stroke-width="3"`),
			),
		radial(
			"sun",
			[
				[0, "#f47a55"],
				[0.7, tones.vermilion],
				[1, "#a92e1e"],
			],
			{ x: 0.4, y: 0.35 },
		) +
			radial("halo", [
				[0, "rgba(238,150,60,0.6)"],
				[1, "rgba(238,150,60,0)"],
			]),
	);
}

/** The magpie on his branch, with news. */
export const magpie = (): string => picture(magpieFigure());

export function magpieFigure(): string {
	return (
		path(
			"M-98 74Q-40 60 10 70Q50 78 98 62",
			`fill="none" stroke="${tones.brown}" stroke-width="11" stroke-linecap="round"`,
		) +
		path("M-98 72Q-40 58 10 68", `fill="none" stroke="#a9713f" stroke-width="3" stroke-linecap="round"`) +
		group("translate(66 58)", needles(0.55)) +
		path("M-34 26L-94 66L-84 40L-98 44L-60 8Z", `fill="${tones.ink}"`) +
		path("M-42 24L-88 56", `stroke="${tones.azurite}" stroke-width="5" stroke-linecap="round"`) +
		path(
			"M-56 16C-44 -18 -10 -34 20 -38C22 -66 56 -80 74 -58C82 -46 78 -30 68 -22C70 20 40 52 6 54C-18 54 -44 44 -56 16Z",
			`fill="${tones.ink}"`,
		) +
		path("M-2 52C30 52 58 26 62 -8C44 2 24 18 -14 22C-24 34 -18 48 -2 52Z", `fill="${tones.cream}"`) +
		path(
			"M-44 10C-34 -14 -6 -26 22 -22C32 -4 16 22 -18 24C-34 24 -42 18 -44 10Z",
			`fill="${tones.azurite}" stroke="${tones.cream}" stroke-width="3"`,
		) +
		path(
			"M-34 10Q-12 8 12 -10M-28 18Q-8 16 14 0",
			`fill="none" stroke="${tones.ink}" stroke-width="3" stroke-linecap="round"`,
		) +
		path("M74 -54L99 -50L73 -40Z", `fill="${tones.slate}" ${line(2.4)}`) +
		path("M74 -46L94 -34L68 -38Z", `fill="${tones.vermilion}"`) +
		circle({ x: 56, y: -54, r: 7 }, `fill="${tones.cream}"`) +
		circle({ x: 58, y: -54, r: 3.6 }, `fill="${tones.ink}"`) +
		path(
			"M4 52L0 70M20 48L22 70M-8 70H10M14 70H32",
			`fill="none" stroke="${tones.vermilion}" stroke-width="4.4" stroke-linecap="round"`,
		)
	);
}

/** A fan of pine needles, as a painter of screens stacks them. */
export function needles(size: number): string {
	return group(
		`scale(${size})`,
		path("M-58 0A58 58 0 0 1 58 0Q30 14 0 12Q-30 14 -58 0Z", `fill="${tones.pine}" ${line()}`) +
			fan({ count: 11, from: -82, to: 82 }, () =>
				path("M0 -4V-54", `stroke="${tones.malachite}" stroke-width="4" stroke-linecap="round"`),
			),
	);
}

export function pine(): string {
	return picture(
		path(
			"M-14 96C-6 60 -34 44 -22 14C-12 -10 12 -14 6 -46L20 -46C30 -12 4 0 2 22C0 44 22 62 18 96Z",
			`fill="${tones.brown}" ${line()}`,
		) +
			path(
				"M-4 90Q2 60 -8 40M4 30Q10 10 14 -6",
				`fill="none" stroke="#b98350" stroke-width="4" stroke-linecap="round"`,
			) +
			path(
				"M-18 22Q-40 14 -54 22M10 6Q34 6 52 12",
				`fill="none" stroke="${tones.ink}" stroke-width="11" stroke-linecap="round"`,
			) +
			path(
				"M-18 22Q-40 14 -54 22M10 6Q34 6 52 12",
				`fill="none" stroke="${tones.brown}" stroke-width="6" stroke-linecap="round"`,
			) +
			group("translate(-52 24)", needles(0.72)) +
			group("translate(52 14)", needles(0.74)) +
			group("translate(-26 -26)", needles(0.8)) +
			group("translate(36 -34)", needles(0.74)) +
			group("translate(6 -58)", needles(0.72)),
	);
}

export function peony(): string {
	const frilled = (length: number, width: number): string =>
		`M0 0C${n(width * 0.5)} ${n(-length * 0.3)} ${n(width * 0.62)} ${n(-length * 0.7)} ${n(width * 0.36)} ${n(-length * 0.9)}Q${n(width * 0.2)} ${n(-length)} ${n(width * 0.1)} ${n(-length * 0.9)}Q0 ${n(-length * 1.04)} ${n(-width * 0.1)} ${n(-length * 0.9)}Q${n(-width * 0.2)} ${n(-length)} ${n(-width * 0.36)} ${n(-length * 0.9)}C${n(-width * 0.62)} ${n(-length * 0.7)} ${n(-width * 0.5)} ${n(-length * 0.3)} 0 0Z`;
	const leaf = petal({ length: 92, width: 44 });
	return picture(
		fan(
			{ count: 4, from: 104, to: 256 },
			() =>
				path(leaf, `fill="${tones.pine}" ${line(3.4)}`) +
				path("M0 -20V-78", `stroke="${tones.malachite}" stroke-width="3"`),
		) +
			ring(8, () => path(frilled(86, 66), `fill="url(#petal)" ${line(3.4)}`)) +
			ring(7, () => path(frilled(62, 52), `fill="${tones.pink}" ${line(3)}`), 22) +
			ring(6, () => path(frilled(42, 40), `fill="#f4b4c6" ${line(2.6)}`), 8) +
			circle({ r: 15 }, `fill="${tones.amber}" ${line(2.6)}`) +
			ring(9, () => circle({ y: -9, r: 2 }, `fill="${tones.ochre}"`)),
		radial("petal", [
			[0, tones.pink],
			[1, tones.rose],
		]),
	);
}

export function gourd(): string {
	return picture(
		path(
			"M4 -74Q30 -92 52 -76Q70 -62 56 -46Q46 -36 40 -50",
			`fill="none" stroke="${tones.pine}" stroke-width="6" stroke-linecap="round"`,
		) +
			path(
				"M-6 -70C-50 -98 -84 -72 -88 -44C-64 -52 -50 -36 -36 -40C-26 -44 -12 -56 -6 -70Z",
				`fill="${tones.malachite}" ${line(3.4)}`,
			) +
			path("M-80 -50Q-44 -66 -10 -68", `fill="none" ${line(2.6)}`) +
			path(
				"M0 -66C28 -66 42 -46 36 -24C32 -12 34 -4 46 6C68 24 64 66 36 82C14 94 -14 94 -36 82C-64 66 -68 24 -46 6C-34 -4 -32 -12 -36 -24C-42 -46 -28 -66 0 -66Z",
				`fill="url(#skin)" ${line()}`,
			) +
			path("M-30 -14Q0 0 30 -14", `fill="none" stroke="${tones.vermilion}" stroke-width="7"`) +
			path("M0 -8L14 16L0 40L-14 16Z", `fill="${tones.vermilion}" ${line(3)}`) +
			path("M-3 38L-8 66M3 38L8 66M0 40V68", `stroke="${tones.vermilion}" stroke-width="4" stroke-linecap="round"`) +
			path(
				"M-24 -50Q-30 -40 -28 -28M-50 30Q-54 50 -42 66",
				`fill="none" stroke="#fff3c4" stroke-width="6" stroke-linecap="round" opacity="0.85"`,
			) +
			path("M0 -66V-82", `stroke="${tones.brown}" stroke-width="9" stroke-linecap="round"`),
		linear(
			"skin",
			[
				[0, "#f9d777"],
				[0.6, "#dba23c"],
				[1, "#b0752a"],
			],
			{ x: 1, y: 1 },
		),
	);
}
