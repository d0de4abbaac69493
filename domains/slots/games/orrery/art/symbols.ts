// The symbols of The Patient Orrery: worlds of glass and enamel on brass arms, and the clockwork that turns them.
import { circle, group, linear, mirrored, n, path, picture, radial, ring, star } from "../../../ui/art/draw.ts";

const dark = "#2a1608";
const rim = (width = 5): string => `stroke="${dark}" stroke-width="${width}" stroke-linejoin="round"`;

const metal = linear("metal", [
	[0, "#fff4c2"],
	[0.4, "#f0b848"],
	[1, "#8a5416"],
]);

/** Glass, lit from the upper left. */
const globe = (id: string, tones: readonly [light: string, dye: string, deep: string]): string =>
	radial(
		id,
		[
			[0, tones[0]],
			[0.5, tones[1]],
			[1, tones[2]],
		],
		{ x: 0.34, y: 0.3 },
	);

const glint = path(
	"M-42 -34Q-30 -54 -8 -58",
	`fill="none" stroke="#ffffff" stroke-width="9" stroke-linecap="round" opacity="0.85"`,
);

/** A world of a radius, with what lies on it; cut out to its round. */
const world = (of: { r: number; paint: string; on: string }): string =>
	`<clipPath id="round">${circle({ r: of.r }, "")}</clipPath>` +
	circle({ r: of.r }, `fill="${of.paint}"`) +
	`<g clip-path="url(#round)">${of.on}</g>` +
	circle({ r: of.r }, `fill="none" ${rim(6)}`) +
	glint;

/** The wild: the sun in the middle of the works. */
export const brassSun = (): string =>
	picture(
		circle({ r: 99 }, `fill="url(#warmth)"`) +
			ring(12, (index) =>
				path(
					index % 2 === 0 ? "M-16 -44L0 -96L16 -44Z" : "M-10 -46Q14 -62 -2 -82Q-18 -62 10 -46Z",
					`fill="url(#metal)" ${rim(4)}`,
				),
			) +
			circle({ r: 52 }, `fill="url(#face)" ${rim(6)}`) +
			circle({ r: 40 }, `fill="none" stroke="#b86a18" stroke-width="3" stroke-dasharray="3 7"`) +
			mirrored(path("M-26 -8Q-17 -20 -8 -8", `fill="none" stroke="${dark}" stroke-width="6" stroke-linecap="round"`)) +
			path("M-18 16Q0 32 18 16", `fill="none" stroke="${dark}" stroke-width="6" stroke-linecap="round"`),
		metal +
			globe("face", ["#fffbe0", "#ffd24a", "#e8901c"]) +
			radial("warmth", [
				[0.3, "rgba(255,230,120,0.95)"],
				[1, "rgba(255,190,60,0)"],
			]),
	);

/** The scatter: the key that winds it all. */
export const windingKey = (): string =>
	picture(
		circle({ r: 94 }, `fill="url(#velvet)" stroke="#ffe6a0" stroke-width="5"`) +
			group(
				"rotate(38)",
				mirrored(path("M-4 -32Q-46 -20 -54 -46Q-54 -80 -24 -78Q-2 -74 -4 -32Z", `fill="url(#metal)" ${rim()}`)) +
					mirrored(circle({ x: -30, y: -56, r: 11 }, `fill="#c22a58" ${rim(4)}`)) +
					path("M-10 -36H10V54H-10Z", `fill="url(#metal)" ${rim()}`) +
					path("M-18 -22H18V-8H-18ZM10 22H40V36H28V44H40V58H10Z", `fill="url(#metal)" ${rim(4)}`) +
					circle({ y: 66, r: 15 }, `fill="url(#metal)" ${rim(4)}`),
			),
		metal + globe("velvet", ["#ff7aa0", "#c22a58", "#6a1034"]),
	);

