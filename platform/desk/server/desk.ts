// A transaction of somebody at the desk: whatever is written down in it, in this domain or a lower one, says from which
// address and by which call it came.
import { type Database, sql, type Tx } from "#platform/db";
import type { CallContext } from "#platform/http";

/** Who acts, and from where. */
export type DeskCall = Pick<CallContext<"staff">, "staff" | "address" | "requestId" | "now">;

export function atDesk<T>(
	db: Pick<Database, "tx">,
	call: Pick<DeskCall, "address" | "requestId">,
	work: (tx: Tx) => Promise<T>,
): Promise<T> {
	return db.tx(async (tx) => {
		await sayOrigin(tx, call);
		return work(tx);
	});
}

export async function sayOrigin(
	tx: Tx,
	{ address, requestId }: Pick<DeskCall, "address" | "requestId">,
): Promise<void> {
	const origin = JSON.stringify({ address, requestId });
	await sql`select set_config('tessera.act_origin', ${origin}, true)`.execute(tx);
}

/** For what lower domains do in a transaction of their own: it is this one. */
export const within = (tx: Tx): Pick<Database, "tx" | "read"> => ({ tx: (work) => work(tx), read: (work) => work(tx) });

/** For what lower domains do in transactions of their own, some of it between two: each says from where it came. */
export const deskOf = (
	db: Pick<Database, "tx" | "read">,
	call: Pick<DeskCall, "address" | "requestId">,
): Pick<Database, "tx" | "read"> => ({ tx: (work) => atDesk(db, call, work), read: (work) => db.read(work) });

/** Who acts, by the id that says whether something is their own. */
export type Actor = {
	readonly merchant: string;
	readonly operator: string;
	readonly operatorId: string;
	readonly now: Date;
};

export const actorOf = ({ staff, now }: Pick<DeskCall, "staff" | "now">): Actor => ({
	merchant: staff.merchant,
	operator: staff.name,
	operatorId: staff.staffId,
	now,
});

/** What an act of a lower domain is told of who does it, and to what. */
export const orderOf = ({ staff, now }: Pick<DeskCall, "staff" | "now">, reference: string) => ({
	merchant: staff.merchant,
	operator: staff.name,
	operatorId: `staff:${staff.staffId}`,
	now,
	reference,
});
