// Adjustments of members' money: alone up to a threshold within a day, above it by two, each posted exactly once or not at all.
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sql } from "#platform/db";
import { approvalHours } from "#platform/desk/core";
import { callRoute, principalOf } from "#platform/http/testing";
import { type MemberId, unwrap } from "#platform/kernel";
import { commandKey } from "#wallet/api";
import { listTransactions } from "#wallet/contract";
import { historiesOf } from "../../../../tools/bootstrap/testing/turn.ts";
import {
	type Adjustment,
	countAdjustmentQueue,
	decideAdjustment,
	listActs,
	listAdjustments,
	listEvents,
	proposeAdjustment,
	readMe,
	saveRole,
	takeBackAdjustment,
} from "../../contract/index.ts";
import { lapseAll } from "../testing/lapse-all.ts";
import { cashOf, enrol, faultsOf } from "../testing/members.ts";
import { openOffice } from "../testing/open-office.ts";
import { comeIn, type Employee, employ } from "../testing/staff-hands.ts";

const office = await openOffice();
const { call, clock, db, rows, owner, wallet, told } = office;
let olga: Employee;
/** Somebody new; nobody comes in too often within a minute. */
const hire = (): Promise<Employee> => {
	clock.advance(6_000);
	return employ(office, "cashier");
};
const [sam, suse] = [await employ(office, "supervisor"), await employ(office, "supervisor")];

const refusedAs = (code: string) => expect.objectContaining({ ok: false, error: expect.objectContaining({ code }) });

type Wish = { readonly token?: string; readonly key?: string; readonly reason?: string };

/** In each test somebody who adjusted nothing yet. */
beforeEach(async () => {
	olga = await hire();
});

/** Above zero a credit, below it a debit; by Olga, who may adjust up to 100.00 alone within a day. */
function propose(memberId: MemberId, amount: string, wish: Wish = {}) {
	const { token = olga.token, reason = "counted twice", ...from } = wish;
	const direction = amount.startsWith("-") ? "debit" : "credit";
	const input = { memberId, direction, amount: amount.replace("-", ""), reason } as const;
	return call(proposeAdjustment, input, { token, ...from });
}
const proposed = async (memberId: MemberId, amount: string): Promise<Adjustment> =>
	unwrap(await propose(memberId, amount)).adjustment;
const agree = ({ adjustmentId }: Adjustment, token = sam.token) =>
	call(decideAdjustment, { adjustmentId, decision: { kind: "approve" } }, { token });
const refuse = ({ adjustmentId }: Adjustment, token = sam.token) =>
	call(decideAdjustment, { adjustmentId, decision: { kind: "refuse", why: "No receipt." } }, { token });
const takeBack = ({ adjustmentId }: Adjustment, token = olga.token) =>
	call(takeBackAdjustment, { adjustmentId }, { token });

async function memberWith(amount: bigint): Promise<MemberId> {
	const memberId = await enrol(office);
	const purse = { memberId, currency: "P", purse: "cash" } as const;
	const key = commandKey("test", randomUUID());
	if (amount > 0n) unwrap(await wallet.post({ ...purse, kind: "grant", delta: amount, counter: "house:grants", key }));
	return memberId;
}

async function all(input: { readonly show: "waiting" | "all"; readonly memberId?: MemberId }): Promise<Adjustment[]> {
	const found: Adjustment[] = [];
	let cursor: string | undefined;
	do {
		const page = await call(
			listAdjustments,
			{ ...input, ...(cursor === undefined ? {} : { cursor }) },
			{ token: sam.token },
		);
		const { adjustments, next } = unwrap(page);
		found.push(...adjustments);
		cursor = next ?? undefined;
	} while (cursor !== undefined);
	return found;
}

/** How often the ledger adjusted this member. */
const postings = (member: MemberId) =>
	rows(`select 1 from wallet.posting where kind = 'adjust' and member_id = ${member}`);

afterEach(async () => {
	expect(await faultsOf(office)).toEqual([]);
});

