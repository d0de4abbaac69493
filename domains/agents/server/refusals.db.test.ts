// Every call of the agents, walked: by an agent that asks for somebody who stands apart, above or beside it, by a member, by a
// guest; and by the one above, who is told. A call that is not in the table fails here.
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
// Offered by 10 to 20, one of each kind: 1 to 4.
await house.rows(`with made as (
		insert into agents.contract (merchant, kind, agent_id, upline_id)
		select 'tessera', kind, 20, 10 from unnest('{dividend,daily,hourly,real-time}'::text[]) with ordinality as of (kind, place)
		order by place returning id
	)
	insert into agents.contract_version (contract_id, version, state, tiers, carry, remark, offered_at)
	select id, 1, 'offered', '[{"members": 0, "turnover": "0", "streak": 0, "rate": "1000"}]', 'none', 'of ten', now() from made`);
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
const acts = ["accept", "reject", "withdraw", "terminate", "agree"];
const process = (contractId: string) => [offer, ...acts.map((action) => ({ action, contractId }))];

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
	"process-dividend": process("1"),
	"process-daily-salary": process("2"),
	"process-hourly-salary": process("3"),
	"process-real-time-salary": process("4"),
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

/** As one asks who stands below 10: for 10 itself, and for its player. */
const fromBelow = (input: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => ({
	...input,
	...("account" in input ? { account: input.account === "tile20" ? "tile10" : "tile11" } : {}),
	...("of" in input ? { of: "10" } : {}),
});

describe.each(ofMembers)("$name", (endpoint) => {
	const inputs = others[endpoint.name] ?? [];
	test.each(inputs)("tells an agent nothing of who is not below it: %j", async (input) => {
		const answer = await call(40, endpoint, input);
		if (!answer.ok) expect(refusals).toContain(answer.error.code);
		// Neither names nor sums of another's team.
		else expect(JSON.stringify(answer.value)).not.toMatch(/tile(10|11|20|21)|100\.00|BELONGS|of ten/);
	});

	// An offer that waits is answered by whom it was made to: what it may do with it is told elsewhere.
	test.each(inputs.filter((input) => !("contractId" in input)).map(fromBelow))(
		"tells an agent nothing of who stands above or beside it: %j",
		async (input) => {
			const answer = await call(20, endpoint, input);
			if (!answer.ok) expect(refusals).toContain(answer.error.code);
			else expect(JSON.stringify(answer.value)).not.toMatch(/tile(11|40|41)|200\.00|BELONGS/);
		},
	);

	test.each([
		["member", 50],
		["guest", 60],
	])("is refused to a %s", async (_, id) => {
		for (const input of inputs)
			expect(await call(id, endpoint, input)).toEqual({ ok: false, error: { code: "NOT_AGENT" } });
	});
});

test("nothing came of it all, and the one above is told", async () => {
	expect(await house.rows("select distinct state from agents.contract_version")).toEqual([{ state: "offered" }]);
	expect(await house.rows("select ended_at from agents.invitation where code like 'BELONGS%'")).toEqual([
		{ ended_at: null },
	]);
	for (const [name, told] of Object.entries({
		"list-team": /tile21/,
		"read-team-figures": /200\.00/,
		"list-team-results": /tile21/,
		"list-team-plays": /tile21/,
		"list-contracts": /of ten/,
		"list-invitations": /BELONGS/,
	})) {
		const endpoint = ofMembers.find((one) => one.name === name);
		if (endpoint === undefined) throw new Error(`no call is ${name}`);
		const answers = await Promise.all((others[name] ?? []).map((input) => call(10, endpoint, input)));
		expect(JSON.stringify(answers), name).toMatch(told);
	}
});
