// Group commit of stakes that are weighed first: in one transaction the members are locked, what the ledger has posted for
// them is summed, what does not fit their limits is refused, and the rest is written. So no limit is ever passed, however
// many stakes come at once and on however many nodes. Members without limits never come here.
import { type Failure, failure } from "#platform/contract";
import { callIn, createLanes, type LaneRefusal, type Lanes, type Tx } from "#platform/db";
import { type CurrencyCode, formatMinor, type Result } from "#platform/kernel";
import { leftOf } from "#protection/core";
import type { PlayErrorCode } from "../../contract/index.ts";
import type { GamesDeps } from "../ports.ts";
import { playBatch, type RoundWrite, type RoundWritten, valuesOf, type WrittenRow, writtenOf } from "./round-batch.ts";
import { type GuardRefusal, type WeighDeps, type WeighedStake, weighStakes } from "./weigh-stakes.ts";

export type GuardedRound = RoundWrite & { readonly merchant: string };

export type GuardedLanes<Group> = {
	readonly submit: (group: Group) => Promise<Result<readonly RoundWritten[] | GuardRefusal, LaneRefusal>>;
	readonly close: () => Promise<void>;
};

/** Writes groups of one member that stand or fall together; what the ledger said to each stake, in their order. */
type WriteGroups<Stake> = (tx: Tx, groups: readonly (readonly Stake[])[]) => Promise<readonly RoundWritten[]>;

export function createGuardedLanes<Stake extends WeighedStake>(
	deps: WeighDeps & Pick<GamesDeps, "db">,
	write: WriteGroups<Stake>,
): GuardedLanes<readonly Stake[]> {
	const lanes: Lanes<readonly Stake[], readonly RoundWritten[] | GuardRefusal> = createLanes({
		lanes: 1,
		maxBatch: 64,
		laneOf: (group) => group[0]?.memberId ?? "",
		run: (groups) => deps.db.tx((tx) => writeWeighed(tx, deps, { groups, write })),
	});
	return { submit: (group) => lanes.submit(group), close: () => lanes.close() };
}

/** Whole rounds, each by itself. */
export const writeRounds: WriteGroups<GuardedRound> = async (tx, groups) =>
	writtenOf(await callIn<WrittenRow>(tx, playBatch, valuesOf(groups.flat())));

/** What a player is told of it. */
export function limitRefusal({ refused }: GuardRefusal, currency: CurrencyCode): Failure<PlayErrorCode> {
	if (typeof refused === "number") return failure("TOO_FAST", { milliseconds: refused });
	const { kind, period, limit } = refused;
	const shown = (minor: bigint) => formatMinor(minor, currency);
	return failure("LIMIT_REACHED", { kind, period, limit: shown(limit), left: shown(leftOf(refused)) });
}

type Written = readonly RoundWritten[] | GuardRefusal;

async function writeWeighed<Stake extends WeighedStake>(
	tx: Tx,
	deps: WeighDeps,
	{ groups, write }: { readonly groups: readonly (readonly Stake[])[]; readonly write: WriteGroups<Stake> },
): Promise<readonly Written[]> {
	const verdicts = await weighStakes(tx, deps, { groups, paced: true });
	const fitting = groups.filter((_group, place) => verdicts[place] === undefined);
	const written = fitting.length === 0 ? [] : await write(tx, fitting);
	let next = 0;
	return groups.map((group, place): Written => {
		const verdict = verdicts[place];
		if (verdict !== undefined) return { refused: verdict };
		next += group.length;
		const answers = written.slice(next - group.length, next);
		if (answers.length < group.length) throw new Error("a stake without an answer");
		return answers;
	});
}