describe("up to what one may do alone", () => {
	test.each([
		["100", 20_000n],
		["-100", 0n],
		["0.01", 10_001n],
	])("%s is posted at once", async (amount, after) => {
		const member = await memberWith(10_000n);
		expect(await proposed(member, amount)).toMatchObject({ state: "approved", alone: true, decidedBy: null });
		expect(await cashOf(office, member)).toBe(after);
	});

	test("it is told to the desk and the member, and stands in the trail, the events and the account record", async () => {
		const member = await memberWith(10_000n);
		const looks = told.looks;
		const { adjustmentId } = await proposed(member, "-12.5");
		// The ledger's own time goes on while the clock of the test stands.
		clock.advance(60_000);
		await vi.waitFor(() => expect([told.looks > looks, told.balances.includes(member)]).toEqual([true, true]));
		const acts = unwrap(await call(listActs, { operator: olga.username }, { token: owner })).acts;
		const act = acts.find(({ before }) => before.includes(adjustmentId));
		expect(act).toMatchObject({ act: "adjustment posted", address: "203.0.113.9" });
		expect(JSON.parse(act?.before ?? "")).toMatchObject({ member, balance: "100.00" });
		expect(JSON.parse(act?.after ?? "")).toMatchObject({ amount: "-12.50", balance: "87.50", reason: "counted twice" });
		const { events } = unwrap(await call(listEvents, { memberId: member, source: "ledger" }, { token: owner }));
		expect(events).toMatchObject([{ kind: "adjustment", actor: olga.username, facts: { reason: "counted twice" } }]);
		const recorded = await callRoute(
			office.walletRoutes,
			{ endpoint: listTransactions, input: {} },
			{ principal: principalOf(member), now: clock.now() },
		);
		expect(unwrap(recorded).lines[0]).toMatchObject({ type: "adjust", amount: "-12.50" });
	});

	test("what somebody may do alone is told to them, and is the highest of their roles", async () => {
		const both = await employ(office, "cashier", "supervisor");
		const none = await employ(office, "support");
		const seen = async (token: string) => unwrap(await call(readMe, {}, { token })).aloneUpTo;
		expect([await seen(olga.token), await seen(both.token), await seen(none.token)]).toEqual([
			"100.00",
			"500.00",
			null,
		]);
	});

	test("nobody gives more of it than they have, to a role or with one", async () => {
		await rows(
			"insert into backoffice.role values ('tessera', 'chief', '{staff:write,wallet.adjustments:propose}', 20000)",
		);
		const chief = { token: (await employ(office, "chief")).token };
		const give = (aloneUpTo: string | null) =>
			call(saveRole, { code: "floor", permissions: ["wallet.adjustments:propose"], aloneUpTo }, chief);
		expect(await give("200.01")).toEqual(refusedAs("BEYOND_OWN"));
		expect(await give("200.00")).toMatchObject({ ok: true });
		expect(await give("1.2345")).toEqual(refusedAs("AMOUNT_INVALID"));
		expect(await give(null)).toMatchObject({ ok: true });
		await rows("update backoffice.role set alone_up_to = 20001 where code = 'floor'");
		await expect(employ({ ...office, owner: chief.token }, "floor")).rejects.toThrow("BEYOND_OWN");
		const acts = await rows("select 1 from backoffice.operator_act where after->>'alone_up_to' = '20000'");
		expect(acts).toHaveLength(1);
	});
});

