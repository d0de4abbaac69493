// Transfers between the main purse and those of vendors: one row and two postings, once whatever comes at once; all of it
// comes home when it is asked for or when another vendor's game is launched; and nothing is ever lost, doubled or invented.
import { beforeEach, describe, expect, test } from "vitest";
import type { InputOf } from "#platform/contract";
import { type MemberId, type Result, systemClock, unwrap } from "#platform/kernel";
import { commandKey } from "#wallet/api";
import {
	listTransfers,
	readConsolidatedFunds,
	readMerchantWallet,
	returnWallets,
	transferWallet,
} from "../../contract/index.ts";
import { openCounter } from "../testing/open-counter.ts";

const counter = await openCounter();
const { call, cashier, clock, db, enrol, faults, heard, protection, rows, vendors, wallet } = counter;
const far = "vendor:FARAWAY";
const near = "vendor:NEARBY";

let member: MemberId;
beforeEach(async () => {
	clock.advance(systemClock.now().getTime() - clock.now().getTime());
	for (const code of ["FARAWAY", "NEARBY"]) vendors.setOpen(code, true);
	member = await funded(100_000n);
});

async function funded(amount: bigint): Promise<MemberId> {
	const rich = await enrol();
	const key = commandKey("test:grant", rich);
	const purse = { memberId: rich, currency: "P", purse: "cash" } as const;
	unwrap(await wallet.post({ ...purse, kind: "grant", delta: amount, counter: "house:grants", key }));
	return rich;
}

type Move = InputOf<typeof transferWallet>;
const move = (input: Move, key?: string, of: MemberId = member) =>
	call(of, transferWallet, input, key === undefined ? {} : { key });
const out = (amount: string, to = far): Move => ({ fromPurse: "cash", toPurse: to, amount });
const back = (amount: string, from = far): Move => ({ fromPurse: from, toPurse: "cash", amount });
const comeHome = (key?: string) => call(member, returnWallets, {}, key === undefined ? {} : { key });
const codeOf = (answer: Result<unknown, { readonly code: string }>) => (answer.ok ? "done" : answer.error.code);
const purses = async (of: MemberId = member) => {
	const { purses: all } = await wallet.balance(of, "P");
	return Object.fromEntries(all.map(({ purse, balance }) => [purse, balance]));
};
const history = async (input: InputOf<typeof listTransfers> = {}) => unwrap(await call(member, listTransfers, input));
const bringHome = (except: string) =>
	cashier.bringHome({ memberId: member, currency: "P", merchant: "tessera", except, now: clock.now() });

