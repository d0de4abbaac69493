import { expect, test } from "vitest";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";

const db = await testDatabase([]);

test("a database of its own answers", async () => {
	const result = await db.read((tx) => sql<{ n: string }>`select 7::bigint as n`.execute(tx));
	expect(result.rows).toEqual([{ n: "7" }]);
});
