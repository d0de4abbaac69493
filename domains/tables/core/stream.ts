// Numbers of a committed seed: HMAC-SHA256(seed, "<label>|i"), i = 0, 1, 2 ..., read as 32-bit big-endian numbers; one of n values
// is the top bits of a number, passed over where it is n or more. Knows no crypto: server and browser bring their own.
import type { BitSource } from "#platform/kernel";

/** 32 bytes for a message, under the seed as key. */
export type BlockOf = (message: string) => Uint8Array;

/** 64 lower-case hexadecimal digits: seeds, commits, public randomness. */
export const hexShape = /^[0-9a-f]{64}$/;

const wordsOfBlock = 8;

/** Throws when a block is not 32 bytes. */
export function bitsOf(label: string, blockOf: BlockOf): BitSource {
	let words: readonly number[] = [];
	let block = 0;
	let next = 0;
	return () => {
		if (next === words.length) {
			const bytes = blockOf(`${label}|${block}`);
			if (bytes.length !== 4 * wordsOfBlock) throw new RangeError(`a block of ${bytes.length} bytes`);
			const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
			words = Array.from({ length: wordsOfBlock }, (_, index) => view.getUint32(4 * index));
			block += 1;
			next = 0;
		}
		const word = words[next];
		next += 1;
		if (word === undefined) throw new RangeError("a block without numbers");
		return word;
	};
}

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

/** So many of `from`, no two alike, in the order they are drawn: the beginning of a Fisher-Yates shuffle. */
export function drawWithout<Item>(bits: BitSource, from: readonly Item[], take: number): readonly Item[] {
	const left = [...from];
	return Array.from({ length: take }, (_, index) => {
		const place = index + uniform(bits, left.length - index);
		const [here, there] = [left[index], left[place]];
		if (here === undefined || there === undefined) throw new RangeError("more are drawn than there are");
		left[index] = there;
		left[place] = here;
		return there;
	});
}