describe("a transfer", () => {
	test("moves at once, there and back, and says where it went", async () => {
		const moved = unwrap(await move(out("250.50")));
		expect(moved).toMatchObject({
			type: "move",
			from: "cash",
			to: far,
			amount: "250.50",
			state: "done",
			currency: "P",
		});
		expect(await purses()).toEqual({ cash: 74_950n, [far]: 25_050n });
		unwrap(await move(back("50")));
		expect(await purses()).toEqual({ cash: 79_950n, [far]: 20_050n });
		expect(await faults()).toEqual([]);
	});
	test("is two postings of one group through the clearing account, which its line names", async () => {
		const { group } = unwrap(await move(out("10")));
		const legs = await rows(`select purse, kind, delta, counter from wallet.posting
			where member_id = ${member} and group_key = '${group}' order by delta`);
		expect(legs).toEqual([
			{ purse: "cash", kind: "transfer-out", delta: "-1000", counter: "clearing:movements" },
			{ purse: far, kind: "transfer-in", delta: "1000", counter: "clearing:movements" },
		]);
	});
	test.each<[string, Move, string]>([
		["to the same purse", out("10", "cash"), "PURSES_NOT_PAIRED"],
		["from the bonus", back("10", "bonus"), "PURSES_NOT_PAIRED"],
		["into points", out("10", "points"), "PURSES_NOT_PAIRED"],
		["into a float", out("10", "float"), "PURSES_NOT_PAIRED"],
		["from vendor to vendor", { fromPurse: far, toPurse: near, amount: "10" }, "PURSES_NOT_PAIRED"],
		["to nobody", out("10", "vendor:NOBODY"), "VENDOR_NOT_FOUND"],
		["finer than the currency", out("10.001"), "TRANSFER_AMOUNT"],
		["of more than there is", out("1000.01"), "NOT_ENOUGH"],
		["of what never was there", back("0.01"), "NOT_ENOUGH"],
	])("%s is refused and moves nothing", async (_what, input, code) => {
		expect(codeOf(await move(input))).toBe(code);
		expect(await purses()).toEqual({ cash: 100_000n });
		expect((await history()).transfers).toEqual([]);
	});
	test("that is too much is told what there is", async () => {
		expect(await move(out("2000"))).toMatchObject({ error: { value: { available: "1000.00" } } });
	});
	test("never takes what is held", async () => {
		const purse = { memberId: member, currency: "P", purse: "cash" } as const;
		const hold = { key: commandKey("test:hold", member), amount: 90_000n, purpose: "ticket" };
		const expiresAt = new Date(clock.now().getTime() + 3_600_000);
		unwrap(await db.tx((tx) => wallet.placeHold(tx, { ...purse, ...hold, expiresAt })));
		expect(await move(out("100.01"))).toMatchObject({ error: { code: "NOT_ENOUGH", value: { available: "100.00" } } });
		expect(codeOf(await move(out("100")))).toBe("done");
	});
	test("goes nowhere that is out of service, and comes home from there", async () => {
		await move(out("100"));
		vendors.setOpen("FARAWAY", false);
		expect(codeOf(await move(out("1")))).toBe("VENDOR_CLOSED");
		expect(codeOf(await move(back("100")))).toBe("done");
	});
	test("comes home from where no round runs", async () => {
		await move(out("100"));
		const bet = { member, code: "FARAWAY", amount: 1_000n };
		expect(await vendors.stake(wallet, bet)).toBe(true);
		expect(codeOf(await move(back("10")))).toBe("ROUND_RUNS");
		await vendors.end(wallet, { ...bet, amount: 2_500n });
		expect(codeOf(await move(back("115")))).toBe("done");
		expect(await purses()).toEqual({ cash: 101_500n, [far]: 0n });
	});
	test.each(["wager", "loss"] as const)("goes to no vendor while a limit of %s holds, and comes home", async (kind) => {
		await move(out("100"));
		const limit = { memberId: member, currency: "P", kind, period: "day", amount: 500n, actor: "Han" } as const;
		await protection.api.setOperatorLimit({ ...limit, now: clock.now() });
		expect(codeOf(await move(out("1")))).toBe("LIMIT_NOT_KEPT");
		expect(codeOf(await move(back("100")))).toBe("done");
	});
	test("is pushed to the member's pages, both purses", async () => {
		await move(out("100"));
		const told = () =>
			heard.flatMap(({ member: who, event, payload }) => (who === member && event === "balance" ? [payload] : []));
		await expect.poll(told).toEqual(
			expect.arrayContaining([
				{ currency: "P", purse: "cash", balance: "900.00", held: "0.00" },
				{ currency: "P", purse: far, balance: "100.00", held: "0.00" },
			]),
		);
	});
});

