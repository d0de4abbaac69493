// Deposits through the float of the agent directly above: offered only where it can be, seen and decided by that agent and
// nobody else, a deposit like any other for whatever protects the member; of any acts at once exactly one wins, and the ledger
// holds to the last unit, after random histories too.

import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { type MemberId, type Result, systemClock, unwrap } from "#platform/kernel";
import { historiesOf } from "../../../../tools/bootstrap/testing/turn.ts";
import {
	acceptFloatDeposit,
	cancelDeposit,
	type Deposit,
	listDeposits,
	listFloatDeposits,
	listTransfers,
	readDepositDesk,
	readWithdrawDesk,
	refuseFloatDeposit,
	sendDepositProof,
} from "../../contract/index.ts";
import { depositCredited } from "../api.ts";
import { countQueue, readDeposits } from "../deposits/read-queue.ts";
import { expireBatch } from "../jobs.ts";
import { acceptDeposit, refuseDeposit } from "../module.ts";
import { merchant, openCounter, pin } from "../testing/open-counter.ts";
import { openTeam } from "../testing/open-team.ts";

const counter = await openCounter();
const { call, clock, db, deps, enrol, faults, heard, open, playBy, protection, rows, stopped, tryOpen } = counter;
const { agent, player, nameOf, purse, down } = openTeam(counter);
const paymentMethod = "team-agent";

let above: MemberId;
let below: MemberId;
beforeEach(async () => {
	await playBy("international");
	clock.advance(systemClock.now().getTime() - clock.now().getTime());
	above = await agent(100_000n);
	below = await player(0n, above);
});

const codeOf = (answer: Result<unknown, { readonly code: string }>) => (answer.ok ? "done" : answer.error.code);
const ask = (amount: string, member = below) => open(member, amount, paymentMethod);
const accept = (
	{ depositId }: Deposit,
	{
		by = above,
		key,
		password = pin,
	}: { readonly by?: MemberId; readonly key?: string; readonly password?: string } = {},
) => call(by, acceptFloatDeposit, { depositId, paymentPassword: password }, key === undefined ? {} : { key });
const refuse = ({ depositId }: Deposit, by = above) =>
	call(by, refuseFloatDeposit, { depositId, reason: "You have not paid me." });
const cancel = ({ depositId }: Deposit) => call(below, cancelDeposit, { depositId });
const expire = () => expireBatch(db, new Date(clock.now().getTime() + 25 * 3_600_000));
const standing = async () => [await purse(above, "float"), await purse(below, "cash")];
const stateOf = async ({ depositId }: Deposit) =>
	unwrap(await call(below, listDeposits, { pageSize: 100 })).deposits.find((one) => one.depositId === depositId)?.state;
const waiting = async (who = above) =>
	unwrap(await call(who, listFloatDeposits, {})).deposits.map(({ account, amount }) => `${account} ${amount}`);
const offered = async (member = below) =>
	unwrap(await call(member, readDepositDesk, {})).methods.find(({ kind }) => kind === "agent-float");

describe("the way", () => {
	test("is offered to whoever has an agent above, within the bounds of both rules", async () => {
		expect(await offered()).toMatchObject({
			code: paymentMethod,
			smallest: "10.00",
			largest: "5000.00",
			provider: null,
		});
		await rows(`update cashier.float_limit set smallest = 3000, largest = 20000 where kind = 'down' returning 1`);
		expect(await offered()).toMatchObject({ smallest: "30.00", largest: "200.00", quick: ["50.00", "100.00"] });
		expect(await tryOpen(below, "29.99", paymentMethod)).toBe("AMOUNT_OUT_OF_RANGE");
		await rows(`update cashier.float_limit set smallest = 600000, largest = 1000000 where kind = 'down' returning 1`);
		expect(await offered()).toBeUndefined();
		await rows(`update cashier.float_limit set smallest = 100 where kind = 'down' returning 1`);
	});
	test.each([
		["nobody above", () => player(0n)],
		["a player above", async () => player(0n, below)],
		["no account at all", () => enrol()],
		[
			"an agent whose account was closed",
			async () => {
				await rows(`update members.accounts set status = 'closed' where id = ${above} returning 1`);
				return below;
			},
		],
	])("is closed to a member with %s", async (_who, member) => {
		const who = await member();
		expect(await offered(who)).toBeUndefined();
		expect(await tryOpen(who, "50", paymentMethod)).toBe("METHOD_NOT_FOUND");
	});
	test("is closed where the market lets no money go between agents and members", async () => {
		const asked = await ask("50");
		await rows(`insert into protection.brand_profile values ('${merchant}', 'great-britain')
			on conflict (merchant) do update set profile = excluded.profile returning 1`);
		expect(await offered()).toBeUndefined();
		expect(await tryOpen(below, "50", paymentMethod)).toBe("METHOD_NOT_FOUND");
		expect(codeOf(await accept(asked))).toBe("TRANSFERS_OFF");
		expect(await standing()).toEqual([100_000n, 0n]);
	});
});

