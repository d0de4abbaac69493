// The verb as an operator uses it: a line of the bank finds its deposit, it is accepted or refused once, methods are
// changed; who did it is written down, and what is refused is refused in one sentence.
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { createBrandModule, seed as seedBrand } from "#brand/module";
import { seed as seedCashier } from "#cashier/module";
import { seed as seedMembers } from "#members/module";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { drawPicture } from "#platform/http/testing";
import { systemClock } from "#platform/kernel";
import { fileHouseKey, sealerWith } from "#platform/kernel/node";
import { silentLive } from "#platform/live";
import { seed as seedProtection } from "#protection/module";
import { commandKey } from "#wallet/api";
import { createWalletModule } from "#wallet/module";
import { migrationSources } from "../../../apps/server/migrations.ts";
import { operatorDesk } from "../testing/operator-desk.ts";
import { run } from "../verbs/cashier.ts";
import { cashierUsage } from "./read-cashier-order.ts";

const db = await testDatabase(migrationSources);

const { dataDir, said, say } = operatorDesk({
	databaseUrl: db.url,
	prepare: async () => {
		await seedBrand({ db, clock: systemClock });
		await seedProtection({ db });
		const brand = await createBrandModule({ db, clock: systemClock, log: { warn() {} } });
		const wallet = createWalletModule({ db, live: silentLive });
		await wallet.start(systemClock.now());
		const deps = { db, clock: systemClock, brand: brand.api, wallet: wallet.api };
		await seedMembers({ ...deps, password: "tiles4all", passwordCost: { memoryKib: 64, passes: 1 } });
		await seedCashier(deps);
		await wallet.close();
		await brand.close();
	},
});

const typed = (words: readonly string[], answer?: string): Promise<number> =>
	run(words, { say, ask: async () => answer });
const order = (line: string, answer?: string) => typed(line.split(" ").filter(Boolean), answer);
const rows = async <Row>(statement: string) => (await db.tx((tx) => sql.raw<Row>(statement).execute(tx))).rows;
const acts = async () =>
	(await rows<{ act: string; operator: string }>("select act, operator from cashier.operator_act order by id")).map(
		({ act, operator }) => `${act} by ${operator}`,
	);
const member = "(select member_id from members.login_names where name_key = 'demo01')";

/** Sound ones: the last sign is the check of the others. */
const references = { first: "222222222", second: "322222223", third: "422222224" } as const;

async function waits(reference: string, minutesAgo: number): Promise<string> {
	const [row] = await rows<{
		id: string;
	}>(`insert into cashier.deposit (member_id, id, merchant, request_key, method_id,
			currency, amount, fee_fixed, fee_basis_points, reference, opened_at, expires_at)
		select ${member}, gen_random_uuid(), 'tessera', '${reference}', id, 'P', 10000, 0, 0, '${reference}',
			now() - interval '${minutesAgo} minutes', now() + interval '1 day'
		from cashier.method where code = 'mosaic-bank' returning id`);
	return row?.id ?? "";
}
const stateOf = async (reference: string) =>
	(
		await rows<{ state: string; credited: string | null; closed_by: string; reason: string }>(
			`select state, credited, closed_by, reason from cashier.deposit where reference = '${reference}'`,
		)
	)[0];

