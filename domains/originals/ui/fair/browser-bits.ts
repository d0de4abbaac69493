// The published bits of a round, computed in the browser by its own crypto: the server is not asked.
import type { BitSource } from "#platform/kernel";
import { fairBits, messageOf, type Seeds } from "../../core/index.ts";

/** More words than any round draws, rejected ones too: sixty cards, or forty of anything. */
const blocks = 64;
const text = new TextEncoder();

export const hexOf = (bytes: Uint8Array): string =>
	Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** SHA-256 of a text, in hex: what is shown of a server seed before play. */
export async function hashOf(serverSeed: string): Promise<string> {
	return hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", text.encode(serverSeed))));
}

export type Fair = {
	/** From the first word; each call begins anew. */
	readonly bits: () => BitSource;
	/** The first blocks in hex, as anybody can compute them. */
	readonly firstBlocks: readonly { readonly message: string; readonly hex: string }[];
};

export async function fairOf(seeds: Seeds): Promise<Fair> {
	const algorithm = { name: "HMAC", hash: "SHA-256" };
	const key = await crypto.subtle.importKey("raw", text.encode(seeds.serverSeed), algorithm, false, ["sign"]);
	const messages = Array.from({ length: blocks }, (_, block) => messageOf(seeds, block));
	const signed = await Promise.all(
		messages.map(async (message) => new Uint8Array(await crypto.subtle.sign("HMAC", key, text.encode(message)))),
	);
	const byMessage = new Map(messages.map((message, index) => [message, signed[index]]));
	const blockOf = (message: string): Uint8Array => {
		const block = byMessage.get(message);
		if (block === undefined) throw new RangeError("a round that draws more than any round does");
		return block;
	};
	return {
		bits: () => fairBits(seeds, blockOf),
		firstBlocks: messages.slice(0, 2).map((message) => ({ message, hex: hexOf(blockOf(message)) })),
	};
}
