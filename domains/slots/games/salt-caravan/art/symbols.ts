// The symbols of Salt Caravan: leather, brass, dyed wool and salt, cut to bold shapes with the desert's last light on them.
import {
	banded,
	circle,
	fan,
	group,
	linear,
	mirrored,
	path,
	petal,
	picture,
	radial,
	ring,
	star,
} from "../../../ui/art/draw.ts";

const ink = "#1a1020";
const edge = (width = 5): string =>
	`stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

const brass = linear("brass", [
	[0, "#fff0b8"],
	[0.45, "#e0a63a"],
	[1, "#8a5416"],
]);
const sand = linear("sand", [
	[0, "#ffdf9e"],
	[0.6, "#d99a52"],
	[1, "#9a5a34"],
]);
const night = radial("night", [
	[0, "#3a56b0"],
	[1, "#101a4a"],
]);

/** The wild: the star that a caravan keeps ahead of it. */
export const caravanStar = (): string =>
	picture(
		circle({ r: 94 }, `fill="url(#night)" stroke="#e0a63a" stroke-width="5"`) +
			ring(16, (index) => path(`M-2 -62L0 ${index % 2 === 0 ? -90 : -80}L2 -62Z`, `fill="#cfe0ff" opacity="0.8"`)) +
			path(star(8, { outer: 78, inner: 30 }), `fill="url(#brass)" ${edge(4)}`) +
			path(star(4, { outer: 78, inner: 16 }), `fill="#fff8dc" opacity="0.92"`) +
			group("rotate(45)", path(star(4, { outer: 46, inner: 12 }), `fill="#fff8dc" opacity="0.8"`)) +
			circle({ r: 11 }, `fill="#fff" ${edge(2)}`),
		brass + night,
	);

/** The scatter: a slab of salt, roped for the road. */
export const saltSlab = (): string =>
	picture(
		path("M-74 -52L-20 -82L84 -46L78 46L22 84L-82 44Z", `fill="#7f93b4" ${edge(6)}`) +
			path("M-74 -52L-20 -82L84 -46L30 -12Z", `fill="#ffffff" ${edge(3)}`) +
			path("M30 -12L84 -46L78 46L22 84Z", `fill="#b9c8de" ${edge(3)}`) +
			path("M-74 -52L30 -12L22 84L-82 44Z", `fill="url(#salt)" ${edge(3)}`) +
			path(
				"M-60 -16L-30 0M-66 14L-20 30M-20 -24L14 -10M-10 24L12 32M-48 34L-28 40",
				`stroke="#9fb3d0" stroke-width="4" stroke-linecap="round"`,
			) +
			path("M-28 -34L-34 62M-28 -34L26 -66M56 -30L50 66", `stroke="#6b3d1e" stroke-width="11" stroke-linecap="round"`) +
			path("M-28 -34L-34 62M-28 -34L26 -66M56 -30L50 66", `stroke="#e0a860" stroke-width="6" stroke-dasharray="6 5"`),
		linear("salt", [
			[0, "#ffffff"],
			[0.5, "#e3edf8"],
			[1, "#a9bcd8"],
		]),
	);

export const camel = (): string =>
	picture(
		circle({ x: 12, y: -6, r: 84 }, `fill="url(#dusk)"`) +
			path(
				"M-86 -38C-92 -58 -70 -70 -56 -60C-44 -56 -44 -46 -46 -36C-46 -14 -40 -4 -26 -8C-18 -34 -8 -52 4 -52C16 -52 20 -30 30 -24C52 -26 70 -10 70 14L74 84H58L52 40L44 84H28L30 34C14 42 -6 40 -16 34L-14 84H-30L-34 24C-54 14 -64 -6 -64 -34L-82 -32Z",
				`fill="url(#sand)" ${edge()}`,
			) +
			path(
				"M-22 -18C-16 -44 -6 -56 4 -56C18 -56 24 -34 34 -26C36 -8 28 10 8 12C-10 12 -24 4 -22 -18Z",
				`fill="#b5243c" ${edge(4)}`,
			) +
			path("M-18 -12L30 -14M-14 0L26 -2", `stroke="#ffd04a" stroke-width="5" stroke-dasharray="7 5"`) +
			fan({ count: 6, from: 150, to: 206 }, () =>
				group("translate(4 6)", path("M0 0V-20", `stroke="#ffd04a" stroke-width="5" stroke-linecap="round"`)),
			) +
			circle({ x: -68, y: -50, r: 4.5 }, `fill="${ink}"`) +
			path("M-62 -60L-56 -76L-50 -60Z", `fill="#d99a52" ${edge(3)}`) +
			path("M-84 -44Q-60 -30 -44 -36", `fill="none" stroke="#3350b8" stroke-width="5"`),
		sand +
			radial("dusk", [
				[0, "#ffcf7a"],
				[0.7, "#f08a4a"],
				[1, "#b8474a"],
			]),
	);

export const tent = (): string =>
	picture(
		path("M0 -70C30 -30 60 -4 94 20L80 76H-80L-94 20C-60 -4 -30 -30 0 -70Z", `fill="#5a1f2e" ${edge(6)}`) +
			[-1, 1]
				.map((side) =>
					path(
						`M0 -66C${side * 30} -28 ${side * 58} -2 ${side * 90} 20L${side * 74} 72H${side * 40}C${side * 40} 20 ${side * 20} -30 0 -66Z`,
						`fill="url(#wool)" ${edge(3)}`,
					),
				)
				.join("") +
			path("M0 -66C12 -30 34 20 38 76H-38C-34 20 -12 -30 0 -66Z", `fill="#2a0f1c" ${edge(4)}`) +
			path("M0 -10C10 20 18 50 18 76H-18C-18 50 -10 20 0 -10Z", `fill="#ffb347"`) +
			path("M0 30C6 46 9 60 9 76H-9C-9 60 -6 46 0 30Z", `fill="#fff2c0"`) +
			mirrored(
				path("M52 12L78 28M48 34L82 46M46 56L80 64", `stroke="#ffd04a" stroke-width="6" stroke-dasharray="9 6"`),
			) +
			path("M0 -66V-94M0 -94L26 -86L0 -78Z", `fill="#3a56b0" ${edge(4)}`),
		linear("wool", [
			[0, "#f2553f"],
			[1, "#8e1f3a"],
		]),
	);

export const tambour = (): string =>
	picture(
		ring(10, () =>
			group(
				"translate(0 -82)",
				circle({ r: 11 }, `fill="url(#brass)" ${edge(3)}`) + path("M-5 0H5", `stroke="${ink}" stroke-width="3"`),
			),
		) +
			circle({ r: 82 }, `fill="#9a4a26" ${edge(6)}`) +
			circle({ r: 72 }, `fill="url(#skin)" ${edge(4)}`) +
			ring(8, (index) =>
				path(petal({ length: 52, width: 26 }), `fill="${index % 2 === 0 ? "#b5243c" : "#1f5f8f"}" opacity="0.9"`),
			) +
			circle({ r: 17 }, `fill="#ffd04a" ${edge(3)}`) +
			ring(24, () => circle({ y: -63, r: 3 }, `fill="${ink}"`)),
		brass +
			radial("skin", [
				[0, "#fff2d2"],
				[1, "#e3b578"],
			]),
	);

