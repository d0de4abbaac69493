// The symbols of Kites Over the Estuary: thin paper on split bamboo with the day behind it, and what the tide leaves below.
import { circle, fan, group, linear, mirrored, path, picture, radial, ring } from "../../../ui/art/draw.ts";

const bark = "#5a3420";
const line = (width = 4): string =>
	`stroke="${bark}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
const spar = (d: string, width = 4): string =>
	path(d, `fill="none" stroke="#b8793c" stroke-width="${width}" stroke-linecap="round"`);
const thread = (d: string): string => path(d, `fill="none" stroke="${bark}" stroke-width="2" opacity="0.75"`);

/** Paper against the light: pale in the middle, its own colour at the rim. */
const paper = (id: string, tones: readonly [pale: string, full: string]): string =>
	radial(id, [
		[0, tones[0]],
		[1, tones[1]],
	]);

/** The wild: a round kite with a hole for the wind, which curls right through it. */
export const kiteWind = (): string =>
	picture(
		ring(12, (index) =>
			path("M-16 -52Q0 -98 16 -52Z", `fill="${index % 2 === 0 ? "#f2a51e" : "#fff6dc"}" ${line(3)}`),
		) +
			circle({ r: 60 }, `fill="url(#sun)" ${line(4)}`) +
			ring(6, () => spar("M0 -26V-58", 3)) +
			circle({ r: 26 }, `fill="#d9f1fb" ${line(4)}`) +
			path(
				"M-96 26C-56 52 -8 44 12 14C24 -6 8 -24 -6 -14C-18 -4 -4 12 12 4M-70 62C-20 80 60 62 92 8",
				`fill="none" stroke="#ffffff" stroke-width="15" stroke-linecap="round"`,
			) +
			path(
				"M-96 26C-56 52 -8 44 12 14C24 -6 8 -24 -6 -14C-18 -4 -4 12 12 4M-70 62C-20 80 60 62 92 8",
				`fill="none" stroke="#2f8fc0" stroke-width="8" stroke-linecap="round"`,
			),
		paper("sun", ["#fffbe0", "#f7bf3c"]),
	);

/** The scatter: a brass cock that turns with the wind. */
export const weatherVane = (): string =>
	picture(
		circle({ r: 92 }, `fill="url(#sky)" stroke="#c8922e" stroke-width="6"`) +
			ring(8, (index) =>
				path("M-4 -88L0 -74L4 -88Z", `fill="${index % 2 === 0 ? "#c8922e" : "#fff6dc"}" opacity="0.95"`),
			) +
			path("M-4 22H4V86H-4Z", `fill="#8a5a1c" ${line(3)}`) +
			path("M-72 40H56V30L84 45L56 60V50H-72L-84 62V28Z", `fill="url(#brass)" ${line(4)}`) +
			path(
				"M-16 26Q-40 26 -46 0Q-64 6 -70 -8Q-54 -12 -58 -28Q-44 -24 -36 -34Q-32 -14 -12 -16Q6 -20 10 -44Q14 -66 34 -64Q40 -74 48 -64Q58 -66 56 -56Q64 -48 54 -44Q54 -8 36 10Q26 20 14 26Z",
				`fill="url(#brass)" ${line(4)}`,
			) +
			path("M34 -66Q28 -84 40 -80Q44 -92 52 -80Q62 -84 58 -62Z", `fill="#d8382e" ${line(3)}`) +
			path("M52 -44Q60 -34 50 -30Q46 -36 48 -44Z", `fill="#d8382e" ${line(2)}`) +
			circle({ x: 44, y: -54, r: 3.4 }, `fill="${bark}"`) +
			path("M-22 0Q0 14 22 -8M-30 -8Q-10 4 6 -14", `fill="none" ${line(3)}`),
		linear("brass", [
			[0, "#fff0b0"],
			[0.5, "#e8ae3a"],
			[1, "#a8701c"],
		]) +
			radial("sky", [
				[0, "#f4fcff"],
				[1, "#7cc4e4"],
			]),
	);

