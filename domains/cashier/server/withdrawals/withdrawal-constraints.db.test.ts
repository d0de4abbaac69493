// What the database itself refuses of withdrawals, of accounts and of the ways to pay out, whoever asks.
import { beforeEach, describe, expect, test } from "vitest";
import { type Customer, openTeller } from "../testing/open-teller.ts";
import { attemptsOn } from "../testing/refusals.ts";

const teller = await openTeller();
const { asked, customer, enrol, rows } = teller;
const attempt = attemptsOn(teller);

let one: Customer;
let withdrawal: string;
beforeEach(async () => {
	one = await customer();
	withdrawal = (await asked(one)).withdrawalId;
});

const set = (change: string) => attempt(`update cashier.withdrawal set ${change} where id = '${withdrawal}'`);
const approved = "approved_by = '{Han}'";
const left = `${approved}, posting_key = gen_random_uuid(), paid_at = now()`;
const waits = "confirm_by = now()";
const ended = "closed_at = now()";

describe("a withdrawal", () => {
	test.each([
		["is of something", "amount = 0", "check"],
		["keeps no fee below zero", "fee = -1", "check"],
		["leaves something of it", "fee = amount", "check"],
		["has a state that is known", "state = 'lost'", "check"],
		["is decided by one or two", "levels = 3", "check"],
		["is decided by somebody", "levels = 0", "check"],
		["is decided by no more than it asks for", "approved_by = '{Han,Lee}'", "check"],
		["is decided by two different people", "levels = 2, approved_by = '{Han,Han}'", "check"],
		["leaves after it was decided", "state = 'approved'", "check"],
		["is paid after it was decided by all", `state = 'paid', levels = 2, ${left}, ${waits}`, "check"],
		["that is paid says how the ledger has it", `state = 'paid', ${approved}, paid_at = now(), ${waits}`, "check"],
		["that is paid says when", `state = 'paid', ${approved}, posting_key = gen_random_uuid(), ${waits}`, "check"],
		["that is paid waits for an answer", `state = 'paid', ${left}`, "check"],
		["that is disputed waits for none by time", `state = 'disputed', ${left}, ${waits}`, "check"],
		["that came to its end says when", "state = 'refused'", "check"],
		["that is open has no end", ended, "check"],
		["that was refused has not left", `state = 'refused', ${ended}, ${left}`, "check"],
		["that was given back says how the ledger has it", `state = 'reversed', ${left}, ${ended}`, "check"],
		["that was not given back has no such key", "return_key = gen_random_uuid()", "check"],
		["is by a way that stands", "method_id = 0", "reference"],
		["goes to an account that stands", "account_id = gen_random_uuid()", "reference"],
		["has its hold", "hold_key = null", "null"],
		["has a reference", "reference = null", "null"],
	])("%s", async (_what, change, refusal) => {
		expect(await set(change)).toBe(refusal);
	});
	test.each([
		["refused", `state = 'refused', ${ended}`],
		["cancelled", `state = 'cancelled', ${ended}`],
		["received", `state = 'received', ${left}, ${ended}`],
		["reversed", `state = 'reversed', ${left}, return_key = gen_random_uuid(), ${ended}`],
	])("that was %s is never touched again", async (_state, change) => {
		expect(await set(change)).toBe("taken");
		for (const again of ["reason = 'x'", "state = 'pending', closed_at = null", "amount = 1"]) {
			expect(await set(again)).toBe("refused");
		}
		expect(await attempt(`delete from cashier.withdrawal where id = '${withdrawal}'`)).toBe("refused");
	});
	test("goes to no other member's account", async () => {
		const other = await customer();
		expect(await set(`account_id = '${other.account.accountId}'`)).toBe("reference");
	});
	test("shares its reference with no other of the brand, and its key with none of the member", async () => {
		const other = (await asked(one, "50")).withdrawalId;
		const same = (column: string) =>
			set(`${column} = (select ${column} from cashier.withdrawal where id = '${other}')`);
		expect(await same("reference")).toBe("unique");
		expect(await same("request_key")).toBe("unique");
		expect(await same("id")).toBe("unique");
	});
	test("is not emptied out, nor are its steps", async () => {
		expect(await attempt("truncate cashier.withdrawal cascade")).toBe("refused");
		expect(await attempt("truncate cashier.withdrawal_step")).toBe("refused");
	});
});

