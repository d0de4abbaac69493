// A player takes bets back before their issues close. The money returns; of a chase what comes later goes first.
import type { Failure } from "#platform/contract";
import { failure } from "#platform/contract";
import { bind, type PlayTicket, type Route } from "#platform/http";
import { err, formatMinor, ok } from "#platform/kernel";
import type { cancelErrors } from "../contract/errors.ts";
import { cancelOrders } from "../contract/index.ts";
import { issueAbout } from "../core/index.ts";
import { betOf, orderView, takenBack } from "./order-view.ts";
import { type LotteryTools, lotteryIn, type Ticket } from "./ports.ts";
import { voidLine } from "./settle-issue.ts";
import { lowerTakings } from "./taking-rows.ts";

/** Open bets are among so many of a holder's newest. */
const lookedAt = 1_000;

export const cancelOrdersRoute = (tools: LotteryTools): Route =>
	bind(cancelOrders, async ({ ids }, { play, now }) => {
		if (lotteryIn(play) === undefined) return err(failure("LOTTERY_UNKNOWN"));
		const own = await tools.games.tickets.own(play, { limit: lookedAt });
		const refusal = refusalOf(own, new Set(ids), now);
		if (refusal !== undefined) return err(refusal);
		const taken = own.filter(({ ticketId }) => ids.includes(ticketId));
		const lines = taken.map((ticket) => voidLine(ticket, "cancelled"));
		await tools.db.tx(async (tx) => {
			await lowerTakings(tx, taken.flatMap(takenBack));
			await tools.games.tickets.stand(tx, lines);
		});
		return ok(await answerOf(tools, play, new Set(ids)));
	});

function refusalOf(
	own: readonly Ticket[],
	ids: ReadonlySet<string>,
	now: Date,
): Failure<keyof typeof cancelErrors> | undefined {
	const taken = own.filter(({ ticketId }) => ids.has(ticketId));
	if (taken.length < ids.size) return failure("ORDER_UNKNOWN");
	const open = taken.every(
		(ticket) => ticket.state === "open" && now.getTime() < (issueAbout(ticket.about)?.closesAt ?? 0),
	);
	if (!open) return failure("ORDER_CLOSED");
	const kept = own.filter(({ ticketId, state }) => state === "open" && !ids.has(ticketId));
	return taken.every((ticket) => !kept.some((other) => comesLater(other, ticket)))
		? undefined
		: failure("ORDER_NOT_LAST");
}

/** Another order of the same chase, on a later issue. */
function comesLater(other: Ticket, ticket: Ticket): boolean {
	const [there, here] = [betOf(other)?.chase, betOf(ticket)?.chase];
	return there !== undefined && here !== undefined && there.chaseId === here.chaseId && there.index > here.index;
}

async function answerOf({ games }: LotteryTools, play: PlayTicket, ids: ReadonlySet<string>) {
	const [own, balance] = await Promise.all([games.tickets.own(play, { limit: lookedAt }), games.playBalance(play)]);
	const orders = own.filter(({ ticketId }) => ids.has(ticketId)).flatMap((ticket) => orderView(ticket) ?? []);
	return { orders, balance: formatMinor(balance, play.currency) };
}
