// The formulas once more, as one would reckon them on paper: over branches and in fractions, without a thought for speed.
// Never imported outside tests.
import { type Fraction, fraction, minus, plus, times, zero } from "#platform/kernel";
import type { Agent } from "../team.ts";

export type Tree = {
	readonly agents: readonly Agent[];
	/** Minor units of the players directly below each. */
	readonly own: ReadonlyMap<string, bigint>;
	readonly rates: ReadonlyMap<string, bigint>;
};

const rateOf = ({ rates }: Tree, id: string): Fraction => fraction(rates.get(id) ?? 0n, 1_000_000n);
const childrenOf = ({ agents }: Tree, id: string): readonly string[] =>
	agents.filter(({ upline }) => upline === id).map((agent) => agent.id);
const most = (one: Fraction, other: Fraction): Fraction => (minus(one, other).numerator < 0n ? other : one);

/** All that is paid within a branch, on top of a rate that was paid elsewhere: for each player the largest rate above. */
function paidWithin(tree: Tree, id: string, least: Fraction): Fraction {
	const onPath = (at: string, largest: Fraction): Fraction =>
		childrenOf(tree, at)
			.map((child) => onPath(child, most(largest, rateOf(tree, child))))
			.reduce(plus, times(fraction(tree.own.get(at) ?? 0n), largest));
	return onPath(id, most(least, rateOf(tree, id)));
}

/** An agent has what its branch is paid, less what the branches below it are. */
export const salaryByHand = (tree: Tree, id: string): Fraction =>
	childrenOf(tree, id)
		.map((child) => paidWithin(tree, child, zero))
		.reduce(minus, paidWithin(tree, id, zero));

const whole = (tree: Tree, id: string): Fraction =>
	childrenOf(tree, id)
		.map((child) => whole(tree, child))
		.reduce(plus, fraction(tree.own.get(id) ?? 0n));

/** What a branch has of the result: its own agent's part, or, without a contract, what those below it have. */
const dividendWithin = (tree: Tree, id: string): Fraction =>
	rateOf(tree, id).numerator > 0n
		? times(rateOf(tree, id), whole(tree, id))
		: childrenOf(tree, id)
				.map((child) => dividendWithin(tree, child))
				.reduce(plus, zero);

export const dividendByHand = (tree: Tree, id: string): Fraction =>
	rateOf(tree, id).numerator > 0n
		? childrenOf(tree, id)
				.map((child) => dividendWithin(tree, child))
				.reduce(minus, dividendWithin(tree, id))
		: zero;
