// The tree follows the members, whoever comes first; agents see their own team in figures and lists, and nobody else's.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { memberRegistered } from "#members/api";
import type { InputOf } from "#platform/contract";
import { sql, type Tx } from "#platform/db";
import { createLog } from "#platform/http";
import { callRoute, principalOf } from "#platform/http/testing";
import { startListeners, tell } from "#platform/jobs";
import { type MemberId, memberId } from "#platform/kernel";
import { listTeam, readTeam } from "../contract/index.ts";
import { fillTree } from "./grow-tree.ts";
import { createAgentsModule } from "./module.ts";
import { openAgency } from "./testing/open-agency.ts";

const now = new Date("2026-11-24T16:00:00Z");
const { db, deps } = await openAgency();

type Enrolled = { readonly id: number; readonly upline?: number; readonly type?: number; readonly at?: string };
const names: Record<number, string> = {};

async function write(tx: Tx, { id, upline, type = 0, at = "2026-11-24T15:30:00Z" }: Enrolled): Promise<void> {
	const account = `tile${id}`;
	names[id] = account;
	await sql`insert into members.accounts (id, merchant, account, nickname, type, currency, password_hash,
			password_changed_at, terms_version, terms_accepted_at, upline_id, language, icon, created_at)
		values (${id}, 'tessera', ${account}, ${account}, ${type}, 'P', '$argon2id$none', now(), '1', now(),
			${upline ?? null}::bigint, 'en', 'tile', ${at}::timestamptz)`.execute(tx);
	await sql`insert into members.login_names (merchant, name_key, member_id)
		values ('tessera', ${account}, ${id})`.execute(tx);
}
const enrol = (...members: readonly Enrolled[]) =>
	db.tx(async (tx) => {
		for (const member of members) await write(tx, member);
	});
const at = (id: number): MemberId => memberId(String(id));

/** Company's agent 10 > 20 > 30 > 40 and 31; 50 stands apart with 51 below it. */
const top = 10;
await enrol(
	{ id: 10, type: 1 },
	{ id: 20, upline: 10, type: 41, at: "2026-11-24T14:59:59.999Z" },
	{ id: 30, upline: 20, type: 2, at: "2026-11-18T15:00:00Z" },
	{ id: 31, upline: 20, at: "2026-10-26T15:00:00Z" },
	{ id: 40, upline: 30, at: "2026-10-26T14:59:59.999Z" },
	{ id: 50, type: 42 },
	{ id: 51, upline: 50 },
);
await db.tx((tx) =>
	sql`insert into members.contacts (member_id, merchant, kind, value)
		values (20, 'tessera', 'phone', '+821012345678'), (20, 'tessera', 'email', 'mosaic@mail.com')`.execute(tx),
);
const { routes, listeners } = await createAgentsModule(deps);

const log = createLog({ level: "silent" });
const running = await startListeners({ db, listeners, log, pollMilliseconds: 20 });
afterAll(() => running.stop());

const callAs = (id: number) => ({ principal: principalOf(at(id)), now });
const list = (id: number, input: InputOf<typeof listTeam> = {}) =>
	callRoute(routes, { endpoint: listTeam, input }, callAs(id));
const overview = (id: number) => callRoute(routes, { endpoint: readTeam, input: {} }, callAs(id));
const listed = async (id: number, input: InputOf<typeof listTeam> = {}) => {
	const answer = await list(id, input);
	return answer.ok ? answer.value.members.map((member) => Number(member.memberId)) : answer.error.code;
};

describe("the overview", () => {
	test("counts all below, by distance and by the brand's days", async () => {
		expect(await overview(top)).toEqual({
			ok: true,
			value: {
				members: 4,
				joined: { today: 0, week: 2, month: 3 },
				levels: [
					{ depth: 1, members: 1 },
					{ depth: 2, members: 2 },
					{ depth: 3, members: 1 },
				],
			},
		});
		expect(await overview(50)).toMatchObject({ value: { members: 1, joined: { today: 1, week: 1, month: 1 } } });
	});

	test("of an agent with nobody below it is empty, and players have none", async () => {
		expect(await overview(30)).toMatchObject({ ok: true, value: { members: 1 } });
		expect(await overview(40)).toEqual({ ok: false, error: { code: "NOT_AGENT" } });
	});
});

