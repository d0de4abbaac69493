// Holds: open, captured or released, each exactly once, whoever races.
import { describe, expect, it } from "vitest";
import { testDatabase } from "#platform/db/testing";
import type { MemberId } from "#platform/kernel";
import { silentLive } from "#platform/live";
import { commandKey } from "./command-key.ts";
import { releaseExpiredHolds } from "./holds.ts";
import type { HoldCapture, HoldRequest } from "./ledger-calls.ts";
import { migrations } from "./migrations.ts";
import { createWalletModule } from "./module.ts";
import { fundedMembers } from "./testing/funded.ts";

const db = await testDatabase([migrations]);
const { api } = createWalletModule({ db, live: silentLive });
const memberWith = fundedMembers(db, api);

const holdKey = commandKey("test", "hold");
const request = (member: MemberId, amount: bigint, change: Partial<HoldRequest> = {}): HoldRequest => ({
	memberId: member,
	currency: "P",
	purse: "cash",
	key: holdKey,
	amount,
	purpose: "withdrawal",
	expiresAt: new Date("2100-01-01"),
	...change,
});
const capture = (member: MemberId, change: Partial<HoldCapture> = {}): HoldCapture => ({
	memberId: member,
	hold: holdKey,
	key: commandKey("test", "capture"),
	kind: "withdraw",
	counter: "cashier:bank",
	...change,
});

const place = (hold: HoldRequest) => db.tx((tx) => api.placeHold(tx, hold));
const take = (given: HoldCapture) => db.tx((tx) => api.captureHold(tx, given));
const release = (member: MemberId, key = holdKey) => db.tx((tx) => api.releaseHold(tx, { memberId: member, key }));
const bet = (member: MemberId, delta: bigint, name: string) =>
	api.post({
		memberId: member,
		currency: "P",
		purse: "cash",
		kind: "bet",
		delta,
		counter: "games:house",
		key: commandKey("test", name),
	});
const outcome = (result: { readonly ok: true } | { readonly ok: false; readonly error: { readonly code: string } }) =>
	result.ok ? "ok" : result.error.code;

