// Bonuses chosen at a deposit: offered by the brand's rules, granted once with the credit and in its transaction, kept apart
// until what they ask for is wagered, released once, given up by a withdrawal only when the member says so. Whatever comes at
// once, the ledger holds to the last unit.

import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import type { InputOf } from "#platform/contract";
import { type MemberId, type Result, systemClock, unwrap } from "#platform/kernel";
import { commandKey } from "#wallet/api";
import { historiesOf } from "../../../../tools/bootstrap/testing/turn.ts";
import {
	acceptFloatDeposit,
	cancelBonus,
	cancelDeposit,
	type Deposit,
	declineDepositLimit,
	listDeposits,
	openDeposit,
	readBonusDetails,
	readDepositDesk,
	readWithdrawDesk,
	type requestWithdrawal,
} from "../../contract/index.ts";
import { expireBatch } from "../jobs.ts";
import { acceptDeposit, refuseDeposit } from "../module.ts";
import { seed } from "../seed/seed.ts";
import { merchant, pin } from "../testing/open-counter.ts";
import { openTeam } from "../testing/open-team.ts";
import { openTeller } from "../testing/open-teller.ts";
import { endDueBonuses } from "./bonus-end.ts";

const teller = await openTeller();
const { call, cash, clock, db, deps, enrol, faults, heard, prove, protection, rows, wager, wallet } = teller;
const { agent, player, purse, up } = openTeam(teller);
const first = "first-deposit";
const every = "every-deposit";
const day = 86_400_000;

let member: MemberId;
beforeEach(async () => {
	clock.advance(systemClock.now().getTime() - clock.now().getTime());
	member = await enrol();
});

const codeOf = (answer: Result<unknown, { readonly code: string }>) => (answer.ok ? "done" : answer.error.code);
type Wish = Partial<InputOf<typeof openDeposit>> & { readonly key?: string; readonly by?: MemberId };
const choose = (amount: string, { key, by = member, ...wish }: Wish = {}) =>
	call(by, openDeposit, { method: "mosaic-bank", amount, promotion: first, ...wish }, key === undefined ? {} : { key });
const chosen = async (amount: string, wish: Wish = {}): Promise<Deposit> => unwrap(await choose(amount, wish));
const accept = ({ reference }: Deposit, arrived?: bigint) =>
	acceptDeposit(deps, { merchant, reference, operator: "Han", now: clock.now(), arrived });
const refuse = ({ reference }: Deposit) =>
	refuseDeposit(deps, { merchant, reference, operator: "Han", now: clock.now(), why: "No." });
const bonusPurse = async (who = member) =>
	(await wallet.balance(who, "P")).purses.find(({ purse: name }) => name === "bonus")?.balance ?? 0n;
const standing = async () => [await cash(member), await bonusPurse()];
const offered = async (who = member) => unwrap(await call(who, readDepositDesk, {})).promotions.map(({ code }) => code);
const running = async () => unwrap(await call(member, readDepositDesk, {})).bonus;
const shown = async ({ depositId }: Deposit) =>
	unwrap(await call(member, listDeposits, {})).deposits.find((one) => one.depositId === depositId)?.bonus;
const log = { debug() {}, info() {}, warn() {}, error() {} };
const tick = (days = 0) => endDueBonuses(deps, { now: new Date(clock.now().getTime() + days * day), log });
const granted = async (amount = "100") => {
	const deposit = await chosen(amount);
	unwrap(await accept(deposit));
	return deposit;
};

test("a bonus is told when it is granted and when it ends, once each, with the transaction that does it", async () => {
	const told = async () =>
		(
			await rows<{ what: string }>(`select concat_ws(' ', name, payload->>'amount', payload->>'how') as what
				from platform.outbox where name like 'bonus.%' and payload->>'memberId' = '${member}' order by id`)
		).map(({ what }) => what);
	const deposit = await chosen("100");
	expect(await told()).toEqual([]);
	unwrap(await accept(deposit));
	expect(await told()).toEqual(["bonus.granted 50.00"]);
	await tick(31);
	await tick(31);
	expect(await told()).toEqual(["bonus.granted 50.00", "bonus.ended 50.00 expired"]);
});

