// A rollback whose target is not in its round: a bonus payment is taken back; of what never came a tombstone stays, so
// that a late bet is refused.
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { err, ok, type Result } from "#platform/kernel";
import type { CommandFailure, Moved } from "../api.ts";
import type { CommandTools } from "../tools.ts";
import { contentOf, movedOf, type Said, transactionRow } from "./command.ts";
import { findTransaction, insertTransaction, markRolledBack } from "./command-store.ts";
import { type MovedPurse, moveMoney } from "./move-money.ts";

type RollbackSaid = Said & { readonly kind: "rollback" };

export async function settleUnknownRollback(
	tools: CommandTools,
	tx: Tx,
	said: RollbackSaid,
): Promise<Result<{ readonly moved: Moved; readonly purse: MovedPurse }, CommandFailure>> {
	const target = { ...said, transactionId: said.reference ?? "" };
	const known = await findTransaction(tx, target);
	if (known === undefined) await buryTransaction(tools, tx, said);
	else if (known.kind !== "tombstone" && known.kind !== "promo") return err(failure("TRANSACTION_NOT_FOUND"));
	const gone = known?.kind === "promo" && !known.rolled_back;
	const moved = await moveMoney(tools, tx, { said, delta: gone ? -BigInt(known.amount) : 0n });
	if (!moved.ok) return moved;
	if (gone) await markRolledBack(tx, [target]);
	const { balance } = moved.value;
	await insertTransaction(tx, transactionRow(said, { balance, now: tools.clock.now() }));
	return ok({ moved: movedOf(said, { balance, replayed: false }), purse: moved.value });
}

async function buryTransaction(tools: CommandTools, tx: Tx, said: RollbackSaid): Promise<void> {
	const now = tools.clock.now();
	const buried = {
		...transactionRow(said, { balance: 0n, now }),
		transaction_id: said.reference ?? "",
		...({ kind: "tombstone", content: contentOf(said), reference: said.transactionId, vendor_round_id: null } as const),
	};
	await insertTransaction(tx, buried);
}
