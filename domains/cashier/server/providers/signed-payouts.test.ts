// The adapter for pay-outs against a program of its own on this machine: what it sends, and what it makes of every answer.
import { describe, expect, test } from "vitest";
import { manualClock } from "#platform/kernel";
import { closeGateways, fakeGateway, json } from "../testing/fake-gateway.ts";
import { gatewayHeaders, gatewaySignature } from "./gateway-words.ts";
import { payoutProviders } from "./index.ts";
import type { PayoutOrder } from "./payout-provider.ts";
import { signedPayouts } from "./signed-payouts.ts";

const clock = manualClock(new Date("2026-05-01T12:00:00Z"));
const secret = "a secret of thirty-two letters or more";
closeGateways();

const settings = (url: string) => ({
	code: "gateway",
	simulated: false,
	url,
	key: "tessera",
	secret,
	returnTo: "https://play.example/index",
});
const providerAt = (url: string) => signedPayouts(settings(url), { clock, patience: 300 });
const payout = "01890a5d-ac96-774b-bcce-b302099a8057";
const order: PayoutOrder = {
	payout,
	reference: "7K4MQ2XW9",
	amount: "99.00",
	currency: "P",
	kind: "bank-account",
	holder: "Kim Minji",
	bank: "Mosaic Bank",
	number: "110234567890",
};
const money = {
	line: "G-1",
	payout,
	amount: "99.00",
	currency: "P",
	account: "7890",
	paidAt: "2026-05-01T12:01:00.000Z",
};
const heard = { ...money, paidAt: new Date(money.paidAt) };
const pending = { state: "pending", payout } as const;

describe("handing over", () => {
	test("sends what is to be paid, signed with its time, and the same key at every attempt", async () => {
		const { url, came } = await fakeGateway(json(pending));
		for (let attempt = 0; attempt < 2; attempt++)
			expect(await providerAt(url).payOut(order)).toEqual({ outcome: "accepted", news: pending });
		const [first, second] = came;
		expect(first).toMatchObject({ method: "POST", url: "/v1/payouts" });
		expect(first?.body).toBe(second?.body);
		expect(JSON.parse(first?.body ?? "")).toEqual(order);
		const timestamp = String(clock.now().getTime());
		expect(first?.head[gatewayHeaders.signature]).toBe(
			gatewaySignature(secret, { direction: "call", timestamp, text: first?.body ?? "" }),
		);
		expect(JSON.stringify(came)).not.toContain(secret);
	});
	test.each([
		["paid at once", json({ state: "paid", ...money }), "accepted"],
		["declined at once", json({ state: "failed", payout, reason: "no" }), "accepted"],
		["an answer about another", json({ state: "pending", payout: "another" }), "unanswered"],
		["an answer of another shape", json({ ok: true }), "unanswered"],
		["nothing but text", { status: 200, text: "fine" }, "unanswered"],
		["a bug", json({}, 500), "unanswered"],
		["too much at once", json({}, 429), "unanswered"],
		["our own wrong signature", json({}, 401), "unanswered"],
		["a path that is not there", json({}, 404), "unanswered"],
		["elsewhere", { status: 302, text: "", head: { location: "https://elsewhere.example" } }, "unanswered"],
		["silence", "silence", "unanswered"],
		["what it never pays", json({}, 422), "refused"],
		["what it cannot read", json({}, 400), "refused"],
		["a key it has, and it does not say what of it", json({}, 409), "unanswered"],
		["a method that is not there", json({}, 405), "unanswered"],
		["gone", json({}, 410), "unanswered"],
		["too early", json({}, 425), "unanswered"],
	] as const)("answered with %s", async (_name, answer, outcome) => {
		const { url } = await fakeGateway(answer);
		expect((await providerAt(url).payOut(order)).outcome).toBe(outcome);
	});
	test.each([
		["paid", { state: "paid", ...money }, { outcome: "accepted", news: { state: "paid", ...heard } }],
		["pending", pending, { outcome: "accepted", news: pending }],
		["another", { state: "pending", payout: "another" }, { outcome: "unanswered", reason: "an answer about another" }],
	] as const)("of a key that it has asks what became of it: %s", async (_name, said, expected) => {
		const { url, came } = await fakeGateway(({ method }) => (method === "POST" ? json({}, 409) : json(said)));
		expect(await providerAt(url).payOut(order)).toEqual(expected);
		expect(came.map(({ method, url: path }) => `${method} ${path}`)).toEqual([
			"POST /v1/payouts",
			`GET /v1/payouts/${payout}`,
		]);
	});
	test("where nobody listens waits", async () => {
		expect((await providerAt("http://127.0.0.1:9").payOut(order)).outcome).toBe("unanswered");
	});
});

describe("asking how one stands", () => {
	test.each([
		["paid", json({ state: "paid", ...money }), { outcome: "known", news: { state: "paid", ...heard } }],
		["pending", json(pending), { outcome: "known", news: pending }],
		[
			"failed",
			json({ state: "failed", payout, reason: "no such bank" }),
			{ outcome: "known", news: { state: "failed", payout, reason: "no such bank" } },
		],
		[
			"failed, with words that nobody can keep",
			json({ state: "failed", payout, reason: `no\u0000 such\n\tbank ${"x".repeat(900)}` }),
			{ outcome: "known", news: { state: "failed", payout, reason: `no  such bank ${"x".repeat(486)}` } },
		],
		["unknown", json({}, 404), { outcome: "unknown" }],
		["a bug", json({}, 500), { outcome: "unanswered" }],
		["a state that is none", json({ state: "maybe", payout }), { outcome: "unanswered" }],
		["failed without a reason", json({ state: "failed", payout }), { outcome: "unanswered" }],
		["paid to nobody", json({ state: "paid", ...money, account: undefined }), { outcome: "unanswered" }],
		["silence", "silence", { outcome: "unanswered" }],
	] as const)("%s", async (_name, answer, expected) => {
		const { url, came } = await fakeGateway(answer);
		expect(await providerAt(url).read(`${payout}.2`)).toEqual(expected);
		expect(came[0]?.url).toBe(`/v1/payouts/${payout}.2`);
	});
});

test("a statement comes page by page, and one that cannot be read is none", async () => {
	const { url, came } = await fakeGateway(json({ lines: [money], next: "2" }));
	const since = new Date("2026-04-30T00:00:00Z");
	const page = { outcome: "page", lines: [heard], next: "2" };
	expect(await providerAt(url).statement({ since, after: undefined })).toEqual(page);
	await providerAt(url).statement({ since, after: "2" });
	expect(came.map((one) => one.url)).toEqual([
		"/v1/payout-statement?since=2026-04-30T00%3A00%3A00.000Z",
		"/v1/payout-statement?since=2026-04-30T00%3A00%3A00.000Z&after=2",
	]);
	for (const answer of [json({}, 500), json({ lines: [{ ...money, line: "a b" }], next: null })]) {
		const broken = await fakeGateway(answer);
		expect(await providerAt(broken.url).statement({ since, after: undefined })).toEqual({ outcome: "unanswered" });
	}
});

test("the providers of an installation have codes of their own", () => {
	const one = { adapter: "signed-gateway", ...settings("https://pay.example") } as const;
	expect([...payoutProviders([one], clock).keys()]).toEqual(["gateway"]);
	expect(() => payoutProviders([one, one], clock)).toThrow(/one code/);
});
