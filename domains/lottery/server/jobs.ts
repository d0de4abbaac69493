// What happens later: issues are settled after their draw, what was left is found again, issues are planned ahead.
import * as z from "zod/mini";
import { type CronItem, defineJob, type Job } from "#platform/jobs";
import { lotteryGames } from "../core/index.ts";
import { hearFeed } from "./feed/hear-feed.ts";
import { listUnsettled } from "./issue-rows.ts";
import { planAll } from "./plan-issues.ts";
import type { LotteryTools } from "./ports.ts";
import { settleIssue } from "./settle-issue.ts";
import { settleKind } from "./settle-kind.ts";
import { forgetTakings } from "./taking-rows.ts";

/** An issue that has had a result for so long and is not settled was left. */
const leftAfter = 30_000;
const leftAtOnce = 200;
/** What was taken of an issue that has its result is kept so long. */
const takenFor = 172_800_000;

export function lotteryJobs(tools: LotteryTools): {
	readonly jobs: readonly Job[];
	readonly cron: readonly CronItem[];
} {
	const settle = defineJob({
		...settleKind,
		run: async (name, { log }) => {
			const settled = await settleIssue(tools, name);
			if (settled > 0) log.info({ ...name, settled }, "an issue was settled");
		},
	});
	const keep = defineJob({
		name: "lottery.keep",
		payload: z.object({}),
		maxAttempts: 1,
		run: async (_payload, { now }) => {
			await planAll(tools);
			await tools.db.tx((tx) => forgetTakings(tx, new Date(now.getTime() - takenFor)));
			const before = new Date(now.getTime() - leftAfter);
			const left = await tools.db.read((tx) => listUnsettled(tx, { before, limit: leftAtOnce }));
			for (const { game, issue } of left) {
				const known = lotteryGames.find((one) => one === game);
				if (known !== undefined) await settleIssue(tools, { game: known, issue });
			}
		},
	});
	const hear = defineJob({
		name: "lottery.feed",
		payload: z.object({}),
		maxAttempts: 1,
		run: async (_payload, { log }) => {
			const heard = await hearFeed(tools, log);
			if (heard > 0) log.info({ heard }, "results came from the feed");
		},
	});
	return {
		jobs: [settle, keep, hear],
		cron: [
			{ job: keep, schedule: "* * * * *" },
			{ job: hear, schedule: "* * * * *" },
		],
	};
}
