// Opens sealed bodies: only for our key, only fresh, and each only once.

import * as z from "zod/mini";
import { failure } from "#platform/contract";
import type { Nonces, SealingKey } from "../ports.ts";
import { strictJson } from "../strict-json.ts";
import type { Step } from "./step.ts";

const oldestMilliseconds = 5 * 60_000;
/** How far a client's clock may run ahead. */
const newestMilliseconds = 60_000;

const inner = z.object({
	body: z.unknown(),
	sentAt: z.number().check(z.int(), z.nonnegative()),
	nonce: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
});

const invalid = failure("INVALID_SEALED_BODY");
const wrongType = failure("UNSUPPORTED_MEDIA_TYPE");

export function sealedBodyStep(key: SealingKey, nonces: Nonces): Step {
	return async (passage) => {
		if (typeof passage.received !== "string") return wrongType;
		const opened = await openSealed(passage.received, { key, nonces, now: passage.context.now });
		if (opened === undefined) return invalid;
		passage.content = opened.body;
		return undefined;
	};
}

/** What was sealed; undefined for what is not to our key, not fresh, or was opened before. */
export async function openSealed(
	jwe: string,
	by: { readonly key: SealingKey; readonly nonces: Nonces; readonly now: Date },
): Promise<{ readonly body: unknown } | undefined> {
	const text = await by.key.open(jwe);
	const opened = z.safeParse(inner, text === undefined ? undefined : strictJson(text));
	if (!opened.success || !isFresh(opened.data.sentAt, by.now.getTime())) return undefined;
	const keptUntil = new Date(opened.data.sentAt + oldestMilliseconds + newestMilliseconds);
	return (await by.nonces.claim(opened.data.nonce, keptUntil)) ? { body: opened.data.body } : undefined;
}

const isFresh = (sentAt: number, now: number): boolean =>
	sentAt >= now - oldestMilliseconds && sentAt <= now + newestMilliseconds;
