// Agents at the desk: the house offers to who stands below nobody, an operator ends with a reason, bills are seen down to the
// play, held and released; who may not, may not.
import { describe, expect, test } from "vitest";
import { employ, openOffice, refusedAs } from "#backoffice/testing";
import { sql } from "#platform/db";
import { memberId, unwrap } from "#platform/kernel";
import {
	askMove,
	closeFinding,
	decideMove,
	endAgentContract,
	holdAgentBills,
	listAgentBills,
	listAgentContracts,
	listFindings,
	listMoves,
	offerAgentContract,
	readAgentTerms,
	readAgentTree,
	readBillPlays,
	releaseAgentBills,
	setAgentTerms,
	takeBackMove,
} from "../../contract/index.ts";
import { agentsDesk } from "../../server/desk/agents-desk.ts";
import { findAbuse } from "../../server/findings/find-abuse.ts";
import { fillTree } from "../../server/grow-tree.ts";
import { migrations } from "../../server/migrations.ts";

const dayZone = async () => 540;
const office = await openOffice({
	brings: [{ migrations, desk: ({ db }) => agentsDesk({ db, dayZone, currencyOf: () => "P", pointsOf: () => [] }) }],
});
const { db, call, rows } = office;
await db.tx(async (tx) => {
	for (const [id, type, upline] of [
		[9001, 1, null],
		[9002, 2, 9001],
		[9003, 0, 9001],
		[9004, 1, null],
		[9005, 0, 9004],
	] as const) {
		await sql`insert into members.accounts (id, merchant, account, nickname, type, currency, password_hash,
				password_changed_at, terms_version, terms_accepted_at, upline_id, language, icon, created_at)
			values (${id}, 'tessera', ${`tile${id}`}, ${`tile${id}`}, ${type}, 'P', '$argon2id$none', now(), '1', now(),
				${upline}::bigint, 'en', 'tile', now())`.execute(tx);
		await sql`insert into members.login_names (merchant, name_key, member_id)
			values ('tessera', ${`tile${id}`}, ${id})`.execute(tx);
	}
});
await fillTree({ db, dayZone });
const { token: supervisor } = await employ(office, "supervisor");
const { token: second } = await employ(office, "supervisor");
const { token: support } = await employ(office, "support");

const order = (change: object = {}) => ({
	kind: "daily" as const,
	account: "tile9001",
	tiers: [{ members: 0, turnover: "0", streak: 0, rate: "0.5" }],
	carry: "none" as const,
	remark: "",
	...change,
});
const offer = (change: object = {}, token = supervisor) =>
	call(offerAgentContract, order(change), { token, key: crypto.randomUUID() });

test.each([
	["a player", { account: "tile9003" }, "AGENT_NOT_FOUND"],
	["nobody", { account: "stranger" }, "AGENT_NOT_FOUND"],
	["an agent below another", { account: "tile9002" }, "AGENT_HAS_UPLINE"],
	["a carry of a salary", { carry: "all" }, "INVALID_CONTRACT_ORDER"],
	["more than a bet bears", { tiers: [{ members: 0, turnover: "0", streak: 0, rate: "2.5" }] }, "RATE_ABOVE_CEILING"],
])("the house offers nothing to %s", async (_, change, code) => {
	expect(await offer(change)).toEqual(refusedAs(code));
});

test("an offer waits, is seen, and is taken back with a reason", async () => {
	expect(await offer({}, support)).toEqual(refusedAs("NOT_PERMITTED"));
	const offered = unwrap(await offer());
	expect(offered).toMatchObject({ agent: "tile9001", upline: "", state: "offered", tiers: [{ rate: "0.5" }] });
	expect(await offer()).toEqual(refusedAs("OPEN_REQUEST"));
	const seen = unwrap(await call(listAgentContracts, { account: "tile9001" }, { token: support }));
	expect(seen.contracts).toMatchObject([{ contractId: offered.contractId, version: 1 }]);
	expect(await call(listAgentContracts, { account: "stranger" }, { token: support })).toEqual(
		refusedAs("AGENT_NOT_FOUND"),
	);
	const end = { contractId: offered.contractId, version: 1, reason: "own accounts below" };
	expect(unwrap(await call(endAgentContract, end, { token: supervisor })).state).toBe("withdrawn");
	expect(await call(endAgentContract, end, { token: supervisor })).toEqual(refusedAs("WRONG_STATE"));
	expect(await call(endAgentContract, { ...end, version: 9 }, { token: supervisor })).toEqual(
		refusedAs("CONTRACT_NOT_FOUND"),
	);
	expect(await rows("select act from agents.operator_act order by id")).toEqual([
		{ act: "contract offered" },
		{ act: "contract ended" },
	]);
});

