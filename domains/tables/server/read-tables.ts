// What may be asked of the tables: how they stand, own bets, shoes and what they are checked by; and the cut.
import { failure } from "#platform/contract";
import { bind, type PlayTicket, type Route } from "#platform/http";
import { err, formatMinor, ok } from "#platform/kernel";
import {
	cutShoe,
	enterTable,
	listOwnTableBets,
	listShoes,
	listTableResults,
	listTables,
	readShoe,
} from "../contract/index.ts";
import { limitsIn, statisticsRounds, type TableCode, tableCodes, unitOf } from "../core/index.ts";
import { readNamesRoads } from "./market-rows.ts";
import { aboutOf, tableIn } from "./ports.ts";
import { findShoe, listDealt, listResults, listShoeRows } from "./rows.ts";
import { heldBy, seatOwner } from "./seats.ts";
import { readSetting } from "./setting-rows.ts";
import { limitsOf, type TableHands, tableShown } from "./table-room.ts";
import { ticketView } from "./ticket-view.ts";

const unknown = err(failure("TABLE_UNKNOWN"));
const mostTickets = 200;

/** A table as its room stands; undefined before it was opened. */
async function seenOf({ rooms, kind }: TableHands, table: TableCode) {
	const known = await rooms.read(kind, table);
	return known === undefined
		? undefined
		: { state: known.state, seen: tableShown(known.state), limits: limitsOf(known.state) };
}

async function ownOn({ games }: TableHands, play: PlayTicket, about: string) {
	const tickets = await games.tickets.own(play, { about, limit: mostTickets });
	return tickets.flatMap((ticket) => ticketView(ticket) ?? []);
}

export const enterTableRoute = (hands: TableHands): Route =>
	bind(enterTable, async (_input, { play, now }) => {
		const code = tableIn(play);
		if (code === undefined) return unknown;
		await hands.rooms.watch(hands.kind, code);
		const known = await seenOf(hands, code);
		if (known === undefined) return unknown;
		const { seen, limits, state } = known;
		const held = heldBy(state, play);
		const { currency, mode } = play;
		const { min, max } = limitsIn(limits, currency);
		const told = await hands.db.read(async (tx) => ({
			says: { ...(await readSetting(tx, code)).says },
			namesRoads: await readNamesRoads(tx, play.merchant),
		}));
		return ok({
			now: now.getTime(),
			mode,
			currency,
			balance: formatMinor(await hands.games.playBalance(play), currency),
			limits: { min: formatMinor(min, currency), max: formatMinor(max, currency) },
			unit: formatMinor(unitOf(currency), currency),
			table: seen,
			...(held === undefined ? {} : { held }),
			...told,
			own: seen.round === undefined ? [] : await ownOn(hands, play, aboutOf(code, seen.round.roundId)),
		});
	});

export const listOwnTableBetsRoute = (hands: TableHands): Route =>
	bind(listOwnTableBets, async ({ roundId }, { play, now }) => {
		const code = tableIn(play);
		if (code === undefined) return unknown;
		const balance = formatMinor(await hands.games.playBalance(play), play.currency);
		return ok({ now: now.getTime(), balance, tickets: await ownOn(hands, play, aboutOf(code, roundId)) });
	});

export const listTablesRoute = (hands: TableHands): Route =>
	bind(listTables, async (_input, { now }) => {
		const all = await Promise.all(
			tableCodes.map(async (code) => {
				const known = await seenOf(hands, code);
				return known === undefined ? [] : [{ ...known.seen, ...known.limits }];
			}),
		);
		return ok({ now: now.getTime(), tables: all.flat() });
	});

export const listShoesRoute = (hands: TableHands): Route =>
	bind(listShoes, async ({ table }) => {
		const rows = await hands.db.read((tx) => listShoeRows(tx, { table, limit: 20 }));
		return ok({ shoes: rows.map(({ shoe, commit_hash, state }) => ({ shoe, commit: commit_hash ?? "", state })) });
	});

export const listTableResultsRoute = (hands: TableHands): Route =>
	bind(listTableResults, async ({ table }) =>
		ok({ results: [...(await hands.db.read((tx) => listResults(tx, { table, limit: statisticsRounds })))] }),
	);

export const readShoeRoute = (hands: TableHands): Route =>
	bind(readShoe, async ({ table, shoe }) => {
		const found = await hands.db.read(async (tx) => ({
			row: await findShoe(tx, { table, shoe }),
			rounds: await listDealt(tx, { table, shoe }),
		}));
		const { row, rounds } = found;
		if (row === undefined || row.state === "made" || row.commit_hash === null) return err(failure("SHOE_UNKNOWN"));
		const { commit_hash: commit, cut, state, public_hex: publicHex, cards_hash: cardsHash, seed } = row;
		return ok({
			table,
			shoe,
			commit,
			cut,
			state,
			burnt: 0,
			hands: rounds.length,
			...(publicHex === null ? {} : { publicHex }),
			...(cardsHash === null ? {} : { cardsHash }),
			...(seed === null ? {} : { seed }),
			rounds: rounds.map(({ id: roundId, hand, outcome }) => ({ roundId, hand, outcome: outcome ?? "" })),
		});
	});

export const cutShoeRoute = (hands: TableHands): Route =>
	bind(cutShoe, async ({ shoe, place }, { play, now }) => {
		const code = tableIn(play);
		if (code === undefined) return unknown;
		const { memberId } = play;
		const seat = seatOwner(play);
		const by = memberId === undefined ? "***" : await hands.games.shownName(memberId);
		const command = { type: "cut", shoe, place, by } as const;
		const acted = await hands.rooms.act(hands.kind, { id: code, seat, command, at: now });
		if (acted.ok) return ok(acted.value.seen());
		const { error } = acted;
		return err(failure(error === "CUT_CLOSED" || error === "CUT_TAKEN" ? error : "TABLE_BUSY"));
	});
