// Draws at the desk: the list, one of them, its tickets.
import { failure } from "#platform/contract";
import { pageOf, pageSize } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, formatMinor, isUuid, ok } from "#platform/kernel";
import {
	type DeskTicket,
	listDeskDraws,
	listDrawTickets,
	readDeskDraw,
	vendorsOf,
	type WaitingDrawVoid,
} from "../../contract/index.ts";
import { aboutOf, isLotteryGame } from "../../core/index.ts";
import { committedOf } from "../draw-issue.ts";
import { findIssue } from "../issue-rows.ts";
import { betOf, statusOf } from "../order-view.ts";
import type { Ticket } from "../ports.ts";
import { listIssues } from "./draw-rows.ts";
import { drawViews } from "./draw-view.ts";
import type { DrawsDesk } from "./ports.ts";
import { type DrawVoid, voidApprovals } from "./void-approval.ts";

export const listDeskDrawsRoute = (desk: DrawsDesk): Route =>
	bind(listDeskDraws, async ({ cursor, ...asked }, { now, staff: { merchant, staffId } }) => {
		const after = cursor === undefined ? undefined : readCursor(cursor);
		if (cursor !== undefined && after === undefined) return err(failure("INVALID_CURSOR"));
		return ok(
			await desk.db.read(async (tx) => {
				const { shown, last } = pageOf(await listIssues(tx, { ...asked, now, after, limit: pageSize + 1 }));
				const waiting = cursor === undefined ? await voidApprovals.waiting(tx, { merchant, now }) : [];
				return {
					draws: [...(await drawViews(desk, tx, { rows: shown, now }))],
					waiting: waiting.map((one) => waitingView(one, staffId)),
					next: last === undefined ? null : `${last.draws_at.getTime()}_${last.game}`,
				};
			}),
		);
	});

function readCursor(cursor: string): { readonly drawsAt: Date; readonly game: string } | undefined {
	const [, at = "", game = ""] = /^([0-9]{10,15})_([A-Z0-9]+)$/.exec(cursor) ?? [];
	return isLotteryGame(game) ? { drawsAt: new Date(Number(at)), game } : undefined;
}

const waitingView = (one: DrawVoid, staffId: string): WaitingDrawVoid => ({
	voidId: one.id,
	game: one.terms.game,
	numero: one.terms.issue,
	reason: one.reason,
	askedBy: one.askedBy,
	askedAt: one.askedAt.toISOString(),
	lapsesAt: one.expiresAt.toISOString(),
	own: one.askedById === staffId,
});

export const readDeskDrawRoute = (desk: DrawsDesk): Route =>
	bind(readDeskDraw, async ({ game, numero: issue }, { now }) =>
		desk.db.read(async (tx) => {
			const row = await findIssue(tx, { game, issue });
			const [draw] = row === undefined ? [] : await drawViews(desk, tx, { rows: [row], now });
			if (row === undefined || draw === undefined) return err(failure("DRAW_NOT_FOUND"));
			const { seed, public_hex: publicHex } = row;
			const proof = { ...committedOf(row), ...(seed === null || publicHex === null ? {} : { seed, publicHex }) };
			return ok({ draw, proof });
		}),
	);

export const listDrawTicketsRoute = (desk: DrawsDesk): Route =>
	bind(listDrawTickets, async ({ game, numero: issue, cursor }) => {
		const place = readPlace(cursor);
		if (place === undefined) return err(failure("INVALID_CURSOR"));
		return desk.db.read(async (tx) => {
			if ((await findIssue(tx, { game, issue })) === undefined) return err(failure("DRAW_NOT_FOUND"));
			const tickets: { readonly hall: number; readonly ticket: Ticket }[] = [];
			for (const [hall, vendor] of vendorsOf(game).entries()) {
				if (hall < place.hall || tickets.length > pageSize) continue;
				const page = await desk.games.tickets.waiting(tx, {
					vendor,
					about: aboutOf({ game, issue }),
					olderThan: anyVersion,
					after: hall === place.hall ? place.after : undefined,
					limit: pageSize + 1 - tickets.length,
				});
				// Trials come last and stake nothing.
				tickets.push(...page.flatMap((ticket) => (ticket.memberId === undefined ? [] : [{ hall, ticket }])));
			}
			const { shown, last } = pageOf(tickets);
			const next = last === undefined ? null : `${last.hall}-${last.ticket.owner}-${last.ticket.ticketId}`;
			return ok({ tickets: shown.flatMap(({ ticket }) => ticketView(ticket)), next });
		});
	});

/** Later than any that a ticket stands by. */
const anyVersion = 2_000_000_000;

type Place = {
	readonly hall: number;
	readonly after: { readonly owner: string; readonly ticketId: string } | undefined;
};

function readPlace(cursor: string | undefined): Place | undefined {
	if (cursor === undefined) return { hall: 0, after: undefined };
	const [, hall, owner = "", ticketId = ""] = /^([01])-(m[0-9]{1,19})-([0-9a-f-]{36})$/.exec(cursor) ?? [];
	return isUuid(ticketId) ? { hall: Number(hall), after: { owner, ticketId } } : undefined;
}

function ticketView(ticket: Ticket): readonly DeskTicket[] {
	const bet = betOf(ticket);
	const { currency, memberId, ticketId, stake, returned, placedAt } = ticket;
	if (bet === undefined || memberId === undefined) return [];
	return [
		{
			ticketId,
			memberId,
			mode: bet.mode,
			slip: bet.slip,
			count: bet.count,
			currency,
			stake: formatMinor(stake, currency),
			returned: formatMinor(returned, currency),
			status: statusOf(ticket),
			placedAt: placedAt.toISOString(),
			chase: bet.chase !== undefined,
		},
	];
}
