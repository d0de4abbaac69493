// Takes back a stake that may or may not have been taken. The round is marked under its lock first, so that nothing is
// drawn anew or opened on it; then the stake goes back, or is refused for ever when it comes late; then it is refused.
import type { OriginalsTools } from "./ports.ts";
import { changeRound, lockRound, type RoundRow } from "./round-store.ts";
import { commandOf } from "./settle-round.ts";

/**
 * Does nothing when the round is another by now; with `untouched` also when anybody has had it in hand since it was read.
 * Throws when the stake could not be given back: the round stays marked and the clock asks again.
 */
export async function giveBack(
	tools: OriginalsTools,
	row: RoundRow,
	how: { readonly untouched: boolean },
): Promise<void> {
	const marked = await tools.db.tx(async (tx) => {
		const now = await lockRound(tx, row);
		if (how.untouched && now?.changed_at.getTime() !== row.changed_at.getTime()) return undefined;
		return changeRound(tx, { ...row, in: ["drawn", "returning"], now: tools.clock.now() }, { state: "returning" });
	});
	if (marked === undefined) return;
	const back = await tools.games.rollback({
		...commandOf(row),
		transactionId: `${row.id}:back`,
		referenceTransactionId: `${row.id}:bet`,
	});
	// One that has gone back by another hand is back.
	if (!back.ok && back.error.code !== "TRANSACTION_ROLLED_BACK")
		throw new Error(`a stake was not given back: ${back.error.code}`);
	const now = tools.clock.now();
	await tools.db.tx((tx) => changeRound(tx, { ...row, in: ["returning"], now }, { state: "refused" }));
}
