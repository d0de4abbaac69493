// Acts in a room that another process holds, and the news that a room has changed: both go over the fan, one line each. An ask
// that is not answered in time is asked again, of whoever holds the room then; so a decision bears repetition.

import * as z from "zod/mini";
import { safeParse } from "zod/mini";
import { roomId } from "#platform/contract";
import type { Result } from "#platform/kernel";
import type { Fan } from "./fan.ts";
import type { RoomKey } from "./room-rows.ts";

const key = { kind: z.string(), id: roomId };

const message = z.discriminatedUnion("is", [
	/** `wake`: when to look next, in milliseconds since 1970. */
	z.object({
		is: z.literal("moved"),
		from: z.string(),
		...key,
		seq: z.int(),
		urgent: z.boolean(),
		wake: z.nullable(z.int()),
	}),
	z.object({
		is: z.literal("ask"),
		to: z.string(),
		from: z.string(),
		number: z.int(),
		...key,
		seat: z.string(),
		command: z.unknown(),
		at: z.int(),
	}),
	z.object({
		is: z.literal("answer"),
		to: z.string(),
		number: z.int(),
		/** Undefined: it is not held there. */
		acted: z.optional(
			z.union([
				z.object({ ok: z.literal(true), seq: z.int(), events: z.array(z.unknown()) }),
				z.object({ ok: z.literal(false), code: z.string() }),
			]),
		),
	}),
]);
type Message = z.infer<typeof message>;

export type Ask = RoomKey & { readonly seat: string; readonly command: unknown; readonly at: Date };
export type News = RoomKey & { readonly seq: number; readonly urgent: boolean; readonly wakeAt: Date | undefined };
/** What the holder decided; undefined where it holds the room no longer. */
export type AskAnswer = Result<{ readonly seq: number; readonly events: readonly unknown[] }, string> | undefined;

export type AsksParts = {
	readonly fan: Fan;
	readonly node: string;
	readonly patienceMilliseconds: number;
	/** Somebody asks this process. */
	readonly act: (ask: Ask) => Promise<AskAnswer>;
	/** A room was moved by another process. */
	readonly heard: (news: News) => void;
	/** News may have been missed. */
	readonly back: () => void;
};

export type Asks = {
	/** `silent`: no answer in time, so nobody knows. */
	readonly ask: (holder: string, ask: Ask) => Promise<AskAnswer | "silent">;
	readonly tell: (news: News) => void;
	readonly listen: () => Promise<() => Promise<void>>;
};

export function createAsks({ fan, node, patienceMilliseconds, act, heard, back }: AsksParts): Asks {
	const waiting = new Map<number, (answer: AskAnswer) => void>();
	let asked = 0;
	const say = (said: Message): void => fan.publish(JSON.stringify(said));
	const hear = async (text: string): Promise<void> => {
		const said = safeParse(message, parsed(text));
		if (!said.success) return;
		const { data } = said;
		if (data.is === "moved") {
			if (data.from !== node) heard({ ...data, wakeAt: data.wake === null ? undefined : new Date(data.wake) });
		} else if (data.to !== node) return;
		else if (data.is === "answer") waiting.get(data.number)?.(answerIn(data));
		else {
			const { from, number, at, ...ask } = data;
			const acted = await act({ ...ask, at: new Date(at) }).catch(() => undefined);
			say({ is: "answer", to: from, number, ...(acted === undefined ? {} : { acted: wireOf(acted) }) });
		}
	};
	return {
		ask(holder, { at, ...ask }) {
			asked += 1;
			const number = asked;
			return new Promise<AskAnswer | "silent">((resolve) => {
				const timer = setTimeout(() => answered("silent"), patienceMilliseconds);
				const answered = (answer: AskAnswer | "silent"): void => {
					clearTimeout(timer);
					waiting.delete(number);
					resolve(answer);
				};
				waiting.set(number, answered);
				say({ is: "ask", to: holder, from: node, number, ...ask, at: at.getTime() });
			});
		},
		tell: ({ wakeAt, ...news }) => say({ is: "moved", from: node, ...news, wake: wakeAt?.getTime() ?? null }),
		listen: () => fan.listen({ hear: (text) => void hear(text), back }),
	};
}

const wireOf = (acted: NonNullable<AskAnswer>) =>
	acted.ok
		? { ok: true as const, seq: acted.value.seq, events: [...acted.value.events] }
		: { ok: false as const, code: acted.error };

function answerIn({ acted }: Extract<Message, { is: "answer" }>): AskAnswer {
	if (acted === undefined) return undefined;
	return acted.ok ? { ok: true, value: { seq: acted.seq, events: acted.events } } : { ok: false, error: acted.code };
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
