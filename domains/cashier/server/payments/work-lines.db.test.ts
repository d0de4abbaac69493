// An operator works what providers told of and nobody could credit by itself: each line is credited or returned once,
// whoever works it and however many at once; the member and the books hear of it.
import { beforeEach, describe, expect, test } from "vitest";
import { type MemberId, type Result, systemClock, unwrap } from "#platform/kernel";
import { cancelDeposit, type Deposit, listDeposits } from "../../contract/index.ts";
import { expireBatch } from "../jobs.ts";
import { creditLine, lastActs, readLines, returnLine } from "../module.ts";
import type { MannerName } from "../simulator/manners.ts";
import { merchant } from "../testing/open-counter.ts";
import { openTill } from "../testing/open-till.ts";
import type { LineRow } from "./line-store.ts";

const till = await openTill();
const { call, cash, clock, db, deps, enrol, faults, open, openCard, paid, rows } = till;

let member: MemberId;
let deposit: Deposit;
beforeEach(async () => {
	clock.advance(systemClock.now().getTime() - clock.now().getTime());
	member = await enrol();
	deposit = await openCard(member, "100");
});

const own = async (): Promise<readonly Deposit[]> => unwrap(await call(member, listDeposits, {})).deposits;
const waiting = async (): Promise<readonly LineRow[]> => {
	const all = await readLines(db, { merchant, most: 200 });
	return all.filter(({ member_id, merchant: of }) => member_id === member || of === "");
};
/** The line that a payment in this manner leaves. */
async function lineOf(manner: MannerName): Promise<LineRow> {
	await paid(deposit, manner);
	const line = (await waiting()).at(-1);
	if (line === undefined) throw new Error(`${manner} left no line`);
	return line;
}
const order = (line: Pick<LineRow, "id">, operator = "Han") => ({ merchant, id: line.id, operator, now: clock.now() });
const creditIt = (line: Pick<LineRow, "id">, reference?: string, operator = "Han") =>
	creditLine(deps, { ...order(line, operator), reference });
const returnIt = (line: Pick<LineRow, "id">) => returnLine(deps, { ...order(line, "Lee"), why: "It went back." });
const codeOf = (answer: Result<unknown, { readonly code: string }>) => (answer.ok ? "done" : answer.error.code);

describe("crediting a line", () => {
	test("of another amount credits what arrived, tells who and closes the deposit", async () => {
		const line = await lineOf("other-amount");
		expect(line).toMatchObject({ fault: "amount", amount: "50.00", merchant, state: "review" });
		expect(codeOf(await creditIt(line))).toBe("done");
		expect(await cash(member)).toBe(5_000n);
		expect(await own()).toMatchObject([{ state: "credited", amount: "100.00", arrived: "50.00", payment: null }]);
		expect((await db.read((tx) => lastActs(tx, { merchant, most: 1 })))[0]).toMatchObject({
			act: "line credited",
			operator: "Han",
			before: {
				line: line.id,
				provider: "simulator",
				amount: "50.00",
				currency: "P",
				fault: "amount",
				state: "review",
			},
			after: { state: "credited", deposit: deposit.depositId, credited: "50.00" },
		});
		expect(await waiting()).toEqual([]);
	});
	test.each(["expired", "cancelled"] as const)(
		"that came after the deposit was %s makes another, less its fee",
		async (end) => {
			deposit = await open(member, "100", "simulated-wallet");
			if (end === "expired") await expireBatch(db, new Date(clock.now().getTime() + 3 * 3_600_000));
			else await call(member, cancelDeposit, { depositId: deposit.depositId });
			const line = await lineOf("plain");
			expect(line.fault).toBe("closed");
			expect(codeOf(await creditIt(line))).toBe("done");
			expect(await cash(member)).toBe(9_900n);
			const states = (await own()).filter(({ method }) => method === "simulated-wallet").map(({ state }) => state);
			expect(states.toSorted()).toEqual(["credited", end].toSorted());
		},
	);
	test("of nobody needs a deposit that is named, and the brand's own", async () => {
		const line = await lineOf("unknown");
		expect(line).toMatchObject({ merchant: "", member_id: null });
		expect(codeOf(await creditIt(line))).toBe("DEPOSIT_NOT_FOUND");
		expect(codeOf(await creditIt(line, "222-222-222"))).toBe("DEPOSIT_NOT_FOUND");
		expect(codeOf(await creditIt(line, deposit.reference))).toBe("done");
		expect(await cash(member)).toBe(10_000n);
		expect(await own()).toMatchObject([{ state: "credited" }]);
	});
	test("of another currency is refused: it can only go back", async () => {
		const line = await lineOf("other-currency");
		expect(codeOf(await creditIt(line))).toBe("LINE_NOT_CREDITABLE");
		expect(codeOf(await returnIt(line))).toBe("done");
		expect(await own()).toMatchObject([{ state: "refused", reason: "It went back." }]);
		expect(await cash(member)).toBe(0n);
	});
	test("RTS 12B is refused where it would pass a limit, and the line waits on", async () => {
		const line = await lineOf("other-amount");
		await till.protection.api.setOperatorLimit({
			memberId: member,
			currency: "P",
			kind: "deposit",
			period: "day",
			amount: 4_999n,
			actor: "a test",
			now: clock.now(),
		});
		expect(codeOf(await creditIt(line))).toBe("LIMIT_REACHED");
		expect((await waiting()).map(({ id }) => id)).toEqual([line.id]);
		expect(await own()).toMatchObject([{ state: "pending" }]);
	});
	test("is the brand's own: another's operator finds nothing", async () => {
		const line = await lineOf("other-amount");
		const elsewhere = await creditLine(deps, { ...order(line), merchant: "elsewhere" });
		expect(codeOf(elsewhere)).toBe("LINE_NOT_FOUND");
		expect(codeOf(await creditIt({ id: "999999999" }))).toBe("LINE_NOT_FOUND");
		await returnIt(line);
	});
});

