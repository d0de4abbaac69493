// A painter's landscape on hemp paper: ink ridges, a far river, the pine at the edge, the red sun.
import { circle, group, linear, n, path, radial } from "../../../ui/art/draw.ts";
import { needles } from "./symbols.ts";
import { tones } from "./tones.ts";

export function backdrop(view: { readonly upright: boolean }): string {
	const [width, height] = view.upright ? [900, 1600] : [1600, 900];
	const ground = height * 0.66;
	const sun = view.upright ? { x: 690, y: 190 } : { x: 1390, y: 190 };
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><defs>${paints}</defs>
<rect width="${width}" height="${height}" fill="url(#paper)"/>
${circle({ ...sun, r: 200 }, `fill="url(#halo)"`)}${circle({ ...sun, r: 88 }, `fill="${tones.vermilion}" opacity="0.92"`)}
${fibres({ width, height })}
${peaks({ width, base: ground - 60, rise: 300, seed: 2, fill: "url(#far)" })}
${cloudBand({ width, y: ground - 130 })}
${peaks({ width, base: ground + 30, rise: 230, seed: 6, fill: "url(#near)" })}
${cloudBand({ width, y: ground + 20 })}
${waves(width, { from: ground + 70, to: height })}
${pineAt({ x: view.upright ? -10 : 40, y: ground + 120, size: view.upright ? 1.25 : 1.5 })}
<rect width="${width}" height="${height}" fill="url(#edge)"/><rect width="${width}" height="${height}" fill="url(#foot)"/></svg>`;
}

const paints =
	linear("paper", [
		[0, "#d8bf86"],
		[0.5, "#ead6a4"],
		[1, "#c7a867"],
	]) +
	radial("halo", [
		[0, "rgba(230,120,60,0.55)"],
		[1, "rgba(230,120,60,0)"],
	]) +
	linear("far", [
		[0, "#5f7f8c"],
		[1, "rgba(190,180,140,0.2)"],
	]) +
	linear("near", [
		[0, "#33584f"],
		[1, "rgba(150,150,110,0.25)"],
	]) +
	radial("edge", [
		[0, "rgba(50,28,10,0)"],
		[0.62, "rgba(50,28,10,0.12)"],
		[1, "rgba(40,20,8,0.72)"],
	]) +
	linear("foot", [
		[0, "rgba(20,12,6,0.25)"],
		[0.2, "rgba(20,12,6,0)"],
		[0.75, "rgba(20,12,6,0)"],
		[1, "rgba(14,9,5,0.88)"],
	]);

function fibres({ width, height }: { width: number; height: number }): string {
	return Array.from({ length: 90 }, (_, index) => {
		const x = (index * 7919) % width;
		const y = (index * 104_729) % height;
		return path(
			`M${x} ${y}q${(index % 7) - 3} 14 ${(index % 5) + 3} ${22 + (index % 4) * 6}`,
			`fill="none" stroke="#a98547" stroke-width="1.2" opacity="0.4"`,
		);
	}).join("");
}

/** Peaks as folk painters pile them: steep tongues, each with its inner lines. */
function peaks(range: { width: number; base: number; rise: number; seed: number; fill: string }): string {
	const count = Math.round(range.width / 150);
	return Array.from({ length: count + 1 }, (_, index) => {
		const x = (range.width * index) / count + (((index + range.seed) * 53) % 60) - 30;
		const tall = range.rise * (0.55 + (((index * 37 + range.seed * 17) % 10) / 10) * 0.6);
		const half = 92 + ((index * 29) % 40);
		const top = range.base - tall;
		const tongue = `M${n(x - half)} ${range.base + 60}C${n(x - half * 0.5)} ${n(range.base - tall * 0.4)} ${n(x - half * 0.42)} ${n(top)} ${n(x)} ${n(top)}C${n(x + half * 0.42)} ${n(top)} ${n(x + half * 0.5)} ${n(range.base - tall * 0.4)} ${n(x + half)} ${range.base + 60}`;
		const folds = [-0.3, 0, 0.3]
			.map(
				(part) =>
					`M${n(x + half * part * 0.5)} ${n(top + 22)}Q${n(x + half * part)} ${n(top + tall * 0.4)} ${n(x + half * part * 1.5)} ${n(top + tall * 0.75)}`,
			)
			.join("");
		return (
			path(`${tongue}Z`, `fill="${range.fill}"`) +
			path(tongue, `fill="none" stroke="#22302d" stroke-width="3"`) +
			path(folds, `fill="none" stroke="#22302d" stroke-width="2" opacity="0.4"`)
		);
	}).join("");
}

function cloudBand({ width, y }: { width: number; y: number }): string {
	const count = Math.ceil(width / 220);
	return Array.from({ length: count + 1 }, (_, index) => {
		const x = index * 220 - ((index * 61) % 80);
		return path(
			`M${x - 120} ${y + 60}Q${x - 120} ${y + 30} ${x - 84} ${y + 30}Q${x - 70} ${y} ${x - 30} ${y + 10}Q${x} ${y - 14} ${x + 40} ${y + 12}Q${x + 84} ${y + 6} ${x + 90} ${y + 36}Q${x + 120} ${y + 40} ${x + 118} ${y + 60}Z`,
			`fill="#f1e2b8" opacity="0.82"`,
		);
	}).join("");
}

function waves(width: number, span: { from: number; to: number }): string {
	const rows = Math.ceil((span.to - span.from) / 46);
	const field = `<rect y="${span.from}" width="${width}" height="${span.to - span.from}" fill="#4f7468" opacity="0.9"/>`;
	const scales = Array.from({ length: rows }, (_, row) => {
		const y = span.from + row * 46;
		return Array.from({ length: Math.ceil(width / 92) + 1 }, (__, column) => {
			const x = column * 92 + (row % 2) * 46;
			return [44, 30, 16]
				.map((r, index) =>
					path(
						`M${x - r} ${y + 46}A${r} ${r} 0 0 1 ${x + r} ${y + 46}`,
						`fill="${index === 0 ? "#47695f" : "none"}" stroke="#d9cfa2" stroke-width="2" opacity="${n(0.55 - row * 0.04)}"`,
					),
				)
				.join("");
		}).join("");
	}).join("");
	return field + scales;
}

function pineAt(tree: { x: number; y: number; size: number }): string {
	const bough = [
		[10, -330, 1.5],
		[120, -280, 1.3],
		[-60, -240, 1.3],
		[150, -180, 1.15],
		[60, -210, 1.2],
	];
	return group(
		`translate(${tree.x} ${tree.y}) scale(${tree.size})`,
		path(
			"M-40 60C-10 -40 -60 -110 0 -180C20 -220 10 -260 20 -300L44 -296C40 -240 60 -210 40 -160C10 -100 40 -20 30 60Z",
			`fill="${tones.brown}" stroke="${tones.ink}" stroke-width="6"`,
		) +
			path(
				"M20 -180Q80 -200 130 -170",
				`fill="none" stroke="${tones.brown}" stroke-width="16" stroke-linecap="round"`,
			) +
			bough.map(([x, y, size]) => group(`translate(${x} ${y})`, needles(size ?? 1))).join(""),
	);
}
