// Vouchers at the desk: a batch whose codes are nowhere but sealed, the list without them, one cancelled once.
import { expect, test } from "vitest";
import { listActs } from "#backoffice/contract";
import { asMember, cashOf, employ, enrol, faultsOf, openOffice } from "#backoffice/testing";
import { unwrap } from "#platform/kernel";
import { cancelVoucher, listVouchers, makeVouchers, redeemVoucher, revealVoucherCodes } from "../../contract/index.ts";

const office = await openOffice();
const { call, clock, rows, owner } = office;
const [sven, olga] = [await employ(office, "supervisor"), await employ(office, "cashier")];
const asSven = { token: sven.token };

const refusedAs = (code: string) => expect.objectContaining({ ok: false, error: expect.objectContaining({ code }) });
const inDays = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString();
const make = (change: object = {}, token = sven.token) =>
	call(
		makeVouchers,
		{ amount: "25", count: 3, expiresAt: inDays(30), reason: "a fair", ...change },
		{ token, key: crypto.randomUUID() },
	);
async function made(count = 1, amount = "25") {
	const { batchId } = unwrap(await make({ count, amount }));
	return unwrap(await call(revealVoucherCodes, { batchId }, asSven)).vouchers;
}
const cancel = (number: string, token = sven.token) => call(cancelVoucher, { number }, { token });
const listed = async (asked: object = {}) => {
	const page = await call(listVouchers, asked, { token: olga.token });
	if (!page.ok) throw new Error(page.error.code);
	return page.value;
};
const lastAct = async (name?: string) => {
	const trail = await call(listActs, { source: "cashier" }, { token: owner });
	return trail.ok ? trail.value.acts.find(({ act }) => name === undefined || act === name) : undefined;
};

test("a batch shows its codes to whoever asked; the list, the tables, the kept answers and the trail hold none", async () => {
	const vouchers = await made(3);
	expect(new Set(vouchers.map(({ code }) => code)).size).toBe(3);
	const { vouchers: shown } = await listed();
	expect(shown.slice(0, 3).map(({ number }) => number)).toEqual(vouchers.map(({ number }) => number).toReversed());
	expect(shown[0]).toMatchObject({ amount: "25.00", currency: "P", state: "open", account: "", closedAt: null });
	const act = await lastAct("vouchers made");
	expect(act).toMatchObject({ act: "vouchers made", address: "203.0.113.9", after: expect.stringContaining("25.00") });
	expect(JSON.parse(act?.after ?? "{}")).toMatchObject({ reason: "a fair" });
	const kept = await rows<{ text: string }>("select voucher::text as text from cashier.voucher");
	const batches = await rows<{ text: string }>(
		"select b::text as text from desk.approval b union all select c::text from cashier.voucher_codes c",
	);
	const trail = await rows<{ text: string }>("select a::text as text from cashier.operator_act a");
	const answers = await rows<{ text: string }>("select a::text as text from platform.idempotent_answer a");
	expect(answers.length).toBeGreaterThan(0);
	const everything = JSON.stringify([shown, act, kept, batches, trail, answers]);
	for (const { code } of vouchers) {
		expect(everything).not.toContain(code);
		expect(everything).not.toContain(code.replaceAll("-", ""));
	}
});

test("one that is redeemed shows by whom, and is not cancelled", async () => {
	const [voucher] = await made();
	const member = await enrol(office);
	await asMember(office, member, { endpoint: redeemVoucher, input: { voucherCode: voucher?.code ?? "" } });
	expect(await cashOf(office, member)).toBe(2_500n);
	const { vouchers } = await listed({ state: "redeemed" });
	expect(vouchers[0]).toMatchObject({ number: voucher?.number, state: "redeemed", account: `player${member}` });
	expect(await cancel(voucher?.number ?? "")).toEqual(refusedAs("VOUCHER_USED"));
	expect(await faultsOf(office)).toEqual([]);
});

