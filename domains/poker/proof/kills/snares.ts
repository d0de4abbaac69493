// Snares in a database: while one is held, whoever writes to its table waits amid their transaction, so that a kill can come there.
import { setTimeout as sleep } from "node:timers/promises";
import { type Database, sql } from "#platform/db";

/** Tables of poker that money passes, and the key of their lock. */
const snared = {
	"poker.buy_in": 2_801,
	"poker.stack": 2_802,
	"poker.hand": 2_803,
	"poker.tournament": 2_804,
} as const;
export type Snare = keyof typeof snared;
const snares = ["poker.buy_in", "poker.stack", "poker.hand", "poker.tournament"] as const satisfies readonly Snare[];

export async function laySnares(db: Database): Promise<void> {
	await db.tx(async (tx) => {
		await sql`create function public.snare() returns trigger language plpgsql as
			'begin perform pg_advisory_xact_lock_shared(tg_argv[0]::bigint); return null; end'`.execute(tx);
		for (const table of snares)
			await sql`create trigger snare before insert or update or delete on ${sql.raw(table)}
				for each statement execute function public.snare(${sql.raw(String(snared[table]))})`.execute(tx);
	});
}

/** Until it is let go. */
export async function holdSnare(db: Database, table: Snare): Promise<() => Promise<void>> {
	let release = () => {};
	let held = () => {};
	const isHeld = new Promise<void>((resolve) => {
		held = resolve;
	});
	const holding = db.tx(async (tx) => {
		await sql`select pg_advisory_xact_lock(${snared[table]}::bigint)`.execute(tx);
		await new Promise<void>((resolve) => {
			release = resolve;
			held();
		});
	});
	await isHeld;
	return () => {
		release();
		return holding;
	};
}

/** Until somebody waits in it; false where nobody comes. */
export async function caughtIn(db: Database, table: Snare): Promise<boolean> {
	for (let turn = 0; turn < 500; turn++, await sleep(10)) {
		const { rows } = await db.read((tx) =>
			sql`select 1 from pg_locks where locktype = 'advisory' and objid = ${snared[table]} and not granted`.execute(tx),
		);
		if (rows.length > 0) return true;
	}
	return false;
}
