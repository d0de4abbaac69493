// Tickets that wait for a settlement, and a holder's own.
import type { Tx } from "#platform/db";
import type { PlayTicket } from "#platform/http";
import type { GamesTools } from "../tools.ts";
import { listAbout, listOwn, type TicketRow, ticketOf } from "./ticket-rows.ts";
import type { OwnTickets, Ticket, TicketsAbout } from "./tickets-api.ts";
import { listOwnTrials } from "./trial-tickets.ts";

type Tools = Pick<GamesTools, "catalogue" | "clock" | "db">;

/** A bet may stay open a season; older tickets are found in the betting record. */
const ownDays = 366;

export async function waitingTickets(tools: Tools, tx: Tx, asked: TicketsAbout): Promise<readonly Ticket[]> {
	const { about, olderThan, after, limit } = asked;
	const { byId } = tools.catalogue.current();
	const gameIds = [...byId.values()].flatMap(({ id, vendor }) => (vendor === asked.vendor ? [id] : []));
	return ticketsOf(tools, await listAbout(tx, { gameIds, about, olderThan, after, limit }));
}

export async function ownTickets(tools: Tools, play: PlayTicket, asked: OwnTickets): Promise<readonly Ticket[]> {
	const { memberId, playId } = play;
	const game = tools.catalogue.current().byCode.get(`${play.vendor}/${play.gameCode}`);
	if (game === undefined) return [];
	const { about, limit } = asked;
	const page = { about, limit, after: asked.after?.ticketId };
	const since = new Date(tools.clock.now().getTime() - ownDays * 86_400_000);
	return ticketsOf(
		tools,
		await tools.db.read((tx) =>
			memberId === undefined
				? listOwnTrials(tx, playId, page)
				: listOwn(tx, memberId, { ...page, gameId: game.id, since }),
		),
	);
}

function ticketsOf(tools: Tools, rows: readonly TicketRow[]): readonly Ticket[] {
	const { byId } = tools.catalogue.current();
	return rows.map((row) => {
		const game = byId.get(row.game_id);
		if (game === undefined) throw new Error(`a ticket of an unknown game: ${row.id}`);
		return ticketOf(row, game, { replayed: false });
	});
}
