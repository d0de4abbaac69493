// A bet that was written while its match stopped: its stake goes back as if it had never been taken, and nothing that becomes of its
// matches, a corrected result neither, reaches it any more.
import { standFreeBets } from "./free-bets.ts";
import type { BookTools, Ticket } from "./ports.ts";
import { leaveEvents, lockOwnSlip, type Slip, writeStands } from "./slip-rows.ts";

export async function giveBack(
	{ db, games, clock }: BookTools,
	seen: Slip,
	{ ticketId, owner }: Ticket,
): Promise<void> {
	await db.tx(async (tx) => {
		const slip = await lockOwnSlip(tx, seen);
		if (slip === undefined) return;
		const version = slip.version + 1;
		const ends = slip.legs.map(() => "void" as const);
		const returned = slip.free_bet === null ? slip.stake : 0n;
		await writeStands(tx, [{ ...slip, version, state: "void", returned, ends }]);
		await leaveEvents(tx, slip.id);
		await games.tickets.stand(tx, [{ ticketId, owner, version, state: "void" }]);
		await standFreeBets(tx, { games, clock }, [{ slip, state: "void" }]);
	});
}