describe("what is offered", () => {
	test("is the brand's data, with every rule, in the caller's language", async () => {
		const { promotions } = unwrap(await call(member, readDepositDesk, {}, { language: "ko" }));
		expect(promotions).toEqual([
			{
				code: first,
				name: "첫 입금",
				percent: 50,
				smallest: "20.00",
				most: "200.00",
				times: "10",
				days: 30,
				games: [],
				parts: {},
				firstOnly: true,
				once: true,
				until: null,
			},
			{
				code: every,
				name: "조금 더",
				percent: 10,
				smallest: "50.00",
				most: "50.00",
				times: "5",
				days: 14,
				games: [],
				parts: { LIVE: 10 },
				firstOnly: false,
				once: false,
				until: null,
			},
		]);
	});
	test("is none where none stands open, or the currency has none", async () => {
		await rows(
			`update cashier.promotion set closes_at = now() - interval '1 minute' where code = '${every}' returning 1`,
		);
		await rows(`update cashier.promotion set enabled = false where code = '${first}' returning 1`);
		expect(await offered()).toEqual([]);
		expect(codeOf(await choose("100", { promotion: every }))).toBe("PROMOTION_NOT_FOUND");
		await rows("update cashier.promotion set closes_at = null, enabled = true returning 1");
	});
	test("after a deposit was credited leaves out what is for the first", async () => {
		unwrap(await accept(await chosen("10", { promotion: undefined })));
		expect(await offered()).toEqual([every]);
		expect(codeOf(await choose("100"))).toBe("PROMOTION_NOT_FOUND");
	});
	test("is one at a time, and what is once is once", async () => {
		const deposit = await granted();
		expect(await offered()).toEqual([]);
		expect(codeOf(await choose("100", { promotion: every }))).toBe("PROMOTION_NOT_FOUND");
		wager(member, 50_000n);
		expect(await tick()).toBe(1);
		expect([await offered(), (await shown(deposit))?.state]).toEqual([[every], "released"]);
	});
	test("of too little is refused with what is missing", async () => {
		const refused = await choose("19.99");
		expect(refused).toEqual({ ok: false, error: { code: "PROMOTION_TOO_SMALL", value: { smallest: "20.00" } } });
		expect(unwrap(await call(member, listDeposits, {})).deposits).toEqual([]);
	});
	test("is planted once and left as an operator changed it", async () => {
		await rows(`update cashier.promotion set percent = 40 where code = '${first}' returning 1`);
		const plant = () => seed({ db, brand: { brand: () => ({ currency: "P" }) } });
		await Promise.all([plant(), plant()]);
		expect(await rows("select percent from cashier.promotion order by sort_order")).toEqual([
			{ percent: 40 },
			{ percent: 10 },
		]);
		expect(await rows("select 1 from cashier.promotion_text")).toHaveLength(16);
		await rows(`update cashier.promotion set percent = 50 where code = '${first}' returning 1`);
	});
});

describe("a choice", () => {
	test("is kept with the deposit, the same key is the same, another choice is not", async () => {
		const deposit = await chosen("100", { key: `one-${member}` });
		expect(deposit.bonus).toEqual({ name: "First deposit", state: "chosen", amount: null });
		expect(await chosen("100", { key: `one-${member}` })).toEqual(deposit);
		expect(codeOf(await choose("100", { key: `one-${member}`, promotion: undefined }))).toBe("DEPOSIT_CONFLICT");
		expect(codeOf(await choose("100", { key: `one-${member}`, promotion: every }))).toBe("DEPOSIT_CONFLICT");
	});
	test("may be none", async () => {
		const deposit = await chosen("100", { promotion: undefined });
		unwrap(await accept(deposit));
		expect([deposit.bonus, await standing()]).toEqual([null, [10_000n, 0n]]);
	});
	test("in many tabs at once is one", async () => {
		const tabs = await Promise.all([1, 2, 3].map(() => choose("100", { promotion: every })));
		expect(tabs.map(codeOf).toSorted()).toEqual(["PROMOTION_NOT_FOUND", "PROMOTION_NOT_FOUND", "done"]);
	});
	test.each([
		["refused", (deposit: Deposit) => refuse(deposit)],
		["cancelled", ({ depositId }: Deposit) => call(member, cancelDeposit, { depositId })],
		["expired", async () => expireBatch(db, new Date(clock.now().getTime() + 2 * day))],
	])("brings nothing when the deposit is %s, and may be made again", async (_how, end) => {
		const deposit = await chosen("100");
		await end(deposit);
		expect([(await shown(deposit))?.state, await standing()]).toEqual(["void", [0n, 0n]]);
		expect(await offered()).toEqual([first, every]);
		expect(await faults()).toEqual([]);
	});
});

