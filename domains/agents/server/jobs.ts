// What the clock does for agents: brings the books up to date, lapses offers, settles what is over, pays what waited.
import * as z from "zod/mini";
import { type CronItem, defineJob, type Job } from "#platform/jobs";
import { passTime } from "./contracts/decide-contract.ts";
import { payWhatIsOwed } from "./contracts/pay-upline.ts";
import { markDue, releaseBills, settleDue } from "./contracts/settle-periods.ts";
import { findAbuse } from "./findings/find-abuse.ts";
import { followBooks } from "./follow-books.ts";
import { carryMoves } from "./moves/carry-moves.ts";
import { startPoints } from "./points/start-points.ts";
import type { AgentsDeps } from "./ports.ts";

const noPayload = z.object({});

export type AgentsJobs = { readonly jobs: readonly Job[]; readonly cron: readonly CronItem[] };

export function agentsJobs(deps: AgentsDeps): AgentsJobs {
	const job = defineJob({
		name: "agents.settle",
		payload: noPayload,
		maxAttempts: 1,
		run: async (_payload, { log, now }) => {
			const done = await runOnce(deps, now);
			if (done.settled > 0) log.info(done, "periods of agents were settled");
		},
	});
	const look = defineJob({
		name: "agents.find-abuse",
		payload: noPayload,
		maxAttempts: 1,
		run: async (_payload, { log, now }) => {
			const news = await findAbuse(deps, now);
			if (news > 0) log.info({ news }, "findings among agents");
		},
	});
	return {
		jobs: [job, look],
		cron: [
			{ job, schedule: "* * * * *" },
			{ job: look, schedule: "17 * * * *" },
		],
	};
}

/** A minute's work. Marks come first: what is settled is counted up to them. */
export async function runOnce(
	deps: AgentsDeps,
	now: Date,
): Promise<{ readonly settled: number; readonly released: number }> {
	await startPoints(deps, now);
	await markDue(deps, now);
	await followBooks(deps);
	await passTime(deps, now);
	const settled = await settleDue(deps, now);
	await carryMoves(deps, now);
	await payWhatIsOwed(deps, now);
	return { settled, released: await releaseBills(deps, now) };
}
