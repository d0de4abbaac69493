// What happened to members and their money, as lines of the log: for whoever collects them. Ids and amounts, no personal data.
import { bonusEnded, bonusGranted, depositCredited, withdrawalPaid } from "#cashier/api";
import { ticketPlaced } from "#games/api";
import { rankChanged } from "#loyalty/api";
import { memberLoggedIn, memberRegistered } from "#members/api";
import { defineListener, type OutboxEvent, on } from "#platform/jobs";
import { promotionRewarded } from "#promotions/api";
import { exclusionBegan } from "#protection/api";

const told = (event: OutboxEvent) =>
	on(event, async (payload, { eventId, toldAt, log }) =>
		log.info({ event: event.name, eventId: `${eventId}`, toldAt: toldAt.toISOString(), told: payload }, "told"),
	);

export const toldLines = defineListener({
	name: "server.told-lines",
	reactions: [
		told(memberRegistered),
		told(memberLoggedIn),
		told(depositCredited),
		told(withdrawalPaid),
		told(bonusGranted),
		told(bonusEnded),
		told(rankChanged),
		told(exclusionBegan),
		told(promotionRewarded),
		told(ticketPlaced),
	],
});
