// Joining by a link, points that go back up the tree, notes and paused hand-downs; and bills that agents pay one another.
import { expect, test } from "vitest";
import { sql } from "#platform/db";
import { type CurrencyCode, memberId, unwrap } from "#platform/kernel";
import { commandKey } from "#wallet/api";
import {
	endInvitation,
	freezeHandDowns,
	listIncome,
	listInvitations,
	listTeam,
	makeInvitation,
	setPoints,
	writeNote,
} from "../contract/index.ts";
import type { ContractKind } from "../core/index.ts";
import { type BookedLine, bookPlays } from "./books-store.ts";
import { addVersion } from "./contracts/contract-store.ts";
import { offerContract } from "./contracts/offer-contract.ts";
import { noteLate } from "./contracts/settlement-store.ts";
import { fillTree, joinBy } from "./grow-tree.ts";
import { addMove, lowerPoints } from "./moves/move-store.ts";
import { openAgency } from "./testing/open-agency.ts";

const currency: CurrencyCode = "P";
const house = await openAgency("2026-03-02T10:00:10.000Z", [
	{ gameCategory: "RNG", point: "1.20" },
	{ gameCategory: "LIVE", point: "0.70" },
	{ gameCategory: "LOTT", point: "" },
]);
const { call, clock, db, rows } = house;
/** 10 > 20 > 30, with players 11 and 21 below 10 and 20; 40 stands apart. */
await house.enrol(
	{ id: 10, type: 1 },
	{ id: 20, upline: 10, type: 2 },
	{ id: 30, upline: 20, type: 41 },
	{ id: 11, upline: 10 },
	{ id: 21, upline: 20 },
	{ id: 31, upline: 30 },
	{ id: 40, type: 1 },
);
await fillTree(house.deps);

const codeOf = (answer: { ok: boolean; error?: { code: string } }) => answer.error?.code ?? "ok";
const rng = (rate: string) => [{ category: "RNG" as const, rate }];
const order = (change: object = {}) => ({
	opensAgent: false,
	points: rng("0.3"),
	days: 30,
	remark: "spring",
	...change,
});
const moveTo = (at: string): void => clock.advance(Date.parse(at) - clock.now().getTime());
const slotAt = (at: string) => new Date(Math.floor(Date.parse(at) / 300_000) * 300_000);

async function book(at: string, turnovers: Readonly<Record<number, bigint>>) {
	const slot = slotAt(at);
	const lines = Object.entries(turnovers).map(
		([member, counted]): BookedLine => ({
			memberId: memberId(member),
			slot,
			counts: slot,
			day: at.slice(0, 10),
			late: false,
			currency,
			vendor: "TESSERA",
			category: "RNG",
			rounds: 1,
			stake: counted,
			counted,
			won: 0n,
		}),
	);
	await db.tx(async (tx) => {
		await bookPlays(tx, lines);
		await noteLate(tx, [{ merchant: "tessera", slot }]);
	});
}

const nothingIsUnmatched = async () => expect(await rows("select * from agents.unmatched")).toEqual([]);
const balances = (...ids: readonly number[]) => Promise.all(ids.map((id) => house.balance(id)));

test("a link gives at most what its agent has, holds for its days, and ends", async () => {
	expect(codeOf(await call(21, makeInvitation, order()))).toBe("NOT_AGENT");
	expect(codeOf(await call(10, makeInvitation, order({ points: rng("1.3") })))).toBe("POINTS_ABOVE_OWN");
	expect(codeOf(await call(10, makeInvitation, order({ points: rng("100.5") })))).toBe("INVALID_POINTS");
	// Whoever stands below another has none until it was given some.
	expect(codeOf(await call(20, makeInvitation, order()))).toBe("POINTS_ABOVE_OWN");
	const made = unwrap(await call(10, makeInvitation, order()));
	expect(made).toMatchObject({ holds: true, joined: 0, points: rng("0.3"), expiresAt: "2026-04-01T10:00:10.000Z" });
	const code = made.code;
	expect(await rows(`select member_id, opens_agent from members.affiliate_codes where code_key = '${code}'`)).toEqual([
		{ member_id: "10", opens_agent: false },
	]);
	const listed = unwrap(await call(10, listInvitations, {}));
	expect(listed.points).toEqual([...rng("1.2"), { category: "LIVE", rate: "0.7" }]);
	expect(listed.invitations).toMatchObject([{ code }]);
	expect(unwrap(await call(40, listInvitations, {})).invitations).toEqual([]);
	expect(codeOf(await call(40, endInvitation, { code }))).toBe("INVITATION_NOT_FOUND");
	expect(unwrap(await call(10, endInvitation, { code }))).toMatchObject({ holds: false });
	expect(await rows(`select enabled from members.affiliate_codes where code_key = '${code}'`)).toEqual([
		{ enabled: false },
	]);
	expect(unwrap(await call(10, makeInvitation, order({ days: 0, points: [] })))).toMatchObject({ expiresAt: null });
});

