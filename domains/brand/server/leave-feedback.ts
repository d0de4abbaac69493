// Keeps what a person writes to the operator, within the limits of a member and of a network.
import { failure } from "#platform/contract";
import type { Database, Tx } from "#platform/db";
import { type Answer, bind, type CallContext, networkOf, type Route } from "#platform/http";
import { err, type NewId, ok } from "#platform/kernel";
import { leaveFeedback } from "../contract/index.ts";
import { type FeedbackCategory, fitsBounds } from "../core/index.ts";
import type { BrandApi } from "./api.ts";
import { tellMessage } from "./feedback-desk.ts";
import { findNth, findNumber, insertFeedback, lockSenders, type Sender } from "./feedback-store.ts";

/** Messages within a day. Many people may sit behind one network. */
export const dailyFeedback = { sender: 5, network: 20 } as const;
const daySeconds = 86_400;

type Written = { readonly category: FeedbackCategory; readonly content: string; readonly contact: string };
type Call = CallContext<"optional">;
type Deps = { readonly db: Database; readonly newId: NewId };

export function leaveFeedbackRoute(api: BrandApi, deps: Deps): Route {
	return bind(leaveFeedback, async (written, call): Promise<Answer<typeof leaveFeedback>> => {
		const { feedback } = api.brand(call.merchant);
		if (!fitsBounds(written.content, feedback)) return err(failure("FEEDBACK_LENGTH", feedback));
		return deps.db.tx((tx) => keep(tx, { written, call, number: numberFrom(deps.newId()) }));
	});
}

type Message = { readonly written: Written; readonly call: Call; readonly number: string };

/** Everyone of a network waits for the one before, so that the counts below are true. */
async function keep(tx: Tx, { written, call, number }: Message): Promise<Answer<typeof leaveFeedback>> {
	const network = networkOf(call.address);
	const sender = call.principal === undefined ? `network ${network}` : `member ${call.principal.memberId}`;
	const { merchant, language, now: received_at } = call;
	const request_key = call.idempotencyKey ?? "";
	await lockSenders(tx, { merchant, sender, network });
	const known = await findNumber(tx, { merchant, sender, request_key });
	if (known !== undefined) return ok({ number: known });
	const wait = await secondsToWait(tx, { merchant, sender, network, now: received_at });
	if (wait > 0) return err(failure("FEEDBACK_LIMIT", { retryAfterSeconds: wait }));
	const row = { number, merchant, sender, network, request_key, ...written, language, received_at };
	await insertFeedback(tx, row);
	await tellMessage(tx, { memberId: call.principal?.memberId, state: "waiting" });
	return ok({ number });
}

type Counted = Sender & { readonly now: Date };

/** 0 when another message may be kept, else the seconds until the oldest of the day is a day old. */
async function secondsToWait(tx: Tx, { merchant, sender, network, now }: Counted): Promise<number> {
	const since = new Date(now.getTime() - daySeconds * 1000);
	const waits = [
		{ column: "sender", value: sender, max: dailyFeedback.sender },
		{ column: "network", value: network, max: dailyFeedback.network },
	] as const;
	let longest = 0;
	for (const { max, ...from } of waits) {
		const full = await findNth(tx, { merchant, ...from, since, nth: max });
		if (full !== undefined) longest = Math.max(longest, Math.ceil((full.getTime() - since.getTime()) / 1000), 1);
	}
	return longest;
}

/** Eight random digits of an id, to be said over the telephone: "1A2B-3C4D". */
function numberFrom(id: string): string {
	const digits = id.slice(-8).toUpperCase();
	return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}