describe("the agent directly above", () => {
	test("sees what waits, the oldest first and page by page, and hears of it", async () => {
		await ask("20");
		clock.advance(1_000);
		const second = await ask("30");
		expect(await waiting()).toEqual([`${nameOf(below)} 20.00`, `${nameOf(below)} 30.00`]);
		const first = unwrap(await call(above, listFloatDeposits, { pageSize: 1 }));
		const next = unwrap(await call(above, listFloatDeposits, { pageSize: 1, cursor: first.next ?? "" }));
		expect([next.deposits.map(({ depositId }) => depositId), next.next]).toEqual([[second.depositId], null]);
		expect(codeOf(await call(above, listFloatDeposits, { cursor: "nowhere" }))).toBe("INVALID_CURSOR");
		const told = () => heard.filter(({ member, event }) => member === above && event === "deposit").length;
		await expect.poll(told).toBeGreaterThan(1);
	});
	test("accepts: the float pays, the member is credited, both in one group, and both read of it", async () => {
		const asked = await ask("120");
		expect(asked).toMatchObject({ kind: "agent-float", agent: nameOf(above), account: null, payment: null });
		expect(unwrap(await accept(asked))).toMatchObject({
			transferId: asked.depositId,
			type: "down",
			amount: "120.00",
			fromAccount: nameOf(above),
		});
		expect(await standing()).toEqual([88_000n, 12_000n]);
		expect(await stateOf(asked)).toBe("credited");
		expect(await waiting()).toEqual([]);
		const groups = await rows(`select distinct group_key from wallet.posting where counter = 'clearing:floats'
			and group_key = (select movement from cashier.transfer where id = '${asked.depositId}')`);
		expect(groups).toHaveLength(1);
		for (const who of [above, below]) expect(unwrap(await call(who, listTransfers, {})).transfers).toHaveLength(1);
		const told = await rows<{ payload: object }>(`select payload from platform.outbox
			where name = '${depositCredited.name}' and payload->>'memberId' = '${below}'`);
		expect(told).toMatchObject([{ payload: { depositId: asked.depositId, method: "agent-float", first: true } }]);
		expect(await faults()).toEqual([]);
	});
	test("keeps what a fee takes: the member was told of it", async () => {
		const fee = (part: number) =>
			rows(`update cashier.method_currency set fee_basis_points = ${part}
			where method_id = (select id from cashier.method where code = '${paymentMethod}') returning 1`);
		await fee(500);
		const asked = await ask("100");
		await fee(0);
		expect([asked.fee, codeOf(await accept(asked))]).toEqual(["5.00", "done"]);
		expect(await standing()).toEqual([90_500n, 9_500n]);
		expect(await faults()).toEqual([]);
	});
	test("refuses with a reason that the member reads, and it is a failed attempt", async () => {
		const asked = await ask("120");
		expect(codeOf(await refuse(asked))).toBe("done");
		const [shown] = unwrap(await call(below, listDeposits, {})).deposits;
		expect(shown).toMatchObject({ state: "refused", reason: "You have not paid me." });
		expect(await standing()).toEqual([100_000n, 0n]);
		for (let more = 0; more < 4; more++) await refuse(await ask("10"));
		expect(await tryOpen(below, "10", paymentMethod)).toBe("DEPOSITS_BLOCKED");
	});
	test("proves it with the payment password", async () => {
		const asked = await ask("10");
		expect(codeOf(await accept(asked, { password: "000000" }))).toBe("WRONG_PAYMENT_PASSWORD");
		expect(await stateOf(asked)).toBe("pending");
	});
	test("hands out no more than the float holds, nor than the bounds of a day", async () => {
		const poor = await agent(1_000n);
		const member = await player(0n, poor);
		const asked = await ask("10.01", member);
		expect(codeOf(await accept(asked, { by: poor }))).toBe("NOT_ENOUGH");
		expect(codeOf(await accept(await ask("10", member), { by: poor }))).toBe("done");
		await rows(`update cashier.float_limit set a_day = 12000, largest = 12000 where kind = 'down' returning 1`);
		await down(above, { account: nameOf(below), amount: "50" });
		const more = await ask("80");
		expect(codeOf(await accept(more))).toBe("DAY_LIMIT_REACHED");
		await rows(`update cashier.float_limit set a_day = 10000000, largest = 1000000 where kind = 'down' returning 1`);
		expect(codeOf(await accept(more))).toBe("done");
		expect(await faults()).toEqual([]);
	});
});