describe("a grant", () => {
	test.each([
		["all that was asked for", "100", undefined, [10_000n, 5_000n]],
		["less arrived", "100", 4_001n, [4_001n, 2_000n]],
		["more than the most", "1000", undefined, [100_000n, 20_000n]],
	])("comes with the credit, apart from it: %s", async (_what, amount, arrived, purses) => {
		const deposit = await chosen(amount);
		unwrap(await accept(deposit, arrived));
		expect(await standing()).toEqual(purses);
		expect((await shown(deposit))?.state).toBe("running");
		expect(await faults()).toEqual([]);
		const told = () =>
			heard.filter(({ member: who, event }) => who === member && event === "balance").map(({ payload }) => payload);
		await expect.poll(told).toContainEqual(expect.objectContaining({ purse: "bonus" }));
	});
	test("says what is left to wager and until when", async () => {
		wager(member, 7_000n);
		await granted();
		wager(member, 7_000n + 12_345n);
		const endsAt = new Date(clock.now().getTime() + 30 * day).toISOString();
		const bonus = { name: "First deposit", amount: "50.00", asked: "500.00", missing: "376.55", endsAt };
		expect(await running()).toEqual(bonus);
		expect(unwrap(await call(member, readWithdrawDesk, {})).bonus).toEqual(bonus);
	});
	test("is none when too little arrived, or another deposit came first", async () => {
		const small = await chosen("100");
		unwrap(await accept(small, 1_999n));
		expect([(await shown(small))?.state, await standing()]).toEqual(["void", [1_999n, 0n]]);
		member = await enrol();
		const late = await chosen("100");
		unwrap(await accept(await chosen("10", { promotion: undefined })));
		unwrap(await accept(late));
		expect([(await shown(late))?.state, await standing()]).toEqual(["void", [11_000n, 0n]]);
		expect(await faults()).toEqual([]);
	});
	test("is called as whoever reads calls it, whatever language it was chosen in", async () => {
		const deposit = await chosen("100");
		const korean = async () => {
			const { deposits } = unwrap(await call(member, listDeposits, {}, { language: "ko" }));
			return deposits.find(({ depositId }) => depositId === deposit.depositId)?.bonus?.name;
		};
		expect([deposit.bonus?.name, await korean(), (await shown(deposit))?.name]).toEqual([
			...["First deposit", "첫 입금", "First deposit"],
		]);
		unwrap(await accept(deposit));
		const read = unwrap(await call(member, readDepositDesk, {}, { language: "ko" }));
		expect([read.bonus?.name, (await running())?.name]).toEqual(["첫 입금", "First deposit"]);
	});
	test("counts the games that its promotion names, and no others, to its end", async () => {
		await rows(`update cashier.promotion set games = '{RNG}' where code = '${first}' returning 1`);
		const { promotions } = unwrap(await call(member, readDepositDesk, {}));
		expect(promotions[0]?.games).toEqual(["RNG"]);
		wager(member, 7_000n, "RNG");
		await granted();
		await rows(`update cashier.promotion set games = '{}' where code = '${first}' returning 1`);
		wager(member, 900_000n);
		wager(member, 7_000n + 12_345n, "RNG");
		expect((await running())?.missing).toBe("376.55");
		expect([await tick(), await standing()]).toEqual([0, [10_000n, 5_000n]]);
		wager(member, 57_000n, "RNG");
		expect([await tick(), await standing()]).toEqual([1, [15_000n, 0n]]);
		expect(await faults()).toEqual([]);
	});
	test("counts stakes in part where its promotion says so: shown by category, released by the last whole unit", async () => {
		for (const [category, amount] of [
			["LIVE", 5n],
			["RNG", 7_000n],
		] as const)
			wager(member, amount, category);
		const deposit = await chosen("100", { promotion: every });
		unwrap(await accept(deposit));
		const details = async () => unwrap(await call(member, readBonusDetails, {})).bonus;
		// 10.00 asks for 50.00: 300.09 at the tables count 30.00, as nine hundredths are not a whole one.
		wager(member, 30_014n, "LIVE");
		expect(await details()).toMatchObject({ asked: "50.00", missing: "20.00" });
		wager(member, 7_000n + 1_999n, "RNG");
		expect((await details())?.shares.filter(({ counted }) => counted !== "0.00")).toEqual([
			{ category: "LIVE", percent: 10, counted: "30.00" },
			{ category: "RNG", percent: 100, counted: "19.99" },
		]);
		expect([(await running())?.missing, await tick(), await standing()]).toEqual(["0.01", 0, [10_000n, 1_000n]]);
		await prove(member);
		wager(member, 10_000n);
		const account = unwrap(await teller.addAccount(member));
		const early = await teller.ask({ member, account }, { amount: "50" });
		expect(early).toMatchObject({ ok: false, error: { code: "BONUS_AT_STAKE", value: { missing: "0.01" } } });
		// The tenth hundredth is a whole one. A later edit of the promotion changes nothing of it.
		await rows(`update cashier.promotion set parts = '{"LIVE": 1}' where code = '${every}' returning 1`);
		wager(member, 30_015n, "LIVE");
		expect(codeOf(await call(member, cancelBonus, { depositId: deposit.depositId }))).toBe("BONUS_EARNED");
		expect([await tick(), await standing()]).toEqual([1, [11_000n, 0n]]);
		await rows(`update cashier.promotion set parts = '{"LIVE": 10}' where code = '${every}' returning 1`);
		expect(await faults()).toEqual([]);
	});
	test("is by the terms it was chosen with", async () => {
		const deposit = await chosen("100");
		await rows(`update cashier.promotion set percent = 1, enabled = false where code = '${first}' returning 1`);
		unwrap(await accept(deposit));
		await rows(`update cashier.promotion set percent = 50, enabled = true where code = '${first}' returning 1`);
		expect(await bonusPurse()).toBe(5_000n);
	});
	test("is once, however many accept at once", async () => {
		const deposit = await chosen("100");
		const all = await Promise.all(Array.from({ length: 8 }, () => accept(deposit)));
		expect(all.filter(({ ok }) => ok)).toHaveLength(1);
		expect(await standing()).toEqual([10_000n, 5_000n]);
		expect(await faults()).toEqual([]);
	});
	test("comes with what an agent credits, too, and not when the float is empty", async () => {
		const above = await agent(6_000n);
		member = await player(0n, above);
		const asked = await chosen("100", { method: "team-agent" });
		const give = (deposit: Deposit) =>
			call(above, acceptFloatDeposit, { depositId: deposit.depositId, paymentPassword: pin });
		expect(codeOf(await give(asked))).toBe("NOT_ENOUGH");
		expect((await shown(asked))?.state).toBe("chosen");
		await call(member, cancelDeposit, { depositId: asked.depositId });
		expect(codeOf(await give(await chosen("50", { method: "team-agent" })))).toBe("done");
		expect([await purse(above, "float"), ...(await standing())]).toEqual([1_000n, 5_000n, 2_500n]);
		expect(await faults()).toEqual([]);
	});
	test("never comes to whoever is excluded", async () => {
		const deposit = await chosen("100");
		await rows(`insert into protection.exclusion (member_id, kind, began_at, ends_at)
			values (${member}, 'exclusion', now(), now() + interval '1 year') returning 1`);
		expect(codeOf(await accept(deposit))).toBe("ACCOUNT_EXCLUDED");
		expect(codeOf(await choose("100", { promotion: every }))).toBe("ACCOUNT_EXCLUDED");
		expect(await standing()).toEqual([0n, 0n]);
	});
	test("counts against no deposit limit", async () => {
		await protection.api.setOperatorLimit({
			memberId: member,
			currency: "P",
			kind: "deposit",
			period: "day",
			amount: 11_000n,
			actor: "Han",
			now: clock.now(),
		});
		await granted();
		expect(codeOf(await choose("10", { promotion: undefined }))).toBe("done");
	});
});

