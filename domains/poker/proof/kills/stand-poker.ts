// A process of poker and no more: the real rooms, games and ledger over a database that is given, by a clock that is given. Every
// member is active.
import { inspect } from "node:util";
import { standBelowStudio } from "#games/testing/below";
import type { Clock } from "#platform/kernel";
import { createPokerModule, studio } from "../../server/module.ts";

const silent = (): void => {};
/** What must not be is seen by whoever runs it. */
const error = (...line: readonly unknown[]): void => void process.stderr.write(`${inspect(line)}\n`);
const log = { debug: silent, info: silent, warn: silent, error };

/** Of the decks of every process. */
export const deckKey = Buffer.alloc(32, 3);

type Standing = { readonly url: string; readonly node: string; readonly clock: Clock };

export async function standPoker(standing: Standing) {
	const hall = { gameCategory: "PVP", point: "1.00" } as const;
	const below = await standBelowStudio({ ...standing, hall, studio, log, leaseMilliseconds: 900 });
	const { db, clock, newId, chance, wallet, games, running } = below;
	const poker = createPokerModule({
		db,
		clock,
		log,
		newId,
		chance,
		deckKey,
		games: games.api,
		rooms: running.rooms,
		sharedBy: async (_tx, pairs) => pairs.map(() => ({ device: false, address: false, payee: false })),
	});
	running.know([poker.kind, poker.tournaments]);
	return { db, clock, newId, chance, wallet, games, running, poker };
}

export type StandingPoker = Awaited<ReturnType<typeof standPoker>>;
