// A deposit is opened past the site, by calls alone: method's limits, deposit limits, exclusions, levels, attempts that failed.
import { beforeEach, describe, expect, test } from "vitest";
import { type MemberId, systemClock, unwrap } from "#platform/kernel";
import {
	cancelDeposit,
	type Desk,
	declineDepositLimit,
	listDeposits,
	openDeposit,
	readDepositDesk,
} from "../../contract/index.ts";
import { merchant, openCounter } from "../testing/open-counter.ts";

const counter = await openCounter();
const { call, cash, clock, enrol, faults, open, rows, tryOpen } = counter;
const minutes = (count: number) => clock.advance(count * 60_000);

let member: MemberId;
beforeEach(async () => {
	clock.advance(systemClock.now().getTime() - clock.now().getTime());
	await counter.playBy("international");
	member = await enrol();
});

const desk = async (language = "en"): Promise<Desk> => unwrap(await call(member, readDepositDesk, {}, { language }));
const limit = (amount: bigint | undefined, period: "day" | "week" | "month" = "day") =>
	counter.protection.api.setOperatorLimit({
		memberId: member,
		currency: "P",
		kind: "deposit",
		period,
		amount,
		actor: "a test",
		now: clock.now(),
	});

describe("the desk", () => {
	test("shows the brand's ways with limits, fees and words of the caller's language", async () => {
		const { methods, currency, pending, blockedUntil, asksForLimit } = await desk();
		expect(methods.map(({ code }) => code)).toEqual(["mosaic-bank", "lantern-express", "house-voucher"]);
		expect(methods[1]).toMatchObject({
			kind: "bank-transfer",
			smallest: "50.00",
			largest: "20000.00",
			hours: 4,
			fee: { fixed: "1.00", percent: "0.50" },
			quick: ["100.00", "250.00", "500.00", "2500.00", "10000.00"],
		});
		expect({ currency, pending, blockedUntil, asksForLimit }).toEqual({
			currency: "P",
			pending: [],
			blockedUntil: null,
			asksForLimit: false,
		});
		expect((await desk("ko")).methods[0]?.name).toBe("모자이크 플레이 은행");
		expect((await desk("fi")).methods[0]?.name).toBe("Mosaic Play Bank");
	});
	test("shows no method that is closed or does not take the currency", async () => {
		await rows("update cashier.method set enabled = false where code = 'mosaic-bank'");
		expect((await desk()).methods.map(({ code }) => code)).toEqual(["lantern-express", "house-voucher"]);
		expect(await tryOpen(member, "20")).toBe("METHOD_NOT_FOUND");
		await rows("update cashier.method set enabled = true where code = 'mosaic-bank'");
		await rows("update cashier.method_currency set currency = 'KRW'");
		expect((await desk()).methods).toEqual([]);
		expect(await tryOpen(member, "20")).toBe("METHOD_NOT_FOUND");
		await rows("update cashier.method_currency set currency = 'P'");
	});
});

describe("opening", () => {
	test("gives a reference, the account and a time; it waits and moves no money", async () => {
		const deposit = await open(member, "100", "lantern-express");
		expect(deposit).toMatchObject({
			method: "lantern-express",
			amount: "100.00",
			fee: "1.50",
			state: "pending",
			proofs: 0,
			account: { bank: "Lantern Play Bank", holder: "Tessera Play Desk", number: "8841-0926-302" },
		});
		expect(deposit.reference).toMatch(/^[2-9A-Z]{3}-[2-9A-Z]{3}-[2-9A-Z]{3}$/);
		expect(Date.parse(deposit.expiresAt) - Date.parse(deposit.openedAt)).toBe(4 * 3_600_000);
		expect((await desk()).pending).toEqual([deposit]);
		expect(await cash(member)).toBe(0n);
	});
	test("with the same key is the same deposit; with other content a conflict; at once one", async () => {
		const ask = (amount: string) => call(member, openDeposit, { method: "mosaic-bank", amount }, { key: "one-key" });
		const all = await Promise.all(Array.from({ length: 8 }, () => ask("20")));
		expect(new Set(all.map((one) => (one.ok ? one.value.depositId : one.error.code))).size).toBe(1);
		expect((await desk()).pending).toHaveLength(1);
		expect(await ask("21")).toMatchObject({ error: { code: "DEPOSIT_CONFLICT" } });
	});
	test.each(["9.99", "5000.01", "20.001", "999999999999999"])("of %s is refused with the bounds", async (amount) => {
		const refused = await call(member, openDeposit, { method: "mosaic-bank", amount });
		expect(refused).toMatchObject({
			error: { code: "AMOUNT_OUT_OF_RANGE", value: { smallest: "10.00", largest: "5000.00" } },
		});
	});
	test("of more than three that wait is refused, however many come at once", async () => {
		const tried = await Promise.all(Array.from({ length: 9 }, () => tryOpen(member, "10")));
		expect(tried.filter((code) => code === "taken")).toHaveLength(3);
		expect(new Set(tried)).toEqual(new Set(["taken", "TOO_MANY_PENDING"]));
	});
});