describe("the end of a bonus", () => {
	test("is its release, by the last unit wagered and not before, once however many look", async () => {
		const deposit = await granted();
		wager(member, 49_999n);
		expect(await tick()).toBe(0);
		expect(await standing()).toEqual([10_000n, 5_000n]);
		wager(member, 50_000n);
		await Promise.all([tick(), tick(), tick()]);
		expect(await standing()).toEqual([15_000n, 0n]);
		expect([(await shown(deposit))?.state, await running()]).toEqual(["released", null]);
		expect(await faults()).toEqual([]);
	});
	test("is the clock's when its time is over, and the deposit stays", async () => {
		const deposit = await granted();
		expect(await tick(29.9)).toBe(0);
		expect(await tick(30)).toBeGreaterThan(0);
		expect([(await shown(deposit))?.state, await standing()]).toEqual(["expired", [10_000n, 0n]]);
		expect(await faults()).toEqual([]);
	});
	test("that was earned in time is a release, however late it is seen", async () => {
		await granted();
		wager(member, 50_000n);
		expect(await tick(90)).toBe(1);
		expect(await standing()).toEqual([15_000n, 0n]);
	});
	test("of one keeps no other from theirs", async () => {
		await granted();
		wager(member, 50_000n);
		const broken = member;
		member = await enrol();
		await granted();
		wager(member, 50_000n);
		const out = { memberId: broken, currency: "P", purse: "bonus", kind: "withdraw", delta: -1n } as const;
		const taken = await wallet.post({ ...out, counter: "house:tests", key: commandKey("test:bonus", `0`) });
		expect(taken.ok).toBe(true);
		expect(await tick()).toBe(1);
		expect(await bonusPurse(broken)).toBe(4_999n);
		const back = {
			...out,
			kind: "grant",
			delta: 1n,
			counter: "house:tests",
			key: commandKey("test:bonus", `1`),
		} as const;
		expect((await wallet.post(back)).ok).toBe(true);
		expect(await tick()).toBe(1);
		expect(await faults()).toEqual([]);
	});
});

