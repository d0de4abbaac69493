// RSA key pairs for tests. One takes a sixth of a second of the processor to make, so the files that share a process share
// a list of them; within a file no two are the same. Nothing but what a test signs may ever hang on one.
import { generateKeyPairSync, type KeyPairKeyObjectResult } from "node:crypto";

declare global {
	var tesseraTestPairs: KeyPairKeyObjectResult[] | undefined;
}

let taken = 0;

/** A pair that this file has not had yet. */
export function newPair(): KeyPairKeyObjectResult {
	globalThis.tesseraTestPairs ??= [];
	const pairs = globalThis.tesseraTestPairs;
	const pair = pairs[taken] ?? generateKeyPairSync("rsa", { modulusLength: 2_048 });
	pairs[taken] = pair;
	taken += 1;
	return pair;
}
