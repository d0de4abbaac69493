// Deposits through a provider that may be late, double, out of order, wrong, silent or broken: each is credited exactly once
// or lies with an operator, and nothing that was told is lost.
import { beforeEach, describe, expect, test } from "vitest";
import { type MemberId, systemClock, unwrap } from "#platform/kernel";
import { cancelDeposit, type Deposit, listDeposits, openDeposit, readDepositDesk } from "../../contract/index.ts";
import { expireBatch } from "../jobs.ts";
import { acceptDeposit } from "../module.ts";
import { gatewayHeaders, gatewaySignature } from "../providers/gateway-words.ts";
import type { MannerName } from "../simulator/manners.ts";
import { strangePayment } from "../simulator/manners.ts";
import { merchant } from "../testing/open-counter.ts";
import { openTill } from "../testing/open-till.ts";

const till = await openTill();
const { askProviders, call, cash, clock, db, deps, enrol, faults, heard, open, openCard, paid, rows, tryOpen } = till;

let member: MemberId;
let deposit: Deposit;
beforeEach(async () => {
	till.trouble("none");
	clock.advance(systemClock.now().getTime() - clock.now().getTime());
	member = await enrol();
	deposit = await openCard(member, "100");
});

const state = async (of = deposit): Promise<Deposit> => {
	const { deposits } = unwrap(await call(member, listDeposits, {}));
	return deposits.find(({ depositId }) => depositId === of.depositId) ?? of;
};
const lines = (of = deposit) =>
	rows<{ fault: string; state: string; amount: string; told_by: string }>(
		`select fault, state, amount, told_by from cashier.provider_line
		where payment = '${of.depositId}' or deposit_id = '${of.depositId}' order by id`,
	);
const expire = () => expireBatch(db, new Date(clock.now().getTime() + 3 * 3_600_000));

describe("opening", () => {
	test("answers where to pay, and the page there says what is asked for", async () => {
		expect(deposit).toMatchObject({ kind: "provider", state: "pending", account: null });
		expect(deposit.payment?.state).toBe("started");
		const page = await (await fetch(deposit.payment?.address ?? "")).text();
		expect(page).toContain("100.00");
		expect(page).toContain("Play money only");
	});
	test("the page takes the payment and sends the member back", async () => {
		const address = deposit.payment?.address ?? "";
		const form = { method: "POST", body: "manner=plain", redirect: "manual" } as const;
		const answer = await fetch(address, form);
		expect([answer.status, answer.headers.get("location")]).toEqual([303, "/index?panel=depositv2"]);
		await expect.poll(() => cash(member)).toBe(10_000n);
		expect(await (await fetch(address)).text()).toContain("This payment has been decided.");
		await fetch(address, form);
		expect(await lines()).toHaveLength(1);
		expect((await fetch(`${till.simulator.url}/pay/nobody`)).status).toBe(404);
	});
	test("twice by one key is one payment", async () => {
		const ask = { method: "simulated-card", amount: "30" };
		const both = await Promise.all([1, 2].map(() => call(member, openDeposit, ask, { key: `twice-${member}` })));
		const ids = both.map((one) => unwrap(one).depositId);
		expect(new Set(ids).size).toBe(1);
		expect(till.simulator.book.ordered(ids[0] ?? "")?.amount).toBe("30.00");
	});
	test.each(["error", "silence"] as const)(
		"with a provider in %s it waits, and the job asks with the same key",
		async (kind) => {
			till.trouble(kind);
			const waits = await openCard(member, "40");
			expect(waits.payment).toEqual({ state: "opening", address: null });
			await askProviders(15);
			expect((await state(waits)).payment?.state).toBe("opening");
			till.trouble("none");
			await askProviders(120);
			expect((await state(waits)).payment?.state).toBe("started");
			expect(heard.some(({ member: of, event }) => of === member && event === "deposit")).toBe(true);
			await paid(waits);
			expect(await cash(member)).toBe(4_000n);
		},
	);
	test("is offered where its provider is, marked as simulated; limits hold as for any", async () => {
		const desk = unwrap(await call(member, readDepositDesk, {}));
		const cards = desk.methods.filter(({ kind }) => kind === "provider");
		expect(cards.map(({ provider }) => provider)).toEqual([
			{ channel: "card", simulated: true },
			{ channel: "wallet", simulated: true },
			{ channel: "crypto", simulated: true },
		]);
		expect(await tryOpen(member, "2001", "simulated-card")).toBe("AMOUNT_OUT_OF_RANGE");
	});
	test("that the provider refuses for good is refused, and tells why in the list", async () => {
		const refused = await call(
			member,
			openDeposit,
			{ method: "simulated-card", amount: "40" },
			{ language: "x".repeat(60) },
		);
		expect(unwrap(refused).state).toBe("refused");
	});
});

