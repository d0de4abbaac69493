// What the rows of a chat room hold, and what this domain's calls do in it.
import * as z from "zod/mini";
import { chatLine } from "../../contract/index.ts";

const line = z.object({ ...chatLine.shape, key: z.string(), owner: z.string(), flagged: z.boolean() });
const said = z.omit(line, { id: true, at: true });
const set = { slowSeconds: z.int(), closed: z.boolean(), pinned: z.string() };

export const chatState = z.object({ next: z.int(), lines: z.array(line), ...set, sealed: z.boolean() });

export const chatEvent = z.discriminatedUnion("type", [
	z.object({ type: z.literal("said"), line }),
	z.object({ type: z.literal("hidden"), id: z.int() }),
	z.object({ type: z.literal("restored"), line }),
	z.object({ type: z.literal("set"), ...set }),
]);

export const chatCommand = z.discriminatedUnion("do", [
	z.object({ do: z.literal("say"), line: said }),
	z.object({ do: z.literal("hide"), id: z.int() }),
	z.object({ do: z.literal("restore"), line }),
	z.object({ do: z.literal("set"), ...set }),
]);
