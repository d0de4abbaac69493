// What happens later: rounds are settled after their result, what was left is found again.
import * as z from "zod/mini";
import { type CronItem, defineJob, type Job } from "#platform/jobs";
import type { TablesTools } from "./ports.ts";
import { listUnsettled } from "./rows.ts";
import { settleKind } from "./settle-kind.ts";
import { settleRound } from "./settle-round.ts";

/** A round that has had a result for so long and is not settled was left. */
const leftAfter = 30_000;
const leftAtOnce = 500;

export function tableJobs(tools: TablesTools): { readonly jobs: readonly Job[]; readonly cron: readonly CronItem[] } {
	const settle = defineJob({
		...settleKind,
		run: async ({ roundId }, { log }) => {
			const settled = await settleRound(tools, roundId);
			if (settled > 0) log.info({ roundId, settled }, "a round was settled");
		},
	});
	const keep = defineJob({
		name: "tables.keep",
		payload: z.object({}),
		maxAttempts: 1,
		run: async (_payload, { now }) => {
			const before = new Date(now.getTime() - leftAfter);
			const left = await tools.db.read((tx) => listUnsettled(tx, { before, limit: leftAtOnce }));
			for (const { id } of left) await settleRound(tools, id);
		},
	});
	return { jobs: [settle, keep], cron: [{ job: keep, schedule: "* * * * *" }] };
}
