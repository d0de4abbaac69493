// Who works in the mine of Tin and Thunder: the miner and the pony.
import { circle, linear, mirrored, path, picture, radial } from "../../../ui/art/draw.ts";
import { brass, edge, soot, tin, wood } from "./tones.ts";

const leather = linear("leather", [
	[0, "#b9763e"],
	[1, "#5a2c18"],
]);
/** His face in the light of his own lamp. */
const face = (): string =>
	mirrored(path("M48 -18Q64 -26 64 -6Q62 10 50 10Z", `fill="#d69a70" ${edge(4)}`)) +
	path("M-52 -22Q-52 -56 0 -56Q52 -56 52 -22V10Q50 56 0 56Q-50 56 -52 10Z", `fill="url(#skin)" ${edge()}`) +
	path("M-46 -8Q-34 12 -24 6M46 -8Q34 12 24 6", `fill="none" stroke="#c07a50" stroke-width="4" opacity="0.7"`) +
	mirrored(
		circle({ x: 33, y: 8, r: 9 }, `fill="#e8805a" opacity="0.55"`) +
			path("M11 -10Q22 -20 34 -9Q22 -2 11 -10Z", `fill="#fff8ea" ${edge(3)}`) +
			circle({ x: 22, y: -10, r: 5.4 }, `fill="#2c4a6a"`) +
			circle({ x: 23.5, y: -12, r: 1.9 }, `fill="#ffffff"`) +
			path("M8 -22Q22 -33 40 -20", `fill="none" stroke="#4a2818" stroke-width="8" stroke-linecap="round"`),
	) +
	path(
		"M-3 -12Q-13 8 -8 12Q0 18 9 12Q13 8 4 -2",
		`fill="#e8a47c" stroke="#a86a48" stroke-width="4" stroke-linecap="round"`,
	);

const beard = (): string =>
	path(
		"M-54 0Q-46 20 -26 14Q-10 8 0 20Q10 8 26 14Q46 20 54 0Q62 44 36 72Q22 92 0 94Q-22 92 -36 72Q-62 44 -54 0Z",
		`fill="url(#beard)" ${edge()}`,
	) +
	path(
		"M-32 18Q-14 10 0 22Q14 10 32 18Q20 32 0 28Q-20 32 -32 18Z",
		`fill="#8a5030" stroke="#3a1c10" stroke-width="3"`,
	) +
	path("M-9 37Q0 42 9 37", `fill="none" stroke="#f0b8a0" stroke-width="5" stroke-linecap="round"`) +
	path(
		"M-38 28Q-34 56 -20 72M-22 44Q-16 66 -4 82M22 44Q16 66 4 82M38 28Q34 56 20 72",
		`fill="none" stroke="#9a5e3a" stroke-width="4" stroke-linecap="round"`,
	);

const helmet = (): string =>
	path("M-62 -34Q-62 -94 0 -94Q62 -94 62 -34Q0 -54 -62 -34Z", `fill="url(#leather)" ${edge()}`) +
	path("M-40 -76Q-52 -62 -52 -46", `fill="none" stroke="#e8b078" stroke-width="6" stroke-linecap="round"`) +
	path("M-30 -88Q-22 -66 -24 -46M30 -88Q22 -66 24 -46", `fill="none" stroke="#4a2412" stroke-width="4"`) +
	path("M-76 -28Q0 -62 76 -28L70 -18Q0 -44 -70 -18Z", `fill="#7a4424" ${edge()}`) +
	circle({ y: -66, r: 46 }, `fill="url(#beam)"`) +
	circle({ y: -66, r: 19 }, `fill="url(#brass)" ${edge()}`) +
	circle({ y: -66, r: 12 }, `fill="#fffbe2" stroke="#ffb52e" stroke-width="3"`);

