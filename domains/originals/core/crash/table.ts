// The table of crash as rules: bets while they are open, a flight by the server's clock, cash-outs by when they came, targets,
// and the end. Knows no money and no chance: where a flight ends is given, and stands in the events once it is over.
import { err, ok, type Result } from "#platform/kernel";
import { flightMilliseconds, millisecondsTo, multiplierAt, takenAt } from "./curve.ts";

/** Milliseconds. */
export const crashTimes = {
	/** Bets are taken for so long after a round opens. */
	window: 7_000,
	/** What was pressed in time is written before the flight begins. */
	writing: 700,
	/** Cash-outs that came in time are written before the losers are named. */
	grace: 750,
	/** From the end of a flight to the next round. */
	pause: 3_500,
	/** Targets are taken together, not more often than this. */
	look: 100,
	/** How often a server says in flight that it is there. */
	beat: 1_000,
	/** A longer silence in flight cuts the round short. */
	silence: 4_000,
	/** While no round can be opened it is tried again so often. */
	retry: 500,
} as const;

/** What a round is drawn from, and what of it is public before it flies. */
export type CrashLink = {
	readonly chain: string;
	readonly number: number;
	readonly hash: string;
	readonly salt: string;
};

/** Moments in milliseconds since 1970. */
export type CrashRoundState = CrashLink & {
	readonly roundId: string;
	readonly openedAt: number;
	readonly fliesAt: number;
	/** When a server was there last. */
	readonly beatAt: number;
	/** running: bets, then the flight; over: revealed; done: every bet is decided. */
	readonly phase: "running" | "over" | "done";
	/** `point` in hundredths; `interrupted`: a fault of ours cut it short. */
	readonly end: {
		readonly point: number;
		readonly seed: string;
		readonly at: number;
		readonly interrupted: boolean;
	} | null;
};

export type CrashStake = {
	/** The ticket's id. */
	readonly betId: string;
	readonly owner: string;
	/** Of the press. */
	readonly key: string;
	/** As others see it; null in a trial, which nobody else sees. */
	readonly name: string | null;
	readonly currency: string;
	/** Minor units. */
	readonly stake: string;
	/** The stake in levels of its currency: what is great in any. */
	readonly weight: number;
	/** Hundredths; 0 for by hand alone. */
	readonly target: number;
};

export type CrashEnd = "lost" | "cashed-out" | "returned";

/** `taken` in hundredths; 0 for nothing. `ended` null while it flies. */
export type CrashBetState = CrashStake & { readonly taken: number; readonly ended: CrashEnd | null };

export type CrashState = { readonly round: CrashRoundState | null; readonly bets: readonly CrashBetState[] };

export type CrashTaken = { readonly betId: string; readonly taken: number };

export type CrashTableEvent =
	| { readonly type: "opened"; readonly round: CrashRoundState }
	| { readonly type: "staked"; readonly stake: CrashStake }
	| { readonly type: "beat"; readonly at: number }
	| { readonly type: "took"; readonly bets: readonly CrashTaken[] }
	| { readonly type: "over"; readonly end: NonNullable<CrashRoundState["end"]> }
	/** What is not taken has nothing, or its stake where the flight was cut short. */
	| { readonly type: "decided"; readonly returned: boolean };

export type CrashCommand =
	| { readonly type: "stake"; readonly roundId: string; readonly stake: CrashStake }
	| { readonly type: "cash-out"; readonly betId: string };

/** The draw of the round that stands, and the link of the next one where it can be opened now. */
export type CrashAids = {
	readonly draw: { readonly point: number; readonly seed: string } | undefined;
	readonly next: (CrashLink & { readonly roundId: string }) | undefined;
};

export const emptyTable: CrashState = { round: null, bets: [] };

/** Nothing flies and nothing is undecided. */
export const tableRests = ({ round }: CrashState): boolean => round === null || round.phase === "done";

export const closesAt = ({ fliesAt }: Pick<CrashRoundState, "fliesAt">): number => fliesAt - crashTimes.writing;

export function applyCrash(state: CrashState, event: CrashTableEvent): CrashState {
	const { round, bets } = state;
	if (event.type === "opened") return { round: event.round, bets: [] };
	if (round === null) return state;
	switch (event.type) {
		case "staked":
			return { round, bets: [...bets, { ...event.stake, taken: 0, ended: null }] };
		case "beat":
			return { bets, round: { ...round, beatAt: event.at } };
		case "took": {
			const taken = new Map(event.bets.map((bet) => [bet.betId, bet.taken]));
			return { round, bets: bets.map((bet) => takenBet(bet, taken.get(bet.betId))) };
		}
		case "over":
			return { bets, round: { ...round, phase: "over", end: event.end } };
		case "decided": {
			const left = event.returned ? "returned" : "lost";
			return {
				round: { ...round, phase: "done" },
				bets: bets.map((bet) => (bet.ended === null ? { ...bet, ended: left } : bet)),
			};
		}
	}
}

const takenBet = (bet: CrashBetState, taken: number | undefined): CrashBetState =>
	taken === undefined ? bet : { ...bet, taken, ended: "cashed-out" };

export type CrashTick = { readonly events: readonly CrashTableEvent[]; readonly next: Date | undefined };

/** What the clock brings by a moment. */
export function tickCrash(state: CrashState, now: number, aids: CrashAids): CrashTick {
	const { round } = state;
	if (round === null || round.phase === "done") return openedBy(round, now, aids.next);
	if (aids.draw === undefined) throw new Error("a round without its draw");
	if (round.phase === "over") return decidedBy(state, { now, point: aids.draw.point });
	return flownBy({ state, round, draw: aids.draw, now });
}

