// What pots hold, in memory on every node: read again when a count has changed it, and pushed to everybody who is connected.
import { type Database, keepLatest, type Latest } from "#platform/db";
import type { Log } from "#platform/http";
import { formatMinor } from "#platform/kernel";
import { jackpotsEvent } from "../../contract/index.ts";
import { potOf } from "../../core/index.ts";
import type { GamesDeps } from "../ports.ts";
import { currencyOf, openCycleOf, type PotRow, potRows, readPotVersion } from "./pot-store.ts";

export type Pots = { readonly version: bigint; readonly rows: readonly PotRow[] };
export type CachedPots = Latest<Pots>;

/** Pots that run. */
export const runningPots = ({ rows }: Pots): readonly PotRow[] =>
	rows.filter((row) => !row.paused && row.number !== null);

/** As a decimal string: whole minor units, never more than it would pay. */
export function amountOf(row: PotRow): string {
	const cycle = openCycleOf(row);
	return formatMinor(cycle === undefined ? 0n : potOf(cycle), currencyOf(row));
}

type Deps = { readonly db: Database; readonly log: Pick<Log, "warn">; readonly live: GamesDeps["live"] };

/** Resolves when the pots have been read. A count tells at most every few seconds, and so are pushes. */
export const cachePots = ({ db, log, live }: Deps): Promise<CachedPots> =>
	keepLatest({
		db,
		channel: "jackpots_changed",
		load: () => db.read(async (tx) => ({ version: await readPotVersion(tx), rows: await potRows(tx) })),
		readVersion: readPotVersion,
		failed: () => log.warn({}, "the pots could not be read again; the last ones stand"),
		changed: ({ now }) => {
			const pots = runningPots(now).map((row) => ({ code: row.code, amount: amountOf(row) }));
			live?.toAll(jackpotsEvent, { pots });
		},
	});
