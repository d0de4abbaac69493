// Every call of the agents, walked: by an agent that asks for somebody who is not below it, by a member, by a guest. A call
// that is not in the table fails here.
import { describe, expect, test } from "vitest";
import type { Endpoint, Failure } from "#platform/contract";
import type { Result } from "#platform/kernel";
import * as contract from "../contract/index.ts";
import { fillTree } from "./grow-tree.ts";
import { openAgency } from "./testing/open-agency.ts";

const house = await openAgency();
/** 10 > 20, with players 11 and 21; 40 stands apart, with 41; 50 is a member, 60 a guest. */
await house.enrol(
	{ id: 10, type: 1 },
	{ id: 20, upline: 10, type: 2 },
	{ id: 11, upline: 10, cash: 1_000_000n },
	{ id: 21, upline: 20, cash: 1_000_000n },
	{ id: 40, type: 1 },
	{ id: 41, upline: 40 },
	{ id: 50 },
	{ id: 60, type: 4 },
);
await fillTree(house.deps);
const code = "BELONGS2TEN";
await house.rows(`insert into agents.invitation (merchant, code, agent_id, opens_agent, points, made_at)
	values ('tessera', '${code}', 10, false, '{}', now())`);
await house.play(11, 10_000n);
await house.play(21, 10_000n);
await house.work();

const isEndpoint = (value: unknown): value is Endpoint =>
	typeof value === "object" && value !== null && "path" in value && "access" in value;
const exported: readonly unknown[] = Object.values(contract);
const endpoints = exported.filter(isEndpoint);
const days = { from: "2026-03-01", to: "2026-03-31" };
const tiers = [{ members: 0, turnover: "0", streak: 0, rate: "0.1" }];
const offer = { action: "offer", account: "tile20", tiers };
const member = { account: "tile21" };

/** What asks for somebody that is not below; what asks for nobody is answered with the caller's own alone. */
const others: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
	"read-team": [{}],
	"list-team": [{}, { of: "10" }, { of: "20" }, member],
	"read-team-figures": [days],
	"list-team-results": [days, { ...days, of: "20" }, { ...days, ...member }],
	"list-team-plays": [days, { ...days, ...member }],
	"list-team-money": [days, { ...days, ...member }],
	"list-contracts": [{}],
	"list-income": [days],
	"list-invitations": [{}],
	"make-invitation": [{ opensAgent: false, points: [], days: 1, remark: "" }],
	"end-invitation": [{ code }],
	"set-points": [{ account: "tile20", points: [] }],
	"write-note": [{ account: "tile20", note: "x" }],
	"freeze-hand-downs": [{ account: "tile20", frozen: true }],
	"process-dividend": [offer],
	"process-daily-salary": [offer],
	"process-hourly-salary": [offer],
	"process-real-time-salary": [offer],
};
const refusals: ReadonlySet<string> = new Set(["MEMBER_NOT_BELOW", "INVITATION_NOT_FOUND"]);
const call = (
	id: number,
	endpoint: Endpoint,
	input: Readonly<Record<string, unknown>>,
): Promise<Result<unknown, Failure<string>>> => house.call(id, endpoint, input);

const ofMembers = endpoints.filter(({ access }) => access !== "staff");

test("every call is in the table, or asks an operator's permission", () => {
	expect(ofMembers.map(({ name }) => name).sort()).toEqual(Object.keys(others).sort());
	expect(ofMembers.map(({ access }) => access)).toEqual(ofMembers.map(() => "member"));
	for (const endpoint of endpoints.filter(({ access }) => access === "staff"))
		expect(endpoint.permission, endpoint.name).toMatch(/^agents\./);
});

describe.each(ofMembers)("$name", (endpoint) => {
	test.each(others[endpoint.name] ?? [])("tells an agent nothing of who is not below it: %j", async (input) => {
		const answer = await call(40, endpoint, input);
		if (!answer.ok) expect(refusals).toContain(answer.error.code);
		// Neither names nor sums of another's team.
		else expect(JSON.stringify(answer.value)).not.toMatch(/tile(10|11|20|21)|100\.00|BELONGS/);
	});

	test.each([
		["member", 50],
		["guest", 60],
	])("is refused to a %s", async (_, id) => {
		for (const input of others[endpoint.name] ?? [])
			expect(await call(id, endpoint, input)).toEqual({ ok: false, error: { code: "NOT_AGENT" } });
	});
});
