// The water of each game, laid in stones: a haenyeo's sea by day with its floats above and its reef below, and a river at night with
// lanterns on it.
import type { FishingGame } from "../../core/index.ts";

type Brush = Pick<CanvasRenderingContext2D, "fillRect"> & { fillStyle: string | CanvasGradient | CanvasPattern };

const width = 1280;
const height = 720;
const stone = 10;

type Spot = { readonly x: number; readonly y: number; readonly noise: number };
type Tone = readonly [number, number, number];

const mix = (a: Tone, b: Tone, part: number): Tone => [
	a[0] + (b[0] - a[0]) * part,
	a[1] + (b[1] - a[1]) * part,
	a[2] + (b[2] - a[2]) * part,
];

const grain = (x: number, y: number): number => {
	const wave = Math.sin(x * 12.9898 + y * 78.233) * 43_758.5453;
	return wave - Math.floor(wave);
};

export function drawWater(brush: Brush, game: FishingGame): void {
	const toneAt = game === "haenyeo-sea" ? seaAt : riverAt;
	brush.fillStyle = game === "haenyeo-sea" ? "#07222d" : "#070a18";
	brush.fillRect(0, 0, width, height);
	for (let y = 0; y < height; y += stone) {
		for (let x = 0; x < width; x += stone) {
			const noise = grain(x, y);
			const [r, g, b] = toneAt({ x: x + stone / 2, y: y + stone / 2, noise }).map((one) =>
				Math.max(0, Math.min(255, Math.round(one + (noise - 0.5) * 14))),
			);
			brush.fillStyle = `rgb(${r} ${g} ${b})`;
			brush.fillRect(x + 0.5, y + 0.5, stone - 1, stone - 1);
		}
	}
}

/** Light from above, in slanting rays; a reef with weed below. */
function seaAt({ x, y, noise }: Spot): Tone {
	const deep = y / height;
	const water = mix(mix([98, 190, 196], [24, 108, 134], Math.min(1, deep * 1.7)), [8, 46, 70], deep * deep);
	const slant = Math.sin((x + y * 0.55) / 74) + 0.6 * Math.sin((x + y * 0.4) / 31 + 1.7);
	const ray = Math.max(0, slant) * Math.max(0, 0.82 - deep) * 0.2;
	const lit = mix(water, [236, 250, 226], ray);
	const reef = 640 - 46 * Math.sin(x / 170 + 0.6) - 26 * Math.sin(x / 61) - 14 * Math.sin(x / 23);
	if (y > reef) return mix(noise > 0.72 ? [120, 82, 92] : [38, 60, 66], [14, 28, 38], Math.min(1, (y - reef) / 120));
	const stalk = Math.abs(((x + Math.sin(y / 34 + x / 200) * 13) % 142) - 71);
	const grows = reef - 60 - 74 * (0.5 + 0.5 * Math.sin(x / 97));
	if (stalk < 8 && y > grows) return mix([46, 132, 92], [18, 74, 66], deep);
	return lit;
}

const lanterns: readonly (readonly [number, number])[] = [
	[130, 70],
	[330, 44],
	[560, 84],
	[800, 52],
	[1010, 78],
	[1190, 48],
];

/** A dark river, a bridge's shadow, the moon, and lanterns with their long reflections. */
function riverAt({ x, y, noise }: Spot): Tone {
	const deep = y / height;
	let tone: Tone = mix([44, 46, 96], [12, 14, 34], deep);
	const moon = Math.hypot(x - 980, (y - 150) * 1.1);
	if (moon < 54) tone = [246, 236, 196];
	else if (moon < 150) tone = mix(tone, [160, 150, 180], (150 - moon) / 190);
	for (const [lx, ly] of lanterns) {
		const far = Math.hypot(x - lx, y - ly);
		if (far < 22) return [255, 178, 92];
		if (far < 110) tone = mix(tone, [255, 150, 70], ((110 - far) / 110) * 0.45);
		const below = Math.abs(x - lx + Math.sin(y / 13) * 7);
		if (y > ly + 40 && below < 15 && noise > 0.4) tone = mix(tone, [232, 136, 72], 0.5 * (1 - deep));
	}
	const bank = 662 - 30 * Math.sin(x / 140) - 12 * Math.sin(x / 37);
	if (y > bank) return mix([30, 44, 52], [10, 16, 24], Math.min(1, (y - bank) / 70));
	const reed = Math.abs(((x + Math.sin(y / 26) * 6) % 88) - 44);
	return reed < 5 && y > bank - 50 - 50 * (0.5 + 0.5 * Math.sin(x / 71)) ? [44, 84, 72] : tone;
}