describe("deposits", () => {
	test("that wait are listed, the oldest or the newest first, and no more than were asked for", async () => {
		expect(await order("deposits")).toBe(0);
		expect(said.splice(0)).toEqual(["No deposit waits."]);
		await waits(references.first, 30);
		await waits(references.second, 20);
		await waits(references.third, 10);
		await order("deposits");
		expect(said.splice(0).map((line) => line.slice(0, 11))).toEqual(["222-222-222", "322-222-223", "422-222-224"]);
		await order("deposits --newest --most 1");
		expect(said).toHaveLength(1);
		expect(said[0]).toMatch(/^422-222-224 {2}pending {2}100\.00 P {2}of member \d+ {2}0 pictures {2}/);
	});
	test("a line of the bank finds its deposit, or says that there is none", async () => {
		expect(await typed(["match", "TRF KIM 322222223 99.00"])).toBe(0);
		expect(said.splice(0)[0]).toContain("322-222-223  pending  100.00 P");
		expect(await typed(["match", "RENT NOVEMBER"])).toBe(1);
		expect(said).toEqual(["No deposit has a reference that stands in this line."]);
	});
	test("are not looked at before it is said; pictures are for the owner of the machine, and who looked is written down", async () => {
		const [{ id = "" } = {}] = await rows<{ id: string }>(
			`select id from cashier.deposit where reference = '${references.first}'`,
		);
		const picture = Buffer.from("a picture, as far as this test goes");
		const key = fileHouseKey(join(dataDir, "house-key"))("cashier.proofs");
		const sealed = sealerWith(key).seal(`proof ${id} 1`, picture).toString("hex");
		await rows(`insert into cashier.proof values (${member}, '${id}', 1, now(), '\\x${sealed}')`);
		expect(await order("show 222-222-222", "no")).toBe(1);
		expect(await acts()).toEqual([]);
		expect(await order("show 222-222-222 --operator Han", "tessera")).toBe(0);
		const file = join(dataDir, "review", `${id}-1.jpg`);
		expect(readFileSync(file)).toEqual(picture);
		expect(statSync(file).mode & 0o777).toBe(0o600);
		expect(await acts()).toEqual(["deposit looked at by Han"]);
	});
	test("are not credited by who does not say so; then once, with what arrived", async () => {
		expect(await order("accept 222-222-222", "no")).toBe(1);
		expect((await stateOf(references.first))?.state).toBe("pending");
		expect(await order("accept 222-222-222 --arrived 98.50 --operator Han", "tessera")).toBe(0);
		expect(said.join("\n")).toContain("is credited: 98.50 arrived");
		expect(await stateOf(references.first)).toMatchObject({ state: "credited", credited: "9850", closed_by: "Han" });
		said.length = 0;
		expect(await order("accept 222-222-222 --yes --operator Lee")).toBe(1);
		expect(said.at(-1)).toBe("It came to its end before: nothing was changed.");
		expect(await acts()).toEqual(["deposit looked at by Han", "deposit accepted by Han"]);
		expect(await rows("select 1 from cashier.uncovered")).toEqual([]);
		expect(await rows("select delta from wallet.posting where counter = 'cashier:bank-transfer'")).toEqual([
			{ delta: "9850" },
		]);
	});
	test("that would pass a limit of the member are not credited", async () => {
		await rows(`insert into protection.member_limit (member_id, holder, kind, period, currency, amount, set_at)
			values (${member}, 'operator', 'deposit', 'day', 'P', '15000', now())`);
		expect(await order("accept 322-222-223 --yes")).toBe(1);
		expect(said.at(-1)).toContain("It would pass a deposit limit");
		expect((await stateOf(references.second))?.state).toBe("pending");
	});
	test("are refused with a reason, once", async () => {
		const refuse = ["refuse", "322-222-223", "No transfer came.", "--yes", "--operator", "Lee"];
		expect(await typed(refuse)).toBe(0);
		expect(await stateOf(references.second)).toMatchObject({
			state: "refused",
			reason: "No transfer came.",
			closed_by: "Lee",
		});
		expect(await typed(refuse)).toBe(1);
	});
});

