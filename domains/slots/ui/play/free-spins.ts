// The free spins that the house gave, as the frame keeps them: which are played next, whether they are wanted now, and what the
// last of them brought. The server counts; here stands what it said last. A spin is paid by the player only when they choose so,
// or when they have closed what tells them that the last free one is over.
import { type ExternalStore, externalStore } from "#platform/ui";

/** Amounts in minor units. */
export type FreeSpinsAward = {
	readonly freeSpinsId: string;
	/** Of each spin; the house pays it. */
	readonly stake: bigint;
	readonly spins: number;
	readonly left: number;
	readonly won: bigint;
	/** ISO 8601. */
	readonly endsAt: string;
};

/** What the server says of one with each of its spins. */
export type FreeSpinsPlayed = Pick<FreeSpinsAward, "freeSpinsId" | "spins" | "left" | "won">;

export type FreeSpinsView = {
	/** What is played first comes first. */
	readonly freeSpins: readonly FreeSpinsAward[];
	readonly wanted: boolean;
	/** The last spin of one has been shown, and nobody has closed its sum yet. */
	readonly done: FreeSpinsPlayed | undefined;
};

export type FreeSpins = {
	readonly view: ExternalStore<FreeSpinsView>;
	readonly want: (wanted: boolean) => void;
	/** A spin of one has been shown. */
	readonly played: (played: FreeSpinsPlayed) => void;
	readonly closeSum: () => void;
	/** Asks the server anew: another window played, or its time is over. */
	readonly refresh: () => Promise<void>;
};

/** The award of free spins that the next spin is one of; undefined where it is paid. */
export const nextFreeSpins = ({ freeSpins, wanted }: FreeSpinsView): FreeSpinsAward | undefined =>
	wanted ? freeSpins[0] : undefined;

/** After these codes what the frame knows of awards of free spins is out of date. */
export const isStale = (code: string | undefined): boolean => code?.startsWith("FREE_SPINS_") === true;

export function createFreeSpins(
	first: readonly FreeSpinsAward[],
	ask: () => Promise<readonly FreeSpinsAward[] | undefined>,
): FreeSpins {
	const view = externalStore<FreeSpinsView>({ freeSpins: first, wanted: true, done: undefined });
	const set = (part: Partial<FreeSpinsView>): void => view.set({ ...view.get(), ...part });
	return {
		view,
		want: (wanted) => set({ wanted }),
		played(played) {
			const { freeSpins } = view.get();
			const known = freeSpins.map((one) => (one.freeSpinsId === played.freeSpinsId ? { ...one, ...played } : one));
			set({ freeSpins: known.filter(({ left }) => left > 0), ...(played.left === 0 ? { done: played } : {}) });
		},
		closeSum: () => set({ done: undefined }),
		async refresh() {
			const freeSpins = await ask();
			if (freeSpins !== undefined) set({ freeSpins });
		},
	};
}
