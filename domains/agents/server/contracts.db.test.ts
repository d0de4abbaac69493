// The journey of three: the house, an agent, an agent below it, from an offer to what is paid; and whoever asks for what does
// not stand below gets nothing, in every call.
import { expect, test } from "vitest";
import {
	listContracts,
	listIncome,
	listTeam,
	listTeamMoney,
	listTeamPlays,
	listTeamResults,
	processDailySalary,
	processDividend,
	processHourlySalary,
	processRealTimeSalary,
} from "../contract/index.ts";
import { offerContract } from "./contracts/offer-contract.ts";
import { fillTree } from "./grow-tree.ts";
import { openAgency } from "./testing/open-agency.ts";

const today = new Date().toISOString().slice(0, 10);
const house = await openAgency(`${today}T10:00:00.000Z`);
const { enrol, play, work, call, clock, db, deps } = house;

/** 10 > 20 > 30, 11 below 10 is a player; 40 stands apart, with 41 below it. */
await enrol(
	{ id: 10, type: 1 },
	{ id: 20, upline: 10, type: 2 },
	{ id: 30, upline: 20, type: 41 },
	{ id: 11, upline: 10, cash: 1_000_000n },
	{ id: 31, upline: 30, cash: 1_000_000n },
	{ id: 40, type: 1 },
	{ id: 41, upline: 40, type: 2 },
);
await fillTree(deps);
const tier = (rate: string) => ({ members: 0, turnover: "0", streak: 0, rate });
const codeOf = (answer: { ok: boolean; error?: { code: string } }) => answer.error?.code ?? "ok";
const good = <Value>(answer: { ok: true; value: Value } | { ok: false; error: { code: string } }): Value => {
	if (!answer.ok) throw new Error(answer.error.code);
	return answer.value;
};

test("from the house's offer to what everybody is paid", async () => {
	const offer = { merchant: "tessera", kind: "hourly", agentId: house.at(10), uplineId: undefined } as const;
	const terms = { tiers: [{ members: 0, turnover: 0n, streak: 0, rate: 10_000n }], carry: "none", remark: "" } as const;
	await db.tx((tx) => offerContract(tx, deps, { ...offer, ...terms, now: clock.now() }));
	const waiting = good(await call(10, listContracts, {})).contracts[0];
	expect(waiting).toMatchObject({ state: "offered", own: true, upline: "", may: ["accept", "reject"] });
	const contractId = waiting?.contractId ?? "";
	// Not before its own is accepted can it give on.
	const given = { action: "offer" as const, account: "tile20", tiers: [tier("0.6")] };
	expect(codeOf(await call(10, processHourlySalary, given))).toBe("RATE_ABOVE_UPLINE");
	expect(codeOf(await call(20, processHourlySalary, { action: "accept", contractId }))).toBe("MEMBER_NOT_BELOW");
	expect(codeOf(await call(10, processDividend, { action: "accept", contractId }))).toBe("MEMBER_NOT_BELOW");
	good(await call(10, processHourlySalary, { action: "accept", contractId }));
	expect(codeOf(await call(10, processHourlySalary, { ...given, tiers: [tier("1.1")] }))).toBe("RATE_ABOVE_UPLINE");
	const second = good(await call(10, processHourlySalary, given));
	expect(codeOf(await call(10, processHourlySalary, given))).toBe("OPEN_REQUEST");
	expect(codeOf(await call(10, processHourlySalary, { action: "accept", contractId: second.contractId }))).toBe(
		"NOT_YOURS",
	);
	good(await call(20, processHourlySalary, { action: "accept", contractId: second.contractId }));
	clock.advance(3_600_000);
	await play(31, 50_000n, 20_000n);
	await play(11, 10_000n);
	clock.advance(3_720_000);
	expect((await work()).settled).toBe(1);
	// 0.6 % of 500.00 is 20's, 0.4 % of it and 1 % of 100.00 are 10's.
	expect([await house.balance(10), await house.balance(20), await house.balance(30)]).toEqual([300n, 300n, 0n]);
	expect(good(await call(20, listIncome, { from: today, to: today })).bills).toMatchObject([
		{ kind: "hourly", rate: "0.6", turnover: "500.00", paid: "3.00" },
	]);
	expect(await house.rows("select * from agents.unmatched")).toEqual([]);
});

