// Vouchers that are worth much: what one makes alone within a day is bounded, more waits for another, no code exists before that, and
// whatever is pressed at once makes them once or never. Their codes are shown to whoever asked alone.
import fc from "fast-check";
import { expect, test } from "vitest";
import { listActs, saveRole } from "#backoffice/contract";
import {
	asMember,
	cashOf,
	comeIn,
	type Employee,
	employ,
	enrol,
	faultsOf,
	lapseAll,
	openOffice,
	refusedAs,
} from "#backoffice/testing";
import type { InputOf } from "#platform/contract";
import { unwrap } from "#platform/kernel";
import { historiesOf } from "../../../../tools/bootstrap/testing/turn.ts";
import {
	decideVouchers,
	listVoucherBatches,
	listVouchers,
	makeVouchers,
	redeemVoucher,
	revealVoucherCodes,
	takeBackVouchers,
	takeVoucherCodes,
} from "../../contract/index.ts";

const office = await openOffice();
const { call, clock, rows, owner } = office;
const [sven, olga] = [await employ(office, "supervisor"), await employ(office, "auditor")];
const rita = await employ(office, "owner");
/** Somebody who made nothing yet and may make 1000.00 alone. */
const hire = (): Promise<Employee> => {
	clock.advance(6_000);
	return employ(office, "owner");
};

const hour = 3_600_000;
const inHours = (hours: number) => new Date(clock.now().getTime() + hours * hour).toISOString();
type Wish = Partial<InputOf<typeof makeVouchers>>;
const make = (token: string, wish: Wish = {}, key: string = crypto.randomUUID()) =>
	call(
		makeVouchers,
		{ amount: "100.00", count: 10, expiresAt: inHours(720), reason: "the autumn fair", ...wish },
		{ token, key },
	);
/** One unit more than anybody makes alone. */
const ask = async (token: string, wish: Wish = {}): Promise<string> => {
	const { waits, batchId } = unwrap(await make(token, { amount: "100.01", ...wish }));
	expect(waits).toBe(true);
	return batchId;
};
const decide = (batchId: string, token: string, decision: InputOf<typeof decideVouchers>["decision"] = agree) =>
	call(decideVouchers, { batchId, decision }, { token });
const agree = { kind: "approve" as const };
const takeBack = (batchId: string, token: string) => call(takeBackVouchers, { batchId }, { token });
const reveal = (batchId: string, token: string) => call(revealVoucherCodes, { batchId }, { token });
const take = (batchId: string, token: string) => call(takeVoucherCodes, { batchId }, { token });
const read = async (token = olga.token) => unwrap(await call(listVoucherBatches, {}, { token }));
const batchOf = async (id: string, token = olga.token) => (await read(token)).batches.find((one) => one.batchId === id);
const madeInAll = async () =>
	Number((await rows<{ count: string }>("select count(*) as count from cashier.voucher"))[0]?.count);
const trail = async () =>
	unwrap(await call(listActs, { source: "cashier" }, { token: owner })).acts.filter(({ act }) =>
		act.startsWith("voucher"),
	);

test("up to the day's bound one person makes them alone, and is told what they made; a unit more waits", async () => {
	const nora = await hire();
	expect(unwrap(await make(nora.token, { amount: "60.00" }))).toMatchObject({ waits: false });
	expect(unwrap(await make(nora.token, { amount: "40.00" }))).toMatchObject({ waits: false });
	expect((await read(nora.token)).givenAlone).toBe("1000.00");
	expect((await read(sven.token)).givenAlone).toBe("0.00");
	const before = await madeInAll();
	const id = await ask(nora.token, { amount: "0.01", count: 1 });
	expect(await madeInAll()).toBe(before);
	expect(await batchOf(id, sven.token)).toMatchObject({ state: "waiting", own: false, askedBy: nora.username });
	unwrap(await takeBack(id, nora.token));
});

