// The four friends of the study: brush, ink, stone and paper.
import { circle, group, linear, mirrored, path, petal, picture, ring } from "../../../ui/art/draw.ts";
import { line, tones } from "./tones.ts";

export function brush(): string {
	return picture(
		path(
			"M-70 78Q-20 60 20 84Q50 96 84 76",
			`fill="none" stroke="${tones.ink}" stroke-width="7" stroke-linecap="round" opacity="0.8"`,
		) +
			group(
				"rotate(38)",
				path("M-8 -96H8V24H-8Z", `fill="url(#cane)" ${line(3.4)}`) +
					path("M-9 -58H9M-9 -20H9", `${line(3)}`) +
					path("M-12 22H12V42H-12Z", `fill="${tones.vermilion}" ${line(3.4)}`) +
					path("M-13 42C-24 60 -14 76 0 98C14 76 24 60 13 42Z", `fill="${tones.cream}" ${line(3.4)}`) +
					path("M-13 66C-10 80 -4 90 0 98C4 90 10 80 13 66Q0 58 -13 66Z", `fill="${tones.ink}"`) +
					path(
						"M0 -96Q-22 -104 -16 -84",
						`fill="none" stroke="${tones.azurite}" stroke-width="4" stroke-linecap="round"`,
					),
			),
		linear(
			"cane",
			[
				[0, "#e7c98a"],
				[0.5, "#c89b52"],
				[1, "#8d622c"],
			],
			{ x: 1, y: 0 },
		),
	);
}

export function inkStick(): string {
	return picture(
		group(
			"rotate(-24)",
			path(
				"M-32 -84H32Q38 -84 38 -78V78Q38 84 32 84H-32Q-38 84 -38 78V-78Q-38 -84 -32 -84Z",
				`fill="url(#soot)" stroke="#0d0a08" stroke-width="4"`,
			) +
				path("M-27 -74H27V74H-27Z", `fill="none" stroke="${tones.amber}" stroke-width="3"`) +
				ring(5, () =>
					group("translate(0 -22)", circle({ r: 13 }, `fill="none" stroke="${tones.amber}" stroke-width="3.4"`)),
				) +
				circle({ r: 7 }, `fill="${tones.amber}"`) +
				path(
					"M-14 -58Q0 -70 14 -58M-14 58Q0 70 14 58",
					`fill="none" stroke="${tones.amber}" stroke-width="3.4" stroke-linecap="round"`,
				) +
				path("M-31 -66V50", `stroke="#6a5c4c" stroke-width="3" stroke-linecap="round" opacity="0.8"`),
		),
		linear(
			"soot",
			[
				[0, "#4a4038"],
				[0.5, "#241d18"],
				[1, "#15100c"],
			],
			{ x: 1, y: 1 },
		),
	);
}

export function inkstone(): string {
	return picture(
		path(
			"M-62 -86H62Q80 -86 80 -68V68Q80 86 62 86H-62Q-80 86 -80 68V-68Q-80 -86 -62 -86Z",
			`fill="url(#stone)" ${line()}`,
		) +
			path(
				"M-58 -74H58Q68 -74 68 -64V62Q68 74 56 74H-56Q-68 74 -68 62V-64Q-68 -74 -58 -74Z",
				`fill="none" stroke="#8b94a0" stroke-width="3"`,
			) +
			circle({ y: 18, r: 46 }, `fill="#3a3f47" ${line(3.4)}`) +
			path("M-46 -56Q0 -74 46 -56Q52 -30 0 -30Q-52 -30 -46 -56Z", `fill="#14171c" ${line(3.4)}`) +
			path("M-32 -54Q0 -64 24 -56", `fill="none" stroke="#7f9bc4" stroke-width="4" stroke-linecap="round"`) +
			path("M-26 34A32 32 0 0 1 -8 -10", `fill="none" stroke="#6b7480" stroke-width="4" stroke-linecap="round"`) +
			mirrored(
				group(
					"translate(54 60) scale(0.32)",
					ring(5, () => path(petal({ length: 44, width: 40, tip: 1 }), `fill="#9aa5b2"`)),
				),
			),
		linear("stone", [
			[0, "#737c88"],
			[1, "#454b55"],
		]),
	);
}

export function paper(): string {
	return picture(
		path("M-58 -66H62V66H-58Z", `fill="${tones.cream}" ${line()}`) +
			path(
				"M-36 -44Q-20 -30 -34 -10M-14 -48V44M10 -48V30M34 -48V40",
				`fill="none" stroke="${tones.slate}" stroke-width="4" stroke-linecap="round" stroke-dasharray="16 9"`,
			) +
			path("M28 32H50V54H28Z", `fill="${tones.vermilion}"`) +
			path("M33 38H45M33 44H45M39 37V50", `stroke="${tones.cream}" stroke-width="2"`) +
			mirrored(path("M52 -78H70Q80 -78 80 -70V70Q80 78 70 78H52Z", `fill="url(#roll)" ${line()}`)) +
			mirrored(path("M58 -90H66V-78H58ZM58 78H66V90H58Z", `fill="${tones.vermilion}" ${line(3)}`)),
		linear(
			"roll",
			[
				[0, "#fff8e6"],
				[1, "#cbb483"],
			],
			{ x: 1, y: 0 },
		),
	);
}
