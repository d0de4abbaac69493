// Rounds of a house game played by calls: for what a journey needs somebody to have played.
import { type SlotRound, spinSlot } from "#slots/contract";
import { must, openPlay, type Person } from "./caller.ts";

/** Plays so many rounds with this coin; the oldest comes first. */
export async function spinBy(
	person: Person,
	how: { readonly rounds: number; readonly coin: string },
): Promise<readonly SlotRound[]> {
	const { client } = await openPlay("dancheong-gate", person.client);
	const played: SlotRound[] = [];
	for (let number = 0; number < how.rounds; number += 1) {
		const { round } = await must(client.call(spinSlot, { coin: how.coin, key: crypto.randomUUID() }));
		played.push(round);
	}
	return played;
}
