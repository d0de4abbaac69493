// Plans of a chase: which multiple on which of the coming issues, and what has been staked and would be won by then.
// A chase is not offered for plays whose prize depends on the grade, where a plan aims at a profit.

/** What one issue costs at multiple 1, and what a hit pays there; minor units. */
export type ChaseBasis = { readonly cost: bigint; readonly prize: bigint };

export type ChasePlan =
	| { readonly kind: "flat"; readonly multiple: number }
	/** The multiple times `factor` after every so many issues. */
	| { readonly kind: "growing"; readonly multiple: number; readonly factor: number; readonly every: number }
	/** A hit brings this much of what was staked, in per cent. */
	| { readonly kind: "rate"; readonly percent: number }
	/** A hit brings so much more than was staked, in minor units. */
	| { readonly kind: "profit"; readonly profit: bigint };

export type ChaseRow = {
	readonly multiple: number;
	/** Up to and with this one. */
	readonly staked: bigint;
	/** What is won above all that was staked if this one hits. */
	readonly profit: bigint;
};

export const chaseBounds = { mostRows: 120, mostMultiple: 100_000 } as const;

/** The rows of a plan; fewer than asked for where a multiple would be too great, none where no multiple can bring the profit. */
export function planChase(plan: ChasePlan, { cost, prize }: ChaseBasis, count: number): readonly ChaseRow[] {
	const rows: ChaseRow[] = [];
	let staked = 0n;
	for (let index = 0; index < Math.min(count, chaseBounds.mostRows); index++) {
		const multiple = multipleOf(plan, { cost, prize, staked, index });
		if (multiple === undefined || multiple > BigInt(chaseBounds.mostMultiple)) break;
		staked += cost * multiple;
		rows.push({ multiple: Number(multiple), staked, profit: prize * multiple - staked });
	}
	return rows;
}

type Standing = ChaseBasis & { readonly staked: bigint; readonly index: number };

function multipleOf(plan: ChasePlan, { cost, prize, staked, index }: Standing): bigint | undefined {
	switch (plan.kind) {
		case "flat":
			return BigInt(plan.multiple);
		case "growing":
			return BigInt(plan.multiple) * BigInt(plan.factor) ** BigInt(Math.floor(index / Math.max(1, plan.every)));
		case "rate": {
			const wanted = BigInt(100 + plan.percent);
			return atLeastOne(ceilOver(wanted * staked, 100n * prize - wanted * cost));
		}
		case "profit":
			return atLeastOne(ceilOver(plan.profit + staked, prize - cost));
	}
}

const atLeastOne = (multiple: bigint | undefined): bigint | undefined => (multiple === 0n ? 1n : multiple);
const ceilOver = (above: bigint, below: bigint): bigint | undefined =>
	below <= 0n ? undefined : (above + below - 1n) / below;