describe("at once", () => {
	test("a press that comes twenty times is one transfer, with one answer", async () => {
		const answers = await Promise.all(Array.from({ length: 20 }, () => move(out("100"), "one-press")));
		expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
		expect(await purses()).toEqual({ cash: 90_000n, [far]: 10_000n });
		expect(await faults()).toEqual([]);
	});
	test("the same key for another transfer is refused", async () => {
		await move(out("100"), "same");
		expect(codeOf(await move(out("101"), "same"))).toBe("TRANSFER_CONFLICT");
		expect(codeOf(await move(back("100"), "same"))).toBe("TRANSFER_CONFLICT");
		expect(await purses()).toEqual({ cash: 90_000n, [far]: 10_000n });
	});
	test("of two tabs that each send all of it one does", async () => {
		const both = await Promise.all([move(out("1000")), move(out("1000", near))]);
		expect(both.map(codeOf).toSorted()).toEqual(["NOT_ENOUGH", "done"]);
		expect((await purses()).cash).toBe(0n);
		expect(await faults()).toEqual([]);
	});
	test("bets and the way home: what was staked does not come home, what came home is not staked", async () => {
		await move(out("100"));
		const bets = Array.from({ length: 10 }, () => vendors.stake(wallet, { member, code: "FARAWAY", amount: 1_000n }));
		const [taken] = await Promise.all([Promise.all(bets), comeHome(), comeHome(), bringHome("NEARBY")]);
		const staked = BigInt(taken.filter(Boolean).length) * 1_000n;
		const { cash = 0n, [far]: lying = 0n } = await purses();
		expect(cash + lying + staked).toBe(100_000n);
		expect(await faults()).toEqual([]);
	});
});

describe("all that lies at vendors", () => {
	beforeEach(async () => {
		await move(out("100"));
		await move(out("200", near));
	});
	test("comes home by one press, pressed twice", async () => {
		const [first, second] = [unwrap(await comeHome("home")), unwrap(await comeHome("home"))];
		expect(first.transfers.map(({ from, to, amount, type }) => [type, from, to, amount])).toEqual([
			["return", far, "cash", "100.00"],
			["return", near, "cash", "200.00"],
		]);
		expect(second.transfers).toEqual([]);
		expect(await purses()).toEqual({ cash: 100_000n, [far]: 0n, [near]: 0n });
	});
	test("stays where a round runs, and says so", async () => {
		await vendors.stake(wallet, { member, code: "NEARBY", amount: 5_000n });
		expect(unwrap(await comeHome())).toMatchObject({ transfers: [{ from: far }], staying: ["NEARBY"] });
		expect(await purses()).toEqual({ cash: 80_000n, [far]: 0n, [near]: 15_000n });
		await vendors.end(wallet, { member, code: "NEARBY", amount: 0n });
		expect(unwrap(await comeHome())).toMatchObject({ transfers: [{ amount: "150.00" }], staying: [] });
	});
	test("comes home when a game of another vendor is launched, and stays for the same one", async () => {
		await bringHome("FARAWAY");
		expect(await purses()).toEqual({ cash: 90_000n, [far]: 10_000n, [near]: 0n });
		await bringHome("TESSERA");
		expect(await purses()).toEqual({ cash: 100_000n, [far]: 0n, [near]: 0n });
		await bringHome("TESSERA");
		expect((await history({ type: "return" })).transfers).toHaveLength(2);
	});
	test("comes home once, however many games are launched at once", async () => {
		await Promise.all(Array.from({ length: 10 }, () => bringHome("TESSERA")));
		expect((await history({ type: "return" })).transfers).toHaveLength(2);
		expect(await purses()).toEqual({ cash: 100_000n, [far]: 0n, [near]: 0n });
		expect(await faults()).toEqual([]);
	});
});

