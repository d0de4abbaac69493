// Checks a draw with the browser's own crypto: from seed and public randomness to its digits, each step as it can be followed.
import { type Digits, drawDigits, hexShape, issueNumbered, messageOf } from "../../core/index.ts";
import type { CheckAsked } from "./check-address.ts";

export type CheckedDraw = {
	/** SHA-256 of the seed, in hexadecimal. */
	readonly commit: string;
	readonly blocks: readonly { readonly message: string; readonly hex: string }[];
	readonly digits: Digits;
};

/** More than any draw takes: of a block's eight numbers five are wanted, and ten of sixteen values are digits. */
const blocks = 64;

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
	Uint8Array.from({ length: hex.length / 2 }, (_, index) => Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16));

/** Undefined for fields that no draw can have. */
export async function checkDraw(asked: Omit<CheckAsked, "commit">): Promise<CheckedDraw | undefined> {
	const { game, issue, seed, publicHex } = asked;
	if (!hexShape.test(seed) || !hexShape.test(publicHex) || issueNumbered(game, issue) === undefined) return undefined;
	const algorithm = { name: "HMAC", hash: "SHA-256" };
	const key = await crypto.subtle.importKey("raw", bytesOf(seed), algorithm, false, ["sign"]);
	const text = new TextEncoder();
	const input = { game, issue, publicHex };
	const signed = await Promise.all(
		Array.from({ length: blocks }, async (_, block) => {
			const message = messageOf(input, block);
			return [message, new Uint8Array(await crypto.subtle.sign("HMAC", key, text.encode(message)))] as const;
		}),
	);
	const byMessage = new Map(signed);
	const used: string[] = [];
	const digits = drawDigits(input, (message) => {
		used.push(message);
		const block = byMessage.get(message);
		if (block === undefined) throw new RangeError("a draw that takes more than any draw does");
		return block;
	});
	const commit = hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", bytesOf(seed))));
	return {
		commit,
		digits,
		blocks: used.map((message) => ({ message, hex: hexOf(byMessage.get(message) ?? new Uint8Array()) })),
	};
}
