// Sums of chances by what they come to: lists by count, maps by key. What nothing was added to is 0.

export const chanceAt = (chances: readonly number[], count: number): number => chances[count] ?? 0;

export function addAt(sums: number[], { at, more }: { readonly at: number; readonly more: number }): void {
	sums[at] = chanceAt(sums, at) + more;
}

export function addTo<Key>(sums: Map<Key, number>, key: Key, more: number): void {
	sums.set(key, (sums.get(key) ?? 0) + more);
}
