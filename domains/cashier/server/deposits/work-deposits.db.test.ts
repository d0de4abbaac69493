// An operator works deposits: a line of the bank finds its deposit, what arrived is credited, each decision is made once
// and written down; and of any acts at once exactly one wins, with the ledger to the last unit.
import { beforeEach, describe, expect, test } from "vitest";
import { drawPicture } from "#platform/http/testing";
import { err, type MemberId, ok, type Result, systemClock, unwrap } from "#platform/kernel";
import { cancelDeposit, type Deposit, listDeposits, sendDepositProof } from "../../contract/index.ts";
import { depositCredited } from "../api.ts";
import { expireBatch } from "../jobs.ts";
import { acceptDeposit, lastActs, lookAtDeposit, matchLine, readDeposits, refuseDeposit } from "../module.ts";
import { merchant, openCounter } from "../testing/open-counter.ts";

const counter = await openCounter();
const { call, cash, clock, db, deps, enrol, faults, heard, open, rows, tryOpen } = counter;

let member: MemberId;
let deposit: Deposit;
beforeEach(async () => {
	clock.advance(systemClock.now().getTime() - clock.now().getTime());
	member = await enrol();
	deposit = await open(member, "100");
});

const order = (reference = deposit.reference, operator = "Han") => ({
	merchant,
	reference,
	operator,
	now: clock.now(),
});
const accept = (arrived?: bigint, operator = "Han") =>
	acceptDeposit(deps, { ...order(deposit.reference, operator), arrived });
const refuse = (operator = "Lee") =>
	refuseDeposit(deps, { ...order(deposit.reference, operator), why: "No transfer came." });
const cancel = () => call(member, cancelDeposit, { depositId: deposit.depositId });
const codeOf = (answer: Result<unknown, { readonly code: string }>) => (answer.ok ? "done" : answer.error.code);
const state = async (): Promise<Deposit> => {
	const { deposits } = unwrap(await call(member, listDeposits, {}));
	return deposits.find(({ depositId }) => depositId === deposit.depositId) ?? deposit;
};
const acts = async () =>
	(await db.read((tx) => lastActs(tx, { merchant, most: 100 }))).map(({ act, operator }) => `${act} by ${operator}`);
const told = () =>
	rows<{ payload: { readonly first: boolean } }>(
		`select payload from platform.outbox where name = '${depositCredited.name}' and payload->>'memberId' = '${member}' order by id`,
	);

