// Sealed bodies: a compact JWE (ECDH-ES, A256GCM) to the server's published key, with a time stamp and a nonce inside,
// so that what was sent cannot be read on the way nor sent again.

/** Seals a body. The result is a compact JWE. */
export type Seal = (body: unknown) => Promise<string>;

/** Where the server publishes its current public key, as a JWK inside the envelope. */
export const sealingKeyPath = "/wps/system/key";

/** Seals to the key at `sealingKeyPath`. The key is fetched for each body, so a rotated key is never missed. */
export function sealWithServerKey(source: { origin: string; fetch: typeof globalThis.fetch }): Seal {
	return async (body) => {
		const [{ sealTo }, response] = await Promise.all([
			import("./sealing.ts"),
			source.fetch(source.origin + sealingKeyPath),
		]);
		return sealTo(await response.json(), body);
	};
}
