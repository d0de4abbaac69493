// Gives free spins, or asks a second person for it.
import * as z from "zod/mini";
import { defineEndpoint, instant, positiveAmount } from "#platform/contract";
import { opsModules, reason } from "#platform/desk/contract";
import { awardFreeSpinsErrors } from "../desk-errors.ts";
import { deskFreeSpinsAward, freeSpins, freeSpinsAccounts, freeSpinsGames } from "../free-spins-models.ts";

export const awardFreeSpins = defineEndpoint({
	name: "award-free-spins",
	summary:
		"Gives members free spins with a reason and sets their stakes aside: at once up to what one may do alone within 24 hours, above it when another agrees",
	method: "POST",
	path: "/ops/free-spins/make",
	moduleIds: opsModules,
	access: "staff",
	permission: "games.free-spins:write",
	idempotent: true,
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({
		freeSpinsAccounts,
		freeSpinsGames,
		freeSpins,
		/** Of each spin, in the brand's currency; one that each of the games offers. */
		stake: positiveAmount,
		startsAt: instant,
		endsAt: instant,
		reason,
	}),
	example: {
		freeSpinsAccounts: ["minji1990"],
		freeSpinsGames: ["1"],
		freeSpins: 1,
		stake: "2.00",
		startsAt: "2020-01-01T00:00:00.000Z",
		endsAt: "2020-01-02T00:00:00.000Z",
		reason: "Asked for by telephone.",
	},
	output: deskFreeSpinsAward,
	errors: awardFreeSpinsErrors,
});
