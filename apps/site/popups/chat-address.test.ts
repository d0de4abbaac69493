import { describe, expect, test } from "vitest";
import { chatRoomOf } from "./chat-address.ts";

const origin = "https://tessera.example";
const chat = (url: string) => chatRoomOf({ IOS: { url: "/ios" }, CHAT_ROOM: { url } }, origin);

describe("the chat room", () => {
	test("is the house's own where the brand names none", () => {
		expect(chatRoomOf({ IOS: { url: "/ios" } }, origin)).toEqual({ kind: "own" });
	});

	test.each([
		["/chat/", { kind: "frame", address: "https://tessera.example/chat/" }],
		["https://tessera.example/chat?room=1", { kind: "frame", address: "https://tessera.example/chat?room=1" }],
		["https://chat.example/room", { kind: "window", address: "https://chat.example/room" }],
		["//chat.example/room", { kind: "window", address: "https://chat.example/room" }],
		["http://chat.example/room", { kind: "own" }],
		["javascript:alert(1)", { kind: "own" }],
		["data:text/html,x", { kind: "own" }],
		["https://", { kind: "own" }],
		["", { kind: "own" }],
	])("at %j is shown so: %j", (url, room) => {
		expect(chat(url)).toEqual(room);
	});
});
