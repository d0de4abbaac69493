// Weaving: a picture written down stitch by stitch, one letter a thread, as it comes off the loom.
import { linear, n, picture } from "../../../ui/art/draw.ts";

/** Thread by letter. A full stop is the ground. */
export const threads: Readonly<Record<string, string>> = {
	k: "#2a1a2e",
	w: "#fbf1dd",
	r: "#d8344a",
	p: "#f0679a",
	o: "#f28b2c",
	y: "#ffd04a",
	g: "#2fa67a",
	t: "#1f7f9c",
	b: "#3350b8",
	v: "#7d3fa8",
	n: "#8a5230",
	s: "#d9b98a",
};

const side = 12.5;

/** Sixteen rows of sixteen stitches; a row of eight is woven to both sides. */
export function woven(rows: readonly string[], cloth: { readonly ground: string; readonly border: string }): string {
	const stitches = rows.flatMap((row, y) => runsOf(row.length === 8 ? mirrored(row) : row, y));
	return picture(
		`<rect x="-98" y="-98" width="196" height="196" rx="8" fill="${cloth.ground}"/>${fringe(cloth.border)}${stitches.join("")}<rect x="-98" y="-98" width="196" height="196" rx="8" fill="url(#ribs)"/><rect x="-98" y="-98" width="196" height="196" rx="8" fill="url(#lie)"/>`,
		`<pattern id="ribs" width="${side}" height="${side}" patternUnits="userSpaceOnUse" x="-100" y="-100"><path d="M0 ${side}Q${side / 2} ${side * 0.55} ${side} ${side}M0 ${side * 0.5}Q${side / 2} ${side * 0.05} ${side} ${side * 0.5}" fill="none" stroke="#160a1c" stroke-width="1.3" opacity="0.42"/><path d="M0 0V${side}" stroke="#fff" stroke-width="0.7" opacity="0.16"/></pattern>${linear(
			"lie",
			[
				[0, "rgba(255,255,255,0.22)"],
				[0.4, "rgba(255,255,255,0)"],
				[1, "rgba(20,5,30,0.34)"],
			],
		)}`,
	);
}

const mirrored = (half: string): string => half + [...half].reverse().join("");

/** Neighbouring stitches of one thread are one piece. */
function runsOf(row: string, y: number): string[] {
	const runs: string[] = [];
	for (let x = 0; x < row.length; ) {
		const thread = threads[row[x] ?? "."];
		let end = x + 1;
		while (end < row.length && row[end] === row[x]) end++;
		if (thread !== undefined) {
			runs.push(
				`<rect x="${n(-100 + x * side)}" y="${n(-100 + y * side)}" width="${n((end - x) * side + 0.4)}" height="${side + 0.4}" fill="${thread}"/>`,
			);
		}
		x = end;
	}
	return runs;
}

const fringe = (colour: string): string =>
	`<rect x="-94" y="-94" width="188" height="188" rx="5" fill="none" stroke="${colour}" stroke-width="6" stroke-dasharray="${side} ${side}"/>`;
