// A call whose contract says that it comes as forms are posted.
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { ok } from "#platform/kernel";
import { bind } from "./index.ts";
import { testServer } from "./testing/server.ts";

const post = defineEndpoint({
	name: "post-form",
	summary: "A form of the tests",
	method: "POST",
	path: "/wps/test/form",
	moduleIds: ["ONE", "OTHER"],
	access: "public",
	form: true,
	input: z.object({ username: z.string(), email: z.string() }),
	example: { username: "minji", email: "minji@mail.example" },
	output: z.object({ username: z.string(), email: z.string(), module: z.string() }),
	errors: {},
});
const json = defineEndpoint({ ...post, name: "post-json", path: "/wps/test/json", form: false });
const server = await testServer({
	routes: [
		bind(post, async (input, { moduleId = "" }) => ok({ ...input, module: moduleId })),
		bind(json, async (input) => ok({ ...input, module: "" })),
	],
});
const form = { "content-type": "application/x-www-form-urlencoded;charset=UTF-8" };

describe("a form", () => {
	test("is read field by field, and the call knows which module it came by", async () => {
		const head = { ...form, "module-id": "OTHER" };
		const { json: answer } = await server.call(post, { head, body: "username=a+b&email=%ED%95%9C%40mail.com" });
		expect(answer).toEqual({ success: true, value: { username: "a b", email: "한@mail.com", module: "OTHER" } });
	});
	test("may come as JSON", async () => {
		const answer = await server.call(post, { body: '{"username":"a","email":"b"}' });
		expect(answer.json).toMatchObject({ success: true, value: { module: "ONE" } });
	});
	test.each([
		["a field twice", "username=a&username=b&email=c", 400],
		["a NUL", "username=a%00&email=c", 400],
		["a name of every object", "__proto__=a&username=b&email=c", 400],
		["a field that is missing", "username=a", 400],
	])("with %s is refused", async (_, body, status) => {
		expect((await server.call(post, { head: form, body })).status).toBe(status);
	});
	test("is not taken where a contract says JSON", async () => {
		expect((await server.call(json, { head: form, body: "username=a&email=b" })).status).toBe(415);
	});
});
