// T13 money between an agent's float and members below: down and up the own team and nowhere else, within bounds, once
// whatever comes at once; what comes down is a deposit of whoever gets it; what goes up no exclusion holds, and asks what a
// withdrawal asks (decision 064).
import { beforeEach, describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { type MemberId, type Result, systemClock, unwrap } from "#platform/kernel";
import { listTransfers, readConsolidatedFunds, readFloatDesk } from "../../contract/index.ts";
import { depositCredited } from "../api.ts";
import { issueFloat, lastActs } from "../module.ts";
import { merchant, openCounter } from "../testing/open-counter.ts";
import { openTeam } from "../testing/open-team.ts";
import { listTransfersOf } from "../transfers/transfer-store.ts";

const counter = await openCounter();
const { call, clock, db, deps, enrol, faults, heard, open, playBy, protection, rows, stopped, wager } = counter;
const { agent, player, nameOf, purse, down, up } = openTeam(counter);

let above: MemberId;
let below: MemberId;
beforeEach(async () => {
	await playBy("international");
	clock.advance(systemClock.now().getTime() - clock.now().getTime());
	above = await agent(100_000n);
	below = await player(5_000n, above);
});

const to = (amount: string, member: MemberId = below) => ({ account: nameOf(member), amount });
const codeOf = (answer: Result<unknown, { readonly code: string }>) => (answer.ok ? "done" : answer.error.code);
const standing = async () => [await purse(above, "float"), await purse(below, "cash")];
const limitOf = (kind: "deposit" | "wager", amount: bigint) => ({
	...({ memberId: below, currency: "P", kind, period: "day", amount, actor: "Han" } as const),
	now: clock.now(),
});

describe("down", () => {
	test("takes from the float and credits the main purse, at once, with what was remarked", async () => {
		const handed = unwrap(await down(above, { ...to("250"), remark: "For the week" }));
		expect(handed).toMatchObject({
			type: "down",
			from: "float",
			to: "cash",
			amount: "250.00",
			remark: "For the week",
			fromAccount: nameOf(above),
			toAccount: nameOf(below),
		});
		expect(await standing()).toEqual([75_000n, 30_000n]);
		expect(await faults()).toEqual([]);
	});
	test("is a deposit to whoever gets it: told of, and the first only once", async () => {
		await down(above, to("10"));
		await down(above, to("20"));
		const told = await rows(`select payload->>'method' as method, payload->>'credited' as credited,
			payload->'first' as first from platform.outbox
			where name = '${depositCredited.name}' and payload->>'memberId' = '${below}' order by 2`);
		expect(told).toEqual([
			{ method: "agent-float", credited: "10.00", first: true },
			{ method: "agent-float", credited: "20.00", first: false },
		]);
	});
	test("reaches members at any depth, and nobody beside or above", async () => {
		const middle = await agent(0n, above);
		const deep = await player(0n, middle);
		const stranger = await player(0n);
		expect(codeOf(await down(above, to("10", deep)))).toBe("done");
		expect(codeOf(await down(above, to("10", stranger)))).toBe("MEMBER_NOT_BELOW");
		expect(codeOf(await down(middle, to("10", below)))).toBe("MEMBER_NOT_BELOW");
		expect(codeOf(await down(middle, to("10", above)))).toBe("MEMBER_NOT_BELOW");
		expect(codeOf(await down(above, to("10", above)))).toBe("MEMBER_NOT_BELOW");
		expect(codeOf(await down(above, { account: "nobody-at-all", amount: "10" }))).toBe("MEMBER_NOT_BELOW");
		expect(await purse(deep, "cash")).toBe(1_000n);
	});
	test("takes a name in whatever case", async () => {
		expect(codeOf(await down(above, { account: nameOf(below).toUpperCase(), amount: "1" }))).toBe("done");
	});
	test("is an agent's alone: no player hands money to another", async () => {
		const deeper = await player(0n, below);
		expect(codeOf(await down(below, to("10", deeper)))).toBe("NOT_AGENT");
	});
	test("reaches no account that was closed", async () => {
		await rows(`update members.accounts set status = 'closed' where id = ${below} returning id`);
		expect(codeOf(await down(above, to("10")))).toBe("MEMBER_NOT_BELOW");
	});
	test.each([
		["0.99", "TRANSFER_OUT_OF_RANGE", { smallest: "1.00", largest: "10000.00" }],
		["10000.01", "TRANSFER_OUT_OF_RANGE", { smallest: "1.00", largest: "10000.00" }],
		["1000.01", "NOT_ENOUGH", { available: "1000.00" }],
		["1.001", "TRANSFER_AMOUNT", undefined],
	])("of %s is refused: %s", async (amount, code, value) => {
		const refused = await down(above, to(amount));
		expect(refused.ok ? "done" : [refused.error.code, refused.error.value]).toEqual([code, value]);
		expect(await standing()).toEqual([100_000n, 5_000n]);
	});
	test("is refused while the agent's hand-downs are stopped, and what was handed before stays handed", async () => {
		const before = unwrap(await down(above, { ...to("10"), key: "handed-before-0001" }));
		stopped.add(above);
		expect(codeOf(await down(above, to("10")))).toBe("HAND_DOWNS_FROZEN");
		expect(unwrap(await down(above, { ...to("10"), key: "handed-before-0001" }))).toEqual(before);
		expect(await standing()).toEqual([99_000n, 6_000n]);
		stopped.delete(above);
		expect(codeOf(await down(above, to("10")))).toBe("done");
		expect(await faults()).toEqual([]);
	});
	test("asks for the payment password first", async () => {
		expect(codeOf(await down(above, { ...to("10"), password: "000000" }))).toBe("WRONG_PAYMENT_PASSWORD");
		expect(codeOf(await down(above, { account: "nobody", amount: "1", password: "000000" }))).toBe(
			"WRONG_PAYMENT_PASSWORD",
		);
		expect(await standing()).toEqual([100_000n, 5_000n]);
	});
});

describe("what protects whoever gets it", () => {
	test("counts it gross against deposit limits, whatever goes back up", async () => {
		await protection.api.setOperatorLimit(limitOf("deposit", 10_000n));
		expect(codeOf(await down(above, to("60")))).toBe("done");
		wager(below, 6_000n);
		expect(codeOf(await up(below, { amount: "60" }))).toBe("done");
		expect(codeOf(await down(above, to("40.01")))).toBe("RECEIVER_CLOSED");
		expect(codeOf(await down(above, to("40")))).toBe("done");
	});
	test("counts what waits", async () => {
		await protection.api.setOperatorLimit(limitOf("deposit", 10_000n));
		await open(below, "50");
		expect(codeOf(await down(above, to("50.01")))).toBe("RECEIVER_CLOSED");
		expect(codeOf(await down(above, to("50")))).toBe("done");
	});
	test("an exclusion keeps it out without saying so, and lets it go home", async () => {
		await rows(`insert into protection.exclusion (member_id, kind, began_at, ends_at)
			values (${below}, 'exclusion', now(), now() + interval '1 year') returning 1`);
		expect(await down(above, to("10"))).toEqual({ ok: false, error: { code: "RECEIVER_CLOSED" } });
		expect(codeOf(await up(below, { amount: "10" }))).toBe("done");
		expect(await standing()).toEqual([101_000n, 4_000n]);
	});
	test("asks the first question first", async () => {
		const unasked = await player(0n, above);
		await rows(`update cashier.payer set no_limit_at = null where member_id = ${unasked} returning 1`);
		expect(codeOf(await down(above, to("10", unasked)))).toBe("RECEIVER_CLOSED");
	});
});

describe("up", () => {
	test("takes from the main purse to the float of the agent directly above", async () => {
		const middle = await agent(0n, above);
		const deep = await player(2_000n, middle);
		const handed = unwrap(await up(deep, { amount: "15", remark: "Thanks" }));
		expect(handed).toMatchObject({
			type: "up",
			from: "cash",
			to: "float",
			toAccount: nameOf(middle),
			remark: "Thanks",
		});
		expect([await purse(deep, "cash"), await purse(middle, "float"), await purse(above, "float")]).toEqual([
			500n,
			1_500n,
			100_000n,
		]);
	});
	test("needs an agent above who still stands", async () => {
		expect(codeOf(await up(await player(1_000n), { amount: "1" }))).toBe("NO_UPLINE");
		expect(codeOf(await up(await player(1_000n, below), { amount: "1" }))).toBe("NO_UPLINE");
		await rows(`update members.accounts set status = 'closed' where id = ${above} returning id`);
		expect(codeOf(await up(below, { amount: "1" }))).toBe("NO_UPLINE");
	});
	test.each([
		["0.5", "TRANSFER_OUT_OF_RANGE"],
		["50.01", "NOT_ENOUGH"],
		["50", "done"],
	])("of %s: %s", async (amount, code) => expect(codeOf(await up(below, { amount }))).toBe(code));
	test("never passes a day's limit, many at once", async () => {
		await rows(`update cashier.float_limit set a_day = 2000, largest = 1000 where kind = 'up' returning 1`);
		const all = await Promise.all(Array.from({ length: 10 }, () => up(below, { amount: "5" })));
		expect(all.filter(({ ok }) => ok)).toHaveLength(4);
		expect(await up(below, { amount: "1" })).toMatchObject({
			error: { code: "DAY_LIMIT_REACHED", value: { left: "0.00" } },
		});
		clock.advance(86_400_001);
		expect(codeOf(await up(below, { amount: "5" }))).toBe("done");
		await rows(`update cashier.float_limit set a_day = 2000000, largest = 1000000 where kind = 'up' returning 1`);
	});
});

describe("only where the market allows", () => {
	test.each(["great-britain", "sweden", "ontario", "strict"])("%s lets nothing go either way", async (profile) => {
		await playBy(profile);
		await rows(`insert into protection.brand_profile values ('${merchant}', '${profile}')
			on conflict (merchant) do update set profile = excluded.profile returning 1`);
		expect(codeOf(await down(above, to("10")))).toBe("TRANSFERS_OFF");
		expect(codeOf(await up(below, { amount: "10" }))).toBe("TRANSFERS_OFF");
		expect(unwrap(await call(above, readFloatDesk, {}))).toMatchObject({ up: null, down: null });
		await playBy("international");
	});
	test("and in currencies that the brand has bounds for", async () => {
		await rows(`delete from cashier.float_limit where kind = 'down' returning 1`);
		expect(codeOf(await down(above, to("10")))).toBe("TRANSFERS_OFF");
		await rows(
			`insert into cashier.float_limit values ('${merchant}', 'P', 'down', 100, 1000000, 10000000) returning 1`,
		);
		expect(codeOf(await down(above, to("10")))).toBe("done");
	});
});

describe("at once", () => {
	test("a press that comes ten times is one transfer; the same key for another is refused", async () => {
		const answers = await Promise.all(Array.from({ length: 10 }, () => down(above, { ...to("100"), key: "press" })));
		expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
		expect(await standing()).toEqual([90_000n, 15_000n]);
		expect(codeOf(await down(above, { ...to("101"), key: "press" }))).toBe("TRANSFER_CONFLICT");
		const other = await player(0n, above);
		expect(codeOf(await down(above, { ...to("100", other), key: "press" }))).toBe("TRANSFER_CONFLICT");
	});
	test("a float is never handed out twice, to many members in many tabs", async () => {
		const members = await Promise.all(Array.from({ length: 4 }, () => player(0n, above)));
		const all = await Promise.all(
			Array.from({ length: 12 }, (_, tab) => down(above, to("150", members[tab % 4] ?? below))),
		);
		expect(all.filter(({ ok }) => ok)).toHaveLength(6);
		expect(all.filter(({ ok }) => !ok).map(codeOf)).toEqual(Array.from({ length: 6 }, () => "NOT_ENOUGH"));
		expect(await purse(above, "float")).toBe(10_000n);
		expect(await faults()).toEqual([]);
	});
	test("down and up across each other never wait in a ring, and nothing is lost", async () => {
		await rows(`update cashier.payout_rule set turnover_percent = 0 where merchant = '${merchant}'`);
		const pairs = Array.from({ length: 8 }, () => [down(above, to("7")), up(below, { amount: "3" })]);
		const all = await Promise.all(pairs.flat());
		await rows(`update cashier.payout_rule set turnover_percent = 100 where merchant = '${merchant}'`);
		expect(all.every(({ ok }) => ok)).toBe(true);
		expect(await standing()).toEqual([100_000n - 8n * 400n, 5_000n + 8n * 400n]);
		expect(await faults()).toEqual([]);
	});
	test("both hear of it", async () => {
		await down(above, to("10"));
		const told = (who: MemberId) => () =>
			heard.flatMap(({ member, event, payload }) => (member === who && event === "balance" ? [payload] : []));
		await expect.poll(told(above)).toContainEqual({ currency: "P", purse: "float", balance: "990.00", held: "0.00" });
		await expect.poll(told(below)).toContainEqual({ currency: "P", purse: "cash", balance: "60.00", held: "0.00" });
	});
});

describe("money that leaves upward asks what a withdrawal asks", () => {
	const turnover = async (who: MemberId = below) => unwrap(await call(who, readFloatDesk, {})).turnover;
	test("a deposit of whatever kind is played first; the page says how much is missing, the refusal too", async () => {
		wager(below, 500n);
		await down(above, to("30"));
		expect(await turnover()).toEqual({ asked: "30.00", missing: "30.00" });
		const refused = await up(below, { amount: "10" });
		expect(refused).toEqual({ ok: false, error: { code: "TURNOVER_MISSING", value: { missing: "30.00" } } });
		wager(below, 2_500n);
		expect(await turnover()).toEqual({ asked: "30.00", missing: "10.00" });
		expect(codeOf(await up(below, { amount: "10" }))).toBe("TURNOVER_MISSING");
		expect(await standing()).toEqual([97_000n, 8_000n]);
		wager(below, 3_500n);
		expect(codeOf(await up(below, { amount: "10" }))).toBe("done");
		expect(await standing()).toEqual([98_000n, 7_000n]);
		expect(await faults()).toEqual([]);
	});
	test("how much is the brand's: nothing where its rule asks for nothing", async () => {
		await rows(`update cashier.payout_rule set turnover_percent = 0 where merchant = '${merchant}'`);
		await down(above, to("30"));
		await rows(`update cashier.payout_rule set turnover_percent = 100 where merchant = '${merchant}'`);
		expect(codeOf(await up(below, { amount: "30" }))).toBe("done");
	});
	test("a press that was answered is answered again, whatever is missing since", async () => {
		const sent = unwrap(await up(below, { amount: "5", key: "up-before" }));
		await down(above, to("10"));
		expect(unwrap(await up(below, { amount: "5", key: "up-before" }))).toEqual(sent);
	});
	test("what does not come from a deposit goes up without play: a grant asks for none", async () => {
		expect(codeOf(await up(below, { amount: "50" }))).toBe("done");
	});
	test("A.3.8 whoever is excluded may not play, so nothing is asked to be played; a break passes, and it waits", async () => {
		await down(above, to("10"));
		await rows(`insert into protection.exclusion (member_id, kind, began_at, ends_at)
			values (${below}, 'break', now() - interval '1 minute', now() + interval '1 day')`);
		expect(codeOf(await up(below, { amount: "5" }))).toBe("TURNOVER_MISSING");
		await rows(`insert into protection.exclusion (member_id, kind, began_at, ends_at)
			values (${below}, 'exclusion', now() - interval '1 minute', now() + interval '7 months')`);
		expect(await turnover()).toEqual({ asked: "0.00", missing: "0.00" });
		expect(codeOf(await up(below, { amount: "5" }))).toBe("done");
	});
	test("of what comes down and goes up at once nothing gets away unplayed", async () => {
		const all = await Promise.all([down(above, to("40")), ...[1, 2, 3, 4].map(() => up(below, { amount: "50" }))]);
		expect(codeOf(all[0] ?? all[1])).toBe("done");
		expect(all.slice(1).filter(({ ok }) => ok).length).toBeLessThan(2);
		expect(await purse(below, "cash")).toBeGreaterThanOrEqual(4_000n);
		expect(await faults()).toEqual([]);
	});
});

describe("what is shown", () => {
	test("what was given and taken is looked for by an index each: nobody else's is read", async () => {
		await down(above, to("10", await player(0n, above)));
		const asked = { memberId: below, currency: "P", kind: undefined, before: undefined, limit: 21 };
		const period = { from: new Date(0), to: new Date(clock.now().getTime() + 1_000) };
		const scans = await db.tx(async (tx) => {
			await sql`set local enable_seqscan = off`.execute(tx);
			const read = () =>
				sql<{ read: string }>`select (seq_tup_read + idx_tup_fetch)::text as read from pg_stat_xact_user_tables
					where schemaname = 'cashier' and relname = 'transfer'`.execute(tx);
			const before = (await read()).rows;
			await listTransfersOf(tx, { ...asked, ...period });
			return { before, after: (await read()).rows };
		});
		expect(scans.after).toEqual(scans.before);
	});
	test("both see the transfer in their history, nobody else does", async () => {
		await down(above, to("10"));
		clock.advance(1_000);
		wager(below, 1_000n);
		await up(below, { amount: "4" });
		const seen = async (who: MemberId) =>
			unwrap(await call(who, listTransfers, {})).transfers.map(({ type, amount }) => `${type} ${amount}`);
		expect(await seen(above)).toEqual(["up 4.00", "down 10.00"]);
		expect(await seen(below)).toEqual(["up 4.00", "down 10.00"]);
		expect(await seen(await enrol())).toEqual([]);
		const first = unwrap(await call(below, listTransfers, { pageSize: 1 }));
		const second = unwrap(await call(below, listTransfers, { pageSize: 1, cursor: first.next ?? "" }));
		expect([first.transfers[0]?.type, second.transfers[0]?.type, second.next]).toEqual(["up", "down", null]);
	});
	test("the desk tells an agent and a member what may go", async () => {
		expect(unwrap(await call(above, readFloatDesk, {}))).toEqual({
			currency: "P",
			symbol: "P",
			upline: null,
			up: null,
			turnover: { asked: "0.00", missing: "0.00" },
			bonus: null,
			down: { smallest: "1.00", largest: "10000.00", left: "100000.00", available: "1000.00" },
		});
		await down(above, to("10"));
		expect(unwrap(await call(above, readFloatDesk, {})).down).toMatchObject({ left: "99990.00", available: "990.00" });
		expect(unwrap(await call(below, readFloatDesk, {}))).toMatchObject({
			upline: nameOf(above),
			down: null,
			turnover: { asked: "10.00", missing: "10.00" },
			up: { smallest: "1.00", largest: "10000.00", left: "20000.00", available: "60.00" },
		});
	});
	test("a float stands apart from what is one's own", async () => {
		const { float, total } = unwrap(await call(above, readConsolidatedFunds, {}));
		expect([float?.available, total]).toEqual(["1000.00", "0.00"]);
	});
});

describe("an operator", () => {
	const order = (amount: bigint, change = {}) => ({
		...({ merchant, account: nameOf(above), currency: "P", amount, operator: "Han", now: clock.now() } as const),
		id: deps.newId(),
		...change,
	});
	test("fills a float and draws from it, each once and written down", async () => {
		const fill = order(50_000n);
		const twice = await Promise.all([issueFloat(deps, fill), issueFloat(deps, fill), issueFloat(deps, fill)]);
		expect(twice.map(unwrap)).toEqual([150_000n, 150_000n, 150_000n]);
		expect(unwrap(await issueFloat(deps, order(-30_000n)))).toBe(120_000n);
		const acts = await db.read((tx) => lastActs(tx, { merchant, most: 2 }));
		expect(acts).toMatchObject([
			{ act: "float drawn", operator: "Han", before: { float: "1500.00" }, after: { float: "1200.00" } },
			{ act: "float filled", operator: "Han", before: { float: "1000.00" }, after: { float: "1500.00" } },
		]);
		expect(await faults()).toEqual([]);
	});
	test("takes out no more than there is, and fills no player's", async () => {
		expect(await issueFloat(deps, order(-100_001n))).toEqual({ ok: false, error: "FLOAT_TOO_LOW" });
		expect(await issueFloat(deps, order(1n, { account: nameOf(below) }))).toEqual({ ok: false, error: "NOT_AN_AGENT" });
		expect(await issueFloat(deps, order(1n, { account: "nobody" }))).toEqual({ ok: false, error: "NOT_AN_AGENT" });
		expect(await issueFloat(deps, order(1n, { currency: "KRW" }))).toEqual({ ok: false, error: "NOT_AN_AGENT" });
		expect(await purse(above, "float")).toBe(100_000n);
	});
});

describe("the database", () => {
	test.each([
		["a transfer down that begins in a main purse", "'down'", "'cash'", "'cash'"],
		["a transfer up that ends in a main purse", "'up'", "'cash'", "'cash'"],
		["a movement to somebody else", "'move'", "'cash'", "'vendor:FARAWAY'"],
	])("refuses %s", async (_what, kind, from, into) => {
		const written = rows(`insert into cashier.transfer (member_id, id, merchant, request_key, kind, currency, amount,
			from_purse, to_member_id, to_purse, done_at, movement) values (${above}, gen_random_uuid(), 'tessera', 'x',
			${kind}, 'P', 5, ${from}, ${below}, ${into}, now(), gen_random_uuid())`);
		await expect(written).rejects.toThrow(/purses_of_kind/);
	});
	test.each(["update cashier.float_issue set amount = 1", "delete from cashier.float_issue"])(
		"refuses %s",
		async (statement) => expect(rows(statement)).rejects.toThrow(/is refused/),
	);
	test("an issue without its posting is found", async () => {
		await rows(`insert into cashier.float_issue values (${above}, gen_random_uuid(), 'tessera', 'P', 700, 'Han', now(),
			gen_random_uuid())`);
		expect(await rows(`select told, posted from cashier.unmoved where member_id = ${above}`)).toEqual([
			{ told: "700", posted: null },
		]);
	});
});
