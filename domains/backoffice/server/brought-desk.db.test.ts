// A domain that is new comes to the desk by what it offers, and no file of the back office names it: its calls are served and guarded,
// its permissions are given, what waits of it is counted and lapses, its acts stand in the trail.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { defineEndpoint, failure, nothing } from "#platform/contract";
import { sql } from "#platform/db";
import { actorOf, approvalsOf, atDesk, type DeskOffer, trailOf } from "#platform/desk";
import { approvalId, decision, opsModules } from "#platform/desk/contract";
import { bind } from "#platform/http";
import { err, ok, unwrap } from "#platform/kernel";
import { commandKey } from "#wallet/api";
import { listActs, listRoles, readMe, readWaiting, saveRole } from "../contract/index.ts";
import { seed } from "./module.ts";
import { lapseAll } from "./testing/lapse-all.ts";
import { type Brought, openOffice } from "./testing/open-office.ts";
import { comeIn, employ } from "./testing/staff-hands.ts";

const shared = { method: "POST", moduleIds: opsModules, access: "staff" } as const;
const empty = { TABLE_EMPTY: { status: 422 } } as const;
const limit = { max: 60, seconds: 60, by: "session" } as const;

const openTable = defineEndpoint({
	...shared,
	name: "open-table",
	summary: "Asks for a table with a bank",
	path: "/ops/poker/tables",
	permission: "poker.tables:open",
	limit,
	idempotent: true,
	input: z.object({ bank: z.string() }),
	example: { bank: "100" },
	output: z.object({ approvalId, waits: z.boolean() }),
	errors: empty,
});
const decideTable = defineEndpoint({
	...shared,
	name: "decide-table",
	summary: "Agrees to a table, or refuses it",
	path: "/ops/poker/tables/decide",
	permission: "poker.tables:decide",
	limit,
	input: z.object({ approvalId, decision }),
	example: { approvalId: "00000000-0000-5000-8000-000000000000", decision: { kind: "approve" } },
	output: nothing,
	errors: { ...empty, TABLE_GONE: { status: 404 }, TABLE_DECIDED: { status: 409 }, OWN_TABLE: { status: 409 } },
});

const tables = approvalsOf({
	name: "poker-table",
	permission: "poker.tables:decide",
	says: { NOT_FOUND: "TABLE_GONE", CLOSED: "TABLE_DECIDED", OWN: "OWN_TABLE", NOT_OWN: "TABLE_GONE" },
	terms: z.object({ bank: z.string() }),
	worth: ({ bank }) => ({ size: BigInt(bank), currency: "P" }),
	about: () => "",
	carry: async (tx, { terms }) => {
		if (terms.bank === "0") return err(failure("TABLE_EMPTY"));
		await sql`insert into poker.seat (bank) values (${terms.bank})`.execute(tx);
		return ok({});
	},
	note: async (tx, { merchant }, { what, operator, at }) => {
		await sql`insert into poker.operator_act (merchant, act, operator, at, before, after)
			values (${merchant}, ${`table ${what}`}, ${operator}, ${at}, '{}', '{}')`.execute(tx);
	},
});

const desk: Brought["desk"] = ({ db }): DeskOffer => ({
	routes: [
		bind(openTable, (terms, call) =>
			atDesk(db, call, async (tx) => {
				const id = commandKey("poker:table", `${call.staff.staffId} ${call.idempotencyKey ?? ""}`);
				const alone = call.staff.aloneUpTo;
				const asked = await tables.ask(tx, { by: actorOf(call), id, terms, reason: "a table", alone });
				return asked.ok ? ok({ approvalId: id, waits: asked.value.approval.state === "proposed" }) : asked;
			}),
		),
		bind(decideTable, ({ approvalId: id, decision: word }, call) =>
			atDesk(db, call, async (tx) => {
				const decided = await tables.decide(tx, { id, by: actorOf(call), word });
				return decided.ok ? ok({}) : decided;
			}),
		),
	],
	permissions: { "poker.tables:read": ["support"], "poker.tables:open": [], "poker.tables:decide": ["supervisor"] },
	waiting: [{ queue: "tables", permission: "poker.tables:read", count: tables.count }],
	lapsing: [tables],
	trails: [trailOf("poker")],
	channels: ["poker_tables"],
});

