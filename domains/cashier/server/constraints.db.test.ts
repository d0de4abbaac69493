// What the database itself refuses of deposits and of the ways to pay in, whoever asks.
import { beforeEach, describe, expect, test } from "vitest";
import type { MemberId } from "#platform/kernel";
import { openCounter } from "./testing/open-counter.ts";
import { attemptsOn } from "./testing/refusals.ts";

const { enrol, open, rows } = await openCounter();

const attempt = attemptsOn({ rows });

let member: MemberId;
let deposit: string;
beforeEach(async () => {
	member = await enrol();
	deposit = (await open(member, "100")).depositId;
});

const set = (change: string) => attempt(`update cashier.deposit set ${change} where id = '${deposit}'`);
const ended = "closed_at = now()";
const money = "arrived = 100, fee = 10, credited = 90, posting_key = gen_random_uuid()";

describe("a deposit", () => {
	test.each([
		["is of something", "amount = 0", "check"],
		["is of more than nothing", "amount = -5", "check"],
		["has a state that is known", `state = 'lost', ${ended}`, "check"],
		["that came to its end says when", "state = 'cancelled'", "check"],
		["that waits has no end", ended, "check"],
		["that is credited says what", `state = 'credited', ${ended}`, "check"],
		["is credited with all that belongs to it", `state = 'credited', ${ended}, arrived = 100, credited = 100`, "check"],
		["that was refused has no money", `state = 'refused', ${ended}, ${money}`, "check"],
		[
			"is credited with what arrived less the fee",
			`state = 'credited', ${ended}, ${money.replace("90", "91")}`,
			"check",
		],
		[
			"is credited with something",
			`state = 'credited', ${ended}, ${money.replace("= 10,", "= 100,").replace("90", "0")}`,
			"check",
		],
		[
			"takes no fee below zero",
			`state = 'credited', ${ended}, ${money.replace("= 10,", "= -1,").replace("90", "101")}`,
			"check",
		],
		["keeps a fee that can be taken", "fee_basis_points = 10001", "check"],
		["is of a method that stands", "method_id = 0", "reference"],
		["has a reference", "reference = null", "null"],
	])("%s", async (_what, change, refusal) => {
		expect(await set(change)).toBe(refusal);
	});
	test.each([
		["cancelled", `state = 'cancelled', ${ended}`],
		["credited", `state = 'credited', ${ended}, ${money}`],
	])("that was %s is never touched again", async (_state, change) => {
		expect(await set(change)).toBe("taken");
		for (const again of ["reason = 'x'", "state = 'pending', closed_at = null", "amount = 1"]) {
			expect(await set(again)).toBe("refused");
		}
		expect(await attempt(`delete from cashier.deposit where id = '${deposit}'`)).toBe("refused");
	});
	test("shares its reference with no other of the brand, and its key with none of the member", async () => {
		const other = (await open(member, "50")).depositId;
		const same = (column: string) =>
			attempt(`update cashier.deposit set ${column} = (select ${column} from cashier.deposit where id = '${other}')
				where id = '${deposit}'`);
		expect(await same("reference")).toBe("unique");
		expect(await same("request_key")).toBe("unique");
		expect(await same("id")).toBe("unique");
	});
	test("is not emptied out", async () => {
		expect(await attempt("truncate cashier.deposit cascade")).toBe("refused");
	});
});

describe("a proof", () => {
	const proof = (place: number, of = deposit) =>
		attempt(`insert into cashier.proof values (${member}, '${of}', ${place}, now(), '\\x00')`);
	test("has one of three places of a deposit that stands", async () => {
		expect(await proof(1)).toBe("taken");
		expect(await proof(1)).toBe("unique");
		expect(await proof(0)).toBe("check");
		expect(await proof(4)).toBe("check");
		expect(await proof(2, "0b5a9c1e-7d52-4c39-9d0f-3c1f1a2b3c4d")).toBe("reference");
	});
	test("is of the member whose deposit it is", async () => {
		const other = await enrol();
		const foreign = `insert into cashier.proof values (${other}, '${deposit}', 2, now(), '\\x00')`;
		expect(await attempt(foreign)).toBe("reference");
	});
});

