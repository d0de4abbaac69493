// A member asks for a withdrawal: what stands against it, what is held, and that the same asked twice is one.
import { describe, expect, test } from "vitest";
import { type MemberId, type Result, unwrap } from "#platform/kernel";
import { cancelWithdrawal, listWithdrawals, readWithdrawDesk } from "../../contract/index.ts";
import { readWithdrawals } from "../api.ts";
import { acceptDeposit } from "../module.ts";
import { merchant } from "../testing/open-counter.ts";
import { type Customer, openTeller } from "../testing/open-teller.ts";

const teller = await openTeller();
const {
	addAccount,
	ask,
	asked,
	call,
	clock,
	customer,
	db,
	deps,
	enrol,
	faults,
	heard,
	members,
	now,
	purse,
	rows,
	stopped,
	wager,
} = teller;

const codeOf = (answer: Result<unknown, { readonly code: string }>) => (answer.ok ? "done" : answer.error.code);
const tryAsk = async (one: Customer, change: Parameters<typeof ask>[1] = {}, key?: string) =>
	codeOf(await ask(one, change, key));
const desk = async (member: MemberId) => unwrap(await call(member, readWithdrawDesk, {}));
const cancel = async ({ member }: Customer, withdrawalId: string) =>
	codeOf(await call(member, cancelWithdrawal, { withdrawalId }));
const reasonsOf = async (withdrawalId: string) =>
	(
		await rows<{ reasons: string[]; levels: number }>(
			`select reasons, levels from cashier.withdrawal where id = '${withdrawalId}'`,
		)
	)[0];
const hoursAgo = (hours: number) => new Date(clock.now().getTime() - hours * 3_600_000);
const deposit = async ({ member }: Pick<Customer, "member">, amount: string) => {
	const { reference } = await teller.open(member, amount);
	const order = { merchant, reference, operator: "Han", now: clock.now(), arrived: undefined };
	unwrap(await acceptDeposit(deps, order));
};

