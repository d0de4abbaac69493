// What the trail may hold is what the tables let in: no kind of event and no act is written that the contract does not name,
// so that the console has words for each.
import { expect, test } from "vitest";
import { eventsBySource } from "../../contract/index.ts";
import { openOffice } from "../testing/open-office.ts";

const { rows } = await openOffice();

/** What a column is held to: `kind = any (array['a'::text, 'b'::text])`. */
async function allowedIn(table: string, column: string): Promise<readonly string[]> {
	const found = await rows<{ rule: string }>(`select pg_get_constraintdef(oid) as rule from pg_constraint
		where conrelid = '${table}'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%((${column} = ANY (%'`);
	return found.flatMap(({ rule }) => [...rule.matchAll(/'([^']+)'::text/g)].map(([, value = ""]) => value));
}

test.each([
	["wallet.significant_event", "kind", "ledger"],
	["games.significant_event", "kind", "play"],
	["members.operator_acts", "act", "operators"],
	["members.account_events", "kind", "accounts"],
] as const)("%s lets in what is named, and nothing else", async (table, column, source) => {
	const allowed = await allowedIn(table, column);
	expect(allowed.length).toBeGreaterThan(0);
	expect([...allowed].sort()).toEqual([...eventsBySource[source]].sort());
});
