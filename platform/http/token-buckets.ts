// Quotas counted in this process, in bounded memory. A key's bucket holds `max` calls and refills evenly over `seconds`.
import type { Clock } from "#platform/kernel";
import type { RateLimiter } from "./ports.ts";

const defaultKeys = 100_000;

/**
 * The bucket of a key is one number, the moment at which it will be full again (the generic cell rate algorithm).
 * Two generations of at most `keys` keys bound the memory: when one is full, the older is forgotten.
 */
export function tokenBuckets(options: {
	readonly clock: Clock;
	readonly keys?: number;
}): RateLimiter & { readonly size: () => number } {
	const { clock, keys = defaultKeys } = options;
	let young = new Map<string, number>();
	let old = new Map<string, number>();
	const remember = (key: string, fullAt: number) => {
		if (young.size >= keys && !young.has(key)) {
			old = young;
			young = new Map();
		}
		young.set(key, fullAt);
	};
	return {
		size: () => young.size + old.size,
		take(key, quota) {
			const now = clock.now().getTime();
			const window = quota.seconds * 1000;
			const stored = young.get(key) ?? old.get(key) ?? 0;
			// A clock that was set back must not lock anyone out for longer than the window.
			const known = Math.min(stored, now + window);
			if (known < stored) remember(key, known);
			const fullAt = Math.max(now, known) + window / quota.max;
			const wait = fullAt - now - window;
			if (wait > 0.001) return Math.max(1, Math.ceil(wait / 1000));
			remember(key, fullAt);
			return 0;
		},
	};
}
