// What the tables brought by day, and what of their play is worth a look: pairs, paces, connections that were lost.
import * as z from "zod/mini";
import { cursor, defineEndpoint, instant } from "#platform/contract";
import { listErrors, memberNumber, opsModules } from "#platform/desk/contract";
import { pokerDisconnect, pokerPace, pokerPair, pokerRakeLine } from "../desk-models.ts";

const shared = { moduleIds: opsModules, access: "staff", limit: { max: 120, seconds: 60, by: "session" } } as const;
const days = { from: z.optional(instant), to: z.optional(instant) } as const;

export const readPokerRake = defineEndpoint({
	...shared,
	name: "read-poker-rake",
	summary: "Rake that the brand's players paid, by day, table and currency; of thirty days where none are named",
	method: "GET",
	path: "/ops/poker/rake",
	permission: "poker.rake:read",
	input: z.object(days),
	example: { from: "2026-11-01T00:00:00.000Z" },
	output: z.object({ lines: z.array(pokerRakeLine) }),
	errors: {},
});

export const listPokerSignals = defineEndpoint({
	...shared,
	name: "list-poker-signals",
	summary: "Pairs that play together and paces of members, what is worth a look first; of a day where none are named",
	method: "GET",
	path: "/ops/poker/signals",
	permission: "poker.signals:read",
	input: z.object(days),
	example: { from: "2026-11-01T00:00:00.000Z" },
	output: z.object({ pairs: z.array(pokerPair), paces: z.array(pokerPace) }),
	errors: {},
});

export const listPokerDisconnects = defineEndpoint({
	...shared,
	name: "list-poker-disconnects",
	summary: "Hands in which the clock took a member's turns, the newest first",
	method: "GET",
	path: "/ops/poker/disconnects",
	permission: "poker.signals:read",
	input: z.object({ memberId: z.optional(memberNumber), ...days, cursor }),
	example: { memberId: "17" },
	output: z.object({ hands: z.array(pokerDisconnect), next: z.nullable(z.string()) }),
	errors: listErrors,
});
