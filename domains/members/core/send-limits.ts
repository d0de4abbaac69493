// How often codes and letters may be asked for: by the number or address they go to, by the network that asks, by the
// account. Counts what was sent; a refusal counts nowhere, so nobody prolongs a wait by trying.
import { blockMinutes, type CodeRules } from "./codes.ts";

/** Times of sends, oldest first, of 24 hours at most. */
export type SendTally = { readonly times: readonly Date[]; readonly blockedUntil: Date | undefined };

export const emptySends: SendTally = { times: [], blockedUntil: undefined };

/** `pair`: one purpose to one target. `account` where somebody is logged in or named. */
export type SendTallies = {
	readonly pair: SendTally;
	readonly target: SendTally;
	readonly network: SendTally;
	readonly account?: SendTally | undefined;
};

export type SendVerdict =
	| { readonly verdict: "send" }
	| { readonly verdict: "too-many"; readonly retryAfterSeconds: number }
	| { readonly verdict: "quota" };

export type SendDecision = SendTallies & { readonly answer: SendVerdict };

const minute = 60_000;
const day = 24 * 60 * minute;

/** `gapSeconds`: how long until the same may be asked for again. */
export function decideSend(
	tallies: SendTallies,
	rules: CodeRules & { readonly gapSeconds: number },
	now: Date,
): SendDecision {
	const wait = longestWait(tallies, rules, now);
	if (wait > 0) return { ...tallies, answer: { verdict: "too-many", retryAfterSeconds: wait } };
	if (within(tallies.target, day, now).length >= rules.perTargetDay)
		return { ...tallies, answer: { verdict: "quota" } };
	const isFull = fullness(rules, now);
	const full = {
		target: isFull(tallies.target, rules.perTarget),
		network: isFull(tallies.network, rules.perNetwork),
		account: tallies.account !== undefined && isFull(tallies.account, rules.perAccount),
	};
	if (full.target || full.network || full.account) return { ...blocked(tallies, full, now), answer: blockAnswer };
	return {
		pair: counted(tallies.pair, now),
		target: counted(tallies.target, now),
		network: counted(tallies.network, now),
		account: tallies.account === undefined ? undefined : counted(tallies.account, now),
		answer: { verdict: "send" },
	};
}

/** Counts a wrong code from a network; `wait` is the seconds until the next may be typed, 0 when at once. */
export function decideGuess(tally: SendTally, rules: CodeRules, now: Date): { after: SendTally; wait: number } {
	const wait = secondsOf(tally.blockedUntil, now);
	if (wait > 0) return { after: tally, wait };
	if (!fullness(rules, now)(tally, rules.wrongPerNetwork)) return { after: counted(tally, now), wait: 0 };
	return { after: { ...tally, blockedUntil: blockEnd(now) }, wait: blockMinutes * 60 };
}

/** Seconds until a network may type a code; 0 when at once. */
export const guessWait = (tally: SendTally, now: Date): number => secondsOf(tally.blockedUntil, now);

/** Whether somebody failed within the window of the rules: reason enough to ask for a piece of work. */
export const failedOfLate = (tally: SendTally, { windowMinutes }: CodeRules, now: Date): boolean =>
	within(tally, windowMinutes * minute, now).length > 0;

const blockAnswer = { verdict: "too-many", retryAfterSeconds: blockMinutes * 60 } as const;

function longestWait(tallies: SendTallies, { gapSeconds }: { readonly gapSeconds: number }, now: Date): number {
	const last = tallies.pair.times.at(-1);
	const gap = last === undefined ? 0 : secondsOf(new Date(last.getTime() + gapSeconds * 1000), now);
	const blocks = [tallies.target, tallies.network, tallies.account].map((tally) => secondsOf(tally?.blockedUntil, now));
	return Math.max(gap, ...blocks);
}

type Full = { readonly target: boolean; readonly network: boolean; readonly account: boolean };

function blocked(tallies: SendTallies, full: Full, now: Date): SendTallies {
	const until = blockEnd(now);
	return {
		pair: tallies.pair,
		target: full.target ? { ...tallies.target, blockedUntil: until } : tallies.target,
		network: full.network ? { ...tallies.network, blockedUntil: until } : tallies.network,
		account:
			full.account && tallies.account !== undefined ? { ...tallies.account, blockedUntil: until } : tallies.account,
	};
}

/** Whether so many stand in the window already. */
const fullness =
	({ windowMinutes }: CodeRules, now: Date) =>
	(tally: SendTally, most: number): boolean =>
		within(tally, windowMinutes * minute, now).length >= most;

const counted = (tally: SendTally, now: Date): SendTally => ({
	times: [...within(tally, day, now), now],
	blockedUntil: undefined,
});

const within = ({ times }: SendTally, span: number, now: Date): readonly Date[] =>
	times.filter((time) => time.getTime() > now.getTime() - span);

const secondsOf = (until: Date | undefined, now: Date): number =>
	until === undefined ? 0 : Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000));

const blockEnd = (now: Date): Date => new Date(now.getTime() + blockMinutes * minute);
