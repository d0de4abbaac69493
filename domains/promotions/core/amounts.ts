// The least and the greatest of amounts; `Math` knows no bigint.

export function least(first: bigint, ...others: readonly bigint[]): bigint {
	let found = first;
	for (const one of others) if (one < found) found = one;
	return found;
}

export function greatest(first: bigint, ...others: readonly bigint[]): bigint {
	let found = first;
	for (const one of others) if (one > found) found = one;
	return found;
}
