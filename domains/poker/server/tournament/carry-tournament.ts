// What the moves of a tournament carry: its row, its hands, and where the tickets of its entries stand: all of the prizes in one
// transaction with its end, everything back where it is cancelled. Written with the move, or nothing of it.
import type { TicketLine } from "#games/api";
import type { Tx } from "#platform/db";
import type { RoomCarried } from "#platform/rooms";
import { pokerVendor } from "../../contract/index.ts";
import {
	applyTournament,
	isBotOwner,
	type TournamentEvent,
	type TournamentState,
	tournamentNamed,
} from "../../core/index.ts";
import { writeHand } from "../carry-table.ts";
import type { PokerTools } from "../ports.ts";
import { insertTournament, noteTournament } from "./tournament-rows.ts";

type Tools = Pick<PokerTools, "games">;

/** A ticket stands by 1 where its entry was given up, by 2 once the tournament is over. */
const [given, ended] = [1, 2];

export const aboutOf = (id: string): string => `poker:mtt:${id}`;

/** Buy-in and fee go back. */
export const givenBack = ({ ticketId, owner }: Pick<TicketLine, "ticketId" | "owner">): TicketLine => ({
	ticketId,
	owner,
	version: given,
	state: "void",
});

export async function carryTournament(
	tools: Tools,
	tx: Tx,
	{ id, before, events, at }: RoomCarried<TournamentState, TournamentEvent>,
): Promise<void> {
	const lines: TicketLine[] = [];
	let state = before;
	for (const event of events) {
		const then = state;
		state = applyTournament(state, event);
		await carryOne(tx, { id, state, event, at });
		if (event.type === "unregistered" && !isBotOwner(event.owner))
			lines.push(givenBack({ ticketId: event.entry, owner: event.owner }));
		if (event.type === "done" || event.type === "cancelled")
			lines.push(...linesOf(then, event), ...(await straysOf(tools, tx, { id, state: then })));
	}
	if (lines.length > 0) await tools.games.tickets.stand(tx, lines);
}

type One = {
	readonly id: string;
	/** After the event. */
	readonly state: TournamentState;
	readonly event: TournamentEvent;
	readonly at: Date;
};

const noted: ReadonlySet<TournamentEvent["type"]> = new Set([
	...(["registered", "unregistered", "started", "entered", "done", "cancelled"] as const),
]);

async function carryOne(tx: Tx, { id, state, event, at }: One): Promise<void> {
	if (event.type === "announced") {
		const { prefix, number } = tournamentNamed(id) ?? {};
		if (prefix === undefined || number === undefined) throw new Error(`no such tournament: ${id}`);
		const { mode, currency } = event.config;
		await insertTournament(tx, { id, prefix, number: String(number), mode, currency, opened_at: at });
	}
	if (noted.has(event.type)) {
		const over = event.type === "done" || event.type === "cancelled";
		const registering = state.phase === "registering";
		await noteTournament(tx, id, { entries: state.entries.length, registering, endedAt: over ? at : null });
	}
	if (event.type !== "table" || event.event.type !== "settled") return;
	const table = state.tables.find(({ no }) => no === event.no)?.state;
	if (table !== undefined) await writeHand(tx, { table: `${id}-${event.no}`, state: table, at, rounds: new Map() });
}

/** How the tickets of all entries stand at its end: turnover is the fee, as at tables it is the rake. */
function linesOf(
	{ entries, config }: TournamentState,
	event: Extract<TournamentEvent, { readonly type: "done" | "cancelled" }>,
): readonly TicketLine[] {
	const people = entries.filter(({ owner }) => !isBotOwner(owner));
	return people.map(({ id: ticketId, owner }): TicketLine => {
		const ticket = { ticketId, owner, version: ended };
		if (event.type === "cancelled") return { ...ticket, state: "void" };
		const { place = 0, prize = 0 } = event.results.find(({ entry }) => entry === ticketId) ?? {};
		return {
			...ticket,
			state: "settled",
			returned: BigInt(prize),
			counted: BigInt(config?.fee ?? 0),
			events: [{ type: "place", place, entries: entries.length, prize }],
		};
	});
}

const page = 1_000;

/** Tickets whose call died before the tournament heard of them. */
async function straysOf(
	{ games }: Tools,
	tx: Tx,
	{ id, state }: { readonly id: string; readonly state: TournamentState },
): Promise<readonly TicketLine[]> {
	const known = new Set(state.entries.map((entry) => entry.id));
	const waiting = await games.tickets.waiting(tx, { vendor: pokerVendor, about: aboutOf(id), limit: page });
	return waiting.filter(({ ticketId }) => !known.has(ticketId)).map(givenBack);
}
