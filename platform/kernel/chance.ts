// The one source of chance. Numbers are scaled by rejection, never by modulo, so every value is equally likely
// (GLI-19 3.3); a shuffle is Fisher-Yates. Where the bits come from is passed in.

export type Chance = {
	/** A whole number from 0 to `limit` - 1, each equally likely. `limit` is 1 to 2^32. */
	readonly below: (limit: number) => number;
};

/** 32 uniform bits, as a number from 0 to 2^32 - 1. */
export type BitSource = () => number;

const span = 2 ** 32;

/** Scales a source of 32-bit words without bias: a word in the last, incomplete run of `limit` values is drawn again. */
export function chanceFrom(bits: BitSource): Chance {
	return {
		below(limit) {
			if (!Number.isInteger(limit) || limit < 1 || limit > span) throw new RangeError(`limit out of range: ${limit}`);
			let word = bits();
			// The incomplete run is shorter than `limit`, so a word before the last `limit` values need not look where it begins.
			if (word >= span - limit) {
				const fair = span - (span % limit);
				while (word >= fair) word = bits();
			}
			// Both are below 2^32 here: whole numbers without a sign divide faster than the numbers of JavaScript.
			return limit === span ? word : (word >>> 0) % (limit >>> 0);
		},
	};
}

/** A repeatable source for simulations and tests (xoshiro128**, seeded by splitmix32). Never used for money. */
export function seededBits(seed: number): BitSource {
	let mix = seed >>> 0;
	const next = () => {
		mix = (mix + 0x9e3779b9) >>> 0;
		let z = mix;
		z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
		z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
		return (z ^ (z >>> 16)) >>> 0;
	};
	let [a, b, c, d] = [next(), next(), next(), next()];
	return () => {
		const scrambled = Math.imul(b, 5);
		const word = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
		const shifted = b << 9;
		c ^= a;
		d ^= b;
		b ^= c;
		a ^= d;
		c ^= shifted;
		d = (d << 11) | (d >>> 21);
		return word;
	};
}

export function seededChance(seed: number): Chance {
	return chanceFrom(seededBits(seed));
}

/** A shuffled copy, every order equally likely (Fisher-Yates). */
export function shuffled<T>(items: readonly T[], chance: Chance): T[] {
	const result = [...items];
	for (let last = result.length - 1; last > 0; last--) {
		const other = chance.below(last + 1);
		const [left, right] = [result[last], result[other]];
		if (left === undefined || right === undefined) throw new RangeError("a hole in the list");
		result[last] = right;
		result[other] = left;
	}
	return result;
}
