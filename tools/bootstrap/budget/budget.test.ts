import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { domains } from "../../../architecture.ts";
import { account, budgets, ownerOf, readNotes, readTable, totals } from "./budget.ts";
import { sumBelow } from "./processor.ts";
import { measureSpeed, referenceMilliseconds } from "./speed.ts";

const table = {
	exceptions: [{ domain: "games", kind: "database", seconds: 60, why: "vendors" } as const],
};
const db = (domain: string, seconds: number) => ({
	path: `domains/${domain}/server/a.db.test.ts`,
	milliseconds: seconds * 1_000,
});
const verdicts = (notes: readonly { path: string; milliseconds: number }[], factor = 1) =>
	account(notes, { table, factor }).map(({ domain, kind, verdict }) => `${domain} ${kind} ${verdict}`);

describe("the budget of a domain", () => {
	test("holds, is passed a little and is named, is passed by half and fails", () => {
		expect(verdicts([db("wallet", 20), db("members", 25), db("cashier", 31)])).toEqual([
			"cashier database too much",
			"members database over",
			"wallet database within",
		]);
	});
	test("sums the files of a domain, by kind; other tests have none", () => {
		const journey = { path: "domains/wallet/proof/purse.e2e.ts", milliseconds: 26_000 };
		const rule = { path: "domains/wallet/core/a.test.ts", milliseconds: 90_000 };
		expect(verdicts([db("wallet", 12), { ...db("wallet", 12), path: "domains/wallet/server/b.db.test.ts" }])).toEqual([
			"wallet database over",
		]);
		expect(verdicts([journey, rule])).toEqual(["wallet journeys over"]);
	});
	test("counts less on a machine that takes longer for the same work", () => {
		expect(verdicts([db("cashier", 58)], 3)).toEqual(["cashier database within"]);
		expect(verdicts([db("cashier", 58)], 1)).toEqual(["cashier database too much"]);
	});
	test("is another where an exception is recorded", () => {
		expect(verdicts([db("games", 59)])).toEqual(["games database within"]);
	});
});

test("a file that was walked twice counts once", () => {
	const text = '{"path":"a.test.ts","milliseconds":5}\n{"path":"a.test.ts","milliseconds":9}\n';
	expect(readNotes(text)).toEqual([{ path: "a.test.ts", milliseconds: 9 }]);
	expect(totals(readNotes(text))).toEqual({ pure: 0.009 });
});

test("what ended below a process is counted with it, and none twice", () => {
	const all = new Map([
		[1, { parent: 0, milliseconds: 10 }],
		[2, { parent: 1, milliseconds: 20 }],
		[3, { parent: 2, milliseconds: 40 }],
		[4, { parent: 0, milliseconds: 80 }],
	]);
	expect(sumBelow([1], all)).toBe(70);
	expect(sumBelow([1, 2, 4], all)).toBe(150);
});

test("the whole house's own journeys are its own, and have their own line", () => {
	expect(ownerOf("e2e/tour/tour.e2e.ts")).toBe("e2e");
	expect(ownerOf("domains/slots/proof/slots.e2e.ts")).toBe("slots");
});

describe("the table of this house", () => {
	const own = readTable(readFileSync("tools/bootstrap/budget/budget.json", "utf8"));

	test("makes exceptions with a reason, above the budget", () => {
		for (const { domain, kind, seconds, why } of own.exceptions) {
			expect(seconds).toBeGreaterThan(budgets[kind]);
			expect(["e2e", "tools", ...Object.keys(domains)]).toContain(domain);
			expect(why.split(" ").length).toBeGreaterThan(4);
		}
	});
});

test("the speed of a machine is what it takes for a fixed work, of what the reference took", () => {
	const used = [referenceMilliseconds * 2, referenceMilliseconds * 3, referenceMilliseconds * 9];
	expect(measureSpeed(() => used.shift() ?? 0)).toBe(3);
});
