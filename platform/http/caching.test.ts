// Who may keep an answer: nobody, unless it is the same for everybody.
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { defineEndpoint, failure } from "#platform/contract";
import { err, ok } from "#platform/kernel";
import { bind } from "./index.ts";
import { testServer } from "./testing/server.ts";

const own = defineEndpoint({
	name: "own",
	summary: "",
	method: "GET",
	path: "/wps/test/own",
	moduleIds: ["TEST"],
	access: "session",
	input: z.object({ fail: z.optional(z.literal("yes")) }),
	example: { fail: "yes" },
	output: z.object({ text: z.string() }),
	errors: {},
});
const kept = defineEndpoint({ ...own, name: "kept", path: "/wps/test/kept", access: "optional" });
const ofStaff = defineEndpoint({ ...own, name: "staff", path: "/ops/test", access: "staff", permission: "own" });
const shown = defineEndpoint({ ...own, name: "shown", path: "/wps/test/shown", access: "public" });
const asked = defineEndpoint({ ...shown, name: "asked", path: "/wps/test/asked", method: "POST" });
const once = defineEndpoint({ ...asked, name: "once", path: "/wps/test/once", access: "session", idempotent: true });

const text = "long enough to be compressed, too: ".repeat(60);
const server = await testServer({
	routes: [own, kept, ofStaff, shown, asked, once].map((endpoint) =>
		bind(endpoint, async ({ fail }) => (fail === undefined ? ok({ text }) : err(failure("NOT_FOUND")))),
	),
});
const member = { authorization: "Bearer member-token", "idempotency-key": "a-key-of-this-test" };

test.each([
	["of who is logged in", own, { head: member }],
	["that differs for who is logged in", kept, {}],
	["at the desk", ofStaff, { head: { authorization: "Bearer staff-token" } }],
	["to something that is done", asked, { body: "{}" }],
	["that is stored under a key", once, { body: "{}", head: member }],
	["to nobody", own, {}],
	["that is a refusal", shown, { query: "?fail=yes" }],
	["that is malformed", shown, { query: "?fail=no" }],
] as const)("an answer %s is kept by nobody", async (_, endpoint, call) => {
	const { head } = await server.call(endpoint, call);
	expect(head.get("cache-control")).toBe("no-store");
	expect(head.get("vary")?.split(", ")).toEqual(expect.arrayContaining(["authorization", "merchant", "language"]));
});

test("an answer that is the same for everybody may be kept, by brand and language, and is asked for again", async () => {
	const { head, status } = await server.call(shown);
	expect([status, head.get("cache-control")]).toEqual([200, "no-cache"]);
	expect(head.get("vary")?.split(", ")).toEqual(expect.arrayContaining(["merchant", "language", "accept-encoding"]));
});
