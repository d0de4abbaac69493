// The house's own check that a person is there: a piece of work that a browser does by itself (ALTCHA). What is asked is
// signed, so nothing is kept of it; it holds ten minutes, for one place.
import { createHmac } from "node:crypto";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import * as z from "zod/mini";
import type { Chance } from "#platform/kernel";
import { digestOf } from "../secrets.ts";
import type { HumanChecker, HumanProof } from "./human-check.ts";

const algorithm = "PBKDF2/SHA-256";
/** Rounds of one step. */
const cost = 1_000;
const lifeMilliseconds = 10 * 60_000;
const longestAnswer = 4_096;

const hex = z.string().check(z.regex(/^[0-9a-f]{2,128}$/));
const wholeNumber = z.number().check(z.int());

const answerShape = z.object({
	challenge: z.object({
		parameters: z.object({
			algorithm: z.literal(algorithm),
			cost: wholeNumber,
			data: z.object({ place: z.string(), until: wholeNumber }),
			keyLength: wholeNumber,
			keyPrefix: hex,
			keySignature: hex,
			nonce: hex,
			salt: hex,
		}),
		signature: hex,
	}),
	solution: z.object({ counter: wholeNumber, derivedKey: hex }),
});

/** `key` has 32 bytes and is not in the database. */
export function createAltcha({ key, chance }: { readonly key: Buffer; readonly chance: Chance }): HumanChecker {
	const secretOf = (use: string): string => createHmac("sha256", key).update(`altcha ${use}`).digest("hex");
	const secrets = { hmacSignatureSecret: secretOf("challenge"), hmacKeySignatureSecret: secretOf("solution") };
	return {
		provider: "altcha",
		async challenge({ place, effort, now }) {
			// The browser counts up from zero: what it looks for stands in the second half.
			const half = Math.ceil(effort / 2);
			const counter = half + chance.below(half);
			const data = { place, until: now.getTime() + lifeMilliseconds };
			return JSON.stringify(await createChallenge({ algorithm, cost, counter, data, deriveKey, ...secrets }));
		},
		async judge(text, { place, now }): Promise<HumanProof | undefined> {
			const answer = readAnswer(text);
			if (answer === undefined) return undefined;
			const { nonce, data } = answer.challenge.parameters;
			const { verified } = await verifySolution({ ...answer, deriveKey, ...secrets });
			if (!verified || data.place !== place || data.until <= now.getTime()) return undefined;
			return { digest: digestOf(`altcha ${nonce}`), expiresAt: new Date(data.until) };
		},
	};
}

/** An answer is what was asked and what was found, as JSON in base64. */
function readAnswer(text: string): z.infer<typeof answerShape> | undefined {
	if (text.length > longestAnswer) return undefined;
	try {
		return z.safeParse(answerShape, JSON.parse(Buffer.from(text, "base64").toString("utf8"))).data;
	} catch {
		return undefined;
	}
}
