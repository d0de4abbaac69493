import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { type Access, defineEndpoint } from "#platform/contract";
import { ok } from "#platform/kernel";
import { bind, exclusionFailure, type RunningExclusion } from "../index.ts";
import { member, testServer } from "../testing/server.ts";

const endpointFor = (access: Access, whileExcluded?: "open") =>
	defineEndpoint({
		name: `${whileExcluded ?? "closed"}-${access}`,
		summary: "",
		method: "GET",
		moduleIds: ["TEST3"],
		access,
		path: `/wps/${whileExcluded ?? "closed"}/${access}`,
		input: z.object({}),
		output: z.object({}),
		errors: {},
		...(whileExcluded === undefined ? {} : { whileExcluded }),
	});
const asked = ["public", "optional", "session", "member", "play"] as const;
const routes = asked.flatMap((access) =>
	[endpointFor(access), endpointFor(access, "open")].map((endpoint) => bind(endpoint, async () => ok({}))),
);
const until = new Date("2026-12-24T12:00:00Z");
const now = new Date("2026-11-22T12:00:00Z");

async function answerOf(excluded: RunningExclusion | undefined, endpoint: ReturnType<typeof endpointFor>) {
	const server = await testServer({
		routes,
		clock: { now: () => now },
		authentication: { session: async () => ({ ...member, excluded }), play: () => undefined },
	});
	const { json } = await server.call(endpoint, { head: { authorization: "Bearer member-token" } });
	return json;
}

describe("A.3.8 a call of somebody who is excluded", () => {
	test.each([
		["session", "exclusion", "SELF_EXCLUDED"],
		["member", "exclusion", "SELF_EXCLUDED"],
		["member", "break", "ON_A_BREAK"],
	] as const)("for access %s during a(n) %s is refused with %s, and until when", async (access, kind, code) => {
		expect(await answerOf({ kind, until }, endpointFor(access))).toMatchObject({
			errorCode: code,
			value: { until: until.toISOString() },
		});
	});
	test.each(["session", "member"] as const)("for access %s passes where the contract says so", async (access) => {
		expect(await answerOf({ kind: "exclusion", until }, endpointFor(access, "open"))).toMatchObject({ success: true });
	});
	test.each(["public", "optional"] as const)("for access %s passes: it opens nothing of a member's", async (access) => {
		expect(await answerOf({ kind: "exclusion", until }, endpointFor(access))).toMatchObject({ success: true });
	});
	test("passes with its end, to the millisecond, in the session that is open", async () => {
		const ended = { kind: "exclusion", until: now } as const;
		const oneLeft = { ...ended, until: new Date(now.getTime() + 1) };
		expect(await answerOf(ended, endpointFor("member"))).toMatchObject({ success: true });
		expect(await answerOf(oneLeft, endpointFor("member"))).toMatchObject({ errorCode: "SELF_EXCLUDED" });
	});
	test("of nobody excluded passes", async () => {
		expect(await answerOf(undefined, endpointFor("member"))).toMatchObject({ success: true });
		expect(exclusionFailure({}, now)).toBeUndefined();
	});
});
