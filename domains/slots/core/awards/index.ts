// The kinds of award. A kind without a rule does not compile.
import type { Board } from "../events.ts";
import type { AwardKind } from "../pay-table.ts";
import { anywhere } from "./anywhere.ts";
import { bothWays } from "./both-ways.ts";
import { clusters } from "./clusters.ts";
import { lines } from "./lines.ts";
import type { AwardOf, AwardRule, Evaluation, WinEvent } from "./rule.ts";
import { ways } from "./ways.ts";

const rules: { readonly [Kind in AwardKind]: AwardRule<Kind> } = {
	lines,
	"both-ways": bothWays,
	ways,
	clusters,
	anywhere,
};

/** The wins on a board, each multiplied by `ladder` and by the floor below it. */
export function findWins(board: Board, { table, ladder, floor }: Evaluation): WinEvent[] {
	return byKind(board, { table, ladder, floor, award: table.award });
}

function byKind<Kind extends AwardKind>(board: Board, found: Evaluation & { award: AwardOf<Kind> }): WinEvent[] {
	const rule: AwardRule<Kind> = rules[found.award.kind];
	return rule.find(board, found);
}
