// Public randomness that nobody here can choose: rounds of a beacon, each named before it exists. A house that has written down
// what it is bound to takes the first round after it, and everybody can ask the beacon for the same bytes.
export type Beacon = {
	/** As players read it and look it up. */
	readonly name: string;
	/** The first round at or after a moment. */
	readonly roundAt: (moment: Date) => number;
	/** When a round is there. */
	readonly timeOf: (round: number) => Date;
	/** 32 bytes as 64 hexadecimal digits, checked against the beacon's key; undefined where it cannot be had or is not true. */
	readonly read: (round: number) => Promise<string | undefined>;
};
