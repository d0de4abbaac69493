// Sealed bodies: a compact JWE (ECDH-ES, A256GCM) to the server's published key, with a time stamp and a nonce inside,
// so that what was sent cannot be read on the way nor sent again.
import * as z from "zod/mini";

/** Seals a body. The result is a compact JWE. */
export type Seal = (body: unknown) => Promise<string>;

/** Where the server publishes its current public key, as a JWK inside the envelope. */
export const sealingKeyPath = "/wps/system/key";

const publishedKey = z.object({
	success: z.literal(true),
	value: z.object({ kty: z.literal("EC"), crv: z.literal("P-256"), x: z.string(), y: z.string(), kid: z.string() }),
});

/** Seals to the key at `sealingKeyPath`. The key is fetched for each body, so a rotated key is never missed. */
export function sealWithServerKey(source: { origin: string; fetch: typeof globalThis.fetch }): Seal {
	return async (body) => {
		const [{ CompactEncrypt, importJWK }, response] = await Promise.all([
			import("jose"),
			source.fetch(source.origin + sealingKeyPath),
		]);
		const { value: jwk } = z.parse(publishedKey, await response.json());
		const key = await importJWK(jwk, "ECDH-ES");
		const plain = JSON.stringify({ body, sentAt: Date.now(), nonce: crypto.randomUUID() });
		return new CompactEncrypt(new TextEncoder().encode(plain))
			.setProtectedHeader({ alg: "ECDH-ES", enc: "A256GCM", kid: jwk.kid })
			.encrypt(key);
	};
}
