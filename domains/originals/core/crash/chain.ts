// The chain that crash draws from: each server seed is the SHA-256 of the next one. Its end is published before the first
// round, so that no seed can be chosen once play has begun. Knows no crypto itself.

/** SHA-256 of a text, in lower-case hex. */
export type HashOf = (text: string) => string;

/** Links 0 to `length`: link 0 is what is published, link n the server seed of round n. From the last, which is drawn. */
export function chainFrom(last: string, length: number, hashOf: HashOf): readonly string[] {
	const links = [last];
	let link = last;
	for (let left = length; left > 0; left--) {
		link = hashOf(link);
		links.push(link);
	}
	return links.reverse();
}

/** Whether a round's seed leads to the published end: hashed as often as its number says. */
export function leadsTo(
	{ seed, number, end }: { readonly seed: string; readonly number: number; readonly end: string },
	hashOf: HashOf,
): boolean {
	let link = seed;
	for (let left = number; left > 0; left--) link = hashOf(link);
	return link === end;
}
