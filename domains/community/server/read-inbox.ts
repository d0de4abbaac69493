// A member's inbox: listed, counted, marked as read. What is another's is nowhere asked for: every statement names the reader.
import { failure } from "#platform/contract";
import { bind, type CallContext, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { countUnread, type InboxMessage, listInbox, readMessages } from "../contract/index.ts";
import { nameOf, pageOfInbox, parseCursor, parseName, textIn } from "../core/index.ts";
import { markRead, ownMessages, type Reader, type SharedRow, sharedMessages, unreadCount } from "./inbox-store.ts";
import type { CommunityDeps } from "./ports.ts";

const pageSize = 20;

const readerOf = ({ principal, now }: CallContext<"member">): Reader => ({
	memberId: principal.memberId,
	merchant: principal.merchant,
	excluded: principal.excluded !== undefined,
	now,
});

export const countUnreadRoute = ({ db }: CommunityDeps): Route =>
	bind(countUnread, async (_input, call) => ok({ count: await db.read((tx) => unreadCount(tx, readerOf(call))) }));

export function listInboxRoute({ db, brand }: CommunityDeps): Route {
	return bind(listInbox, async ({ cursor }, call) => {
		const after = cursor === undefined ? undefined : parseCursor(cursor);
		if (cursor !== undefined && after === undefined) return err(failure("INVALID_CURSOR"));
		const reader = readerOf(call);
		const fallback = brand.brand(reader.merchant).defaultLanguage;
		const before = { at: after?.at, limit: pageSize + 1 };
		const { own, shared, unread } = await db.read(async (tx) => ({
			own: await ownMessages(tx, reader, before),
			shared: await sharedMessages(tx, reader, before),
			unread: await unreadCount(tx, reader),
		}));
		const lines = [
			...own.map((row) => ({ kind: "own" as const, id: row.id, at: row.at, row })),
			...shared.map((row) => ({ kind: "shared" as const, id: row.id, at: row.publish_at, row })),
		];
		const { page, next } = pageOfInbox(lines, { after, size: pageSize });
		const wish = { language: call.language, fallback };
		const messages = page.map((line): InboxMessage => {
			const head = { id: nameOf(line), at: line.at.toISOString(), read: line.row.read_at !== null };
			if (!("template" in line.row)) return { ...head, ...written(line.row, wish) };
			const { template, params } = line.row;
			return { ...head, template, params: { ...params }, title: "", body: "", link: "", marketing: false };
		});
		return ok({ messages, next: next ?? null, unread });
	});
}

type Wish = { readonly language: string; readonly fallback: string };

function written({ texts, link, marketing }: SharedRow, wish: Wish): Omit<InboxMessage, "id" | "at" | "read"> {
	const text = textIn(texts, wish);
	return { template: null, params: {}, title: text?.title ?? "", body: text?.body ?? "", link, marketing };
}

export const readMessagesRoute = ({ db }: CommunityDeps): Route =>
	bind(readMessages, async ({ ids }, call) => {
		const reader = readerOf(call);
		const names = ids?.flatMap((id) => parseName(id) ?? []);
		const idsOf = (wanted: "own" | "shared") => (names ?? []).filter(({ kind }) => kind === wanted).map(({ id }) => id);
		const marked = names === undefined ? ("all" as const) : { own: idsOf("own"), shared: idsOf("shared") };
		const unread = await db.tx(async (tx) => {
			await markRead(tx, reader, marked);
			return unreadCount(tx, reader);
		});
		return ok({ unread });
	});
