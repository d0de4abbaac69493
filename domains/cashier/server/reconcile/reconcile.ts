// One run of reconciliation: every check looks, what differs is raised once, what is no longer so is resolved, and the run is
// kept. A check that does not come to its end resolves nothing.
import { sql } from "#platform/db";
import type { Log } from "#platform/http";
import { settleFindings } from "../../core/index.ts";
import type { Check, CheckContext, Checked, ReconcileDeps } from "./check.ts";
import { checkLedger } from "./check-ledger.ts";
import { checkStatements } from "./check-statements.ts";
import {
	checkBonuses,
	checkDeposits,
	checkSilentPayouts,
	checkSilentVendors,
	checkTransfers,
	checkVendorTransfers,
	checkWithdrawals,
} from "./check-views.ts";
import { acceptedOf, allOpen, closeFindings, insertFindings, seeAgain } from "./finding-store.ts";
import { insertRun } from "./run-store.ts";

export type { ReconcileDeps } from "./check.ts";

/** In their order; statements come first, for what they bring is in the others' books then. */
const checks: readonly Check[] = [
	checkStatements,
	checkDeposits,
	checkWithdrawals,
	checkSilentPayouts,
	checkTransfers,
	checkVendorTransfers,
	checkSilentVendors,
	checkBonuses,
	checkLedger,
];

export type Reconciled = { readonly raised: number; readonly vanished: number; readonly open: number };

export async function reconcile(
	deps: ReconcileDeps,
	{ now, log }: { readonly now: Date; readonly log: Log },
): Promise<Reconciled> {
	const open = await deps.db.read((tx) => allOpen(tx));
	const looked: (Checked & { readonly check: Check; readonly complete: boolean })[] = [];
	for (const check of checks) looked.push({ check, ...(await lookWith(check, deps, { now, log, open })) });
	const found = looked.flatMap((one) => one.found);
	return deps.db.tx(async (tx) => {
		// Two runs at once settle one after the other.
		await sql`select pg_advisory_xact_lock(hashtext('cashier.reconcile'))`.execute(tx);
		const accepted = await acceptedOf(tx, found);
		const stillOpen = await allOpen(tx);
		const settled = settleFindings(stillOpen, {
			found,
			looked: (finding) => looked.some(({ check, covers }) => check.kinds.includes(finding.kind) && covers(finding)),
			accepted: (difference) => accepted.has(difference),
		});
		await insertFindings(tx, settled.raised, now);
		for (const seen of settled.seen) await seeAgain(tx, { ...seen, now });
		await closeFindings(tx, settled.vanished, { at: now, by: "reconciliation", reason: "" });
		const [raised, vanished] = [settled.raised.length, settled.vanished.length];
		const summary = Object.fromEntries(
			looked.map((one) => [one.check.name, { looked: one.looked, differs: one.found.length, complete: one.complete }]),
		);
		await insertRun(tx, { beganAt: now, checks: summary, raised, vanished });
		return { raised, vanished, open: stillOpen.length + raised - vanished };
	});
}

async function lookWith(
	check: Check,
	deps: ReconcileDeps,
	context: CheckContext,
): Promise<Checked & { readonly complete: boolean }> {
	try {
		return { ...(await check.run(deps, context)), complete: true };
	} catch (error) {
		context.log.error({ error, check: check.name }, "a check of reconciliation did not come to its end");
		return { looked: 0, found: [], covers: () => false, complete: false };
	}
}
