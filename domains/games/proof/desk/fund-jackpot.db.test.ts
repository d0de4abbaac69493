// Money for jackpots: what one puts in alone within a day is bounded over all jackpots, more waits for another, and whatever is
// pressed at once moves once or never.
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { listActs, saveRole } from "#backoffice/contract";
import { comeIn, employ, lapseAll, openOffice } from "#backoffice/testing";
import type { InputOf } from "#platform/contract";
import { sql } from "#platform/db";
import { unwrap } from "#platform/kernel";
import { historiesOf } from "../../../../tools/bootstrap/testing/turn.ts";
import { decideFunding, fundJackpot, readJackpots, saveJackpot, takeBackFunding } from "../../contract/index.ts";

const office = await openOffice();
const { call, owner, clock, db } = office;
const [sven, olga, otto] = [
	await employ(office, "supervisor"),
	await employ(office, "auditor"),
	await employ(office, "owner"),
];
const hour = 3_600_000;

async function newPot(code: string, currency = "P"): Promise<void> {
	const settings = { names: { en: code }, ratePpm: 5_000, seed: "10.00", most: "500.00", games: [], tag: null };
	const paused = { ...settings, paused: true };
	unwrap(await call(saveJackpot, { jackpot: code, kind: "mystery", currency, settings: paused }, { token: owner }));
}
for (const code of ["harbour", "reef"]) await newPot(code);
await newPot("abroad", "USD");

const refusedAs = (code: string) => expect.objectContaining({ error: expect.objectContaining({ code }) });
const read = async (token = olga.token) => unwrap(await call(readJackpots, {}, { token }));
const reserveOf = async (code: string) => (await read()).jackpots.find((pot) => pot.code === code)?.reserve;
const newKey = (): string => crypto.randomUUID();
const put = (amount: string, { token = owner, jackpot = "harbour", key = newKey() } = {}) =>
	call(fundJackpot, { jackpot, amount, reason: "for autumn" }, { token, key });
const decide = (fundingId: string, token: string, decision: InputOf<typeof decideFunding>["decision"]) =>
	call(decideFunding, { fundingId, decision }, { token });
const agree = { kind: "approve" as const };
const refuse = { kind: "refuse" as const, why: "too dear" };
const lastActs = async (count: number) =>
	unwrap(await call(listActs, { source: "games" }, { token: owner }))
		.acts.filter(({ act }) => act.startsWith("jackpot fund"))
		.slice(0, count);

const faults = () => office.rows("select * from games.jackpot_fault");

test("what one may do alone moves at once, over all jackpots together, and is told to whoever looks", async () => {
	expect(unwrap(await put("600.00"))).toMatchObject({ waits: false, jackpot: { reserve: "600.00" } });
	expect(unwrap(await put("400.00", { jackpot: "reef" }))).toMatchObject({ waits: false });
	expect((await read(owner)).givenAlone).toBe("1000.00");
	expect((await read(otto.token)).givenAlone).toBe("0.00");
	expect(unwrap(await put("0.01"))).toMatchObject({ waits: true, jackpot: { reserve: "600.00" } });
	expect((await read(owner)).waiting).toMatchObject([
		{ code: "harbour", amount: "0.01", askedBy: "owner", own: true, reason: "for autumn" },
	]);
	const [waiting] = (await read(otto.token)).waiting;
	expect(waiting).toMatchObject({ own: false });
	expect(unwrap(await decide(waiting?.fundingId ?? "", otto.token, refuse))).toEqual({ outcome: "refused" });
	expect(await faults()).toEqual([]);
});