describe("a withdrawal", () => {
	test("holds its amount on the ledger, shows fee and what arrives, and pages hear of it", async () => {
		const one = await customer(100_000n);
		const taken = unwrap(await ask(one, { amount: "200", method: "lantern-payout" }));
		expect(taken).toMatchObject({
			state: "pending",
			amount: "200.00",
			fee: "2.00",
			arrives: "198.00",
			cancellable: true,
			account: { bank: "Mosaic Bank", number: one.account.number },
		});
		expect(await purse(one.member)).toEqual({ balance: 100_000n, held: 20_000n });
		expect(await desk(one.member)).toMatchObject({ available: "800.00", withdrawable: "800.00", waiting: 1 });
		await expect
			.poll(() => heard.some(({ member, event }) => member === one.member && event === "withdrawal"))
			.toBe(true);
		await expect
			.poll(() => heard.filter(({ member, event }) => member === one.member && event === "balance").at(-1)?.payload)
			.toMatchObject({ balance: "1000.00", held: "200.00" });
		expect(await faults()).toEqual([]);
	});
	test("with the same key is the same, and with other content a conflict", async () => {
		const one = await customer();
		const both = await Promise.all([1, 2, 3].map(() => ask(one, {}, "a-double-click")));
		expect(new Set(both.map((answer) => unwrap(answer).withdrawalId)).size).toBe(1);
		expect((await purse(one.member)).held).toBe(10_000n);
		expect(await tryAsk(one, { amount: "101" }, "a-double-click")).toBe("WITHDRAWAL_CONFLICT");
	});
	test("from two tabs at once is one", async () => {
		const one = await customer();
		const answers = await Promise.all(["one tab", "another"].map((key) => tryAsk(one, {}, key)));
		expect(answers.toSorted()).toEqual(["WITHDRAWAL_REPEATED", "done"]);
		clock.advance(61_000);
		expect(await tryAsk(one)).toBe("done");
	});
	test("never takes more than there is, however many come at once", async () => {
		const one = await customer(25_000n);
		const answers = await Promise.all(["90", "91", "92"].map((amount) => tryAsk(one, { amount })));
		expect(answers.toSorted()).toEqual(["WITHDRAWAL_NOT_COVERED", "done", "done"]);
		const { balance, held } = await purse(one.member);
		expect(balance - held >= 0n).toBe(true);
	});
	test("A.3.6 asks for a fresh login and the payment password", async () => {
		const one = await customer();
		members.say(one.member, { loggedInAt: hoursAgo(0.26) });
		expect(await tryAsk(one)).toBe("LOGIN_NOT_FRESH");
		members.say(one.member, { loggedInAt: undefined });
		expect(await tryAsk(one)).toBe("LOGIN_NOT_FRESH");
		members.say(one.member, { loggedInAt: clock.now() });
		expect(await tryAsk(one, { paymentPassword: "111111" })).toBe("WRONG_PAYMENT_PASSWORD");
		expect(await tryAsk(one)).toBe("done");
	});
	test.each([
		["19.99", "WITHDRAWAL_OUT_OF_RANGE"],
		["10000.01", "WITHDRAWAL_OUT_OF_RANGE"],
		["20.001", "WITHDRAWAL_OUT_OF_RANGE"],
		["20", "done"],
		["1000.01", "WITHDRAWAL_NOT_COVERED"],
	])("of %s: %s", async (amount, code) => {
		const one = await customer(100_000n);
		expect(await tryAsk(one, { amount })).toBe(code);
		expect((await purse(one.member)).held).toBe(code === "done" ? 2_000n : 0n);
	});
	test("goes to an account of one's own by a way that stands open", async () => {
		const [one, other] = [await customer(), await customer()];
		expect(await tryAsk({ ...one, account: other.account })).toBe("PAYOUT_ACCOUNT_NOT_FOUND");
		expect(await tryAsk(one, { method: "nobody" })).toBe("PAYOUT_METHOD_NOT_FOUND");
		await rows("update cashier.payout_method set enabled = false where code = 'lantern-payout'");
		expect(await tryAsk(one, { method: "lantern-payout" })).toBe("PAYOUT_METHOD_NOT_FOUND");
		await rows("update cashier.payout_method set enabled = true");
	});
	test("T13 goes to no account whose holder is not the member's name any more", async () => {
		const one = await customer();
		members.rename(one.member, "Kim Minjee");
		expect(await tryAsk(one)).toBe("PAYOUT_NAME_DIFFERS");
	});
	test("T05 waits for a document where the market asks for one", async () => {
		const member = await enrol();
		const account = unwrap(await addAccount(member));
		expect(await desk(member)).toMatchObject({ identityRequired: true, withdrawable: "0.00" });
		expect(await tryAsk({ member, account })).toBe("WITHDRAWAL_UNPROVEN");
		await teller.prove(member);
		expect((await desk(member)).identityRequired).toBe(false);
		expect(await tryAsk({ member, account })).toBe("WITHDRAWAL_NOT_COVERED");
	});
	test("A.3.8 is excluded by no break and no exclusion", async () => {
		const one = await customer();
		await rows(`insert into protection.exclusion (member_id, kind, began_at, ends_at)
			values (${one.member}, 'exclusion', now() - interval '1 minute', now() + interval '7 months')`);
		expect(await tryAsk(one)).toBe("done");
	});
	test("A.3.8 whoever is excluded may not play, so nothing is asked of them to be played first", async () => {
		const one = await customer();
		await deposit(one, "120");
		expect(await tryAsk(one, { amount: "20" })).toBe("TURNOVER_MISSING");
		await rows(`insert into protection.exclusion (member_id, kind, began_at, ends_at)
			values (${one.member}, 'exclusion', now() - interval '1 minute', now() + interval '7 months')`);
		expect((await desk(one.member)).turnover.missing).toBe("0.00");
		expect(await tryAsk(one, { amount: "20" })).toBe("done");
	});
	test("of a member of another brand's operator is not seen", async () => {
		const one = await customer();
		const { withdrawalId } = await asked(one);
		const seen = async (whose: string) =>
			(await readWithdrawals(db, { merchant: whose, state: "pending", most: 200 })).withdrawals.map(
				(row) => row.withdrawalId,
			);
		expect(await seen(merchant)).toContain(withdrawalId);
		expect(await seen("elsewhere")).toEqual([]);
	});
	test("at most three are open at once", async () => {
		const one = await customer();
		for (const amount of ["20", "21", "22"]) await asked(one, amount);
		expect(await tryAsk(one, { amount: "23" })).toBe("TOO_MANY_WITHDRAWALS");
	});
});

describe("what deposits ask to be wagered", () => {
	test("is shown with what is missing, and worked off by play alone", async () => {
		const one = await customer();
		wager(one.member, 50_000n);
		await deposit(one, "120");
		expect((await desk(one.member)).turnover).toEqual({ asked: "120.00", missing: "120.00" });
		const refused = await ask(one, { amount: "20" });
		expect(!refused.ok && refused.error).toMatchObject({ code: "TURNOVER_MISSING", value: { missing: "120.00" } });
		wager(one.member, 57_000n);
		expect((await desk(one.member)).turnover).toEqual({ asked: "120.00", missing: "50.00" });
		await deposit(one, "30");
		expect((await desk(one.member)).turnover).toEqual({ asked: "150.00", missing: "80.00" });
		wager(one.member, 65_000n);
		expect(await tryAsk(one, { amount: "20" })).toBe("done");
		expect((await desk(one.member)).turnover).toEqual({ asked: "0.00", missing: "0.00" });
	});
	test("is the brand's part of each deposit, and of many at once each counts", async () => {
		await rows("update cashier.payout_rule set turnover_percent = 250");
		const member = await enrol();
		await Promise.all([deposit({ member }, "10"), deposit({ member }, "20"), deposit({ member }, "30")]);
		expect((await desk(member)).turnover.missing).toBe("150.00");
		await rows("update cashier.payout_rule set turnover_percent = 100");
		expect(await faults()).toEqual([]);
	});
});

