// Moves an amount from one wallet to another, in the caller's transaction: two postings through the clearing account, both or none.
import type { Tx } from "#platform/db";
import type { Result } from "#platform/kernel";
import type { HouseAccount, PostCommand } from "../core/command.ts";
import { commandKey } from "./command-key.ts";
import type { Movement, Posted, PostFailure } from "./ledger-calls.ts";
import { readAnswers } from "./post.ts";
import { postBatchIn } from "./post-batch.ts";

/** Empty whenever no movement is half done, which is always. */
export const clearingAccount: HouseAccount = "clearing:movements";

/** Answers with what left the giver's wallet, or with the failure of the leg that was refused. */
export async function move(tx: Tx, movement: Movement): Promise<Result<Posted, PostFailure>> {
	const legs = legsOf(movement);
	const [rows = []] = await postBatchIn(tx, [legs]);
	const [given, taken] = readAnswers(legs, rows);
	if (given === undefined || taken === undefined) throw new Error("a movement has two legs");
	const culprit = [given, taken].find((leg) => !leg.ok && leg.error.code !== "GROUP_REFUSED");
	return culprit ?? given;
}

/** Both legs carry the movement's key as their group. */
function legsOf({ key, from, to, amount, counter = clearingAccount }: Movement): readonly [PostCommand, PostCommand] {
	const shared = { counter, group: key };
	return [
		{ ...from, ...shared, key: commandKey("wallet.move-out", key), kind: "transfer-out", delta: -amount },
		{ ...to, ...shared, key: commandKey("wallet.move-in", key), kind: "transfer-in", delta: amount },
	];
}
