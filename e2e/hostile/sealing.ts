// Sealed bodies as an attacker would make them: any content, any time, any nonce, to any key.
import { CompactEncrypt, exportJWK, generateKeyPair, importJWK, type JWK } from "jose";
import * as z from "zod/mini";
import { ownSite } from "../site.ts";

const sealingKeyPath = "/wps/system/key";

const published = z.object({
	value: z.object({ kty: z.literal("EC"), crv: z.literal("P-256"), x: z.string(), y: z.string(), kid: z.string() }),
});

export async function serverKey(): Promise<JWK & { readonly kid: string }> {
	const response = await fetch(`${ownSite().url}${sealingKeyPath}`);
	return z.parse(published, await response.json()).value;
}

export async function strangersKey(kid: string): Promise<JWK & { readonly kid: string }> {
	const { publicKey } = await generateKeyPair("ECDH-ES", { crv: "P-256" });
	return { ...(await exportJWK(publicKey)), kid };
}

export type Inner = { readonly body: unknown; readonly sentAt?: unknown; readonly nonce?: unknown };

/** Fresh and with a nonce of its own, unless told otherwise. */
export async function sealed(key: JWK & { readonly kid: string }, inner: Inner): Promise<string> {
	return sealedText(key, JSON.stringify({ sentAt: Date.now(), nonce: crypto.randomUUID(), ...inner }));
}

/** Seals a text that need not be JSON. */
export async function sealedText(key: JWK & { readonly kid: string }, text: string): Promise<string> {
	return new CompactEncrypt(new TextEncoder().encode(text))
		.setProtectedHeader({ alg: "ECDH-ES", enc: "A256GCM", kid: key.kid })
		.encrypt(await importJWK(key, "ECDH-ES"));
}