const at = (milliseconds: number): Date => new Date(milliseconds);

function openedBy(round: CrashRoundState | null, now: number, next: CrashAids["next"]): CrashTick {
	const due = (round?.end?.at ?? 0) + crashTimes.pause;
	if (now < due) return { events: [], next: at(due) };
	if (next === undefined) return { events: [], next: at(now + crashTimes.retry) };
	const fliesAt = now + crashTimes.window + crashTimes.writing;
	const opened = { ...next, openedAt: now, fliesAt, beatAt: now, phase: "running", end: null } as const;
	return { events: [{ type: "opened", round: opened }], next: at(fliesAt) };
}

type Flight = {
	readonly state: CrashState;
	readonly round: CrashRoundState;
	readonly draw: { readonly point: number; readonly seed: string };
	readonly now: number;
};

/** A flight is ended at its point, or at once when no server was there to take cash-outs. */
function flownBy({ state, round, draw, now }: Flight): CrashTick {
	const flying = now - round.fliesAt;
	if (flying < 0) return { events: [], next: at(round.fliesAt) };
	const ends = round.fliesAt + flightMilliseconds(draw.point);
	// Silence counts from the beginning of the flight: before it there was nothing to take.
	const interrupted = now - Math.max(round.beatAt, round.fliesAt) > crashTimes.silence;
	if (interrupted || now >= ends) {
		const end = { ...draw, at: interrupted ? now : ends, interrupted };
		return { events: [{ type: "over", end }], next: at(end.at + crashTimes.grace) };
	}
	const reached = targetsUpTo(state, multiplierAt(flying));
	const beats = now - round.beatAt >= crashTimes.beat;
	const events: CrashTableEvent[] = [];
	if (reached.length > 0) events.push({ type: "took", bets: reached });
	if (beats) events.push({ type: "beat", at: now });
	const beat = (beats ? now : round.beatAt) + crashTimes.beat;
	return { events, next: at(Math.min(ends, beat, Math.max(now + crashTimes.look, nextTarget(state, round)))) };
}

/** Open bets whose target the flight has reached, each at its target. */
const targetsUpTo = ({ bets }: CrashState, reached: number): readonly CrashTaken[] =>
	bets.flatMap(({ betId, target, ended }) =>
		ended === null && target > 0 && target <= reached ? [{ betId, taken: target }] : [],
	);

/** When the next target is reached, in milliseconds since 1970. */
function nextTarget({ bets }: CrashState, { fliesAt }: CrashRoundState): number {
	const targets = bets.flatMap(({ target, ended }) => (ended === null && target > 0 ? target : []));
	return targets.length === 0
		? Number.POSITIVE_INFINITY
		: fliesAt + millisecondsTo(targets.reduce((least, target) => Math.min(least, target)));
}

/** The flight is over and what came in time is written: targets up to the point are taken, the others have nothing. */
function decidedBy(state: CrashState, { now, point }: { readonly now: number; readonly point: number }): CrashTick {
	const { end } = state.round ?? { end: null };
	const due = (end?.at ?? 0) + crashTimes.grace;
	if (now < due) return { events: [], next: at(due) };
	const bets = targetsUpTo(state, point);
	const took: readonly CrashTableEvent[] = bets.length > 0 ? [{ type: "took", bets }] : [];
	const next = at((end?.at ?? 0) + crashTimes.pause);
	return { events: [...took, { type: "decided", returned: end?.interrupted === true }], next };
}

type Acting = { readonly owner: string; readonly now: number; readonly point: number | undefined };

/** Decides by the moment at which it reached the server. */
export function decideCrash(
	state: CrashState,
	command: CrashCommand,
	acting: Acting,
): Result<readonly CrashTableEvent[], "CRASH_BETS_CLOSED" | "CRASH_BET_STANDS" | CrashTakeRefusal> {
	return command.type === "stake" ? decideStake(state, command, acting) : decideCashOut(state, command.betId, acting);
}

function decideStake(
	{ round, bets }: CrashState,
	{ roundId, stake }: Extract<CrashCommand, { type: "stake" }>,
	{ now }: Acting,
) {
	if (round?.roundId !== roundId) return err("CRASH_BETS_CLOSED" as const);
	const mine = bets.find(({ owner }) => owner === stake.owner);
	if (mine?.betId === stake.betId) return ok([]);
	if (mine !== undefined) return err("CRASH_BET_STANDS" as const);
	if (round.phase !== "running" || now >= round.fliesAt) return err("CRASH_BETS_CLOSED" as const);
	return ok([{ type: "staked", stake } as const]);
}

type CrashTakeRefusal = "CRASH_BET_UNKNOWN" | "CRASH_NOT_FLYING" | "CRASH_TOO_LATE";

function decideCashOut(
	{ round, bets }: CrashState,
	betId: string,
	{ owner, now, point }: Acting,
): Result<readonly CrashTableEvent[], CrashTakeRefusal> {
	const bet = bets.find((known) => known.betId === betId);
	if (round === null || bet === undefined || bet.owner !== owner) return err("CRASH_BET_UNKNOWN");
	if (bet.ended !== null) return ok([]);
	const milliseconds = now - round.fliesAt;
	if (milliseconds < 0) return err("CRASH_NOT_FLYING");
	const shown = point === undefined ? undefined : takenAt({ milliseconds, point });
	if (shown === undefined || round.end?.interrupted === true) return err("CRASH_TOO_LATE");
	// What a target has taken before stands.
	const taken = bet.target > 0 ? Math.min(bet.target, shown) : shown;
	return ok([{ type: "took", bets: [{ betId, taken }] }]);
}
