// The symbols of Drums of the Moon: hide, brass and dyed ramie under a full moon, brushed in flat pigment with a dark line.
import { circle, group, linear, mirrored, path, picture, radial, ring } from "../../../ui/art/draw.ts";

const ink = "#1c1024";
const edge = (width = 5): string =>
	`stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

const hide = radial("hide", [
	[0, "#fff8e4"],
	[0.7, "#f3dfb4"],
	[1, "#c99a5c"],
]);
const brass = linear("brass", [
	[0, "#fff2b4"],
	[0.5, "#e3a83a"],
	[1, "#8c5216"],
]);
const lacquer = linear("lacquer", [
	[0, "#e0483c"],
	[1, "#7a1424"],
]);

/** The three-coloured swirl on a drum's head: a comma each of red, blue and yellow. */
const swirl = (r: number): string =>
	["#d8363a", "#2a55b8", "#f2bb3a"]
		.map((fill, index) =>
			group(
				`rotate(${index * 120}) scale(${r / 50})`,
				path("M0 0C-16 -6 -20 -28 -4 -40C14 -54 42 -38 43 -12C34 -26 18 -26 12 -14C8 -6 6 0 0 0Z", `fill="${fill}"`),
			),
		)
		.join("");

/** A drum seen from its head, nails all around; beams of light tell how often it counts. */
function drum(of: {
	readonly body: string;
	readonly beams: number;
	readonly light: string;
	readonly times: string;
}): string {
	const { body, beams, light, times } = of;
	return picture(
		ring(beams, () => path("M-7 -70L0 -97L7 -70Z", `fill="${light}" ${edge(3)}`)) +
			circle({ r: 82 }, `fill="${body}" ${edge(6)}`) +
			ring(24, () => circle({ y: -73, r: 4 }, `fill="#ffe6a0" ${edge(1.5)}`)) +
			circle({ r: 64 }, `fill="url(#hide)" ${edge(4)}`) +
			swirl(48) +
			circle({ r: 27 }, `fill="#fff8e4" ${edge(4)}`) +
			path(times, `fill="none" stroke="#7a1424" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"`),
		hide + lacquer,
	);
}

/** The wild that doubles. */
export const doubleDrum = (): string =>
	drum({ body: "url(#lacquer)", beams: 12, light: "#ffd35a", times: "M-9 -8C-8 -18 10 -18 9 -6C8 2 -6 8 -9 13H10" });

/** The wild that trebles. */
export const trebleDrum = (): string =>
	drum({ body: "#24408e", beams: 18, light: "#ff8a5a", times: "M-8 -13H8L-1 -3C10 -3 11 13 -1 13C-6 13 -9 10 -9 8" });

/** The scatter: dancers hand in hand in a ring, the full moon above them. */
export const moonRing = (): string =>
	picture(
		circle({ r: 94 }, `fill="url(#night)" stroke="#f2bb3a" stroke-width="5"`) +
			circle({ y: -20, r: 46 }, `fill="url(#moon)"`) +
			circle({ x: -12, y: -32, r: 9 }, `fill="#e8d49a" opacity="0.6"`) +
			circle({ x: 14, y: -12, r: 12 }, `fill="#e8d49a" opacity="0.5"`) +
			[-62, -31, 0, 31, 62]
				.map((x, index) =>
					group(
						`translate(${x} ${34 + Math.abs(index - 2) * -7})`,
						path("M-18 -2Q0 10 18 -2", `fill="none" stroke="#fff4da" stroke-width="6" stroke-linecap="round"`) +
							path("M-6 -4H6L17 40Q0 48 -17 40Z", `fill="${index % 2 === 0 ? "#d8363a" : "#2f8a6a"}" ${edge(3)}`) +
							path("M-8 -6H8L10 10H-10Z", `fill="#fff4da" ${edge(3)}`) +
							circle({ y: -16, r: 9 }, `fill="#f6d2a8" ${edge(3)}`) +
							path("M-9 -18Q0 -30 9 -18Q0 -22 -9 -18Z", `fill="${ink}"`),
					),
				)
				.join(""),
		radial("night", [
			[0, "#4a4fa8"],
			[1, "#171242"],
		]) +
			radial("moon", [
				[0, "#fffbe6"],
				[0.8, "#ffe9a6"],
				[1, "#f2c25a"],
			]),
	);

/** A drummer in a leap, sleeves flying. */
export const dancer = (): string =>
	picture(
		circle({ r: 88 }, `fill="url(#glow)"`) +
			path("M-20 30L-58 86L-40 90L-2 44Z", `fill="#fff8ea" ${edge()}`) +
			path("M16 30L64 60L70 44L26 12Z", `fill="#fff8ea" ${edge()}`) +
			path("M-26 -26Q-70 -46 -88 -14Q-62 -22 -30 2Z", `fill="#fff8ea" ${edge()}`) +
			path("M26 -26Q62 -66 88 -50Q66 -40 34 4Z", `fill="#fff8ea" ${edge()}`) +
			path("M-30 -30Q0 -42 30 -30L32 36Q0 52 -32 36Z", `fill="#2a3f9c" ${edge()}`) +
			path("M-28 -28L30 22", `stroke="#f2bb3a" stroke-width="12"`) +
			path("M28 -28L-30 22", `stroke="#d8363a" stroke-width="12"`) +
			path("M-32 22H32V34H-32Z", `fill="#2f8a6a" ${edge(4)}`) +
			circle({ y: -54, r: 21 }, `fill="#f6d2a8" ${edge()}`) +
			path("M-30 -60Q0 -96 30 -60Q0 -70 -30 -60Z", `fill="${ink}" ${edge(3)}`) +
			path("M0 -80C20 -108 58 -92 44 -74C60 -96 28 -100 4 -78", `fill="none" stroke="#fff8ea" stroke-width="5"`) +
			circle({ x: -8, y: -52, r: 2.6 }, `fill="${ink}"`) +
			circle({ x: 8, y: -52, r: 2.6 }, `fill="${ink}"`) +
			path("M-8 -44Q0 -37 8 -44", `fill="none" ${edge(3)}`) +
			path("M84 -54L96 -82", `stroke="#8c5216" stroke-width="7" stroke-linecap="round"`),
		radial("glow", [
			[0, "#ffe9a6"],
			[0.75, "#f08a5a"],
			[1, "#b8344a"],
		]),
	);

