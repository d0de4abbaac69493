// Hangs members elsewhere when their period has begun and all before it is settled. What they play from its first moment on
// is booked below the new agent already; reports follow the tree as it stands.
import { moveBelow } from "#members/api";
import { ownPoints } from "../points/own-points.ts";
import type { AgentsDeps } from "../ports.ts";
import { lockTree } from "../tree-store.ts";
import { carryMove, lockMoves, lowerPoints } from "./move-store.ts";

export async function carryMoves({ db, pointsOf }: Pick<AgentsDeps, "db" | "pointsOf">, now: Date): Promise<number> {
	return db.tx(async (tx) => {
		await lockTree(tx);
		const moves = await lockMoves(tx, now);
		for (const move of moves) {
			const { memberId: of, uplineId, merchant, effectiveAt: since } = move;
			await moveBelow(tx, { memberId: of, uplineId });
			await carryMove(tx, move, now);
			const most = await ownPoints(tx, { pointsOf }, { of: uplineId, merchant, at: since });
			await lowerPoints(tx, { of, most, since });
		}
		return moves.length;
	});
}