describe("what there is", () => {
	test("is told purse by purse, with its sum, what is held and what is restricted", async () => {
		await move(out("100"));
		const bonus = { memberId: member, currency: "P", purse: "bonus" } as const;
		await db.tx((tx) => wallet.open(tx, bonus));
		const key = commandKey("test:bonus", member);
		unwrap(await wallet.post({ ...bonus, kind: "promo", delta: 5_000n, counter: "house:promotions", key }));
		expect(unwrap(await call(member, readConsolidatedFunds, {}))).toEqual({
			currency: "P",
			symbol: "P",
			total: "1050.00",
			points: "0.00",
			float: null,
			main: { balance: "900.00", available: "900.00", held: "0.00" },
			bonus: { balance: "50.00", available: "50.00", held: "0.00" },
			vendors: [
				{
					vassalage: "FARAWAY",
					purse: far,
					name: "Vendor FARAWAY",
					balance: "100.00",
					underWay: "0.00",
					open: true,
					inPlay: false,
				},
				{
					vassalage: "NEARBY",
					purse: near,
					name: "Vendor NEARBY",
					balance: "0.00",
					underWay: "0.00",
					open: true,
					inPlay: false,
				},
			],
		});
	});
	test("at a vendor out of service is shown while something lies there", async () => {
		const names = async () => unwrap(await call(member, readMerchantWallet, {})).wallets.map((one) => one.vassalage);
		vendors.setOpen("NEARBY", false);
		expect(await names()).toEqual(["FARAWAY"]);
		vendors.setOpen("NEARBY", true);
		await move(out("1", near));
		vendors.setOpen("NEARBY", false);
		expect(await names()).toEqual(["FARAWAY", "NEARBY"]);
	});
	test("of an agent's float stands apart", async () => {
		await db.tx((tx) => wallet.open(tx, { memberId: member, currency: "P", purse: "float" }));
		const { float, total } = unwrap(await call(member, readConsolidatedFunds, {}));
		expect([float?.balance, total]).toEqual(["0.00", "1000.00"]);
	});
});

describe("the history", () => {
	test("goes page by page, the newest first, by type and dates, and is one's own", async () => {
		for (const amount of ["1", "2", "3", "4", "5"]) {
			await move(out(amount));
			clock.advance(60_000);
		}
		await comeHome();
		const first = await history({ pageSize: 4 });
		expect(first.transfers.map(({ amount }) => amount)).toEqual(["15.00", "5.00", "4.00", "3.00"]);
		const second = await history({ pageSize: 4, cursor: first.next ?? "" });
		expect(second.transfers.map(({ amount }) => amount)).toEqual(["2.00", "1.00"]);
		expect(second.next).toBeNull();
		expect((await history({ type: "return" })).transfers).toHaveLength(1);
		const from = new Date(clock.now().getTime() - 90_000).toISOString();
		expect((await history({ from })).transfers.map(({ amount }) => amount)).toEqual(["15.00", "5.00"]);
		const other = await enrol();
		expect(unwrap(await call(other, listTransfers, {})).transfers).toEqual([]);
	});
	test.each([
		[{ cursor: "nothing_of_ours" }, "INVALID_CURSOR"],
		[{ from: "2026-11-22T00:00:00.000Z", to: "2026-11-21T00:00:00.000Z" }, "INVALID_PERIOD"],
		[{ from: "2020-11-22T00:00:00.000Z" }, "INVALID_PERIOD"],
	])("of %j is refused", async (input, code) => expect(codeOf(await call(member, listTransfers, input))).toBe(code));
	test.each([
		"update cashier.transfer set amount = amount + 1",
		"delete from cashier.transfer",
		"truncate cashier.transfer",
	])("%s is refused by the database", async (statement) => {
		await move(out("1"));
		await expect(rows(statement)).rejects.toThrow(/is refused/);
	});
	test("a row without its postings, and postings without their row, are found", async () => {
		await rows(`insert into cashier.transfer (member_id, id, merchant, request_key, kind, currency, amount, from_purse,
			to_member_id, to_purse, done_at, movement)
			values (${member}, gen_random_uuid(), 'tessera', 'invented', 'move', 'P', 5, 'cash', ${member}, '${far}', now(), gen_random_uuid())`);
		expect(await rows(`select told from cashier.unmoved where member_id = ${member} order by told`)).toEqual([
			{ told: "-5" },
			{ told: "5" },
		]);
	});
});