describe("RTS 12B deposit limits where money passes", () => {
	test.each(["day", "week", "month"] as const)("of a %s hold for what was credited and what waits", async (period) => {
		await limit(10_000n, period);
		await open(member, "60");
		expect((await desk()).limits).toEqual([{ period, limit: "100.00", left: "40.00" }]);
		expect(await call(member, openDeposit, { method: "mosaic-bank", amount: "40.01" })).toMatchObject({
			error: { code: "LIMIT_REACHED", value: { kind: "deposit", period, limit: "100.00", left: "40.00" } },
		});
		expect(await tryOpen(member, "40")).toBe("taken");
	});
	test("are never passed by many at once", async () => {
		await limit(5_000n);
		const tried = await Promise.all(Array.from({ length: 3 }, () => tryOpen(member, "20")));
		expect(tried.toSorted()).toEqual(["LIMIT_REACHED", "taken", "taken"]);
	});
	test("count again what was cancelled as free", async () => {
		await limit(5_000n);
		const { depositId } = await open(member, "50");
		expect(await tryOpen(member, "10")).toBe("LIMIT_REACHED");
		unwrap(await call(member, cancelDeposit, { depositId }));
		expect(await tryOpen(member, "50")).toBe("taken");
	});
	test("are asked for before the first deposit, until one is set or none is wanted", async () => {
		member = await enrol({ asked: false });
		expect((await desk()).asksForLimit).toBe(true);
		expect(await tryOpen(member, "20")).toBe("LIMIT_UNANSWERED");
		await limit(10_000n);
		expect((await desk()).asksForLimit).toBe(false);
		expect(await tryOpen(member, "20")).toBe("taken");
		member = await enrol({ asked: false });
		unwrap(await call(member, declineDepositLimit, {}));
		expect((await desk()).asksForLimit).toBe(false);
		expect(await tryOpen(member, "20")).toBe("taken");
	});
	test("that a market demands cannot be declined", async () => {
		await rows("update protection.profile set mandatory_limits = '{deposit}' where code = 'strict'");
		await counter.playBy("strict");
		await rows("delete from protection.identity_level where profile = 'strict'");
		expect(await tryOpen(member, "20")).toBe("LIMIT_REQUIRED");
	});
});

describe("A.3.8, T05 who may not", () => {
	test("a break or an exclusion refuses deposits", async () => {
		await rows(`insert into protection.exclusion (member_id, kind, began_at, ends_at)
			values (${member}, 'exclusion', now() - interval '1 minute', now() + interval '7 months')`);
		expect(await tryOpen(member, "20")).toBe("ACCOUNT_EXCLUDED");
	});
	test("a level that names deposits asks for its document", async () => {
		await rows(
			"update protection.identity_level set allows = '{deposit}' where profile = 'international' and level = 1",
		);
		expect(await tryOpen(member, "20")).toBe("IDENTITY_REQUIRED");
		await rows(`insert into protection.document (member_id, id, merchant, kind, state, remark, sent_at, decided_at)
			values (${member}, gen_random_uuid(), '${merchant}', 'identity', 'accepted', '', now(), now())`);
		expect(await tryOpen(member, "20")).toBe("taken");
		await rows("update protection.identity_level set allows = '{}' where profile = 'international' and level = 1");
	});
});

describe("T13, A.3.6 five failed in ten minutes", () => {
	test("block every further attempt, a good one too, until ten minutes have passed", async () => {
		for (let failed = 0; failed < 5; failed++) expect(await tryOpen(member, "1")).toBe("AMOUNT_OUT_OF_RANGE");
		const refused = await call(member, openDeposit, { method: "mosaic-bank", amount: "20" });
		const until = new Date(clock.now().getTime() + 600_000).toISOString();
		expect(refused).toMatchObject({ error: { code: "DEPOSITS_BLOCKED", value: { until } } });
		expect((await desk()).blockedUntil).toBe(until);
		minutes(9.9);
		expect(await tryOpen(member, "20")).toBe("DEPOSITS_BLOCKED");
		minutes(0.2);
		expect(await tryOpen(member, "20")).toBe("taken");
	});
	test("at once are five, and nobody else's", async () => {
		const tried = await Promise.all(Array.from({ length: 9 }, () => tryOpen(member, "1")));
		expect(tried.filter((code) => code === "AMOUNT_OUT_OF_RANGE")).toHaveLength(5);
		expect(tried.filter((code) => code === "DEPOSITS_BLOCKED")).toHaveLength(4);
		expect(await tryOpen(await enrol(), "20")).toBe("taken");
	});
	test("spread over more than ten minutes do not", async () => {
		for (let failed = 0; failed < 8; failed++) {
			expect(await tryOpen(member, "1")).toBe("AMOUNT_OUT_OF_RANGE");
			minutes(3);
		}
	});
});

describe("the history", () => {
	test("lists one's own, the newest first, page by page, and by state", async () => {
		const opened: string[] = [];
		for (let number = 0; number < 5; number++) {
			minutes(1);
			const { depositId } = await open(member, "10");
			if (number < 4) unwrap(await call(member, cancelDeposit, { depositId }));
			opened.unshift(depositId);
		}
		await open(await enrol(), "10");
		const first = unwrap(await call(member, listDeposits, { pageSize: 2 }));
		const second = unwrap(await call(member, listDeposits, { pageSize: 2, cursor: first.next ?? "" }));
		const third = unwrap(await call(member, listDeposits, { pageSize: 2, cursor: second.next ?? "" }));
		const ids = [first, second, third].flatMap(({ deposits }) => deposits.map(({ depositId }) => depositId));
		expect(ids).toEqual(opened);
		expect(third.next).toBeNull();
		const cancelled = unwrap(await call(member, listDeposits, { state: "cancelled" }));
		expect(cancelled.deposits.map(({ state, account }) => [state, account])).toEqual(
			Array(4).fill(["cancelled", null]),
		);
	});
	test.each(["nonsense", "1_2", "99999_00000000-0000-0000-0000-00000000000g"])(
		"refuses the cursor %s",
		async (cursor) => {
			expect(await call(member, listDeposits, { cursor })).toMatchObject({ error: { code: "INVALID_CURSOR" } });
		},
	);
});

test("nothing of all this has touched the ledger", async () => {
	expect(await faults()).toEqual([]);
	expect(await rows("select 1 from wallet.posting where counter like 'cashier:%'")).toEqual([]);
});