describe("what is seen of a bonus, and giving it up", () => {
	const details = async (who = member) => unwrap(await call(who, readBonusDetails, {}));
	test("is by category since it was granted, and takes the bonus alone, once, of whoever has it", async () => {
		expect(await details()).toEqual({ currency: "P", own: "0.00", bonus: null });
		for (const [games, amount] of [
			["RNG", 700n],
			["FISH", 300n],
		] as const)
			wager(member, amount, games);
		const { depositId } = await granted();
		wager(member, 10_000n);
		wager(member, 9_700n, "RNG");
		const { bonus, own } = await details();
		expect([own, bonus?.amount, bonus?.asked, bonus?.missing]).toEqual(["100.00", "50.00", "500.00", "400.00"]);
		const counted = bonus?.shares.filter(({ counted: sum }) => sum !== "0.00");
		expect(counted).toEqual([{ category: "RNG", percent: 100, counted: "90.00" }]);
		const other = await enrol();
		expect(codeOf(await call(other, cancelBonus, { depositId }))).toBe("BONUS_NOT_FOUND");
		expect((await details(other)).bonus).toBeNull();
		const presses = await Promise.all([1, 2, 3].map(() => call(member, cancelBonus, { depositId })));
		expect(presses.map(codeOf).toSorted()).toEqual(["BONUS_NOT_FOUND", "BONUS_NOT_FOUND", "done"]);
		const told = presses.flatMap((press) => (press.ok ? [press.value] : []));
		expect(told).toEqual([{ forfeited: "50.00", remains: "100.00", currency: "P" }]);
		expect(await standing()).toEqual([10_000n, 0n]);
		expect((await details()).bonus).toBeNull();
		expect(await faults()).toEqual([]);
	});
	test("leaves one that is earned to be released, and says of an older one that nobody knows", async () => {
		const { depositId } = await granted();
		await rows(`update cashier.bonus set wagered_by = null where deposit_id = '${depositId}'`);
		expect((await details()).bonus?.shares.map(({ counted }) => counted)).toEqual(Array(8).fill(null));
		wager(member, 50_000n);
		expect(codeOf(await call(member, cancelBonus, { depositId }))).toBe("BONUS_EARNED");
		await tick();
		expect(await standing()).toEqual([15_000n, 0n]);
	});
});