describe("accepting", () => {
	test("credits what was asked for, tells of it and writes down who", async () => {
		expect(codeOf(await accept())).toBe("done");
		expect(await cash(member)).toBe(10_000n);
		expect(await state()).toMatchObject({
			state: "credited",
			arrived: "100.00",
			credited: "100.00",
			fee: "0.00",
			account: null,
		});
		expect(await told()).toEqual([
			{
				payload: {
					depositId: deposit.depositId,
					memberId: member,
					merchant,
					method: "bank-transfer",
					currency: "P",
					arrived: "100.00",
					credited: "100.00",
					first: true,
				},
			},
		]);
		expect((await db.read((tx) => lastActs(tx, { merchant, most: 1 })))[0]).toMatchObject({
			act: "deposit accepted",
			operator: "Han",
			before: { deposit: deposit.depositId, state: "pending", amount: "10000" },
			after: { state: "credited", arrived: "100.00", credited: "100.00" },
		});
		expect(await faults()).toEqual([]);
	});
	test.each([
		[1n, 1n],
		[4_950n, 4_950n],
		[123_456n, 123_456n],
	])("with %s arrived credits %s, whatever was asked for", async (arrived, credited) => {
		expect(codeOf(await accept(arrived))).toBe("done");
		expect(await cash(member)).toBe(credited);
		expect((await state()).amount).toBe("100.00");
	});
	test("takes the fee that held when it was opened", async () => {
		deposit = await open(member, "200", "lantern-express");
		await rows(
			"update cashier.method_currency set fee_fixed = 5000 where method_id = (select id from cashier.method where code = 'lantern-express')",
		);
		expect(codeOf(await accept())).toBe("done");
		expect(await state()).toMatchObject({ arrived: "200.00", fee: "2.00", credited: "198.00" });
		expect(await cash(member)).toBe(19_800n);
	});
	test("is refused where the fee takes all of it", async () => {
		deposit = await open(member, "200", "lantern-express");
		expect(codeOf(await accept(100n))).toBe("NOTHING_LEFT");
		expect((await state()).state).toBe("pending");
	});
	test.each(["AAA-AAA-AAA", "", "nobody's"])("knows no deposit called %j", async (reference) => {
		expect(codeOf(await acceptDeposit(deps, { ...order(reference), arrived: undefined }))).toBe("DEPOSIT_NOT_FOUND");
	});
	test("is the brand's own: another's operator finds nothing", async () => {
		const other = { ...order(), merchant: "elsewhere", arrived: undefined };
		expect(codeOf(await acceptDeposit(deps, other))).toBe("DEPOSIT_NOT_FOUND");
	});
	test("RTS 12B is refused where a limit came in between, and the money stays out", async () => {
		await counter.protection.api.setOperatorLimit({
			memberId: member,
			currency: "P",
			kind: "deposit",
			period: "day",
			amount: 9_999n,
			actor: "a test",
			now: clock.now(),
		});
		expect(codeOf(await accept())).toBe("LIMIT_REACHED");
		expect(codeOf(await accept(9_999n))).toBe("done");
	});
	test("A.3.8 is refused while an exclusion runs; the transfer goes back", async () => {
		await rows(`insert into protection.exclusion (member_id, kind, began_at, ends_at)
			values (${member}, 'exclusion', now() - interval '1 minute', now() + interval '7 months')`);
		expect(codeOf(await accept())).toBe("ACCOUNT_EXCLUDED");
		expect(codeOf(await refuse())).toBe("done");
		expect(await cash(member)).toBe(0n);
	});
	test("is heard by the member's open pages, with the new balance", async () => {
		await accept();
		await expect
			.poll(() => heard.filter((one) => one.member === member && one.event === "balance").at(-1)?.payload)
			.toMatchObject({
				balance: "100.00",
			});
		expect(heard.some((one) => one.member === member && one.event === "deposit")).toBe(true);
	});
});

