import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { type Access, defineEndpoint, failure } from "#platform/contract";
import { ok } from "#platform/kernel";
import { bind, type PlacedCall } from "../index.ts";
import { testServer } from "../testing/server.ts";

const endpointFor = (access: Access) =>
	defineEndpoint({
		name: `for-${access}`,
		summary: "",
		method: "GET",
		path: `/wps/for/${access}`,
		moduleIds: ["TEST3"],
		access,
		input: z.object({}),
		output: z.object({}),
		errors: {},
	});
const endpoints = (["public", "optional", "session", "member", "play"] as const).map(endpointFor);
const routes = endpoints.map((endpoint) => bind(endpoint, async () => ok({})));

/** A server that calls nobody's place allowed, and writes down whom it was asked about. */
async function narrowServer() {
	const asked: PlacedCall[] = [];
	const server = await testServer({
		routes,
		placeOf: async (call) => {
			asked.push(call);
			return failure("REGION_RESTRICTED");
		},
	});
	const call = (access: Access, head: Readonly<Record<string, string>> = {}) =>
		server.call(endpointFor(access), { head });
	return { asked, call };
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe("the place of a call", () => {
	test.each([
		["session", "member-token"],
		["member", "member-token"],
		["optional", "member-token"],
		["play", "play-token"],
	] as const)("with a token, for access %s, is asked after", async (access, token) => {
		const { asked, call } = await narrowServer();
		const answer = await call(access, bearer(token));
		expect([answer.status, answer.json]).toEqual([451, expect.objectContaining({ errorCode: "REGION_RESTRICTED" })]);
		expect(asked.map(({ principal, play }) => principal?.sessionId ?? play?.playId)).toHaveLength(1);
	});
	test.each(["public", "optional"] as const)("of nobody known, for access %s, is not", async (access) => {
		const { asked, call } = await narrowServer();
		expect((await call(access)).status).toBe(200);
		expect(asked).toEqual([]);
	});
	test("is not asked after for a token of nobody's", async () => {
		const { asked, call } = await narrowServer();
		expect((await call("session", bearer("forged"))).status).toBe(401);
		expect(asked).toEqual([]);
	});
});

describe("a closed region", () => {
	test("tells of the token that was turned away", async () => {
		const away: string[] = [];
		const server = await testServer({ routes, statusOf: () => 2, turnedAway: (token) => void away.push(token) });
		expect((await server.call(endpointFor("play"), { head: bearer("play-token") })).status).toBe(451);
		expect((await server.call(endpointFor("public"))).status).toBe(451);
		expect(away).toEqual(["play-token"]);
	});
	test("of maintenance tells of nobody", async () => {
		const away: string[] = [];
		const server = await testServer({ routes, statusOf: () => 1, turnedAway: (token) => void away.push(token) });
		expect((await server.call(endpointFor("play"), { head: bearer("play-token") })).status).toBe(503);
		expect(away).toEqual([]);
	});
});
