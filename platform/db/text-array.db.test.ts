// The binary array, as PostgreSQL reads it: any text comes back as it was, none at all is an empty array.
import fc from "fast-check";
import { expect, test } from "vitest";
import { testDatabase } from "./testing.ts";
import { textArray } from "./text-array.ts";

const db = await testDatabase([]);
const echo = { name: "test.echo", text: "select $1::text[] as texts, cardinality($1) as count" };

test.each([
	["none", []],
	["one empty", [""]],
	["words of SQL", ["NULL", "{}", '"', "\\", "a,b", "'; drop table x; --"]],
	["beyond one byte", ["단청문", "까치와 호랑이", "😀", "é"]],
	["long ones", ["x".repeat(100_000), JSON.stringify([{ type: "bet", cost: 20 }])]],
])("%s", async (_what, texts) => {
	expect(await db.call(echo, [textArray(texts)])).toEqual([{ texts, count: texts.length }]);
});

test("any texts (property)", async () => {
	const sent = fc.string({ unit: "grapheme" }).filter((text) => !text.includes("\0"));
	await fc.assert(
		fc.asyncProperty(fc.array(sent, { maxLength: 20 }), async (texts) => {
			expect(await db.call(echo, [textArray(texts)])).toEqual([{ texts, count: texts.length }]);
		}),
		{ numRuns: 60 },
	);
});
