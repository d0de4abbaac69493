// A ticket as its holder's order: read from what it tells, with the status that clients know.
import * as z from "zod/mini";
import { formatMinor } from "#platform/kernel";
import { type BetEvent, type LotteryEvent, lotteryEvent, type OrderStatus, type OrderView } from "../contract/index.ts";
import { issueNumbered, mostReturned, parseSlip } from "../core/index.ts";
import type { Ticket } from "./ports.ts";
import type { TakenBack } from "./taking-rows.ts";

/** Its events, without those that are not the lottery's own. */
export function eventsOf({ events }: Pick<Ticket, "events">): readonly LotteryEvent[] {
	return events.flatMap((event) => {
		const read = z.safeParse(lotteryEvent, event);
		return read.success ? [read.data] : [];
	});
}

/** What was bet; undefined for a ticket that is no lottery's. */
export const betOf = (ticket: Pick<Ticket, "events">): BetEvent | undefined =>
	eventsOf(ticket).find((event): event is BetEvent => event.type === "bet");

/** What a ticket held of its issue, for when it is taken back; nothing of one that no lottery placed. */
export function takenBack(ticket: Ticket): readonly TakenBack[] {
	const bet = betOf(ticket);
	if (bet === undefined) return [];
	const { currency, owner, stake, ticketId, memberId } = ticket;
	const slip = parseSlip(bet.slip, { currency, mode: bet.mode, group: bet.group, game: bet.game });
	const most = slip.ok ? mostReturned(slip.value) : 0n;
	const account = { game: bet.game, issue: bet.numero, currency, trial: memberId === undefined };
	const play = slip.ok ? slip.value.play.id : 0;
	return [{ ...account, owner, press: bet.key, ticket: ticketId, play, stake, most }];
}

/** It was still on its way when its issue closed, and went back. */
export const isLate = (ticket: Pick<Ticket, "state" | "events">): boolean =>
	ticket.state === "void" && eventsOf(ticket).some((event) => event.type === "void" && event.reason === "late");

const voidStatus = { hit: 6, cancelled: 8, empty: 12, late: 14, operator: 14 } as const satisfies Record<
	Extract<LotteryEvent, { type: "void" }>["reason"],
	OrderStatus
>;

export function statusOf({ state, events }: Pick<Ticket, "state" | "events">): OrderStatus {
	if (state === "open") return 2;
	const told = eventsOf({ events });
	if (state === "void") {
		const last = told.findLast((event) => event.type === "void");
		return last?.type === "void" ? voidStatus[last.reason] : 14;
	}
	const prize = told.findLast((event) => event.type === "prize");
	if (prize?.type !== "prize" || prize.hits.length === 0) return 5;
	return prize.hits.every(({ grade }) => grade === "push") ? 16 : 4;
}

export function orderView(ticket: Ticket): OrderView | undefined {
	const bet = betOf(ticket);
	const issue = bet === undefined ? undefined : issueNumbered(bet.game, bet.numero);
	if (bet === undefined || issue === undefined) return undefined;
	const { currency, ticketId: orderId, stake, returned, placedAt } = ticket;
	return {
		orderId,
		gameId: bet.game,
		numero: bet.numero,
		status: statusOf(ticket),
		slip: bet.slip,
		count: bet.count,
		stake: formatMinor(stake, currency),
		returned: formatMinor(returned, currency),
		placedAt: placedAt.getTime(),
		closesAt: issue.closesAt,
		chase: bet.chase === undefined ? undefined : chaseView(bet.chase),
		events: [...eventsOf(ticket)],
	};
}

const chaseView = ({ chaseId, index, numeros, winningStop }: NonNullable<BetEvent["chase"]>) => ({
	chaseId,
	index,
	of: numeros.length,
	winningStop,
});