describe("nobody else", () => {
	test("sees or decides it: another agent, the agent above the agent, the member", async () => {
		const top = await agent(50_000n);
		const middle = await agent(50_000n, top);
		const member = await player(0n, middle);
		const asked = await ask("10", member);
		for (const other of [top, above, member]) {
			expect(await waiting(other)).toEqual([]);
			expect(codeOf(await accept(asked, { by: other }))).toBe("DEPOSIT_NOT_FOUND");
			expect(codeOf(await refuse(asked, other))).toBe("DEPOSIT_NOT_FOUND");
		}
		await rows(`update members.accounts set upline_id = ${top} where id = ${member} returning 1`);
		expect(codeOf(await accept(asked, { by: middle }))).toBe("MEMBER_NOT_BELOW");
		expect(codeOf(await accept(asked, { by: top }))).toBe("DEPOSIT_NOT_FOUND");
	});
	test("an agent whose hand-downs are stopped accepts none until they go on", async () => {
		const asked = await ask("10");
		stopped.add(above);
		expect(codeOf(await accept(asked))).toBe("HAND_DOWNS_FROZEN");
		expect(await standing()).toEqual([100_000n, 0n]);
		stopped.delete(above);
		expect(codeOf(await accept(asked))).toBe("done");
		expect(await faults()).toEqual([]);
	});
	test("an operator has it in no queue, credits none, and may refuse one", async () => {
		const before = await countQueue(db, merchant);
		const asked = await ask("10");
		const order = { merchant, reference: asked.reference, operator: "Han", now: clock.now() };
		expect(await countQueue(db, merchant)).toEqual(before);
		const { deposits: queue } = await readDeposits(db, { merchant, state: "pending", most: 100 });
		expect(queue.map(({ id }) => id)).not.toContain(asked.depositId);
		expect(codeOf(await acceptDeposit(deps, { ...order, arrived: undefined }))).toBe("AGENT_DEPOSIT");
		expect(codeOf(await refuseDeposit(deps, { ...order, why: "The agent is away." }))).toBe("done");
		expect(await stateOf(asked)).toBe("refused");
		const ended = await readDeposits(db, { merchant, state: "refused", newestFirst: true, most: 1 });
		expect(ended.deposits.map(({ id }) => id)).toEqual([asked.depositId]);
	});
});

