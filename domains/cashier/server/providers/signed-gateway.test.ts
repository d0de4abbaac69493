// The adapter against a program of its own on this machine: what it sends, and what it makes of every answer.
import { describe, expect, test } from "vitest";
import { manualClock } from "#platform/kernel";
import { closeGateways, fakeGateway, json } from "../testing/fake-gateway.ts";
import type { PaymentOrder } from "./deposit-provider.ts";
import { gatewayHeaders, gatewaySignature, validMilliseconds, verifyGateway } from "./gateway-words.ts";
import { depositProviders } from "./index.ts";
import { signedGateway } from "./signed-gateway.ts";

const clock = manualClock(new Date("2026-05-01T12:00:00Z"));
const secret = "a secret of thirty-two letters or more";
closeGateways();

const settings = (url: string, simulated = false) => ({
	code: "gateway",
	simulated,
	url,
	key: "tessera",
	secret,
	returnTo: "https://play.example/index",
});
const providerAt = (url: string, simulated = false) =>
	signedGateway(settings(url, simulated), { clock, patience: 300 });
const order: PaymentOrder = {
	payment: "01890a5d-ac96-774b-bcce-b302099a8057",
	amount: "100.00",
	currency: "P",
	channel: "card",
	language: "ko",
	expiresAt: new Date("2026-05-01T13:00:00Z"),
};

describe("starting a payment", () => {
	test("sends what is asked for, signed with its time, and the same key at every attempt", async () => {
		const { url, came } = await fakeGateway(json({ payAddress: "https://pay.example/1" }));
		for (let attempt = 0; attempt < 2; attempt++) {
			expect(await providerAt(url).start(order)).toEqual({ outcome: "started", payAddress: "https://pay.example/1" });
		}
		const [first, second] = came;
		expect(first?.body).toBe(second?.body);
		expect(JSON.parse(first?.body ?? "")).toEqual({
			payment: order.payment,
			amount: "100.00",
			currency: "P",
			channel: "card",
			language: "ko",
			expiresAt: "2026-05-01T13:00:00.000Z",
			returnTo: "https://play.example/index",
		});
		const timestamp = String(clock.now().getTime());
		expect(first).toMatchObject({ method: "POST", url: "/v1/payments" });
		expect(first?.head[gatewayHeaders.key]).toBe("tessera");
		expect(first?.head[gatewayHeaders.timestamp]).toBe(timestamp);
		expect(first?.head[gatewayHeaders.signature]).toBe(
			gatewaySignature(secret, { direction: "call", timestamp, text: first?.body ?? "" }),
		);
		expect(JSON.stringify(came)).not.toContain(secret);
	});
	test.each([
		["a bug", json({}, 500), "unanswered"],
		["too much at once", json({}, 429), "unanswered"],
		["a signature it does not know", json({}, 401), "unanswered"],
		["another path", json({}, 404), "unanswered"],
		["a payment it never takes", json({}, 422), "refused"],
		["words", { status: 200, text: "here" }, "unanswered"],
		["no address", json({ payAddress: "" }), "unanswered"],
		["an address without TLS", json({ payAddress: "http://pay.example/1" }), "unanswered"],
		["an address that is a script", json({ payAddress: "javascript:alert(1)" }), "unanswered"],
		["a path of our own site", json({ payAddress: "/simulated/1" }), "unanswered"],
		["a way elsewhere", { status: 302, text: "", head: { location: "https://pay.example" } }, "unanswered"],
		["nothing", "silence", "unanswered"],
	] as const)("answered with %s", async (_name, answer, outcome) => {
		const { url } = await fakeGateway(answer);
		expect((await providerAt(url).start(order)).outcome).toBe(outcome);
	});
	test.each([
		["/simulated/1", "started"],
		["//elsewhere.example/1", "unanswered"],
		["http://elsewhere.example/1", "unanswered"],
		["https://pay.example/1", "started"],
	])("a simulator may lead to %s: %s", async (payAddress, outcome) => {
		const { url } = await fakeGateway(json({ payAddress }));
		expect((await providerAt(url, true).start(order)).outcome).toBe(outcome);
	});
	test("where nobody listens waits", async () => {
		expect((await providerAt("http://127.0.0.1:9").start(order)).outcome).toBe("unanswered");
	});
});

