// What a game returned against what it should (GLI-19 2.9, A.6.2): how far chance alone takes it, and from where on somebody
// looks. Statistics, so in floating point: no amount is made of it.

export type PlayedSpan = {
	readonly rounds: number;
	/** Minor units of one currency. */
	readonly stake: bigint;
	readonly win: bigint;
	/** The sum of the squared stakes. */
	readonly squares: bigint;
};

export type ReturnTheory = {
	/** In per cent. */
	readonly rtp: number;
	/** The standard deviation of one round, in stakes. */
	readonly deviation: number;
};

export type ReturnVerdict = {
	/** In per cent. */
	readonly actual: number;
	/** How far it may stray to either side, in points of per cent. */
	readonly bound: number;
	/** Of the standard error. */
	readonly score: number;
	readonly state: "too-few" | "within" | "off";
};

/** Beyond it once in a thousand times by chance, both sides together. */
export const alarmScore = 3.29;
/** Rounds of equal stakes; below, one great win says nothing. */
export const leastRounds = 10_000;

/** Undefined of a span in which nothing was staked. */
export function judgeReturn(span: PlayedSpan, { rtp, deviation }: ReturnTheory): ReturnVerdict | undefined {
	if (span.stake <= 0n || span.squares <= 0n) return undefined;
	const stake = Number(span.stake);
	// Many small stakes beside one great one say no more than few rounds do.
	const equalRounds = Math.min(span.rounds, (stake * stake) / Number(span.squares));
	const error = (deviation / Math.sqrt(equalRounds)) * 100;
	const actual = (Number(span.win) / stake) * 100;
	const score = (actual - rtp) / error;
	const off = Math.abs(score) > alarmScore ? "off" : "within";
	return { actual, bound: alarmScore * error, score, state: equalRounds < leastRounds ? "too-few" : off };
}

const widest = { low: 5, medium: 10, high: 25 } as const;

/** What the studio says, or the widest of its volatility: the bounds of the words "low" and "medium", and a wide one of "high". */
export const deviationOf = (said: number | undefined, volatility: keyof typeof widest): number =>
	said ?? widest[volatility];
