import { expect, test } from "vitest";
import {
	applyChat,
	type ChatCommand,
	type ChatLine,
	type ChatState,
	decideChat,
	emptyRoom,
	keptLines,
	partsOf,
	roomOf,
} from "./room.ts";

const line = (key: string): Omit<ChatLine, "id" | "at"> => ({
	key,
	author: "a",
	name: "de****01",
	level: 1,
	text: `text ${key}`,
	card: null,
	owner: "100001",
	flagged: false,
});
const after = (state: ChatState, commands: readonly ChatCommand[], at = 5): ChatState =>
	commands.reduce((now, command) => (decideChat(now, command, at) ?? []).reduce(applyChat, now), state);
const say = (key: string): ChatCommand => ({ do: "say", line: line(key) });
const texts = ({ lines }: ChatState) => lines.map(({ text }) => text);

test("what is said stands in its order, the last fifty of it, and what is sent again is said once", () => {
	const keys = Array.from({ length: keptLines + 3 }, (_, at) => `k${at}`);
	const state = after(emptyRoom("tessera-en"), [...keys.map(say), say("k52"), say("k10")]);
	expect(texts(state)).toEqual(
		keys
			.slice(3)
			.map((key) => `text ${key}`)
			.concat(),
	);
	expect(state.next).toBe(keptLines + 4);
});

test("a key that has left the room's memory is not known any more: the answer to its call is kept elsewhere", () => {
	const keys = Array.from({ length: keptLines + 1 }, (_, at) => `k${at}`);
	expect(decideChat(after(emptyRoom("tessera-en"), keys.map(say)), say("k0"), 5)).toHaveLength(1);
});

test("what is hidden is gone, and shown again it is back in its place", () => {
	const state = after(emptyRoom("tessera-en"), ["a", "b", "c"].map(say));
	const second = state.lines[1];
	const hidden = after(state, [{ do: "hide", id: 2 }]);
	expect(texts(hidden)).toEqual(["text a", "text c"]);
	expect(second && texts(after(hidden, [say("d"), { do: "restore", line: second }]))).toEqual(
		["a", "b", "c", "d"].map((key) => `text ${key}`),
	);
});

test("nothing is said in a room that is closed; its pace and its notice are what was set last", () => {
	const set = { do: "set" as const, slowSeconds: 30, closed: true, pinned: "Be kind" };
	const closed = after(emptyRoom("tessera-en"), [say("a"), set]);
	expect(closed).toMatchObject({ slowSeconds: 30, closed: true, pinned: "Be kind" });
	expect([decideChat(closed, say("b"), 5), decideChat(closed, say("a"), 5)]).toEqual([undefined, []]);
	expect(texts(after(closed, [{ ...set, closed: false }, say("b")]))).toEqual(["text a", "text b"]);
});

test("a room is named by its brand and whose it is, also where the brand's name has dashes", () => {
	for (const [merchant, of] of [
		["tessera", "EN"],
		["a-b-c", "VIP"],
	] as const) {
		expect(partsOf(roomOf({ merchant, of }))).toEqual({ merchant, of });
	}
	expect([emptyRoom("a-vip").sealed, emptyRoom("a-vi").sealed]).toEqual([true, false]);
});
