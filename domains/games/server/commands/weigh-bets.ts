// Which bets the rules of their members' market let through now: limits of money, and the pause between two rounds.
import type { Tx } from "#platform/db";
import { err, type MemberId, type Result } from "#platform/kernel";
import { decideStake } from "#protection/core";
import type { CatalogueGame, RoundStep } from "../../core/index.ts";
import type { CommandFailure } from "../api.ts";
import { cycles, lastRounds, tooEarly } from "../play/pace.ts";
import { limitRefusal } from "../rounds/guarded-lanes.ts";
import type { CommandTools } from "../tools.ts";
import type { RoundSaid } from "./command.ts";
import { purseOf } from "./move-money.ts";
import type { StoredRound } from "./round-rows.ts";

/** A command, and what it makes of its round. */
export type Step = {
	readonly said: RoundSaid;
	readonly game: CatalogueGame;
	readonly stored: StoredRound | undefined;
	readonly step: RoundStep;
};
/** Those that are refused, and why; every member once. They stay locked until the others are posted. */
export async function weighBets(
	tools: CommandTools,
	tx: Tx,
	steps: readonly Step[],
): Promise<ReadonlyMap<RoundSaid, CommandFailure>> {
	const bets = steps.filter(({ said }) => said.kind === "bet" && said.weighedFor !== undefined);
	if (bets.length === 0) return new Map();
	const now = tools.clock.now();
	const members = bets.map(({ said: { memberId, currency, weighedFor = "" } }) => ({
		memberId,
		currency,
		merchant: weighedFor,
	}));
	const weighed = await tools.protection.weigh(tx, { members, now });
	const opening = bets
		.filter(({ said, stored }) => said.paced === true && stored === undefined)
		.map(({ said, game }) => ({ said, memberId: said.memberId, gameId: game.id, startedAt: now }));
	const last = await lastRounds(tx, opening);
	const refused = new Map<RoundSaid, CommandFailure>();
	for (const round of opening) {
		const asked = weighed.get(round.memberId)?.profile.minimumCycle;
		if (asked === undefined) continue;
		const early = tooEarly(round, { last: last.get(round.memberId), cycle: cycles(tools.catalogue, asked) });
		if (early > 0) refused.set(round.said, limitRefusal({ refused: early }, round.said.currency));
	}
	for (const { said } of bets) {
		const decided = refused.has(said) ? undefined : decideBet(tools, weighed, said);
		if (decided?.ok === false) refused.set(said, limitRefusal({ refused: decided.error }, said.currency));
	}
	return refused;
}

type Weights = Awaited<ReturnType<CommandTools["protection"]["weigh"]>>;
type Allowance = Parameters<typeof decideStake>[0][number];

/** What is staked from a vendor's own purse is in no sum that a limit is weighed by: such a limit lets nothing through. */
function decideBet(
	tools: CommandTools,
	weighed: Weights,
	{ vendor, memberId, amount }: Pick<RoundSaid, "vendor" | "amount"> & { readonly memberId: MemberId },
): Result<undefined, Allowance> {
	const allowances = weighed.get(memberId)?.allowances ?? [];
	const bound = allowances.find(({ kind }) => kind === "loss" || kind === "wager");
	return bound !== undefined && purseOf(tools, vendor) !== "cash" ? err(bound) : decideStake(allowances, amount);
}
