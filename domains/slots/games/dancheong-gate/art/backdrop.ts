// Dusk over a mountain temple: the last light behind the ridges, paper lanterns on their strings.
import { circle, group, linear, n, path, radial } from "../../../ui/art/draw.ts";

export function backdrop(view: { readonly upright: boolean }): string {
	const [width, height] = view.upright ? [900, 1600] : [1600, 900];
	const horizon = height * 0.62;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><defs>${paints}</defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/>
${circle({ x: width * 0.5, y: horizon, r: width * 0.62 }, `fill="url(#glow)"`)}
${stars({ width, below: horizon })}
${ridge({ width, height, base: horizon - 60, rise: 110, seed: 3, fill: "#4b3a55" })}
${ridge({ width, height, base: horizon, rise: 130, seed: 8, fill: "#332f49" })}
${mist({ width, y: horizon + 30 })}
${ridge({ width, height, base: horizon + 80, rise: 100, seed: 5, fill: "#1f2a3c" })}
${pagoda({ x: width * (view.upright ? 0.84 : 0.88), foot: horizon + 80 })}
${pines({ width, height, base: horizon + 130 })}
${ridge({ width, height, base: height * 0.86, rise: 60, seed: 12, fill: "#0d161f" })}
${lanterns({ width, y: height * (view.upright ? 0.12 : 0.1) })}
<rect width="${width}" height="${height}" fill="url(#floor)"/></svg>`;
}

const paints =
	linear("sky", [
		[0, "#0c1624"],
		[0.3, "#1c2743"],
		[0.5, "#5a3b59"],
		[0.62, "#c4653f"],
		[0.7, "#f0a553"],
		[1, "#0d161f"],
	]) +
	radial("glow", [
		[0, "rgba(255,196,110,0.75)"],
		[0.5, "rgba(240,120,60,0.25)"],
		[1, "rgba(240,120,60,0)"],
	]) +
	linear("haze", [
		[0, "rgba(255,190,130,0)"],
		[0.5, "rgba(255,190,130,0.28)"],
		[1, "rgba(255,190,130,0)"],
	]) +
	linear("floor", [
		[0, "rgba(8,14,20,0.35)"],
		[0.25, "rgba(8,14,20,0)"],
		[0.7, "rgba(8,14,20,0)"],
		[1, "rgba(8,14,20,0.9)"],
	]) +
	radial("light", [
		[0, "#fff3c4"],
		[0.5, "#ffb648"],
		[1, "#d5571f"],
	]) +
	radial("spill", [
		[0, "rgba(255,190,90,0.6)"],
		[1, "rgba(255,150,60,0)"],
	]);

/** Whole numbers that look scattered and are the same every time. */
const scatter = (index: number, limit: number): number => ((index * 7919 + 104_729) * 31) % limit;

function stars({ width, below }: { width: number; below: number }): string {
	return Array.from({ length: 60 }, (_, index) =>
		circle(
			{ x: scatter(index, width), y: scatter(index * 3 + 1, Math.round(below * 0.6)), r: 0.8 + (index % 3) * 0.5 },
			`fill="#fff" opacity="${n(0.25 + (index % 5) * 0.1)}"`,
		),
	).join("");
}

function ridge(hills: {
	width: number;
	height: number;
	base: number;
	rise: number;
	seed: number;
	fill: string;
}): string {
	const { width, height, base, rise, seed } = hills;
	const steps = 24;
	const points = Array.from({ length: steps + 1 }, (_, index) => {
		const x = (width * index) / steps;
		const wave =
			Math.sin(index * 0.55 + seed) + 0.6 * Math.sin(index * 1.27 + seed * 2) + 0.25 * Math.sin(index * 3.1 + seed);
		return `${n(x)} ${n(base - (rise * (wave + 1.2)) / 3)}`;
	});
	return path(`M0 ${height}L${points.join("L")}L${width} ${height}Z`, `fill="${hills.fill}"`);
}

const mist = ({ width, y }: { width: number; y: number }): string =>
	`<rect x="0" y="${n(y - 60)}" width="${width}" height="160" fill="url(#haze)"/>`;

function pagoda({ x, foot }: { x: number; foot: number }): string {
	const storey = (index: number): string => {
		const half = 74 - index * 14;
		const y = -index * 52;
		return (
			path(`M${-half * 0.6} ${y}V${y - 30}H${half * 0.6}V${y}Z`, `fill="#131c28"`) +
			path(`M${-half * 0.16} ${y}V${y - 22}H${half * 0.16}V${y}Z`, `fill="#ffb648" opacity="0.8"`) +
			path(
				`M${-half} ${y - 28}Q0 ${y - 40} ${half} ${y - 28}Q${half * 0.6} ${y - 46} ${half * 0.5} ${y - 54}H${-half * 0.5}Q${-half * 0.6} ${y - 46} ${-half} ${y - 28}Z`,
				`fill="#0f1722"`,
			)
		);
	};
	return group(
		`translate(${n(x)} ${n(foot)})`,
		[0, 1, 2].map(storey).join("") + path("M-3 -158L0 -200L3 -158Z", `fill="#0f1722"`),
	);
}

function pines(wood: { width: number; height: number; base: number }): string {
	const trees = Math.round(wood.width / 46);
	const ground = `<rect y="${n(wood.base - 14)}" width="${wood.width}" height="${n(wood.height - wood.base)}" fill="#121d29"/>`;
	const rows = Array.from({ length: trees }, (_, index) => {
		const x = (wood.width * (index + 0.5)) / trees + (scatter(index, 30) - 15);
		const tall = 90 + scatter(index * 5, 90);
		const tiers = [0, 0.25, 0.5, 0.72]
			.map((part) => {
				const [y, half] = [wood.base - tall * part, 30 * (1 - part * 0.8)];
				return `M${n(x - half)} ${n(y)}Q${n(x)} ${n(y - 12)} ${n(x + half)} ${n(y)}L${n(x)} ${n(y - tall * 0.36)}Z`;
			})
			.join("");
		return path(tiers, `fill="#121d29"`);
	});
	return ground + rows.join("");
}

function lanterns({ width, y }: { width: number; y: number }): string {
	const count = Math.round(width / 150);
	const sag = 46;
	const at = (part: number): number => y + sag * (1 - (part * 2 - 1) ** 2);
	const string = path(
		`M0 ${n(y)}Q${n(width / 2)} ${n(y + sag * 2)} ${width} ${n(y)}`,
		`fill="none" stroke="#0b1119" stroke-width="3"`,
	);
	const lamps = Array.from({ length: count }, (_, index) => {
		const part = (index + 0.5) / count;
		return group(`translate(${n(width * part)} ${n(at(part))})`, lantern(0.8 + (index % 3) * 0.12));
	}).join("");
	return string + lamps;
}

function lantern(size: number): string {
	const ribs = [-14, 0, 14].map((x) => `M0 8Q${x * 1.5} 32 0 58`).join("");
	return group(
		`scale(${n(size)})`,
		circle({ y: 34, r: 70 }, `fill="url(#spill)"`) +
			path("M0 0V8", `stroke="#0b1119" stroke-width="3"`) +
			path("M-10 8H10Q26 14 26 33Q26 52 10 58H-10Q-26 52 -26 33Q-26 14 -10 8Z", `fill="url(#light)"`) +
			path(ribs, `fill="none" stroke="#b34a1c" stroke-width="1.4" opacity="0.7"`) +
			path("M-11 5H11V10H-11ZM-11 56H11V61H-11Z", `fill="#2b1511"`) +
			path("M0 61V84M-4 66V80M4 66V80", `stroke="#d5571f" stroke-width="2"`),
	);
}