describe("the ways to pay in", () => {
	const terms = async () =>
		(
			await rows<{
				text: string;
			}>(`select smallest || ' ' || largest || ' ' || fee_fixed || ' ' || fee_basis_points as text
			from cashier.method_currency join cashier.method on id = method_id where code = 'mosaic-bank'`)
		)[0]?.text;
	test("are shown with the last acts", async () => {
		expect(await order("methods")).toBe(0);
		const text = said.join("\n");
		expect(text).toContain("mosaic-bank  bank-transfer  open");
		expect(text).toContain("P  50.00 to 20000.00, fee 1.00 and 0.50 per cent");
		expect(text).toContain("deposit refused by Lee");
	});
	test("are changed by who says so, each change written down with before and after", async () => {
		expect(await order("method limits mosaic-bank p 5 250.50 --operator Han", "tessera")).toBe(0);
		expect(await order("method fee mosaic-bank P 0.25 1.5 --yes --operator Han")).toBe(0);
		expect(await terms()).toBe("500 25050 25 150");
		expect(await order("method close mosaic-bank --yes --operator Han")).toBe(0);
		expect(await rows("select enabled from cashier.method where code = 'mosaic-bank'")).toEqual([{ enabled: false }]);
		expect(await order("method open mosaic-bank --yes")).toBe(0);
		const [written] = await rows("select before, after from cashier.operator_act where act = 'method limits'");
		expect(written).toMatchObject({
			before: { method: "mosaic-bank", smallest: "10.00", largest: "5000.00" },
			after: { smallest: "5.00", largest: "250.50" },
		});
	});
	test.each([
		["method open nobody --yes", "There is no such way to pay in for this currency."],
		["method limits mosaic-bank KRW 5 9 --yes", "There is no such way to pay in for this currency."],
		["method limits mosaic-bank XYZ 5 9 --yes", "There is no such currency."],
		["method limits mosaic-bank P 9 5 --yes", "No such amounts."],
		["method limits mosaic-bank P 0 5 --yes", "No such amounts."],
		["method fee mosaic-bank P -1 5 --yes", cashierUsage],
		["method fee mosaic-bank P 1 100 --yes", "A part is a number of per cent with at most two decimals, below 100."],
		["method fee mosaic-bank P 1 --yes", cashierUsage],
	])("%s is refused", async (line, sentence) => {
		expect(await order(line)).toBe(1);
		expect(said.at(-1)).toBe(sentence);
	});
});

describe("vouchers", () => {
	test("are made by who says so; the codes are shown once, and who made them is written down", async () => {
		expect(await order("vouchers")).toBe(0);
		expect(said.splice(0)).toEqual(["There is no voucher."]);
		expect(await order("voucher make 25 P --count 3 --days 7", "no")).toBe(1);
		expect(await rows("select 1 from cashier.voucher")).toEqual([]);
		said.length = 0;
		expect(await order("voucher make 25 p --count 3 --days 7 --operator Han", "tessera")).toBe(0);
		const codes = said.splice(0).flatMap((line) => /^\d+ {2}((?:\w{4}-){3}\w{4})$/.exec(line)?.[1] ?? []);
		expect(new Set(codes).size).toBe(3);
		expect((await acts()).at(-1)).toBe("vouchers made by Han");
		await order("vouchers --most 2");
		expect(said).toHaveLength(2);
		expect(said[0]).toMatch(/^\d+ {2}open {2}25\.00 P {2}until .* {2}made by Han$/);
		for (const code of codes) expect(said.join()).not.toContain(code);
	});
	test("are withdrawn once", async () => {
		const [{ id = "" } = {}] = await rows<{ id: string }>("select id from cashier.voucher limit 1");
		expect(await order(`voucher withdraw ${id} --yes`)).toBe(0);
		expect(await order(`voucher withdraw ${id} --yes`)).toBe(1);
		expect(said.at(-1)).toBe("It was redeemed or withdrawn before: nothing was changed.");
		expect(await order("voucher withdraw 999999 --yes")).toBe(1);
	});
	test.each([
		["voucher make 25 XYZ --yes", "No such amount."],
		["voucher make 0 P --yes", "No such amount."],
		["voucher make 25 P --count 101 --yes", "--count is a number from 1 to 100."],
		["voucher make 25 P --days 0 --yes", "--days is a number from 1 to 365."],
		["voucher make 25 --yes", cashierUsage],
		["voucher withdraw x --yes", cashierUsage],
	])("%s is refused", async (line, sentence) => {
		expect(await order(line)).toBe(1);
		expect(said.at(-1)).toBe(sentence);
	});
});

