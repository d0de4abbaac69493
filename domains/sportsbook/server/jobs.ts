// What happens later: events are settled when something of them is decided, what was left is found again, matches are planned.

import * as z from "zod/mini";
import { type CronItem, defineJob, type Job } from "#platform/jobs";
import { abandonKind } from "./abandon-kind.ts";
import { sellByThemselves } from "./auto-cash-out.ts";
import { autoKind } from "./auto-kind.ts";
import { traderSeat } from "./event-room.ts";
import { listUnsettled } from "./event-rows.ts";
import { endFreeBets } from "./free-bets.ts";
import { bookLeft, playRested } from "./fresh-events.ts";
import { aboutOf, lostAfter } from "./place-sports-bet.ts";
import { planAll } from "./plan-events.ts";
import type { BookTools } from "./ports.ts";
import { settleEvent } from "./settle-event.ts";
import { settleKind } from "./settle-kind.ts";
import { bindSlip, dropSlip, listLost } from "./slip-rows.ts";

const leftAfter = 30_000;
/** Matches that nobody asked for are played to their ends so long after they began, for tables and seasons. */
const restedFor = 45 * 60_000;

export function sportsbookJobs(tools: BookTools): {
	readonly jobs: readonly Job[];
	readonly cron: readonly CronItem[];
} {
	const settle = defineJob({
		...settleKind,
		run: async ({ event }, { log }) => {
			const settled = await settleEvent(tools, event);
			if (settled > 0) log.info({ event, settled }, "bets on an event were settled");
		},
	});
	const keep = defineJob({
		name: "sportsbook.keep",
		payload: z.object({}),
		maxAttempts: 1,
		run: async (_payload, { now }) => {
			await planAll(tools, tools.room);
			await bookLeft(tools);
			await playRested(tools, { began: new Date(now.getTime() - restedFor) });
			await findLost(tools, new Date(now.getTime() - lostAfter));
			await endFreeBets(tools);
			const left = await tools.db.read((tx) => listUnsettled(tx, new Date(now.getTime() - leftAfter)));
			for (const event of left) await settleEvent(tools, event);
		},
	});
	const auto = defineJob({
		...autoKind,
		run: async ({ event }, { log }) => {
			const sold = await sellByThemselves(tools, event);
			if (sold > 0) log.info({ event, sold }, "bets on an event were sold by themselves");
		},
	});
	const abandon = defineJob({
		...abandonKind,
		run: async ({ event, id }) => {
			await tools.rooms.act(tools.room, { id: event, seat: traderSeat, command: { type: "abandon", id } });
		},
	});
	return { jobs: [settle, auto, abandon, keep], cron: [{ job: keep, schedule: "* * * * *" }] };
}

/** A server died between a slip and its stake: what was staked is a bet, what was not is nothing. */
async function findLost(tools: BookTools, before: Date): Promise<void> {
	const { db, games } = tools;
	for (const slip of await db.read((tx) => listLost(tx, before))) {
		await db.tx(async (tx) => {
			const [ticket] = await games.tickets.waiting(tx, { vendor: slip.vendor, about: aboutOf(slip), limit: 1 });
			if (ticket === undefined) return dropSlip(tx, slip.id);
			return bindSlip(tx, { id: slip.id, ticket: ticket.ticketId, at: ticket.placedAt });
		});
		// Its matches may have been settled without it.
		for (const { event } of slip.legs) await settleEvent(tools, event);
	}
}