export const swallowKite = (): string =>
	picture(
		path("M-14 30L-44 94L-22 84L0 50L22 84L44 94L14 30Z", `fill="#26324e" ${line()}`) +
			path("M-34 78L-12 38M34 78L12 38", `stroke="#e84a3a" stroke-width="5"`) +
			mirrored(
				path("M6 -34Q52 -74 96 -34Q78 -22 80 -6Q60 -16 54 4Q36 -8 12 16Z", `fill="url(#wing)" ${line()}`) +
					path("M24 -28Q52 -50 78 -34", `fill="none" stroke="#f7c53c" stroke-width="6" stroke-linecap="round"`) +
					circle({ x: 44, y: -20, r: 9 }, `fill="#f06a8a" ${line(2)}`) +
					circle({ x: 44, y: -20, r: 3.5 }, `fill="#fff6dc"`),
			) +
			path("M0 -68Q26 -60 22 -10Q20 30 0 48Q-20 30 -22 -10Q-26 -60 0 -68Z", `fill="url(#breast)" ${line()}`) +
			path("M-20 -26Q0 -40 20 -26", `fill="none" stroke="#e84a3a" stroke-width="6"`) +
			circle({ x: -9, y: -48, r: 5 }, `fill="#fff"`) +
			circle({ x: 9, y: -48, r: 5 }, `fill="#fff"`) +
			circle({ x: -8, y: -47, r: 2.6 }, `fill="${bark}"`) +
			circle({ x: 8, y: -47, r: 2.6 }, `fill="${bark}"`) +
			path("M-5 -38L0 -28L5 -38Z", `fill="#f7c53c" ${line(2)}`) +
			spar("M-88 -32Q0 -14 88 -32") +
			spar("M0 -64V46", 3),
		paper("wing", ["#6f9be6", "#243a80"]) + paper("breast", ["#fff6dc", "#e8c98a"]),
	);

export const heronKite = (): string =>
	picture(
		path("M-8 26L-24 96M8 26L16 96", `stroke="#e8863a" stroke-width="6" stroke-linecap="round"`) +
			path("M-10 -22Q-66 -58 -98 -4Q-74 -12 -66 6Q-50 -6 -44 18Q-26 6 -10 30Z", `fill="url(#pale)" ${line()}`) +
			path("M12 -22Q66 -60 98 -8Q76 -14 68 4Q52 -6 46 18Q28 6 12 30Z", `fill="url(#pale)" ${line()}`) +
			path("M-14 -26Q0 -34 14 -26Q24 10 0 44Q-24 10 -14 -26Z", `fill="#ffffff" ${line()}`) +
			path(
				"M0 -22Q-22 -40 -6 -58Q10 -72 2 -86",
				`fill="none" stroke="${bark}" stroke-width="17" stroke-linecap="round"`,
			) +
			path(
				"M0 -22Q-22 -40 -6 -58Q10 -72 2 -86",
				`fill="none" stroke="#ffffff" stroke-width="10" stroke-linecap="round"`,
			) +
			path("M-8 -90L-52 -78L-8 -76Z", `fill="#f2a51e" ${line(3)}`) +
			circle({ x: 0, y: -84, r: 11 }, `fill="#ffffff" ${line(4)}`) +
			path("M6 -92Q34 -92 44 -76Q24 -84 8 -80Z", `fill="#2f4a7a" ${line(3)}`) +
			circle({ x: -3, y: -86, r: 2.8 }, `fill="${bark}"`) +
			spar("M-90 -4Q0 -28 90 -8") +
			mirrored(path("M40 -20Q60 -20 70 -8M52 -2Q56 2 56 8", `fill="none" stroke="#3f78b4" stroke-width="5"`)),
		paper("pale", ["#ffffff", "#a8d0ec"]),
	);

