// The symbols of Glass Orchard: fruit of coloured glass, held in lead, light behind it.
import { circle, fan, group, mirrored, n, path, petal, picture, radial, ring } from "../../../ui/art/draw.ts";

const lead = "#171a22";
/** A lead came, so wide. */
const came = (width = 5.5): string =>
	`stroke="${lead}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

type Glass = { readonly light: string; readonly deep: string };

/** One fruit: its outline, the lead lines across it, and what grows around it. Light and dark pieces lie in turn. */
function fruit(
	glass: Glass,
	parts: { outline: string; pieces: readonly string[]; leads: string; over?: string; under?: string },
): string {
	const pieces = parts.pieces
		.map((d, index) =>
			path(d, `fill="${index % 2 === 0 ? "#ffffff" : "#12061c"}" opacity="${index % 2 === 0 ? 0.26 : 0.22}"`),
		)
		.join("");
	return picture(
		`${parts.under ?? ""}${path(parts.outline, `fill="url(#glass)"`)}<g clip-path="url(#within)">${pieces}${path(parts.leads, `fill="none" ${came(4)}`)}<ellipse cx="-26" cy="-18" rx="17" ry="30" transform="rotate(24 -26 -18)" fill="#fff" opacity="0.34"/></g>${path(parts.outline, `fill="none" ${came(7)}`)}${parts.over ?? ""}`,
		`${radial(
			"glass",
			[
				[0, "#fffbe8"],
				[0.3, glass.light],
				[1, glass.deep],
			],
			{ x: 0.4, y: 0.34 },
		)}<clipPath id="within"><path d="${parts.outline}"/></clipPath>`,
	);
}

const leaf = (turn: number, at: { x: number; y: number }, length = 54): string =>
	group(
		`translate(${at.x} ${at.y}) rotate(${turn})`,
		path(petal({ length, width: length * 0.72 }), `fill="#4fbf74" ${came()}`) +
			path(`M0 0L0 ${-length}`, `fill="none" ${came(3)}`) +
			path(petal({ length, width: length * 0.3 }), `fill="#c9f5a8" opacity="0.5"`),
	);

const stem = (d: string): string =>
	path(d, `fill="none" stroke="${lead}" stroke-width="11" stroke-linecap="round"`) +
	path(d, `fill="none" stroke="#a9743c" stroke-width="5" stroke-linecap="round"`);

/** The scatter: the round window of noon itself. */
export const sunWindow = (): string =>
	picture(
		circle({ r: 94 }, `fill="#2c7fc4" ${came()}`) +
			ring(12, (index) =>
				path(petal({ length: 92, width: 46 }), `fill="${index % 2 === 0 ? "#ffd24a" : "#ff9a3c"}" ${came(4)}`),
			) +
			ring(12, () => path("M0 -52V-92", `fill="none" ${came(3)}`), 15) +
			circle({ r: 46 }, `fill="url(#noon)" ${came()}`) +
			ring(6, () => path("M0 0V-46", `fill="none" ${came(3)}`)) +
			circle({ r: 20 }, `fill="#fffdf0" ${came(4)}`) +
			circle({ r: 94 }, `fill="none" stroke="${lead}" stroke-width="8"`),
		radial("noon", [
			[0, "#fffbe0"],
			[1, "#ffbe2e"],
		]),
	);

export const pomegranate = (): string =>
	fruit(
		{ light: "#ff5a6e", deep: "#8e0f3a" },
		{
			outline: "M0 -62C46 -66 82 -34 80 12C78 58 42 88 0 88C-42 88 -78 58 -80 12C-82 -34 -46 -66 0 -62Z",
			pieces: ["M0 -70L90 -40L40 10Z", "M40 10L90 60L0 90Z", "M-90 -40L0 -70L-34 4Z", "M-34 4L-90 60L-90 -40Z"],
			leads: "M0 -66L40 10L0 90M40 10L84 20M0 -66L-34 4L0 90M-34 4L-84 14",
			under: mirrored(path("M4 -56L30 -92L12 -84L0 -98V-56Z", `fill="#e8973a" ${came()}`)),
			over:
				path("M-20 12C-10 -12 34 -14 44 14C46 44 10 60 -10 48C-24 40 -26 26 -20 12Z", `fill="#ffe3d8" ${came(4)}`) +
				[
					[0, 10],
					[20, 4],
					[12, 26],
					[-4, 32],
					[32, 20],
					[24, 40],
				]
					.map(([x = 0, y = 0]) => circle({ x, y, r: 9 }, `fill="#d3123f" stroke="${lead}" stroke-width="2.5"`))
					.join(""),
		},
	);

export const plum = (): string =>
	fruit(
		{ light: "#b06bf0", deep: "#3f1a7a" },
		{
			outline: "M6 -64C58 -70 88 -24 78 24C68 70 30 90 -4 86C-52 80 -84 46 -78 0C-72 -44 -38 -66 6 -64Z",
			pieces: ["M6 -64L84 -20L20 20Z", "M20 20L80 40L-4 90Z", "M-80 0L6 -64L-20 30Z"],
			leads: "M6 -64Q-34 10 -4 86M6 -64L20 20L-4 86M20 20L82 10M-20 20L-80 10",
			under: stem("M6 -60Q8 -84 26 -94"),
			over: leaf(-62, { x: 8, y: -66 }),
		},
	);