test("other terms are another version, and an end needs the other's word or a whole period", async () => {
	const own = good(await call(20, listContracts, {})).contracts.find((one) => one.own);
	const contractId = own?.contractId ?? "";
	good(await call(10, processHourlySalary, { action: "offer", account: "tile20", tiers: [tier("0.7")] }));
	good(await call(20, processHourlySalary, { action: "accept", contractId }));
	clock.advance(3_600_000);
	await work();
	const versions = good(await call(20, listContracts, {})).contracts;
	expect(versions.map(({ version, state }) => [version, state])).toEqual([[2, "active"]]);
	const ending = good(await call(20, processHourlySalary, { action: "terminate", contractId }));
	expect(ending).toMatchObject({ state: "ending", endedBy: "downline", may: [] });
	const seen = good(await call(10, listContracts, {})).contracts.find((one) => one.contractId === contractId);
	expect(seen?.may).toEqual(["agree"]);
	const agreed = good(await call(10, processHourlySalary, { action: "agree", contractId }));
	expect(Date.parse(agreed.until ?? "")).toBe(Date.parse(ending.until ?? "") - 3_600_000);
});

test("an offer is withdrawn, rejected, or lapses after three days; what is no offer is told so", async () => {
	const offer = (change: object = {}) =>
		call(10, processHourlySalary, { action: "offer", account: "tile20", tiers: [tier("0.6")], ...change });
	expect(codeOf(await offer({ carry: "all" }))).toBe("INVALID_CONTRACT_ORDER");
	expect(codeOf(await offer({ account: undefined }))).toBe("INVALID_CONTRACT_ORDER");
	expect(codeOf(await offer({ tiers: [{ ...tier("0.6"), turnover: "-1" }] }))).toBe("INVALID_CONTRACT_ORDER");
	const { contractId } = good(await offer());
	good(await call(10, processHourlySalary, { action: "withdraw", contractId }));
	good(await offer());
	good(await call(20, processHourlySalary, { action: "reject", contractId }));
	expect(codeOf(await call(20, processHourlySalary, { action: "accept", contractId }))).toBe("WRONG_STATE");
	good(await offer());
	clock.advance(73 * 3_600_000);
	expect(codeOf(await call(20, processHourlySalary, { action: "accept", contractId }))).toBe("OFFER_LAPSED");
	await work();
	const states = await house.rows<{ state: string }>(
		`select state from agents.contract_version where contract_id = ${contractId} order by version`,
	);
	expect(states.map(({ state }) => state)).toEqual(["ended", "ended", "withdrawn", "rejected", "lapsed"]);
});

const days = { from: today, to: today };
const processes = [
	["dividend", processDividend],
	["daily", processDailySalary],
	["hourly", processHourlySalary],
	["real-time", processRealTimeSalary],
] as const;

test.each(processes)(
	"a %s is offered to agents directly below alone, and answered by its two sides alone",
	async (_, endpoint) => {
		for (const account of ["tile41", "tile40", "tile30", "tile11", "tile10", "nobody"])
			expect(codeOf(await call(10, endpoint, { action: "offer", account, tiers: [tier("0.1")] }))).toBe(
				"MEMBER_NOT_BELOW",
			);
		for (const action of ["accept", "reject", "withdraw", "terminate", "agree"] as const)
			for (const contractId of ["1", "2", "999"])
				expect(codeOf(await call(40, endpoint, { action, contractId }))).toBe("MEMBER_NOT_BELOW");
		expect(codeOf(await call(11, endpoint, { action: "accept", contractId: "1" }))).toBe("NOT_AGENT");
		expect(codeOf(await call(10, endpoint, { action: "accept" }))).toBe("INVALID_CONTRACT_ORDER");
	},
);

test.each([
	["team", () => call(40, listTeam, { account: "tile31" })],
	["team below", () => call(40, listTeam, { of: "30" })],
	["results", () => call(40, listTeamResults, { ...days, account: "tile31" })],
	["results below", () => call(40, listTeamResults, { ...days, of: "20" })],
	["plays", () => call(40, listTeamPlays, { ...days, account: "tile31" })],
	["money", () => call(40, listTeamMoney, { ...days, account: "tile31", scope: "changes" })],
] as const)("nobody of another line is in the %s", async (_, ask) => {
	expect(codeOf(await ask())).toBe("MEMBER_NOT_BELOW");
});

test("contracts and income are one's own", async () => {
	expect(good(await call(40, listContracts, {}))).toEqual({ kinds: [], contracts: [] });
	expect(good(await call(40, listIncome, days))).toMatchObject({ bills: [], totals: [] });
});
