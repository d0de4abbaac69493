// A slot game in the simulation: launched, entered and spun, each key until there is an answer.
import { listGames } from "#games/contract";
import type { OutputOf } from "#platform/contract";
import type { CallFailure, Client } from "#platform/contract/client";
import { err, ok, type Result } from "#platform/kernel";
import type { Patience } from "../../../../tools/sim/patience.ts";
import { type Mode, openGame, type Person, type Wanted } from "../../../../tools/sim/person.ts";
import { enterSlot, slotVendors, spinSlot } from "../../contract/index.ts";

export type SlotRound = OutputOf<typeof spinSlot>;

/** One launched slot game: calls with the play token. */
export type Play = {
	readonly client: Client;
	readonly gameId: string;
	readonly slot: OutputOf<typeof enterSlot>;
	readonly patience: Patience;
};

export type Launch = {
	readonly mode: Mode;
	/** Chooses among so many: a studio, then a game. */
	readonly pick: (count: number) => number;
	/** One that is wanted, whatever would be picked. */
	readonly wanted?: { readonly studio: string; readonly code: string } | undefined;
};

/** Launches a slot game and enters it. */
export async function launch(person: Person, { mode, pick, wanted }: Launch): Promise<Result<Play, CallFailure>> {
	const vassalage = wanted?.studio ?? slotVendors[pick(slotVendors.length)] ?? slotVendors[0];
	const list = await person.patience.answered(() => person.client.call(listGames, { gameType: "RNG", vassalage }));
	if (!list.ok) return list;
	const { games } = list.value;
	const game =
		wanted === undefined ? games[pick(games.length)] : games.find(({ gameCode }) => gameCode === wanted.code);
	return game === undefined ? err({ code: "NO_GAMES", message: "" }) : openSlot(person, { ...game, mode });
}

/** Launches this slot game and enters it. */
export async function openSlot(person: Person, wanted: Wanted): Promise<Result<Play, CallFailure>> {
	const opened = await openGame(person, wanted);
	if (!opened.ok) return opened;
	const [client, { patience }] = [opened.value, person];
	const slot = await patience.answered(() => client.call(enterSlot, {}));
	return slot.ok ? ok({ client, gameId: wanted.gameId, slot: slot.value, patience }) : slot;
}

/** `mode`: the way to bet; `award`: one of an award. */
export type Spin = { readonly coin: string; readonly key: string; readonly mode?: string; readonly award?: string };

/** Spins with a key until there is an answer: the same key, so that it is one round however often it is sent. */
export function spin(play: Play, wanted: Spin): Promise<Result<SlotRound, CallFailure>> {
	return play.patience.answered(() => play.client.call(spinSlot, wanted));
}