describe("a withdrawal while a bonus runs", () => {
	let withdraw: (change?: Partial<InputOf<typeof requestWithdrawal>>, key?: string) => ReturnType<typeof teller.ask>;
	beforeEach(async () => {
		await prove(member);
		const account = unwrap(await teller.addAccount(member));
		withdraw = (change = {}, key) => teller.ask({ member, account }, { amount: "50", ...change }, key);
		await granted();
		wager(member, 10_000n);
	});
	test("is refused with what is at stake, and nothing changes", async () => {
		expect(await withdraw()).toEqual({
			ok: false,
			error: { code: "BONUS_AT_STAKE", value: { bonus: "50.00", missing: "400.00" } },
		});
		expect(await standing()).toEqual([10_000n, 5_000n]);
	});
	test("gives it up when the member says so, once, and holds what was asked for", async () => {
		const key = `give-up-${member}`;
		const presses = await Promise.all([1, 2, 3].map(() => withdraw({ giveUpBonus: true }, key)));
		expect(presses.map(codeOf)).toEqual(["done", "done", "done"]);
		expect(await standing()).toEqual([10_000n, 0n]);
		expect((await teller.purse(member)).held).toBe(5_000n);
		expect(await running()).toBeNull();
		expect(await faults()).toEqual([]);
	});
	test("that the balance does not cover gives nothing up", async () => {
		expect(codeOf(await withdraw({ amount: "100.01", giveUpBonus: true }))).toBe("WITHDRAWAL_NOT_COVERED");
		expect(await bonusPurse()).toBe(5_000n);
	});
	test("needs no word once it is earned, and leaves it to be released", async () => {
		wager(member, 50_000n);
		expect(codeOf(await withdraw())).toBe("done");
		await tick();
		expect(await standing()).toEqual([15_000n, 0n]);
	});
	test("while it is released: one of them ends it", async () => {
		wager(member, 50_000n);
		await Promise.all([withdraw({ giveUpBonus: true }), tick(), tick()]);
		await tick();
		expect(await standing()).toEqual([15_000n, 0n]);
		expect(await faults()).toEqual([]);
	});
});

describe("money handed up while a bonus runs", () => {
	beforeEach(async () => {
		member = await player(0n, await agent(0n));
		await call(member, declineDepositLimit, {});
		await granted();
		wager(member, 10_000n);
	});
	test("is refused with what is at stake, and gives it up when the member says so, once", async () => {
		expect(await up(member, { amount: "30" })).toEqual({
			ok: false,
			error: { code: "BONUS_AT_STAKE", value: { bonus: "50.00", missing: "400.00" } },
		});
		expect(await standing()).toEqual([10_000n, 5_000n]);
		const key = `hand-up-${member}`;
		const presses = await Promise.all([1, 2, 3].map(() => up(member, { amount: "30", giveUpBonus: true, key })));
		expect(presses.map(codeOf)).toEqual(["done", "done", "done"]);
		expect(await standing()).toEqual([7_000n, 0n]);
		expect(await running()).toBeNull();
		expect(await faults()).toEqual([]);
	});
	test("that is not there gives nothing up", async () => {
		expect(codeOf(await up(member, { amount: "100.01", giveUpBonus: true }))).toBe("NOT_ENOUGH");
		expect(await bonusPurse()).toBe(5_000n);
	});
	test("needs no word once it is earned", async () => {
		wager(member, 50_000n);
		expect(codeOf(await up(member, { amount: "30" }))).toBe("done");
		await tick();
		expect(await standing()).toEqual([12_000n, 0n]);
	});
});

