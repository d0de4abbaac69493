// The symbols of Court of Tiles: glazed clay in cobalt, saffron and green, and what stands in the court at noon.
import { circle, group, linear, mirrored, path, petal, picture, radial, ring, star } from "../../../ui/art/draw.ts";

const line = "#14284f";
const edge = (width = 3): string => `stroke="${line}" stroke-width="${width}" stroke-linejoin="round"`;

const glaze = (id: string, tones: readonly [light: string, dye: string, deep: string]): string =>
	linear(id, [
		[0, tones[0]],
		[0.5, tones[1]],
		[1, tones[2]],
	]);

const gold = glaze("gold", ["#fff0b0", "#f4b838", "#b8741a"]);

/** The wild: a tile with the sun on it, rays to its rim. */
export const sunTile = (): string =>
	picture(
		circle({ r: 99 }, `fill="url(#shine)"`) +
			path("M-74 -74H74V74H-74Z", `fill="url(#night)" ${edge(5)}`) +
			ring(16, (index) =>
				path(
					index % 2 === 0 ? "M-11 -34L0 -92L11 -34Z" : "M-7 -34L0 -70L7 -34Z",
					`fill="${index % 2 === 0 ? "url(#gold)" : "#ff8a4a"}" ${edge(2)}`,
				),
			) +
			circle({ r: 38 }, `fill="url(#gold)" ${edge()}`) +
			mirrored(path("M-18 -8Q-12 -15 -6 -8", `fill="none" ${edge(4)}`)) +
			path("M0 -4L-5 10H3M-14 18Q0 28 14 18", `fill="none" ${edge(4)}`),
		gold +
			glaze("night", ["#3f86e0", "#1f52b0", "#122f74"]) +
			radial("shine", [
				[0.4, "rgba(255,214,90,0.95)"],
				[1, "rgba(255,190,60,0)"],
			]),
	);

export const fountain = (): string =>
	picture(
		path(
			"M0 -90Q-26 -84 -44 -40M0 -90Q26 -84 44 -40M0 -90Q-10 -70 -14 -44M0 -90Q10 -70 14 -44M0 -94V-40",
			`fill="none" stroke="#2f9fe0" stroke-width="7" stroke-linecap="round"`,
		) +
			path(
				"M0 -90Q-26 -84 -44 -40M0 -90Q26 -84 44 -40M0 -94V-40",
				`fill="none" stroke="#c8f0ff" stroke-width="3" stroke-linecap="round"`,
			) +
			path("M-52 -42H52Q46 -14 0 -12Q-46 -14 -52 -42Z", `fill="url(#stone)" ${edge()}`) +
			path("M-12 -12H12L18 34H-18Z", `fill="url(#stone)" ${edge()}`) +
			path(
				"M-50 -40Q-66 -10 -62 26M50 -40Q66 -10 62 26",
				`fill="none" stroke="#5ac0ee" stroke-width="6" stroke-linecap="round"`,
			) +
			path("M-88 30H88Q84 78 0 84Q-84 78 -88 30Z", `fill="url(#stone)" ${edge(4)}`) +
			`<ellipse cx="0" cy="32" rx="84" ry="15" fill="url(#water)" ${edge()}/>` +
			[-48, -16, 16, 48]
				.map((x) => group(`translate(${x} 60)`, path(star(4, { outer: 12, inner: 5 }), `fill="#2a6ad0"`)))
				.join(""),
		glaze("stone", ["#ffffff", "#e8eef4", "#a8b8cc"]) + glaze("water", ["#9ae4ff", "#3fa8e8", "#1f6ac0"]),
	);

const orange = (x: number, y: number): string =>
	circle({ x, y, r: 13 }, `fill="url(#fruit)" ${edge(2)}`) + circle({ x: x - 4, y: y - 5, r: 3.5 }, `fill="#ffe6b8"`);

export const orangeTree = (): string =>
	picture(
		path("M-8 -10H8L11 44H-11Z", `fill="#8a5a30" ${edge()}`) +
			circle({ y: -34, r: 56 }, `fill="url(#leaf)" ${edge(4)}`) +
			ring(9, () => path(petal({ length: 24, width: 15 }), `fill="#8fd86a" opacity="0.75"`)).replaceAll(
				"rotate(",
				"translate(0 -34) rotate(",
			) +
			[
				[-28, -50],
				[18, -62],
				[34, -24],
				[-6, -22],
				[-36, -12],
				[10, 6],
			]
				.map(([x = 0, y = 0]) => orange(x, y))
				.join("") +
			path("M-46 40H46L36 90H-36Z", `fill="url(#pot)" ${edge(4)}`) +
			path("M-52 34H52V50H-52Z", `fill="#ffffff" ${edge()}`) +
			[-20, 0, 20].map((x) => group(`translate(${x} 70)`, path("M0 -11L10 0L0 11L-10 0Z", `fill="#ffd24a"`))).join(""),
		glaze("leaf", ["#6cc85a", "#2f9a48", "#14603a"]) +
			glaze("fruit", ["#ffc46a", "#ff8a24", "#d8581a"]) +
			glaze("pot", ["#5a9af0", "#2a62c8", "#163a80"]),
	);

