// The same key with the same content gets the same answer, whatever happened to the first one on its way back.
// A handler behind it must still bear repetition (the key is in its context): a process that dies between the effect
// and the stored answer leaves the call to be done again.
import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type Endpoint, failure, headers } from "#platform/contract";
import type { AnyCall } from "../call.ts";
import type { Claim, IdempotentAnswers, IdempotentCall, StoredAnswer } from "../ports.ts";
import { type Passage, type Step, single } from "./step.ts";

const wellFormed = /^[A-Za-z0-9._~-]{16,80}$/;

const keyRequired = failure("IDEMPOTENCY_KEY_REQUIRED");

/** The key of a call when it is well-formed. */
export function idempotencyKeyOf(head: Passage["head"]): string | undefined {
	const key = single(head[headers.idempotencyKey]);
	return key !== undefined && wellFormed.test(key) ? key : undefined;
}

/** Undefined for endpoints that need no key. */
export function idempotencyKeyStep(endpoint: Endpoint): Step | undefined {
	if (endpoint.idempotent !== true) return undefined;
	return ({ context }) => (context.idempotencyKey === undefined ? keyRequired : undefined);
}

/** `passing`: the same call is answered otherwise later, so nothing is kept. */
export type Done = { readonly answer: StoredAnswer; readonly passing: boolean };

export type OnceOutcome = StoredAnswer | "conflict" | "busy";

const patienceMilliseconds = 10_000;
const firstPauseMilliseconds = 20;

/** Does the work once for a key. Others with the key wait for its answer, for at most ten seconds. */
export async function once(
	answers: IdempotentAnswers,
	call: IdempotentCall,
	work: () => Promise<Done>,
): Promise<OnceOutcome> {
	const claim = await settledClaim(answers, call);
	if (claim.state === "done") return claim.answer;
	if (claim.state !== "mine") return claim.state;
	return doClaimed(answers, call, work);
}

async function settledClaim(answers: IdempotentAnswers, call: IdempotentCall): Promise<Claim> {
	const start = performance.now();
	for (let pause = firstPauseMilliseconds; ; pause = Math.min(pause * 2, 250)) {
		const claim = await answers.claim(call);
		if (claim.state !== "busy" || performance.now() - start > patienceMilliseconds) return claim;
		await sleep(pause);
	}
}

async function doClaimed(
	answers: IdempotentAnswers,
	call: IdempotentCall,
	work: () => Promise<Done>,
): Promise<StoredAnswer> {
	let done: Done;
	try {
		done = await work();
	} catch (bug) {
		await answers.release(call);
		throw bug;
	}
	const { answer, passing } = done;
	await (passing ? answers.release(call) : answers.finish(call, answer));
	return answer;
}

/** Whose key it is, and what it was used for. */
export function idempotentCallOf(endpoint: Endpoint, context: AnyCall, input: unknown): IdempotentCall {
	return {
		principal: principalKey(context),
		endpoint: endpoint.name,
		key: context.idempotencyKey ?? "",
		digest: createHash("sha256").update(JSON.stringify(input, bigintAsText)).digest(),
	};
}

function principalKey({ principal, play, staff, address }: AnyCall): string {
	if (staff !== undefined) return `staff ${staff.staffId}`;
	if (principal !== undefined) return principal.memberId;
	return play === undefined ? `address ${address}` : `play ${play.playId}`;
}

const bigintAsText = (_name: string, value: unknown): unknown => (typeof value === "bigint" ? `${value}n` : value);
