// What a member has of free spins from the house: all of them for their page, those that can be played now for a game's frame.
import type { Database } from "#platform/db";
import { bind, type PlayTicket, type Route } from "#platform/http";
import { formatMinor, ok } from "#platform/kernel";
import { listOwnFreeSpins, type OpenFreeSpinsAward, type OwnFreeSpinsAward } from "../../contract/index.ts";
import { freeSpinsState, nameIn } from "../../core/index.ts";
import type { GamesTools } from "../tools.ts";
import { currencyOf, type OwnRow, ownRows } from "./free-spins-store.ts";

const shownForMilliseconds = 30 * 86_400_000;
const most = 50;

type Tools = Pick<GamesTools, "db" | "catalogue" | "protection">;

/** Nothing is offered to who may not play. */
export const listOwnFreeSpinsRoute = ({ db, catalogue, protection }: Tools): Route =>
	bind(listOwnFreeSpins, async ({ language }, { principal, now, language: spoken }) => {
		if (principal.guest || (await protection.lookAtPlay(principal)).excluded !== undefined)
			return ok({ freeSpins: [] });
		const since = new Date(now.getTime() - shownForMilliseconds);
		const rows = await db.read((tx) => ownRows(tx, { memberId: principal.memberId, since, limit: most }));
		const { byId } = catalogue.current();
		const shown = (gameId: string): OwnFreeSpinsAward["games"] => {
			const game = byId.get(gameId);
			const displayName = nameIn(game?.names ?? { en: "" }, language ?? spoken);
			return game === undefined ? [] : [{ gameId, vassalage: game.vendor, displayName }];
		};
		return ok({ freeSpins: rows.map((row) => ownOf(row, { now, games: row.games.flatMap(shown) })) });
	});

type Around = { readonly now: Date; readonly games: OwnFreeSpinsAward["games"] };

/** Of one that was closed for this member alone, their own end is told. */
const ownOf = (row: OwnRow, { now, games }: Around): OwnFreeSpinsAward => ({
	...openOf(row),
	currency: row.currency,
	state: row.closed === "withdrawn" ? "withdrawn" : freeSpinsState(row, now),
	startsAt: row.startsAt.toISOString(),
	games,
});

export function openOf(row: OwnRow): OpenFreeSpinsAward {
	const currency = currencyOf(row);
	return {
		freeSpinsId: row.id,
		spins: row.spins,
		left: row.left,
		won: formatMinor(BigInt(row.won), currency),
		stake: formatMinor(BigInt(row.stake), currency),
		endsAt: row.endsAt.toISOString(),
	};
}

/** Those of this member that can be played in this game now; what ends first comes first. None in a trial. */
export async function freeSpinsHere(
	{ db, catalogue, clock }: Pick<GamesTools, "clock" | "catalogue"> & { readonly db: Pick<Database, "read"> },
	{ memberId, vendor, gameCode, currency }: PlayTicket,
): Promise<readonly OpenFreeSpinsAward[]> {
	const game = catalogue.current().byCode.get(`${vendor}/${gameCode}`);
	if (memberId === undefined || game === undefined) return [];
	const now = clock.now();
	const rows = await db.read((tx) => ownRows(tx, { memberId, since: now, limit: most }));
	// Of those that end together the older comes first.
	return [...rows]
		.reverse()
		.filter((row) => row.closed === null && row.left > 0 && freeSpinsState(row, now) === "running")
		.filter((row) => row.currency === currency && row.games.includes(game.id))
		.sort((one, other) => one.endsAt.getTime() - other.endsAt.getTime())
		.map(openOf);
}