const directory = mkdtempSync(join(tmpdir(), "poker-"));
afterAll(() => rmSync(directory, { recursive: true }));
writeFileSync(
	join(directory, "001-poker.sql"),
	`create schema poker;
	create table poker.seat (bank bigint not null);
	create table poker.operator_act (id bigint generated always as identity primary key, merchant text not null, act text not null,
		operator text not null, at timestamptz not null, before jsonb not null, after jsonb not null,
		origin jsonb not null default coalesce(nullif(current_setting('tessera.act_origin', true), '')::jsonb, '{}'));`,
);
const office = await openOffice({ brings: [{ migrations: { domain: "poker", directory: `${directory}/` }, desk }] });
const { call, clock, rows } = office;
const hire = (role: string) => {
	clock.advance(6_000);
	return employ(office, role);
};
const seats = async () => (await rows("select 1 from poker.seat")).length;
const waiting = async (token: string) =>
	unwrap(await call(readWaiting, {}, { token })).waiting.find(({ queue }) => queue === "tables");

test("its calls are guarded by its permissions, which the first roles have as it says", async () => {
	const [support, supervisor] = [await hire("support"), await hire("supervisor")];
	expect(unwrap(await call(readMe, {}, { token: support.token })).permissions).toContain("poker.tables:read");
	expect(await call(openTable, { bank: "100" }, { token: support.token })).toMatchObject({
		error: { code: "NOT_PERMITTED" },
	});
	const mine = unwrap(await call(readMe, {}, { token: supervisor.token })).permissions;
	expect(mine).toEqual(expect.arrayContaining(["poker.tables:read", "poker.tables:decide"]));
	expect(mine).not.toContain("poker.tables:open");
	const night = { code: "card-room", permissions: ["poker.tables:open"] };
	const owner = { token: await comeIn(office, office.boss) };
	expect(await call(saveRole, night, owner)).toMatchObject({ ok: true });
	expect(await call(saveRole, { ...night, permissions: ["poker.tables:burn"] }, owner)).toMatchObject({
		error: { code: "ROLE_INVALID" },
	});
});

test("what two decide about waits, is counted, carried once, and stands in the trail with the call it came by", async () => {
	const owner = await comeIn(office, office.boss);
	expect(await call(openTable, { bank: "0" }, { token: owner })).toMatchObject({ error: { code: "TABLE_EMPTY" } });
	const alone = unwrap(await call(openTable, { bank: "100" }, { token: owner }));
	expect([alone.waits, await seats(), (await waiting(owner))?.count]).toEqual([false, 1, 0]);
	const asked = unwrap(await call(openTable, { bank: "900000" }, { token: owner }));
	expect([asked.waits, await seats()]).toEqual([true, 1]);
	expect(await waiting(owner)).toEqual({ queue: "tables", count: 1, since: clock.now().toISOString() });
	const word = { approvalId: asked.approvalId, decision: { kind: "approve" } } as const;
	expect(await call(decideTable, word, { token: owner })).toMatchObject({ error: { code: "OWN_TABLE" } });
	const supervisor = await hire("supervisor");
	unwrap(await call(decideTable, word, { token: supervisor.token, address: "198.51.100.7" }));
	expect(await seats()).toBe(2);
	const { acts } = unwrap(await call(listActs, { source: "poker" }, { token: supervisor.token }));
	expect(acts.map(({ act }) => act)).toEqual(["table agreed", "table asked", "table done alone"]);
	expect(acts[0]).toMatchObject({ source: "poker", operator: supervisor.username, address: "198.51.100.7" });
});

test("what nobody decided lapses by the desk's clock", async () => {
	const token = await comeIn(office, office.boss);
	unwrap(await call(openTable, { bank: "900000" }, { token }));
	await lapseAll(office, new Date(clock.now().getTime() + 72 * 3_600_000));
	expect(await rows("select 1 from poker.operator_act where act = 'table lapsed'")).toHaveLength(1);
});

test("a change that it tells of makes open pages look again", async () => {
	const before = office.told.looks;
	await rows("select pg_notify('poker_tables', '')");
	await expect.poll(() => office.told.looks).toBe(before + 1);
});

test("in a house that stood before it the owner has what nobody could give, once; what others have stays", async () => {
	await rows("update backoffice.role set permissions = array_remove(permissions, 'poker.tables:decide')");
	await rows(
		"update backoffice.role set permissions = array_remove(permissions, 'poker.tables:read') where code = 'owner'",
	);
	const again = { ...office, password: "unused", desks: [desk(office)] };
	for (const _ of [1, 2]) await seed(again);
	const { roles } = unwrap(await call(listRoles, {}, { token: await comeIn(office, office.boss) }));
	const holders = (one: string) => roles.filter(({ permissions }) => permissions.includes(one)).map(({ code }) => code);
	expect(holders("poker.tables:decide")).toEqual(["owner"]);
	// Others hold it, and can be asked for it: what was taken from the owner is not given back.
	expect(holders("poker.tables:read")).toEqual(["auditor", "supervisor", "support"]);
	const [owner] = await rows<{ permissions: string[] }>("select permissions from backoffice.role where code = 'owner'");
	expect(new Set(owner?.permissions).size).toBe(owner?.permissions.length);
});
