// Which tournaments there are: those that run, the sit & go of each kind that fills, and the next ones by the clock. One that nobody
// has entered yet is known by its id alone.
import type { CurrencyCode } from "#platform/kernel";
import { isCurrencyCode } from "#platform/kernel";
import { type LobbyTournament, pokerVendor } from "../../contract/index.ts";
import {
	comingOf,
	emptyTournament,
	gameCodes,
	houseSeat,
	isForPeople,
	type OfferedTournament,
	seenTournament,
	type TournamentState,
	tournamentKinds,
	tournamentNamed,
	tournamentOf,
} from "../../core/index.ts";
import type { PokerHands } from "../open-table.ts";
import { findTournament, listLastNumbers, listTournaments } from "./tournament-rows.ts";

type Asked = {
	readonly currency: CurrencyCode;
	readonly mode: "real" | "demo";
	/** Of play money: fields that house bots fill, or those of people alone. */
	readonly bots: boolean;
	readonly now: Date;
	/** Of those that are over: how long ago at most, in milliseconds. */
	readonly back: number;
};

export async function offeredNow(
	{ db }: Pick<PokerHands, "db">,
	{ currency, mode, bots, now, back }: Asked,
): Promise<readonly OfferedTournament[]> {
	const kinds = tournamentKinds({ currency, mode, bots });
	const { rows, last } = await db.read(async (tx) => ({
		rows: await listTournaments(tx, { currency, mode, endedSince: new Date(now.getTime() - back) }),
		last: await listLastNumbers(
			tx,
			kinds.map(({ prefix }) => prefix),
		),
	}));
	const fresh = kinds.flatMap((kind): readonly OfferedTournament[] => {
		if (kind.every > 0) return comingOf(kind, now.getTime());
		const fills = rows.some((row) => row.prefix === kind.prefix && row.registering && row.ended_at === null);
		return fills ? [] : [tournamentOf(kind, (last.get(kind.prefix) ?? 0) + 1)];
	});
	const known = rows.flatMap(({ id }) =>
		mode === "demo" && isForPeople(id) === bots ? [] : (tournamentNamed(id) ?? []),
	);
	return [...fresh.filter(({ id }) => !known.some((one) => one.id === id)), ...known];
}

/** By its id: one that is offered now, or that there was. */
export async function tournamentBy(
	hands: Pick<PokerHands, "db">,
	id: string,
	now: Date,
): Promise<OfferedTournament | undefined> {
	const named = tournamentNamed(id);
	if (named === undefined) return undefined;
	if ((await hands.db.read((tx) => findTournament(tx, id))) !== undefined) return named;
	const { currency, mode } = named.config;
	if (!isCurrencyCode(currency)) return undefined;
	return (await offeredNow(hands, { currency, mode, bots: !isForPeople(id), now, back: 0 })).find(
		(one) => one.id === id,
	);
}

export async function lobbyOf(
	{ rooms, tournaments: kind, games }: PokerHands,
	offered: readonly OfferedTournament[],
	currency: CurrencyCode,
): Promise<readonly LobbyTournament[]> {
	const listed = games.houseGames(currency);
	return Promise.all(
		offered.map(async ({ id, number, config }): Promise<LobbyTournament> => {
			const state = (await rooms.read(kind, id))?.state ?? emptyTournament;
			const { phase, startedAt, entries, left, pool } = seenTournament(state, undefined);
			const code = gameCodes[config.game];
			const gameId = listed.find((game) => game.vendor === pokerVendor && game.code === code)?.id ?? "";
			return { id, gameId, number, config, phase, startedAt, entries, left, pool };
		}),
	);
}

/** It stands from now on, so that its room can be joined. */
export async function openTournament(
	{ rooms, tournaments: kind }: PokerHands,
	{ id, config }: OfferedTournament,
): Promise<TournamentState> {
	const known = await rooms.read(kind, id);
	if (known === undefined) await rooms.open(kind, id);
	if (known?.state.config == null)
		await rooms.act(kind, { id, seat: houseSeat, command: { type: "announce", config } });
	return (await rooms.read(kind, id))?.state ?? emptyTournament;
}
