// The symbols of Night Ferry: flat planes of a travel poster, cream and vermilion on petrol blue, lamplight on brass.
import { circle, group, linear, mirrored, n, path, picture, radial, ring, star } from "../../../ui/art/draw.ts";

const deep = "#06202c";
const cream = "#fbeed2";
const red = "#d8412c";
const edge = (width = 5): string =>
	`stroke="${deep}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

const brass = linear("brass", [
	[0, "#ffeeb0"],
	[0.5, "#e2ab44"],
	[1, "#8a5418"],
]);
const petrol = linear("petrol", [
	[0, "#2f8a94"],
	[1, "#0e4454"],
]);

/** The wild: the red lamp on a ship's left side. */
export const portLight = (): string =>
	picture(
		circle({ r: 94 }, `fill="url(#halo)"`) +
			path("M-52 -58H52V-40H-52Z", `fill="url(#brass)" ${edge()}`) +
			path("M-22 -58V-74Q0 -92 22 -74V-58Z", `fill="url(#brass)" ${edge()}`) +
			path("M-44 -40H44Q58 6 44 52H-44Q-58 6 -44 -40Z", `fill="url(#glass)" ${edge(6)}`) +
			[-24, 2, 28].map((y) => path(`M-50 ${y}H50`, `stroke="#ffd9b0" stroke-width="4" opacity="0.6"`)).join("") +
			path(star(8, { outer: 26, inner: 9 }), `fill="#fffbe8"`) +
			path("M-16 -40V52M16 -40V52", `stroke="${deep}" stroke-width="4" opacity="0.75"`) +
			path("M-54 52H54L46 74H-46Z", `fill="url(#brass)" ${edge()}`) +
			path("M-26 74H26V88H-26Z", `fill="#8a5418" ${edge(4)}`),
		brass +
			radial("halo", [
				[0, "rgba(255,110,70,0.95)"],
				[0.6, "rgba(240,70,40,0.4)"],
				[1, "rgba(220,50,30,0)"],
			]) +
			radial("glass", [
				[0, "#ffdca0"],
				[0.4, "#ff7a48"],
				[1, "#b01e18"],
			]),
	);

/** The bow from below, as posters had it. */
export const ferry = (): string =>
	picture(
		circle({ y: -6, r: 90 }, `fill="url(#night)"`) +
			[-66, -30, 44, 70]
				.map((x, index) => circle({ x, y: -52 - (index % 2) * 18, r: 2.6 }, `fill="${cream}"`))
				.join("") +
			path("M-14 -38L-10 -86H20L24 -38Z", `fill="${red}" ${edge()}`) +
			path("M-11 -74H21L20 -86H-10Z", `fill="${deep}"`) +
			path("M-52 -40H58L66 -8H-60Z", `fill="${cream}" ${edge()}`) +
			[-44, -24, -4, 16, 36].map((x) => path(`M${x} -31H${x + 11}V-18H${x}Z`, `fill="#ffbe4a" ${edge(3)}`)).join("") +
			path("M-82 -8H84L0 74Q-58 62 -82 -8Z", `fill="url(#hull)" ${edge(6)}`) +
			path("M0 74L84 -8H40Z", `fill="#ffffff" opacity="0.16"`) +
			path("M-72 14Q-10 22 62 14", `fill="none" stroke="${red}" stroke-width="7"`) +
			[-48, -26, -4, 18].map((x) => circle({ x, y: 0, r: 5 }, `fill="#ffdc8a" ${edge(3)}`)).join("") +
			path("M-94 66Q-62 48 -30 66T34 66T94 66V92H-94Z", `fill="url(#petrol)" ${edge(4)}`) +
			path("M-70 78H-40M-8 80H22M48 78H74", `stroke="#ffcf74" stroke-width="4" stroke-linecap="round"`),
		petrol +
			linear("night", [
				[0, "#0a3444"],
				[0.6, "#1d6470"],
				[1, "#e0913f"],
			]) +
			linear("hull", [
				[0, "#2a3d4c"],
				[1, "#0c1a26"],
			]),
	);

export const captain = (): string =>
	picture(
		path("M-76 92Q-72 40 -28 34H28Q72 40 76 92Z", `fill="#17384e" ${edge(6)}`) +
			path("M-22 36L0 62L22 36V24H-22Z", `fill="${cream}" ${edge(4)}`) +
			path("M-6 56H6L10 92H-10Z", `fill="${red}" ${edge(3)}`) +
			mirrored(
				path("M44 46L70 56", `stroke="#e2ab44" stroke-width="8"`) +
					circle({ x: 24, y: 76, r: 5 }, `fill="#ffdc8a" ${edge(3)}`),
			) +
			path("M-38 -32Q-40 36 0 42Q40 36 38 -32Z", `fill="#f0b98c" ${edge(6)}`) +
			path("M-38 -8Q-40 44 0 48Q40 44 38 -8Q28 12 16 10Q0 4 -16 10Q-28 12 -38 -8Z", `fill="#f6f2ea" ${edge()}`) +
			path("M-12 20Q0 26 12 20", `fill="none" ${edge(5)}`) +
			mirrored(
				circle({ x: 15, y: -8, r: 4.6 }, `fill="${deep}"`) +
					path("M8 -18Q16 -23 24 -18", `fill="none" stroke="#f6f2ea" stroke-width="5" stroke-linecap="round"`),
			) +
			path("M-5 2Q0 8 5 2", `fill="none" stroke="#b87850" stroke-width="5" stroke-linecap="round"`) +
			path("M-62 -56Q0 -98 62 -56Q58 -38 44 -36H-44Q-58 -38 -62 -56Z", `fill="${cream}" ${edge(6)}`) +
			path("M-44 -42H44V-28H-44Z", `fill="#17384e" ${edge()}`) +
			path("M-50 -28Q0 -12 50 -28Q46 -10 0 -12Q-46 -10 -50 -28Z", `fill="${deep}" ${edge(4)}`) +
			path(star(5, { outer: 13, inner: 6 }), `fill="#ffdc8a" transform="translate(0 -54)" ${edge(3)}`),
	);

export const funnel = (): string =>
	picture(
		path("M-46 80L-38 -52Q0 -66 38 -52L46 80Z", `fill="url(#shell)" ${edge(6)}`) +
			path("M-42 -8L-40 -30Q0 -44 40 -30L42 -8Q0 -22 -42 -8Z", `fill="${cream}" ${edge(4)}`) +
			path("M-44 26L-43 4Q0 -10 43 4L44 26Q0 12 -44 26Z", `fill="${deep}"`) +
			`<ellipse cx="0" cy="-54" rx="38" ry="11" fill="${deep}" ${edge()}/>` +
			path(
				"M-20 -60Q-46 -80 -24 -92Q-2 -100 6 -84Q22 -98 42 -86Q58 -74 34 -62Q20 -56 4 -60Z",
				`fill="#c9d4d2" ${edge(4)}`,
			) +
			path("M18 -74Q34 -82 44 -72", `fill="none" stroke="#ffffff" stroke-width="5" stroke-linecap="round"`) +
			path("M-62 80H62V92H-62Z", `fill="url(#brass)" ${edge()}`) +
			path("M-26 -44L-30 74", `stroke="#ffffff" stroke-width="8" opacity="0.28" stroke-linecap="round"`),
		brass +
			linear(
				"shell",
				[
					[0, "#f06a48"],
					[0.5, red],
					[1, "#8a1c16"],
				],
				{ x: 1, y: 0 },
			),
	);

export const shipBell = (): string =>
	picture(
		path("M-60 -90H60V-76H-60Z", `fill="#7a4a22" ${edge()}`) +
			path("M-14 -78Q0 -58 14 -78", `fill="none" stroke="${deep}" stroke-width="14"`) +
			path("M-14 -78Q0 -58 14 -78", `fill="none" stroke="#e2ab44" stroke-width="7"`) +
			path("M-30 -52Q0 -72 30 -52Q40 12 66 46H-66Q-40 12 -30 -52Z", `fill="url(#brass)" ${edge(6)}`) +
			path("M-72 44H72L64 60H-64Z", `fill="url(#brass)" ${edge()}`) +
			path("M-34 -20Q0 -34 34 -20M-42 10Q0 -2 42 10", `fill="none" stroke="#8a5418" stroke-width="5"`) +
			path("M-16 -44Q-24 4 -44 34", `fill="none" stroke="#fffbe0" stroke-width="8" stroke-linecap="round"`) +
			circle({ y: 72, r: 14 }, `fill="#8a5418" ${edge()}`) +
			path("M0 84V96", `stroke="${cream}" stroke-width="7" stroke-linecap="round"`),
		brass,
	);

export const lifeRing = (): string =>
	picture(
		circle({ r: 62 }, `fill="none" stroke="${deep}" stroke-width="54"`) +
			circle({ r: 62 }, `fill="none" stroke="${cream}" stroke-width="43"`) +
			ring(4, () => path("M-19 -82Q0 -88 19 -82L15 -41Q0 -46 -15 -41Z", `fill="${red}" ${edge(4)}`), 45) +
			ring(4, () => circle({ y: -86, r: 6 }, `fill="url(#brass)" ${edge(3)}`), 0) +
			circle({ r: 91 }, `fill="none" stroke="#e2ab44" stroke-width="4" stroke-dasharray="9 7"`) +
			path("M-52 -40Q-34 -60 -10 -66", `fill="none" stroke="#ffffff" stroke-width="7" stroke-linecap="round"`),
		brass,
	);

export const deckChair = (): string =>
	picture(
		path("M-70 84L52 -82", `stroke="${deep}" stroke-width="20" stroke-linecap="round"`) +
			path("M66 84L-34 4", `stroke="${deep}" stroke-width="20" stroke-linecap="round"`) +
			path("M-70 84L52 -82M66 84L-34 4", `stroke="#b8783c" stroke-width="11" stroke-linecap="round"`) +
			path("M34 -86L72 -70Q44 -6 46 12Q20 56 -52 52L-70 26Q-18 28 6 4Q14 -26 34 -86Z", `fill="${cream}" ${edge(6)}`) +
			path("M46 -80L60 -76Q34 -8 36 10Q12 46 -56 44L-62 36Q-6 36 22 8Q28 -20 46 -80Z", `fill="#1f7a84"`) +
			path("M28 84L-4 40", `stroke="${deep}" stroke-width="17" stroke-linecap="round"`) +
			path("M28 84L-4 40", `stroke="#b8783c" stroke-width="9" stroke-linecap="round"`),
	);

export const ticket = (): string =>
	picture(
		group(
			"rotate(-14)",
			path(
				"M-86 -46H86V-16Q70 -12 70 4Q70 20 86 24V52H-86V24Q-70 20 -70 4Q-70 -12 -86 -16Z",
				`fill="#f2c46a" ${edge(6)}`,
			) +
				path("M-58 -34H58V40H-58Z", `fill="none" stroke="#a8641e" stroke-width="4"`) +
				path("M-40 14H40L28 30H-30ZM-26 10V-4H20V10Z", `fill="#17384e"`) +
				path("M-6 -6V-24H8V-6Z", `fill="${red}"`) +
				path("M-46 -22H-22M24 -22H46", `stroke="#17384e" stroke-width="6" stroke-linecap="round"`),
		) + circle({ x: 52, y: -48, r: 15 }, `fill="none" stroke="${red}" stroke-width="5"`),
	);

export const trunk = (): string =>
	picture(
		path("M-24 -52V-68Q0 -80 24 -68V-52", `fill="none" stroke="${deep}" stroke-width="16"`) +
			path("M-24 -52V-68Q0 -80 24 -68V-52", `fill="none" stroke="#8a5418" stroke-width="8"`) +
			path("M-84 -52H84V72H-84Z", `fill="url(#hide)" ${edge(6)}`) +
			path("M-84 -10H84", `stroke="${deep}" stroke-width="5"`) +
			[-58, 40].map((x) => path(`M${x} -52H${x + 18}V72H${x}Z`, `fill="#5a2e16" ${edge(4)}`)).join("") +
			path("M-14 -22H14V8H-14Z", `fill="url(#brass)" ${edge(4)}`) +
			circle({ x: 0, y: -8, r: 5 }, `fill="${deep}"`) +
			group("translate(-18 40) rotate(-10)", path("M-20 -14H20V14H-20Z", `fill="${cream}" ${edge(3)}`)) +
			group("translate(24 44)", circle({ r: 13 }, `fill="${red}" ${edge(3)}`)),
		brass +
			linear("hide", [
				[0, "#c07a42"],
				[1, "#74401e"],
			]),
	);

export const teacup = (): string =>
	picture(
		`<ellipse cx="0" cy="66" rx="86" ry="20" fill="${cream}" ${edge(6)}/>` +
			`<ellipse cx="0" cy="62" rx="52" ry="11" fill="#d6c49c"/>` +
			path("M52 -8Q92 -14 86 18Q78 42 42 36", `fill="none" stroke="${deep}" stroke-width="19"`) +
			path("M52 -8Q92 -14 86 18Q78 42 42 36", `fill="none" stroke="${cream}" stroke-width="9"`) +
			path("M-60 -24H60Q58 56 20 64H-20Q-58 56 -60 -24Z", `fill="${cream}" ${edge(6)}`) +
			path("M-59 -6Q0 8 59 -6L57 12Q0 26 -57 12Z", `fill="#1f7a84"`) +
			`<ellipse cx="0" cy="-24" rx="60" ry="14" fill="#a8541e" ${edge()}/>` +
			[-22, 8, 34]
				.map((x, index) =>
					path(
						`M${x} ${n(-44)}Q${x - 12} -60 ${x} -72T${x - 2} ${n(-92 + index * 5)}`,
						`fill="none" stroke="#e8f2ee" stroke-width="6" stroke-linecap="round" opacity="0.85"`,
					),
				)
				.join(""),
	);
