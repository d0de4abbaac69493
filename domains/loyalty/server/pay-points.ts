// Takes points from a member's purse in the caller's transaction, and gives what they buy in the same breath.
import { type Failure, failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { err, formatMinor, ok, type Result } from "#platform/kernel";
import type { PostCommand, Posted } from "#wallet/api";
import type { LoyaltyDeps } from "./ports.ts";

export type Payment = Failure<"NOT_ENOUGH_POINTS" | "EXCHANGE_CONFLICT">;

/** The first command takes the points; all stand or fall together. `replayed` when they were posted before. */
export async function payPoints(
	tx: Tx,
	deps: Pick<LoyaltyDeps, "wallet">,
	commands: readonly [PostCommand, ...PostCommand[]],
): Promise<Result<readonly Posted[], Payment>> {
	const [answers = []] = await deps.wallet.postAllIn(tx, [commands]);
	const posted = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
	if (posted.length === commands.length) return ok(posted);
	const [taken] = commands;
	const codes = answers.flatMap((answer) => (answer.ok ? [] : [answer.error.code]));
	const code = codes.find((one) => one !== "GROUP_REFUSED");
	if (code === "INSUFFICIENT_FUNDS" || code === "WALLET_NOT_FOUND") {
		const { purses } = await deps.wallet.balanceIn(tx, taken.memberId, taken.currency);
		const purse = purses.find((one) => one.purse === "points");
		const free = purse === undefined ? 0n : purse.balance - purse.held;
		return err(failure("NOT_ENOUGH_POINTS", { points: formatMinor(free, taken.currency) }));
	}
	if (code === "DUPLICATE_COMMAND") return err(failure("EXCHANGE_CONFLICT"));
	throw new Error(`the ledger refused an exchange: ${code ?? "no answer"}`);
}

/** Tells the member's other windows what their purses hold now; after the commit. */
export async function announcePurses(
	deps: Pick<LoyaltyDeps, "wallet">,
	{ memberId, currency }: Pick<PostCommand, "memberId" | "currency">,
): Promise<void> {
	const { purses } = await deps.wallet.balance(memberId, currency);
	for (const { purse, balance, held } of purses) {
		if (purse === "points" || purse === "cash") deps.wallet.announce({ memberId, currency, purse }, { balance, held });
	}
}
