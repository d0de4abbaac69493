import { expect, test } from "vitest";
import { fieldsOfAct } from "./fields-of-act.ts";

test("every field that was or is, once, in the order it was written", () => {
	const act = {
		before: '{"username":"olga","roles":["cashier"]}',
		after: '{"roles":["cashier","auditor"],"count":3}',
	};
	expect(fieldsOfAct(act)).toEqual([
		{ name: "username", before: "olga", after: "" },
		{ name: "roles", before: "cashier", after: "cashier, auditor" },
		{ name: "count", before: "", after: "3" },
	]);
});

test("a field of a field is named by both, and a list stays whole", () => {
	const act = { before: "{}", after: '{"next":{"amount":"500","at":"2026-05-02"},"games":[{"code":"a"}]}' };
	expect(fieldsOfAct(act)).toEqual([
		{ name: "next.amount", before: "", after: "500" },
		{ name: "next.at", before: "", after: "2026-05-02" },
		{ name: "games", before: "", after: '{"code":"a"}' },
	]);
});

test.each(["null", "[]", '"x"', "{}", "no JSON"])("%s has no fields", (text) => {
	expect(fieldsOfAct({ before: text, after: "{}" })).toEqual([]);
});
