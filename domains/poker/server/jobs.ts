// What the clock does for poker: chips that no table took go home, what is old is forgotten.
import * as z from "zod/mini";
import { type CronItem, defineJob, type Job } from "#platform/jobs";
import { giveBackStrays } from "./bring-chips.ts";
import { deleteOldBuyIns } from "./chip-rows.ts";
import { deleteOldTrialHands } from "./hand-rows.ts";
import type { PokerHands } from "./open-table.ts";

const noPayload = z.object({});
const day = 86_400_000;
/** Trials are kept as long as their sessions may be looked at; buy-ins as long as a key may come again. */
const kept = { trials: 2, buyIns: 31 } as const;

export function pokerJobs(hands: PokerHands): { readonly jobs: readonly Job[]; readonly cron: readonly CronItem[] } {
	const strays = defineJob({
		name: "poker.give-back",
		payload: noPayload,
		maxAttempts: 1,
		run: async (_payload, { log }) => {
			const given = await giveBackStrays(hands);
			if (given > 0) log.info({ given }, "chips that no table took went home");
		},
	});
	const forget = defineJob({
		name: "poker.forget-old",
		payload: noPayload,
		run: async (_payload, { now }) => {
			const ago = (days: number) => new Date(now.getTime() - days * day);
			await hands.db.tx((tx) => deleteOldTrialHands(tx, ago(kept.trials)));
			await hands.db.tx((tx) => deleteOldBuyIns(tx, ago(kept.buyIns)));
		},
	});
	return {
		jobs: [strays, forget],
		cron: [
			{ job: strays, schedule: "* * * * *" },
			{ job: forget, schedule: "20 4 * * *" },
		],
	};
}
