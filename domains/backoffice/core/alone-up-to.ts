// What one may do without a second person: the most of any role, and that nobody hands on more than they have.

/** The most that any of somebody's roles lets them adjust alone, in minor units; undefined where none does. */
export function highestAlone(roles: readonly { readonly aloneUpTo: bigint | undefined }[]): bigint | undefined {
	return roles.reduce<bigint | undefined>(
		(most, { aloneUpTo }) => (aloneUpTo === undefined || (most ?? -1n) >= aloneUpTo ? most : aloneUpTo),
		undefined,
	);
}

/** Nobody gives more than they have: a threshold is no way round the second person. What was given may stay. */
export function alonePasses(
	own: bigint | undefined,
	{ before, after }: { readonly before: bigint | undefined; readonly after: bigint | undefined },
): boolean {
	return after === undefined || after <= (before ?? -1n) || after <= (own ?? -1n);
}
