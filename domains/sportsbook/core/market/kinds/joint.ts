// Two things of one score together, priced as one: the result with the total, the result with both sides scoring.
import { overLine } from "../asian.ts";
import { hit, type MarketType, sumOf } from "../market.ts";
import { bothScored } from "./both-score.ts";
import { oneWins } from "./one-wins.ts";
import { resultPlace, results } from "./result.ts";

const pairs = (others: readonly string[]): readonly string[] =>
	results.flatMap((result) => others.map((other) => `${result}&${other}`));

const withTotal = pairs(["over", "under"]);

export const resultAndTotal: MarketType = {
	code: "resultAndTotal",
	outcomes: withTotal,
	line: { specifier: "total", value: sumOf, step: 1, from: 0.5 },
	classOf: (at) => results.length * sumOf(at) + resultPlace(at),
	settle: (at, { outcome, line }) =>
		hit(withTotal[2 * resultPlace(at) + (overLine(sumOf(at), { line }) === "won" ? 0 : 1)] === outcome),
};

export const resultAndBothScore = oneWins({
	code: "resultAndBothScore",
	outcomes: pairs(["yes", "no"]),
	winner: (at) => 2 * resultPlace(at) + (bothScored(at) ? 0 : 1),
});