describe("lines of providers", () => {
	const line = async (number: string, deposit: string | undefined) => {
		const [row] = await rows<{ id: string }>(`insert into cashier.provider_line (provider, line_id, payment, currency,
				amount, paid_at, heard_at, told_by, merchant, member_id, deposit_id, fault, state)
			values ('simulator', '${number}', 'nobody', 'P', '7.50', now(), now(), 'webhook', '${deposit === undefined ? "" : "tessera"}',
				${deposit === undefined ? "null, null" : `${member}, '${deposit}'`}, 'unknown', 'review') returning id`);
		return row?.id ?? "";
	};
	test("that wait are listed, credited to a deposit that is named, or returned, once each, and written down", async () => {
		expect(await order("lines")).toBe(0);
		expect(said.splice(0)).toEqual(["No line waits."]);
		await waits("522222225", 5);
		const id = await line("L-1", undefined);
		await order("lines");
		expect(said.splice(0)[0]).toContain(`${id}  unknown  "7.50" "P"  simulator L-1  for nobody`);
		expect(await order(`line credit ${id} --yes`)).toBe(1);
		expect(said.at(-1)).toBe("There is no such deposit.");
		expect(await order(`line credit ${id} --reference 522-222-225 --operator Han`, "no")).toBe(1);
		expect(await order(`line credit ${id} --reference 522-222-225 --operator Han`, "tessera")).toBe(0);
		expect(await stateOf("522222225")).toMatchObject({ state: "credited", credited: "750", closed_by: "Han" });
		expect(await order(`line credit ${id} --reference 522-222-225 --yes`)).toBe(1);
		expect(said.at(-1)).toBe("It was credited or returned before: nothing was changed.");
		const other = await line("L-2", undefined);
		expect(await typed(["line", "return", other, "Nobody's.", "--yes", "--operator", "Lee"])).toBe(0);
		expect((await acts()).slice(-2)).toEqual(["line credited by Han", "line returned by Lee"]);
		expect(await rows("select 1 from cashier.uncovered")).toEqual([]);
	});
	test.each([
		["line credit", cashierUsage],
		["line credit x --yes", cashierUsage],
		["line credit 1 2 --yes", cashierUsage],
		["line return 1 --yes", cashierUsage],
		["line burn 1 why --yes", cashierUsage],
		["line credit 999999 --yes", "There is no such line."],
		["lines --most 201", "--most is a number from 1 to 200."],
	])("%s is refused", async (words, sentence) => {
		expect(await order(words)).toBe(1);
		expect(said.at(-1)).toBe(sentence);
	});
});

describe("reconciliation", () => {
	const hold = (amount: number) =>
		rows(`update wallet.wallet set held = ${amount} where purse = 'cash' and member_id = ${member}`);
	test("runs when it is asked, tells what is open, and an operator says why something is no matter", async () => {
		vi.stubEnv("PAYMENTS_SIMULATOR", "off");
		expect(await order("findings")).toBe(0);
		expect(said.splice(0)).toEqual(["It never ran."]);
		expect(await order("reconcile")).toBe(0);
		expect(said.splice(0)).toEqual(["0 raised, 0 gone, 0 open."]);
		await hold(1);
		expect(await order("reconcile")).toBe(1);
		expect(said.splice(0)).toEqual(["1 raised, 0 gone, 1 open."]);
		await order("findings --most 5");
		const [run, finding = ""] = said.splice(0);
		expect(run).toContain('"ledger":{');
		expect(finding).toMatch(/^\d+ {2}ledger {2}"hold" {2}ours "0", theirs "1" {2}since .* {2}open$/);
		const [id = ""] = finding.split(" ");
		expect(await typed(["finding", "resolve", id, "A test.", "--operator", "Han"], "no")).toBe(1);
		expect(await typed(["finding", "resolve", id, "A test.", "--operator", "Han"], "tessera")).toBe(0);
		expect(await typed(["finding", "resolve", id, "A test.", "--yes"])).toBe(1);
		expect(said.at(-1)).toBe("It was resolved before: nothing was changed.");
		expect((await acts()).at(-1)).toBe("finding resolved by Han");
		said.length = 0;
		await order("findings");
		expect(said.splice(0)).toHaveLength(1);
		await order("findings --all");
		expect(said.splice(0)[1]).toContain('resolved by Han  "A test."');
		await hold(0);
		vi.stubEnv("PAYMENTS_SIMULATOR", "");
	});
	test("says that a provider's settings cannot be read", async () => {
		vi.stubEnv("PAYMENTS_SIMULATOR", "perhaps");
		expect(await order("reconcile")).toBe(1);
		expect(said.at(-1)).toBe("PAYMENTS_SIMULATOR must be on, off or faults.");
		vi.stubEnv("PAYMENTS_SIMULATOR", "");
	});
	test.each([
		["finding resolve", cashierUsage],
		["finding resolve x why --yes", cashierUsage],
		["finding keep 1 why --yes", cashierUsage],
		["finding resolve 999999 why --yes", "There is no such finding."],
		["reconcile now", cashierUsage],
	])("%s is refused", async (words, sentence) => {
		expect(await order(words)).toBe(1);
		expect(said.at(-1)).toBe(sentence);
	});
});