test("one that is open is cancelled once, by one of two, and written down", async () => {
	const [voucher] = await made();
	const number = voucher?.number ?? "";
	const both = await Promise.all([cancel(number), cancel(number, owner)]);
	expect(both.filter(({ ok }) => ok)).toHaveLength(1);
	expect(both).toContainEqual(refusedAs("VOUCHER_USED"));
	expect(await lastAct()).toMatchObject({ act: "voucher withdrawn", before: expect.stringContaining("open") });
	const redeem = asMember(office, await enrol(office), {
		endpoint: redeemVoucher,
		input: { voucherCode: voucher?.code ?? "" },
	});
	await expect(redeem).rejects.toThrow("VOUCHER_USED");
	expect((await listed({ state: "withdrawn" })).vouchers[0]).toMatchObject({ number, state: "withdrawn" });
});

test("a cancel against whoever redeems it: exactly one holds", async () => {
	for (let turn = 0; turn < 5; turn++) {
		const [voucher] = await made();
		const member = await enrol(office);
		const input = { voucherCode: voucher?.code ?? "" };
		const redeemed = asMember(office, member, { endpoint: redeemVoucher, input }).then(
			() => true,
			() => false,
		);
		const [cancelled, won] = await Promise.all([cancel(voucher?.number ?? ""), redeemed]);
		expect([cancelled.ok, won].filter(Boolean)).toHaveLength(1);
		expect(await cashOf(office, member)).toBe(won ? 2_500n : 0n);
	}
});

test("are listed page after page, the newest first; what is over says so; another brand's are not there", async () => {
	await made(60, "1");
	const first = await listed({ state: "open" });
	const second = await listed({ state: "open", cursor: first.next ?? "" });
	const numbers = [...first.vouchers, ...second.vouchers].map(({ number }) => Number(number));
	expect(numbers).toEqual(numbers.toSorted((left, right) => right - left));
	expect(new Set(numbers).size).toBe(numbers.length);
	expect(numbers.length).toBeGreaterThan(60);
	await make({ count: 1, expiresAt: new Date(clock.now().getTime() + 1_000).toISOString() });
	clock.advance(2_000);
	expect((await listed()).vouchers[0]).toMatchObject({ state: "expired" });
	await rows(
		"insert into cashier.voucher (digest, merchant, currency, amount, made_at, made_by, expires_at) " +
			"values (sha256('x'), 'elsewhere', 'P', 1, now(), 'a test', now() + interval '1 day')",
	);
	const [strange] = await rows<{ id: string }>("select id from cashier.voucher where merchant = 'elsewhere'");
	expect((await listed()).vouchers.some(({ number }) => number === strange?.id)).toBe(false);
	expect(await cancel(strange?.id ?? "")).toEqual(refusedAs("VOUCHER_UNKNOWN"));
	expect(await call(listVouchers, { cursor: "x_1" }, asSven)).toEqual(refusedAs("INVALID_CURSOR"));
});

test.each([
	["a finer amount than the currency", { amount: "1.234" }, "AMOUNT_INVALID"],
	["more than there is", { amount: "99999999999999" }, "AMOUNT_INVALID"],
	["nothing", { amount: "0" }, "INVALID_INPUT"],
	["none", { count: 0 }, "INVALID_INPUT"],
	["a hundred and one", { count: 101 }, "INVALID_INPUT"],
	["an end that is over", { expiresAt: "2020-01-01T00:00:00.000Z" }, "VOUCHER_END_INVALID"],
	["an end too far away", { expiresAt: "2099-01-01T00:00:00.000Z" }, "VOUCHER_END_INVALID"],
])("%s is refused", async (_, change, code) => {
	expect(await make(change)).toEqual(refusedAs(code));
});

test("who may read makes and cancels none", async () => {
	const [voucher] = await made();
	expect(await make({}, olga.token)).toEqual(refusedAs("NOT_PERMITTED"));
	expect(await cancel(voucher?.number ?? "", olga.token)).toEqual(refusedAs("NOT_PERMITTED"));
});
