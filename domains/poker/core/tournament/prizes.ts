// What a tournament pays: its places by how many came, ties, and what stacks are worth before it is over (Malmuth-Harville).
// Every prize is whole, and all of them are the pool to the minor unit.
import { split } from "../pots.ts";

/** In ten-thousandths of the pool, by entries at most; about one in seven is paid. */
const tables: readonly { readonly upTo: number; readonly parts: readonly number[] }[] = [
	{ upTo: 2, parts: [10_000] },
	{ upTo: 6, parts: [6_500, 3_500] },
	{ upTo: 20, parts: [5_000, 3_000, 2_000] },
	{ upTo: 33, parts: [4_000, 2_700, 1_900, 1_400] },
	{ upTo: 46, parts: [3_600, 2_400, 1_600, 1_100, 750, 550] },
	{ upTo: 66, parts: [2_900, 1_950, 1_350, 1_000, 800, 600, 500, 400, 300, 200] },
	{
		upTo: Number.POSITIVE_INFINITY,
		parts: [2_500, 1_700, 1_200, 900, 750, 600, 500, 400, 350, 250, 200, 200, 150, 150, 150],
	},
];

/** Prizes by place, the first first: each rounded down, the rest to the first. */
export function prizesOf({ pool, entries }: { readonly pool: number; readonly entries: number }): readonly number[] {
	const parts = tables.find(({ upTo }) => entries <= upTo)?.parts ?? [];
	return floored(
		pool,
		parts.map((part) => Number((BigInt(pool) * BigInt(part)) / 10_000n)),
	);
}

/** Whatever rounding left goes to the first. */
function floored(sum: number, parts: readonly number[]): readonly number[] {
	const rest = sum - parts.reduce((all, part) => all + part, 0);
	return parts.map((part, index) => (index === 0 ? part + rest : part));
}

/** Who went out together shares what their places pay, odd units from the first of them on. The first group is the best. */
export function sharedPrizes(groups: readonly (readonly string[])[], prizes: readonly number[]) {
	let place = 1;
	return groups.flatMap((group) => {
		const from = place;
		place += group.length;
		const sum = prizes.slice(from - 1, from - 1 + group.length).reduce((all, prize) => all + prize, 0);
		const parts = split(sum, group.length);
		return group.map((entry, index) => ({ entry, place: from, prize: parts[index] ?? 0 }));
	});
}

const scale = 10n ** 18n;

/**
 * What each stack is worth of the prizes: who is first by their part of all chips, who is second by their part of what is left,
 * and so on. In 10^-18 of a unit, rounded down.
 */
export function icmWorth(stacks: readonly number[], prizes: readonly number[]): readonly bigint[] {
	const all = stacks.reduce((sum, stack) => sum + BigInt(stack), 0n);
	let worth: readonly bigint[] = stacks.map(() => 0n);
	// How likely it is that just these have the first places.
	let likely = new Map<number, bigint>([[0, scale]]);
	for (const prize of prizes.slice(0, stacks.length)) {
		const next = new Map<number, bigint>();
		for (const [taken, chance] of likely) {
			const left = all - stacks.reduce((sum, stack, at) => sum + (taken & (1 << at) ? BigInt(stack) : 0n), 0n);
			for (const [at, stack] of stacks.entries()) {
				if (taken & (1 << at)) continue;
				const part = (chance * BigInt(stack)) / left;
				worth = worth.map((sum, of) => (of === at ? sum + part * BigInt(prize) : sum));
				next.set(taken | (1 << at), (next.get(taken | (1 << at)) ?? 0n) + part);
			}
		}
		likely = next;
	}
	return worth;
}

/** What the divisions above may have lost: far below a unit, so that a whole worth stays whole. */
const exactness = 10n ** 12n;

/** A deal: what stacks are worth, rounded down, the rest to the first, who must be the largest. */
export const dealPrizes = (stacks: readonly number[], prizes: readonly number[]): readonly number[] =>
	floored(
		prizes.slice(0, stacks.length).reduce((sum, prize) => sum + prize, 0),
		icmWorth(stacks, prizes).map((worth) => Number((worth + exactness) / scale)),
	);
