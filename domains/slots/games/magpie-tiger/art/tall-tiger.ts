// The tiger that fills his reel in the free spins: seated under the pine, tail up, still looking two ways.
import { circle, group, linear, mirrored, path } from "../../../ui/art/draw.ts";
import { needles, tigerFace, tigerPaint } from "./symbols.ts";
import { tones } from "./tones.ts";

/** 100 units a cell: one cell wide, `rows` cells high. */
export function tallTiger(rows: number): string {
	const height = rows * 100;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 ${height}" width="100" height="${height}"><defs>${tigerPaint}${paints}</defs><rect x="1" y="1" width="98" height="${height - 2}" fill="url(#dawn)"/>${circle({ x: 70, y: 34, r: 20 }, `fill="${tones.vermilion}"`)}${group("translate(14 20)", needles(0.42))}${group("translate(44 8)", needles(0.42))}${group(`translate(50 ${height}) scale(1 ${height / 300})`, seated)}<rect x="2" y="2" width="96" height="${height - 4}" fill="none" stroke="url(#edge)" stroke-width="3.5"/></svg>`;
}

const ink = `stroke="${tones.ink}" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"`;
const stripe = (d: string): string => path(d, `fill="${tones.ink}"`);

const seated =
	path(
		"M26 -28C46 -40 48 -78 36 -104C30 -120 40 -134 46 -124",
		`fill="none" stroke="${tones.ink}" stroke-width="13" stroke-linecap="round"`,
	) +
	path(
		"M26 -28C46 -40 48 -78 36 -104C30 -120 40 -134 46 -124",
		`fill="none" stroke="${tones.amber}" stroke-width="8" stroke-linecap="round"`,
	) +
	path(
		"M0 -176C30 -170 40 -120 42 -70C44 -30 36 -8 26 -6H-26C-36 -8 -44 -30 -42 -70C-40 -120 -30 -170 0 -176Z",
		`fill="url(#fur)" ${ink}`,
	) +
	path("M0 -150C16 -140 20 -90 16 -40H-16C-20 -90 -16 -140 0 -150Z", `fill="${tones.cream}"`) +
	mirrored(
		stripe("M40 -112Q26 -110 18 -102Q28 -116 39 -120Z") +
			stripe("M42 -88Q28 -88 20 -80Q30 -94 42 -97Z") +
			stripe("M43 -64Q28 -64 20 -56Q30 -70 43 -73Z") +
			path("M8 -86Q26 -84 28 -50V-12Q28 -4 18 -4H8Q2 -4 2 -12V-60Z", `fill="url(#fur)" ${ink}`) +
			stripe("M28 -54Q16 -54 12 -48Q20 -60 28 -62ZM28 -36Q16 -36 12 -30Q20 -42 28 -44Z") +
			path("M10 -12V-5M18 -12V-5", ink),
	) +
	group("translate(0 -196) scale(0.5)", tigerFace());

const paints =
	linear("dawn", [
		[0, "#f6dfa6"],
		[0.5, "#f0b865"],
		[1, "#b8642f"],
	]) +
	linear("edge", [
		[0, "#ffe9a8"],
		[0.5, "#d6a13f"],
		[1, "#8a5a1c"],
	]);
