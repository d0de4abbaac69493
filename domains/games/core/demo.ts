// A trial's money: a purse of its own in the play session, with the same rules of stake and win, and no way to the ledger
// (GLI-19 4.9.1).
import type { Result } from "#platform/kernel";
import { err, ok } from "#platform/kernel";

/** Amounts in minor units. */
export type DemoPurse = {
	readonly balance: bigint;
	readonly rounds: number;
	readonly staked: bigint;
	readonly won: bigint;
};

/** What a trial begins with, in units of the currency's major part: 10,000. */
export const demoStartMajor = 10_000n;

export const newDemoPurse = (decimals: number): DemoPurse => ({
	balance: demoStartMajor * 10n ** BigInt(decimals),
	rounds: 0,
	staked: 0n,
	won: 0n,
});

export function decideDemoRound(
	purse: DemoPurse,
	round: { readonly stake: bigint; readonly win: bigint },
): Result<DemoPurse, "INSUFFICIENT_FUNDS"> {
	if (round.stake > purse.balance) return err("INSUFFICIENT_FUNDS");
	return ok({
		balance: purse.balance - round.stake + round.win,
		rounds: purse.rounds + 1,
		staked: purse.staked + round.stake,
		won: purse.won + round.win,
	});
}
