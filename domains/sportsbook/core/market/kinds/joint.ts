// Two things of one score together, priced as one: the result with the total, the result with both sides scoring.
import { overLine } from "../asian.ts";
import { hit, type MarketType, sumOf } from "../market.ts";
import { bothScored } from "./both-score.ts";
import { resultOf } from "./result.ts";

const pairs = (others: readonly string[]): readonly string[] =>
	["home", "draw", "away"].flatMap((result) => others.map((other) => `${result}&${other}`));

export const resultAndTotal: MarketType = {
	code: "resultAndTotal",
	outcomes: pairs(["over", "under"]),
	line: { specifier: "total", value: sumOf, step: 1, from: 0.5 },
	settle: (at, { outcome, line }) =>
		hit(`${resultOf(at)}&${overLine(sumOf(at), { line }) === "won" ? "over" : "under"}` === outcome),
};

export const resultAndBothScore: MarketType = {
	code: "resultAndBothScore",
	outcomes: pairs(["yes", "no"]),
	settle: (at, { outcome }) => hit(`${resultOf(at)}&${bothScored(at) ? "yes" : "no"}` === outcome),
};
