// Bodies that are longer than any call may have: only for who is logged in, and never longer than the endpoint says.
import { expect, test } from "vitest";
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
