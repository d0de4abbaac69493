// A pay table as one text: keys sorted, nothing left out, so that equal tables have equal digests.
import type { PayTable } from "./pay-table.ts";

export const canonicalTable = (table: PayTable): string => JSON.stringify(sorted(table));

function sorted(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(sorted);
	if (typeof value !== "object" || value === null) return value;
	const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
	return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, sorted(inner)]));
}