test("a large one waits: whoever asked takes it back and never agrees to it; another agrees once", async () => {
	expect(unwrap(await put("2500.00", { token: otto.token }))).toMatchObject({ waits: true });
	const before = await reserveOf("harbour");
	const [waiting] = (await read()).waiting;
	const id = waiting?.fundingId ?? "";
	expect(await decide(id, otto.token, agree)).toEqual(refusedAs("OWN_PROPOSAL"));
	expect(await decide(id, olga.token, agree)).toEqual(refusedAs("NOT_PERMITTED"));
	expect(await call(takeBackFunding, { fundingId: id }, { token: owner })).toEqual(refusedAs("PROPOSAL_NOT_FOUND"));
	expect(await reserveOf("harbour")).toBe(before);
	const words = await Promise.all([1, 2, 3].map(() => decide(id, sven.token, agree)));
	expect(words.filter(({ ok }) => ok)).toHaveLength(1);
	expect(words.filter(({ ok }) => !ok)).toEqual([refusedAs("PROPOSAL_CLOSED"), refusedAs("PROPOSAL_CLOSED")]);
	expect(await reserveOf("harbour")).toBe("3100.00");
	const [funded, asked] = [(await lastActs(1))[0], (await lastActs(20)).find(({ act }) => act.endsWith("asked for"))];
	expect(funded).toMatchObject({ act: "jackpot funded", operator: sven.username });
	expect(JSON.parse(funded?.after ?? "{}")).toMatchObject({ askedBy: otto.username, amount: "2500.00" });
	expect(asked).toMatchObject({ operator: otto.username, address: "203.0.113.9" });

	unwrap(await put("2000.00", { token: otto.token }));
	const [second] = (await read(otto.token)).waiting;
	expect(unwrap(await call(takeBackFunding, { fundingId: second?.fundingId ?? "" }, { token: otto.token }))).toEqual(
		{},
	);
	expect(await decide(second?.fundingId ?? "", sven.token, agree)).toEqual(refusedAs("PROPOSAL_CLOSED"));
	expect(await decide(crypto.randomUUID(), sven.token, agree)).toEqual(refusedAs("PROPOSAL_NOT_FOUND"));
	expect((await read()).waiting).toEqual([]);
	expect(await faults()).toEqual([]);
});

test("in another currency than the brand's own nobody funds alone, nor who may adjust nothing alone", async () => {
	unwrap(await put("1.00", { jackpot: "abroad" }));
	const [waiting] = (await read()).waiting;
	expect(waiting).toMatchObject({ currency: "USD", amount: "1.00" });
	expect(unwrap(await decide(waiting?.fundingId ?? "", sven.token, agree))).toEqual({ outcome: "agreed" });
	expect(await reserveOf("abroad")).toBe("1.00");
	const permissions = ["games.jackpots:read", "games.jackpots:fund"] as const;
	unwrap(await call(saveRole, { code: "funder", permissions: [...permissions], aloneUpTo: null }, { token: owner }));
	const frida = await employ(office, "funder");
	expect(unwrap(await put("0.01", { token: frida.token }))).toMatchObject({ waits: true });
	expect(await put("0.001", { token: frida.token })).toEqual(refusedAs("AMOUNT_INVALID"));
	const [own] = (await read(frida.token)).waiting;
	unwrap(await call(takeBackFunding, { fundingId: own?.fundingId ?? "" }, { token: frida.token }));
});

test("what nobody agreed to lapses after three days, once, in the trail; thirty wait at most", async () => {
	const { token } = await employ(office, "owner");
	const asked = await Promise.all(Array.from({ length: 30 }, () => put("5000.00", { token })));
	expect(asked.filter((one) => one.ok && one.value.waits)).toHaveLength(30);
	expect(await put("5000.00", { token: otto.token })).toEqual(refusedAs("FUNDINGS_WAIT"));
	const before = await reserveOf("harbour");
	const end = new Date(clock.now().getTime() + 72 * hour);
	await lapseAll(office, new Date(end.getTime() - 1));
	const [waiting] = (await read()).waiting;
	expect(waiting?.lapsesAt).toBe(end.toISOString());
	await Promise.all([lapseAll(office, end), lapseAll(office, end)]);
	expect((await read()).waiting).toEqual([]);
	expect(await decide(waiting?.fundingId ?? "", sven.token, agree)).toEqual(refusedAs("PROPOSAL_CLOSED"));
	expect(await reserveOf("harbour")).toBe(before);
	const lapsed = await office.rows("select 1 from games.operator_act where act = 'jackpot funding lapsed'");
	expect(lapsed).toHaveLength(30);
});

test.each([
	["the amount", "update desk.approval set worth = worth + 1"],
	[
		"what was decided",
		"update desk.approval set state = 'proposed', decided_at = null, decided_by = null, decided_by_id = null",
	],
	[
		"one's own, agreed to",
		"update desk.approval set state = 'approved', decided_by = asked_by, decided_by_id = asked_by_id",
	],
	["that it was", "delete from desk.approval"],
	["all of them", "truncate desk.approval"],
])("the database keeps %s", async (_what, statement) => {
	await expect(office.rows(statement)).rejects.toThrow();
});

