// The address of the page that checks a hand: its root and the proofs of the cards that one saw stand in the fragment, which no
// server ever sees.
import * as z from "zod/mini";
import { type CardProof, cardProof } from "../../contract/models.ts";

const shape = z.object({ hand: z.string(), root: z.string(), cards: z.array(cardProof) });
export type AskedHand = z.infer<typeof shape>;

export const handAddress = (
	hand: { readonly id: string; readonly root: string },
	cards: readonly CardProof[],
): string => `/verify/#poker=${encodeURIComponent(JSON.stringify({ hand: hand.id, root: hand.root, cards }))}`;

const word = (hash: string): string | null => new URLSearchParams(hash.replace(/^#/, "")).get("poker");

export const asksHand = (hash: string): boolean => word(hash) !== null;

export function readHand(text: string | null): AskedHand | undefined {
	try {
		const read = z.safeParse(shape, JSON.parse(text ?? ""));
		return read.success ? read.data : undefined;
	} catch {
		return undefined;
	}
}

export const handIn = (hash: string): string => word(hash) ?? "";