describe("above it", () => {
	test("it waits, moves nothing, and another's agreement posts it with both names", async () => {
		const member = await memberWith(10_000n);
		const asked = await proposed(member, "100.01");
		expect(asked).toMatchObject({ state: "proposed", alone: false, proposedBy: olga.username, amount: "100.01" });
		expect(await cashOf(office, member)).toBe(10_000n);
		const agreed = unwrap(await agree(asked)).adjustment;
		expect(agreed).toMatchObject({ state: "approved", decidedBy: sam.username });
		expect(await cashOf(office, member)).toBe(20_001n);
		const [event] = await rows<{ actor: string; reason: string }>(
			`select actor, reason from wallet.significant_event where member_id = ${member}`,
		);
		expect(event).toEqual({ actor: `${olga.username} + ${sam.username}`, reason: "counted twice" });
		const acts = unwrap(await call(listActs, { operator: sam.username }, { token: owner })).acts;
		const act = acts.find(({ before }) => before.includes(asked.adjustmentId));
		expect(JSON.parse(act?.before ?? "")).toMatchObject({ state: "proposed", balance: "100.00" });
		expect(JSON.parse(act?.after ?? "")).toMatchObject({ state: "approved", balance: "200.01" });
	});

	test("nobody agrees to their own, whatever their roles; a colleague refuses it with a reason", async () => {
		const member = await memberWith(0n);
		const { adjustment } = unwrap(await propose(member, "500.01", { token: sam.token }));
		expect(adjustment.state).toBe("proposed");
		expect(await agree(adjustment, sam.token)).toEqual(refusedAs("OWN_PROPOSAL"));
		expect(await agree(adjustment, olga.token)).toEqual(refusedAs("NOT_PERMITTED"));
		expect(await refuse(adjustment, suse.token)).toMatchObject({
			value: { adjustment: { state: "refused", decidedBy: suse.username, why: "No receipt." } },
		});
		expect(await agree(adjustment, suse.token)).toEqual(refusedAs("ADJUSTMENT_CLOSED"));
		expect(await postings(member)).toEqual([]);
	});

	test("whoever asked takes it back, and nobody else does", async () => {
		const asked = await proposed(await memberWith(0n), "200");
		expect(await takeBack(asked, sam.token)).toEqual(refusedAs("NOT_OWN_PROPOSAL"));
		expect(await takeBack(asked)).toMatchObject({
			value: { adjustment: { state: "refused", decidedBy: olga.username } },
		});
		expect(await takeBack(asked)).toEqual(refusedAs("ADJUSTMENT_CLOSED"));
		expect(await agree(asked)).toEqual(refusedAs("ADJUSTMENT_CLOSED"));
	});

	test("it lapses when its time is over, once, and nobody decides of it any more", async () => {
		const member = await memberWith(0n);
		const asked = await proposed(member, "200");
		clock.advance(1_000);
		const later = await proposed(member, "300");
		const end = new Date(asked.expiresAt);
		expect(end.getTime() - new Date(asked.proposedAt).getTime()).toBe(approvalHours * 3_600_000);
		await lapseAll(office, new Date(end.getTime() - 1));
		expect((await all({ show: "waiting", memberId: member })).length).toBe(2);
		await Promise.all([lapseAll(office, end), lapseAll(office, end)]);
		const states = (await all({ show: "all", memberId: member })).map(({ state, adjustmentId }) => [
			adjustmentId,
			state,
		]);
		expect(states).toEqual([
			[later.adjustmentId, "proposed"],
			[asked.adjustmentId, "expired"],
		]);
		expect(await agree(asked)).toEqual(refusedAs("ADJUSTMENT_CLOSED"));
		expect(await refuse(later)).toMatchObject({ ok: true });
		const acts = await rows(`select 1 from backoffice.operator_act
			where operator = 'the clock' and before->>'adjustment' = '${asked.adjustmentId}'`);
		expect(acts).toHaveLength(1);
	});
});

describe("a debit", () => {
	test.each(["-60", "-160"])("of %s takes nothing that is held and nothing below zero", async (amount) => {
		const member = await memberWith(10_000n);
		const hold = { memberId: member, currency: "P", purse: "cash", key: commandKey("test", randomUUID()) } as const;
		const until = new Date(clock.now().getTime() + 3_600_000);
		await db.tx((tx) => wallet.placeHold(tx, { ...hold, amount: 5_000n, purpose: "a test", expiresAt: until }));
		const asked = await propose(member, amount);
		const answer = asked.ok ? await agree(asked.value.adjustment) : asked;
		expect(answer).toMatchObject({ error: { code: "ADJUSTMENT_NOT_COVERED", value: { available: "50.00" } } });
		if (asked.ok) expect(await refuse(asked.value.adjustment)).toMatchObject({ ok: true });
		expect(await postings(member)).toEqual([]);
		expect(unwrap(await propose(member, "-50")).adjustment.state).toBe("approved");
	});
});