test("however it is split, doubled and pressed at once, nobody moves more alone than they may (property)", async () => {
	const held = async () =>
		Number(
			(await office.rows<{ reserve: string }>("select reserve from games.jackpot where code = 'reef'"))[0]?.reserve,
		);
	const amounts = fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 1, maxLength: 6 });
	await fc.assert(
		fc.asyncProperty(amounts, async (list) => {
			const { token } = await employ(office, "owner");
			const before = await held();
			const presses = list.map(async (minor) => {
				const press = { token, key: crypto.randomUUID(), jackpot: "reef" };
				const [one, same] = await Promise.all([
					put((minor / 100).toFixed(2), press),
					put((minor / 100).toFixed(2), press),
				]);
				expect(unwrap(one).waits).toBe(unwrap(same).waits);
				return unwrap(one).waits ? 0 : minor;
			});
			const moved = (await Promise.all(presses)).reduce((sum, minor) => sum + minor, 0);
			expect(moved).toBeLessThanOrEqual(100_000);
			expect((await held()) - before).toBe(moved);
			await lapseAll(office, new Date(clock.now().getTime() + 73 * hour));
		}),
		{ numRuns: historiesOf(12) },
	);
	expect(await faults()).toEqual([]);
});

test("a pot that is gone between the look and the funding is refused clearly, and nothing of it stands", async () => {
	await newPot("ebb");
	const { token } = await employ(office, "owner");
	const renamed = async (from: string, to: string, meanwhile: () => Promise<unknown>) => {
		let pressed: Promise<unknown> = Promise.resolve();
		await db.tx(async (tx) => {
			// Whoever funds waits for the count of the pots; what they looked at changes before it is theirs.
			await sql`select 1 from games.jackpot_mark for update`.execute(tx);
			pressed = meanwhile();
			await vi.waitFor(async () => expect(await waitingForMark()).toBe(true), { timeout: 10_000 });
			await sql`update games.jackpot set code = ${to} where code = ${from}`.execute(tx);
		});
		return pressed;
	};
	const rowsOf = () => office.rows("select 1 from desk.approval where kind = 'jackpot-funding' and about = 'ebb'");
	const alone = () => put("5.00", { token, jackpot: "ebb" });
	expect(await renamed("ebb", "gone", alone)).toEqual(refusedAs("JACKPOT_NOT_FOUND"));
	expect(await rowsOf()).toEqual([]);
	expect((await read(token)).givenAlone).toBe("0.00");
	await office.rows("update games.jackpot set code = 'ebb' where code = 'gone'");

	unwrap(await put("2500.00", { token, jackpot: "ebb" }));
	const [waiting] = (await read(token)).waiting;
	const id = waiting?.fundingId ?? "";
	expect(await renamed("ebb", "gone", () => decide(id, sven.token, agree))).toEqual(refusedAs("JACKPOT_NOT_FOUND"));
	await office.rows("update games.jackpot set code = 'ebb' where code = 'gone'");
	expect(unwrap(await decide(id, sven.token, agree))).toEqual({ outcome: "agreed" });
	expect(await reserveOf("ebb")).toBe("2500.00");
	expect(await faults()).toEqual([]);
});

const waitingForMark = async (): Promise<boolean> =>
	(
		await office.rows(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
			and query like '%jackpot_mark%'`)
	).length > 0;

test("a day later what was put in alone counts no more", async () => {
	const rita = await employ(office, "owner");
	expect(unwrap(await put("1000.00", { token: rita.token }))).toMatchObject({ waits: false });
	expect(unwrap(await put("0.01", { token: rita.token }))).toMatchObject({ waits: true });
	clock.advance(23 * hour);
	const later = await comeIn(office, rita);
	expect((await read(later)).givenAlone).toBe("1000.00");
	expect(unwrap(await put("0.01", { token: later }))).toMatchObject({ waits: true });
	clock.advance(2 * hour);
	const next = await comeIn(office, rita);
	expect((await read(next)).givenAlone).toBe("0.00");
	expect(unwrap(await put("1000.00", { token: next }))).toMatchObject({ waits: false });
});
