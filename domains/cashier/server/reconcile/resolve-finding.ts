// An operator says why a finding is no matter. Once; the same with the same figures is not raised again.
import type { Database } from "#platform/db";
import { err, ok, type Result } from "#platform/kernel";
import { writeAct } from "../operator-act.ts";
import { closeFindings, lockFinding } from "./finding-store.ts";

export type FindingOrder = {
	/** The brand whose operator it is. */
	readonly merchant: string;
	readonly id: string;
	readonly operator: string;
	/** Not empty. */
	readonly why: string;
	readonly now: Date;
};

export function resolveFinding(
	db: Pick<Database, "tx">,
	{ merchant, id, operator, why, now }: FindingOrder,
): Promise<Result<undefined, "FINDING_NOT_FOUND" | "FINDING_RESOLVED">> {
	return db.tx(async (tx) => {
		const finding = await lockFinding(tx, id);
		if (finding === undefined) return err("FINDING_NOT_FOUND");
		if (finding.resolved_at !== null) return err("FINDING_RESOLVED");
		const { kind, subject, ours, theirs } = finding;
		const before = { finding: id, kind, subject, ours, theirs };
		await writeAct(tx, { merchant, act: "finding resolved", operator, at: now, before, after: { reason: why } });
		await closeFindings(tx, [id], { at: now, by: operator, reason: why });
		return ok(undefined);
	});
}
