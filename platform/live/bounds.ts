// How many connections one network may hold, and how often it may come with a token that is nobody's. Counts in this process.
import { networkOf, tokenBuckets } from "#platform/http";
import type { Clock } from "#platform/kernel";

export type LiveBounds = {
	/** Connections of one network at once. */
	readonly ofOneNetwork: number;
	/** Connections of one session's member at once, or of one of staff. */
	readonly ofOneMember: number;
	/** Tokens that are nobody's, a minute and network; whoever has sent more is not asked about until it has passed. */
	readonly forgedTokens: number;
};

export const defaultBounds: LiveBounds = { ofOneNetwork: 300, ofOneMember: 20, forgedTokens: 20 };

const mostBlocked = 10_000;

export function countConnections({ ofOneNetwork, forgedTokens }: LiveBounds, clock: Clock) {
	const open = new Map<string, number>();
	const strikes = tokenBuckets({ clock });
	const blockedUntil = new Map<string, number>();
	return {
		/** Undefined where the network has as many as it may; else how to give the place back, once. */
		take(address: string): (() => void) | undefined {
			const network = networkOf(address);
			const count = open.get(network) ?? 0;
			if (count >= ofOneNetwork) return undefined;
			open.set(network, count + 1);
			return () => {
				const left = (open.get(network) ?? 1) - 1;
				if (left === 0) open.delete(network);
				else open.set(network, left);
			};
		},
		/** A token of this network's was nobody's. */
		async strike(address: string): Promise<void> {
			const network = networkOf(address);
			const wait = await strikes.take(network, { max: forgedTokens, seconds: 60 });
			if (wait === 0) return;
			if (blockedUntil.size >= mostBlocked) blockedUntil.clear();
			blockedUntil.set(network, clock.now().getTime() + wait * 1_000);
		},
		isBlocked: (address: string): boolean => (blockedUntil.get(networkOf(address)) ?? 0) > clock.now().getTime(),
	};
}
