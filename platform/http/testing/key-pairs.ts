// RSA key pairs for tests, written down: one takes a sixth of a second of the processor to make. Within a file no two are
// the same. Nothing but what a test signs may ever hang on one.
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyPairKeyObjectResult } from "node:crypto";
import writtenDown from "./key-pairs.json" with { type: "json" };

let taken = 0;

/** A pair of 2,048 bits that this file has not had yet. */
export function newPair(): KeyPairKeyObjectResult {
	const key = writtenDown[taken];
	taken += 1;
	if (key === undefined) return generateKeyPairSync("rsa", { modulusLength: 2_048 });
	const privateKey = createPrivateKey({ key, format: "jwk" });
	return { privateKey, publicKey: createPublicKey(privateKey) };
}
