// Who takes payments, as an operator may write it into the environment, and what comes of it.
import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { describe, expect, test } from "vitest";
import { houseKeyFrom } from "#platform/kernel/node";
import { payoutsOf, providersOf, readPayments, simulatedProvider } from "./payment-settings.ts";

const gateway = {
	PAYMENTS_URL: "https://pay.example/v1/",
	PAYMENTS_KEY: "tessera",
	PAYMENTS_SECRET: "0123456789abcdef0123456789abcdef",
	PAYMENTS_RETURN: "https://play.example/index?panel=depositv2",
};
const read = (environment: Readonly<Record<string, string>>) => readPayments((name) => environment[name] ?? "");
const parts = (simulator: boolean, host = "0.0.0.0") => ({
	payments: { gateway: undefined, simulator, faults: false, payouts: false },
	houseKey: houseKeyFrom(randomBytes(32)),
	dataDir: tmpdir(),
	port: 4000,
	host,
});

describe("payments", () => {
	test("are the simulator's when nobody is named", () => {
		expect(read({})).toEqual({
			ok: true,
			value: { gateway: undefined, simulator: true, faults: false, payouts: false },
		});
		expect(read({ PAYMENTS_SIMULATOR: "off" })).toEqual({
			ok: true,
			value: { gateway: undefined, simulator: false, faults: false, payouts: false },
		});
		expect(read({ PAYMENTS_SIMULATOR: "faults" })).toMatchObject({ value: { simulator: true, faults: true } });
	});
	test("are a gateway's that is named whole", () => {
		expect(read(gateway)).toMatchObject({
			value: { gateway: { url: "https://pay.example/v1", key: "tessera", returnTo: gateway.PAYMENTS_RETURN } },
		});
		expect(read({ ...gateway, PAYMENTS_URL: "http://127.0.0.1:9000" }).ok).toBe(true);
	});
	test.each([
		["an address without TLS", { ...gateway, PAYMENTS_URL: "http://pay.example" }, "PAYMENTS_URL"],
		["no key", { ...gateway, PAYMENTS_KEY: "" }, "PAYMENTS_KEY"],
		["a short secret", { ...gateway, PAYMENTS_SECRET: "short" }, "PAYMENTS_SECRET"],
		["no way back", { ...gateway, PAYMENTS_RETURN: "" }, "PAYMENTS_RETURN"],
		["pay-outs of no kind", { ...gateway, PAYMENTS_PAYOUTS: "perhaps" }, "PAYMENTS_PAYOUTS"],
		["a simulator of no kind", { PAYMENTS_SIMULATOR: "perhaps" }, "PAYMENTS_SIMULATOR"],
	])("%s is refused in one sentence that repeats no secret", (_name, environment, names) => {
		const refused = read(environment);
		expect(refused).toMatchObject({ ok: false, error: expect.stringContaining(names) });
		expect(JSON.stringify(refused)).not.toContain(gateway.PAYMENTS_SECRET);
	});
	test("a gateway pays out where it is said, the simulator wherever it stands", () => {
		const codes = (environment: Readonly<Record<string, string>>) => {
			const payments = read(environment);
			return payments.ok ? [...payoutsOf({ ...parts(true), payments: payments.value }).keys()] : [];
		};
		expect(codes(gateway)).toEqual(["simulator"]);
		expect(codes({ ...gateway, PAYMENTS_PAYOUTS: "on" })).toEqual(["gateway", "simulator"]);
		expect(codes({ ...gateway, PAYMENTS_PAYOUTS: "on", PAYMENTS_SIMULATOR: "off" })).toEqual(["gateway"]);
		expect(codes({ PAYMENTS_PAYOUTS: "on", PAYMENTS_SIMULATOR: "off" })).toEqual([]);
	});
	test("a simulator stands on the house's own port, or not at all", () => {
		expect([...providersOf(parts(true)).values()].map(({ code, simulated }) => [code, simulated])).toEqual([
			["simulator", true],
		]);
		expect(simulatedProvider(parts(true, "::1")).map(({ method, path }) => `${method} ${path}`)).toContain(
			"GET /simulated-provider/pay/:payment",
		);
		expect([...providersOf(parts(false)).keys(), ...simulatedProvider(parts(false))]).toEqual([]);
	});
});
