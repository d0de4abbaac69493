// Writes the one envelope of every answer.

import type { FastifyReply } from "fastify";
import * as z from "zod/mini";
import { sharedErrors } from "#platform/contract";
import type { Refused, StoredAnswer } from "./ports.ts";

export const jsonType = "application/json; charset=utf-8";

export const successText = (value: unknown, message?: string): string =>
	message === undefined
		? `{"success":true,"value":${JSON.stringify(value)}}`
		: `{"success":true,"message":${JSON.stringify(message)},"value":${JSON.stringify(value)}}`;

export function refusalText(refused: Refused, sentence: string): string {
	const message = filled(sentence, refused.value);
	return JSON.stringify({ success: false, message, errorCode: refused.code, value: refused.value });
}

const named = z.record(z.string(), z.unknown());

/** With what the refusal says put where the sentence names it. */
function filled(sentence: string, value: unknown): string {
	const values = z.safeParse(named, value);
	if (!values.success) return sentence;
	return sentence.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => {
		const found = values.data[name];
		return typeof found === "string" || typeof found === "number" ? String(found) : place;
	});
}

const statuses: ReadonlyMap<string, number> = new Map(
	Object.entries(sharedErrors).map(([code, { status }]) => [code, status]),
);

/** The status of a shared code. A code without one is a bug, so it counts as one. */
export const sharedStatus = (code: string): number => statuses.get(code) ?? 500;

const waitOf = (value: unknown): number | undefined =>
	typeof value === "object" &&
	value !== null &&
	"retryAfterSeconds" in value &&
	typeof value.retryAfterSeconds === "number"
		? value.retryAfterSeconds
		: undefined;

/** Says in a header too how long to wait, when the refusal says it. */
export function sendRefusal(reply: FastifyReply, refused: Refused, answer: StoredAnswer): void {
	const wait = waitOf(refused.value);
	if (wait !== undefined) reply.header("retry-after", wait);
	sendAnswer(reply, answer);
}

const compressFrom = 1400;

/** What an answer depends on besides its address: nobody's copy is another's. */
const privately = { "cache-control": "no-store", vary: "authorization, merchant, language" } as const;
/** The same for everybody: a browser may keep it, and asks before it shows it again. */
const openly = { "cache-control": "no-cache", vary: "merchant, language, module-id" } as const;

/** Answers are kept by nobody, unless they are the same for everybody; those longer than a packet are compressed. */
export function sendAnswer(
	reply: FastifyReply,
	answer: StoredAnswer,
	{ forAll }: { readonly forAll: boolean } = { forAll: false },
): void {
	reply
		.code(answer.status)
		.headers(forAll ? openly : privately)
		.header("content-type", jsonType);
	if (answer.text.length < compressFrom) reply.send(answer.text);
	else reply.compress(answer.text);
}
