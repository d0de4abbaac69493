// The ways to pay out and what a brand asks, as data: an operator's rows are what the next request is judged by.
import { afterEach, describe, expect, test } from "vitest";
import { type MemberId, type Result, unwrap } from "#platform/kernel";
import { readWithdrawDesk } from "../../contract/index.ts";
import { approveWithdrawal, payWithdrawal } from "../api.ts";
import { seed } from "../seed/seed.ts";
import { openTeller } from "../testing/open-teller.ts";
import { standardPayoutRule } from "./payout-rules.ts";

const teller = await openTeller();
const { ask, asked, call, clock, customer, db, deps, enrol, members, now, order, rows } = teller;

const codeOf = (answer: Result<unknown, { readonly code: string }>) => (answer.ok ? "done" : answer.error.code);
const desk = async (member: MemberId, language = "en") =>
	unwrap(await call(member, readWithdrawDesk, {}, { language }));
const brand = { brand: () => ({ currency: "P" as const }) };

afterEach(async () => {
	const { loginMinutes, turnoverPercent, confirmMinutes, manyADay, mostOpen } = standardPayoutRule;
	await rows("update cashier.payout_method set enabled = true");
	await rows(`insert into cashier.payout_rule values ('tessera', ${loginMinutes}, ${turnoverPercent}, ${confirmMinutes},
		${manyADay}, ${mostOpen}) on conflict (merchant) do update set login_minutes = excluded.login_minutes,
		confirm_minutes = excluded.confirm_minutes, most_open = excluded.most_open`);
});

describe("the desk", () => {
	test("shows each way that stands open, in the brand's order, with its terms", async () => {
		const { methods, mostAccounts, mostOpen, confirmMinutes, currency } = await desk(await enrol());
		expect({ mostAccounts, mostOpen, confirmMinutes, currency }).toEqual({
			mostAccounts: 5,
			mostOpen: 3,
			confirmMinutes: 1_440,
			currency: "P",
		});
		expect(methods.map(({ code }) => code)).toEqual(["mosaic-payout", "lantern-payout"]);
		expect(methods[1]).toMatchObject({
			name: "Lantern Express",
			smallest: "50.00",
			largest: "5000.00",
			hours: 4,
			fee: { fixed: "1.00", percent: "0.50" },
			quick: ["100.00", "250.00", "500.00", "1000.00"],
		});
	});
	test("speaks the caller's language, and the brand's where there is none", async () => {
		const member = await enrol();
		expect((await desk(member, "ko")).methods[0]?.name).toBe("모자이크 은행 이체");
		await rows("delete from cashier.payout_method_text where language = 'KO' or language = 'ko'");
		expect((await desk(member, "ko")).methods[0]?.name).toBe("Mosaic Bank transfer");
		await seed({ db, brand });
	});
	test("shows none that is closed, or does not pay in the currency", async () => {
		const member = await enrol();
		await rows("update cashier.payout_method set enabled = false where code = 'mosaic-payout'");
		expect((await desk(member)).methods.map(({ code }) => code)).toEqual(["lantern-payout"]);
		await rows("update cashier.payout_method_currency set currency = 'KRW'");
		expect((await desk(member)).methods).toEqual([]);
		await rows("update cashier.payout_method_currency set currency = 'P'");
	});
	test("shows what is under way, with what was asked for before a way closed", async () => {
		const one = await customer();
		await asked(one);
		await rows("update cashier.payout_method set enabled = false");
		expect((await desk(one.member)).open).toMatchObject([{ state: "pending", methodName: "Mosaic Bank transfer" }]);
	});
});

describe("a withdrawal keeps the fee that held when it was asked for", () => {
	test.each([
		["50", "1.25", "48.75"],
		["100", "1.50", "98.50"],
		["333.33", "2.66", "330.67"],
	])("of %s: %s", async (amount, fee, arrives) => {
		const one = await customer();
		const taken = unwrap(await ask(one, { amount, method: "lantern-payout" }));
		expect(taken).toMatchObject({ fee, arrives });
		await rows("update cashier.payout_method_currency set fee_fixed = fee_fixed + 700 where fee_fixed > 0");
		expect(await now(one, taken)).toMatchObject({ fee, arrives });
		await rows("update cashier.payout_method_currency set fee_fixed = fee_fixed - 700 where fee_fixed > 0");
	});
	test("that takes all of it lets nobody ask", async () => {
		const one = await customer();
		await rows("update cashier.payout_method_currency set fee_fixed = 10000 where fee_fixed > 0");
		expect(codeOf(await ask(one, { amount: "60", method: "lantern-payout" }))).toBe("NOTHING_LEFT");
		await rows("update cashier.payout_method_currency set fee_fixed = 100 where fee_fixed > 0");
	});
});

describe("what the brand asks", () => {
	test("is how fresh a login must be", async () => {
		const one = await customer();
		await rows("update cashier.payout_rule set login_minutes = 2");
		members.say(one.member, { loggedInAt: new Date(clock.now().getTime() - 3 * 60_000) });
		expect(codeOf(await ask(one))).toBe("LOGIN_NOT_FRESH");
		await rows("update cashier.payout_rule set login_minutes = 4");
		expect(codeOf(await ask(one))).toBe("done");
	});
	test("is how long a member has for an answer", async () => {
		const one = await customer();
		await rows("update cashier.payout_rule set confirm_minutes = 30");
		const withdrawal = await asked(one);
		await approveWithdrawal(deps, order(withdrawal));
		await payWithdrawal(deps, { ...order(withdrawal), ...(await teller.proof()) });
		const { confirmBy } = await now(one, withdrawal);
		expect(Date.parse(confirmBy ?? "") - clock.now().getTime()).toBe(30 * 60_000);
	});
	test("is how many may be open at once", async () => {
		const one = await customer();
		await rows("update cashier.payout_rule set most_open = 1");
		await asked(one);
		expect(codeOf(await ask(one, { amount: "30" }))).toBe("TOO_MANY_WITHDRAWALS");
	});
	test("is what the house asks, where a brand says nothing; and then two decide on every amount", async () => {
		const one = await customer();
		await rows("delete from cashier.payout_rule");
		await rows("update cashier.payout_threshold set currency = 'KRW'");
		const { withdrawalId } = await asked(one, "20");
		const [row] = await rows<{ levels: number; reasons: string[] }>(
			`select levels, reasons from cashier.withdrawal where id = '${withdrawalId}'`,
		);
		expect(row?.levels).toBe(2);
		expect(row?.reasons).toContain("large-amount");
		await rows("update cashier.payout_threshold set currency = 'P'");
	});
});

test("the seed leaves what an operator changed as it is", async () => {
	await rows("update cashier.payout_method set hours = 7 where code = 'mosaic-payout'");
	await rows("update cashier.payout_threshold set second_above = 7");
	await seed({ db, brand });
	expect(await rows("select hours from cashier.payout_method where code = 'mosaic-payout'")).toEqual([{ hours: 7 }]);
	expect(await rows("select second_above from cashier.payout_threshold")).toEqual([{ second_above: "7" }]);
});
