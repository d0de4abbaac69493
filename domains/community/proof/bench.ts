// What the community is measured by: a chat in which a thousand members speak.
import type { Bench } from "../../../bench/bench.ts";
import { measureChat } from "./bench/chat.ts";

export const bench: Bench = { chat: async ({ database }) => measureChat(await database()) };