export const gong = (): string =>
	picture(
		path("M-58 -92Q0 -70 58 -92", `fill="none" stroke="#d8363a" stroke-width="9" stroke-linecap="round"`) +
			path("M-40 -84L-44 -50M40 -84L44 -50", `stroke="#d8363a" stroke-width="7"`) +
			circle({ y: 10, r: 78 }, `fill="url(#brass)" ${edge(6)}`) +
			[62, 46, 30]
				.map((r) => circle({ y: 10, r }, `fill="none" stroke="#8c5216" stroke-width="3" opacity="0.7"`))
				.join("") +
			circle({ y: 10, r: 17 }, `fill="#fff2b4" ${edge(3)}`) +
			path("M-58 -14Q-44 -46 -10 -56", `fill="none" stroke="#fffbe0" stroke-width="7" stroke-linecap="round"`),
		brass,
	);

export const hourglassDrum = (): string =>
	picture(
		mirrored(
			path("M0 -20Q34 -22 56 -60V60Q34 22 0 20Z", `fill="url(#wood)" ${edge()}`) +
				path("M14 -22L58 34M58 -34L14 22M34 -32L62 0L34 32", `fill="none" stroke="#fff2d8" stroke-width="4"`) +
				`<ellipse cx="66" cy="0" rx="24" ry="74" fill="url(#hide)" ${edge()}/>` +
				`<ellipse cx="68" cy="0" rx="12" ry="46" fill="none" stroke="#c99a5c" stroke-width="3"/>`,
		) +
			path("M-12 -22H12V22H-12Z", `fill="#f2bb3a" ${edge(4)}`) +
			path("M-90 88L-52 50", `stroke="#8c5216" stroke-width="8" stroke-linecap="round"`) +
			circle({ x: -50, y: 48, r: 10 }, `fill="#d8363a" ${edge(3)}`),
		hide +
			linear("wood", [
				[0, "#e8603c"],
				[1, "#8a1c28"],
			]),
	);

export const shawm = (): string =>
	picture(
		group(
			"rotate(38)",
			path("M-12 -62H12L18 30H-18Z", `fill="url(#pipe)" ${edge()}`) +
				path("M-18 28H18Q24 62 52 84Q0 100 -52 84Q-24 62 -18 28Z", `fill="url(#brass)" ${edge()}`) +
				`<ellipse cx="0" cy="85" rx="51" ry="10" fill="#6a3a10" ${edge(4)}/>` +
				path("M-16 -62H16V-74H-16Z", `fill="url(#brass)" ${edge(4)}`) +
				path("M-4 -74L-6 -96H6L4 -74Z", `fill="#fff2d8" ${edge(3)}`) +
				[-44, -26, -8, 10].map((y) => circle({ y, r: 4.6 }, `fill="${ink}"`)).join("") +
				path("M-6 -56L-10 22", `stroke="#ffb08a" stroke-width="4" stroke-linecap="round" opacity="0.8"`),
		) +
			path(
				"M58 -20Q84 -30 92 -8M52 4Q74 2 80 22",
				`fill="none" stroke="#f2bb3a" stroke-width="7" stroke-linecap="round"`,
			),
		brass +
			linear("pipe", [
				[0, "#9a3a24"],
				[1, "#54180f"],
			]),
	);

/** A sash tied in a bow, its ends in the wind. */
function sash(tones: { readonly light: string; readonly main: string; readonly deep: string }): string {
	const { light, main, deep } = tones;
	return picture(
		path("M-8 4Q-34 46 -70 84L-40 88Q-4 52 8 12Z", `fill="${deep}" ${edge()}`) +
			path("M4 6Q30 40 40 88L72 76Q52 32 20 0Z", `fill="${main}" ${edge()}`) +
			mirrored(
				path("M6 -8Q40 -74 82 -52Q98 -12 62 10Q34 20 6 4Z", `fill="${main}" ${edge()}`) +
					path("M14 -6Q44 -46 72 -38Q76 -14 54 -4Q34 4 14 -2Z", `fill="${deep}"`) +
					path("M22 -22Q46 -56 72 -50", `fill="none" stroke="${light}" stroke-width="6" stroke-linecap="round"`),
			) +
			path("M-17 -17Q0 -24 17 -17Q22 0 17 15Q0 22 -17 15Q-22 0 -17 -17Z", `fill="${main}" ${edge()}`) +
			path("M-8 -12V11M4 -13V13", `stroke="${light}" stroke-width="5" stroke-linecap="round"`),
	);
}

export const redSash = (): string => sash({ light: "#ffb09a", main: "#dc3c3e", deep: "#8e1a2c" });
export const blueSash = (): string => sash({ light: "#b4d0ff", main: "#3a68d0", deep: "#1c3584" });
export const yellowSash = (): string => sash({ light: "#fff4be", main: "#f2bb3a", deep: "#b4741a" });
export const greenSash = (): string => sash({ light: "#c2f2d0", main: "#2f9a6e", deep: "#14563f" });