test("a bill is seen down to the play, and an agent's bills are held and released", async () => {
	await rows(`insert into agents.played (agent_id, member_id, slot, currency, vendor, category, rounds, stake, counted, won)
		values (9001, 9003, '2026-03-02T10:00:00Z', 'P', 'TESSERA', 'RNG', 3, 10000, 10000, 4000)`);
	await rows(`insert into agents.bill (merchant, kind, agent_id, contract_id, version, currency, period_from, period_to, rate,
			members, turnover, result, share, known_share, correction, carry, rest, debt, paid, state, lines)
		select 'tessera', 'daily', 9001, contract_id, version, 'P', '2026-03-01T15:00:00Z', '2026-03-02T15:00:00Z', 5000, 1, 10000,
			6000, 50250000, 50250000, 0, 0, 250000, 0, 50, 'held',
			'[{"source": "9001", "base": "10000", "rate": "5000", "below": "0", "share": "50250000"}]'
		from agents.contract_version`);
	const listed = unwrap(await call(listAgentBills, { account: "tile9001", held: "held" }, { token: support }));
	expect(listed.bills).toMatchObject([
		{ account: "tile9001", rate: "0.5", share: "0.5025", paid: "0.50", state: "held", lines: [{ source: "tile9001" }] },
	]);
	const id = listed.bills[0]?.id ?? "";
	expect(unwrap(await call(readBillPlays, { id }, { token: support })).members).toEqual([
		{ memberId: "9003", account: "tile9003", agent: "tile9001", rounds: 3, turnover: "100.00", result: "-60.00" },
	]);
	expect(await call(readBillPlays, { id: "999" }, { token: support })).toEqual(refusedAs("BILL_NOT_FOUND"));
	expect(await call(listAgentBills, { cursor: "x" }, { token: support })).toEqual(refusedAs("INVALID_CURSOR"));
	const reason = { account: "tile9001", reason: "looked at" };
	expect(await call(holdAgentBills, reason, { token: support })).toEqual(refusedAs("NOT_PERMITTED"));
	unwrap(await call(holdAgentBills, reason, { token: supervisor }));
	expect(unwrap(await call(listAgentBills, {}, { token: support })).held).toMatchObject([reason]);
	unwrap(await call(releaseAgentBills, reason, { token: supervisor }));
	expect(unwrap(await call(listAgentBills, {}, { token: support })).held).toEqual([]);
	for (const endpoint of [holdAgentBills, releaseAgentBills])
		expect(await call(endpoint, { ...reason, account: "tile9003" }, { token: supervisor })).toEqual(
			refusedAs("AGENT_NOT_FOUND"),
		);
});

test("the tree is paged by level, found by name, with the way up", async () => {
	const top = unwrap(await call(readAgentTree, {}, { token: support }));
	expect(top.members.map(({ account }) => account)).toEqual(expect.arrayContaining(["tile9004", "tile9001"]));
	expect(top.path).toEqual([]);
	const below = unwrap(await call(readAgentTree, { account: "tile9001" }, { token: support }));
	expect(below.path.map(({ account }) => account)).toEqual(["tile9001"]);
	expect(below.members).toMatchObject([
		{ account: "tile9003", agent: false, direct: 0, team: 0 },
		{ account: "tile9002", agent: true },
	]);
	expect(await call(readAgentTree, { account: "stranger" }, { token: support })).toEqual(
		refusedAs("AGENT_MEMBER_NOT_FOUND"),
	);
	expect(await call(readAgentTree, { cursor: "x" }, { token: support })).toEqual(refusedAs("INVALID_CURSOR"));
});

describe("a move", () => {
	const asked = { account: "tile9003", upline: "tile9002", reason: "asked for by both" };
	const ask = (change: object = {}, token = supervisor) =>
		call(askMove, { ...asked, ...change }, { token, key: crypto.randomUUID() });

	test.each([
		["nobody", { account: "stranger" }, "AGENT_MEMBER_NOT_FOUND"],
		["below a player", { upline: "tile9005" }, "AGENT_NOT_FOUND"],
		["where it stands", { upline: "tile9001" }, "MOVE_NOT_POSSIBLE"],
		["one of the first level", { account: "tile9004" }, "MOVE_NOT_POSSIBLE"],
	])("is none of %s", async (_, change, code) => {
		expect(await ask(change)).toEqual(refusedAs(code));
	});

	test("is asked for by one and decided by another, and takes effect with a period", async () => {
		expect(await ask({}, support)).toEqual(refusedAs("NOT_PERMITTED"));
		const { approvalId: taken } = unwrap(await ask());
		expect(unwrap(await call(listMoves, {}, { token: second })).waiting).toMatchObject([{ ...asked, own: false }]);
		unwrap(await call(takeBackMove, { approvalId: taken }, { token: supervisor }));
		const { approvalId: refused } = unwrap(await ask());
		const no = { kind: "refuse", why: "not agreed above" } as const;
		expect(unwrap(await call(decideMove, { approvalId: refused, decision: no }, { token: second })).outcome).toBe(
			"refused",
		);
		const { approvalId } = unwrap(await ask());
		const yes = { approvalId, decision: { kind: "approve" } } as const;
		expect(await call(decideMove, yes, { token: supervisor })).toEqual(refusedAs("OWN_PROPOSAL"));
		expect(unwrap(await call(decideMove, yes, { token: second })).outcome).toBe("agreed");
		const { agreed, waiting } = unwrap(await call(listMoves, {}, { token: support }));
		expect(waiting).toEqual([]);
		expect(agreed).toMatchObject([{ account: "tile9003", from: "tile9001", to: "tile9002", done: false }]);
		const { approvalId: again } = unwrap(await ask());
		expect(await call(decideMove, { ...yes, approvalId: again }, { token: second })).toEqual(refusedAs("MOVE_WAITS"));
	});
});

