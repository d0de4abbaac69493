// The free spins that the house gave, as the frame keeps them: which are played next, whether they are wanted now, and what the
// last of them brought. The server counts; here stands what it said last. A spin is paid by the player only when they choose so,
// or when they have closed what tells them that the last free one is over.
import { type ExternalStore, externalStore } from "#platform/ui";

/** Amounts in minor units. */
export type Gift = {
	readonly giftId: string;
	/** Of each spin; the house pays it. */
	readonly stake: bigint;
	readonly spins: number;
	readonly left: number;
	readonly won: bigint;
	/** ISO 8601. */
	readonly endsAt: string;
};

/** What the server says of one with each of its spins. */
export type GiftPlayed = Pick<Gift, "giftId" | "spins" | "left" | "won">;

export type GiftsView = {
	/** What is played first comes first. */
	readonly gifts: readonly Gift[];
	readonly wanted: boolean;
	/** The last spin of one has been shown, and nobody has closed its sum yet. */
	readonly done: GiftPlayed | undefined;
};

export type Gifts = {
	readonly view: ExternalStore<GiftsView>;
	readonly want: (wanted: boolean) => void;
	/** A spin of one has been shown. */
	readonly played: (played: GiftPlayed) => void;
	readonly closeSum: () => void;
	/** Asks the server anew: another window played, or its time is over. */
	readonly refresh: () => Promise<void>;
};

/** The gift that the next spin is one of; undefined where it is paid. */
export const nextGift = ({ gifts, wanted }: GiftsView): Gift | undefined => (wanted ? gifts[0] : undefined);

/** After these codes what the frame knows of gifts is out of date. */
export const isStale = (code: string | undefined): boolean => code?.startsWith("GIFT_") === true;

export function createGifts(first: readonly Gift[], ask: () => Promise<readonly Gift[] | undefined>): Gifts {
	const view = externalStore<GiftsView>({ gifts: first, wanted: true, done: undefined });
	const set = (part: Partial<GiftsView>): void => view.set({ ...view.get(), ...part });
	return {
		view,
		want: (wanted) => set({ wanted }),
		played(played) {
			const { gifts } = view.get();
			const known = gifts.map((one) => (one.giftId === played.giftId ? { ...one, ...played } : one));
			set({ gifts: known.filter(({ left }) => left > 0), ...(played.left === 0 ? { done: played } : {}) });
		},
		closeSum: () => set({ done: undefined }),
		async refresh() {
			const gifts = await ask();
			if (gifts !== undefined) set({ gifts });
		},
	};
}
