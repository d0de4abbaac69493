// An operator's orders on reconciliation: the run, what it found, and why something is no matter.
import { lastReconciliations, readFindings, reconcile, resolveFinding } from "#cashier/module";
import type { CashierCircumstances } from "./cashier-around.ts";
import { type Ready, refused } from "./one-act.ts";
import type { FindingAct } from "./read-cashier-order.ts";
import { refusalWords } from "./say-deposits.ts";
import { withLedger } from "./with-ledger.ts";

/** Resolves with the exit code: 1 when anything is open. */
export async function runReconciliation({ around }: CashierCircumstances): Promise<number> {
	const { db, now, say, providers } = around;
	if (!providers.ok) return refused(around, providers.error);
	const failed: string[] = [];
	const quiet = () => {};
	const error = (_fields: unknown, message: string) => void failed.push(message);
	const log = { debug: quiet, info: quiet, warn: quiet, error };
	const done = await withLedger(db, (deps) => reconcile({ ...deps, ...providers.value }, { now, log }));
	for (const message of failed) say(message);
	say(`${done.raised} raised, ${done.vanished} gone, ${done.open} open.`);
	return done.open === 0 && failed.length === 0 ? 0 : 1;
}

/** Resolves with the exit code. */
export async function sayFindings(
	{ around }: CashierCircumstances,
	asked: Extract<FindingAct, { readonly kind: "findings" }>,
): Promise<number> {
	const [run] = await lastReconciliations(around.db, 1);
	around.say(
		run === undefined ? "It never ran." : `Last run ${run.began_at.toISOString()} ${JSON.stringify(run.checks)}`,
	);
	for (const finding of await readFindings(around.db, asked)) {
		const { id, kind, subject, ours, theirs, first_seen_at, resolved_by, reason } = finding;
		const state = resolved_by === "" ? "open" : `resolved by ${resolved_by}`;
		const figures = `ours ${JSON.stringify(ours)}, theirs ${JSON.stringify(theirs)}`;
		const parts = [id, kind, JSON.stringify(subject), figures, `since ${first_seen_at.toISOString()}`, state];
		around.say([...parts, ...(reason === "" ? [] : [JSON.stringify(reason)])].join("  "));
	}
	return 0;
}

export function prepareResolution(
	{ id, why }: Extract<FindingAct, { readonly kind: "resolve-finding" }>,
	{ around, merchant, operator }: CashierCircumstances,
): Ready {
	const carryOut = async () => {
		const done = await resolveFinding(around.db, { merchant, id, operator, why, now: around.now });
		return done.ok ? undefined : refusalWords(done.error);
	};
	return { words: `finding ${id} is no matter: "${why}"`, carryOut };
}