describe("a payment that is", () => {
	const outcomes: readonly (readonly [MannerName, bigint, Deposit["state"], readonly string[]])[] = [
		["plain", 10_000n, "credited", [" credited"]],
		["late", 10_000n, "credited", [" credited"]],
		["double", 10_000n, "credited", [" credited"]],
		["out-of-order", 10_000n, "credited", [" credited"]],
		["declined", 0n, "refused", []],
		["forged", 0n, "pending", []],
		["silent", 0n, "pending", []],
		["other-amount", 0n, "pending", ["amount review"]],
		["other-currency", 0n, "pending", ["currency review"]],
		["unknown", 0n, "pending", []],
	];
	test.each(outcomes)("%s", async (manner, credited, ended, kept) => {
		await paid(deposit, manner);
		expect(await cash(member)).toBe(credited);
		expect((await state()).state).toBe(ended);
		expect((await lines()).map(({ fault, state: now }) => `${fault} ${now}`)).toEqual(kept);
		await paid(deposit, "plain");
		await askProviders(60);
		expect(await cash(member)).toBe(manner === "silent" || manner === "forged" ? 10_000n : credited);
		expect(await faults()).toEqual([]);
	});
	test("credited is heard by the member's open pages", async () => {
		await paid(deposit);
		await expect
			.poll(() => heard.filter((one) => one.member === member && one.event === "balance").at(-1)?.payload)
			.toMatchObject({ balance: "100.00" });
	});
	test("silent is found by asking, once however many ask", async () => {
		await paid(deposit, "silent");
		await Promise.all([askProviders(20), askProviders(20), askProviders(20)]);
		expect(await cash(member)).toBe(10_000n);
		expect(await lines()).toMatchObject([{ told_by: "poll", state: "credited" }]);
	});
	test("told twenty times at once is credited once", async () => {
		await paid(deposit, "silent");
		const news = till.simulator.book.news(deposit.depositId);
		const statuses = await Promise.all(Array.from({ length: 20 }, () => webhook(JSON.stringify(news))));
		expect(new Set(statuses)).toEqual(new Set([200]));
		expect(await cash(member)).toBe(10_000n);
		expect(await lines()).toHaveLength(1);
	});
	test("another amount is credited as it came where the method says so", async () => {
		deposit = await open(member, "100", "simulated-crypto");
		await paid(deposit, "other-amount");
		expect(await state()).toMatchObject({ state: "credited", amount: "100.00", arrived: "50.00", credited: "50.00" });
		expect(await cash(member)).toBe(5_000n);
	});
	test("less the fee of its method", async () => {
		deposit = await open(member, "100", "simulated-wallet");
		await paid(deposit);
		expect(await state()).toMatchObject({ arrived: "100.00", fee: "1.00", credited: "99.00" });
	});
	test("for nobody we know is kept as a line of nobody's", async () => {
		await paid(deposit, "unknown");
		const [line] = await rows<{ fault: string; merchant: string; deposit_id: null }>(
			`select fault, merchant, deposit_id from cashier.provider_line where payment = '${strangePayment}' order by id desc limit 1`,
		);
		expect(line).toEqual({ fault: "unknown", merchant: "", deposit_id: null });
	});
	test("late, after the deposit's end, is kept, and the deposit stays ended", async () => {
		await paid(deposit, "silent");
		await expire();
		expect((await state()).state).toBe("expired");
		await askProviders(2 * 3_600);
		expect(await cash(member)).toBe(0n);
		expect(await lines()).toMatchObject([{ fault: "closed", state: "review" }]);
	});
	test("made while the member cancels is kept or credited, never both", async () => {
		for (let round = 0; round < 6; round++) {
			member = await enrol();
			deposit = await openCard(member, "100");
			await Promise.all([paid(deposit), call(member, cancelDeposit, { depositId: deposit.depositId })]);
			const ended = await state();
			expect(await cash(member)).toBe(ended.state === "credited" ? 10_000n : 0n);
			expect(await lines()).toMatchObject([{ state: ended.state === "credited" ? "credited" : "review" }]);
		}
		expect(await faults()).toEqual([]);
	});
	test("A.3.8 made while an exclusion runs lies with an operator, and so does what would pass a limit (12B)", async () => {
		await rows(`insert into protection.exclusion (member_id, kind, began_at, ends_at)
			values (${member}, 'exclusion', now() - interval '1 minute', now() + interval '7 months')`);
		await paid(deposit);
		expect(await lines()).toMatchObject([{ fault: "protected", state: "review" }]);
		expect(await cash(member)).toBe(0n);
		expect((await state()).payment?.state).toBe("review");
	});
	test("A.3.6 declined five times blocks", async () => {
		await paid(deposit, "declined");
		for (let number = 0; number < 4; number++) await paid(await openCard(member, "10"), "declined");
		expect(await tryOpen(member, "10", "simulated-card")).toBe("DEPOSITS_BLOCKED");
	});
	test("in an operator's hands is not ended by the clock for three days", async () => {
		await paid(deposit, "other-amount");
		const { expiresAt } = await state();
		expect(Date.parse(expiresAt) - clock.now().getTime()).toBe(72 * 3_600_000);
	});
});

