// The tables at the desk: how each stands, what it brought within a day, and its closing, which is written down before it is done.
import { failure } from "#platform/contract";
import { actorOf, atDesk } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, formatMinor, ok } from "#platform/kernel";
import { closePokerTable, type DeskPokerTable, listDeskPokerTables, switchPokerBots } from "../../contract/index.ts";
import { emptyTable, houseSeat, isBot, offeredTable, offeredTables } from "../../core/index.ts";
import { botsAt, switchBots } from "../house-bots.ts";
import { openTable, type PokerHands } from "../open-table.ts";
import { writeAct } from "./operator-act.ts";
import { listTableDays } from "./watch-rows.ts";

const dayMilliseconds = 86_400_000;

export const listDeskPokerTablesRoute = (hands: PokerHands): Route =>
	bind(listDeskPokerTables, async ({ mode }, { now, staff }) => {
		const currency = hands.games.brandCurrency(staff.merchant);
		const since = new Date(now.getTime() - dayMilliseconds);
		const { listed, bots } = await hands.db.read(async (tx) => ({
			listed: await listTableDays(tx, since),
			bots: await botsAt(tx, staff.merchant),
		}));
		const days = new Map(listed.map((row) => [row.table_id, row]));
		const tables = await Promise.all(
			offeredTables({ currency, mode, bots }).map(async ({ id, config }): Promise<DeskPokerTable> => {
				const { seats, queue, hands: many, closing } = (await hands.rooms.read(hands.kind, id))?.state ?? emptyTable;
				const day = days.get(id);
				return {
					id,
					config,
					players: seats.filter((seat) => !isBot(seat)).length,
					bots: seats.filter(isBot).length,
					waiting: queue.length,
					hands: many,
					closed: closing,
					chips: formatMinor(BigInt(day?.chips ?? 0), currency),
					dayHands: day?.hands ?? 0,
					dayRake: formatMinor(BigInt(day?.rake ?? 0), currency),
				};
			}),
		);
		return ok({ bots, tables });
	});

/** Whatever is in play ends first; then everybody's chips go home. */
export const closePokerTableRoute = (hands: PokerHands): Route =>
	bind(closePokerTable, async ({ table: id, close, reason }, call) => {
		const table = offeredTable(id);
		if (table === undefined) return err(failure("DESK_POKER_TABLE_UNKNOWN"));
		const before = await openTable(hands, table);
		await atDesk(hands.db, call, (tx) =>
			writeAct(tx, actorOf(call), {
				act: close ? "poker table closed" : "poker table opened",
				before: { closed: before.closing },
				after: { table: id, closed: close, reason },
			}),
		);
		const command = close ? ({ type: "close" } as const) : ({ type: "open", config: table.config } as const);
		const acted = await hands.rooms.act(hands.kind, { id, seat: houseSeat, command });
		return acted.ok ? ok({}) : err(failure("DESK_POKER_BUSY"));
	});

/** Who sits with house bots goes on; nobody of the brand sits down with them any more. */
export const switchPokerBotsRoute = ({ db }: Pick<PokerHands, "db">): Route =>
	bind(switchPokerBots, async ({ bots, reason }, call) => {
		const { merchant } = call.staff;
		await atDesk(db, call, async (tx) => {
			const before = await botsAt(tx, merchant);
			await switchBots(tx, { merchant, bots });
			await writeAct(tx, actorOf(call), {
				act: bots ? "poker house bots switched on" : "poker house bots switched off",
				before: { bots: before },
				after: { bots, reason },
			});
		});
		return ok({});
	});
