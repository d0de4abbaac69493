// Bodies that are longer than any call may have: only for who is logged in, and never longer than the endpoint says.
import { request as httpRequest } from "node:http";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { ok } from "#platform/kernel";
import { bind } from "./index.ts";
import { testServer } from "./testing/server.ts";

const short = defineEndpoint({
	name: "short",
	summary: "",
	method: "POST",
	path: "/wps/test/short",
	moduleIds: ["TEST"],
	access: "member",
	input: z.object({ text: z.string() }),
	example: { text: "short" },
	output: z.object({ length: z.int() }),
	errors: {},
});
const long = defineEndpoint({ ...short, name: "long", path: "/wps/test/long", bodyBytes: 300_000 });
const ofStaff = defineEndpoint({
	...long,
	name: "long-staff",
	path: "/ops/test/long",
	access: "staff",
	permission: "cashier.deposits:decide",
});
const routes = [short, long, ofStaff].map((endpoint) =>
	bind(endpoint, async ({ text }) => ok({ length: text.length })),
);

const server = await testServer({ routes });
const send = async (endpoint: typeof short | typeof ofStaff, characters: number, token?: string) => {
	const head = token === undefined ? {} : { authorization: `Bearer ${token}` };
	const answer = await server.call(endpoint, { body: JSON.stringify({ text: "x".repeat(characters) }), head });
	return [answer.status, answer.json];
};

test.each([
	["a long body where none is expected", short, 100_000, "member-token", 413, "PAYLOAD_TOO_LARGE"],
	["a body beyond what the endpoint takes", long, 300_000, "member-token", 413, "PAYLOAD_TOO_LARGE"],
	["a long body of nobody", long, 100_000, undefined, 401, "NOT_LOGGED_IN"],
	["a long body with a forged token", long, 100_000, "forged", 401, "NOT_LOGGED_IN"],
	["a long body of a member at the desk", ofStaff, 100_000, "member-token", 401, "NOT_LOGGED_IN"],
	["a long body of staff on the site", long, 100_000, "staff-token", 401, "NOT_LOGGED_IN"],
	["a long body of staff without the permission", ofStaff, 100_000, "staff-token", 403, "NOT_PERMITTED"],
	["a short body of nobody", long, 10, undefined, 401, "NOT_LOGGED_IN"],
] as const)("%s is refused", async (_name, endpoint, characters, token, status, errorCode) => {
	expect(await send(endpoint, characters, token)).toEqual([status, expect.objectContaining({ errorCode })]);
});

test("a call of play has no long body: a bet would wait for the few places that there are, and its token is no session's", async () => {
	const bet = defineEndpoint({ ...long, name: "bet", path: "/wps/test/bet", access: "play" });
	await expect(testServer({ routes: [bind(bet, async ({ text }) => ok({ length: text.length }))] })).rejects.toThrow(
		"bet: no call of play has a long body",
	);
});

test("a long body of staff who may is taken", async () => {
	expect(await send(ofStaff, 290_000, "cashier-token")).toEqual([
		200,
		expect.objectContaining({ value: { length: 290_000 } }),
	]);
});

test("a long body of who is logged in is taken", async () => {
	expect(await send(long, 290_000, "member-token")).toEqual([
		200,
		expect.objectContaining({ value: { length: 290_000 } }),
	]);
});

const many = defineEndpoint({ ...long, name: "many", path: "/wps/test/many", bodyBytes: 22_020_096 });
const few = defineEndpoint({
	...many,
	name: "few",
	path: "/wps/test/few",
	limit: { max: 3, seconds: 600, by: "session" },
});

type Begun = { readonly status: Promise<number>; readonly hangUp: () => void; readonly finish: () => void };

/** A call of which the head is sent and as little of the body as it takes; whoever is not refused at once waits for more. */
function begin(where: { readonly url: string; readonly path: string }, head: Readonly<Record<string, string>>): Begun {
	const call = httpRequest(`${where.url}${where.path}`, {
		method: "POST",
		agent: false,
		headers: { "module-id": "TEST", merchant: "tessera", "content-type": "application/json", ...head },
	});
	const status = new Promise<number>((resolve, reject) => {
		call.on("response", (response) => {
			response.resume();
			resolve(response.statusCode ?? 0);
		});
		call.on("error", reject);
	});
	call.write('{"text":"');
	return { status, hangUp: () => void call.destroy(), finish: () => void call.end('x"}') };
}

async function hangUp(all: readonly Begun[]): Promise<void> {
	for (const begun of all) begun.hangUp();
	await Promise.allSettled(all.map(({ status }) => status));
	// The server hears of it a moment later.
	await new Promise((go) => setTimeout(go, 50));
}

const waits = Symbol("waits");
const soon = (begun: Begun) => Promise.race([begun.status, new Promise((go) => setTimeout(go, 300, waits))]);

describe("long bodies at once", () => {
	const lengthy = { authorization: "Bearer member-token" };
	const opened = () =>
		testServer({ routes: [many, few].map((endpoint) => bind(endpoint, async () => ok({ length: 1 }))) });

	test("are two of a session: the third is refused before it is read, and one that ends makes room", async () => {
		const { url } = await opened();
		const said = { ...lengthy, "content-length": "70000" };
		const first = [begin({ url, path: many.path }, said), begin({ url, path: many.path }, said)];
		expect(await Promise.all(first.map(soon))).toEqual([waits, waits]);
		expect(await soon(begin({ url, path: many.path }, said))).toBe(429);
		const other = begin({ url, path: many.path }, { ...said, authorization: "Bearer guest-token" });
		expect(await soon(other)).toBe(waits);
		const whole = JSON.stringify({ text: "x".repeat(69_000) });
		const unsaid = { "content-type": "application/json", "module-id": "TEST", merchant: "tessera", ...lengthy };
		const send = () => fetch(`${url}${many.path}`, { method: "POST", headers: unsaid, body: whole });
		expect((await send()).status).toBe(429);
		await hangUp(first);
		await expect.poll(async () => (await send()).status).toBe(200);
		await hangUp([other]);
	});

	test("share what memory there is, by what they say of their length; who does not say counts as the longest", async () => {
		const { url } = await opened();
		const place = { url, path: many.path };
		const unsaid = begin(place, { ...lengthy, "transfer-encoding": "chunked" });
		expect(await soon(unsaid)).toBe(waits);
		expect(await soon(begin(place, { authorization: "Bearer guest-token", "content-length": "70000" }))).toBe(429);
		unsaid.finish();
		expect(await unsaid.status).toBe(200);
	});

	test("of staff are counted apart", async () => {
		const { url } = await testServer({
			routes: [many, ofStaff].map((endpoint) => bind(endpoint, async () => ok({ length: 1 }))),
		});
		const full = begin({ url, path: many.path }, { ...lengthy, "transfer-encoding": "chunked" });
		expect(await soon(full)).toBe(waits);
		const desk = begin(
			{ url, path: ofStaff.path },
			{ authorization: "Bearer cashier-token", "content-length": "70000" },
		);
		expect(await soon(desk)).toBe(waits);
		await hangUp([full, desk]);
	});

	test("are within the quota of their call before they are read", async () => {
		const { url } = await opened();
		const said = { ...lengthy, "content-length": "70000" };
		for (let turn = 0; turn < 3; turn++) {
			const begun = begin({ url, path: few.path }, said);
			expect(await soon(begun)).toBe(waits);
			await hangUp([begun]);
		}
		expect(await soon(begin({ url, path: few.path }, said))).toBe(429);
	});
});
