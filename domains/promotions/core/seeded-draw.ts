// Draws that anybody can make again: words of HMAC-SHA256(key = server seed as text, message = "client seed:nonce:block"), each
// block read as eight big-endian numbers of 32 bits, scaled by rejection. Knows no crypto itself.
import { type BitSource, type Chance, chanceFrom } from "#platform/kernel";

/** 32 bytes for a message, under the server seed as key. */
export type BlockOf = (message: string) => Uint8Array;

const wordsOfBlock = 8;

function seededWords(clientSeed: string, blockOf: BlockOf): BitSource {
	let block = 0;
	let next = 0;
	let words: readonly number[] = [];
	return () => {
		if (next === words.length) {
			words = wordsIn(blockOf(`${clientSeed}:0:${block}`));
			block += 1;
			next = 0;
		}
		const word = words[next];
		next += 1;
		if (word === undefined) throw new RangeError("a block without words");
		return word;
	};
}

function wordsIn(block: Uint8Array): readonly number[] {
	if (block.length !== 4 * wordsOfBlock) throw new RangeError(`a block of ${block.length} bytes`);
	const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
	return Array.from({ length: wordsOfBlock }, (_, place) => view.getUint32(4 * place));
}

export const seededDraw = (clientSeed: string, blockOf: BlockOf): Chance =>
	chanceFrom(seededWords(clientSeed, blockOf));
