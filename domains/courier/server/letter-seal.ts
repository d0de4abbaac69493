// Seals a letter for the outbox. The key is the installation's, not the database's: who reads a dump reads no number, no
// address and no code.
import { createHmac } from "node:crypto";
import * as z from "zod/mini";
import { sealerWith } from "#platform/kernel/node";

export type LetterContent = {
	readonly to: string;
	readonly subject: string;
	readonly body: string;
	/** The same with what opens something as dots; letters of an older release have none. */
	readonly covered?: { readonly subject: string; readonly body: string } | undefined;
};

export type LetterSeal = {
	readonly seal: (id: string, content: LetterContent) => Buffer;
	/** Undefined for what was sealed with another key, for another letter, or was changed. */
	readonly open: (id: string, sealed: Buffer) => LetterContent | undefined;
	/** What an address is found by: nobody without the key can tell which address it is. */
	readonly digestOf: (to: string) => Buffer;
};

const words = { subject: z.string(), body: z.string() };
const content = z.object({ to: z.string(), ...words, covered: z.optional(z.object(words)) });

/** `key` has 32 bytes. */
export function letterSeal(key: Buffer): LetterSeal {
	const sealer = sealerWith(key);
	return {
		seal: (id, letter) => sealer.seal(id, Buffer.from(JSON.stringify(letter))),
		digestOf: (to) => createHmac("sha256", key).update(`courier.to:${to}`).digest(),
		open(id, sealed) {
			const plain = sealer.open(id, sealed);
			return plain === undefined ? undefined : z.parse(content, JSON.parse(plain.toString("utf8")));
		},
	};
}
