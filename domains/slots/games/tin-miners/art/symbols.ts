// The symbols of Tin and Thunder: tin, brass, soot and lightning, edged with the dark of the shaft.
import { circle, group, linear, mirrored, path, picture, radial } from "../../../ui/art/draw.ts";
import { bolt, brass, edge, soot, tin, wood } from "./tones.ts";

/** The wild. */
export const minersLamp = (): string =>
	picture(
		circle({ r: 94 }, `fill="url(#halo)"`) +
			path("M-26 -66Q-26 -96 0 -96Q26 -96 26 -66", `fill="none" ${edge(14)}`) +
			path("M-26 -66Q-26 -96 0 -96Q26 -96 26 -66", `fill="none" stroke="url(#brass)" stroke-width="7"`) +
			path("M-24 -74H24L36 -50H-36Z", `fill="url(#brass)" ${edge()}`) +
			path("M-34 -50H34V-6H-34Z", `fill="#8d8aa0" ${edge()}`) +
			[-26, -13, 0, 13, 26].map((x) => path(`M${x} -46V-10`, `stroke="#3a3450" stroke-width="4"`)).join("") +
			path("M-42 -6H42V8H-42Z", `fill="url(#brass)" ${edge()}`) +
			path("M-36 8H36L40 62H-40Z", `fill="url(#glass)" ${edge()}`) +
			path(
				"M0 56Q-22 44 -10 22Q-5 34 2 12Q22 32 14 48Q10 56 0 56Z",
				`fill="#ffffff" stroke="#ff9a2a" stroke-width="5"`,
			) +
			path("M-30 14L-32 56", `stroke="#ffffff" stroke-width="6" stroke-linecap="round" opacity="0.8"`) +
			path("M-48 62H48L42 92H-42Z", `fill="url(#brass)" ${edge()}`) +
			path("M-40 74H40", `stroke="#7a4614" stroke-width="5"`),
		brass +
			radial("glass", [
				[0, "#fff6c8"],
				[0.6, "#ffc247"],
				[1, "#d8701e"],
			]) +
			radial("halo", [
				[0, "rgba(255,226,140,0.95)"],
				[0.55, "rgba(255,180,70,0.42)"],
				[1, "rgba(255,150,50,0)"],
			]),
	);

/** The scatter: it breaks slabs loose. */
export const thundercloud = (): string =>
	picture(
		circle({ r: 92 }, `fill="url(#flash)"`) +
			path("M18 -6L-34 44H-6L-28 96L46 26H14L38 -6Z", `fill="url(#bolt)" ${edge(6)}`) +
			path(
				"M-66 22Q-98 18 -94 -14Q-90 -40 -62 -42Q-54 -78 -14 -80Q16 -82 30 -58Q60 -72 80 -46Q100 -22 84 2Q74 22 46 20H-66Z",
				`fill="url(#cloud)" ${edge(6)}`,
			) +
			path(
				"M-72 -22Q-62 -36 -44 -30M-34 -54Q-10 -72 14 -54M38 -44Q58 -52 70 -34",
				`fill="none" stroke="#c6b8ff" stroke-width="7" stroke-linecap="round"`,
			) +
			path(
				"M-58 6Q-30 14 -8 4M34 6Q58 10 72 -4",
				`fill="none" stroke="#2a2050" stroke-width="6" stroke-linecap="round"`,
			),
		bolt +
			linear("cloud", [
				[0, "#9a88e0"],
				[0.5, "#57499c"],
				[1, "#2c2258"],
			]) +
			radial("flash", [
				[0, "rgba(226,214,255,0.95)"],
				[0.6, "rgba(150,130,255,0.4)"],
				[1, "rgba(120,100,255,0)"],
			]),
	);

