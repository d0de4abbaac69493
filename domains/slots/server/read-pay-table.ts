// The help of a game: the table in force, or the one an old round was played under.
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { readPayTable } from "../contract/index.ts";
import type { LoadedTables } from "./pay-tables.ts";

export function readPayTableRoute(tables: LoadedTables): Route {
	return bind(readPayTable, async ({ gameCode, version }, { now }) => {
		const loaded = version === undefined ? tables.live(gameCode, now) : tables.version(gameCode, version);
		return loaded === undefined ? err(failure("SLOT_UNKNOWN")) : ok(loaded.view);
	});
}
