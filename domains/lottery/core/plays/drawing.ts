// From random bits to what a lottery draws: every value as likely as another, the drums one after the other.
import type { BitSource } from "#platform/kernel";
import { numberAt } from "../counting.ts";
import { type Balls, type Drum, drumsOf } from "./balls.ts";
import type { Digits } from "./play.ts";

/** One of `limit` values, each equally likely. A limit of 1 takes no number. */
export function uniform(bits: BitSource, limit: number): number {
	if (!Number.isInteger(limit) || limit < 1 || limit > 2 ** 31) throw new RangeError(`limit out of range: ${limit}`);
	if (limit === 1) return 0;
	const shift = Math.clz32(limit - 1);
	for (;;) {
		const value = bits() >>> shift;
		if (value < limit) return value;
	}
}

/** So many of `from` to `to`, no two alike, in the order they are drawn: the beginning of a Fisher-Yates shuffle. */
export function drawWithout(
	bits: BitSource,
	{ from, to, take }: { readonly from: number; readonly to: number; readonly take: number },
): readonly number[] {
	const left = Array.from({ length: to - from + 1 }, (_, index) => from + index);
	return Array.from({ length: take }, (_, index) => {
		const place = index + uniform(bits, left.length - index);
		const [here, there] = [numberAt(left, index), numberAt(left, place)];
		left[index] = there;
		left[place] = here;
		return there;
	});
}

function drawDrum(bits: BitSource, { count, from, to, repeats }: Drum): Digits {
	if (!repeats) return drawWithout(bits, { from, to, take: count });
	return Array.from({ length: count }, () => from + uniform(bits, to - from + 1));
}

/** What all drums bring, the first place first. */
export const drawBalls = (bits: BitSource, balls: Balls): Digits =>
	drumsOf(balls).flatMap((drum) => drawDrum(bits, drum));
