// Provably fair bits, as they are published: the words of a round are the blocks
//   HMAC-SHA256(key = server seed as text, message = "client seed:nonce:block"), block 0, 1, 2 ...
// one after the other, each block read as eight big-endian numbers of 32 bits. The server seed is 64 hex digits; its
// SHA-256 (of the same text) is shown before play. Knows no crypto itself: the server and the browser bring their own.
import type { BitSource } from "./chance.ts";

export type Seeds = {
	/** 64 lower-case hex digits. */
	readonly serverSeed: string;
	readonly clientSeed: string;
	/** 0 and up; one a round. */
	readonly nonce: number;
};

/** 32 bytes for a message, under the server seed as key. */
export type BlockOf = (message: string) => Uint8Array;

export const serverSeedShape = /^[0-9a-f]{64}$/;
/** What a player may write as client seed: nothing that could move the colons of a message. */
export const clientSeedShape = /^[A-Za-z0-9_-]{1,64}$/;

const wordsOfBlock = 8;

export const messageOf = ({ clientSeed, nonce }: Omit<Seeds, "serverSeed">, block: number): string =>
	`${clientSeed}:${nonce}:${block}`;

/** The words of a round in order. Throws when a block is not 32 bytes. */
export function fairBits(seeds: Omit<Seeds, "serverSeed">, blockOf: BlockOf): BitSource {
	let words: readonly number[] = [];
	let block = 0;
	let next = 0;
	return () => {
		if (next === words.length) {
			words = wordsIn(blockOf(messageOf(seeds, block)));
			block += 1;
			next = 0;
		}
		const word = words[next];
		next += 1;
		if (word === undefined) throw new RangeError("a block without words");
		return word;
	};
}

export function wordsIn(block: Uint8Array): readonly number[] {
	if (block.length !== 4 * wordsOfBlock) throw new RangeError(`a block of ${block.length} bytes`);
	const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
	return Array.from({ length: wordsOfBlock }, (_, index) => view.getUint32(4 * index));
}
