// A sample of what a lottery draws, always the same: for what is asked of results that are too many to walk.
import { seededBits } from "#platform/kernel";
import type { Balls } from "./balls.ts";
import { drawBalls } from "./drawing.ts";
import type { Digits } from "./play.ts";

const [seed, draws] = [25, 4_096] as const;
const made = new Map<Balls, readonly Digits[]>();

export function sampleOf(balls: Balls): readonly Digits[] {
	const known = made.get(balls);
	if (known !== undefined) return known;
	const bits = seededBits(seed);
	const sample = Array.from({ length: draws }, () => drawBalls(bits, balls));
	made.set(balls, sample);
	return sample;
}