export const oreCart = (): string =>
	picture(
		path("M-70 -16L-48 -50L-26 -36L-8 -74L18 -44L40 -62L68 -16Z", `fill="url(#tin)" ${edge(6)}`) +
			path("M-48 -50L-40 -20M-8 -74L2 -22M40 -62L30 -22", `fill="none" stroke="#546a82" stroke-width="5"`) +
			path(
				"M-56 -38L-50 -44M-16 -60L-10 -68M34 -52L40 -58",
				`stroke="#ffffff" stroke-width="7" stroke-linecap="round"`,
			) +
			path("M-92 -22H92L74 52H-74Z", `fill="url(#wood)" ${edge(6)}`) +
			path("M-86 2H86M-80 28H80", `stroke="#4a2812" stroke-width="5"`) +
			mirrored(path("M42 -22L36 52H54L64 -22Z", `fill="#6c7488" ${edge()}`)) +
			path("M-96 -30H96V-14H-96Z", `fill="#8b93a8" ${edge()}`) +
			mirrored(
				circle({ x: 44, y: 66, r: 27 }, `fill="#565e74" ${edge(6)}`) +
					circle({ x: 44, y: 66, r: 11 }, `fill="url(#brass)" ${edge(4)}`),
			),
		tin + wood + brass,
	);

const pick = (): string =>
	path("M-8 -52H8L11 92H-11Z", `fill="url(#wood)" ${edge()}`) +
	path(
		"M-88 -34Q-40 -84 0 -84Q40 -84 88 -34Q40 -60 16 -58V-46H-16V-58Q-40 -60 -88 -34Z",
		`fill="url(#tin)" ${edge(6)}`,
	) +
	path("M-60 -58Q-28 -74 0 -74", `fill="none" stroke="#ffffff" stroke-width="5" stroke-linecap="round"`);

export const crossedPicks = (): string =>
	picture(
		circle({ r: 88 }, `fill="url(#rock)" ${edge(6)}`) +
			circle(
				{ r: 74 },
				`fill="none" stroke="#9a86b8" stroke-width="4" stroke-dasharray="3 12" stroke-linecap="round"`,
			) +
			group("rotate(38) scale(0.94)", pick()) +
			group("rotate(-38) scale(0.94)", pick()) +
			circle({ y: 6, r: 13 }, `fill="url(#brass)" ${edge()}`),
		tin +
			wood +
			brass +
			radial("rock", [
				[0, "#6a5684"],
				[1, "#2c2144"],
			]),
	);

export const powderKeg = (): string =>
	picture(
		path("M8 -66Q34 -92 60 -74", `fill="none" ${edge(13)}`) +
			path("M8 -66Q34 -92 60 -74", `fill="none" stroke="#e8d6a8" stroke-width="6"`) +
			path(
				"M64 -100L70 -82L90 -88L78 -72L94 -60L74 -60L68 -42L60 -60L42 -60L56 -72L46 -88L62 -82Z",
				`fill="#ffb52e" ${edge(4)}`,
			) +
			circle({ x: 68, y: -71, r: 9 }, `fill="#fffbe0"`) +
			path("M-56 -62Q-76 14 -56 88H56Q76 14 56 -62Z", `fill="url(#keg)" ${edge(6)}`) +
			path("M-28 -60Q-38 14 -28 86M0 -60V86M28 -60Q38 14 28 86", `fill="none" stroke="#6a1c16" stroke-width="4"`) +
			path("M-63 -36H63L66 -18H-66ZM-66 44H66L63 62H-63Z", `fill="url(#brass)" ${edge()}`) +
			`<ellipse cx="0" cy="-62" rx="56" ry="15" fill="#8a3a26" ${edge()}/>` +
			circle({ x: 6, y: -64, r: 7 }, `fill="${soot}"`) +
			circle({ y: 13, r: 22 }, `fill="#f4e6c4" ${edge()}`) +
			path("M0 -4L-9 16H-1L-4 30L10 10H2L6 -4Z", `fill="#d2493c"`),
		brass +
			linear(
				"keg",
				[
					[0, "#8a2c22"],
					[0.4, "#e0604a"],
					[1, "#7a1f1a"],
				],
				{ x: 1, y: 0 },
			),
	);

