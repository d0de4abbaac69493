// Which stakes the rules of their members' market let through now, in the transaction that posts them: limits of money, and
// the pause between two rounds. Stakes come in groups of one member that stand or fall together.
import type { Tx } from "#platform/db";
import type { MemberId } from "#platform/kernel";
import { type Allowance, decideStake, hasCycle } from "#protection/core";
import type { CachedCatalogue } from "../catalogue/cached-catalogue.ts";
import { cycles, type LastRound, lastRounds, tooEarly } from "../play/pace.ts";
import type { GamesDeps } from "../ports.ts";
import type { RoundWrite } from "./round-batch.ts";

export type WeighedStake = Pick<RoundWrite, "memberId" | "currency" | "gameId" | "startedAt" | "stake"> & {
	readonly merchant: string;
};

/** Why a stake is not taken: a limit that it does not fit, or how many milliseconds it came too early. */
export type GuardRefusal = { readonly refused: Allowance | number };
export type Verdict = Allowance | number | undefined;

export type WeighDeps = Pick<GamesDeps, "clock" | "protection"> & {
	readonly catalogue: Pick<CachedCatalogue, "current">;
};

type Groups = readonly (readonly WeighedStake[])[];

/** `paced`: they begin rounds, between which the market may ask for a pause. */
type Weighing = { readonly groups: Groups; readonly paced: boolean };

/** One verdict a group; undefined lets it through. The members stay locked until the transaction ends. */
export async function weighStakes(tx: Tx, deps: WeighDeps, asked: Weighing): Promise<readonly Verdict[]> {
	const { groups } = asked;
	const stakes = groups.flat();
	const members = [...new Map(stakes.map((stake) => [stake.memberId, stake])).values()];
	const weighed = await deps.protection.weigh(tx, { members, now: deps.clock.now() });
	const paced = stakes.filter(({ memberId }) => {
		const cycle = weighed.get(memberId)?.profile.minimumCycle;
		return asked.paced && cycle !== undefined && hasCycle(cycle);
	});
	const last = await lastRounds(tx, paced);
	return judgeGroups(groups, { weighed, last, catalogue: deps.catalogue });
}

type Weights = Awaited<ReturnType<GamesDeps["protection"]["weigh"]>>;
const noCycle = { slots: 0, others: 0 } as const;

type Known = Pick<WeighDeps, "catalogue"> & {
	readonly weighed: Weights;
	readonly last: ReadonlyMap<MemberId, LastRound>;
};

/** In the order they came. What is not posted yet counts as lost: of rounds at once no win makes room for another. */
function judgeGroups(groups: Groups, known: Known): readonly Verdict[] {
	const staked = new Map<MemberId, bigint>();
	const last = new Map(known.last);
	return groups.map((group): Verdict => {
		const [first] = group;
		if (first === undefined) return undefined;
		const { memberId } = first;
		const weights = known.weighed.get(memberId);
		const cycle = cycles(known.catalogue, weights?.profile.minimumCycle ?? noCycle);
		// What stands or falls together is one round to the pause.
		const early = tooEarly(first, { last: last.get(memberId), cycle });
		if (early > 0) return early;
		const before = staked.get(memberId) ?? 0n;
		const stake = group.reduce((sum, one) => sum + one.stake, 0n);
		const allowances = (weights?.allowances ?? []).map((one) => ({ ...one, used: one.used + before }));
		// What the house pays takes nothing of a member's limit.
		const decided = stake === 0n ? undefined : decideStake(allowances, stake);
		if (decided?.ok === false) return decided.error;
		staked.set(memberId, before + stake);
		last.set(memberId, group.at(-1) ?? first);
		return undefined;
	});
}
