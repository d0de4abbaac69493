// Vouchers: made by an operator, kept as digests, redeemed once whatever happens at once, and not to be guessed.
import { beforeEach, describe, expect, test } from "vitest";
import { type MemberId, type Result, systemClock, unwrap } from "#platform/kernel";
import { listDeposits, redeemVoucher } from "../../contract/index.ts";
import { drawCode, showCode, voucherShape } from "../../core/index.ts";
import { depositCredited } from "../api.ts";
import { lastActs, makeVouchers, readVouchers, withdrawVoucher } from "../module.ts";
import { merchant, openCounter } from "../testing/open-counter.ts";

const counter = await openCounter();
const { call, cash, clock, db, deps, enrol, faults, open, rows } = counter;

let member: MemberId;
beforeEach(async () => {
	clock.advance(systemClock.now().getTime() - clock.now().getTime());
	member = await enrol();
});

const days = (count: number) => new Date(clock.now().getTime() + count * 86_400_000);
const by = () => ({ merchant, operator: "Han", now: clock.now() });
const make = (amount: bigint, count = 1) =>
	makeVouchers(deps, { ...by(), currency: "P", amount, count, expiresAt: days(30) });
async function one(amount: bigint): Promise<string> {
	const [voucher] = await make(amount);
	return voucher?.code ?? "";
}
const redeem = (voucherCode: string, of: MemberId = member, key?: string) =>
	call(of, redeemVoucher, { voucherCode }, key === undefined ? {} : { key });
const codeOf = (answer: Result<unknown, { readonly code: string }>) => (answer.ok ? "done" : answer.error.code);
const unmade = () => showCode(drawCode(deps.chance, voucherShape), voucherShape);

describe("redeeming", () => {
	test("credits the amount at once, as a deposit of its own that is told of", async () => {
		const code = await one(2_500n);
		expect(unwrap(await redeem(code))).toMatchObject({
			kind: "voucher",
			method: "house-voucher",
			state: "credited",
			account: null,
			amount: "25.00",
			credited: "25.00",
			fee: "0.00",
		});
		expect(await cash(member)).toBe(2_500n);
		const { deposits } = unwrap(await call(member, listDeposits, {}));
		expect(deposits).toMatchObject([{ kind: "voucher", state: "credited", credited: "25.00" }]);
		const told = await rows<{ payload: object }>(`select payload from platform.outbox
			where name = '${depositCredited.name}' and payload->>'memberId' = '${member}'`);
		expect(told).toMatchObject([{ payload: { method: "voucher", credited: "25.00", first: true } }]);
	});
	test.each([
		["in small letters", (code: string) => code.toLowerCase()],
		["without dashes", (code: string) => code.replaceAll("-", "")],
		["with spaces", (code: string) => ` ${code.replaceAll("-", " ")} `],
	])("takes a code that is typed %s", async (_how, typed) => {
		expect(codeOf(await redeem(typed(await one(100n))))).toBe("done");
		expect(await cash(member)).toBe(100n);
	});
	test("happens once: twenty times at once, by two members in many tabs", async () => {
		const code = await one(1_000n);
		const other = await enrol();
		const tried = await Promise.all(
			Array.from({ length: 20 }, (_, tab) => redeem(code, tab % 2 === 0 ? member : other)),
		);
		expect(tried.map(codeOf).filter((code_) => code_ === "done")).toHaveLength(1);
		expect((await cash(member)) + (await cash(other))).toBe(1_000n);
		expect(codeOf(await redeem(code, await enrol()))).toBe("VOUCHER_USED");
	});
	test("with the same key is answered the same, at once too", async () => {
		const code = await one(700n);
		const both = await Promise.all([1, 2, 3].map(() => redeem(code, member, "one-key")));
		expect(new Set(both.map((answer) => (answer.ok ? answer.value.depositId : answer.error.code))).size).toBe(1);
		expect(await cash(member)).toBe(700n);
	});
	test("while it is withdrawn: exactly one wins", async () => {
		for (let round = 0; round < 6; round++) {
			const [voucher] = await make(300n);
			const of = await enrol();
			const [taken, withdrawn] = await Promise.all([
				redeem(voucher?.code ?? "", of),
				withdrawVoucher(db, { ...by(), id: voucher?.id ?? "" }),
			]);
			expect(taken.ok).not.toBe(withdrawn.ok);
			expect(await cash(of)).toBe(taken.ok ? 300n : 0n);
		}
	});
});

