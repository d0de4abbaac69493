// Who calls with signatures that are not a vendor's. After so many from one network within a minute nothing more is verified for
// it until the minute is over: looking for a key costs a query, and verifying costs the processor. Counts in this process.
import { networkOf } from "#platform/http";
import type { Clock } from "#platform/kernel";

export type Strangers = {
	/** Whether calls from there are answered without looking at them. */
	readonly isExcluded: (address: string) => boolean;
	/** Notes a signature from there that was nobody's. */
	readonly note: (address: string) => void;
};

export const mostBadSignatures = 120;
const milliseconds = 60_000;
const mostKept = 10_000;

export function createStrangers(clock: Clock): Strangers {
	const kept = new Map<string, { bad: number; readonly until: number }>();
	const found = (network: string) => {
		const one = kept.get(network);
		if (one === undefined || one.until > clock.now().getTime()) return one;
		kept.delete(network);
		return undefined;
	};
	return {
		isExcluded: (address) => (found(networkOf(address))?.bad ?? 0) >= mostBadSignatures,
		note: (address) => {
			const network = networkOf(address);
			const one = found(network);
			if (one !== undefined) {
				one.bad += 1;
				return;
			}
			// The oldest goes: whoever calls from so many networks is not held up by this.
			const [oldest] = kept.size >= mostKept ? kept.keys() : [];
			if (oldest !== undefined) kept.delete(oldest);
			kept.set(network, { bad: 1, until: clock.now().getTime() + milliseconds });
		},
	};
}
