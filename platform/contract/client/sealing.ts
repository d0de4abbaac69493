// What seals a body: comes with the first body that is sealed, together with the library that does it.
import { CompactEncrypt, importJWK } from "jose";
import * as z from "zod/mini";

const publishedKey = z.object({
	success: z.literal(true),
	value: z.object({ kty: z.literal("EC"), crv: z.literal("P-256"), x: z.string(), y: z.string(), kid: z.string() }),
});

/** A compact JWE of the body, for the key that the server published in this answer. */
export async function sealTo(published: unknown, body: unknown): Promise<string> {
	const { value: jwk } = z.parse(publishedKey, published);
	const key = await importJWK(jwk, "ECDH-ES");
	const plain = JSON.stringify({ body, sentAt: Date.now(), nonce: crypto.randomUUID() });
	return new CompactEncrypt(new TextEncoder().encode(plain))
		.setProtectedHeader({ alg: "ECDH-ES", enc: "A256GCM", kid: jwk.kid })
		.encrypt(key);
}