describe("what makes no sense", () => {
	test.each([
		["1.234", "AMOUNT_INVALID"],
		["99999999999999", "AMOUNT_INVALID"],
		["0.00", "INVALID_INPUT"],
	])("%s is refused: %s", async (amount, code) => {
		expect(await propose(await enrol(office), amount)).toEqual(refusedAs(code));
	});

	test("a reason too short, a member who is nobody or another brand's, an adjustment that is none", async () => {
		const member = await memberWith(0n);
		expect(await propose(member, "1", { reason: "x" })).toEqual(refusedAs("INVALID_INPUT"));
		const asked = await proposed(member, "200");
		await rows(`update members.accounts set merchant = 'elsewhere' where id = ${member}`);
		expect(await propose(member, "1")).toEqual(refusedAs("MEMBER_NOT_FOUND"));
		const none = { ...asked, adjustmentId: commandKey("test", "none") };
		for (const word of [agree, refuse, takeBack]) expect(await word(none)).toEqual(refusedAs("ADJUSTMENT_NOT_FOUND"));
		expect(await takeBack(asked)).toMatchObject({ ok: true });
	});

	test("the database itself refuses one's own approval, a second decision and a change", async () => {
		const asked = await proposed(await memberWith(0n), "200");
		const change = (set: string) => rows(`update desk.approval set ${set} where id = '${asked.adjustmentId}'`);
		await expect(
			change("state = 'approved', decided_at = now(), decided_by = asked_by, decided_by_id = asked_by_id"),
		).rejects.toThrow("another");
		await expect(change("state = 'approved', decided_at = now()")).rejects.toThrow("another");
		await expect(change("state = 'refused', decided_at = now()")).rejects.toThrow("somebody");
		await expect(change("worth = 1")).rejects.toThrow("decided once");
		await expect(change("state = 'expired', decided_at = now(), worth = 1")).rejects.toThrow("decided once");
		expect(await refuse(asked)).toMatchObject({ ok: true });
		await expect(change("why = 'other'")).rejects.toThrow("decided once");
		await expect(rows(`delete from desk.approval where id = '${asked.adjustmentId}'`)).rejects.toThrow("never deleted");
	});
});

describe("the lists", () => {
	test("what waits is the oldest first, all the newest first, page after page; another brand's is not there", async () => {
		const member = await memberWith(0n);
		const asked: string[] = [];
		for (let turn = 0; turn < 53; turn++) {
			clock.advance(1_000);
			asked.push((await proposed(member, "200")).adjustmentId);
		}
		expect((await all({ show: "waiting", memberId: member })).map(({ adjustmentId }) => adjustmentId)).toEqual(asked);
		const everything = await all({ show: "all", memberId: member });
		expect(everything.map(({ adjustmentId }) => adjustmentId)).toEqual(asked.toReversed());
		expect(everything[0]).toMatchObject({ account: `player${member}`, memberId: member, currency: "P" });
		const counted = () => call(countAdjustmentQueue, {}, { token: sam.token });
		const waiting = await all({ show: "waiting" });
		expect(unwrap(await counted())).toEqual({ count: waiting.length, since: waiting[0]?.proposedAt });
		const own = waiting.filter(({ memberId }) => memberId === member);
		for (const one of own) expect((await refuse(one)).ok).toBe(true);
		expect(unwrap(await counted()).count).toBe(waiting.length - asked.length);
		expect(await call(listAdjustments, { show: "all", cursor: "x" }, { token: sam.token })).toEqual(
			refusedAs("INVALID_CURSOR"),
		);
	});
});

