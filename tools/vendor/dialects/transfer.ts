// The transfer dialect as a vendor speaks it: the words of the signed HTTP dialect below an address of their own, and answers
// that the platform signs.
import { createHmac } from "node:crypto";
import * as z from "zod/mini";
import type { Dialect, Reply } from "./dialect.ts";
import { hmacDialect } from "./hmac.ts";

const answered = z.object({ status: z.string() });

export const transferDialect = (vendor: string, secret: Buffer): Dialect => {
	const words = hmacDialect(vendor, secret);
	return {
		...words,
		name: "transfer",
		write: (command, at, forged) => {
			const letter = words.write(command, at, forged);
			return { ...letter, path: letter.path.replace("/hmac/", "/transfer/") };
		},
		read: (reply, currency) => {
			// To a stranger the platform has no key to sign with.
			const known = z.parse(answered, JSON.parse(reply.body)).status !== "BAD_SIGNATURE";
			if (known && !isAnswerFrom(secret, reply)) throw new Error("the platform did not sign its answer");
			return words.read(reply, currency);
		},
	};
};

/** What an answer is signed with, on either side. */
export const signedAnswer = (secret: Buffer, { body, timestamp }: { body: string; timestamp: string }): string =>
	createHmac("sha256", secret).update(`answer|${body}|${timestamp}`).digest("hex");

const isAnswerFrom = (secret: Buffer, { body, header }: Reply): boolean =>
	signedAnswer(secret, { body, timestamp: header("x-timestamp") ?? "" }) === header("x-signature");
