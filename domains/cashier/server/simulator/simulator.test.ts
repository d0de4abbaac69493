// The simulated provider by itself: what it keeps, what it shows, whom it answers, and how each manner is told.
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { manualClock } from "#platform/kernel";
import { gatewayHeaders, gatewaySignature, type OrderBody, type PayoutOrderBody } from "../providers/gateway-words.ts";
import { isManner, type MannerName, manners } from "./manners.ts";
import { openPaymentBook } from "./payment-book.ts";
import { openPayoutBook } from "./payout-book.ts";
import { asOrdered, type PayoutMannerName, payoutMannerNames } from "./payout-manners.ts";
import { fileJournal, simulatorBase, simulatorRoutes } from "./serve-simulator.ts";
import { createSimulator } from "./simulator.ts";

const clock = manualClock(new Date("2026-05-01T12:00:00Z"));
const secret = "a secret of thirty-two letters or more";
const folder = mkdtempSync(join(tmpdir(), "tessera-simulator-"));
afterAll(() => rmSync(folder, { recursive: true }));

const order = (change: Partial<OrderBody> = {}): OrderBody => ({
	payment: "01890a5d-ac96-774b-bcce-b302099a8057",
	amount: "100.05",
	currency: "P",
	channel: "card",
	language: "ko",
	returnTo: "/index",
	expiresAt: "2026-05-01T13:00:00.000Z",
	...change,
});

function provider(statuses: readonly number[] = []) {
	const left = [...statuses];
	const sent: { readonly at: number; readonly to: string; readonly body: string; readonly signature: string | null }[] =
		[];
	let waited = 0;
	const simulator = createSimulator({
		clock,
		secret,
		webhookUrl: "http://house.example/hook",
		base: "https://pay.example",
		payoutWebhookUrl: "http://house.example/payout-hook",
		wait: async (milliseconds) => {
			waited += milliseconds;
		},
		fetch: async (address, init) => {
			const signature = new Headers(init?.headers).get(gatewayHeaders.signature);
			sent.push({ at: waited, to: String(address), body: typeof init?.body === "string" ? init.body : "", signature });
			const status = left.shift() ?? 200;
			if (status === 0) throw new TypeError("no connection");
			return new Response(null, { status });
		},
	});
	return { simulator, sent };
}

describe("how a payment goes", () => {
	const expected: Readonly<Record<MannerName, readonly string[]>> = {
		plain: ["paid 100.05 P"],
		late: ["paid 100.05 P"],
		double: ["paid 100.05 P", "paid 100.05 P", "paid 100.05 P"],
		"out-of-order": ["paid 100.05 P", "pending", "failed"],
		silent: [],
		"other-amount": ["paid 50.02 P"],
		"other-currency": ["paid 100.05 USD"],
		unknown: ["paid 100.05 P"],
		forged: ["paid 100.05 P"],
		declined: ["failed"],
	};
	test.each(Object.keys(manners).filter(isManner))("%s", async (name) => {
		const { simulator, sent } = provider();
		simulator.book.order(order());
		await simulator.pay(order().payment, name);
		const words = sent.map(({ body }) => {
			const { state, amount, currency } = JSON.parse(body);
			return state === "paid" ? `${state} ${amount} ${currency}` : state;
		});
		expect(words).toEqual(expected[name]);
		const genuine = sent.every(
			({ body, signature }) =>
				signature ===
				gatewaySignature(secret, { direction: "webhook", timestamp: String(clock.now().getTime()), text: body }),
		);
		expect(genuine).toBe(name !== "forged");
		const came = simulator.book.statement({ since: new Date(0), after: 0, most: 10 }).lines;
		expect(came).toHaveLength(name === "forged" || name === "declined" ? 0 : 1);
	});
	test("late is told half a minute later", async () => {
		const { simulator, sent } = provider();
		simulator.book.order(order());
		await simulator.pay(order().payment, "late");
		expect(sent.map(({ at }) => at)).toEqual([30_000]);
	});
	test("is told again until it is taken, and given up after a while", async () => {
		const patient = provider([500, 0, 200]);
		patient.simulator.book.order(order());
		await patient.simulator.pay(order().payment, "plain");
		expect(patient.sent).toHaveLength(3);
		const hopeless = provider([500, 500, 500, 500, 500, 500, 500]);
		hopeless.simulator.book.order(order());
		await hopeless.simulator.pay(order().payment, "plain");
		expect(hopeless.sent).toHaveLength(5);
	});
	test("is decided once, and only for what was ordered", async () => {
		const { simulator, sent } = provider();
		await simulator.pay("nobody's", "plain");
		simulator.book.order(order());
		await simulator.pay(order().payment, "declined");
		await simulator.pay(order().payment, "plain");
		expect(sent).toHaveLength(1);
		expect(simulator.book.news(order().payment)?.state).toBe("failed");
	});
});

const payoutOrder = (change: Partial<PayoutOrderBody> = {}): PayoutOrderBody => ({
	payout: "01890a5d-ac96-774b-bcce-b302099a8057",
	reference: "7K4MQ2XW9",
	amount: "100.00",
	currency: "P",
	kind: "bank-account",
	holder: "Kim Minji",
	bank: "Mosaic Bank",
	number: "110234567890",
	...change,
});