type Act = {
	readonly kind: "choose" | "accept" | "refuse" | "cancel" | "play" | "tick" | "late" | "withdraw";
	readonly n: number;
};
const kinds = ["choose", "choose", "accept", "accept", "refuse", "cancel", "play", "tick", "late", "withdraw"] as const;
const anAct: fc.Arbitrary<Act> = fc.record({ kind: fc.constantFrom<Act["kind"]>(...kinds), n: fc.nat({ max: 5 }) });

test("whatever happens at once, what members hold is what was credited and released", {
	timeout: 120_000,
}, async () => {
	const histories = fc.array(fc.array(anAct, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 6 });
	await fc.assert(
		fc.asyncProperty(histories, async (waves) => {
			member = await enrol();
			await prove(member);
			const account = unwrap(await teller.addAccount(member));
			const played = { sum: 0n };
			const carryOut = async ({ kind, n }: Act, known: readonly Deposit[]): Promise<void> => {
				const deposit = known[n % Math.max(1, known.length)];
				if (kind === "choose") await choose(String(30 + n * 40), n % 3 === 0 ? {} : { promotion: every });
				if (kind === "play") {
					played.sum += BigInt(n) * 10_000n;
					wager(member, played.sum);
				}
				if (kind === "tick") await tick();
				if (kind === "late") await tick(20);
				if (kind === "withdraw") await teller.ask({ member, account }, { amount: "20", giveUpBonus: n > 2 });
				if (deposit === undefined) return;
				if (kind === "accept") await accept(deposit);
				if (kind === "refuse") await refuse(deposit);
				if (kind === "cancel") await call(member, cancelDeposit, { depositId: deposit.depositId });
			};
			for (const wave of waves) {
				const { deposits } = unwrap(await call(member, listDeposits, { pageSize: 100 }));
				await Promise.all(wave.map((act) => carryOut(act, deposits)));
			}
			const { deposits } = unwrap(await call(member, listDeposits, { pageSize: 100 }));
			const minor = (amount: string | null | undefined) => BigInt((amount ?? "0").replace(".", ""));
			const sum = (of: readonly (string | null | undefined)[]) => of.reduce((total, one) => total + minor(one), 0n);
			const bonusesIn = (state: string) =>
				deposits.flatMap(({ bonus }) => (bonus?.state === state ? [bonus.amount] : []));
			const credited = sum(deposits.map((one) => one.credited));
			expect(await cash(member)).toBe(credited + sum(bonusesIn("released")));
			expect(await bonusPurse()).toBe(sum(bonusesIn("running")));
			expect(bonusesIn("running").length + bonusesIn("chosen").length).toBeLessThanOrEqual(1);
		}),
		{ numRuns: historiesOf(25) },
	);
	expect(await faults()).toEqual([]);
});

describe("the books", () => {
	test("refuse a bonus that changes after its end, or goes", async () => {
		const deposit = await granted();
		await tick(30);
		const one = `where deposit_id = '${deposit.depositId}'`;
		await expect(rows(`update cashier.bonus set amount = 1 ${one}`)).rejects.toThrow(/is refused/);
		await expect(rows(`delete from cashier.bonus ${one}`)).rejects.toThrow(/is refused/);
	});
	test("tell a bonus without its posting, and a posting without its bonus", async () => {
		const deposit = await chosen("100");
		await rows(`update cashier.bonus set state = 'running', amount = 700, asked = 0, wagered = 0, granted_at = now(),
			ends_at = now() + interval '1 day', grant_group = gen_random_uuid() where deposit_id = '${deposit.depositId}' returning 1`);
		const bonus = { memberId: await enrol(), currency: "P", purse: "cash", kind: "grant", delta: 9n } as const;
		unwrap(await wallet.post({ ...bonus, counter: "bonus:deposits", key: commandKey("test:bonus", `2`) }));
		const found = await rows<{ told: string | null; posted: string | null }>(
			"select told, posted from cashier.unmatched_bonuses",
		);
		expect(found).toContainEqual({ told: "700", posted: null });
		expect(found).toContainEqual({ told: null, posted: "9" });
	});
});