describe("a picture of a withdrawal", () => {
	const picture = (place: number, { by = "operator", of = withdrawal, whose = one.member } = {}) =>
		attempt(`insert into cashier.withdrawal_picture values (${whose}, '${of}', ${place}, '${by}', now(), '\\x00')`);
	test("has a place of its own, of somebody who is known, of a withdrawal that stands", async () => {
		expect(await picture(1)).toBe("taken");
		expect(await picture(1)).toBe("unique");
		expect(await picture(2, { by: "member" })).toBe("taken");
		expect(await picture(0)).toBe("check");
		expect(await picture(3, { by: "nobody" })).toBe("check");
		expect(await picture(3, { of: "0b5a9c1e-7d52-4c39-9d0f-3c1f1a2b3c4d" })).toBe("reference");
		expect(await picture(3, { whose: await enrol() })).toBe("reference");
	});
});

describe("an account", () => {
	const change = (what: string) =>
		attempt(`update cashier.payout_account set ${what} where id = '${one.account.accountId}'`);
	test.each([
		["kind = 'cheque'", "check"],
		["bank = ''", "check"],
		["holder = ''", "check"],
		["tail = ''", "check"],
		["tail = '12345'", "check"],
		["mark = '\\x00'", "check"],
		["sealed = null", "null"],
	])("cannot have %s", async (what, refusal) => expect(await change(what)).toBe(refusal));
	test("of one number stands once, and again when it was removed", async () => {
		const again = () =>
			attempt(`insert into cashier.payout_account select member_id, gen_random_uuid(), merchant, kind, bank, holder, sealed,
				tail, mark, now() from cashier.payout_account where id = '${one.account.accountId}'`);
		expect(await again()).toBe("unique");
		expect(await change("removed_at = now()")).toBe("taken");
		expect(await again()).toBe("taken");
	});
	test("that a withdrawal went to is not deleted", async () => {
		expect(await attempt(`delete from cashier.payout_account where id = '${one.account.accountId}'`)).toBe("reference");
	});
});

describe("a way to pay out", () => {
	test.each([
		["smallest = 0", "check"],
		["largest = smallest - 1", "check"],
		["largest = 1000000000000001", "check"],
		["fee_fixed = -1", "check"],
		["fee_basis_points = 10001", "check"],
	])("has no terms such as %s", async (change, refusal) => {
		expect(await attempt(`update cashier.payout_method_currency set ${change} where currency = 'P'`)).toBe(refusal);
	});
	test.each([
		["code = 'Mosaic Bank'", "check"],
		["code = 'lantern-payout'", "unique"],
		["kind = 'cheque'", "check"],
		["hours = 0", "check"],
	])("cannot have %s", async (change, refusal) => {
		expect(await attempt(`update cashier.payout_method set ${change} where code = 'mosaic-payout'`)).toBe(refusal);
	});
	test("with withdrawals is not deleted", async () => {
		expect(await attempt("delete from cashier.payout_method where code = 'mosaic-payout'")).toBe("reference");
	});
});

describe("what a brand asks", () => {
	test.each([
		["login_minutes = 0", "check"],
		["turnover_percent = -1", "check"],
		["confirm_minutes = 0", "check"],
		["many_a_day = 1", "check"],
		["most_open = 0", "check"],
	])("is never %s", async (change, refusal) => {
		expect(await attempt(`update cashier.payout_rule set ${change}`)).toBe(refusal);
	});
	test("has thresholds that are amounts", async () => {
		expect(await attempt("update cashier.payout_threshold set second_above = -1")).toBe("check");
		expect(await attempt("update cashier.payout_threshold set large_from = 0")).toBe("check");
	});
	test("of turnover never misses more than was asked for", async () => {
		const turnover = (asks: number, missing: number) =>
			attempt(`insert into cashier.turnover values (${one.member}, 'P', ${asks}, ${missing}, 0)`);
		expect(await turnover(100, 101)).toBe("check");
		expect(await turnover(-1, 0)).toBe("check");
		expect(await turnover(100, 100)).toBe("taken");
	});
});

test("what is written by hand for these tests is found by the view, and nothing else", async () => {
	const faults = await rows<{ fault: string }>(
		"select distinct fault from cashier.unmatched_withdrawals order by fault",
	);
	expect(faults.map(({ fault }) => fault)).toEqual(["hold", "posting"]);
});
