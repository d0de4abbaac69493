// Limits by address and by session, the status gate before them, and the buckets that count.
import { describe, expect, test } from "vitest";
import { defineEndpoint, nothing } from "#platform/contract";
import { manualClock, ok } from "#platform/kernel";
import { bind, tokenBuckets } from "../index.ts";
import { testServer } from "../testing/server.ts";
import { networkOf } from "./rate-limit.ts";

const byAddress = defineEndpoint({
	name: "by-address",
	summary: "Limited by address",
	method: "GET",
	path: "/wps/test/address",
	moduleIds: ["TEST"],
	access: "optional",
	limit: { max: 2, seconds: 10, by: "address" },
	input: nothing,
	output: nothing,
	errors: {},
});
const bySession = defineEndpoint({
	...byAddress,
	name: "by-session",
	path: "/wps/test/session",
	limit: { max: 2, seconds: 10, by: "session" },
});
const routes = [bind(byAddress, async () => ok({})), bind(bySession, async () => ok({}))];

test("an address may call so often, is told how long to wait, and may call again", async () => {
	const server = await testServer({ routes });
	const statuses = [];
	for (let call = 0; call < 3; call++) statuses.push((await server.call(byAddress)).status);
	expect(statuses).toEqual([200, 200, 429]);
	const { head, json } = await server.call(byAddress);
	expect(head.get("retry-after")).toBe("5");
	expect(json).toMatchObject({ errorCode: "TOO_MANY_REQUESTS", value: { retryAfterSeconds: 5 } });
	server.clock.advance(5_000);
	expect((await server.call(byAddress)).status).toBe(200);
});

test("sessions of one address are counted apart", async () => {
	const server = await testServer({ routes });
	const as = async (token: string) =>
		(await server.call(bySession, { head: { authorization: `Bearer ${token}` } })).status;
	expect([await as("member-token"), await as("member-token"), await as("member-token")]).toEqual([200, 200, 429]);
	expect(await as("guest-token")).toBe(200);
	expect(await as("forged-1")).toBe(200);
	expect(await as("forged-2")).toBe(200);
	expect(await as("forged-3")).toBe(429);
});

test("all calls of an address are limited too, unknown paths included", async () => {
	const server = await testServer({ routes, addressLimit: { max: 3, seconds: 60 } });
	const statuses = [];
	for (let call = 0; call < 5; call++) statuses.push((await fetch(`${server.url}/nowhere/${call}`)).status);
	expect(statuses).toEqual([404, 404, 404, 429, 429]);
});

test("an address behind a trusted proxy is the client's, otherwise the header is nobody's word", async () => {
	for (const [trustProxy, expected] of [
		["127.0.0.1", [404, 404]],
		[false, [404, 429]],
	] as const) {
		const server = await testServer({ routes, addressLimit: { max: 1, seconds: 60 }, trustProxy });
		const from = async (ip: string) => (await fetch(`${server.url}/x`, { headers: { "x-forwarded-for": ip } })).status;
		expect([await from("203.0.113.1"), await from("203.0.113.2")]).toEqual(expected);
	}
});

describe("the system's status", () => {
	test.each([
		[1, "SYSTEM_MAINTENANCE", 503],
		[2, "REGION_RESTRICTED", 451],
	] as const)("%i closes all but what is always open", async (status, errorCode, http) => {
		const server = await testServer({ routes, statusOf: async () => status, alwaysOpen: new Set(["by-session"]) });
		const closed = await server.call(byAddress, { head: { "module-id": "WRONG" } });
		expect([closed.status, closed.json]).toEqual([http, expect.objectContaining({ errorCode })]);
		expect((await server.call(bySession)).status).toBe(200);
	});
});

describe("token buckets", () => {
	test("let through `max` at once, then one each `seconds / max`", () => {
		const clock = manualClock(new Date(0));
		const buckets = tokenBuckets({ clock });
		const quota = { max: 4, seconds: 8 };
		const passed = (count: number) =>
			Array.from({ length: count }, () => buckets.take("a", quota) === 0).filter(Boolean).length;
		expect(passed(10)).toBe(4);
		clock.advance(1_999);
		expect(passed(3)).toBe(0);
		clock.advance(1);
		expect(passed(3)).toBe(1);
		clock.advance(60_000);
		expect(passed(10)).toBe(4);
	});

	test("survive a clock that is set back", () => {
		const clock = manualClock(new Date(1_000_000));
		const buckets = tokenBuckets({ clock });
		buckets.take("a", { max: 1, seconds: 8 });
		clock.advance(-900_000);
		expect(buckets.take("a", { max: 1, seconds: 8 })).toBe(8);
		clock.advance(8_000);
		expect(buckets.take("a", { max: 1, seconds: 8 })).toBe(0);
	});

	test("never keep more than two generations of keys, and remember who is active", () => {
		const clock = manualClock(new Date(0));
		const buckets = tokenBuckets({ clock, keys: 100 });
		for (let key = 0; key < 1_000; key++) {
			buckets.take(`key ${key}`, { max: 1, seconds: 60 });
			if (key % 40 === 0) buckets.take("active", { max: 1, seconds: 60 });
		}
		expect(buckets.size()).toBeLessThanOrEqual(200);
		expect(buckets.take("key 999", { max: 1, seconds: 60 })).not.toBe(0);
	});
});

test.each([
	["203.0.113.9", "203.0.113.9"],
	["::ffff:203.0.113.9", "203.0.113.9"],
	["2001:db8:1:2:3:4:5:6", "2001:db8:1:2/64"],
	["2001:db8:1:2::6", "2001:db8:1:2/64"],
	["2001:db8::1", "2001:db8:0:0/64"],
	["::1", "0:0:0:0/64"],
	["fe80::1%eth0", "fe80:0:0:0/64"],
])("%s is of the network %s", (address, network) => {
	expect(networkOf(address)).toBe(network);
});