describe("whoever presses at once", () => {
	test("the same press twice is one adjustment, alone and not", async () => {
		for (const [amount, moved] of [
			["50", 5_000n],
			["150", 0n],
		] as const) {
			const member = await memberWith(0n);
			const key = randomUUID();
			const answers = await Promise.all([1, 2, 3].map(() => propose(member, amount, { key })));
			expect(new Set(answers.map((answer) => unwrap(answer).adjustment.adjustmentId)).size).toBe(1);
			// A process that died before it stored its answer leaves the call to be done again.
			await rows("delete from platform.idempotent_answer");
			expect(unwrap(await propose(member, amount, { key })).adjustment.proposedBy).toBe(olga.username);
			expect(await cashOf(office, member)).toBe(moved);
			expect((await all({ show: "all", memberId: member })).length).toBe(1);
		}
	});

	test("two agree, one refuses and the asker takes it back: exactly one holds, posted at most once", async () => {
		for (let turn = 0; turn < 8; turn++) {
			const member = await memberWith(0n);
			const asked = await proposed(member, "200");
			const words = [agree(asked), agree(asked, suse.token), refuse(asked, suse.token), takeBack(asked)];
			const answers = await Promise.all(turn % 2 === 0 ? words : words.toReversed());
			expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
			for (const answer of answers) if (!answer.ok) expect(answer.error.code).toBe("ADJUSTMENT_CLOSED");
			const [only] = await all({ show: "all", memberId: member });
			expect(await cashOf(office, member)).toBe(only?.state === "approved" ? 20_000n : 0n);
		}
	});

	type Press = {
		readonly kind: "alone" | "asked";
		readonly amount: number;
		readonly words: readonly string[];
		readonly key: number;
	};
	const press: fc.Arbitrary<Press> = fc.record({
		kind: fc.constantFrom<Press["kind"]>("alone", "asked"),
		amount: fc.integer({ min: -60, max: 60 }).filter((amount) => amount !== 0),
		words: fc.uniqueArray(fc.constantFrom("agree", "agree too", "refuse", "take back", "lapse"), { maxLength: 3 }),
		key: fc.nat({ max: 3 }),
	});

	test("random histories: what the purse holds is what was posted, never below zero or below what is held", async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(fc.array(press, { minLength: 1, maxLength: 4 }), { maxLength: 4 }), async (waves) => {
				const member = await memberWith(5_000n);
				const run = randomUUID();
				olga = await hire();
				for (const wave of waves) await Promise.all(wave.map((one) => carryOut(member, run, one)));
				const asked = await all({ show: "all", memberId: member });
				const moved = asked.filter(({ state }) => state === "approved");
				const sum = moved.reduce((total, { amount }) => total + BigInt(Math.round(Number(amount) * 100)), 5_000n);
				expect(await cashOf(office, member)).toBe(sum);
				expect(sum >= 0n).toBe(true);
				expect(await postings(member)).toHaveLength(moved.length);
				const alone = asked
					.filter((one) => one.alone)
					.reduce((total, { amount }) => total + Math.abs(Number(amount)), 0);
				expect(alone).toBeLessThanOrEqual(100);
			}),
			{ numRuns: historiesOf(20) },
		);
	}, 120_000);

	async function carryOut(member: MemberId, run: string, { kind, amount, words, key }: Press): Promise<void> {
		const typed = `${kind === "alone" ? amount : amount + Math.sign(amount) * 100}`;
		const asked = await propose(member, typed, { key: `${run}-${kind}-${amount}-${key}` });
		if (!asked.ok) return;
		const { adjustment } = asked.value;
		await Promise.all(
			words.map((word): Promise<unknown> => {
				if (word === "refuse") return refuse(adjustment);
				if (word === "take back") return takeBack(adjustment);
				if (word === "lapse") return lapseAll(office, new Date(adjustment.expiresAt));
				return agree(adjustment, word === "agree" ? sam.token : suse.token);
			}),
		);
	}
});

