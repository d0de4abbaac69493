// What carries a feed: the port between the house and a supplier. `uof-wire.ts` is one over AMQP and HTTP; tests bring their own.

export type FeedHearing = {
	/** One message as it came; resolved once it is written down, so that what carries it may forget it. */
	readonly told: (xml: string) => Promise<void>;
	/** The connection is gone: whatever it carried may be missing. */
	readonly lost: () => void;
};

export type FeedFixture = {
	/** The feed's name of the match. */
	readonly id: string;
	/** "sr:sport:1" */
	readonly sport: string;
	readonly league: string;
	readonly home: string;
	readonly away: string;
	readonly kickoff: Date;
};

export type FeedRecovery = { readonly product: number; readonly since: number; readonly requestId: string };

export type FeedWire = {
	/** Rejects where it cannot be reached. */
	readonly connect: (hearing: FeedHearing) => Promise<{ readonly close: () => Promise<void> }>;
	/** Asks a producer for all that it said since a moment of its clock. False where that was refused or could not be asked. */
	readonly recover: (asked: FeedRecovery) => Promise<boolean>;
	/** Undefined for a match that there is not. Rejects where that cannot be asked now. */
	readonly fixture: (event: string) => Promise<FeedFixture | undefined>;
};