describe("a voucher is refused", () => {
	test("when it was never made, is another brand's, or of another currency", async () => {
		expect(codeOf(await redeem(unmade()))).toBe("VOUCHER_UNKNOWN");
		expect(codeOf(await redeem("nonsense"))).toBe("VOUCHER_UNKNOWN");
		const foreign = { ...by(), amount: 100n, count: 1, expiresAt: days(1) };
		const [elsewhere] = await makeVouchers(deps, { ...foreign, merchant: "elsewhere", currency: "P" });
		const [won] = await makeVouchers(deps, { ...foreign, currency: "KRW" });
		for (const voucher of [elsewhere, won]) expect(codeOf(await redeem(voucher?.code ?? ""))).toBe("VOUCHER_UNKNOWN");
	});
	test("when its time is over", async () => {
		const code = await one(100n);
		clock.advance(31 * 86_400_000);
		expect(codeOf(await redeem(code))).toBe("VOUCHER_EXPIRED");
	});
	test("A.3.8 while an exclusion runs, and stays good for somebody else", async () => {
		const code = await one(100n);
		await rows(`insert into protection.exclusion (member_id, kind, began_at, ends_at)
			values (${member}, 'exclusion', now() - interval '1 minute', now() + interval '7 months')`);
		expect(codeOf(await redeem(code))).toBe("ACCOUNT_EXCLUDED");
		expect(codeOf(await redeem(code, await enrol()))).toBe("done");
	});
	test("RTS 12B where it would pass a deposit limit, together with what waits, however many at once", async () => {
		await counter.protection.api.setOperatorLimit({
			memberId: member,
			currency: "P",
			kind: "deposit",
			period: "week",
			amount: 10_000n,
			actor: "a test",
			now: clock.now(),
		});
		await open(member, "50");
		const codes = (await make(2_000n, 4)).map(({ code }) => code);
		const tried = (await Promise.all(codes.map((code) => redeem(code)))).map(codeOf);
		expect(tried.toSorted()).toEqual(["LIMIT_REACHED", "LIMIT_REACHED", "done", "done"]);
		expect(await cash(member)).toBe(4_000n);
	});
	test("before the first question is answered", async () => {
		const code = await one(100n);
		expect(codeOf(await redeem(code, await enrol({ asked: false })))).toBe("LIMIT_UNANSWERED");
	});
	test("where the brand has closed vouchers", async () => {
		const code = await one(100n);
		await rows("update cashier.method set enabled = false where code = 'house-voucher'");
		expect(codeOf(await redeem(code))).toBe("METHOD_NOT_FOUND");
		await rows("update cashier.method set enabled = true where code = 'house-voucher'");
		expect(codeOf(await redeem(code))).toBe("done");
	});
});

describe("guessing", () => {
	test("comes to an end after five, however many at once, and a good code does not help then", async () => {
		const code = await one(100n);
		const tried = (await Promise.all(Array.from({ length: 12 }, () => redeem(unmade())))).map(codeOf);
		expect(tried.filter((one_) => one_ === "VOUCHER_UNKNOWN")).toHaveLength(5);
		expect(codeOf(await redeem(code))).toBe("DEPOSITS_BLOCKED");
		clock.advance(601_000);
		expect(codeOf(await redeem(code))).toBe("done");
	});
});

describe("an operator", () => {
	test("makes them, at most a hundred at once; no code stands anywhere", async () => {
		const made = await make(500n, 500);
		expect(made).toHaveLength(100);
		expect(new Set(made.map(({ code }) => code)).size).toBe(100);
		expect(made[0]?.code).toMatch(/^(\w{4}-){3}\w{4}$/);
		const [act] = await db.read((tx) => lastActs(tx, { merchant, most: 1 }));
		expect(act).toMatchObject({ act: "vouchers made", operator: "Han", after: { amount: "5.00", currency: "P" } });
		const everything = JSON.stringify(
			await rows("select * from cashier.voucher, cashier.operator_act order by 1 limit 3000"),
		);
		const plain = (made[0]?.code ?? "").replaceAll("-", "");
		expect(everything).not.toContain(plain);
		expect(everything).not.toContain(made[0]?.code);
	});
	test("lists them, the newest first and bounded, and withdraws one that is open, once", async () => {
		const [first, second] = await make(500n, 2);
		const listed = await readVouchers(db, { merchant, most: 2 });
		expect(listed.map(({ id, state }) => [id, state])).toEqual([
			[second?.id, "open"],
			[first?.id, "open"],
		]);
		expect(await readVouchers(db, { merchant, most: 10_000 })).not.toHaveLength(10_000);
		const id = first?.id ?? "";
		expect((await withdrawVoucher(db, { ...by(), id })).ok).toBe(true);
		expect(await withdrawVoucher(db, { ...by(), id })).toEqual({ ok: false, error: "VOUCHER_USED" });
		expect(await withdrawVoucher(db, { ...by(), merchant: "elsewhere", id })).toEqual({
			ok: false,
			error: "VOUCHER_UNKNOWN",
		});
		expect(codeOf(await redeem(first?.code ?? ""))).toBe("VOUCHER_USED");
	});
	test("and the database refuses to open one again or to delete one", async () => {
		const [voucher] = await make(500n);
		await withdrawVoucher(db, { ...by(), id: voucher?.id ?? "" });
		const of = `where id = ${voucher?.id}`;
		await expect(rows(`update cashier.voucher set state = 'open', closed_at = null ${of}`)).rejects.toThrow(/refused/);
		await expect(rows(`delete from cashier.voucher ${of}`)).rejects.toThrow(/refused/);
	});
});

test("and the books are right to the last unit", async () => {
	expect(await faults()).toEqual([]);
	const [sum] = await rows<{ credited: string }>("select coalesce(sum(credited), 0) as credited from cashier.deposit");
	expect(await counter.wallet.houseBalance("cashier:voucher", "P")).toBe(-BigInt(sum?.credited ?? 0));
});
