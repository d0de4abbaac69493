// Publishes issues ahead: each with its seed's commit and, where a beacon is, the round whose randomness it will take. A chase
// can bet on them, so whoever bets on any issue bets on a seed that was fixed before. Whether it is drawn by the house or told from
// outside is fixed with it: who bet on the one is never given the other.
import type { Tx } from "#platform/db";
import {
	dayOf,
	type Issue,
	issueAt,
	issueMovedTo,
	issuesFrom,
	type LotteryGame,
	takesPosts,
	timetables,
} from "../core/index.ts";
import { lockDays, readFreeDays } from "./free-days.ts";
import { insertIssues, knownIssues } from "./issue-rows.ts";
import { readSources } from "./official/result-rows.ts";
import type { LotteryTools } from "./ports.ts";

/** The present one and so many after it: the longest chase, and one more. */
const ahead = 121;
/** Of a calendar: two weeks. */
const aheadByCalendar = 6;

const aheadOf = (game: LotteryGame): number => (timetables[game].calendar === undefined ? ahead : aheadByCalendar);

export async function planIssues(
	{ seeds, beacon }: Pick<LotteryTools, "seeds" | "beacon">,
	tx: Tx,
	of: { game: LotteryGame; now: Date },
): Promise<void> {
	const { game, now } = of;
	const wanted = (await comingOf(tx, game, now)).filter((issue) => issue.closesAt > now.getTime());
	const known = await knownIssues(tx, { game, among: wanted.map(({ issue }) => issue) });
	const missing = wanted.filter(({ issue }) => !known.has(issue));
	const official = missing.length > 0 && ((await readSources(tx)).get(game) ?? "house") !== "house";
	const rows = missing.map((issue) => {
		const { sealed, commit } = seeds.make(issue);
		const closes = new Date(issue.closesAt);
		// What is posted after the close is older than the word of the beacon, too.
		const heard = takesPosts(game) ? new Date(issue.drawsAt) : closes;
		return {
			game,
			issue: issue.issue,
			// Where nobody planned it before it began, it opens now: no bet is older than its commit.
			opens_at: new Date(Math.max(issue.opensAt, Math.min(now.getTime(), issue.closesAt - 1))),
			closes_at: closes,
			draws_at: new Date(issue.drawsAt),
			sealed_seed: sealed,
			commit_hash: commit,
			beacon: official ? null : (beacon?.name ?? null),
			beacon_round: official ? null : (beacon?.roundAt(heard).toString() ?? null),
			official,
		};
	});
	await insertIssues(tx, rows);
}

/** Without those of free days, with those that were moved to a day of this time. */
async function comingOf(tx: Tx, game: LotteryGame, now: Date): Promise<readonly Issue[]> {
	const issues = issuesFrom(issueAt(game, now.getTime()), aheadOf(game));
	if (timetables[game].calendar === undefined) return issues;
	await lockDays(tx, game);
	const free = await readFreeDays(tx, game);
	const until = issues.at(-1)?.drawsAt ?? 0;
	const moved = [...free.values()]
		.flatMap((day) => (day === null ? [] : (issueMovedTo(game, day) ?? [])))
		.filter(({ drawsAt }) => drawsAt <= until);
	return [...issues.filter((issue) => !free.has(dayOf(issue))), ...moved];
}

export async function planAll(
	tools: Pick<LotteryTools, "seeds" | "beacon" | "db" | "clock" | "offers">,
): Promise<void> {
	const now = tools.clock.now();
	for (const game of tools.offers) await tools.db.tx((tx) => planIssues(tools, tx, { game, now }));
}
