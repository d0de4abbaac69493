// How each dialect signs, whether we write or they do. Knows no vendor and keeps no key.
import { createHmac, createSign, createVerify, type KeyObject } from "node:crypto";
import { signedFields } from "../../core/index.ts";

export const hmacHeaders = {
	vendor: "x-vendor",
	signature: "x-signature",
	timestamp: "x-timestamp",
	nonce: "x-nonce",
} as const;

/** The house's own: of a body and its time, in lower-case hex. `timestamp` is Unix milliseconds in decimal. */
export const signatureOf = (secret: Buffer, signed: { readonly body: string; readonly timestamp: string }): string =>
	createHmac("sha256", secret).update(`${signed.body}|${signed.timestamp}`).digest("hex");

/** Of an answer: no call of one side can be sent back to it as an answer. `timestamp` is the answer's own. */
export const answerSignatureOf = (
	secret: Buffer,
	signed: { readonly body: string; readonly timestamp: string },
): string => createHmac("sha256", secret).update(`answer|${signed.body}|${signed.timestamp}`).digest("hex");

/** Of a form: its fields in lower-case hex. */
export const hashOf = (secret: Buffer, fields: Readonly<Record<string, string>>): string =>
	createHmac("sha256", secret).update(signedFields(fields)).digest("hex");

export const hub88Header = "x-hub88-signature";

/** RSA-SHA256 over a text as it is sent, in base64. */
export const signHub88 = (key: KeyObject, text: string): string =>
	createSign("RSA-SHA256").update(text).sign(key, "base64");

export const isHub88Signed = (
	key: KeyObject,
	{ text, signature }: { readonly text: string; readonly signature: string },
): boolean => createVerify("RSA-SHA256").update(text).verify(key, signature, "base64");
