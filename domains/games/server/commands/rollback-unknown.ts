// A rollback whose target is not in its round: a bonus payment is taken back; of what never came a tombstone stays, so
// that a late bet is refused.
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { err, ok, type Result } from "#platform/kernel";
import type { CommandFailure, Moved } from "../api.ts";
import type { GamesTools } from "../tools.ts";
import { contentOf, movedOf, type Said, transactionRow } from "./command.ts";
import { findTransaction, insertTransaction, markRolledBack } from "./command-store.ts";
import { balanceIn, moveMoney } from "./move-money.ts";

type RollbackSaid = Said & { readonly kind: "rollback" };

export async function settleUnknownRollback(
	tools: GamesTools,
	tx: Tx,
	said: RollbackSaid,
): Promise<Result<Moved, CommandFailure>> {
	const target = { ...said, transactionId: said.reference ?? "" };
	const known = await findTransaction(tx, target);
	if (known === undefined) await buryTransaction(tools, tx, said);
	else if (known.kind !== "tombstone" && known.kind !== "promo") return err(failure("TRANSACTION_NOT_FOUND"));
	const gone = known?.kind === "promo" && !known.rolled_back;
	const moved = gone
		? await moveMoney(tools, tx, { said, delta: -BigInt(known.amount) })
		: ok(await balanceIn(tools, tx, said));
	if (!moved.ok) return moved;
	if (gone) await markRolledBack(tx, target);
	await insertTransaction(tx, transactionRow(said, { balance: moved.value, now: tools.clock.now() }));
	return ok(movedOf(said, { balance: moved.value, replayed: false }));
}

async function buryTransaction(tools: GamesTools, tx: Tx, said: RollbackSaid): Promise<void> {
	const now = tools.clock.now();
	await insertTransaction(tx, {
		...transactionRow(said, { balance: 0n, now }),
		transaction_id: said.reference ?? "",
		kind: "tombstone",
		content: contentOf(said),
		reference: said.transactionId,
		vendor_round_id: null,
	});
}