describe("a way to pay in", () => {
	const terms = (change: string) => attempt(`update cashier.method_currency set ${change} where currency = 'P'`);
	test.each([
		["takes something", "smallest = 0", "check"],
		["takes no less than its least", "largest = smallest - 1", "check"],
		["takes no more than the ledger can", "largest = 1000000000000001", "check"],
		["has no fee below zero", "fee_fixed = -1", "check"],
		["takes at most all as its fee", "fee_basis_points = 10001", "check"],
	])("%s", async (_what, change, refusal) => {
		expect(await terms(change)).toBe(refusal);
	});
	test.each([
		["code = 'Mosaic Bank'", "check"],
		["code = 'lantern-express'", "unique"],
		["kind = 'cheque'", "check"],
		["hours = 0", "check"],
		["hours = 721", "check"],
	])("cannot have %s", async (change, refusal) => {
		expect(await attempt(`update cashier.method set ${change} where code = 'mosaic-bank'`)).toBe(refusal);
	});
	test("with deposits is not deleted", async () => {
		expect(await attempt("delete from cashier.method where code = 'mosaic-bank'")).toBe("reference");
	});
});

describe("what an operator did", () => {
	const act = (operator: string) =>
		attempt(`insert into cashier.operator_act (merchant, act, operator, at, before, after)
			values ('tessera', 'a test', '${operator}', now(), '{}', '{}')`);
	test("names who it was", async () => {
		expect(await act("Han")).toBe("taken");
		expect(await act("")).toBe("check");
		expect(await act("x".repeat(101))).toBe("check");
	});
	test.each([
		"update cashier.operator_act set operator = 'nobody'",
		"delete from cashier.operator_act",
		"truncate cashier.operator_act",
	])("only grows: %s", async (statement) => {
		await act("Han");
		expect(await attempt(statement)).toBe("refused");
	});
});

describe("a way to pay at a provider", () => {
	const insert = (kind: string, provider: string, channel: string) =>
		attempt(`insert into cashier.method (merchant, code, kind, provider, channel)
			values ('tessera', 'a-${provider}-${channel}-${kind}', '${kind}', '${provider}', '${channel}')`);
	test.each([
		["provider", "", "card", "check"],
		["provider", "gateway", "", "check"],
		["provider", "", "", "check"],
		["bank-transfer", "gateway", "card", "check"],
		["bank-transfer", "gateway", "", "check"],
		["voucher", "", "card", "check"],
		["provider", "gateway", "cash", "check"],
		["provider", "gateway", "card", "taken"],
	] as const)("%s of %j by %j is %s", async (kind, provider, channel, outcome) => {
		expect(await insert(kind, provider, channel)).toBe(outcome);
	});
});

describe("a line of a provider", () => {
	const insert = (line: string, change: { readonly state?: string; readonly fault?: string } = {}) => {
		const { state = "review", fault = "unknown" } = change;
		return attempt(`insert into cashier.provider_line (provider, line_id, payment, currency, amount, paid_at, heard_at,
				told_by, merchant, fault, state)
			values ('gateway', '${line}', 'p', 'P', '1.00', now(), now(), 'webhook', '', '${fault}', '${state}')`);
	};
	test.each([
		["that is credited names its deposit", "a", { state: "credited" }, "check"],
		["that is decided says when", "b", { state: "returned" }, "check"],
		["has a fault that is known", "c", { fault: "odd" }, "check"],
		["waits", "d", {}, "taken"],
		["has a number of its own", "d", {}, "unique"],
	] as const)("%s", async (_what, line, change, outcome) => {
		expect(await insert(line, change)).toBe(outcome);
	});
});
