// Releases a pay table: the gate computes its exact return, and only what passes is kept. Once released, never changed.
import type { Tx } from "#platform/db";
import { err, ok, type Result } from "#platform/kernel";
import { type GateReason, type GateReport, type PayTable, payTableId, returnGate } from "../core/index.ts";
import { sealTable } from "./digest.ts";
import { correctFigures, findDigest, insertPayTable } from "./store.ts";

/** Figures that were computed before, bound to the digest of the table they belong to. */
export type KnownFigures = { readonly digest: string; readonly report: GateReport };

export type ReleaseFailure =
	| { readonly code: "PAY_TABLE_CHANGED"; readonly payTable: string }
	| { readonly code: "PAY_TABLE_REFUSED"; readonly payTable: string; readonly reasons: readonly GateReason[] };

/**
 * Keeps the table, or finds it kept already; then figures that are known better by now take the place of those it was let
 * pass with. Another table under a released id is refused, as is one that fails the
 * gate. Runs the gate (seconds) unless `known` holds its result for exactly this table.
 */
export async function releasePayTable(
	tx: Tx,
	table: PayTable,
	known: readonly KnownFigures[] = [],
): Promise<Result<{ readonly released: boolean }, ReleaseFailure>> {
	const { body, digest } = sealTable(table);
	const payTable = payTableId(table);
	const kept = await findDigest(tx, table);
	const passed = known.find((figures) => figures.digest === digest);
	if (kept === digest) {
		if (passed !== undefined) await correctFigures(tx, { ...table, figures: passed.report });
		return ok({ released: false });
	}
	if (kept !== undefined) return err({ code: "PAY_TABLE_CHANGED", payTable });
	const gate = passed === undefined ? returnGate(table) : ok(passed.report);
	if (!gate.ok) return err({ code: "PAY_TABLE_REFUSED", payTable, reasons: gate.error });
	const { game, version, liveFrom } = table;
	await insertPayTable(tx, { game, version, liveFrom, body, digest, figures: gate.value });
	return ok({ released: true });
}