export const ringedWorld = (): string =>
	picture(
		group(
			"rotate(-18) scale(0.9)",
			`<ellipse rx="96" ry="30" fill="none" ${rim(22)}/><ellipse rx="96" ry="30" fill="none" stroke="url(#metal)" stroke-width="15"/>` +
				group(
					"scale(0.84)",
					world({
						r: 68,
						paint: "url(#violet)",
						on: path(
							"M-80 -22Q0 -2 80 -22V-4Q0 16 -80 -4ZM-80 34Q0 52 80 34V48Q0 66 -80 48Z",
							`fill="#ffd0f4" opacity="0.6"`,
						),
					}),
				) +
				path("M-95 4A96 30 0 0 0 95 4", `fill="none" ${rim(22)}`) +
				path("M-95 4A96 30 0 0 0 95 4", `fill="none" stroke="url(#metal)" stroke-width="15"`),
		),
		metal + globe("violet", ["#f4c4ff", "#b45ae0", "#5a1c90"]),
	);

export const bandedWorld = (): string =>
	picture(
		world({
			r: 84,
			paint: "url(#amber)",
			on: `${[-58, -24, 14, 50]
				.map((y, index) =>
					path(
						`M-90 ${y}Q-30 ${y - 10} 0 ${y}T90 ${y}V${y + 16}Q30 ${y + 26} 0 ${y + 16}T-90 ${y + 16}Z`,
						`fill="${index % 2 === 0 ? "#a8481c" : "#fff0cc"}" opacity="0.8"`,
					),
				)
				.join("")}<ellipse cx="30" cy="30" rx="24" ry="14" fill="#d8381c" ${rim(4)}/>`,
		}),
		globe("amber", ["#ffe8b0", "#f4a44a", "#a8541c"]),
	);

export const seaWorld = (): string =>
	picture(
		world({
			r: 80,
			paint: "url(#sea)",
			on:
				path("M-84 -40Q-50 -64 -26 -44Q-6 -24 -32 -4Q-30 24 -58 30L-90 10Z", `fill="#5ac85a" ${rim(4)}`) +
				path(
					"M10 -86Q52 -74 40 -48Q20 -40 26 -14Q58 -4 50 30Q34 66 8 52Q14 20 0 0Q-8 -50 10 -86Z",
					`fill="#8fd86a" ${rim(4)}`,
				) +
				path("M-70 60Q-20 44 20 66T90 60V90H-80Z", `fill="#f4fbff" opacity="0.9"`),
		}),
		globe("sea", ["#c4f4ff", "#2fa4ea", "#0f4aa0"]),
	);

export const rustWorld = (): string =>
	picture(
		world({
			r: 74,
			paint: "url(#rust)",
			on:
				(
					[
						[-26, 20, 18],
						[28, -22, 22],
						[36, 38, 12],
						[-36, -24, 11],
						[0, 58, 9],
					] as const
				)
					.map(
						([x, y, r]) =>
							circle({ x, y, r }, `fill="#8a2a14" opacity="0.75"`) +
							circle({ x: x + 3, y: y + 3, r: r - 4 }, `fill="#e0643c"`),
					)
					.join("") + path("M-40 -78Q0 -52 40 -78V-90H-40Z", `fill="#fff6ea"`),
		}),
		globe("rust", ["#ffc4a0", "#e05a34", "#8a2010"]),
	);

export const crescentWorld = (): string =>
	picture(
		circle({ r: 80 }, `fill="#22306a" ${rim(6)}`) +
			path("M22 -77A80 80 0 1 0 22 77A62 62 0 1 1 22 -77Z", `fill="url(#silver)" ${rim(5)}`) +
			circle({ x: -56, y: -6, r: 8 }, `fill="#a8b4cc"`) +
			circle({ x: -44, y: 32, r: 6 }, `fill="#a8b4cc"`) +
			group("translate(34 -10)", path(star(5, { outer: 22, inner: 9 }), `fill="#ffe27a" ${rim(3)}`)),
		globe("silver", ["#ffffff", "#dce6f4", "#8a9cc0"]),
	);

export const comet = (): string =>
	picture(
		path("M-92 74Q-40 -10 18 -56L62 -10Q14 40 -92 74Z", `fill="url(#tail)" ${rim(4)}`) +
			path(
				"M-64 52Q-16 4 26 -30M-40 50Q4 18 42 -12",
				`fill="none" stroke="#ffffff" stroke-width="6" stroke-linecap="round"`,
			) +
			group(
				"translate(46 -38)",
				path(star(8, { outer: 48, inner: 28 }), `fill="#fff2b0" ${rim(5)}`) + circle({ r: 18 }, `fill="#ffffff"`),
			),
		linear(
			"tail",
			[
				[0, "#2f8ae0"],
				[1, "#a8f0ff"],
			],
			{ x: 1, y: -1 },
		),
	);

export const cogWheel = (): string =>
	picture(
		path(star(12, { outer: 92, inner: 72 }), `fill="url(#metal)" ${rim(6)}`) +
			circle({ r: 66 }, `fill="url(#metal)" stroke="#8a5416" stroke-width="4"`) +
			ring(5, () => path("M-15 -24L-20 -52Q0 -62 20 -52L15 -24Q0 -30 -15 -24Z", `fill="#3a6a8a" ${rim(4)}`)) +
			circle({ r: 15 }, `fill="#c22a58" ${rim(5)}`),
		metal,
	);

export const pendulum = (): string =>
	picture(
		path("M-52 -92H52V-74H-52Z", `fill="#7a3c1c" ${rim()}`) +
			path(
				"M-60 70Q0 104 60 70",
				`fill="none" stroke="#3fa0a8" stroke-width="7" stroke-linecap="round" stroke-dasharray="2 13"`,
			) +
			group(
				"translate(0 -80) rotate(-14)",
				path("M-5 0H5V100H-5Z", `fill="url(#metal)" ${rim(4)}`) +
					circle({ y: 122, r: 40 }, `fill="url(#bob)" ${rim(6)}`) +
					circle({ y: 122, r: 22 }, `fill="none" stroke="#fff4c2" stroke-width="5"`),
			),
		metal + globe("bob", ["#c4fff0", "#2fa8a0", "#0f5460"]),
	);

/** A world on the chart of the heavens: behind its shutter, or lit; a lens is what multiplies. */
export function sphere(state: "shut" | "lit" | "lens"): string {
	const paint = { shut: "url(#shut)", lit: "url(#lit)", lens: "url(#lens)" }[state];
	const leaves = ring(6, () =>
		path("M0 0L-14 -76Q18 -84 38 -66Z", `fill="none" stroke="#fff0c0" stroke-width="4" opacity="0.7"`),
	);
	return picture(
		circle({ r: 92 }, `fill="url(#metal)" ${rim(5)}`) +
			circle({ r: 76 }, `fill="${paint}" ${rim(4)}`) +
			(state === "shut" ? leaves : glint),
		metal +
			globe("shut", ["#8ac4e0", "#3a7aa8", "#1c4470"]) +
			globe("lit", ["#fff6c8", "#ffb03a", "#c8601c"]) +
			globe("lens", ["#ffe0f4", "#e85aa0", "#8a1c5a"]),
	);
}

/** An orbit of the wheel: a small world on its ring, so far around, or the ring alone once it is chosen. */
export function orbit(place: number, state: "turning" | "chosen"): string {
	const at = (place * Math.PI) / 4 - Math.PI / 2;
	const [x, y] = [Math.cos(at) * 66, Math.sin(at) * 66];
	return picture(
		circle({ r: 90 }, `fill="${state === "chosen" ? "url(#glow)" : "url(#sky)"}" stroke="#ffe6a0" stroke-width="7"`) +
			circle({ r: 66 }, `fill="none" stroke="url(#metal)" stroke-width="6"`) +
			(state === "chosen" ? "" : circle({ r: 26 }, `fill="url(#metal)" ${rim(4)}`)) +
			group(`translate(${n(x)} ${n(y)})`, circle({ r: 17 }, `fill="#ff8a5a" ${rim(4)}`)),
		metal + globe("sky", ["#7ab8e0", "#2f6aa0", "#163a6a"]) + globe("glow", ["#ffe6a0", "#e88a2c", "#8a3c14"]),
	);
}

export const mote = (): string => picture(path(star(4, { outer: 96, inner: 20 }), `fill="#fff6cc"`));
