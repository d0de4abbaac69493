// What somebody gives without a second person: of each kind of act no more within any 24 hours than at once, so that no splitting
// is a way round. Amounts in minor units of one currency.

/** What stood without a second person is summed over so many hours. */
export const aloneHours = 24;

/** What was given after this moment counts. */
export const aloneSince = (now: Date): Date => new Date(now.getTime() - aloneHours * 3_600_000);

export type AloneAsked = {
	/** How much it is, whichever way it goes. */
	readonly size: bigint;
	/** What the same person gave alone since `aloneSince`. */
	readonly given: bigint;
	/** The most that they may; undefined: nothing. */
	readonly alone: bigint | undefined;
};

export const beyondAlone = ({ size, given, alone }: AloneAsked): boolean => alone === undefined || given + size > alone;

/** What of the day's bound is left. */
export const aloneLeft = ({ given, alone }: { readonly given: bigint; readonly alone: bigint }): bigint =>
	given < alone ? alone - given : 0n;