describe("how a pay-out goes", () => {
	const expected: Readonly<Record<PayoutMannerName, readonly string[]>> = {
		plain: ["paid 100.00 P 7890"],
		late: ["paid 100.00 P 7890"],
		double: ["paid 100.00 P 7890", "paid 100.00 P 7890", "paid 100.00 P 7890"],
		"out-of-order": ["paid 100.00 P 7890", "pending", "failed"],
		silent: [],
		"other-amount": ["paid 50.00 P 7890"],
		"other-currency": ["paid 100.00 USD 7890"],
		"other-account": ["paid 100.00 P 0000"],
		unknown: ["paid 100.00 P 7890"],
		forged: ["paid 100.00 P 7890"],
		declined: ["failed"],
		"late-success": ["failed", "paid 100.00 P 7890"],
	};
	test.each(payoutMannerNames)("%s", async (name) => {
		const { simulator, sent } = provider();
		simulator.payouts.order(payoutOrder());
		await simulator.payOut(payoutOrder().payout, name);
		const words = sent.map(({ body }) => {
			const { state, amount, currency, account } = JSON.parse(body);
			return state === "paid" ? `${state} ${amount} ${currency} ${account}` : state;
		});
		expect(words).toEqual(expected[name]);
		expect(new Set(sent.map(({ to }) => to))).toEqual(
			new Set(sent.length === 0 ? [] : ["http://house.example/payout-hook"]),
		);
		const paid = simulator.payouts.statement({ since: new Date(0), after: 0, most: 10 }).lines;
		expect(paid).toHaveLength(name === "forged" || name === "declined" ? 0 : 1);
		await simulator.payOut(payoutOrder().payout, "plain");
		expect(simulator.payouts.statement({ since: new Date(0), after: 0, most: 10 }).lines).toHaveLength(
			name === "declined" ? 0 : 1,
		);
	});
	test("the same key is one pay-out, kept through a restart", async () => {
		const path = join(folder, "payouts.jsonl");
		const book = openPayoutBook(fileJournal(path));
		book.order(payoutOrder());
		book.order(payoutOrder({ amount: "7.00" }));
		book.decline(payoutOrder().payout);
		book.pay(payoutOrder().payout, asOrdered(payoutOrder(), "2026-05-01T12:00:00.000Z"));
		expect(readFileSync(path, "utf8")).not.toMatch(/Kim Minji|110234/);
		const again = openPayoutBook(fileJournal(path));
		expect(again.ordered(payoutOrder().payout)?.amount).toBe("100.00");
		expect(again.news(payoutOrder().payout)).toEqual(book.news(payoutOrder().payout));
		expect(again.news(payoutOrder().payout)).toMatchObject({ state: "paid", account: "7890" });
		expect(again.pay(payoutOrder().payout, asOrdered(payoutOrder(), "2026-05-01T12:00:00.000Z"))).toBeUndefined();
	});
});

describe("what it keeps", () => {
	test("is there again from its journal, which is its owner's alone", () => {
		const path = join(folder, "payments.jsonl");
		const book = openPaymentBook(fileJournal(path));
		book.order(order());
		book.order(order({ amount: "7.00" }));
		book.order(order({ payment: "second" }));
		book.decline("second");
		const { payment } = order();
		expect(
			book.pay(payment, { payment, amount: "1.00", currency: "P", paidAt: "2026-05-01T12:00:00.000Z" })?.line,
		).toMatch(/^SIM-/);
		expect(statSync(path).mode & 0o777).toBe(0o600);
		fileJournal(path).append("a torn line");
		const again = openPaymentBook(fileJournal(path));
		expect(again.ordered(payment)?.amount).toBe("100.05");
		expect([again.news(payment), again.news("second"), again.news("third")]).toEqual([
			book.news(payment),
			{ state: "failed", payment: "second" },
			undefined,
		]);
	});
	test("is listed page by page, from a moment on", () => {
		const book = openPaymentBook();
		const paidAt = (minute: number) => `2026-05-01T12:0${minute}:00.000Z`;
		for (let number = 0; number < 5; number++) {
			const payment = `p${number}`;
			book.order(order({ payment }));
			book.pay(payment, { payment, amount: "1.00", currency: "P", paidAt: paidAt(number) });
		}
		const page = (after: number, since = new Date(0)) => book.statement({ since, after, most: 2 });
		expect(page(0).lines.map(({ payment }) => payment)).toEqual(["p0", "p1"]);
		expect([page(0).next, page(2).next, page(4).next]).toEqual(["2", "4", null]);
		expect(page(0, new Date(paidAt(1))).lines.map(({ payment }) => payment)).toEqual(["p1"]);
	});
});