test("whoever joins by a link has its points, and is counted", async () => {
	const { code } = unwrap(await call(10, makeInvitation, order({ days: 1 })));
	await house.enrol({ id: 62, upline: 10 });
	await db.tx((tx) => joinBy(tx, { memberId: memberId("62"), merchant: "tessera", code, at: clock.now() }));
	await fillTree(house.deps);
	const { members } = unwrap(await call(10, listTeam, { account: "tile62" }));
	expect(members).toMatchObject([{ points: rng("0.3") }]);
	const { invitations } = unwrap(await call(10, listInvitations, {}));
	expect(invitations.find((one) => one.code === code)).toMatchObject({ joined: 1 });
});

test("an agent sets the points of who stands directly below, between its own and those given on", async () => {
	expect(codeOf(await call(10, setPoints, { account: "tile20", points: rng("1.3") }))).toBe("POINTS_ABOVE_OWN");
	expect(codeOf(await call(10, setPoints, { account: "tile30", points: rng("0.5") }))).toBe("MEMBER_NOT_BELOW");
	expect(codeOf(await call(40, setPoints, { account: "tile20", points: rng("0.5") }))).toBe("MEMBER_NOT_BELOW");
	expect(codeOf(await call(10, setPoints, { account: "tile20", points: rng("100.5") }))).toBe("INVALID_POINTS");
	expect(unwrap(await call(10, setPoints, { account: "tile20", points: rng("0.8") }))).toEqual({
		points: rng("0.8"),
		from: "2026-03-02T10:05:00.000Z",
	});
	clock.advance(300_000);
	expect(unwrap(await call(20, setPoints, { account: "tile21", points: rng("0.3") }))).toMatchObject({});
	clock.advance(300_000);
	expect(codeOf(await call(10, setPoints, { account: "tile20", points: rng("0.2") }))).toBe("POINTS_BELOW_GIVEN");
});

test("the navigation shows an agent its own points, and whoever was given none the brand's", async () => {
	const shownTo = (id: number) => db.read((tx) => house.agents.ownPoints(tx, { memberId: house.at(id) }, clock.now()));
	expect(await shownTo(10)).toBeUndefined();
	expect(await shownTo(20)).toEqual(new Map([["RNG", "0.80"]]));
	expect(await shownTo(30)).toEqual(new Map());
	expect([await shownTo(21), await shownTo(31)]).toEqual([new Map([["RNG", "0.30"]]), undefined]);
});

test("points count into what is paid on a bet: a salary beside them stays under the ceiling", async () => {
	const offer = (rate: bigint) =>
		db.tx((tx) =>
			offerContract(tx, house.deps, {
				merchant: "tessera",
				kind: "hourly",
				agentId: memberId("40"),
				uplineId: undefined,
				tiers: [{ members: 0, turnover: 0n, streak: 0, rate }],
				carry: "none",
				remark: "",
				now: clock.now(),
			}),
		);
	// 60 % of an edge of 4 % are 2.4 %, of which points have 1.2 %.
	expect(
		codeOf(await offer(12_001n).then((answer) => (answer.ok ? answer : { ok: false, error: { code: answer.error } }))),
	).toBe("RATE_ABOVE_CEILING");
	expect((await offer(12_000n)).ok).toBe(true);
});

