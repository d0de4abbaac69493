// Whoever answers people reads what they wrote, answers in words or closes it, once. The answer stands on the member's page; where
// an e-mail address was left, it goes by letter, too, in the same transaction.
import { countMessages, decideMessage, findMessage, readMessages, type StoredMessage } from "#brand/api";
import { mailAddressIn } from "#brand/core";
import { accountNames } from "#members/api";
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { atDesk, pageOf, pageSize } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { answerMessage, listFeedback, type QueuedMessage } from "../../contract/index.ts";
import type { Office } from "../office.ts";
import { writeAct } from "../write-act.ts";
import { cursorOf, placeOf } from "./queue-place.ts";

export const messageRoutes = (office: Office): readonly Route[] => [
	listFeedbackRoute(office),
	answerMessageRoute(office),
];

const listFeedbackRoute = ({ db }: Office): Route =>
	bind(listFeedback, async ({ cursor, state = "waiting" }, { staff: { merchant } }) => {
		const after = cursor === undefined ? undefined : placeOf(cursor, "number");
		if (cursor !== undefined && after === undefined) return err(failure("INVALID_CURSOR"));
		return db.read(async (tx) => {
			const { shown, last } = pageOf(await readMessages(tx, { merchant, state, after, limit: pageSize + 1 }));
			const { counts } = await countMessages(tx, merchant);
			const next = last === undefined ? null : cursorOf({ at: last.receivedAt, id: last.id });
			return ok({ messages: await showMessages(tx, shown), counts, next });
		});
	});

/** How long a letter with an answer is tried to be carried, and lies where nobody carries. */
const letterMilliseconds = 7 * 86_400_000;

const answerMessageRoute = ({ db, courier }: Office): Route =>
	bind(answerMessage, ({ messageNumber: number, reply }, call) =>
		atDesk(db, call, async (tx) => {
			const { staff, now } = call;
			const { merchant, name: operator } = staff;
			const answer = reply.kind === "answer" ? reply.text : "";
			const asked = await findMessage(tx, { merchant, number });
			if (asked === undefined) return err(failure("MESSAGE_NOT_FOUND"));
			const to = mailAddressIn(asked.contact);
			if (answer !== "" && asked.memberId === undefined && to === undefined) return err(failure("MESSAGE_UNREACHABLE"));
			const decided = await decideMessage(tx, { merchant, number, operator, now, answer });
			if (!decided.ok) return err(failure(decided.error === "UNKNOWN" ? "MESSAGE_NOT_FOUND" : "MESSAGE_DECIDED"));
			if (answer !== "" && to !== undefined)
				await courier.send(tx, {
					merchant,
					kind: "mail-answer",
					to,
					language: asked.language,
					values: { answer, number },
					now,
					expiresAt: new Date(now.getTime() + letterMilliseconds),
				});
			const { state } = decided.value;
			await writeAct(tx, {
				merchant,
				act: state === "answered" ? "message answered" : "message closed",
				operator,
				at: now,
				before: { message: number, state: asked.state },
				after: { message: number, state, answer, letter: answer !== "" && to !== undefined },
			});
			const [message] = await showMessages(tx, [decided.value]);
			if (message === undefined) throw new Error("a message that is not shown");
			return ok({ message });
		}),
	);

/** With the names of members: one question for all of them. */
async function showMessages(tx: Tx, messages: readonly StoredMessage[]): Promise<QueuedMessage[]> {
	const ids = messages.flatMap(({ memberId }) => (memberId === undefined ? [] : [memberId]));
	const names = await accountNames(tx, ids);
	return messages.map(({ id: _id, memberId, receivedAt, decidedAt, seenAt, ...message }) => ({
		...message,
		memberId: memberId ?? "",
		account: memberId === undefined ? "" : (names.get(memberId) ?? ""),
		mail: mailAddressIn(message.contact) ?? null,
		receivedAt: receivedAt.toISOString(),
		decidedAt: decidedAt?.toISOString() ?? null,
		seen: seenAt !== undefined,
	}));
}
