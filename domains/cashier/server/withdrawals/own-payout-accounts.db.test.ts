// Accounts to be paid to: in the member's own name, at most five, behind a fresh login and the payment password; the number is
// nowhere in the clear.
import { describe, expect, test } from "vitest";
import { type MemberId, type Result, unwrap } from "#platform/kernel";
import { readWithdrawDesk, removePayoutAccount } from "../../contract/index.ts";
import { lookAtWithdrawal, revealAccount } from "../api.ts";
import { paymentPassword } from "../testing/known-members.ts";
import { openTeller } from "../testing/open-teller.ts";

const teller = await openTeller();
const { addAccount, call, clock, customer, deps, enrol, members, order, rows } = teller;

const codeOf = (answer: Result<unknown, { readonly code: string }>) => (answer.ok ? "done" : answer.error.code);
const tryAdd = async (member: MemberId, change: Parameters<typeof addAccount>[1] = {}) =>
	codeOf(await addAccount(member, change));
const remove = async (member: MemberId, accountId: string, password = paymentPassword) =>
	codeOf(await call(member, removePayoutAccount, { accountId, paymentPassword: password }));
const desk = async (member: MemberId) => {
	const read = await call(member, readWithdrawDesk, {});
	if (!read.ok) throw new Error(read.error.code);
	return read.value;
};
const minutesAgo = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000);

describe("T13 an account", () => {
	test("of the first name locks it; another's name is refused from then on, however it is typed", async () => {
		const member = await enrol();
		expect((await desk(member)).holder).toBeNull();
		expect(await tryAdd(member, { holder: "Kim Minji" })).toBe("done");
		expect(await tryAdd(member, { holder: "Park Jiho" })).toBe("PAYOUT_NAME_DIFFERS");
		expect(await tryAdd(member, { holder: "  KIM  minji " })).toBe("done");
		const { accounts, holder } = await desk(member);
		expect(accounts).toHaveLength(2);
		expect(holder).toBe("K•• M••••");
	});
	test("shows its last four signs and the first letters of its holder, and nothing more of either", async () => {
		const member = await enrol();
		await addAccount(member, { accountNumber: "123-456-7890123" });
		const { accounts } = await desk(member);
		expect(accounts).toMatchObject([{ bank: "Mosaic Bank", holder: "K•• M••••", number: "•••• 0123" }]);
		expect(JSON.stringify(accounts)).not.toContain("7890");
	});
	test("is kept sealed: its number stands in no row", async () => {
		const member = await enrol();
		await addAccount(member, { accountNumber: "5556667778889" });
		const [row] = await rows<{ text: string }>(
			`select account::text || encode(sealed, 'escape') as text from cashier.payout_account account where member_id = ${member}`,
		);
		expect(row?.text).not.toContain("5556667778889");
		expect(row?.text).not.toContain("555666777");
	});
	test("is revealed to an operator, who is written down; a look alone does not show it", async () => {
		const one = await customer();
		const asked = order(await teller.asked(one));
		const [row] = await rows<{ tail: string }>(
			`select tail from cashier.payout_account where id = '${one.account.accountId}'`,
		);
		const looked = unwrap(await lookAtWithdrawal(deps, asked));
		expect(looked).toMatchObject({ holder: "Kim Minji", withdrawal: { number: `•••• ${row?.tail}` } });
		expect(JSON.stringify(looked)).not.toContain("110234");
		const revealed = unwrap(await revealAccount(deps, asked));
		expect(revealed).toMatchObject({ kind: "bank-account", holder: "Kim Minji", bank: "Mosaic Bank" });
		expect(revealed.number).toMatch(new RegExp(`^110234\\d+${row?.tail}$`));
		const acts = await rows<{ act: string; text: string }>(
			"select act, after::text as text from cashier.operator_act order by id desc limit 2",
		);
		expect(acts.map(({ act }) => act)).toEqual(["withdrawal account revealed", "withdrawal looked at"]);
		expect(acts.some(({ text }) => text.includes(revealed.number))).toBe(false);
		const elsewhere = await revealAccount({ ...deps, accountKey: Buffer.alloc(32) }, asked);
		expect(elsewhere).toMatchObject({ ok: false, error: { code: "NOT_OPENED" } });
		const nobodys = await revealAccount(deps, { ...asked, merchant: "elsewhere" });
		expect(nobodys).toMatchObject({ ok: false, error: { code: "WITHDRAWAL_NOT_FOUND" } });
	});
	test.each(["", " ", "12345", "no digits here", "<script>12345678</script>"])(
		"%j is no number",
		async (accountNumber) => {
			const member = await enrol();
			await expect(tryAdd(member, { accountNumber }).catch(() => "refused by its contract")).resolves.toMatch(
				/ACCOUNT_NUMBER_INVALID|contract/,
			);
		},
	);
});

describe("T07 A.3.6 adding and removing", () => {
	test("asks for the payment password", async () => {
		const member = await enrol();
		expect(await tryAdd(member, { paymentPassword: "111111" })).toBe("WRONG_PAYMENT_PASSWORD");
		await addAccount(member);
		const [account] = (await desk(member)).accounts;
		expect(await remove(member, account?.accountId ?? "", "111111")).toBe("WRONG_PAYMENT_PASSWORD");
		expect((await desk(member)).accounts).toHaveLength(1);
	});
	test("asks for a fresh login", async () => {
		const member = await enrol();
		await addAccount(member);
		const [account] = (await desk(member)).accounts;
		members.say(member, { loggedInAt: minutesAgo(16) });
		expect(await tryAdd(member)).toBe("LOGIN_NOT_FRESH");
		expect(await remove(member, account?.accountId ?? "")).toBe("LOGIN_NOT_FRESH");
		expect((await desk(member)).freshUntil).toBeNull();
		members.say(member, { loggedInAt: minutesAgo(14) });
		expect(await remove(member, account?.accountId ?? "")).toBe("done");
		expect((await desk(member)).freshUntil).toBe(minutesAgo(-1).toISOString());
	});
	test("takes at most five, at once too, and each number once", async () => {
		const member = await enrol();
		const answers = await Promise.all(Array.from({ length: 8 }, () => tryAdd(member)));
		expect(answers.filter((code) => code === "done")).toHaveLength(5);
		expect(answers.filter((code) => code === "TOO_MANY_PAYOUT_ACCOUNTS")).toHaveLength(3);
		const other = await enrol();
		const twice = await Promise.all(
			["110-999-000001", "110 999 000001"].map((accountNumber) => tryAdd(other, { accountNumber })),
		);
		expect(twice.toSorted()).toEqual(["PAYOUT_ACCOUNT_KNOWN", "done"]);
	});
	test("another's account is not found, and a removed one is gone and may come again", async () => {
		const [one, other] = [await enrol(), await enrol()];
		await addAccount(one, { accountNumber: "110-888-000001" });
		const [account] = (await desk(one)).accounts;
		expect(await remove(other, account?.accountId ?? "")).toBe("PAYOUT_ACCOUNT_NOT_FOUND");
		expect(await remove(one, account?.accountId ?? "")).toBe("done");
		expect(await remove(one, account?.accountId ?? "")).toBe("PAYOUT_ACCOUNT_NOT_FOUND");
		expect(await tryAdd(one, { accountNumber: "110-888-000001" })).toBe("done");
	});
	test("an account that a withdrawal is on its way to stays", async () => {
		const one = await customer();
		await teller.asked(one);
		expect(await remove(one.member, one.account.accountId)).toBe("PAYOUT_ACCOUNT_IN_USE");
	});
});
