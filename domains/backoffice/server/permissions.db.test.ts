// Every call of the console, from its contract: without a session, with a member's or a stranger's token, and with the
// session of somebody who may do everything else, it is refused before anything is read.
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { Endpoint } from "#platform/contract";
import * as contract from "../contract/index.ts";
import { isPermission, permissions } from "../core/index.ts";
import { openOffice } from "./testing/open-office.ts";
import { employ } from "./testing/staff-hands.ts";

const office = await openOffice();
const { call, rows } = office;

const isEndpoint = (value: unknown): value is Endpoint =>
	z.safeParse(z.object({ name: z.string(), path: z.string(), moduleIds: z.array(z.string()) }), value).success;
const exported: readonly unknown[] = Object.values(contract);
const endpoints: readonly Endpoint[] = exported.filter(isEndpoint);
const staffCalls = endpoints.filter(({ access }) => access === "staff");

const codeOf = async (endpoint: Endpoint, token?: string): Promise<string> => {
	const answer = await call(endpoint, {}, token === undefined ? {} : { token });
	return answer.ok ? "OK" : answer.error.code;
};

test("every call of the contract is served, and only the way in is open", () => {
	expect(office.module.routes.map(({ endpoint }) => endpoint.name).sort()).toEqual(
		endpoints.map(({ name }) => name).sort(),
	);
	const open = endpoints.filter(({ access }) => access !== "staff").map(({ name }) => name);
	expect(open.sort()).toEqual(["staff-begin", "staff-log-in", "staff-prove"]);
	expect(office.module.alwaysOpen).toHaveLength(3);
});

describe.each(staffCalls.map((endpoint) => [endpoint.name, endpoint] as const))("%s", (_, endpoint) => {
	test("names a permission that a role can hold, under its own address", () => {
		expect(endpoint.path).toMatch(/^\/ops\//);
		expect(endpoint.permission === "own" || isPermission(endpoint.permission ?? "")).toBe(true);
	});

	test("is nobody's without a session of staff", async () => {
		for (const token of [undefined, "1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", `ops.${"A".repeat(43)}`])
			expect(await codeOf(endpoint, token)).toBe("NOT_LOGGED_IN");
	});

	test("is refused to whoever may do everything else", async () => {
		if (endpoint.permission === "own") return expect(["/ops/session", "/ops/waiting"]).toContain(endpoint.path);
		const others = permissions.filter((one) => one !== endpoint.permission);
		await rows(`insert into backoffice.role values ('tessera', 'all-but', '{${others.join()}}')
			on conflict (merchant, code) do update set permissions = excluded.permissions`);
		// So many come in by one address only with time between them.
		office.clock.advance(6_000);
		const clerk = await employ(office, "all-but");
		expect(await codeOf(endpoint, clerk.token)).toBe("NOT_PERMITTED");
	});
});