export const minersHat = (): string =>
	picture(
		path("M-66 24Q-64 -64 0 -68Q64 -64 66 24Z", `fill="url(#felt)" ${edge(6)}`) +
			path("M-10 -67Q-22 -24 -18 22M10 -67Q22 -24 18 22", `fill="none" stroke="#14523e" stroke-width="5"`) +
			path("M-48 -16Q-42 -44 -24 -54", `fill="none" stroke="#c4f4d8" stroke-width="7" stroke-linecap="round"`) +
			path("M-96 38Q-60 10 0 10Q60 10 96 38Q60 62 0 62Q-60 62 -96 38Z", `fill="#1f7a5a" ${edge(6)}`) +
			path("M-70 40Q0 18 70 40", `fill="none" stroke="#7fe0b0" stroke-width="5" stroke-linecap="round"`) +
			circle({ y: -14, r: 46 }, `fill="url(#beam)"`) +
			circle({ y: -14, r: 25 }, `fill="url(#brass)" ${edge()}`) +
			circle({ y: -14, r: 15 }, `fill="#fffbe2" stroke="#ffb52e" stroke-width="4"`),
		brass +
			linear("felt", [
				[0, "#4fc48e"],
				[1, "#176a4c"],
			]) +
			radial("beam", [
				[0, "rgba(255,250,210,0.9)"],
				[1, "rgba(255,220,120,0)"],
			]),
	);

export const tinCup = (): string =>
	picture(
		["M-34 -58Q-46 -74 -32 -88", "M-4 -58Q-16 -76 0 -94", "M26 -58Q14 -74 28 -88"]
			.map((d) => path(d, `fill="none" stroke="#dfe9f4" stroke-width="9" stroke-linecap="round" opacity="0.75"`))
			.join("") +
			path("M46 -18Q96 -22 92 22Q88 62 42 58", `fill="none" ${edge(24)}`) +
			path("M46 -18Q96 -22 92 22Q88 62 42 58", `fill="none" stroke="#3f7fc8" stroke-width="13"`) +
			path("M-70 -40H56L48 84Q-6 98 -60 84Z", `fill="url(#enamel)" ${edge(6)}`) +
			path("M-52 -14L-46 66", `stroke="#d8efff" stroke-width="9" stroke-linecap="round"`) +
			`<ellipse cx="-7" cy="-40" rx="64" ry="17" fill="#e8f1f6" ${edge()}/><ellipse cx="-7" cy="-38" rx="51" ry="11" fill="#4a2a18"/>`,
		linear("enamel", [
			[0, "#6ab4f0"],
			[0.6, "#2f6fc0"],
			[1, "#1a3f80"],
		]),
	);

/** A laced boot from its side, its toe to the right. */
const boot = (hide: string): string =>
	path("M-44 -70Q-14 -80 14 -70L18 4Q30 22 58 28Q84 36 82 62H-48Q-52 30 -44 0Z", `fill="${hide}" ${edge()}`) +
	path("M-50 58H84V70Q84 82 72 82H-28L-32 74H-40L-42 82H-52Z", `fill="#3a2436" ${edge(4)}`) +
	path("M40 28Q60 22 74 36Q82 44 82 58H50Q36 46 40 28Z", `fill="#5a2a72" ${edge(4)}`) +
	path("M-47 -72Q-14 -86 18 -72L19 -52Q-14 -64 -46 -52Z", `fill="#f0d8b0" ${edge(4)}`) +
	path("M-34 -40L-36 44", `stroke="#e8c0f4" stroke-width="7" stroke-linecap="round" opacity="0.7"`) +
	[-38, -18, 2]
		.map(
			(y) =>
				path(`M-12 ${y}L24 ${y + 8}`, `stroke="#14101e" stroke-width="9" stroke-linecap="round"`) +
				path(`M-12 ${y}L24 ${y + 8}`, `stroke="#ffe9b0" stroke-width="5" stroke-linecap="round"`),
		)
		.join("");

export const workBoots = (): string =>
	picture(
		group("translate(-22 -16) scale(0.84)", boot("#7c44a0")) + group("translate(8 12) scale(0.95)", boot("url(#hide)")),
		linear("hide", [
			[0, "#cf94e6"],
			[1, "#6a2f92"],
		]),
	);
