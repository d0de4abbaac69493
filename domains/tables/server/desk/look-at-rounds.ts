// Rounds at the desk: the list, one of them, its tickets.
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { pageOf, pageSize } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, formatMinor, isUuid, ok } from "#platform/kernel";
import {
	type DeskRound,
	type DeskTableTicket,
	listTableRounds,
	listTableRoundTickets,
	readTableRound,
	tableVendor,
	type WaitingRoundVoid,
} from "../../contract/index.ts";
import { isTableCode } from "../../core/index.ts";
import { aboutOf, type Ticket } from "../ports.ts";
import { findRound, findShoe, listDealt, type RoundRow } from "../rows.ts";
import { ticketView } from "../ticket-view.ts";
import { haltedRounds } from "./halted-rounds.ts";
import type { TablesDesk } from "./ports.ts";
import { figuresOf } from "./round-money.ts";
import { listRounds } from "./round-rows.ts";
import { type RoundVoid, voidApprovals } from "./void-approval.ts";

export const listTableRoundsRoute = (desk: TablesDesk): Route =>
	bind(listTableRounds, async ({ cursor, ...asked }, { now, staff: { merchant, staffId } }) => {
		const after = cursor === undefined ? undefined : readCursor(cursor);
		if (cursor !== undefined && after === undefined) return err(failure("INVALID_CURSOR"));
		return ok(
			await desk.db.read(async (tx) => {
				const { shown, last } = pageOf(await listRounds(tx, { ...asked, after, limit: pageSize + 1 }));
				const waiting = cursor === undefined ? await voidApprovals.waiting(tx, { merchant, now }) : [];
				return {
					rounds: [...(await roundViews(desk, tx, shown))],
					waiting: waiting.map((one) => waitingView(one, staffId)),
					next: last === undefined ? null : `${last.opened_at.getTime()}_${last.id}`,
				};
			}),
		);
	});

function readCursor(cursor: string): { readonly openedAt: Date; readonly id: string } | undefined {
	const [, at = "", id = ""] = /^([0-9]{10,15})_([0-9a-f-]{36})$/.exec(cursor) ?? [];
	return isUuid(id) ? { openedAt: new Date(Number(at)), id } : undefined;
}

const waitingView = (one: RoundVoid, staffId: string): WaitingRoundVoid => ({
	voidId: one.id,
	roundId: one.terms.roundId,
	table: one.terms.table,
	shoe: one.terms.shoe,
	hand: one.terms.hand,
	outcome: one.terms.outcome ?? null,
	reason: one.reason,
	askedBy: one.askedBy,
	askedAt: one.askedAt.toISOString(),
	lapsesAt: one.expiresAt.toISOString(),
	own: one.askedById === staffId,
});

/** A table that is not offered any more is left out. */
async function roundViews(desk: TablesDesk, tx: Tx, rows: readonly RoundRow[]): Promise<readonly DeskRound[]> {
	const known = rows.flatMap((row) => (isTableCode(row.table_code) ? [{ row, table: row.table_code }] : []));
	const figures = await figuresOf(
		desk,
		tx,
		known.map(({ row, table }) => ({ table, roundId: row.id })),
	);
	return known.map(({ row, table }) => ({
		table,
		roundId: row.id,
		shoe: row.shoe,
		hand: row.hand,
		voidWhy: row.void_why,
		openedAt: row.opened_at.toISOString(),
		closesAt: row.closes_at.toISOString(),
		state: stateOf(row),
		// What is dealt and not shown yet is nobody's to know, the desk's neither.
		outcome: row.resulted_at === null ? null : row.outcome,
		...figures({ table, roundId: row.id }),
	}));
}

function stateOf({ state, settled_at }: RoundRow): DeskRound["state"] {
	return state === "dealt" && settled_at !== null ? "settled" : state;
}

export const readTableRoundRoute = (desk: TablesDesk): Route =>
	bind(readTableRound, async ({ roundId }) => {
		const halts = await haltedRounds(desk);
		return desk.db.read(async (tx) => {
			const row = await findRound(tx, roundId);
			const [round] = row === undefined ? [] : await roundViews(desk, tx, [row]);
			if (round === undefined) return err(failure("ROUND_NOT_FOUND"));
			const { table, shoe, hand } = round;
			const before = await listDealt(tx, { table, shoe, before: hand });
			const commit = (await findShoe(tx, { table, shoe }))?.commit_hash ?? null;
			return ok({
				round,
				commit,
				halt: halts.get(roundId) ?? null,
				before: before.flatMap(({ outcome }) => outcome ?? []),
			});
		});
	});

/** Later than any that a ticket stands by. */
const anyVersion = 2_000_000_000;

export const listTableRoundTicketsRoute = (desk: TablesDesk): Route =>
	bind(listTableRoundTickets, async ({ roundId, cursor }) => {
		const after = cursor === undefined ? undefined : readPlace(cursor);
		if (cursor !== undefined && after === undefined) return err(failure("INVALID_CURSOR"));
		return desk.db.read(async (tx) => {
			const row = await findRound(tx, roundId);
			if (row === undefined || !isTableCode(row.table_code)) return err(failure("ROUND_NOT_FOUND"));
			const asked = { vendor: tableVendor, about: aboutOf(row.table_code, roundId), olderThan: anyVersion };
			const page = await desk.games.tickets.waiting(tx, { ...asked, after, limit: pageSize + 1 });
			// Trials come last and stake nothing.
			const { shown, last } = pageOf(page.filter(({ memberId }) => memberId !== undefined));
			const next = last === undefined ? null : `${last.owner}_${last.ticketId}`;
			return ok({ tickets: shown.flatMap(deskTicket), next });
		});
	});

function readPlace(cursor: string): Pick<Ticket, "owner" | "ticketId"> | undefined {
	const [, owner = "", ticketId = ""] = /^(m[0-9]{1,19})_([0-9a-f-]{36})$/.exec(cursor) ?? [];
	return isUuid(ticketId) ? { owner, ticketId } : undefined;
}

function deskTicket(ticket: Ticket): readonly DeskTableTicket[] {
	const view = ticketView(ticket);
	const { memberId, currency, placedAt } = ticket;
	if (view === undefined || memberId === undefined) return [];
	const { ticketId, state, bets, events } = view;
	return [
		{
			ticketId,
			memberId,
			state,
			currency,
			bets,
			events,
			stake: formatMinor(ticket.stake, currency),
			returned: formatMinor(ticket.returned, currency),
			placedAt: placedAt.toISOString(),
		},
	];
}