describe("what protects the member", () => {
	const limit = (amount: bigint) =>
		protection.api.setOperatorLimit({
			memberId: below,
			currency: "P",
			kind: "deposit",
			period: "day",
			amount,
			actor: "Han",
			now: clock.now(),
		});
	test("counts it gross, with what waits", async () => {
		await limit(10_000n);
		const asked = await ask("60");
		expect(await tryOpen(below, "40.01", paymentMethod)).toBe("LIMIT_REACHED");
		expect(await tryOpen(below, "40.01")).toBe("LIMIT_REACHED");
		expect(codeOf(await accept(asked))).toBe("done");
		expect(await tryOpen(below, "40", paymentMethod)).toBe("taken");
	});
	test("an exclusion that came in between keeps it out, and the agent is not told why", async () => {
		const asked = await ask("60");
		await rows(`insert into protection.exclusion (member_id, kind, began_at, ends_at)
			values (${below}, 'exclusion', now(), now() + interval '1 year') returning 1`);
		expect(await accept(asked)).toEqual({ ok: false, error: { code: "RECEIVER_CLOSED" } });
		expect(await tryOpen(below, "10", paymentMethod)).toBe("ACCOUNT_EXCLUDED");
		expect(await standing()).toEqual([100_000n, 0n]);
	});
	test("asks the first question first", async () => {
		await rows(`update cashier.payer set no_limit_at = null where member_id = ${below} returning 1`);
		expect(await tryOpen(below, "10", paymentMethod)).toBe("LIMIT_UNANSWERED");
	});
	test("asks for turnover before a withdrawal, of a deposit and of what is handed down alike", async () => {
		const missing = async () => unwrap(await call(below, readWithdrawDesk, {})).turnover.missing;
		await accept(await ask("60"));
		expect(await missing()).toBe("60.00");
		await down(above, { account: nameOf(below), amount: "40" });
		expect(await missing()).toBe("100.00");
	});
	test("three that wait are enough", async () => {
		for (const method of [paymentMethod, "mosaic-bank", paymentMethod]) await open(below, "50", method);
		expect(await tryOpen(below, "50", paymentMethod)).toBe("TOO_MANY_PENDING");
	});
});

describe("at once", () => {
	test.each([
		["the member cancels", (asked: Deposit) => cancel(asked), "cancelled"],
		["the agent refuses in another tab", (asked: Deposit) => refuse(asked), "refused"],
		["its time is over", async () => expire(), "expired"],
	])("accepted while %s: exactly one wins", async (_what, other, ended) => {
		for (let round = 0; round < 6; round++) {
			const [float = 0n, cash = 0n] = await standing();
			const asked = await open(below, "50", paymentMethod);
			await Promise.all([accept(asked), other(asked)]);
			const now = await stateOf(asked);
			const won = now === "credited" ? 5_000n : 0n;
			expect(["credited", ended]).toContain(now);
			expect(await standing()).toEqual([float - won, cash + won]);
			await rows(`delete from cashier.failure where member_id = ${below} returning 1`);
		}
		expect(await faults()).toEqual([]);
	});
	test("a press that comes ten times credits once; two tabs credit once", async () => {
		const asked = await ask("50");
		const presses = await Promise.all(
			Array.from({ length: 10 }, () => accept(asked, { key: `press-${asked.depositId}` })),
		);
		expect(new Set(presses.map((one) => JSON.stringify(one))).size).toBe(1);
		expect(await standing()).toEqual([95_000n, 5_000n]);
		const other = await ask("50");
		expect(codeOf(await accept(other, { key: `press-${asked.depositId}` }))).toBe("TRANSFER_CONFLICT");
		const tabs = await Promise.all([accept(other), accept(other), accept(other)]);
		expect(tabs.map(codeOf).toSorted()).toEqual(["DEPOSIT_CLOSED", "DEPOSIT_CLOSED", "done"]);
		expect(await standing()).toEqual([90_000n, 10_000n]);
	});
	test("a float that runs empty between many is never handed out twice", async () => {
		const poor = await agent(10_000n);
		const members = await Promise.all(Array.from({ length: 5 }, () => player(0n, poor)));
		const asked = await Promise.all(members.map((member) => ask("30", member)));
		const all = await Promise.all([
			...asked.map((one) => accept(one, { by: poor })),
			...members.map((member) => down(poor, { account: nameOf(member), amount: "30" })),
		]);
		expect(all.filter(({ ok }) => ok)).toHaveLength(3);
		expect(all.filter(({ ok }) => !ok).map(codeOf)).toEqual(Array.from({ length: 7 }, () => "NOT_ENOUGH"));
		expect(await purse(poor, "float")).toBe(1_000n);
		expect(await faults()).toEqual([]);
	});
});