test("what waits shows what it is, has no voucher and no code, and another makes it once by agreeing", async () => {
	const nora = await hire();
	const before = await madeInAll();
	const id = await ask(nora.token, { count: 20 });
	expect(await batchOf(id)).toMatchObject({
		state: "waiting",
		amount: "100.01",
		count: 20,
		worth: "2000.20",
		currency: "P",
		reason: "the autumn fair",
		askedBy: nora.username,
		own: false,
	});
	for (const token of [nora.token, sven.token])
		expect(await reveal(id, token)).toEqual(refusedAs("VOUCHER_CODES_GONE"));
	expect(await rows(`select 1 from cashier.voucher_codes where batch_id = '${id}'`)).toEqual([]);
	expect(await decide(id, nora.token)).toEqual(refusedAs("OWN_PROPOSAL"));
	expect(await decide(id, olga.token)).toEqual(refusedAs("NOT_PERMITTED"));
	expect(await madeInAll()).toBe(before);
	const words = await Promise.all([1, 2, 3].map(() => decide(id, sven.token)));
	expect(words.filter(({ ok }) => ok)).toHaveLength(1);
	expect(words.filter(({ ok }) => !ok)).toEqual([refusedAs("PROPOSAL_CLOSED"), refusedAs("PROPOSAL_CLOSED")]);
	expect(await madeInAll()).toBe(before + 20);
	const [made, asked] = [(await trail())[0], (await trail()).find(({ act }) => act === "vouchers asked for")];
	expect(made).toMatchObject({ act: "vouchers made", operator: sven.username, address: "203.0.113.9" });
	expect(JSON.parse(made?.after ?? "{}")).toMatchObject({ askedBy: nora.username, reason: "the autumn fair" });
	expect(asked).toMatchObject({ act: "vouchers asked for", operator: nora.username, address: "203.0.113.9" });
	expect(unwrap(await call(listVouchers, {}, { token: olga.token })).vouchers[0]).toMatchObject({
		madeBy: nora.username,
	});
});

test("codes are shown to whoever asked alone, again when the answer was lost, and never once they have them", async () => {
	const nora = await hire();
	const id = await ask(nora.token);
	unwrap(await decide(id, sven.token));
	expect(await batchOf(id, nora.token)).toMatchObject({ state: "made", own: true });
	expect(await batchOf(id, sven.token)).toBeUndefined();
	for (const token of [sven.token, owner]) {
		expect(await reveal(id, token)).toEqual(refusedAs("VOUCHER_CODES_GONE"));
		expect(await take(id, token)).toEqual(refusedAs("VOUCHER_CODES_GONE"));
	}
	expect(await reveal(id, olga.token)).toEqual(refusedAs("NOT_PERMITTED"));
	const [first, second] = [unwrap(await reveal(id, nora.token)), unwrap(await reveal(id, nora.token))];
	expect(first).toEqual(second);
	expect(new Set(first.vouchers.map(({ code }) => code)).size).toBe(10);
	const member = await enrol(office);
	await asMember(office, member, { endpoint: redeemVoucher, input: { voucherCode: first.vouchers[0]?.code ?? "" } });
	expect(await cashOf(office, member)).toBe(10_001n);
	expect((await Promise.all([take(id, nora.token), take(id, nora.token)])).map(({ ok }) => ok)).toEqual([true, true]);
	expect(await reveal(id, nora.token)).toEqual(refusedAs("VOUCHER_CODES_GONE"));
	expect(await batchOf(id, nora.token)).toBeUndefined();
	const acts = (await trail()).slice(0, 3).map(({ act }) => act);
	expect(acts).toEqual(["voucher codes taken", "voucher codes shown", "voucher codes shown"]);
	const kept = await rows<{ text: string }>(
		"select b::text as text from desk.approval b union all select c::text from cashier.voucher_codes c union all select a::text from cashier.operator_act a " +
			"union all select i::text from platform.idempotent_answer i union all select v::text from cashier.voucher v",
	);
	for (const { code } of first.vouchers) expect(JSON.stringify(kept)).not.toContain(code);
	expect(await faultsOf(office)).toEqual([]);
});

