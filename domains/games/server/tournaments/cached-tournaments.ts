// The tournaments with their first places, in memory on every node: read again when a count or an operator has changed them,
// and pushed to everybody who is connected.
import { type Database, keepLatest, type Latest } from "#platform/db";
import type { Log } from "#platform/http";
import { type Clock, formatMinor, memberId } from "#platform/kernel";
import { type Placed, tournamentsEvent } from "../../contract/index.ts";
import { maskAccount, scoreText, tournamentState } from "../../core/index.ts";
import type { Members } from "../members.ts";
import type { GamesDeps } from "../ports.ts";
import {
	currencyOf,
	type PlacedRow,
	readTournamentVersion,
	shownRows,
	type TournamentRow,
	topRows,
} from "./tournament-store.ts";

export type Shown = { readonly row: TournamentRow; readonly top: readonly Placed[] };
export type Tournaments = { readonly version: bigint; readonly shown: readonly Shown[] };
export type CachedTournaments = Latest<Tournaments>;

const topLength = 20;
const pushedLength = 10;
/** Those that are over are shown for so long. */
const shownForMilliseconds = 14 * 86_400_000;

type Deps = {
	readonly db: Database;
	readonly clock: Clock;
	readonly log: Pick<Log, "warn">;
	readonly live: GamesDeps["live"];
	readonly members: Pick<Members, "accounts">;
};

/** Resolves when the tournaments have been read. A count tells at most every few seconds, and so are pushes. */
export const cacheTournaments = (deps: Deps): Promise<CachedTournaments> =>
	keepLatest({
		db: deps.db,
		channel: "tournaments_changed",
		load: () => load(deps),
		readVersion: readTournamentVersion,
		failed: () => deps.log.warn({}, "the tournaments could not be read again; the last ones stand"),
		changed: ({ now: { shown } }) => {
			const now = deps.clock.now();
			const tournaments = shown
				.map(({ row, top }) => ({ code: row.code, state: tournamentState(row, now), top: top.slice(0, pushedLength) }))
				.filter(({ state }) => state !== "planned");
			deps.live?.toAll(tournamentsEvent, { tournaments });
		},
	});

async function load({ db, clock, members }: Deps): Promise<Tournaments> {
	const since = new Date(clock.now().getTime() - shownForMilliseconds);
	const { version, rows, top } = await db.read(async (tx) => {
		const first = { version: await readTournamentVersion(tx), rows: await shownRows(tx, { since, series: "latest" }) };
		const ids = first.rows.flatMap(({ id, kept }) => (kept === "cancelled" ? [] : [id]));
		return { ...first, top: await topRows(tx, { ids, each: topLength }) };
	});
	const ids = [...new Set(top.map((one) => one.memberId))];
	const accounts = new Map<string, string>();
	for (let from = 0; from < ids.length; from += mostAsked) {
		const asked = ids.slice(from, from + mostAsked).map(memberId);
		for (const [id, account] of await members.accounts(asked)) accounts.set(id, account);
	}
	const placesOf = (row: TournamentRow) =>
		top
			.filter(({ tournamentId }) => tournamentId === row.id)
			.map((one, index) => placed(row, one, { place: index + 1, account: accounts.get(one.memberId) ?? "" }));
	return { version, shown: rows.map((row) => ({ row, top: placesOf(row) })) };
}

/** The members answer so many at once. */
const mostAsked = 1_000;

type Place = { readonly place: number; readonly account: string };

/** A place as everybody may see it. */
export function placed(row: TournamentRow, line: Pick<PlacedRow, "score" | "prize">, at: Place): Placed {
	const { score, prize } = line;
	const { place, account } = at;
	const currency = currencyOf(row);
	return {
		place,
		account: maskAccount(account),
		score: scoreText(row.score, BigInt(score), currency),
		...(prize === null ? {} : { prize: formatMinor(BigInt(prize), currency) }),
	};
}