const money = {
	line: "G-1",
	payment: order.payment,
	amount: "100.00",
	currency: "P",
	paidAt: "2026-05-01T12:01:00.000Z",
};
const heard = { ...money, paidAt: new Date(money.paidAt) };

describe("reading a payment", () => {
	test.each([
		["paid", json({ state: "paid", ...money }), { outcome: "known", news: { state: "paid", ...heard } }],
		[
			"pending",
			json({ state: "pending", payment: "x" }),
			{ outcome: "known", news: { state: "pending", payment: "x" } },
		],
		["failed", json({ state: "failed", payment: "x" }), { outcome: "known", news: { state: "failed", payment: "x" } }],
		["unknown", json({}, 404), { outcome: "unknown" }],
		["a bug", json({}, 500), { outcome: "unanswered" }],
		["a state that is none", json({ state: "maybe", payment: "x" }), { outcome: "unanswered" }],
		["paid without an amount", json({ state: "paid", payment: "x", line: "1" }), { outcome: "unanswered" }],
	] as const)("%s", async (_name, answer, expected) => {
		const { url, came } = await fakeGateway(answer);
		expect(await providerAt(url).read(order.payment)).toEqual(expected);
		const timestamp = String(clock.now().getTime());
		const text = `/payments/${order.payment}`;
		expect(came[0]?.url).toBe(`/v1${text}`);
		expect(came[0]?.head[gatewayHeaders.signature]).toBe(
			gatewaySignature(secret, { direction: "call", timestamp, text }),
		);
	});
});

describe("a statement", () => {
	test("comes page by page", async () => {
		const { url, came } = await fakeGateway(json({ lines: [money], next: "2" }));
		const since = new Date("2026-04-30T00:00:00Z");
		expect(await providerAt(url).statement({ since, after: undefined })).toEqual({
			outcome: "page",
			lines: [heard],
			next: "2",
		});
		await providerAt(url).statement({ since, after: "2" });
		expect(came.map((one) => one.url)).toEqual([
			"/v1/statement?since=2026-04-30T00%3A00%3A00.000Z",
			"/v1/statement?since=2026-04-30T00%3A00%3A00.000Z&after=2",
		]);
	});
	test.each([
		json({}, 500),
		json({ lines: "none", next: null }),
		json({ lines: [{ ...money, line: "a b" }], next: null }),
	])("that cannot be read is none", async (answer) => {
		const { url } = await fakeGateway(answer);
		const page = await providerAt(url).statement({ since: clock.now(), after: undefined });
		expect(page).toEqual({ outcome: "unanswered" });
	});
});

describe("a signature", () => {
	const said = { direction: "webhook", timestamp: String(clock.now().getTime()), text: '{"a":1}' } as const;
	const signature = gatewaySignature(secret, said);
	const verify = (change: object = {}) => verifyGateway(secret, { ...said, signature, now: clock.now(), ...change });
	test.each([
		["its own", {}, undefined],
		["at the end of its time", { now: new Date(clock.now().getTime() + validMilliseconds) }, undefined],
		["after its time", { now: new Date(clock.now().getTime() + validMilliseconds + 1) }, "STALE_TIMESTAMP"],
		["before its time", { now: new Date(clock.now().getTime() - validMilliseconds - 1) }, "STALE_TIMESTAMP"],
		["of another body", { text: '{"a":2}' }, "BAD_SIGNATURE"],
		["of another time", { timestamp: String(clock.now().getTime() + 1) }, "BAD_SIGNATURE"],
		["of a time that is none", { timestamp: "now" }, "BAD_SIGNATURE"],
		["of the other direction", { direction: "call" }, "BAD_SIGNATURE"],
		["cut short", { signature: signature.slice(1) }, "BAD_SIGNATURE"],
		["of nothing", { signature: "" }, "BAD_SIGNATURE"],
		["in other letters", { signature: signature.toUpperCase() }, "BAD_SIGNATURE"],
	])("%s", (_name, change, expected) => {
		expect(verify(change)).toBe(expected);
	});
});

test("the providers of an installation have codes of their own", () => {
	const one = { adapter: "signed-gateway", ...settings("https://pay.example") } as const;
	expect([...depositProviders([one], clock).keys()]).toEqual(["gateway"]);
	expect(() => depositProviders([one, one], clock)).toThrow(/one code/);
});
