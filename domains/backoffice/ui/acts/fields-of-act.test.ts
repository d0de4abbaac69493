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

test.each(["null", "[]", '"x"', "{}"])("%s has no fields", (text) => {
	expect(fieldsOfAct({ before: text, after: "{}" })).toEqual([]);
});
