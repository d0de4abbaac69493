// What a chase is asked for, as a plan of the core's, and the rows that are sent. Pure.
import { type ChasePlan, type ChaseRow, countOf, type Issue, paidOf, rebateOf, type Slip } from "../../core/index.ts";

export const chaseKinds = ["flat", "growing", "rate"] as const;

export type ChaseWish = {
	readonly kind: (typeof chaseKinds)[number];
	/** Issues. */
	readonly count: number;
	readonly multiple: number;
	/** Of a growing one: the multiple times so much, after so many issues. */
	readonly factor: number;
	readonly every: number;
	/** Of one that aims at a profit, in per cent of what was staked by then. */
	readonly percent: number;
};

export function planOf({ kind, multiple, factor, every, percent }: ChaseWish): ChasePlan {
	if (kind === "flat") return { kind, multiple };
	return kind === "growing" ? { kind, multiple, factor, every } : { kind, percent };
}

export const rowsOfChase = (
	rows: readonly ChaseRow[],
	issues: readonly Issue[],
): readonly { issue: string; multiple: number }[] =>
	rows.flatMap(({ multiple }, index) => {
		const issue = issues[index]?.issue;
		return issue === undefined ? [] : [{ issue, multiple }];
	});

/** When nothing hits: all stakes, less the rebates that are given back in any case. Minor units. */
export function worstLoss(rows: readonly ChaseRow[], slips: readonly Slip[]): bigint {
	const given = rows.reduce((sum, { multiple }) => sum + rebatesAt(slips, multiple), 0n);
	return (rows.at(-1)?.staked ?? 0n) - given;
}

/** Each ticket's rebate is rounded down by itself. */
const rebatesAt = (slips: readonly Slip[], multiple: number): bigint =>
	slips.reduce((sum, slip) => {
		const terms = { ...slip.terms, multiple: slip.terms.multiple * multiple };
		return sum + paidOf(rebateOf(terms, countOf(slip)), terms.currency);
	}, 0n);
