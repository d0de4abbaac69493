// The lobby, and a table that is looked at: it is opened by the first who does.
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, formatMinor, isCurrencyCode, ok } from "#platform/kernel";
import { enterPoker, type LobbyTable, listPokerTables, openPokerTable, pokerVendor } from "../contract/index.ts";
import {
	buyInBounds,
	emptyTable,
	gameCodes,
	houseSeat,
	isBot,
	type OfferedTable,
	offeredTables,
	seatOwned,
	seenTable,
	type TableState,
} from "../core/index.ts";
import { tablesOf } from "./chip-rows.ts";
import { botsAt, isOffered } from "./house-bots.ts";
import { ownerOf, type PokerTools, pokerIn, tableFor } from "./ports.ts";
import type { TableKind } from "./table-room.ts";
import type { TournamentKind } from "./tournament/tournament-room.ts";

export type PokerHands = PokerTools & { readonly kind: TableKind; readonly tournaments: TournamentKind };

export const listPokerTablesRoute = (hands: PokerHands): Route =>
	bind(listPokerTables, async ({ mode }, { now, merchant, principal }) => {
		const currency = principal?.currency ?? hands.games.brandCurrency(merchant);
		const bots = await hands.db.read((tx) => botsAt(tx, merchant));
		return ok({ now: now.getTime(), bots, tables: await lobbyOf(hands, offeredTables({ currency, mode, bots })) });
	});

export const enterPokerRoute = (hands: PokerHands): Route =>
	bind(enterPoker, async (_input, { play, now }) => {
		const game = pokerIn(play);
		if (game === undefined) return err(failure("POKER_TABLE_UNKNOWN"));
		const { currency, mode } = play;
		const { bots, seated } = await hands.db.read(async (tx) => ({
			bots: await botsAt(tx, play.merchant),
			seated: (await tablesOf(tx, ownerOf(play))).flatMap((id) => tableFor(play, id) ?? []),
		}));
		const listed = offeredTables({ currency, mode, bots }).filter(({ config }) => config.game === game);
		// Where one sits already, one goes on, whatever was switched meanwhile.
		const offered = [...listed, ...seated.filter(({ id }) => !listed.some((table) => table.id === id))];
		return ok({
			now: now.getTime(),
			mode,
			game,
			currency,
			balance: formatMinor(await hands.games.playBalance(play), currency),
			tables: [...(await lobbyOf(hands, offered))],
			seated: seated.map(({ id }) => id),
		});
	});

export const openPokerTableRoute = (hands: PokerHands): Route =>
	bind(openPokerTable, async ({ table: id }, { play, now }) => {
		const table = tableFor(play, id);
		if (table === undefined) return err(failure("POKER_TABLE_UNKNOWN"));
		const owner = ownerOf(play);
		const state = await openTable(hands, table);
		if (seatOwned(state, owner) === undefined && !(await isOffered(hands, play, id)))
			return err(failure("POKER_TABLE_UNKNOWN"));
		// Whoever holds it did not answer: a table without rules would have no seats.
		if (state.config === null) return err(failure("POKER_BUSY"));
		return ok({
			now: now.getTime(),
			seen: seenTable(state, owner),
			...buyInBounds(state, owner, now.getTime()),
		});
	});

/** It stands, and is awake for a while. */
export async function openTable({ rooms, kind }: PokerHands, { id, config }: OfferedTable): Promise<TableState> {
	const known = await rooms.read(kind, id);
	if (known === undefined) await rooms.open(kind, id);
	if (known?.state.config == null) await rooms.act(kind, { id, seat: houseSeat, command: { type: "open", config } });
	await rooms.watch(kind, id);
	return (await rooms.read(kind, id))?.state ?? emptyTable;
}

async function lobbyOf({ rooms, kind, games }: PokerHands, offered: readonly OfferedTable[]): Promise<LobbyTable[]> {
	const [first] = offered;
	const currency = first?.config.currency ?? "";
	const listed = isCurrencyCode(currency) ? games.houseGames(currency) : [];
	const idOf = (code: string) => listed.find((game) => game.vendor === pokerVendor && game.code === code)?.id ?? "";
	const stands = await Promise.all(
		offered.map(async ({ id, number, config }): Promise<readonly LobbyTable[]> => {
			const { seats, queue, hands, config: known, closing } = (await rooms.read(kind, id))?.state ?? emptyTable;
			// At a table that nobody has looked at yet its bots sleep.
			const bots = known === null ? config.bots : seats.filter(isBot).length;
			if (closing) return [];
			const one = {
				id,
				gameId: idOf(gameCodes[config.game]),
				number,
				config,
				players: seats.filter((seat) => !isBot(seat)).length,
				bots,
				waiting: queue.length,
				hands,
			};
			return [one];
		}),
	);
	return stands.flat();
}