describe("a hold", () => {
	it("keeps an amount out of reach and leaves it in the balance", async () => {
		const member = await memberWith(100n);
		expect(await place(request(member, 70n))).toEqual({
			ok: true,
			value: { purse: "cash", balance: 100n, held: 70n, replayed: false },
		});
		expect(outcome(await bet(member, -31n, "beyond"))).toBe("INSUFFICIENT_FUNDS");
		expect(outcome(await bet(member, -30n, "within"))).toBe("ok");
		expect(await api.balance(member, "P")).toMatchObject({ available: 0n, purses: [{ balance: 70n, held: 70n }] });
	});

	it("is captured once, as a posting; the same capture again answers the same", async () => {
		const member = await memberWith(100n);
		await place(request(member, 70n));
		const first = await take(capture(member));
		expect(first.ok && first.value).toMatchObject({ balance: 30n, held: 0n, delta: -70n, replayed: false });
		const again = await take(capture(member));
		expect(again).toEqual({ ok: true, value: { ...(first.ok ? first.value : {}), replayed: true } });
		expect(outcome(await take(capture(member, { key: commandKey("test", "other") })))).toBe("HOLD_CLOSED");
		expect(outcome(await take(capture(member, { counter: "cashier:cash" })))).toBe("DUPLICATE_COMMAND");
		expect(outcome(await release(member))).toBe("HOLD_CLOSED");
		const line = await api.find(member, commandKey("test", "capture"));
		expect(line).toMatchObject({
			kind: "withdraw",
			delta: -70n,
			balanceAfter: 30n,
			reference: holdKey,
			counter: "cashier:bank",
		});
	});

	it("is released once; the same release again answers the same, a capture is refused", async () => {
		const member = await memberWith(100n);
		await place(request(member, 70n));
		expect(await release(member)).toEqual({
			ok: true,
			value: { purse: "cash", balance: 100n, held: 0n, replayed: false },
		});
		expect(await release(member)).toEqual({
			ok: true,
			value: { purse: "cash", balance: 100n, held: 0n, replayed: true },
		});
		expect(outcome(await take(capture(member)))).toBe("HOLD_CLOSED");
	});

	it("given twice is one hold; with other content it is refused", async () => {
		const member = await memberWith(100n);
		await place(request(member, 40n));
		expect(await place(request(member, 40n))).toMatchObject({ ok: true, value: { held: 40n, replayed: true } });
		expect(outcome(await place(request(member, 41n)))).toBe("DUPLICATE_COMMAND");
		expect(outcome(await place(request(member, 40n, { purpose: "ticket" })))).toBe("DUPLICATE_COMMAND");
	});

	it.each([
		["more than is available", { amount: 101n }, "INSUFFICIENT_FUNDS"],
		["nothing", { amount: 0n }, "INVALID_COMMAND"],
		["less than nothing", { amount: -5n }, "INVALID_COMMAND"],
		["a purse that is not there", { purse: "bonus" }, "WALLET_NOT_FOUND"],
	] as const)("of %s is refused", async (_what, change, code) => {
		const member = await memberWith(100n);
		expect(outcome(await place(request(member, 1n, change)))).toBe(code);
	});

	it("that is unknown can be neither captured nor released", async () => {
		const member = await memberWith(100n);
		expect(outcome(await take(capture(member)))).toBe("HOLD_NOT_FOUND");
		expect(outcome(await release(member))).toBe("HOLD_NOT_FOUND");
	});

	it("is closed exactly once when capture and release race", async () => {
		const member = await memberWith(100n);
		await place(request(member, 70n));
		const outcomes = await Promise.all(
			Array.from({ length: 10 }, (_, index) =>
				index % 2 === 0
					? release(member).then(outcome)
					: take(capture(member, { key: commandKey("test", `c${index}`) })).then(outcome),
			),
		);
		const { purses } = await api.balance(member, "P");
		const captured = purses[0]?.balance === 30n;
		expect(purses[0]?.held).toBe(0n);
		expect(outcomes.filter((each) => each === "ok")).toHaveLength(captured ? 1 : 5);
	});

	it("two that race for the same money: one is refused", async () => {
		const member = await memberWith(100n);
		const outcomes = await Promise.all([
			place(request(member, 60n)),
			place(request(member, 60n, { key: commandKey("test", "second") })),
		]);
		expect(outcomes.map(outcome).sort()).toEqual(["INSUFFICIENT_FUNDS", "ok"]);
	});
});

describe("holds that expire", () => {
	it("are released together, at most as many as asked for, and only when their time is over", async () => {
		const now = new Date("2030-01-01T00:00:00Z");
		const members = await Promise.all([memberWith(100n), memberWith(100n)]);
		for (const member of members) {
			await place(request(member, 10n, { key: commandKey("test", "soon"), expiresAt: new Date("2029-12-31") }));
			await place(request(member, 20n, { key: commandKey("test", "sooner"), expiresAt: new Date("2029-12-30") }));
			await place(request(member, 30n, { key: commandKey("test", "later"), expiresAt: new Date("2030-01-02") }));
		}
		expect(await db.tx((tx) => releaseExpiredHolds(tx, { now, limit: 2 }))).toBe(2);
		expect(await db.tx((tx) => releaseExpiredHolds(tx, { now, limit: 10 }))).toBe(2);
		expect(await db.tx((tx) => releaseExpiredHolds(tx, { now, limit: 10 }))).toBe(0);
		for (const member of members) expect(await api.balance(member, "P")).toMatchObject({ available: 70n });
	});

	it("leave the books sound", async () => {
		expect((await api.audit()).filter(({ violations }) => violations > 0n)).toEqual([]);
	});
});
