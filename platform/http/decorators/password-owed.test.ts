// A session that owes a password: it reads, and does nothing but choose one.
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { ok } from "#platform/kernel";
import { bind } from "../index.ts";
import { member, testServer } from "../testing/server.ts";

const read = defineEndpoint({
	name: "read",
	summary: "",
	method: "GET",
	path: "/wps/test/read",
	moduleIds: ["TEST"],
	access: "member",
	input: z.object({}),
	output: z.object({}),
	errors: {},
});
const act = defineEndpoint({ ...read, name: "act", method: "POST", path: "/wps/test/act" });
const choose = defineEndpoint({ ...act, name: "choose", path: "/wps/test/choose", whilePasswordOwed: "open" });

const server = await testServer({
	routes: [read, act, choose].map((endpoint) => bind(endpoint, async () => ok({}))),
	authentication: {
		session: async (token) => ({ ...member, ...(token === "owing" ? { passwordOwed: true } : {}) }),
		play: () => undefined,
	},
});

test.each([
	[read, "owing", 200],
	[act, "owing", 403],
	[choose, "owing", 200],
	[act, "settled", 200],
] as const)("%o", async (endpoint, token, status) => {
	const body = endpoint.method === "POST" ? { body: "{}" } : {};
	const answer = await server.call(endpoint, { ...body, head: { authorization: `Bearer ${token}` } });
	expect(answer.status).toBe(status);
	if (status === 403) expect(answer.json).toMatchObject({ errorCode: "PASSWORD_OWED" });
});
