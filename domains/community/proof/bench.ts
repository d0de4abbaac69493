// What the community is measured by: a chat in which a thousand members speak, a message to a million.
import type { Bench } from "../../../bench/bench.ts";
import { measureChat } from "./bench/chat.ts";
import { measureMessages } from "./bench/messages.ts";

export const bench: Bench = {
	chat: async ({ database }) => measureChat(await database()),
	messages: async ({ database }) => measureMessages(await database()),
};
