// Counting ways: binomials, exact.

/** How many sets of `take` there are among `of`; 0n where there are none. */
export function choose({ of, take }: { readonly of: number; readonly take: number }): bigint {
	if (take < 0 || take > of) return 0n;
	let ways = 1n;
	for (let index = 0; index < take; index++) ways = (ways * BigInt(of - index)) / BigInt(index + 1);
	return ways;
}

/** So many of 0 to `of` - 1, in the order they are drawn: the beginning of a Fisher-Yates shuffle. */
export function drawn(
	{ of, take }: { readonly of: number; readonly take: number },
	below: (limit: number) => number,
): readonly number[] {
	const left = Array.from({ length: of }, (_, index) => index);
	return Array.from({ length: take }, () => {
		const place = below(left.length);
		const picked = left[place];
		const last = left.pop();
		if (picked === undefined || last === undefined) throw new RangeError("more are drawn than there are");
		if (place < left.length) left[place] = last;
		return picked;
	});
}