test("it is refused with a reason by another, or taken back by whoever asked, and nothing is made of it", async () => {
	const [nora, otto] = [await hire(), await hire()];
	const before = await madeInAll();
	const refused = await ask(nora.token);
	const why = "nobody planned a fair";
	expect(unwrap(await decide(refused, sven.token, { kind: "refuse", why }))).toEqual({ outcome: "refused" });
	const [act] = await trail();
	expect(act).toMatchObject({ act: "vouchers refused", operator: sven.username, after: expect.stringContaining(why) });
	const back = await ask(nora.token);
	expect(await takeBack(back, otto.token)).toEqual(refusedAs("PROPOSAL_NOT_FOUND"));
	unwrap(await takeBack(back, nora.token));
	for (const id of [refused, back]) {
		expect(await decide(id, sven.token)).toEqual(refusedAs("PROPOSAL_CLOSED"));
		expect(await takeBack(id, nora.token)).toEqual(refusedAs("PROPOSAL_CLOSED"));
		expect(await reveal(id, nora.token)).toEqual(refusedAs("VOUCHER_CODES_GONE"));
		expect(await take(id, nora.token)).toEqual(refusedAs("VOUCHER_CODES_GONE"));
	}
	expect(await decide(crypto.randomUUID(), sven.token)).toEqual(refusedAs("PROPOSAL_NOT_FOUND"));
	expect(await madeInAll()).toBe(before);
	expect((await read(nora.token)).givenAlone).toBe("0.00");
});

test("agreed to, refused and taken back at once: exactly one of them holds", async () => {
	const nora = await hire();
	for (let turn = 0; turn < 4; turn++) {
		const before = await madeInAll();
		const id = await ask(nora.token);
		const words = await Promise.all([
			decide(id, sven.token),
			decide(id, owner, { kind: "refuse", why: "too dear" }),
			takeBack(id, nora.token),
		]);
		expect(words.filter(({ ok }) => ok)).toHaveLength(1);
		expect((await madeInAll()) - before).toBe(words[0].ok ? 10 : 0);
	}
});

test("who may do nothing alone always waits", async () => {
	const permissions = ["cashier.vouchers:read", "cashier.vouchers:write"] as const;
	unwrap(await call(saveRole, { code: "printer", permissions: [...permissions], aloneUpTo: null }, { token: owner }));
	const pia = await employ(office, "printer");
	const id = await ask(pia.token, { amount: "0.01", count: 1 });
	expect(await decide(id, pia.token)).toEqual(refusedAs("NOT_PERMITTED"));
	expect(unwrap(await decide(id, sven.token))).toEqual({ outcome: "agreed" });
	expect(unwrap(await reveal(id, pia.token)).vouchers).toHaveLength(1);
});

test("however it is split, doubled and pressed at once, nobody makes more alone than they may (property)", async () => {
	const wishes = fc.array(
		fc.record({ minor: fc.integer({ min: 1, max: 9_000 }), count: fc.integer({ min: 1, max: 20 }) }),
		{
			minLength: 1,
			maxLength: 6,
		},
	);
	await fc.assert(
		fc.asyncProperty(wishes, async (list) => {
			const { token, username } = await hire();
			const presses = list.map(async ({ minor, count }) => {
				const [wish, key] = [{ amount: (minor / 100).toFixed(2), count }, crypto.randomUUID()];
				const [one, same] = (await Promise.all([make(token, wish, key), make(token, wish, key)])).map(unwrap);
				expect(one).toEqual(same);
				return one?.waits === false ? { worth: minor * count, count } : { worth: 0, count: 0 };
			});
			const made = await Promise.all(presses);
			const worth = made.reduce((sum, one) => sum + one.worth, 0);
			expect(worth).toBeLessThanOrEqual(100_000);
			const [kept] = await rows<{ worth: string; count: string }>(
				`select coalesce(sum(amount), 0) as worth, count(*) as count from cashier.voucher where made_by = '${username}'`,
			);
			expect(kept).toEqual({ worth: `${worth}`, count: `${made.reduce((sum, one) => sum + one.count, 0)}` });
			await lapseAll(office, new Date(clock.now().getTime() + 73 * hour));
		}),
		{ numRuns: historiesOf(10) },
	);
});

