// Seals a letter for the outbox (AES-256-GCM). The key is the installation's, not the database's: who reads a dump reads
// no number, no address and no code.
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import * as z from "zod/mini";

export type LetterContent = { readonly to: string; readonly subject: string; readonly body: string };

export type LetterSeal = {
	readonly seal: (id: string, content: LetterContent) => Buffer;
	/** Undefined for what was sealed with another key, for another letter, or was changed. */
	readonly open: (id: string, sealed: Buffer) => LetterContent | undefined;
};

const content = z.object({ to: z.string(), subject: z.string(), body: z.string() });

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** `key` has 32 bytes. */
export function letterSeal(key: Buffer): LetterSeal {
	return {
		seal(id, letter) {
			const nonce = randomBytes(nonceBytes);
			const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(id));
			const closed = Buffer.concat([cipher.update(JSON.stringify(letter), "utf8"), cipher.final()]);
			return Buffer.concat([nonce, cipher.getAuthTag(), closed]);
		},
		open(id, sealed) {
			const [nonce, tag] = [sealed.subarray(0, nonceBytes), sealed.subarray(nonceBytes, nonceBytes + tagBytes)];
			if (tag.length < tagBytes) return undefined;
			try {
				const cipher = createDecipheriv(algorithm, key, nonce).setAAD(Buffer.from(id)).setAuthTag(tag);
				const plain = Buffer.concat([cipher.update(sealed.subarray(nonceBytes + tagBytes)), cipher.final()]);
				return z.parse(content, JSON.parse(plain.toString("utf8")));
			} catch {
				return undefined;
			}
		},
	};
}
