// A member reads what they wrote and what was answered; and has read it.
import type { Database, Tx } from "#platform/db";
import { bind, type CallContext, type Route } from "#platform/http";
import { ok } from "#platform/kernel";
import { listOwnMessages, type OwnMessage, seeOwnMessages } from "../contract/index.ts";
import { markSeen, messagesOf, type StoredMessage } from "./feedback-desk.ts";

type Deps = { readonly db: Database };

export const listOwnMessagesRoute = ({ db }: Deps): Route =>
	bind(listOwnMessages, async (_input, call) => ok(await db.read((tx) => own(tx, call))));

export const seeOwnMessagesRoute = ({ db }: Deps): Route =>
	bind(seeOwnMessages, (_input, call) =>
		db.tx(async (tx) => {
			await markSeen(tx, { ...call.principal, now: call.now });
			return ok(await own(tx, call));
		}),
	);

async function own(tx: Tx, { principal }: Pick<CallContext<"member">, "principal">) {
	const messages = await messagesOf(tx, principal);
	const unread = messages.filter(({ state, seenAt }) => state === "answered" && seenAt === undefined).length;
	return { unread, messages: messages.map(shown) };
}

const shown = ({ receivedAt, decidedAt, seenAt, ...message }: StoredMessage): OwnMessage => ({
	number: message.number,
	category: message.category,
	content: message.content,
	state: message.state,
	answer: message.answer,
	sentAt: receivedAt.toISOString(),
	decidedAt: decidedAt?.toISOString() ?? null,
	unread: message.state === "answered" && seenAt === undefined,
});