export const nightMiner = (): string =>
	picture(
		path("M58 98L84 -64L96 -62L74 98Z", `fill="url(#wood)" ${edge(4)}`) +
			path("M60 -78Q84 -84 99 -56L90 -52Q76 -66 58 -64Z", `fill="url(#tin)" ${edge(4)}`) +
			path("M-90 98Q-88 48 -44 38H44Q88 48 90 98Z", `fill="url(#coat)" ${edge()}`) +
			path("M-58 48L-48 98M58 48L48 98", `stroke="#c8923e" stroke-width="9"`) +
			path("M-46 40Q0 74 46 40L44 62Q0 98 -44 62Z", `fill="#d2493c" ${edge(4)}`) +
			face() +
			beard() +
			helmet(),
		leather +
			brass +
			tin +
			wood +
			linear("coat", [
				[0, "#5a7ac0"],
				[1, "#22305c"],
			]) +
			radial(
				"skin",
				[
					[0, "#ffe2b8"],
					[0.6, "#eab088"],
					[1, "#b97650"],
				],
				{ x: 0.5, y: 0.2 },
			) +
			linear("beard", [
				[0, "#7a4428"],
				[1, "#3a1c10"],
			]) +
			radial("beam", [
				[0, "rgba(255,250,210,0.95)"],
				[1, "rgba(255,220,120,0)"],
			]),
	);

export const pitPony = (): string =>
	picture(
		path("M-34 98Q-24 52 -30 16Q0 -50 36 -64Q64 -20 72 98Z", `fill="url(#coat)" ${edge()}`) +
			path(
				"M30 -68Q58 -62 68 -38L78 -40L80 -14L92 -10L86 14L97 24L88 46L96 60L86 98H58Q68 26 30 -36Z",
				`fill="#38211a" ${edge()}`,
			) +
			path("M48 -46Q66 -10 70 40M60 -30Q76 10 78 70", `fill="none" stroke="#7a5040" stroke-width="4"`) +
			path("M-2 -60L-10 -98L22 -76Z", `fill="#9a6646" ${edge(4)}`) +
			path("M0 -68L-4 -86L12 -74Z", `fill="#e2a888"`) +
			path("M28 -70L38 -100L52 -66Z", `fill="#74482e" ${edge(4)}`) +
			path(
				"M32 -68Q-6 -78 -30 -42L-82 18Q-98 42 -80 58Q-62 74 -42 56L-4 34Q38 14 42 -28Z",
				`fill="url(#coat)" ${edge()}`,
			) +
			path("M-84 22Q-98 44 -80 58Q-62 74 -44 58Q-44 32 -66 6Z", `fill="#f0d4b6" ${edge(4)}`) +
			path("M-40 -28Q-30 -48 -12 -54L-26 -22L-60 12Z", `fill="#f4e2cc"`) +
			circle({ x: -76, y: 36, r: 5 }, `fill="${soot}"`) +
			path("M-66 58Q-56 50 -46 50", `fill="none" ${edge(4)}`) +
			path("M34 -70Q14 -96 -6 -70Q-26 -58 -28 -36Q-12 -50 0 -46Q4 -60 22 -62Z", `fill="#38211a" ${edge(4)}`) +
			path("M-4 -30Q8 -42 20 -28Q8 -18 -4 -30Z", `fill="#fff4e0" ${edge(3)}`) +
			circle({ x: 8, y: -29, r: 6 }, `fill="${soot}"`) +
			circle({ x: 6, y: -32, r: 2.2 }, `fill="#ffffff"`) +
			["M-58 -8Q-42 8 -38 50", "M-58 -8L-16 -40M-38 50L26 14L34 -60"]
				.map(
					(d) =>
						path(d, `fill="none" ${edge(13)}`) +
						path(d, `fill="none" stroke="#d2493c" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"`),
				)
				.join("") +
			[
				[-38, 50],
				[26, 14],
				[-58, -8],
			]
				.map(([x = 0, y = 0]) => circle({ x, y, r: 8 }, `fill="url(#brass)" ${edge(4)}`))
				.join(""),
		brass +
			linear("coat", [
				[0, "#b98258"],
				[1, "#6a3e26"],
			]),
	);
