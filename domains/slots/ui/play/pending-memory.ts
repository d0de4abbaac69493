// Keeps an unanswered spin in the tab, so that a reload finds it. Nothing else of play is stored.
import * as z from "zod/mini";
import type { PendingSpin } from "./play-state.ts";

/** With what it takes to ask for it again: the game, and the play token under which it was sent. */
export type RememberedSpin = PendingSpin & { readonly gameCode: string; readonly token: string };

export type PendingMemory = {
	/** The unanswered spin of this game; undefined when there is none. */
	readonly recall: (gameCode: string) => RememberedSpin | undefined;
	readonly remember: (spin: RememberedSpin) => void;
	readonly forget: () => void;
};

const key = "tessera.slots.pending";
const stored = z.object({
	key: z.string(),
	stake: z.string().check(z.regex(/^[0-9]{1,18}$/)),
	mode: z.optional(z.string()),
	award: z.optional(z.string()),
	double: z.optional(z.object({ roundId: z.string(), side: z.enum(["left", "right"]) })),
	gameCode: z.string(),
	token: z.string(),
});

export function pendingMemory(storage: Pick<Storage, "getItem" | "setItem" | "removeItem">): PendingMemory {
	return {
		recall(gameCode) {
			const spin = parseStored(storage.getItem(key));
			return spin?.gameCode === gameCode ? spin : undefined;
		},
		remember: (spin) => storage.setItem(key, JSON.stringify({ ...spin, stake: spin.stake.toString() })),
		forget: () => storage.removeItem(key),
	};
}

function parseStored(text: string | null): RememberedSpin | undefined {
	if (text === null) return undefined;
	try {
		const spin = z.safeParse(stored, JSON.parse(text));
		return spin.success ? { ...spin.data, stake: BigInt(spin.data.stake) } : undefined;
	} catch {
		return undefined;
	}
}
