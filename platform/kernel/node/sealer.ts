// Seals what the database is not to tell (AES-256-GCM). A sealed thing opens only with its key and under the name it was
// sealed for, so that none can be put in another's place.
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

export type Sealer = {
	readonly seal: (name: string, plain: Buffer) => Buffer;
	/** Undefined for what was sealed with another key, for another name, or was changed. */
	readonly open: (name: string, sealed: Buffer) => Buffer | undefined;
};

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** `key` has 32 bytes. */
export function sealerWith(key: Buffer): Sealer {
	return {
		seal(name, plain) {
			const nonce = randomBytes(nonceBytes);
			const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(name));
			const closed = Buffer.concat([cipher.update(plain), cipher.final()]);
			return Buffer.concat([nonce, cipher.getAuthTag(), closed]);
		},
		open(name, sealed) {
			const [nonce, tag] = [sealed.subarray(0, nonceBytes), sealed.subarray(nonceBytes, nonceBytes + tagBytes)];
			if (tag.length < tagBytes) return undefined;
			try {
				const cipher = createDecipheriv(algorithm, key, nonce).setAAD(Buffer.from(name)).setAuthTag(tag);
				return Buffer.concat([cipher.update(sealed.subarray(nonceBytes + tagBytes)), cipher.final()]);
			} catch {
				return undefined;
			}
		},
	};
}
