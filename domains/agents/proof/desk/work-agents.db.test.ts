// Agents at the desk: the house offers to who stands below nobody, an operator ends with a reason, bills are seen down to the
// play, held and released; who may not, may not.
import { expect, test } from "vitest";
import { employ, openOffice, refusedAs } from "#backoffice/testing";
import { sql } from "#platform/db";
import { unwrap } from "#platform/kernel";
import {
	endAgentContract,
	holdAgentBills,
	listAgentBills,
	listAgentContracts,
	offerAgentContract,
	readBillPlays,
	releaseAgentBills,
} from "../../contract/index.ts";
import { agentsDesk } from "../../server/desk/agents-desk.ts";
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
