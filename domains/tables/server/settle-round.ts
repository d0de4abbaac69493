// Settlement of a round: every ticket on it stands at what came, a holder's together, a page at a time. Bears repetition: a ticket
// that stands is left alone.
import type { Tx } from "#platform/db";
import { formatMinor } from "#platform/kernel";
import { type TableTicketEvent, tableVendor } from "../contract/index.ts";
import {
	isTableCode,
	type Outcome,
	readOutcome,
	type Settled,
	settleBets,
	shortText,
	type TableCode,
	tables,
} from "../core/index.ts";
import { aboutOf, type TablesTools, type Ticket, type TicketLine } from "./ports.ts";
import { changeRound, findRound, findShoe, listDealt, lockRound, type RoundRow } from "./rows.ts";
import { addSpotLines, type SpotLine } from "./spot-sums.ts";
import { betsOf, paidLines } from "./ticket-view.ts";

/** Tickets of one transaction. */
const pageSize = 1_000;
/** The version that a result stands by, and the one of a round that is void, before its result or after it. */
const resultVersion = 1;
const voidVersion = 2;

type Settling = {
	readonly table: TableCode;
	readonly row: RoundRow;
	/** Undefined of a void round. */
	readonly outcome: Outcome | undefined;
	readonly before: string;
	readonly commit: string;
};

/** How many tickets were stood. */
export async function settleRound(tools: TablesTools, roundId: string): Promise<number> {
	const settling = await settlingOf(tools, roundId);
	if (settling === undefined) return 0;
	let [done, more] = [0, true];
	while (more) {
		const page = await settlePage(tools, settling);
		done += page.done;
		more = page.more;
	}
	await tools.db.tx((tx) => changeRound(tx, roundId, { settled_at: tools.clock.now() }));
	return done;
}

/** Undefined while the round runs. */
async function settlingOf({ db }: TablesTools, roundId: string): Promise<Settling | undefined> {
	return db.read(async (tx) => {
		const row = await findRound(tx, roundId);
		if (row === undefined || row.resulted_at === null || !isTableCode(row.table_code)) return undefined;
		const { table_code: table, shoe, hand, outcome: text } = row;
		const outcome = text === null || row.state === "void" ? undefined : readOutcome(text);
		const dealt = await listDealt(tx, { table, shoe, before: hand });
		const commit = (await findShoe(tx, { table, shoe }))?.commit_hash ?? "";
		const before = dealt.flatMap((one) => readOutcome(one.outcome ?? "") ?? []).map(shortText);
		return { table, row, outcome, commit, before: before.join(" ") };
	});
}

async function settlePage({ db, games }: TablesTools, settling: Settling) {
	const { table, row, outcome } = settling;
	return db.tx(async (tx) => {
		// Whoever else settles this round waits here, and finds what is left.
		await lockRound(tx, row.id);
		const about = aboutOf(table, row.id);
		const olderThan = outcome === undefined ? { olderThan: voidVersion } : {};
		const tickets = await games.tickets.waiting(tx, { vendor: tableVendor, about, ...olderThan, limit: pageSize });
		const full = tickets.length === pageSize;
		const owners = byOwner(tickets, { full });
		const stood = owners.map((own) => linesOf(own, settling));
		await keepSums(tx, settling, owners.flat());
		await games.tickets.stand(tx, stood.flat());
		return { done: stood.flat().length, more: full };
	});
}

/** What came of members' bets by spot; of a round that was settled and is void now the same again, taken out. */
async function keepSums(tx: Tx, { table, row, outcome }: Settling, tickets: readonly Ticket[]): Promise<void> {
	const members = tickets.filter(({ memberId }) => memberId !== undefined);
	const at = row.resulted_at;
	if (at === null) return;
	const settled = outcome === undefined ? undefined : settleBets(tables[table].game, members.map(betsOf), outcome);
	const lines = members.flatMap((ticket, index): readonly SpotLine[] => {
		const { currency } = ticket;
		const paid = settled === undefined ? paidLines(ticket) : (settled[index]?.lines ?? []);
		return paid.map(({ spot, amount: stake, returned }) => ({ currency, spot, stake, returned }));
	});
	await addSpotLines(tx, { table, at, lines }, outcome === undefined ? -1 : 1);
}

/** A holder's tickets are together. The last holder's of a full page may go on behind it: they wait for the next one. */
function byOwner(tickets: readonly Ticket[], { full }: { readonly full: boolean }): readonly (readonly Ticket[])[] {
	const held = new Map<string, Ticket[]>();
	for (const ticket of tickets) held.set(ticket.owner, [...(held.get(ticket.owner) ?? []), ticket]);
	const owners = [...held.values()];
	return full && owners.length > 1 ? owners.slice(0, -1) : owners;
}

function linesOf(tickets: readonly Ticket[], settling: Settling): readonly TicketLine[] {
	const { table, outcome, row } = settling;
	if (outcome === undefined) return tickets.map((ticket) => voidLine(ticket, row.void_reason ?? "seed"));
	const settled = settleBets(tables[table].game, tickets.map(betsOf), outcome);
	return tickets.flatMap((ticket, index) => {
		const one = settled[index];
		return one === undefined ? [] : [lineOf(ticket, one, settling)];
	});
}

function lineOf(ticket: Ticket, { returned, counted, lines }: Settled, { row, before, commit }: Settling): TicketLine {
	const { ticketId, owner, currency } = ticket;
	const told: TableTicketEvent = {
		type: "result",
		outcome: row.outcome ?? "",
		returned: lines.map((line) => formatMinor(line.returned, currency)),
		before,
		commit,
	};
	return { ticketId, owner, version: resultVersion, state: "settled", returned, counted, events: [told] };
}

type VoidReason = Extract<TableTicketEvent, { type: "void" }>["reason"];

function voidLine({ ticketId, owner }: Ticket, reason: VoidReason): TicketLine {
	const told: TableTicketEvent = { type: "void", reason };
	return { ticketId, owner, version: voidVersion, state: "void", events: [told] };
}