export const fig = (): string =>
	fruit(
		{ light: "#8f9bea", deep: "#272f78" },
		{
			outline: "M0 -84C16 -70 22 -48 44 -26C78 6 78 54 42 80Q0 98 -42 80C-78 54 -78 6 -44 -26C-22 -48 -16 -70 0 -84Z",
			pieces: ["M0 -84L44 -26L0 90Z", "M44 -26L90 60L42 90Z", "M-44 -26L-90 60L-20 90Z"],
			leads: "M0 -84V90M0 -84Q60 10 30 88M0 -84Q-60 10 -30 88M-70 30Q0 50 70 30",
			over:
				path("M-26 54Q0 34 26 54Q20 84 0 86Q-20 84 -26 54Z", `fill="#ff7b8a" ${came(4)}`) +
				fan({ count: 5, from: -40, to: 40 }, () =>
					group("translate(0 84)", path("M0 0V-34", `stroke="#fff0d0" stroke-width="4"`)),
				),
		},
	);

export const apricot = (): string =>
	fruit(
		{ light: "#ffb347", deep: "#d9541c" },
		{
			outline: "M0 -58C44 -70 84 -36 80 10C76 56 40 86 0 84C-40 86 -76 56 -80 10C-84 -36 -44 -70 0 -58Z",
			pieces: ["M0 -60L84 -30L10 14Z", "M10 14L84 50L0 90Z", "M-84 0L0 -60L-30 40Z"],
			leads: "M0 -58Q28 10 0 84M0 -58L-44 10L0 84M-44 10H-82M16 10L80 20",
			under: stem("M0 -56Q-4 -76 -16 -90"),
			over: leaf(58, { x: 0, y: -58 }, 58),
		},
	);

export const grape = (): string =>
	picture(
		group(
			"translate(0 -8) scale(0.94)",
			stem("M0 -58Q4 -80 -8 -94") +
				leaf(-74, { x: 0, y: -62 }, 60) +
				leaf(66, { x: 4, y: -62 }, 50) +
				[
					[-44, -34],
					[0, -38],
					[44, -34],
					[-24, 0],
					[24, 0],
					[-46, 22],
					[46, 22],
					[0, 34],
					[-22, 60],
					[22, 60],
					[0, 86],
				]
					.map(
						([x = 0, y = 0], index) =>
							circle(
								{ x, y: y - 6, r: 24 },
								`fill="${["#6fd08a", "#3fa86a", "#9be08c"][index % 3] ?? "#6fd08a"}" ${came()}`,
							) +
							path(`M${x - 16} ${y - 8}L${x} ${y + 8}L${x + 16} ${y - 10}`, `fill="none" ${came(2.6)}`) +
							circle({ x: x - 8, y: y - 15, r: 5 }, `fill="#fff" opacity="0.7"`),
					)
					.join(""),
		),
	);

export const lime = (): string =>
	picture(
		circle({ r: 84 }, `fill="#3f9a4c" ${came(7)}`) +
			circle({ r: 70 }, `fill="#f3ffd0" ${came(4)}`) +
			ring(8, (index) =>
				path("M0 -8L22 -54Q0 -66 -22 -54Z", `fill="${index % 2 === 0 ? "#b7e84f" : "#8fd03c"}" ${came(4)}`),
			) +
			circle({ r: 8 }, `fill="#fffbe0"`) +
			path("M-58 -40Q-30 -72 8 -68", `fill="none" stroke="#fff" stroke-width="7" opacity="0.7" stroke-linecap="round"`),
	);

export const bilberry = (): string => {
	const berry = (x: number, y: number, r: number): string =>
		group(
			`translate(${x} ${y})`,
			circle({ r }, `fill="url(#berry)" ${came(6)}`) +
				path(`M${n(-r)} 0Q0 ${n(-r * 0.5)} ${r} 0M0 ${-r}Q${n(r * 0.4)} 0 0 ${r}`, `fill="none" ${came(3)}`) +
				ring(5, () =>
					path(petal({ length: r * 0.46, width: r * 0.34 }), `fill="#1c2e6b" stroke="#a9c4ff" stroke-width="2"`),
				) +
				circle({ x: -r * 0.4, y: -r * 0.46, r: r * 0.16 }, `fill="#fff" opacity="0.8"`),
		);
	return picture(
		leaf(-38, { x: -18, y: -30 }, 62) +
			leaf(44, { x: 22, y: -30 }, 58) +
			berry(-36, 16, 44) +
			berry(38, 8, 40) +
			berry(4, 50, 38),
		radial(
			"berry",
			[
				[0, "#cfe0ff"],
				[0.35, "#5f86ea"],
				[1, "#20347f"],
			],
			{ x: 0.36, y: 0.3 },
		),
	);
};