test("terms are changed by who may, within what they can be, and written down", async () => {
	const read = async () => unwrap(await call(readAgentTerms, {}, { token: supervisor }));
	const { currency: _, points: none, ...terms } = await read();
	expect(terms).toMatchObject({ houseEdge: "4", payer: "company", holdFrom: 80, dividendPeriod: "week" });
	expect(none).toEqual([]);
	expect(await call(readAgentTerms, {}, { token: support })).toEqual(refusedAs("NOT_PERMITTED"));
	for (const change of [
		{ houseEdge: "0" },
		{ vendorFee: "100.5" },
		{ paymentCost: "100.5" },
		{ validTurnover: "0.00" },
	])
		expect(await call(setAgentTerms, { ...terms, ...change }, { token: supervisor })).toEqual(
			refusedAs("INVALID_AGENT_TERMS"),
		);
	unwrap(await call(setAgentTerms, { ...terms, payer: "upline", dividendPeriod: "month" }, { token: supervisor }));
	expect(await read()).toMatchObject({ payer: "upline", dividendPeriod: "month" });
	await rows(`insert into agents.settlement (merchant, kind, period_from, period_to, mark)
		values ('tessera', 'dividend', now(), now(), 0)`);
	expect(await call(setAgentTerms, { ...terms, dividendPeriod: "week" }, { token: supervisor })).toEqual(
		refusedAs("INVALID_AGENT_TERMS"),
	);
});

test("abuse is found once, holds bills from the threshold on, and is closed with a reason", async () => {
	await rows(
		`insert into members.payout_names (member_id, name, set_at) values (9001, 'Kim', now()), (9003, 'kim', now())`,
	);
	await rows(`insert into agents.played (agent_id, member_id, slot, currency, vendor, category, rounds, stake, counted, won)
		select 9001, member, timestamptz '2026-03-02T10:00:00Z' + slot * interval '5 minutes', 'P', 'TESSERA', 'LIVE', 1, 10000, 10000,
			case when member = 9002 then 19800 else 0 end
		from generate_series(1, 15) as slot, unnest(array[9002, 9003]) as member`);
	await rows(`insert into agents.money (member_id, posted_at, currency, purse, version, kind, amount, balance_after)
		values (9005, '2026-03-02T10:00:00Z', 'P', 'cash', 1, 'deposit', 1000000, 0),
			(9005, '2026-03-02T11:00:00Z', 'P', 'cash', 2, 'withdrawal', -990000, 0)`);
	const standings = async (_tx: unknown, ids: readonly string[]) =>
		new Map(ids.map((id) => [memberId(id), { account: id, merchant: "tessera", status: "active" as const }]));
	const now = new Date("2026-03-03T10:00:00Z");
	expect(await findAbuse({ db, members: { standings } }, now)).toBe(3);
	expect(await findAbuse({ db, members: { standings } }, now)).toBe(0);
	const { findings } = unwrap(await call(listFindings, {}, { token: support }));
	expect(findings.map(({ kind, account, held, score }) => ({ kind, account, held, score }))).toEqual([
		{ kind: "money-loops", account: "tile9004", held: true, score: 85 },
		{ kind: "opposite-bets", account: "tile9001", held: true, score: 80 },
		{ kind: "own-accounts", account: "tile9001", held: true, score: 65 },
	]);
	expect(findings[0]?.facts).toContainEqual({ name: "member", value: "tile9005" });
	const close = { id: findings[0]?.id ?? "", reason: "a family" };
	expect(await call(closeFinding, close, { token: support })).toEqual(refusedAs("NOT_PERMITTED"));
	unwrap(await call(closeFinding, close, { token: supervisor }));
	expect(await call(closeFinding, close, { token: supervisor })).toEqual(refusedAs("FINDING_NOT_FOUND"));
	// What somebody has looked at is not told of again at once.
	expect(await findAbuse({ db, members: { standings } }, now)).toBe(0);
	expect(await rows("select agent_id::int, member_id::int from agents.own_account")).toEqual([
		{ agent_id: 9001, member_id: 9003 },
	]);
	expect(unwrap(await call(listFindings, { state: "closed" }, { token: support })).findings).toMatchObject([
		{ id: close.id, closedReason: "a family" },
	]);
	expect(await call(listFindings, { cursor: "x" }, { token: support })).toEqual(refusedAs("INVALID_CURSOR"));
});