describe("of any at once exactly one wins", () => {
	const kinds = {
		accept: () => accept(),
		"another's accept": () => accept(7_000n, "Lee"),
		refuse: () => refuse(),
		cancel,
		/** Whether it was this one that the clock ended, is seen by its state. */
		expire: async (): Promise<Result<unknown, { code: string }>> => {
			await expireBatch(db, new Date(clock.now().getTime() + 25 * 3_600_000));
			return (await state()).state === "expired" ? ok(undefined) : err({ code: "DEPOSIT_CLOSED" });
		},
	} as const;
	const races: readonly (readonly (keyof typeof kinds)[])[] = [
		["accept", "another's accept"],
		["accept", "cancel"],
		["accept", "expire"],
		["accept", "refuse"],
		["refuse", "cancel"],
		["accept", "another's accept", "refuse", "cancel", "expire"],
	];
	test.each(races.map((names) => ({ names })))("$names", async ({ names }) => {
		for (let round = 0; round < 6; round++) {
			member = await enrol();
			deposit = await open(member, "100");
			const answers = await Promise.all(names.toReversed().map((name) => kinds[name]()));
			expect(answers.map(codeOf).filter((code) => code === "done")).toHaveLength(1);
			const ended = await state();
			expect(ended.state).not.toBe("pending");
			expect(await cash(member)).toBe(
				ended.state === "credited" ? BigInt((ended.credited ?? "").replace(".", "")) : 0n,
			);
			expect(await told()).toHaveLength(ended.state === "credited" ? 1 : 0);
		}
		expect(await faults()).toEqual([]);
	});
	test("twenty times the same accept credits once", async () => {
		const answers = await Promise.all(Array.from({ length: 20 }, () => accept()));
		expect(answers.map(codeOf).filter((code) => code === "done")).toHaveLength(1);
		expect(await cash(member)).toBe(10_000n);
	});
	test("RTS 12B accepts of two deposits never pass the limit together", async () => {
		const other = await open(member, "100");
		await counter.protection.api.setOperatorLimit({
			memberId: member,
			currency: "P",
			kind: "deposit",
			period: "day",
			amount: 15_000n,
			actor: "a test",
			now: clock.now(),
		});
		const both = await Promise.all([accept(), acceptDeposit(deps, { ...order(other.reference), arrived: undefined })]);
		expect(both.map(codeOf).toSorted()).toEqual(["LIMIT_REACHED", "done"]);
		expect(await cash(member)).toBe(10_000n);
	});
	test("the database itself refuses to end one twice, to delete one, and to change what was written down", async () => {
		await accept();
		const id = `id = '${deposit.depositId}'`;
		await expect(rows(`update cashier.deposit set state = 'refused' where ${id}`)).rejects.toThrow(/refused/);
		await expect(rows(`delete from cashier.deposit where ${id}`)).rejects.toThrow(/refused/);
		await expect(rows("delete from cashier.operator_act")).rejects.toThrow(/refused/);
	});
	test("a deposit that was credited without the ledger, or the other way, is found", async () => {
		await rows(`update cashier.deposit set state = 'credited', closed_at = now(), arrived = 5, fee = 0, credited = 5,
			posting_key = gen_random_uuid() where id = '${deposit.depositId}'`);
		expect(await faults()).toEqual(["uncovered"]);
		await rows("alter table cashier.deposit disable trigger user");
		await rows(`update cashier.deposit set state = 'cancelled', arrived = null, fee = null, credited = null,
			posting_key = null where id = '${deposit.depositId}'`);
		await rows("alter table cashier.deposit enable trigger user");
		expect(await faults()).toEqual([]);
	});
});

describe("refusing", () => {
	test("tells the member why, and counts as an attempt that failed", async () => {
		expect(codeOf(await refuse())).toBe("done");
		expect(await state()).toMatchObject({ state: "refused", reason: "No transfer came.", credited: null });
		expect((await acts())[0]).toBe("deposit refused by Lee");
		for (let number = 0; number < 4; number++) {
			deposit = await open(member, "10");
			await refuse();
		}
		expect(await tryOpen(member, "10")).toBe("DEPOSITS_BLOCKED");
	});
});

describe("a line of the bank", () => {
	test("finds the deposit whose reference it holds, whatever became of it", async () => {
		const line = `TRF FROM KIM M ${deposit.reference.toLowerCase().replaceAll("-", " ")} 99.00`;
		const found = await matchLine(db, { merchant, line });
		expect(found.map(({ id, state: now }) => [id, now])).toEqual([[deposit.depositId, "pending"]]);
		await accept(9_900n);
		expect((await matchLine(db, { merchant, line })).map((one) => one.state)).toEqual(["credited"]);
		expect(await matchLine(db, { merchant: "elsewhere", line })).toEqual([]);
		expect(await matchLine(db, { merchant, line: "RENT NOVEMBER" })).toEqual([]);
	});
});

describe("the queue", () => {
	test("holds what waits, oldest or newest first, bounded", async () => {
		clock.advance(60_000);
		const second = await open(member, "20");
		const queue = async (newestFirst: boolean, most: number) =>
			(await readDeposits(db, { merchant, state: "pending", newestFirst, most })).deposits.map(({ id }) => id);
		const newest = await queue(true, 2);
		expect(newest).toEqual([second.depositId, deposit.depositId]);
		expect(await queue(true, 1)).toEqual([second.depositId]);
		expect((await queue(false, 10_000)).toReversed().slice(0, 2)).toEqual(newest);
		await cancel();
		expect(await queue(true, 500)).not.toContain(deposit.depositId);
	});
});

