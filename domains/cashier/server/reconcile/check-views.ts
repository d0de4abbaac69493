// Deposits, withdrawals, transfers and bonuses against the ledger, both ways: each has a view that holds what differs. The views read
// everything, so they have time.
import type { RawBuilder } from "kysely";
import { sql } from "#platform/db";
import type { FindingKind } from "../../core/index.ts";
import type { Check } from "./check.ts";

type Row = { readonly subject: string; readonly ours: string; readonly theirs: string };

/** More than anybody reads; what is beyond it is raised when these are gone. */
const most = 1_000;
const hourMilliseconds = 3_600_000;
const dayMilliseconds = 86_400_000;

export const checkDeposits = viewCheck(
	{ name: "deposits", kind: "uncovered" },
	sql`select coalesce('deposit ' || deposit_id, 'posting ' || posting_key) as subject,
		coalesce(credited::text, 'nothing') as ours, coalesce(delta::text, 'nothing') as theirs from cashier.uncovered`,
);

export const checkWithdrawals = viewCheck(
	{ name: "withdrawals", kind: "unmatched" },
	sql`select coalesce('withdrawal ' || withdrawal_id, 'member ' || member_id) || ': ' || fault as subject,
		coalesce(state, 'nothing') as ours, fault as theirs from cashier.unmatched_withdrawals`,
);

export const checkTransfers = viewCheck(
	{ name: "transfers", kind: "unmoved" },
	sql`select coalesce('transfer ' || transfer_id, 'movement ' || movement) || ' of member ' || member_id as subject,
		coalesce(told::text, 'nothing') as ours, coalesce(posted::text, 'nothing') as theirs from cashier.unmoved`,
);

export const checkBonuses = viewCheck(
	{ name: "bonuses", kind: "unmatched-bonus" },
	sql`select coalesce('bonus of deposit ' || deposit_id, 'postings') || ' of member ' || member_id as subject,
		coalesce(told::text, 'nothing') as ours, coalesce(posted::text, 'nothing') as theirs from cashier.unmatched_bonuses`,
);

/** What a provider that pays out has had for a day: nobody may pay it another way until somebody has asked. */
export const checkSilentPayouts = viewCheck(
	{ name: "payouts", kind: "payout-silent" },
	(now) => sql`select 'withdrawal ' || withdrawal_id || ' at ' || provider as subject,
		'handed over ' || to_char(sent_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as ours, 'no word' as theirs
		from cashier.payout where state in ('opening', 'accepted') and sent_at < ${new Date(now.getTime() - dayMilliseconds)}`,
);

export const checkVendorTransfers = viewCheck(
	{ name: "vendor transfers", kind: "unmatched-vendor-transfer" },
	sql`select coalesce('vendor transfer ' || vendor_transfer_id, 'hold') || ' of member ' || member_id || ': ' || fault as subject,
		'nothing' as ours, fault as theirs from cashier.unmatched_vendor_transfers`,
);

/** Held until somebody knows: an operator asks the vendor. */
export const checkSilentVendors = viewCheck(
	{ name: "vendors", kind: "vendor-silent" },
	(now) => sql`select 'vendor transfer ' || id || ' at ' || vendor as subject,
		way || ' since ' || to_char(begun_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as ours, 'no word' as theirs
		from cashier.vendor_transfer where state = 'open' and begun_at < ${new Date(now.getTime() - hourMilliseconds)}`,
);

function viewCheck(
	{ name, kind }: { readonly name: string; readonly kind: FindingKind },
	select: RawBuilder<unknown> | ((now: Date) => RawBuilder<unknown>),
): Check {
	return {
		name,
		kinds: [kind],
		async run({ db }, { now }) {
			const book = typeof select === "function" ? select(now) : select;
			const rows = await db.tx(async (tx) => {
				await sql`set local statement_timeout = '1h'`.execute(tx);
				const differing = await sql<Row>`select distinct on (subject) subject, ours, theirs from (${book}) as book
					order by subject, ours, theirs limit ${most}`.execute(tx);
				return differing.rows;
			});
			return {
				looked: rows.length,
				found: rows.map((row) => ({ kind, ...row })),
				covers: () => rows.length < most,
			};
		},
	};
}