/** A webhook that somebody sends by hand. */
async function webhook(
	body: string,
	how: {
		readonly secret?: string;
		readonly at?: number;
		readonly direction?: "call" | "webhook";
		readonly signed?: string;
	} = {},
): Promise<number> {
	const { secret = till.secret, at = clock.now().getTime(), direction = "webhook", signed = body } = how;
	const timestamp = String(at);
	const signature = gatewaySignature(secret, { direction, timestamp, text: signed });
	const headers = new Map<string, string>([
		[gatewayHeaders.timestamp, timestamp],
		[gatewayHeaders.signature, signature],
	]);
	const [route] = till.cashier.rawRoutes;
	const caller = { url: "/providers/simulator/webhook", address: "203.0.113.9", now: clock.now(), failed: () => {} };
	const answer = await route?.handle({ ...caller, body, header: (name) => headers.get(name) });
	return answer?.status ?? 404;
}

describe("a webhook", () => {
	const news = (change: object = {}) =>
		JSON.stringify({
			state: "paid",
			line: `W-${deposit.depositId}`,
			payment: deposit.depositId,
			amount: "100.00",
			currency: "P",
			paidAt: "2026-05-01T12:00:00.000Z",
			...change,
		});
	test.each([
		["of another's secret", { secret: "another secret, as long as the first one" }],
		["whose signature is of other words", { signed: "{}" }],
		["that is our own call sent back", { direction: "call" }],
		["of five minutes and a second ago", { at: -301_000 }],
		["from five minutes ahead", { at: 301_000 }],
	] as const)("%s moves nothing", async (_name, { ...how }) => {
		const at = "at" in how ? { at: clock.now().getTime() + how.at } : {};
		expect(await webhook(news(), { ...how, ...at })).toBe(401);
		expect(await cash(member)).toBe(0n);
		expect(await lines()).toEqual([]);
	});
	test.each([
		["no JSON", "{"],
		["another shape", '{"state":"paid"}'],
		["a state that is none", '{"state":"maybe","payment":"x"}'],
	])("of %s is refused as such", async (_name, body) => {
		expect(await webhook(body)).toBe(400);
	});
	test("of a number that was told before with other content is a line of its own, and moves nothing", async () => {
		expect(await webhook(news())).toBe(200);
		expect(await webhook(news())).toBe(200);
		expect(await webhook(news({ amount: "900.00" }))).toBe(200);
		expect(await webhook(news({ amount: "900.00" }))).toBe(200);
		expect(await cash(member)).toBe(10_000n);
		expect((await lines()).map(({ fault, amount }) => `${fault} ${amount}`)).toEqual([" 100.00", "changed 900.00"]);
	});
	test("of one number for two deposits at once credits one", async () => {
		const other = await openCard(member, "100");
		const line = `S-${deposit.depositId}`;
		await Promise.all([webhook(news({ line })), webhook(news({ line, payment: other.depositId }))]);
		expect(await cash(member)).toBe(10_000n);
		expect(await faults()).toEqual([]);
	});
	test("of a second payment of one deposit is kept for an operator", async () => {
		await webhook(news());
		await webhook(news({ line: `second-${deposit.depositId}` }));
		expect(await cash(member)).toBe(10_000n);
		expect((await lines()).map(({ fault }) => fault)).toEqual(["", "closed"]);
	});
	test.each([
		["an amount that is none", { amount: "a lot" }, "unreadable"],
		["a debt", { amount: "-100.00" }, "unreadable"],
		["a payment that is no number of ours", { payment: "'; drop table" }, undefined],
		["a currency that nobody knows", { currency: "P'--" }, "currency"],
	])("of %s moves nothing", async (_name, change, fault) => {
		await webhook(news(change));
		expect(await cash(member)).toBe(0n);
		if (fault !== undefined) expect(await lines()).toMatchObject([{ fault, state: "review" }]);
	});
	test("that a payment failed after it was paid takes nothing back by itself", async () => {
		await webhook(news());
		await webhook(JSON.stringify({ state: "failed", payment: deposit.depositId }));
		expect((await state()).state).toBe("credited");
	});
	test("that it was paid after it failed is kept", async () => {
		await webhook(JSON.stringify({ state: "failed", payment: deposit.depositId }));
		expect((await state()).state).toBe("refused");
		await webhook(news());
		expect(await lines()).toMatchObject([{ fault: "closed", state: "review" }]);
		expect(await cash(member)).toBe(0n);
	});
});

test("nobody credits such a deposit by hand without a line of its provider", async () => {
	const order = { merchant, reference: deposit.reference, operator: "Han", now: clock.now(), arrived: undefined };
	const answer = await acceptDeposit(deps, order);
	expect(answer.ok ? "done" : answer.error.code).toBe("PROVIDER_DEPOSIT");
});

test("and the books are right to the last unit: the provider's account is what its lines credited", async () => {
	expect(await faults()).toEqual([]);
	const [sum] = await rows<{ credited: string }>(
		`select sum(credited) as credited from cashier.deposit join cashier.payment on deposit_id = id`,
	);
	expect(await till.wallet.houseBalance("cashier:simulator", "P")).toBe(-BigInt(sum?.credited ?? 0));
});