describe("withdrawals", () => {
	const waiting = async (reference: string, levels: number, amount = 10_000): Promise<string> => {
		const key = fileHouseKey(join(dataDir, "house-key"))("cashier.accounts");
		const [{ account = "" } = {}] = await rows<{ account: string }>("select gen_random_uuid() as account");
		const sealed = sealerWith(key).seal(`payout account ${account}`, Buffer.from("110234567890")).toString("hex");
		await rows(`insert into cashier.payout_account (member_id, id, merchant, kind, bank, holder, sealed, tail, mark, added_at)
			values (${member}, '${account}', 'tessera', 'bank-account', 'Mosaic Bank', 'Kim Minji', '\\x${sealed}', '7890',
				sha256('${account}'), now())`);
		const [{ id = "" } = {}] = await rows<{ id: string }>("select gen_random_uuid() as id");
		await rows(`select wallet.place_hold(${member}, 'P', 'cash', ${amount}, '${commandKey("cashier:withdrawal", id)}',
			'withdrawal', now() + interval '1 year')`);
		await rows(`insert into cashier.withdrawal (member_id, id, merchant, request_key, account_id, method_id, currency, amount,
				fee, reference, wagered, reasons, levels, asked_at, changed_at, hold_key)
			select ${member}, '${id}', 'tessera', '${reference}', '${account}', id, 'P', ${amount}, 0, '${reference}', 0,
				'{first-withdrawal}', ${levels}, now(), now(), '${commandKey("cashier:withdrawal", id)}'
			from cashier.payout_method where code = 'mosaic-payout'`);
		return id;
	};
	const state = async (reference: string) =>
		(await rows<{ state: string }>(`select state from cashier.withdrawal where reference = '${reference}'`))[0]?.state;
	const picture = async (name: string, bytes: Buffer): Promise<string> => {
		const file = join(dataDir, name);
		writeFileSync(file, bytes);
		return file;
	};
	test("that wait are listed with why each is looked at, and one is looked at with its account", async () => {
		expect(await order("withdrawals")).toBe(0);
		expect(said.splice(0)).toEqual(["No withdrawal waits."]);
		await waiting(references.first, 2);
		await order("withdrawals");
		expect(said.splice(0)[0]).toMatch(
			/^222-222-222 {2}pending {2}100\.00 P, 100\.00 arrives {2}of member \d+ {2}approved 0 of 2 .* first-withdrawal$/,
		);
		expect(await order("withdrawal show 222-222-222 --yes --operator Han")).toBe(0);
		expect(said.join("\n")).toContain("to Kim Minji, Mosaic Bank, 110234567890");
		expect((await acts()).slice(-2)).toEqual(["withdrawal looked at by Han", "withdrawal account revealed by Han"]);
	});
	test("are approved by two different people, paid with a picture, and proven again", async () => {
		expect(await order("withdrawal approve 222-222-222 --operator Han", "no")).toBe(1);
		expect(await order("withdrawal approve 222-222-222 --yes --operator Han")).toBe(0);
		expect(await order("withdrawal approve 222-222-222 --yes --operator Han")).toBe(1);
		expect(said.at(-1)).toContain("another person decides");
		expect(await order("withdrawal approve 222-222-222 --yes --operator Lee")).toBe(0);
		const words = await picture("words.png", Buffer.from("only words"));
		expect(await order(`withdrawal pay 222-222-222 ${words} --yes`)).toBe(1);
		expect(said.at(-1)).toContain("Only PNG and JPEG");
		const proof = await picture("transfer.png", await drawPicture());
		expect(await order(`withdrawal pay 222-222-222 ${proof} --yes --operator Han`)).toBe(0);
		expect(await state(references.first)).toBe("paid");
		await rows("update cashier.withdrawal set state = 'disputed', confirm_by = null where state = 'paid'");
		await order("withdrawals --state disputed");
		expect(said.at(-1)).toContain("222-222-222  disputed");
		expect(await order(`withdrawal prove 222-222-222 ${proof} --yes --operator Han`)).toBe(0);
		await rows("update cashier.withdrawal set state = 'disputed', confirm_by = null where state = 'paid'");
		expect(await typed(["withdrawal", "reverse", "222-222-222", "The bank sent it back.", "--yes"])).toBe(0);
		expect(await state(references.first)).toBe("reversed");
		expect(await rows("select 1 from cashier.unmatched_withdrawals")).toEqual([]);
	});
	test("are refused with a reason, once", async () => {
		await waiting(references.second, 1);
		const refuse = ["withdrawal", "refuse", "322-222-223", "Not yours.", "--yes", "--operator", "Lee"];
		expect(await typed(refuse)).toBe(0);
		expect(await typed(refuse)).toBe(1);
		expect(said.at(-1)).toBe("It came to its end before: nothing was changed.");
		expect(await rows("select 1 from cashier.unmatched_withdrawals")).toEqual([]);
	});
	test.each([
		["withdrawals --state nowhere", "--state is one of pending, approved, sent, paid, disputed."],
		["withdrawals --most 0", "--most is a number from 1 to 200."],
		["withdrawal approve", cashierUsage],
		["withdrawal approve 777-777-777 --yes", "There is no such withdrawal."],
		["withdrawal pay 422-222-224 --yes", "One to 3 pictures show that it was paid."],
		["withdrawal pay 422-222-224 nowhere.png --yes", "nowhere.png cannot be read: nothing was changed."],
		["withdrawal refuse 422-222-224", cashierUsage],
		["withdrawal burn 422-222-224", cashierUsage],
	])("%s is refused", async (line, sentence) => {
		expect(await order(line)).toBe(1);
		expect(said.at(-1)).toBe(sentence);
	});
});

test.each([
	["", cashierUsage],
	["deposits --most 0", "--most is a number from 1 to 200."],
	["deposits --most 201", "--most is a number from 1 to 200."],
	["accept", cashierUsage],
	["accept 777-777-777 --yes", "There is no such deposit."],
	["accept 422-222-224 --arrived nothing --yes", "No such amount."],
	["accept 422-222-224 --arrived 0 --yes", "No such amount."],
	["refuse 422-222-224", cashierUsage],
	["accept 422-222-224 --merchant other --yes", "Name the brand with --merchant: tessera."],
	["accept 422-222-224 --operator= --yes", "--operator must be a name."],
])("%j is refused in one sentence", async (line, sentence) => {
	expect(await order(line)).toBe(1);
	expect(said.at(-1)?.startsWith(sentence)).toBe(true);
	expect((await stateOf(references.third))?.state).toBe("pending");
});