test("a call whose answer is lost and kept nowhere any more is the same batch, alone and waiting", async () => {
	const nora = await hire();
	const before = await madeInAll();
	for (const amount of ["1.00", "5000.00"]) {
		const key = crypto.randomUUID();
		const first = unwrap(await make(nora.token, { amount }, key));
		await rows("delete from platform.idempotent_answer where endpoint = 'make-vouchers'");
		expect(unwrap(await make(nora.token, { amount }, key))).toEqual(first);
		if (first.waits) unwrap(await takeBack(first.batchId, nora.token));
		else expect(unwrap(await reveal(first.batchId, nora.token)).vouchers).toHaveLength(10);
	}
	expect(await madeInAll()).toBe(before + 10);
});

test("what nobody agreed to lapses after three days, once, in the trail; thirty wait at most", async () => {
	const nora = await hire();
	const before = await madeInAll();
	const asked = await Promise.all(Array.from({ length: 30 }, () => ask(nora.token)));
	expect(await make(nora.token, { amount: "5000.00" })).toEqual(refusedAs("VOUCHERS_WAIT"));
	expect(unwrap(await make(nora.token, { amount: "1.00" }))).toMatchObject({ waits: false });
	const end = new Date(clock.now().getTime() + 72 * hour);
	await lapseAll(office, new Date(end.getTime() - 1));
	expect((await read()).batches).toHaveLength(30);
	expect((await read()).batches[0]?.lapsesAt).toBe(end.toISOString());
	const lapsed = () => rows("select 1 from cashier.operator_act where act = 'vouchers lapsed'");
	const already = (await lapsed()).length;
	await Promise.all([lapseAll(office, end), lapseAll(office, end)]);
	expect((await read()).batches).toEqual([]);
	expect(await lapsed()).toHaveLength(already + 30);
	expect(await decide(asked[0] ?? "", sven.token)).toEqual(refusedAs("PROPOSAL_CLOSED"));
	expect(await madeInAll()).toBe(before + 10);
});

const change = "update desk.approval set";
test.each([
	["what they are worth", `${change} worth = worth + 1`],
	["how many", `${change} terms = terms || '{"count": 99}'`],
	["what was decided", `${change} state = 'proposed', decided_at = null, decided_by = null, decided_by_id = null`],
	[
		"one's own, agreed to",
		`${change} state = 'approved', decided_by = asked_by, decided_by_id = asked_by_id, decided_at = now()`,
	],
	["codes as they were sealed", "update cashier.voucher_codes set sealed = 'x'"],
	["that it was", "delete from desk.approval"],
	["all of them", "truncate desk.approval"],
])("the database keeps %s", async (_what, statement) => {
	await expect(rows(statement)).rejects.toThrow();
});

test("vouchers that would be over when somebody agrees are refused; their codes go when they are over", async () => {
	const nora = await hire();
	const late = await ask(nora.token, { expiresAt: inHours(1) });
	const short = unwrap(await make(nora.token, { amount: "1.00", expiresAt: inHours(1) })).batchId;
	clock.advance(hour);
	const [again, boss] = [await comeIn(office, nora), await comeIn(office, sven)];
	expect(await decide(late, boss)).toEqual(refusedAs("VOUCHER_END_INVALID"));
	expect(await reveal(short, again)).toEqual(refusedAs("VOUCHER_CODES_GONE"));
	expect(await batchOf(short, again)).toBeUndefined();
	await lapseAll(office, clock.now());
	expect(await rows(`select 1 from cashier.voucher_codes where batch_id = '${short}'`)).toEqual([]);
	unwrap(await takeBack(late, again));
});

test("a day later what was made alone counts no more", async () => {
	const first = await comeIn(office, rita);
	expect(unwrap(await make(first))).toMatchObject({ waits: false });
	clock.advance(23 * hour);
	const later = await comeIn(office, rita);
	expect((await read(later)).givenAlone).toBe("1000.00");
	await ask(later, { amount: "0.01", count: 1 });
	clock.advance(2 * hour);
	const next = await comeIn(office, rita);
	expect((await read(next)).givenAlone).toBe("0.00");
	expect(unwrap(await make(next))).toMatchObject({ waits: false });
});
