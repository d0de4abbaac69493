// Checks cards of a hand with the browser's own crypto: from the card and its salt, past the nodes beside its way, to the root.
import { cardText } from "../../core/index.ts";
import type { AskedHand } from "./check-address.ts";

export type CheckedCard = {
	readonly card: number;
	readonly place: number;
	readonly root: string;
	readonly right: boolean;
};

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

const bytesOf = (hex: string): Uint8Array =>
	Uint8Array.from({ length: hex.length / 2 }, (_, index) => Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16));

async function digest(...parts: readonly Uint8Array[]): Promise<Uint8Array> {
	const all = Uint8Array.from(parts.flatMap((part) => [...part]));
	return new Uint8Array(await crypto.subtle.digest("SHA-256", all));
}

export async function checkHand({ hand, root, cards }: AskedHand): Promise<readonly CheckedCard[]> {
	return Promise.all(
		cards.map(async ({ place, card, salt, path }) => {
			const text = new TextEncoder().encode(`${hand}:${place}:${cardText(card)}:${salt}`);
			let node = await digest(Uint8Array.of(0), text);
			for (const [up, beside] of path.entries()) {
				const other = bytesOf(beside);
				node =
					(place >> up) & 1 ? await digest(Uint8Array.of(1), other, node) : await digest(Uint8Array.of(1), node, other);
			}
			return { card, place, root: hexOf(node), right: hexOf(node) === root };
		}),
	);
}