describe("within 24 hours", () => {
	const stateOf = async (asked: ReturnType<typeof propose>) => unwrap(await asked).adjustment.state;
	const adjusted = async (token = olga.token) => unwrap(await call(readMe, {}, { token })).adjustedAlone;

	test("credits and debits of all members together are bounded; what is left is told, and who else asks has their own", async () => {
		const [one, other] = [await memberWith(10_000n), await memberWith(10_000n)];
		expect(await stateOf(propose(one, "60"))).toBe("approved");
		expect(await stateOf(propose(other, "-30"))).toBe("approved");
		expect(await adjusted()).toBe("90.00");
		expect(await stateOf(propose(one, "10.01"))).toBe("proposed");
		expect(await stateOf(propose(one, "-10.01"))).toBe("proposed");
		expect(await stateOf(propose(one, "10"))).toBe("approved");
		expect([await adjusted(), await stateOf(propose(other, "0.01"))]).toEqual(["100.00", "proposed"]);
		expect([await cashOf(office, one), await cashOf(office, other)]).toEqual([17_000n, 7_000n]);
		expect(await adjusted(sam.token)).toBe("0.00");
		const colleague = await hire();
		expect(await stateOf(propose(one, "100", { token: colleague.token }))).toBe("approved");
	});

	test("what another agreed to, what was refused, taken back or lapsed, and what was not covered does not count", async () => {
		const member = await memberWith(1_000n);
		const [agreed, refused, taken, lapsed] = await Promise.all(
			[101, 102, 103, 104].map((size) => proposed(member, `${size}`)),
		);
		if (!agreed || !refused || !taken || !lapsed) throw new Error("not asked");
		for (const word of [agree(agreed), refuse(refused), takeBack(taken)]) expect((await word).ok).toBe(true);
		await lapseAll(office, new Date(lapsed.expiresAt));
		expect(await propose(member, "-99999")).toMatchObject({ ok: true });
		const empty = await memberWith(0n);
		expect(await propose(empty, "-50")).toEqual(refusedAs("ADJUSTMENT_NOT_COVERED"));
		expect(await adjusted()).toBe("0.00");
		expect(await stateOf(propose(member, "100"))).toBe("approved");
	});

	test("is summed by an index of one's own, however many adjustments there are", async () => {
		const lines = await db.tx(async (tx) => {
			await sql`set local enable_seqscan = off`.execute(tx);
			return sql<{ "QUERY PLAN": string }>`explain select sum(worth) from desk.approval
				where alone and kind = 'adjustment' and asked_by_id = '1' and currency = 'P' and asked_at > now()`.execute(tx);
		});
		expect(lines.rows.map((line) => line["QUERY PLAN"]).join(" ")).toContain("approval_alone");
	});

	test("from many windows at once no more is posted alone than from one", async () => {
		const members = await Promise.all([memberWith(0n), memberWith(0n), memberWith(0n)]);
		const presses = Array.from({ length: 12 }, (_, press) => propose(members[press % 3] ?? members[0], "30"));
		const states = (await Promise.all(presses)).map((answer) => unwrap(answer).adjustment.state);
		expect(states.filter((state) => state === "approved")).toHaveLength(3);
		const cash = await Promise.all(members.map((member) => cashOf(office, member)));
		expect(cash.reduce((sum, one) => sum + one, 0n)).toBe(9_000n);
		expect(await adjusted()).toBe("90.00");
	});

	test("what is older than that counts no more, to the millisecond; this test is the last, for time goes on", async () => {
		const member = await memberWith(0n);
		const first = await proposed(member, "100");
		const end = new Date(first.proposedAt).getTime() + 24 * 3_600_000;
		clock.advance(24 * 3_600_000 - 5 * 60_000);
		const token = await comeIn(office, olga);
		clock.advance(end - 1 - clock.now().getTime());
		expect([await adjusted(token), await stateOf(propose(member, "0.01", { token }))]).toEqual(["100.00", "proposed"]);
		clock.advance(1);
		expect([await adjusted(token), await stateOf(propose(member, "100", { token }))]).toEqual(["0.00", "approved"]);
		expect(await stateOf(propose(member, "0.01", { token }))).toBe("proposed");
	});
});
