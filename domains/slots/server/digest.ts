// The digest of a pay table: how a released table is told from a changed one.
import { createHash } from "node:crypto";
import { canonicalTable, type PayTable } from "../core/index.ts";

/** The table as it is kept, and its SHA-256 in hex. */
export function sealTable(table: PayTable): { body: string; digest: string } {
	const body = canonicalTable(table);
	return { body, digest: digestOf(body) };
}

export const digestOf = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");
