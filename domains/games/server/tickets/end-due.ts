// Ends tickets that nobody has settled by their time, as their vendor's rule says: its stakes go back, or they stand as they
// stand. A ticket keeps its version then, so that a result that comes late is a newer one.
import { err, ok } from "#platform/kernel";
import { endTicket } from "../../core/index.ts";
import type { GamesTools } from "../tools.ts";
import { standMembers } from "./stand-tickets.ts";
import { listDue, memberIn, standsOf, type TicketRow, trialIn } from "./ticket-rows.ts";
import type { TicketLine } from "./tickets-api.ts";
import { standTrial } from "./trial-tickets.ts";

const dueAtOnce = 1_000;

/** How many ended. */
export async function endDueTickets(tools: GamesTools): Promise<number> {
	const now = tools.clock.now();
	return tools.db.tx(async (tx) => {
		const due = await listDue(tx, { now, limit: dueAtOnce });
		const lines = due.flatMap((row) => lineOf(tools, row));
		await standMembers(tools, tx, { lines: lines.filter(({ owner }) => memberIn(owner) !== undefined), due: true });
		for (const row of due) {
			const playId = trialIn(row.owner);
			if (playId === undefined) continue;
			const decide = (locked: TicketRow) => {
				const ended = endTicket(standsOf(locked), policyOf(tools, locked));
				return ended === undefined ? err("OLD" as const) : ok(ended);
			};
			await standTrial(tx, { playId, id: row.id, decide, events: [], now });
		}
		return due.length;
	});
}

function policyOf(tools: GamesTools, { game_id: id }: Pick<TicketRow, "game_id">) {
	const { byId, vendors } = tools.catalogue.current();
	return vendors.get(byId.get(id)?.vendor ?? "")?.interrupted ?? "refund";
}

function lineOf(tools: GamesTools, row: TicketRow): TicketLine[] {
	const ended = endTicket(standsOf(row), policyOf(tools, row));
	if (ended === undefined) return [];
	const { version, status, returned } = ended.ticket;
	const name = { ticketId: row.id, owner: row.owner, version };
	return [status === "void" ? { ...name, state: "void" } : { ...name, state: "settled", returned }];
}
