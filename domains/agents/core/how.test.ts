// Lines say how a share came about: they add up to it, for every tree.
import fc from "fast-check";
import { expect, test } from "vitest";
import { explainDividend, explainTurnover } from "./how.ts";
import { teamOf } from "./team.ts";
import { trees } from "./testing/trees.ts";

test.each([
	["turnover", explainTurnover, trees(0n)],
	["a result", explainDividend, trees(-(10n ** 12n))],
] as const)("lines of %s add up to the shares (property)", (_, explain, arbitrary) => {
	fc.assert(
		fc.property(arbitrary, (tree) => {
			const { shares, lines } = explain(teamOf(tree.agents), { direct: tree.own, rates: tree.rates });
			for (const { id } of tree.agents) {
				const sum = (lines.get(id) ?? []).reduce((all, { share }) => all + share, 0n);
				expect(sum).toBe(shares.get(id) ?? 0n);
			}
		}),
	);
});
