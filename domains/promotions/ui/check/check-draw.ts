// Draws a raffle again with the browser's own crypto, from its seed and its list alone.
import { drawRaffle, readList } from "../../core/index.ts";

export type CheckAsked = { readonly seed: string; readonly list: string; readonly prizes: string };

export type CheckedRaffle = {
	/** SHA-256, in hexadecimal. */
	readonly seedHash: string;
	readonly listHash: string;
	readonly numbers: readonly number[];
	readonly winners: readonly string[];
};

const seedShape = /^[0-9a-f]{64}$/;
/** Blocks that are made first; where a draw takes more, four times as many. */
const firstBlocks = 64;
const mostBlocks = 16_384;

const hexOf = (bytes: ArrayBuffer): string =>
	Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

const beyond = "more blocks than were made";

const text = new TextEncoder();
const hashOf = async (words: string): Promise<string> =>
	hexOf(await crypto.subtle.digest("SHA-256", text.encode(words)));

/** Undefined for what no raffle can have. */
export async function checkRaffle({ seed, list, prizes }: CheckAsked): Promise<CheckedRaffle | undefined> {
	const ranges = readList(list);
	const count = Number(prizes);
	if (!seedShape.test(seed) || ranges === undefined || !Number.isInteger(count) || count < 1) return undefined;
	const listHash = await hashOf(list);
	const key = await crypto.subtle.importKey("raw", text.encode(seed), { name: "HMAC", hash: "SHA-256" }, false, [
		"sign",
	]);
	for (let blocks = firstBlocks; blocks <= mostBlocks; blocks *= 4) {
		const messages = Array.from({ length: blocks }, (_, block) => `${listHash}:0:${block}`);
		const signed = new Map(
			await Promise.all(
				messages.map(
					async (message) =>
						[message, new Uint8Array(await crypto.subtle.sign("HMAC", key, text.encode(message)))] as const,
				),
			),
		);
		const blockOf = (message: string): Uint8Array => {
			const block = signed.get(message);
			if (block === undefined) throw new RangeError(beyond);
			return block;
		};
		try {
			return { seedHash: await hashOf(seed), listHash, ...drawRaffle(ranges, { prizes: count, listHash, blockOf }) };
		} catch (thrown) {
			if (!(thrown instanceof RangeError) || thrown.message !== beyond) throw thrown;
		}
	}
	return undefined;
}