type Act = {
	readonly kind: "ask" | "accept" | "refuse" | "cancel" | "expire" | "down" | "proof";
	readonly which: number;
};
const anAct: fc.Arbitrary<Act> = fc.record({
	kind: fc.constantFrom<Act["kind"]>("ask", "ask", "accept", "accept", "refuse", "cancel", "expire", "down", "proof"),
	which: fc.nat({ max: 4 }),
});

async function carryOut({ kind, which }: Act, known: readonly Deposit[]): Promise<void> {
	const deposit = known[which % Math.max(1, known.length)];
	const amount = String(10 + which * 17);
	if (kind === "ask") await tryOpen(below, amount, paymentMethod);
	if (kind === "down") await down(above, { account: nameOf(below), amount });
	if (kind === "expire") await expire();
	if (deposit === undefined) return;
	if (kind === "accept") await accept(deposit);
	if (kind === "refuse") await refuse(deposit);
	if (kind === "cancel") await cancel(deposit);
	if (kind === "proof") await call(below, sendDepositProof, { depositId: deposit.depositId, images: ["iVBORw0KGgo="] });
}

test("whatever happens at once, float and purse hold what went between them", { timeout: 120_000 }, async () => {
	const histories = fc.array(fc.array(anAct, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 });
	await fc.assert(
		fc.asyncProperty(histories, async (waves) => {
			above = await agent(15_000n);
			below = await player(0n, above);
			for (const wave of waves) {
				const known = unwrap(await call(below, listDeposits, { pageSize: 100 })).deposits;
				await Promise.all(wave.map((act) => carryOut(act, known)));
			}
			const { transfers } = unwrap(await call(below, listTransfers, { pageSize: 100 }));
			const handed = transfers.reduce((sum, { amount }) => sum + BigInt(amount.replace(".", "")), 0n);
			expect(await standing()).toEqual([15_000n - handed, handed]);
			const { deposits } = unwrap(await call(below, listDeposits, { pageSize: 100 }));
			const credited = new Set(transfers.map(({ transferId }) => transferId));
			for (const { depositId, state } of deposits) expect(credited.has(depositId)).toBe(state === "credited");
		}),
		{ numRuns: historiesOf(25) },
	);
	expect(await faults()).toEqual([]);
});

describe("the books", () => {
	test("tell a deposit without its transfer, and a transfer whose deposit did not come to it", async () => {
		const asked = await ask("50");
		await rows(`update cashier.deposit set state = 'credited', closed_at = now(), arrived = 5000, fee = 0, credited = 5000,
			posting_key = gen_random_uuid() where id = '${asked.depositId}' returning 1`);
		const other = await ask("20");
		await rows(`insert into cashier.transfer (member_id, id, merchant, request_key, kind, currency, amount, from_purse,
			to_member_id, to_purse, done_at, movement) values (${above}, '${other.depositId}', 'tessera', 'x', 'down', 'P', 2000,
			'float', ${below}, 'cash', now(), gen_random_uuid()) returning 1`);
		const found = await rows<{ deposit_id: string }>("select deposit_id from cashier.uncovered");
		expect(found.map(({ deposit_id }) => deposit_id).toSorted()).toEqual([asked.depositId, other.depositId].toSorted());
	});
	test("refuse a payee without a name, and one who pays themselves", async () => {
		const { depositId } = await ask("20");
		const set = (what: string) => rows(`update cashier.deposit set ${what} where id = '${depositId}' returning 1`);
		await expect(set("payee_account = ''")).rejects.toThrow(/payee_is_named/);
		await expect(set("payee_id = member_id")).rejects.toThrow(/paid_by_another/);
	});
});