describe("returning a line", () => {
	test("refuses the deposit that waited for it, and says why", async () => {
		const line = await lineOf("other-amount");
		expect(codeOf(await returnIt(line))).toBe("done");
		expect(await own()).toMatchObject([{ state: "refused", reason: "It went back." }]);
		expect(codeOf(await returnIt(line))).toBe("LINE_CLOSED");
	});
	test("that was a second payment leaves the first as it is", async () => {
		await paid(deposit);
		await rows(`insert into cashier.provider_line (provider, line_id, payment, currency, amount, paid_at, heard_at, told_by,
				merchant, member_id, deposit_id, fault, state)
			values ('simulator', 'again-${deposit.depositId}', '${deposit.depositId}', 'P', '100.00', now(), now(), 'webhook',
				'${merchant}', ${member}, '${deposit.depositId}', 'closed', 'review')`);
		const [line] = await waiting();
		expect(codeOf(await returnIt(line ?? { id: "0" }))).toBe("done");
		expect(await own()).toMatchObject([{ state: "credited" }]);
		expect(await cash(member)).toBe(10_000n);
	});
});

describe("of any at once exactly one wins", () => {
	test.each([
		["two operators who credit", (line: LineRow) => [creditIt(line), creditIt(line, undefined, "Lee")]],
		["crediting and returning", (line: LineRow) => [creditIt(line), returnIt(line)]],
	] as const)("%s", async (_name, acts) => {
		for (let round = 0; round < 4; round++) {
			member = await enrol();
			deposit = await openCard(member, "100");
			const line = await lineOf("other-amount");
			const answers = await Promise.all(acts(line));
			expect(answers.map(codeOf).toSorted()).toEqual(["LINE_CLOSED", "done"]);
			const [ended] = await own();
			expect(await cash(member)).toBe(ended?.state === "credited" ? 5_000n : 0n);
		}
		expect(await faults()).toEqual([]);
	});
	test("crediting while the member cancels: the money arrives once, by this deposit or another", async () => {
		for (let round = 0; round < 4; round++) {
			member = await enrol();
			deposit = await openCard(member, "100");
			const line = await lineOf("other-amount");
			await Promise.all([creditIt(line), call(member, cancelDeposit, { depositId: deposit.depositId })]);
			expect(await cash(member)).toBe(5_000n);
		}
		expect(await faults()).toEqual([]);
	});
});

test("the list is walked in pages, the oldest first", async () => {
	for (let number = 0; number < 3; number++) {
		deposit = await open(await enrol(), "50", "simulated-card");
		await paid(deposit, "other-currency");
	}
	const all = await readLines(db, { merchant, most: 200 });
	const first = await readLines(db, { merchant, most: 2 });
	const next = await readLines(db, { merchant, most: 200, after: first.at(-1)?.id ?? "0" });
	expect([...first, ...next].map(({ id }) => id)).toEqual(all.map(({ id }) => id));
});

test("the database itself refuses to change what was decided, to delete a line, and to credit one number twice", async () => {
	await paid(deposit);
	const of = `deposit_id = '${deposit.depositId}'`;
	await expect(rows(`update cashier.provider_line set amount = '1' where ${of}`)).rejects.toThrow(/refused/);
	await expect(rows(`delete from cashier.provider_line where ${of}`)).rejects.toThrow(/refused/);
	await expect(rows("truncate cashier.provider_line")).rejects.toThrow(/refused/);
	await expect(rows(`delete from cashier.payment where ${of}`)).rejects.toThrow(/refused/);
	await expect(
		rows(`insert into cashier.provider_line (provider, line_id, payment, currency, amount, paid_at, heard_at, told_by,
				merchant, member_id, deposit_id, fault, state)
			select provider, line_id, 'another', currency, amount, paid_at, heard_at, told_by, merchant, member_id, deposit_id,
				'', 'review' from cashier.provider_line where ${of}`),
	).rejects.toThrow(/provider_line_once/);
});