describe("its pages and calls", () => {
	const hooks = { webhookUrl: "http://127.0.0.1:9/hook", payoutWebhookUrl: "http://127.0.0.1:9/payout-hook" };
	const routes = simulatorRoutes({ clock, secret, ...hooks, paysOut: "by itself", wait: async () => {} });
	const ask = async (
		method: string,
		path: string,
		how: { readonly body?: string; readonly signedBy?: string } = {},
	) => {
		const { body = "", signedBy = secret } = how;
		const shape = path.replace(/^\/(pay|payments|payouts)\/[^?]+$/, "/$1/:payment").replace(/\?.*/, "");
		const route = routes.find((one) => one.method === method && one.path === `${simulatorBase}${shape}`);
		const timestamp = String(clock.now().getTime());
		const headers = new Map<string, string>([
			[gatewayHeaders.timestamp, timestamp],
			[
				gatewayHeaders.signature,
				gatewaySignature(signedBy, { direction: "call", timestamp, text: body === "" ? path : body }),
			],
		]);
		const url = `${simulatorBase}${path}`;
		const header = (name: string) => headers.get(name);
		const call = { body, url, header, address: "127.0.0.1", now: clock.now(), failed: () => {} };
		return route?.handle(call);
	};
	test("are for whoever signs, and a page for whoever pays", async () => {
		const body = JSON.stringify(order());
		expect(await ask("POST", "/payments", { body, signedBy: "another" })).toMatchObject({ status: 401 });
		expect(await ask("POST", "/payments", { body: "{}" })).toMatchObject({ status: 422 });
		const { payment } = order();
		expect(await ask("POST", "/payments", { body })).toEqual({
			status: 200,
			body: { payAddress: `${simulatorBase}/pay/${payment}` },
		});
		expect(await ask("GET", `/payments/${payment}`)).toEqual({ status: 200, body: { state: "pending", payment } });
		expect(await ask("GET", "/payments/nobody")).toMatchObject({ status: 404 });
		expect(await ask("GET", "/statement")).toEqual({ status: 200, body: { lines: [], next: null } });
		const page = await ask("GET", `/pay/${payment}`);
		expect(page).toMatchObject({ status: 200, policy: expect.stringContaining("default-src 'none'") });
		// Told of none, a browser asks the site for an icon, and says in its console that the policy forbids it.
		expect(page).toMatchObject({
			page: expect.stringContaining('<link rel="icon" href="data:image/svg+xml,'),
			policy: expect.stringContaining("img-src data:"),
		});
		expect(JSON.stringify(page)).toContain("모의 결제예요");
		expect(await ask("POST", `/pay/${payment}`, { body: "manner=declined" })).toEqual({
			status: 303,
			location: "/index",
		});
		expect(await ask("GET", `/payments/${payment}`)).toMatchObject({ body: { state: "failed" } });
		expect(await ask("POST", `/pay/${payment}`, { body: "manner=nonsense" })).toMatchObject({ status: 303 });
	});
	test("pay out by themselves, in the manner that an amount's last digits say, and go on after a restart", async () => {
		const handOver = async (change: Partial<PayoutOrderBody>) => {
			const body = JSON.stringify(payoutOrder(change));
			return ask("POST", "/payouts", { body });
		};
		const { payout } = payoutOrder();
		expect(await ask("POST", "/payouts", { body: "{}" })).toMatchObject({ status: 422 });
		expect(await handOver({})).toEqual({ status: 200, body: { state: "pending", payout } });
		expect(await handOver({ payout: "second", amount: "7.13" })).toMatchObject({ body: { state: "pending" } });
		await vi.waitFor(async () =>
			expect(await ask("GET", `/payouts/${payout}`)).toMatchObject({ body: { state: "paid", amount: "100.00" } }),
		);
		expect(await ask("GET", "/payouts/second")).toMatchObject({ body: { state: "failed" } });
		expect(await ask("GET", "/payouts/nobody")).toMatchObject({ status: 404 });
		expect(await ask("GET", "/payout-statement")).toMatchObject({ body: { lines: [{ payout, account: "7890" }] } });
	});
	test("m18 players pay or do not; going wrong is for an installation that says so, page and call", async () => {
		const body = JSON.stringify(order({ payment: "plain-player" }));
		await ask("POST", "/payments", { body });
		const page = JSON.stringify(await ask("GET", "/pay/plain-player"));
		expect(page).toContain('value=\\"plain\\"');
		for (const fault of ["<select", "other-amount"]) expect(page).not.toContain(fault);
		await ask("POST", "/pay/plain-player", { body: "manner=other-amount" });
		expect(await ask("GET", "/payments/plain-player")).toMatchObject({ body: { state: "pending" } });
		const developers = createSimulator({ clock, secret, faults: true, ...hooks, base: simulatorBase });
		developers.book.order(order({ payment: "tried" }));
		const call = { body: "", path: "/pay/tried", method: "GET", header: () => undefined };
		expect(JSON.stringify(developers.handle(call))).toContain("<option>other-amount</option>");
	});
	test("whatever an order says is text on the page", async () => {
		const payment = "p<script>";
		await ask("POST", "/payments", { body: JSON.stringify(order({ payment, amount: "<b>1", returnTo: '"><i>' })) });
		const page = JSON.stringify(await ask("GET", `/pay/${encodeURIComponent(payment)}`));
		for (const raw of ["<b>", "<i>", "<script"]) expect(page).not.toContain(raw);
	});
});
