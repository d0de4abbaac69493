// Sends a one-time code to a number or an address: the limits first, then the code and its letter in one transaction.
// A number that nobody has goes the same way, and its letter goes nowhere: nothing tells the two apart.
import type { CourierApi } from "#courier/api";
import { channelOf, type LetterKind } from "#courier/core";
import { type Failure, failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import type { CallFacts } from "#platform/http";
import { err, ok, type Result } from "#platform/kernel";
import { type CodePurpose, type CodeRules, decideSend, networkOf } from "../../core/index.ts";
import { nobody, writeEvent } from "../trail/account-events.ts";
import type { CodeKeeper } from "./code-keeper.ts";
import { readCodeRules } from "./code-rules.ts";
import { lockSends, writeSends } from "./code-tallies.ts";

export type CodeOrder = {
	readonly purpose: CodePurpose;
	/** An E.164 number or an e-mail address. */
	readonly target: string;
	/** What is sent; a kind that holds no code tells its reader something else. */
	readonly letter: LetterKind;
	/** The code is bound to whoever is logged in, and counted for them too. */
	readonly memberId?: string | undefined;
	/** What the letter calls its reader. */
	readonly account?: string;
	readonly toNobody?: boolean;
	/** How long until the same may be asked for again; as long as the code holds where nothing is said. */
	readonly gapSeconds?: number;
};

/** `PHONE_TOO_MANY_REQUESTS` carries `{ retryAfterSeconds }`. */
export type SendFailure = Failure<"PHONE_TOO_MANY_REQUESTS" | "PHONE_QUOTA_EXCEEDED" | "PHONE_UNKNOWN">;
export type SendParts = { readonly courier: Pick<CourierApi, "ready" | "send">; readonly codes: CodeKeeper };
type MailFailure = Failure<"MAIL_UNAVAILABLE">;
type SentCode = { readonly expiredMinutes: number };
type Sent = Result<SentCode, SendFailure>;
type SendCall = Pick<CallFacts, "merchant" | "address" | "language" | "now">;

export async function sendCode(
	tx: Tx,
	parts: SendParts,
	order: CodeOrder & { readonly call: SendCall },
): Promise<Sent> {
	const { call, target, purpose, memberId } = order;
	const { merchant, now } = call;
	const ready = await parts.courier.ready(tx, { merchant, channel: channelOf(order.letter), now });
	if (!ready.ok) return err(failure(ready.error === "QUOTA" ? "PHONE_QUOTA_EXCEEDED" : "PHONE_UNKNOWN"));
	const rules = await readCodeRules(tx, merchant);
	const expiredMinutes = channelOf(order.letter) === "mail" ? rules.mailMinutes : rules.expiredMinutes;
	const allowed = await countSend(tx, parts.codes, { gapSeconds: expiredMinutes * 60, ...order, rules });
	if (!allowed.ok) return allowed;
	const expiresAt = new Date(now.getTime() + expiredMinutes * 60_000);
	const subject = { merchant, purpose, target, memberId };
	const code = await parts.codes.issue(tx, subject, { tries: rules.tries, expiresAt });
	await parts.courier.send(tx, {
		merchant,
		kind: order.letter,
		to: target,
		language: call.language,
		values: { code, minutes: String(expiredMinutes), account: order.account ?? "" },
		now,
		expiresAt,
		toNobody: order.toNobody === true,
	});
	await writeEvent(tx, { memberId: memberId ?? nobody, kind: "code-sent" }, call);
	return ok({ expiredMinutes });
}

/** What an e-mail's channel refuses is not told in the words of text messages. */
export function inItsWords(channel: "phone" | "email", sent: Sent): Result<SentCode, SendFailure | MailFailure> {
	const refused = sent.ok ? "" : sent.error.code;
	const byMail = channel === "email" && (refused === "PHONE_UNKNOWN" || refused === "PHONE_QUOTA_EXCEEDED");
	return byMail ? err(failure("MAIL_UNAVAILABLE")) : sent;
}

export type Counted = {
	readonly call: Pick<CallFacts, "merchant" | "address" | "now">;
	readonly purpose: string;
	readonly target: string;
	readonly memberId?: string | undefined;
	readonly rules: CodeRules;
	/** How long until the same may be asked for again. */
	readonly gapSeconds: number;
};

/** Counts a send, or says why there is none. */
export async function countSend(
	tx: Tx,
	codes: CodeKeeper,
	asked: Counted,
): Promise<Result<undefined, Failure<"PHONE_TOO_MANY_REQUESTS" | "PHONE_QUOTA_EXCEEDED">>> {
	const { call, purpose, target, memberId, rules, gapSeconds } = asked;
	const { merchant, now } = call;
	const buckets = [
		codes.bucket(["pair", merchant, purpose, target]),
		codes.bucket(["target", merchant, target]),
		codes.bucket(["network", merchant, networkOf(call.address)]),
		...(memberId === undefined ? [] : [codes.bucket(["account", merchant, memberId])]),
	];
	const [pair = nothing, to = nothing, network = nothing, account] = await lockSends(tx, buckets, now);
	const decided = decideSend({ pair, target: to, network, account }, { ...rules, gapSeconds }, now);
	const after = [decided.pair, decided.target, decided.network, decided.account];
	const rows = buckets.flatMap((bucket, place) => {
		const tally = after[place];
		return tally === undefined ? [] : [{ bucket, tally }];
	});
	await writeSends(tx, rows);
	const { answer } = decided;
	if (answer.verdict === "send") return ok(undefined);
	if (answer.verdict === "quota") return err(failure("PHONE_QUOTA_EXCEEDED"));
	return err(failure("PHONE_TOO_MANY_REQUESTS", { retryAfterSeconds: answer.retryAfterSeconds }));
}

const nothing = { times: [], blockedUntil: undefined };
