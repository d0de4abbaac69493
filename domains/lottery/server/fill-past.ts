// Draws the last issues of each game when the house is first filled, as if nobody had bet: trends and results have something to show.
// They are marked, and checked like any other draw; where a game has any issue already, nothing is made up for it.
import {
	acceptedText,
	digitsText,
	drawDigits,
	type Issue,
	issueAt,
	issuesBefore,
	type LotteryGame,
} from "../core/index.ts";
import { hasIssues, insertIssues } from "./issue-rows.ts";
import type { LotteryTools } from "./ports.ts";
import { blocksOf, sha256 } from "./seeds.ts";

const filled = 200;

export async function fillPast(tools: Pick<LotteryTools, "db" | "clock" | "seeds" | "offers">): Promise<void> {
	const now = tools.clock.now();
	for (const game of tools.offers)
		await tools.db.tx(async (tx) => {
			if (await hasIssues(tx, game)) return;
			await insertIssues(
				tx,
				pastOf(game, now).map((issue) => rowOf(tools, issue)),
			);
		});
}

/** Those that were drawn before the present one began. */
const pastOf = (game: LotteryGame, now: Date): readonly Issue[] => issuesBefore(issueAt(game, now.getTime()), filled);

function rowOf({ seeds }: Pick<LotteryTools, "seeds">, issue: Issue) {
	const { game, issue: numero, opensAt, closesAt, drawsAt } = issue;
	const { sealed, commit } = seeds.make(issue);
	const seed = seeds.open(issue, { sealed, commit });
	const publicHex = sha256(acceptedText({ game, issue: numero }, []));
	const drawn = new Date(drawsAt);
	return {
		game,
		issue: numero,
		opens_at: new Date(opensAt),
		closes_at: new Date(closesAt),
		draws_at: drawn,
		sealed_seed: sealed,
		commit_hash: commit,
		state: "drawn" as const,
		seed: seed.toString("hex"),
		public_hex: publicHex,
		digits: digitsText(game, drawDigits({ game, issue: numero, publicHex }, blocksOf(seed))),
		accepted: "[]",
		resulted_at: drawn,
		settled_at: drawn,
		before_opening: true,
	};
}