test("an agent keeps a note of a member and pauses an agent's hand-downs", async () => {
	expect(codeOf(await call(40, writeNote, { account: "tile20", note: "x" }))).toBe("MEMBER_NOT_BELOW");
	expect(codeOf(await call(40, freezeHandDowns, { account: "tile20", frozen: true }))).toBe("MEMBER_NOT_BELOW");
	unwrap(await call(10, writeNote, { account: "tile20", note: " asks for fishing " }));
	unwrap(await call(10, freezeHandDowns, { account: "tile20", frozen: true }));
	expect(await db.read((tx) => house.agents.handsNothingDown(tx, memberId("20")))).toBe(true);
	const seen = unwrap(await call(10, listTeam, { account: "tile20" })).members;
	expect(seen).toMatchObject([{ note: "asks for fishing", frozen: true }]);
	unwrap(await call(10, writeNote, { account: "tile20", note: "" }));
	unwrap(await call(10, freezeHandDowns, { account: "tile20", frozen: false }));
	expect(unwrap(await call(10, listTeam, { account: "tile20" })).members).toMatchObject([{ note: "", frozen: false }]);
	expect(await db.read((tx) => house.agents.handsNothingDown(tx, memberId("20")))).toBe(false);
});

test("points go back every five minutes by their differences; what was taken back is due less", async () => {
	moveTo("2026-03-02T11:00:10Z");
	await house.work();
	await book("2026-03-02T11:01:00Z", { 11: 100_000n, 21: 100_000n, 31: 100_000n });
	const before = await balances(10, 20, 21, 30, 11);
	moveTo("2026-03-02T11:07:10Z");
	await house.work();
	const gained = (await balances(10, 20, 21, 30, 11)).map((now, place) => now - (before[place] ?? 0n));
	// 1.2 of 1,000.00; 0.4 of 2,000.00; for 20 0.5 of its player with 0.3 and 0.8 of 30's.
	expect(gained).toEqual([2_000n, 1_300n, 300n, 0n, 0n]);
	const { bills } = unwrap(await call(20, listIncome, { from: "2026-03-02", to: "2026-03-02", kind: "points" }));
	expect(bills).toMatchObject([{ kind: "points", paid: "13.00", lines: [{ category: "RNG" }, { category: "RNG" }] }]);
	await book("2026-03-02T11:01:30Z", { 31: -100_000n });
	await book("2026-03-02T11:06:00Z", { 31: 50_000n });
	moveTo("2026-03-02T11:12:10Z");
	await house.work();
	// 4.00 and 8.00 less, 2.00 and 4.00 more: owed, and taken from what comes.
	expect(await balances(10, 20)).toEqual([(before[0] ?? 0n) + 2_000n, (before[1] ?? 0n) + 1_300n]);
	await book("2026-03-02T11:11:00Z", { 31: 100_000n });
	moveTo("2026-03-02T11:17:10Z");
	await house.work();
	expect(await balances(10, 20)).toEqual([(before[0] ?? 0n) + 2_200n, (before[1] ?? 0n) + 1_700n]);
	await nothingIsUnmatched();
});

/** Points begin anew where the clock stands: there are too many five minutes in a day to settle each. */
const beginAnew = () =>
	rows("delete from agents.settlement where kind = 'points'; update agents.terms set points_from = null");

const contract = (kind: ContractKind, agent: number, [upline, rate]: readonly [number | undefined, bigint]) => ({
	merchant: "tessera",
	kind,
	agentId: memberId(String(agent)),
	uplineId: upline === undefined ? undefined : memberId(String(upline)),
	tiers: [{ members: 0, turnover: 0n, streak: 0, rate }],
	carry: "none" as const,
	remark: "",
	offeredAt: new Date("2026-03-02T15:00:00Z"),
	from: new Date("2026-03-02T15:00:00Z"),
	state: "active" as const,
});

