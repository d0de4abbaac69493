// Tickets that wait for a settlement, and a holder's own.
import type { Tx } from "#platform/db";
import type { PlayTicket } from "#platform/http";
import type { GamesTools } from "../tools.ts";
import { listAbout, listOwn, sumAbouts, type TicketRow, ticketOf } from "./ticket-rows.ts";
import type { OwnTickets, Ticket, TicketSums, TicketsAbout } from "./tickets-api.ts";
import { listOwnTrials } from "./trial-tickets.ts";

type Tools = Pick<GamesTools, "catalogue" | "clock" | "db">;

/** A bet may stay open a season; older tickets are found in the betting record. */
const ownDays = 366;

export async function waitingTickets(tools: Tools, tx: Tx, asked: TicketsAbout): Promise<readonly Ticket[]> {
	const { about, olderThan, after, limit } = asked;
	return ticketsOf(tools, await listAbout(tx, { gameIds: gamesOf(tools, asked), about, olderThan, after, limit }));
}

const gamesOf = ({ catalogue }: Pick<Tools, "catalogue">, asked: Pick<TicketsAbout, "vendor">): readonly string[] =>
	[...catalogue.current().byId.values()].flatMap(({ id, vendor }) => (vendor === asked.vendor ? [id] : []));

export async function sumTickets(
	tools: Pick<Tools, "catalogue">,
	tx: Tx,
	asked: Pick<TicketsAbout, "vendor"> & { readonly abouts: readonly string[] },
): Promise<readonly TicketSums[]> {
	return sumAbouts(tx, { gameIds: gamesOf(tools, asked), abouts: asked.abouts });
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