export const teapot = (): string =>
	picture(
		path("M-46 6C-76 0 -76 -34 -92 -50L-74 -56C-62 -42 -60 -24 -40 -18Z", `fill="url(#brass)" ${edge()}`) +
			path("M46 -22C84 -40 96 4 48 30", `fill="none" stroke="${ink}" stroke-width="18" stroke-linecap="round"`) +
			path("M46 -22C84 -40 96 4 48 30", `fill="none" stroke="#d99a3a" stroke-width="9" stroke-linecap="round"`) +
			path("M-24 -40H24C64 -20 62 44 34 66H-34C-62 44 -64 -20 -24 -40Z", `fill="url(#brass)" ${edge(6)}`) +
			path("M-40 66H40L46 82H-46Z", `fill="#8a5416" ${edge(4)}`) +
			path("M-28 -40C-24 -66 24 -66 28 -40Z", `fill="#2fa67a" ${edge(5)}`) +
			path("M0 -60V-78", `stroke="${ink}" stroke-width="8"`) +
			circle({ y: -82, r: 9 }, `fill="#ffd04a" ${edge(4)}`) +
			path("M-50 6Q0 26 50 6M-48 26Q0 46 48 26", `fill="none" stroke="#8a5416" stroke-width="4"`) +
			ring(6, () => path(petal({ length: 22, width: 13 }), `fill="#b5243c" ${edge(2)}`)) +
			path(
				"M-34 -22Q-44 0 -38 30",
				`fill="none" stroke="#fffbe0" stroke-width="8" stroke-linecap="round" opacity="0.8"`,
			),
		brass,
	);

/** A rug of the road: tassels above and below, one figure in the middle. */
function rug(tones: readonly [string, string, string], figure: string): string {
	const [deep, mid, light] = tones;
	const tassels = Array.from({ length: 9 }, (_, index) => {
		const x = -72 + index * 18;
		return `M${x} -78V-94M${x} 78V94`;
	}).join("");
	return picture(
		path(tassels, `stroke="${light}" stroke-width="6" stroke-linecap="round"`) +
			path("M-84 -80H84V80H-84Z", `fill="${deep}" ${edge()}`) +
			path("M-74 -70H74V70H-74Z", `fill="none" stroke="${light}" stroke-width="6" stroke-dasharray="12 8"`) +
			path("M-62 -58H62V58H-62Z", `fill="${mid}" stroke="${ink}" stroke-width="3"`) +
			figure,
	);
}

export const redWeave = (): string =>
	rug(
		["#8e1f2e", "#d8433a", "#ffd9a0"],
		ring(4, () => banded("M0 -2L26 -52H-26Z", ["#5a0f1e", "#ffb347", "#8e1f2e"], { edge: "#fff0d0", shrink: 0.3 })),
	);

export const blueWeave = (): string =>
	rug(
		["#152a66", "#2f5fc4", "#cfe0ff"],
		banded("M0 -52L52 0L0 52L-52 0Z", ["#0f1c4a", "#6fa0f0", "#152a66", "#ffd04a"], { edge: "#e6efff", shrink: 0.25 }),
	);

export const greenWeave = (): string =>
	rug(
		["#14493a", "#2f9a6a", "#d9f5c0"],
		[-34, 0, 34]
			.map((y) =>
				path(
					`M-56 ${y + 12}L-28 ${y - 12}L0 ${y + 12}L28 ${y - 12}L56 ${y + 12}`,
					`fill="none" stroke="${y === 0 ? "#ffd04a" : "#0e3327"}" stroke-width="11"`,
				),
			)
			.join(""),
	);

export const sandWeave = (): string =>
	rug(
		["#7a4a24", "#d9a25a", "#fff0d0"],
		ring(4, () => path("M-9 -8H9V-36H24V-54H-24V-36H-9Z", `fill="#6b2f24" stroke="#fff0d0" stroke-width="2.500"`)) +
			path("M-14 0L0 -14L14 0L0 14Z", `fill="#1f5f8f"`),
	);
