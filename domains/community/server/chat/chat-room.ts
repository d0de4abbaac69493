// A chat as a shared room: any node moves it, every node shows it. Nobody has a seat, so nobody acts in it but the calls of this
// domain, which have judged what is said. A line is written down in the transaction that says it.
import { err, ok } from "#platform/kernel";
import type { RoomKind } from "#platform/rooms";
import { type ChatSeen, chatRoom, type ShownLine } from "../../contract/index.ts";
import {
	applyChat,
	type ChatCommand,
	type ChatEvent,
	type ChatLine,
	type ChatState,
	decideChat,
	emptyRoom,
} from "../../core/index.ts";
import { chatCommand, chatEvent, chatState } from "./chat-models.ts";
import { hideLine, insertLine, restoreLine } from "./chat-store.ts";

export type ChatRoomKind = RoomKind<ChatState, ChatEvent, ChatCommand, ChatSeen, undefined>;

/** A room is told so often at most: however many write, five pushes a second. */
const pushMilliseconds = 200;

export const chatKind: ChatRoomKind = {
	face: { ...chatRoom, command: chatCommand },
	state: chatState,
	event: chatEvent,
	pace: "steps",
	begin: emptyRoom,
	apply: applyChat,
	tick: () => ({ events: [], next: undefined }),
	decide(state, { command, at }) {
		const events = decideChat(state, command, at.getTime());
		return events === undefined ? err("CHAT_CLOSED") : ok(events);
	},
	shown: ({ next, lines, slowSeconds, closed, pinned, sealed }) => ({
		sealed,
		last: next - 1,
		lines: sealed ? [] : lines.map(shownLine),
		slowSeconds,
		closed,
		pinned,
	}),
	async carry(tx, { id: room, events, at }) {
		for (const event of events) {
			if (event.type === "said") await insertLine(tx, { room, line: event.line });
			if (event.type === "hidden") await hideLine(tx, { room, id: event.id, at });
			if (event.type === "restored") await restoreLine(tx, { room, id: event.line.id });
		}
	},
	pushEvery: pushMilliseconds,
};

/** Each field is named: whose a line is stays here. */
export const shownLine = ({ id, author, name, level, text, at, card }: ChatLine): ShownLine => ({
	id,
	author,
	name,
	level,
	text,
	at,
	card,
});
