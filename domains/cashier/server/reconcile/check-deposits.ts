// Deposits against the ledger, both ways: the view reads everything, so it has time.
import { sql } from "#platform/db";
import type { Check } from "./check.ts";

type Row = {
	readonly deposit_id: string | null;
	readonly posting_key: string | null;
	readonly credited: string | null;
	readonly delta: string | null;
};

/** More than anybody reads; what is beyond it is raised when these are gone. */
const most = 1_000;

export const checkDeposits: Check = {
	name: "deposits",
	kinds: ["uncovered"],
	async run({ db }) {
		const rows = await db.tx(async (tx) => {
			await sql`set local statement_timeout = '1h'`.execute(tx);
			const uncovered = await sql<Row>`select deposit_id, posting_key, credited, delta from cashier.uncovered
				order by deposit_id, posting_key limit ${most}`.execute(tx);
			return uncovered.rows;
		});
		return {
			looked: rows.length,
			found: rows.map(({ deposit_id, posting_key, credited, delta }) => ({
				kind: "uncovered",
				subject: deposit_id === null ? `posting ${posting_key}` : `deposit ${deposit_id}`,
				...{ ours: credited ?? "nothing", theirs: delta ?? "nothing" },
			})),
			covers: () => rows.length < most,
		};
	},
};