test("where uplines pay, a bill pays those below, then the float; what is short is owed, and paid when there is some", async () => {
	moveTo("2026-03-03T14:50:00Z");
	await beginAnew();
	await db.tx(async (tx) => {
		await sql`update agents.terms set payer = 'upline'`.execute(tx);
		// 10 reaches no tier: it is billed for nothing, and owes 20 all the same.
		await addVersion(tx, {
			...contract("daily", 10, [undefined, 10_000n]),
			tiers: [{ members: 0, turnover: 10n ** 12n, streak: 0, rate: 10_000n }],
		});
		await addVersion(tx, contract("daily", 20, [10, 6_000n]));
		await addVersion(tx, contract("daily", 30, [20, 4_000n]));
	});
	await house.post(10, "promo", 1n);
	await float(10, 150_000n);
	await book("2026-03-03T10:00:00Z", { 21: 25_000_000n, 31: 9_000_000n });
	const before = await balances(10, 20, 30);
	moveTo("2026-03-03T15:03:00Z");
	await house.work();
	// Bills: 20 2,040.00, 30 360.00; 10 has 1,500.00. As example 8: 20 keeps 1,140.00, 10 owes 540.00.
	const gained = async () => (await balances(10, 20, 30)).map((now, place) => now - (before[place] ?? 0n));
	const points = await pointsOfDay();
	expect((await gained()).map((one, place) => one - (points[place] ?? 0n))).toEqual([0n, 114_000n, 36_000n]);
	expect(await db.read((tx) => house.agents.handsNothingDown(tx, memberId("10")))).toBe(true);
	const bills = unwrap(await call(20, listIncome, { from: "2026-03-03", to: "2026-03-03", kind: "daily" })).bills;
	expect(bills).toMatchObject([{ billed: "2040.00", paid: "1140.00", owed: "540.00", owes: "0.00" }]);
	await house.work();
	await float(10, 60_000n);
	await house.work();
	expect((await gained()).map((one, place) => one - (points[place] ?? 0n))).toEqual([0n, 168_000n, 36_000n]);
	expect(await db.read((tx) => house.agents.handsNothingDown(tx, memberId("10")))).toBe(false);
	await nothingIsUnmatched();
});

test("a member is moved with all below it when its period has begun; books and points follow, bills stay", async () => {
	const at = new Date("2026-03-08T15:00:00Z");
	await db.tx((tx) =>
		addMove(tx, {
			merchant: "tessera",
			memberId: memberId("20"),
			fromUpline: memberId("10"),
			uplineId: memberId("40"),
			effectiveAt: at,
		}),
	);
	const again = {
		merchant: "tessera",
		memberId: memberId("20"),
		fromUpline: memberId("10"),
		uplineId: memberId("11"),
		effectiveAt: at,
	};
	expect(await db.tx((tx) => addMove(tx, again))).toBe(false);
	await rows("delete from agents.bill; delete from agents.contract_version; delete from agents.contract");
	moveTo("2026-03-08T14:58:00Z");
	await beginAnew();
	await book("2026-03-08T14:59:00Z", { 20: 1_000n });
	await book("2026-03-08T15:01:00Z", { 20: 1_000n });
	expect(await rows("select agent_id::int, slot from agents.played where member_id = 20 order by slot")).toMatchObject([
		{ agent_id: 10 },
		{ agent_id: 40 },
	]);
	moveTo("2026-03-08T15:04:00Z");
	await house.work();
	expect(
		await rows(
			"select ancestor_id::int as above, member_id::int as id from agents.below where member_id in (20, 31) order by 2, 1",
		),
	).toEqual([{ above: 40, id: 20 }, ...[20, 30, 40].map((above) => ({ above, id: 31 }))]);
	expect(await rows("select * from agents.miscounted")).toEqual([]);
	expect(
		await rows(
			"select agent_id from agents.level l where members <> (select count(*) from agents.below b where b.ancestor_id = l.agent_id and b.depth = l.depth)",
		),
	).toEqual([]);
	expect(await rows("select upline_id from members.accounts where id = 20")).toEqual([{ upline_id: "40" }]);
	expect(codeOf(await call(10, listTeam, { account: "tile20" }))).toBe("MEMBER_NOT_BELOW");
	// 40 has the brand's points: nobody's are lowered. Below 11 there is nothing to have.
	await db.tx((tx) => lowerPoints(tx, { of: memberId("20"), most: new Map([["RNG", 2_000n]]), since: at }));
	expect(unwrap(await call(40, listTeam, { account: "tile20" })).members).toMatchObject([{ points: rng("0.2") }]);
});

async function pointsOfDay(): Promise<readonly bigint[]> {
	const found = await rows<{ agent_id: string; paid: string }>(
		"select agent_id, sum(paid) as paid from agents.bill where kind = 'points' and period_from >= '2026-03-03' group by 1",
	);
	return [10, 20, 30].map((id) => BigInt(found.find((one) => one.agent_id === String(id))?.paid ?? 0));
}

let floats = 0;
async function float(id: number, delta: bigint): Promise<void> {
	const purse = { memberId: memberId(String(id)), currency, purse: "float" } as const;
	await db.tx((tx) => house.wallet.api.open(tx, purse));
	const key = commandKey("test", `float-${++floats}`);
	unwrap(await house.wallet.api.post({ ...purse, kind: "transfer-in", delta, counter: "clearing:floats", key }));
}
