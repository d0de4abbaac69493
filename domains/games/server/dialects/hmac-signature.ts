// Whether a vendor's call is theirs, new and fresh. HMAC-SHA256 over body + "|" + timestamp with a key of the vendor;
// the nonce stands in the signed body and in a header, and a call is good for five minutes.
import type { RawCall } from "#platform/http";
import { err, ok, type Result } from "#platform/kernel";
import type { GamesTools } from "../tools.ts";
import { hmacHeaders, signatureOf } from "./signatures.ts";
import { isSame } from "./vendor-keys.ts";

/** Dialects whose calls are signed so. */
export type SignedDialect = "hmac" | "transfer";

export type SignatureRefusal = "BAD_SIGNATURE" | "STALE_TIMESTAMP";

const validMilliseconds = 300_000;
const vendorShape = /^[A-Z0-9_]{2,24}$/;
const nonceShape = /^[A-Za-z0-9_-]{16,128}$/;
const timestampShape = /^[0-9]{13}$/;

export type Signed = { readonly vendor: string; readonly nonce: string };

/** Who signed a call. Its nonce is good once: who acts on the call claims it. */
export async function verifySignature(
	{ keys }: Pick<GamesTools, "keys">,
	call: RawCall,
	{ dialect, signedNonce }: { readonly dialect: SignedDialect; readonly signedNonce: string | undefined },
): Promise<Result<Signed, SignatureRefusal>> {
	const vendor = call.header(hmacHeaders.vendor) ?? "";
	const timestamp = call.header(hmacHeaders.timestamp) ?? "";
	const nonce = call.header(hmacHeaders.nonce) ?? "";
	if (!vendorShape.test(vendor) || !timestampShape.test(timestamp) || !nonceShape.test(nonce))
		return err("BAD_SIGNATURE");
	const given = call.header(hmacHeaders.signature) ?? "";
	const { secrets = [] } = (await keys.inForce(vendor, dialect)) ?? {};
	if (!secrets.some((secret) => isSame({ expected: signatureOf(secret, { body: call.body, timestamp }), given }))) {
		return err("BAD_SIGNATURE");
	}
	if (Math.abs(call.now.getTime() - Number(timestamp)) > validMilliseconds) return err("STALE_TIMESTAMP");
	return signedNonce === nonce ? ok({ vendor, nonce }) : err("BAD_SIGNATURE");
}
