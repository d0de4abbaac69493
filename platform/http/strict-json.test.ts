// What is no acceptable JSON, though a parser takes it; and that nothing else is refused for looking alike.
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { ok } from "#platform/kernel";
import { bind } from "./index.ts";
import { strictJson } from "./strict-json.ts";
import { testServer } from "./testing/server.ts";

describe("half a character", () => {
	test.each([
		["the first half alone", '{"why":"\\ud83d"}'],
		["the second half alone", '{"why":"a\\uDE00b"}'],
		["both halves the wrong way round", '{"why":"\\ude00\\ud83d"}'],
		["a half before another character", '{"why":"\\ud83d\\u0041"}'],
		["in a list", '{"why":[1,{"a":["\\ud83d"]}]}'],
		["as a name", '{"\\ud83d":1}'],
		["as the whole", '"\\ud83d"'],
	])("%s is refused", (_, text) => {
		expect(strictJson(text)).toBeUndefined();
	});
	test.each([
		["a whole character by its escapes", '{"why":"\\ud83d\\ude00"}', { why: "\u{1f600}" }],
		["a whole character as it is", '{"why":"\u{1f600}"}', { why: "\u{1f600}" }],
		["the words of an escape", '{"why":"\\\\ud83d"}', { why: "\\ud83d" }],
		["a Korean syllable by its escape", '{"why":"\\ud55c"}', { why: "한" }],
	])("%s is taken", (_, text, value) => {
		expect(strictJson(text)).toEqual(value);
	});
});

const say = defineEndpoint({
	name: "say",
	summary: "",
	method: "POST",
	path: "/wps/test/say",
	moduleIds: ["TEST"],
	access: "public",
	input: z.object({ why: z.string() }),
	example: { why: "a word" },
	output: z.object({ why: z.string() }),
	errors: {},
});
const hear = defineEndpoint({ ...say, name: "hear", method: "GET", path: "/wps/test/hear" });

test("whoever sends one hears that the input is none", async () => {
	const server = await testServer({
		routes: [say, hear].map((endpoint) => bind(endpoint, async (input) => ok(input))),
	});
	const issues = [{ path: "", code: "malformed" }];
	const refused = { status: 400, json: { errorCode: "INVALID_INPUT", value: { issues } } };
	expect(await server.call(say, { body: '{"why":"\\ud83d"}' })).toMatchObject(refused);
	expect(await server.call(say, { body: '{"why":"a","\\ud83d":1}' })).toMatchObject(refused);
	expect((await server.call(hear, { query: "?why=%ed%a0%bd" })).status).toBeLessThan(500);
	expect(await server.call(hear, { query: "?why=a&%00=b" })).toMatchObject(refused);
});
