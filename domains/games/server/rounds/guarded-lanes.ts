// Group commit of whole rounds whose stakes are weighed first: in one transaction the members are locked, what the ledger
// has posted for them is summed, what does not fit their limits is refused, and the rest is written. So no limit is ever
// passed, however many stakes come at once and on however many nodes. Members without limits never come here.
import { type Failure, failure } from "#platform/contract";
import { callIn, createLanes, type LaneRefusal, type Lanes, type Tx } from "#platform/db";
import { type CurrencyCode, formatMinor, type MemberId, type Result } from "#platform/kernel";
import { type Allowance, decideStake, hasCycle, leftOf } from "#protection/core";
import type { PlayErrorCode } from "../../contract/index.ts";
import type { CachedCatalogue } from "../catalogue/cached-catalogue.ts";
import { cycles, type LastRound, lastRounds, tooEarly } from "../play/pace.ts";
import type { GamesDeps } from "../ports.ts";
import { playBatch, type RoundWrite, type RoundWritten, valuesOf, type WrittenRow, writtenOf } from "./round-batch.ts";

export type GuardedRound = RoundWrite & { readonly merchant: string };

/** Why a round was not written: a limit that it does not fit, or how many milliseconds it came too early. */
export type GuardRefusal = { readonly refused: Allowance | number };

export type GuardedLanes = {
	readonly submit: (round: GuardedRound) => Promise<Result<RoundWritten | GuardRefusal, LaneRefusal>>;
	readonly close: () => Promise<void>;
};

type GuardDeps = Pick<GamesDeps, "db" | "clock" | "protection"> & {
	readonly catalogue: Pick<CachedCatalogue, "current">;
};

export function createGuardedLanes(deps: GuardDeps): GuardedLanes {
	const lanes: Lanes<GuardedRound, RoundWritten | GuardRefusal> = createLanes({
		lanes: 1,
		maxBatch: 64,
		laneOf: (round) => round.memberId,
		run: (rounds) => deps.db.tx((tx) => writeWeighed(tx, deps, rounds)),
	});
	return { submit: (round) => lanes.submit(round), close: () => lanes.close() };
}

/** What a player is told of it. */
export function limitRefusal({ refused }: GuardRefusal, currency: CurrencyCode): Failure<PlayErrorCode> {
	if (typeof refused === "number") return failure("TOO_FAST", { milliseconds: refused });
	const { kind, period, limit } = refused;
	const shown = (minor: bigint) => formatMinor(minor, currency);
	return failure("LIMIT_REACHED", { kind, period, limit: shown(limit), left: shown(leftOf(refused)) });
}

async function writeWeighed(
	tx: Tx,
	deps: GuardDeps,
	rounds: readonly GuardedRound[],
): Promise<readonly (RoundWritten | GuardRefusal)[]> {
	const members = [...new Map(rounds.map((round) => [round.memberId, round])).values()];
	const weighed = await deps.protection.weigh(tx, { members, now: deps.clock.now() });
	const paced = rounds.filter(({ memberId }) => {
		const cycle = weighed.get(memberId)?.profile.minimumCycle;
		return cycle !== undefined && hasCycle(cycle);
	});
	const last = await lastRounds(tx, paced);
	const verdicts = judgeBatch(rounds, { weighed, last, catalogue: deps.catalogue });
	const fitting = rounds.filter((_round, place) => verdicts[place] === undefined);
	const written = fitting.length === 0 ? [] : writtenOf(await callIn<WrittenRow>(tx, playBatch, valuesOf(fitting)));
	let next = 0;
	return verdicts.map((verdict) => {
		if (verdict !== undefined) return { refused: verdict };
		const answer = written[next];
		next += 1;
		if (answer === undefined) throw new Error("a round without an answer");
		return answer;
	});
}

type Weights = Awaited<ReturnType<GamesDeps["protection"]["weigh"]>>;
const noCycle = { slots: 0, others: 0 } as const;

type Verdict = Allowance | number | undefined;

/** In the order they came. What is not posted yet counts as lost: of rounds at once no win makes room for another. */
function judgeBatch(
	rounds: readonly GuardedRound[],
	known: Pick<GuardDeps, "catalogue"> & {
		readonly weighed: Weights;
		readonly last: ReadonlyMap<MemberId, LastRound>;
	},
): readonly Verdict[] {
	const staked = new Map<MemberId, bigint>();
	const last = new Map(known.last);
	return rounds.map((round): Verdict => {
		const weights = known.weighed.get(round.memberId);
		const cycle = cycles(known.catalogue, weights?.profile.minimumCycle ?? noCycle);
		const early = tooEarly(round, { last: last.get(round.memberId), cycle });
		if (early > 0) return early;
		const before = staked.get(round.memberId) ?? 0n;
		const allowances = (weights?.allowances ?? []).map((one) => ({ ...one, used: one.used + before }));
		const decided = decideStake(allowances, round.stake);
		if (!decided.ok) return decided.error;
		staked.set(round.memberId, before + round.stake);
		last.set(round.memberId, round);
		return undefined;
	});
}