export const swallow = (): string =>
	picture(
		group(
			"scale(0.88) rotate(-12)",
			path("M-6 6Q-60 -70 -98 -66Q-70 -22 -24 26Z", `fill="url(#wing)" ${edge(4)}`) +
				path("M6 -4Q44 -78 92 -84Q82 -34 26 22Z", `fill="url(#wing)" ${edge(4)}`) +
				path("M-30 32Q-60 58 -84 92Q-54 78 -34 66Q-40 82 -42 98Q-16 74 -8 44Z", `fill="url(#wing)" ${edge()}`) +
				path("M-36 40Q-34 -4 14 -14Q42 -16 52 -4Q54 10 40 20Q8 54 -36 40Z", `fill="url(#wing)" ${edge(4)}`) +
				path("M-26 40Q-4 22 22 24Q12 38 -10 44Z", `fill="#fffaf0" ${edge(2)}`) +
				path("M28 4Q42 0 50 6Q48 20 32 24Q22 16 28 4Z", `fill="#e0523c" ${edge(2)}`) +
				path("M50 -4L66 2L51 8Z", `fill="#f4b838" ${edge(2)}`) +
				circle({ x: 36, y: -4, r: 4.5 }, `fill="#fff"`) +
				circle({ x: 37, y: -4, r: 2.4 }, `fill="#0c1530"`),
		),
		glaze("wing", ["#6a8af0", "#2f4ab8", "#1a2868"]),
	);

export const horseshoeArch = (): string =>
	picture(
		path("M-84 90V-74Q-84 -88 -70 -88H70Q84 -88 84 -74V90Z", `fill="url(#wall)" ${edge(4)}`) +
			path("M-34 90V34Q-58 16 -56 -12Q-50 -62 0 -62Q50 -62 56 -12Q58 16 34 34V90Z", `fill="url(#garden)" ${edge(4)}`) +
			Array.from({ length: 11 }, (_, index) =>
				group(
					`translate(0 -10) rotate(${-125 + index * 25})`,
					path("M-10 -50L-13 -70H13L10 -50Z", `fill="${index % 2 === 0 ? "#d8482e" : "#fff6e0"}" ${edge(2)}`),
				),
			).join("") +
			path("M-24 90Q-20 46 0 42Q20 46 24 90Z", `fill="#2f9a48" opacity="0.85"`) +
			circle({ x: 0, y: -8, r: 17 }, `fill="#ffe27a"`) +
			path("M-40 34H-28V46H-40ZM28 34H40V46H28Z", `fill="url(#gold)" ${edge(2)}`),
		gold + glaze("wall", ["#fff4dc", "#f2d8a8", "#c89a60"]) + glaze("garden", ["#a8e4ff", "#dff6e8", "#6cc878"]),
	);

type Clay = { readonly ground: string; readonly rim: string; readonly pattern: string };

/** A square of glazed clay, set on its side of the wall: its rim, four corners, and the pattern in its middle. */
const clay = ({ ground, rim, pattern }: Clay): string =>
	picture(
		path("M-76 -76H76V76H-76Z", `fill="${ground}" ${edge(4)}`) +
			path("M-66 -66H66V66H-66Z", `fill="none" stroke="${rim}" stroke-width="6"`) +
			ring(4, () => path("M-20 -92L0 -72L20 -92Z", `fill="none"`)) +
			ring(4, () => group("translate(0 -93) rotate(45)", path("M12 12H40V18Q18 18 18 40H12Z", `fill="${rim}"`)), 45) +
			pattern +
			path("M-72 -72H20L-72 20Z", `fill="#ffffff" opacity="0.14"`),
	);

export const starTile = (): string =>
	clay({
		ground: "#f7f2e4",
		rim: "#c8402c",
		pattern:
			path(star(8, { outer: 58, inner: 38 }), `fill="#d8482e" ${edge(2)}`) +
			path(star(8, { outer: 36, inner: 24 }), `fill="#ffd24a" ${edge(2)}`) +
			circle({ r: 12 }, `fill="#d8482e"`),
	});
export const knotTile = (): string =>
	clay({
		ground: "#e4f6ea",
		rim: "#1f8a5a",
		pattern:
			[0, 90]
				.map((turn) =>
					group(
						`rotate(${turn + 45})`,
						path(
							"M-54 -16H54Q66 0 54 16H-54Q-66 0 -54 -16Z",
							`fill="none" stroke="#14603f" stroke-width="15" stroke-linejoin="round"`,
						) +
							path(
								"M-54 -16H54Q66 0 54 16H-54Q-66 0 -54 -16Z",
								`fill="none" stroke="#3fbf7c" stroke-width="9" stroke-linejoin="round"`,
							),
					),
				)
				.join("") + circle({ r: 9 }, `fill="#ffd24a" ${edge(2)}`),
	});
export const waveTile = (): string =>
	clay({
		ground: "#eaf4fd",
		rim: "#2a62c8",
		pattern: [-34, 0, 34]
			.map((y) =>
				path(
					`M-58 ${y + 10}Q-44 ${y - 22} -22 ${y - 10}Q-34 ${y - 6} -28 ${y + 10}Q-14 ${y - 22} 10 ${y - 10}Q-2 ${y - 6} 4 ${y + 10}Q18 ${y - 22} 42 ${y - 10}Q30 ${y - 6} 36 ${y + 10}L58 ${y + 10}`,
					`fill="none" stroke="#2a62c8" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"`,
				),
			)
			.join(""),
	});