export const carpKite = (): string =>
	picture(
		group(
			"rotate(-16)",
			path("M52 -22Q92 -58 96 -34Q84 -6 96 36Q78 46 52 18Z", `fill="#c22f3e" ${line()}`) +
				path("M-70 -34Q-20 -56 58 -22V20Q-20 54 -70 36Z", `fill="url(#scales)" ${line()}`) +
				[-34, -10, 14, 36]
					.map((x, index) =>
						path(
							`M${x} ${-34 + index * 4}Q${x + 16} ${-16 + index * 3} ${x} 0Q${x + 16} ${17 - index * 3} ${x} ${35 - index * 4}`,
							`fill="none" stroke="#fff0d8" stroke-width="4"`,
						),
					)
					.join("") +
				path("M-18 -42Q6 -76 34 -60Q18 -46 14 -38Z", `fill="#f2a51e" ${line()}`) +
				path("M-14 42Q0 66 22 58Q14 46 12 38Z", `fill="#f2a51e" ${line()}`) +
				`<ellipse cx="-70" cy="1" rx="13" ry="35" fill="#7a1c30" ${line()}/>` +
				circle({ x: -44, y: -14, r: 13 }, `fill="#fff" ${line(3)}`) +
				circle({ x: -46, y: -14, r: 6 }, `fill="${bark}"`),
		) + thread("M-84 20L-98 96"),
		linear("scales", [
			[0, "#ff8a6a"],
			[1, "#d8322e"],
		]),
	);

/** A kite of two cells; cloth around four spars. */
export const boxKite = (): string => {
	const cell = (y: number): string =>
		path(`M-52 ${y}L8 ${y + 16}V${y + 58}L-52 ${y + 42}Z`, `fill="url(#cloth)" ${line()}`) +
		path(`M8 ${y + 16}L58 ${y - 6}V${y + 36}L8 ${y + 58}Z`, `fill="#1f8a7c" ${line()}`) +
		path(`M-52 ${y}L-2 ${y - 22}L58 ${y - 6}L8 ${y + 16}Z`, `fill="#0f5a56" opacity="0.55" ${line(2)}`);
	return picture(
		group(
			"rotate(-10)",
			spar("M-2 -94V70", 5) +
				cell(-56) +
				cell(22) +
				spar("M-52 -72V80", 5) +
				spar("M8 -62V94", 5) +
				spar("M58 -78V72", 5) +
				path("M-38 -38L-6 -29M-38 40L-6 49", `stroke="#eafff4" stroke-width="6" stroke-linecap="round"`),
		) + thread("M0 40Q-50 70 -84 96"),
		linear("cloth", [
			[0, "#8af0d4"],
			[1, "#2fb89c"],
		]),
	);
};

export const redSpool = (): string =>
	picture(
		group(
			"rotate(24)",
			path("M-7 -96H7V96H-7Z", `fill="#d9a25a" ${line()}`) +
				path("M-48 -46Q0 -34 48 -46V46Q0 34 -48 46Z", `fill="url(#wound)" ${line()}`) +
				[-34, -20, -6, 8, 22, 36]
					.map((y) =>
						path(`M-47 ${y - 4}Q0 ${y + 6} 47 ${y - 10}`, `fill="none" stroke="#ffd2c4" stroke-width="2.500"`),
					)
					.join("") +
				path("M-56 -58H56V-44H-56Z", `fill="#b8793c" ${line()}`) +
				path("M-56 44H56V58H-56Z", `fill="#b8793c" ${line()}`),
		) + thread("M40 -10Q84 -30 92 -84"),
		linear("wound", [
			[0, "#ff6a5a"],
			[1, "#b41f30"],
		]),
	);

export const yellowRibbon = (): string =>
	picture(
		path("M-86 -40Q-40 -92 -4 -40Q30 8 74 -34L92 -10Q40 44 -10 -8Q-40 -44 -66 -14Z", `fill="url(#silk)" ${line()}`) +
			path("M-70 24Q-30 -20 8 26Q40 66 80 30L90 52Q40 98 -8 56Q-34 24 -54 46Z", `fill="#f2b01e" ${line()}`) +
			path("M-62 -38Q-38 -64 -14 -34", `fill="none" stroke="#fffbe0" stroke-width="6" stroke-linecap="round"`) +
			path("M-46 26Q-26 8 -4 34", `fill="none" stroke="#fff0b0" stroke-width="6" stroke-linecap="round"`),
		linear("silk", [
			[0, "#fff0a0"],
			[1, "#f0b820"],
		]),
	);

