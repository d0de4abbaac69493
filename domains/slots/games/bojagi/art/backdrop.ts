// A quiet room of an old house: late light falls through a great patchwork cloth and lies in colours on the floor.
import { group, linear, n, path, radial } from "../../../ui/art/draw.ts";
import { tones } from "./tones.ts";

export function backdrop(view: { readonly upright: boolean }): string {
	const [width, height] = view.upright ? [900, 1600] : [1600, 900];
	const floor = height * 0.78;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><defs>${paints}</defs>
<rect width="${width}" height="${height}" fill="url(#wall)"/>
${patchwork({ x: width * 0.03, y: height * 0.05, width: width * 0.94, height: floor - height * 0.1, cell: 150 })}
<rect width="${width}" height="${floor}" fill="url(#sun)"/>
${boards(width, { from: floor, to: height })}
${spill({ width, floor })}
${beams({ width, floor })}
<rect width="${width}" height="${height}" fill="url(#edge)"/><rect width="${width}" height="${height}" fill="url(#foot)"/></svg>`;
}

const dyes = [
	tones.ramie[0],
	tones.jade[0],
	tones.ramie[1],
	tones.indigo[0],
	tones.plum[0],
	tones.ramie[0],
	tones.persimmon[0],
	tones.jade[1],
	tones.ramie[1],
	tones.gold[0],
	tones.indigo[1],
	tones.madder[0],
];

const paints =
	linear("wall", [
		[0, "#2d1c26"],
		[1, "#4a2f2c"],
	]) +
	radial(
		"sun",
		[
			[0, "rgba(255,244,214,0.8)"],
			[0.55, "rgba(255,224,170,0.25)"],
			[1, "rgba(60,30,40,0.25)"],
		],
		{ x: 0.5, y: 0.36 },
	) +
	linear("boards", [
		[0, "#5a3822"],
		[1, "#1b0f0a"],
	]) +
	radial("edge", [
		[0, "rgba(24,12,18,0)"],
		[0.66, "rgba(24,12,18,0.08)"],
		[1, "rgba(20,10,16,0.66)"],
	]) +
	linear("foot", [
		[0, "rgba(20,10,16,0.45)"],
		[0.22, "rgba(20,10,16,0)"],
		[0.7, "rgba(20,10,16,0)"],
		[1, "rgba(14,8,10,0.92)"],
	]) +
	linear("beam", [
		[0, "#3b2415"],
		[1, "#1c100a"],
	]);

type Area = {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	readonly cell: number;
};

/** Rows of pieces of uneven width, each felled to the next with a white stitch. */
function patchwork(area: Area): string {
	const rows = Math.round(area.height / area.cell);
	const tall = area.height / rows;
	return Array.from({ length: rows }, (_, row) =>
		patchRow({ ...area, y: area.y + row * tall, height: tall }, row),
	).join("");
}

function patchRow(area: Area, row: number): string {
	const parts: string[] = [];
	let x = area.x;
	for (let index = 0; x < area.x + area.width - 1; index++) {
		const wide = Math.min(area.cell * (0.5 + (((index * 7 + row * 5) % 9) / 9) * 1.1), area.x + area.width - x);
		const dye = dyes[(index * 5 + row * 7) % dyes.length] ?? tones.ramie[0];
		const box = `x="${n(x)}" y="${n(area.y)}" width="${n(wide)}" height="${n(area.height)}"`;
		const stitch = `<rect x="${n(x + 5)}" y="${n(area.y + 5)}" width="${n(Math.max(0, wide - 10))}" height="${n(area.height - 10)}" fill="none" stroke="#fffaf0" stroke-width="2" stroke-dasharray="10 7" opacity="0.5"/>`;
		parts.push(
			`<rect ${box} fill="${dye}" opacity="0.94"/><rect ${box} fill="none" stroke="rgba(90,50,50,0.35)" stroke-width="5"/>${stitch}`,
		);
		x += wide;
	}
	return parts.join("");
}

function boards(width: number, span: { from: number; to: number }): string {
	const count = 9;
	const seams = Array.from({ length: count + 1 }, (_, index) => {
		const x = (width * index) / count;
		const far = width / 2 + (x - width / 2) * 0.72;
		return `M${n(far)} ${n(span.from)}L${n(x)} ${span.to}`;
	}).join("");
	return (
		`<rect y="${n(span.from)}" width="${width}" height="${n(span.to - span.from)}" fill="url(#boards)"/>` +
		path(seams, `stroke="#1b0f0a" stroke-width="3" opacity="0.7"`)
	);
}

/** The cloth's colours on the floor. */
function spill({ width, floor }: { width: number; floor: number }): string {
	return Array.from({ length: 8 }, (_, index) => {
		const x = width * 0.1 + (width * 0.8 * index) / 8;
		const wide = width * 0.085;
		const dye = dyes[(index * 5 + 1) % dyes.length] ?? tones.ramie[0];
		return path(
			`M${n(x)} ${n(floor)}H${n(x + wide)}L${n(x + wide * 0.7)} ${n(floor + 110)}H${n(x - wide * 0.5)}Z`,
			`fill="${dye}" opacity="0.2"`,
		);
	}).join("");
}

function beams({ width, floor }: { width: number; floor: number }): string {
	const post = (x: number): string =>
		`<rect x="${n(x - 26)}" y="0" width="52" height="${n(floor + 14)}" fill="url(#beam)"/>`;
	return group(
		"",
		post(18) +
			post(width - 18) +
			`<rect y="-10" width="${width}" height="58" fill="url(#beam)"/><rect y="${n(floor - 12)}" width="${width}" height="26" fill="url(#beam)"/>`,
	);
}
