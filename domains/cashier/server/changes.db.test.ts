// The news of deposits: every node hears of every change when it is committed, pushes it to its member alone, with the
// balance as it is; and what was never committed is never heard of.
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import type { MemberId } from "#platform/kernel";
import { cancelDeposit, type Deposit, depositEvent } from "../contract/index.ts";
import { announce, followChanges } from "./changes.ts";
import { expireBatch } from "./jobs.ts";
import { acceptDeposit, refuseDeposit } from "./module.ts";
import type { CashierDeps } from "./ports.ts";
import { type Heard, merchant, openCounter } from "./testing/open-counter.ts";

const counter = await openCounter();
const { call, clock, db, deps, enrol, heard, open } = counter;

/** A second node over the same database, with connections of its own. */
const elsewhere: Heard[] = [];
const toMember: CashierDeps["live"]["toMember"] = (member, { name: event }, payload) =>
	void elsewhere.push({ member, event, payload });
const stop = await followChanges(db, { live: { toMember }, wallet: deps.wallet });
afterAll(stop);

let member: MemberId;
let deposit: Deposit;
beforeEach(async () => {
	member = await enrol();
	deposit = await open(member, "100");
	await expect.poll(() => newsOf(elsewhere)).toBe(1);
	await expect.poll(() => newsOf(heard)).toBe(1);
});

const order = () => ({ merchant, reference: deposit.reference, operator: "Han", now: clock.now() });
const newsOf = (all: readonly Heard[], of: MemberId = member): number =>
	all.filter((one) => one.member === of && one.event === depositEvent.name).length;
const balances = () =>
	heard.filter((one) => one.member === member && one.event === "balance").map(({ payload }) => payload);

const changes: readonly (readonly [string, () => Promise<unknown>])[] = [
	["credited", () => acceptDeposit(deps, { ...order(), arrived: undefined })],
	["refused", () => refuseDeposit(deps, { ...order(), why: "No transfer came." })],
	["cancelled", () => call(member, cancelDeposit, { depositId: deposit.depositId })],
	["expired", () => expireBatch(db, new Date(clock.now().getTime() + 25 * 3_600_000))],
];

describe("a deposit that is", () => {
	test.each(changes)("%s is told on every node, to its member alone", async (_state, change) => {
		const other = await enrol();
		await change();
		for (const node of [heard, elsewhere]) {
			await expect.poll(() => newsOf(node)).toBe(2);
			expect(node.filter((one) => one.member === member).map(({ payload }) => payload)).toContainEqual({
				depositId: deposit.depositId,
			});
			expect(newsOf(node, other)).toBe(0);
		}
	});
	test("credited brings the balance as the ledger has it", async () => {
		await acceptDeposit(deps, { ...order(), arrived: 4_250n });
		await expect.poll(() => balances().at(-1)).toMatchObject({ currency: "P", purse: "cash", balance: "42.50" });
	});
	test("decided twice is told once", async () => {
		await Promise.all([1, 2, 3].map(() => acceptDeposit(deps, { ...order(), arrived: undefined })));
		const next = await open(member, "10");
		await expect.poll(() => elsewhere.at(-1)?.payload).toEqual({ depositId: next.depositId });
		expect(newsOf(elsewhere)).toBe(3);
	});
});

describe("nobody hears of", () => {
	test("what was rolled back", async () => {
		const row = { member_id: member, id: deposit.depositId, currency: "P", payee_id: null };
		await db
			.tx(async (tx) => {
				await announce(tx, row);
				throw new Error("rolled back");
			})
			.catch(() => {});
		await db.tx((tx) => announce(tx, row));
		await expect.poll(() => newsOf(elsewhere)).toBe(2);
	});
	test.each(["", "nobody", "0 x P", "12", "12 x XYZ", "-1 x P"])("the word %j", async (word) => {
		const before = elsewhere.length;
		await db.tx((tx) => sql`select pg_notify('cashier_changed', ${word})`.execute(tx));
		const next = await open(member, "10");
		await expect.poll(() => elsewhere.at(-1)?.payload).toEqual({ depositId: next.depositId });
		expect(elsewhere.slice(before).map(({ member: told }) => told)).toEqual([member]);
	});
});