export const greenReed = (): string =>
	picture(
		fan({ count: 5, from: -34, to: 34 }, (index) =>
			group(
				"translate(0 92)",
				path(`M-4 0Q-6 -90 0 ${-150 + Math.abs(index - 2) * 16}Q6 -90 4 0Z`, `fill="#5aa83c" ${line(3)}`) +
					(index % 2 === 0
						? path(`M0 ${-176 + Math.abs(index - 2) * 16}q14 24 4 56h-9q-10 -32 5 -56Z`, `fill="#a86a3c" ${line(3)}`)
						: path("M0 -60Q34 -90 40 -128Q8 -106 0 -60Z", `fill="#8ad05a" ${line(3)}`)),
			),
		) + path("M-34 58Q0 70 34 58V74Q0 86 -34 74Z", `fill="#f2c04a" ${line()}`),
	);

export const tideShell = (): string =>
	picture(
		path("M0 78Q-96 40 -82 -24Q-64 -78 0 -78Q64 -78 82 -24Q96 40 0 78Z", `fill="url(#pearl)" ${line()}`) +
			group(
				"translate(0 74)",
				fan({ count: 7, from: -48, to: 48 }, (_, part) =>
					path(
						`M0 ${-142 + Math.abs(part - 0.5) * 92}V-14`,
						`stroke="#c25a86" stroke-width="5" stroke-linecap="round" opacity="0.7"`,
					),
				),
			) +
			path("M-30 74Q0 50 30 74L20 92H-20Z", `fill="#f29ab4" ${line()}`) +
			path("M-60 -24Q-44 -58 -10 -64", `fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"`),
		radial(
			"pearl",
			[
				[0, "#fff4f4"],
				[0.6, "#f8b8c8"],
				[1, "#d8739a"],
			],
			{ x: 0.4, y: 0.3 },
		),
	);

export const mudCrab = (): string =>
	picture(
		mirrored(
			path(
				"M44 18L84 4M46 32L92 36M40 46L82 68",
				`fill="none" stroke="${bark}" stroke-width="13" stroke-linecap="round"`,
			) +
				path(
					"M44 18L84 4M46 32L92 36M40 46L82 68",
					`fill="none" stroke="#8a6ad0" stroke-width="7" stroke-linecap="round"`,
				) +
				path("M34 -2Q62 -20 56 -44", `fill="none" ${line(14)}`) +
				path("M34 -2Q62 -20 56 -44", `fill="none" stroke="#8a6ad0" stroke-width="8"`) +
				path("M56 -34Q26 -52 44 -88Q52 -66 60 -64Q66 -76 80 -84Q92 -46 56 -34Z", `fill="#f0784a" ${line()}`) +
				path("M14 -4V-26", `${line(5)}`) +
				circle({ x: 14, y: -30, r: 8 }, `fill="#fff" ${line(3)}`) +
				circle({ x: 14, y: -30, r: 3 }, `fill="${bark}"`),
		) +
			path("M-58 18Q-40 -16 0 -14Q40 -16 58 18Q48 62 0 64Q-48 62 -58 18Z", `fill="url(#shell)" ${line()}`) +
			path("M-20 34Q0 46 20 34", `fill="none" ${line(4)}`) +
			circle({ x: -26, y: 10, r: 5 }, `fill="#cdbaf4"`) +
			circle({ x: 28, y: 12, r: 4 }, `fill="#cdbaf4"`) +
			circle({ x: 4, y: 2, r: 3 }, `fill="#cdbaf4"`),
		linear("shell", [
			[0, "#a78ae8"],
			[1, "#5c3fae"],
		]),
	);