describe("a proof", () => {
	const send = async (images: readonly string[]) =>
		call(member, sendDepositProof, { depositId: deposit.depositId, images: [...images] });
	const picture = async () => (await drawPicture()).toString("base64");
	const look = () => lookAtDeposit(db, { ...order(), key: deps.proofKey });

	test("is drawn anew, sealed, and shown to an operator who is written down", async () => {
		const heavy = Buffer.concat([await drawPicture(), Buffer.from("a note of the camera")]).toString("base64");
		expect(unwrap(await send([heavy, await picture()]))).toMatchObject({ proofs: 2, state: "pending" });
		const [sealed] = await rows<{ sealed: Buffer }>(
			`select sealed from cashier.proof where deposit_id = '${deposit.depositId}' and place = 1`,
		);
		expect(sealed?.sealed.subarray(0, 3)).not.toEqual(Buffer.from([0xff, 0xd8, 0xff]));
		const { pictures } = unwrap(await look());
		expect(pictures.map((one) => one.subarray(0, 3).toString("hex"))).toEqual(["ffd8ff", "ffd8ff"]);
		expect(pictures[0]?.includes("camera")).toBe(false);
		expect((await acts())[0]).toBe("deposit looked at by Han");
		expect((await lookAtDeposit(db, { ...order(), key: Buffer.alloc(32) })).ok).toBe(false);
	});
	test.each([
		["words", async () => Buffer.from("only words"), "IMAGE_TYPE"],
		["more than five megabytes", async () => Buffer.alloc(5_242_881, await drawPicture()), "IMAGE_TOO_LARGE"],
		["a drawing", async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "IMAGE_TYPE"],
		["a broken picture", async () => (await drawPicture()).subarray(0, 40), "IMAGE_UNREADABLE"],
	])("of %s is refused, and nothing is kept", async (_name, bytes, code) => {
		expect(codeOf(await send([(await bytes()).toString("base64")]))).toBe(code);
		expect((await state()).proofs).toBe(0);
	});
	test("comes at most three times, at once too", async () => {
		const one = await picture();
		const answers = await Promise.all(Array.from({ length: 5 }, () => send([one])));
		expect(answers.map(codeOf).toSorted()).toEqual(["TOO_MANY_PROOFS", "TOO_MANY_PROOFS", "done", "done", "done"]);
	});
	test("gives time for a look, and is for a deposit of one's own that waits", async () => {
		const { expiresAt } = unwrap(await send([await picture()]));
		expect(Date.parse(expiresAt) - clock.now().getTime()).toBe(72 * 3_600_000);
		const other = await enrol();
		const images = [await picture()];
		const { depositId } = deposit;
		expect(codeOf(await call(other, sendDepositProof, { depositId, images }))).toBe("DEPOSIT_NOT_FOUND");
		expect(codeOf(await call(other, cancelDeposit, { depositId }))).toBe("DEPOSIT_NOT_FOUND");
		await cancel();
		expect(codeOf(await send(images))).toBe("DEPOSIT_CLOSED");
	});
});

test("the clock ends what is due, and leaves the rest", async () => {
	const later = await open(member, "10", "mosaic-bank");
	await rows(`update cashier.deposit set expires_at = expires_at + interval '1 day' where id = '${later.depositId}'`);
	const expire = counter.cashier.jobs.find(({ name }) => name === "cashier.expire-deposits");
	const log = { debug() {}, info() {}, warn() {}, error() {} };
	const now = new Date(clock.now().getTime() + 25 * 3_600_000);
	await expire?.run({}, { jobId: "1", attempt: 1, now, log, signal: undefined });
	expect((await state()).state).toBe("expired");
	expect(codeOf(await accept())).toBe("DEPOSIT_CLOSED");
	const { deposits } = unwrap(await call(member, listDeposits, { state: "pending" }));
	expect(deposits.map(({ depositId }) => depositId)).toEqual([later.depositId]);
});

test("and the books are right to the last unit", async () => {
	expect(await faults()).toEqual([]);
	const [sum] = await rows<{ credited: string }>("select sum(credited) as credited from cashier.deposit");
	expect(await counter.wallet.houseBalance("cashier:bank-transfer", "P")).toBe(-BigInt(sum?.credited ?? 0));
});
