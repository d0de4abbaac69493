// The addresses of images that were shown lately: the browser holds them, so they need not wait to come near again.

/** So many are remembered (specification 9); the one that was asked for longest ago is forgotten first. */
export const mostKnown = 200;

const known = new Set<string>();

/** True when the address was shown; asking counts as use. */
export function isKnown(address: string): boolean {
	if (!known.delete(address)) return false;
	known.add(address);
	return true;
}

export function remember(address: string): void {
	known.delete(address);
	known.add(address);
	for (const oldest of known) {
		if (known.size <= mostKnown) return;
		known.delete(oldest);
	}
}
