// The kinds of award. A kind without a rule does not compile.
import type { Board } from "../events.ts";
import type { AwardKind, PayTable } from "../pay-table.ts";
import { anywhere } from "./anywhere.ts";
import { bothWays } from "./both-ways.ts";
import { clusters } from "./clusters.ts";
import { lines } from "./lines.ts";
import type { AwardOf, AwardRule, WinEvent } from "./rule.ts";
import { ways } from "./ways.ts";

const rules: { readonly [Kind in AwardKind]: AwardRule<Kind> } = {
	lines,
	"both-ways": bothWays,
	ways,
	clusters,
	anywhere,
};

/** The wins on a board, each multiplied by `ladder`. */
export function findWins(board: Board, { table, ladder }: { table: PayTable; ladder: number }): WinEvent[] {
	return byKind(board, { table, award: table.award, ladder });
}

function byKind<Kind extends AwardKind>(
	board: Board,
	found: { table: PayTable; award: AwardOf<Kind>; ladder: number },
): WinEvent[] {
	const rule: AwardRule<Kind> = rules[found.award.kind];
	return rule.find(board, found);
}
