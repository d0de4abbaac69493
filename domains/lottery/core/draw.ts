// A draw as it is published: the stream HMAC-SHA256(seed, "tessera-draw-v1|game|issue|public|i"), i = 0, 1, 2 ..., read as
// 32-bit big-endian numbers; one of n values is the top bits of a number, passed over where it is n or more. The seed is 32
// bytes, its SHA-256 (the commit) is published before the issue opens. Knows no crypto: server and browser bring their own.
import type { BitSource } from "#platform/kernel";
import { numberAt } from "./counting.ts";
import { familyOf, type LotteryGame } from "./game.ts";
import { printResult, readResult } from "./plays/balls.ts";
import { drawBalls } from "./plays/drawing.ts";
import type { Digits } from "./plays/play.ts";

/** 32 bytes for a message, under the seed as key. */
export type BlockOf = (message: string) => Uint8Array;

/** 64 lower-case hexadecimal digits: seeds, commits, public randomness. */
export const hexShape = /^[0-9a-f]{64}$/;

export type DrawInput = {
	/** Of this or of a later lottery. */
	readonly game: string;
	readonly issue: string;
	/** The public randomness, in hexadecimal. */
	readonly publicHex: string;
};

const wordsOfBlock = 8;

export const messageOf = ({ game, issue, publicHex }: DrawInput, block: number): string =>
	`tessera-draw-v1|${game}|${issue}|${publicHex}|${block}`;

/** The numbers of a draw in order. Throws when a block is not 32 bytes. */
export function drawBits(input: DrawInput, blockOf: BlockOf): BitSource {
	let words: readonly number[] = [];
	let block = 0;
	let next = 0;
	return () => {
		if (next === words.length) {
			const bytes = blockOf(messageOf(input, block));
			if (bytes.length !== 4 * wordsOfBlock) throw new RangeError(`a block of ${bytes.length} bytes`);
			const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
			words = Array.from({ length: wordsOfBlock }, (_, index) => view.getUint32(4 * index));
			block += 1;
			next = 0;
		}
		next += 1;
		return numberAt(words, next - 1);
	};
}

/** What a game draws, the first place first. */
export function drawDigits(input: DrawInput & { readonly game: LotteryGame }, blockOf: BlockOf): Digits {
	return drawBalls(drawBits(input, blockOf), familyOf(input.game).balls);
}

/** What the house takes for public randomness where no beacon is: the SHA-256 of this text. Ids are the accepted tickets', in order. */
export const acceptedText = ({ game, issue }: Omit<DrawInput, "publicHex">, ids: readonly string[]): string =>
	[game, issue, ...ids].join("|");

/** "69405", "3,11,5,8,1" */
export const digitsText = (game: LotteryGame, digits: Digits): string => printResult(familyOf(game).balls, digits);

/** Undefined for what is no result of the game. */
export const readDigits = (game: LotteryGame, text: string): Digits | undefined =>
	readResult(familyOf(game).balls, text);