describe("the list", () => {
	test("shows who stands directly below, contacts masked, with how many stand below each", async () => {
		const answer = await list(top);
		expect(answer).toEqual({
			ok: true,
			value: {
				path: [],
				members: [
					{
						memberId: "20",
						account: "tile20",
						nickname: "tile20",
						agent: true,
						status: "active",
						registeredAt: "2026-11-24T14:59:59.999Z",
						lastLoginAt: null,
						phone: "+82••••••5678",
						email: "mo••••@mail.com",
						direct: 2,
						team: 3,
						points: [],
						note: "",
						frozen: false,
					},
				],
				next: null,
			},
		});
	});

	test("goes down to any depth and says the way there", async () => {
		expect(await listed(top, { of: "30" })).toEqual([40]);
		expect(await list(top, { of: "30" })).toMatchObject({
			value: { path: [{ memberId: "20", account: "tile20" }, { memberId: "30" }] },
		});
		expect(await listed(20, { of: "30" })).toEqual([40]);
		expect(await list(20, { of: "30" })).toMatchObject({ value: { path: [{ memberId: "30" }] } });
	});

	test("finds one of the team by name, in any case", async () => {
		expect(await list(top, { account: "TILE40" })).toMatchObject({
			value: { path: [{ memberId: "20" }, { memberId: "30" }], members: [{ memberId: "40" }], next: null },
		});
	});

	test("comes in pages, each member once", async () => {
		const first = await list(20, { pageSize: 1 });
		expect(first).toMatchObject({ value: { members: [{ memberId: "31" }], next: "31" } });
		expect(await list(20, { pageSize: 1, cursor: "31" })).toMatchObject({
			value: { members: [{ memberId: "30" }], next: null },
		});
		expect(await listed(20, { cursor: "not-one" })).toBe("INVALID_CURSOR");
	});
});

describe("whoever does not stand below is nobody", () => {
	test.each([
		["another agent's member", 50, 20],
		["the agent above", 20, 10],
		["somebody in another line", 10, 51],
		["nobody at all", 10, 999_999],
	])("%s", async (_, asking, of) => {
		expect(await listed(asking, { of: String(of) })).toBe("MEMBER_NOT_BELOW");
		expect(await listed(asking, { account: names[of] ?? "nobody" })).toBe("MEMBER_NOT_BELOW");
	});

	test("neither is the agent itself by name", async () => {
		expect(await listed(10, { account: "tile10" })).toBe("MEMBER_NOT_BELOW");
	});

	test("players ask in vain, for those above them too", async () => {
		expect([await listed(40), await listed(40, { of: "30" }), await listed(51, { account: "tile50" })]).toEqual([
			"NOT_AGENT",
			"NOT_AGENT",
			"NOT_AGENT",
		]);
	});
});

describe("the tree", () => {
	const registered = (id: number, upline: number) => ({
		memberId: String(id),
		merchant: "tessera",
		currency: "P",
		uplineId: String(upline),
	});
	const pairs = async () => {
		const { rows } = await db.read((tx) =>
			sql<{ pair: string }>`select ancestor_id || '>' || member_id || ':' || depth as pair from agents.below
				where ancestor_id >= 60 order by ancestor_id, member_id`.execute(tx),
		);
		return rows.map(({ pair }) => pair);
	};

	beforeAll(() => enrol({ id: 60, type: 1 }));

	test("hears of a registration, and of one whose upline it hears of later", async () => {
		await db.tx(async (tx) => {
			await write(tx, { id: 70, upline: 60, type: 1 });
			await write(tx, { id: 80, upline: 70 });
			await tell(tx, memberRegistered, registered(80, 70));
			await tell(tx, memberRegistered, registered(70, 60));
		});
		await expect.poll(pairs, { timeout: 10_000 }).toEqual(["60>70:1", "60>80:2", "70>80:1"]);
		expect(await overview(60)).toMatchObject({ value: { members: 2, levels: [{ members: 1 }, { members: 1 }] } });
	});

	test("is the same when a start looks through what it has heard", async () => {
		const before = await pairs();
		await fillTree(deps);
		await fillTree(deps);
		expect(await pairs()).toEqual(before);
		expect(await overview(60)).toMatchObject({ value: { members: 2 } });
	});

	test("agrees with a walk up along the keys, and its sums with its rows", async () => {
		const { rows } = await db.read((tx) =>
			sql<{ fault: string }>`
				with recursive above as (
					select upline_id as ancestor_id, id as member_id, 1 as depth from members.accounts where upline_id is not null
					union all
					select a.upline_id, above.member_id, above.depth + 1
					from above join members.accounts a on a.id = above.ancestor_id where a.upline_id is not null
				), walked as (select * from above), kept as (select ancestor_id, member_id, depth from agents.below)
				(select 'missing ' || ancestor_id || '>' || member_id as fault from (table walked except table kept) as missing)
				union all
				(select 'too much ' || ancestor_id || '>' || member_id from (table kept except table walked) as more)
				union all
				(select 'sum of ' || agent_id from agents.level l
					where members <> (select count(*) from kept k where k.ancestor_id = l.agent_id and k.depth = l.depth))
				union all
				(select 'joined ' || agent_id from agents.joined
					group by agent_id having sum(members) <> (select count(*) from kept where ancestor_id = agent_id))`.execute(
				tx,
			),
		);
		expect(rows).toEqual([]);
	});
});