describe("an operator is told why to look more closely", () => {
	test("and by how many it is decided", async () => {
		const one = await customer(500_000n);
		members.say(one.member, { networkSince: hoursAgo(1), passwordChangedAt: hoursAgo(2) });
		const { withdrawalId } = await asked(one, "1000.01");
		expect(await reasonsOf(withdrawalId)).toEqual({
			reasons: ["first-withdrawal", "new-account", "new-network", "password-changed", "large-amount"],
			levels: 2,
		});
		await cancel(one, withdrawalId);
		members.say(one.member, { browserSince: hoursAgo(3) });
		const smaller = await asked(one, "50");
		expect(await reasonsOf(smaller.withdrawalId)).toEqual({
			reasons: ["first-withdrawal", "new-account", "new-browser"],
			levels: 1,
		});
	});
	test("of somebody who owes the agents below; like any other it waits for an operator", async () => {
		const one = await customer();
		stopped.add(one.member);
		const { withdrawalId, state } = await asked(one, "20");
		expect(state).toBe("pending");
		expect((await reasonsOf(withdrawalId))?.reasons).toContain("hand-downs-stopped");
	});
	test("of a deposit that nobody played, of many in a day, and of an account that two are paid to", async () => {
		await rows("update cashier.payout_rule set turnover_percent = 0");
		const one = await customer();
		await rows(
			`update cashier.payout_account set added_at = now() - interval '3 days' where member_id = ${one.member}`,
		);
		await deposit(one, "100");
		expect((await reasonsOf((await asked(one, "20")).withdrawalId))?.reasons).toEqual([
			"first-withdrawal",
			"unplayed-deposit",
		]);
		clock.advance(1_000);
		expect((await reasonsOf((await asked(one, "21")).withdrawalId))?.reasons).toEqual(["first-withdrawal"]);
		const third = await asked(one, "22");
		expect((await reasonsOf(third.withdrawalId))?.reasons).toEqual(["first-withdrawal", "many-today"]);
		await rows("update cashier.payout_rule set turnover_percent = 100");
		const [two, three] = [await customer(), await customer()];
		const same = { accountNumber: "110-777-000001" };
		const accounts = [unwrap(await addAccount(two.member, same)), unwrap(await addAccount(three.member, same))];
		const { withdrawalId } = await asked({ member: three.member, account: accounts[1] ?? three.account });
		expect((await reasonsOf(withdrawalId))?.reasons).toContain("shared-account");
	});
});

describe("taking one back", () => {
	test("releases what was held, once, and only one's own", async () => {
		const [one, other] = [await customer(), await customer()];
		const withdrawal = await asked(one);
		expect(await cancel(other, withdrawal.withdrawalId)).toBe("WITHDRAWAL_NOT_FOUND");
		const both = await Promise.all([1, 2].map(() => cancel(one, withdrawal.withdrawalId)));
		expect(both.toSorted()).toEqual(["WITHDRAWAL_CLOSED", "done"]);
		expect(await purse(one.member)).toEqual({ balance: 100_000n, held: 0n });
		expect((await now(one, withdrawal)).state).toBe("cancelled");
	});
	test("RTS 14B is not there in Great Britain", async () => {
		const one = await customer();
		const withdrawal = await asked(one);
		await teller.playBy("great-britain");
		expect((await now(one, withdrawal)).cancellable).toBe(false);
		expect(await cancel(one, withdrawal.withdrawalId)).toBe("CANCEL_NOT_ALLOWED");
		await teller.playBy("international");
		expect(await cancel(one, withdrawal.withdrawalId)).toBe("done");
	});
});

describe("the history", () => {
	test("is read page by page, the newest first, whatever comes meanwhile", async () => {
		const one = await customer();
		for (const amount of ["20", "21", "22", "23", "24"]) {
			clock.advance(1_000);
			await cancel(one, (await asked(one, amount)).withdrawalId);
		}
		const first = unwrap(await call(one.member, listWithdrawals, { pageSize: 2 }));
		expect(first.withdrawals.map(({ amount }) => amount)).toEqual(["24.00", "23.00"]);
		clock.advance(1_000);
		await asked(one, "30");
		const second = unwrap(await call(one.member, listWithdrawals, { pageSize: 2, cursor: first.next ?? "" }));
		expect(second.withdrawals.map(({ amount }) => amount)).toEqual(["22.00", "21.00"]);
		const pending = unwrap(await call(one.member, listWithdrawals, { state: "pending" }));
		expect(pending.withdrawals.map(({ amount }) => amount)).toEqual(["30.00"]);
		expect(codeOf(await call(one.member, listWithdrawals, { cursor: "words" }))).toBe("INVALID_CURSOR");
	});
});

test("and the books are right", async () => expect(await faults()).toEqual([]));
