// Free bets over a real ledger: given once, staked by one bet alone, won, lost, given back by a void, taken back at their end; what
// is set aside is always what can still be bet.
import { afterAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { sql } from "#platform/db";
import { listFreeBets, listOwnFreeBets } from "../contract/index.ts";
import { codeOf, good, newKey, openSportsbook, playerOf, type Sitting } from "./testing/open-sportsbook.ts";

const book = await openSportsbook();
afterAll(book.close);
const { press, bet, own, cashOut } = playerOf(book);
const { live, next, later } = await book.now();
const single = (eventId: string, outcome = "home", market = "1") => [{ eventId, market, outcome }];

let given = 0;
const day = 86_400_000;

async function give({ member }: Sitting, { amount = 1_000n, leastOdds = 150, id = "" } = {}): Promise<string> {
	given += 1;
	const name = id === "" ? `00000000-0000-7000-8000-${String(given).padStart(12, "0")}` : id;
	if (member === undefined) throw new Error("nobody is given a free bet on trial");
	const endsAt = new Date(book.clock.now().getTime() + 7 * day);
	const order = { id: name, merchant: "tessera", memberId: member, currency: "P", amount, leastOdds, endsAt } as const;
	await book.db.tx((tx) => book.book.giveFreeBet(tx, { ...order, origin: "first-bet" }));
	return name;
}

const mine = async (player: Sitting) =>
	z.parse(listOwnFreeBets.output, good(await book.call("list-own-free-bets", player))).freeBets;
const staked = async ({ member }: Sitting) =>
	(
		await book.db.read((tx) =>
			sql<{
				id: string;
			}>`select id from sportsbook.free_bet where owner = ${`m${member}`} and slip is not null`.execute(tx),
		)
	).rows;
const faults = async () =>
	(await book.db.read((tx) => sql<{ name: string; what: string }>`select * from sportsbook.free_bet_fault`.execute(tx)))
		.rows;
const account = async (name: string): Promise<bigint> => {
	const { rows } = await book.db.read((tx) =>
		sql<{
			held: string;
		}>`select coalesce(sum(-delta), 0)::text as held from wallet.posting where counter = ${name}`.execute(tx),
	);
	return BigInt(rows[0]?.held ?? 0);
};
async function isExact(): Promise<void> {
	expect(await faults()).toEqual([]);
	expect(await book.violations()).toEqual([]);
}

/** What was bet on a match until now is void, or is not after all. */
async function cancel(event: string, voided: boolean): Promise<void> {
	const cancels = voided ? [{ reason: "wrong odds", to: book.clock.now().getTime() + 1 }] : [];
	await book.db.tx((tx) =>
		sql`update sportsbook.event set cancels = ${JSON.stringify(cancels)}::jsonb, result_version = result_version + 2
			where id = ${event}`.execute(tx),
	);
	await book.settle(event);
	book.clock.advance(2);
}

async function endNow(id: string): Promise<void> {
	book.clock.advance(1);
	await book.db.tx((tx) =>
		sql`update sportsbook.free_bet set ends_at = ${book.clock.now()} where id = ${id}::uuid`.execute(tx),
	);
}

test("is given once, is its holder's alone, and takes all of its amount on one line at its least odds", async () => {
	const [player, other, trial] = await Promise.all([book.sit(100_000n), book.sit(100_000n), book.sit(undefined)]);
	const id = await give(player);
	await give(player, { id, amount: 99_000n });
	expect(await mine(player)).toEqual([{ id, amount: "10.00", leastOdds: 150, endsAt: expect.any(Number) }]);
	expect([await mine(other), await mine(trial)]).toEqual([[], []]);
	expect(await account("free-bets:tessera")).toBe(1_000n);
	const use = (by: Sitting, more: object = {}, legs = single(next)) => press(by, legs, { freeBet: id, ...more });
	for (const by of [other, trial]) expect(codeOf(await use(by))).toBe("FREE_BET_GONE");
	expect(codeOf(await use(player, { line: "5.00" }))).toBe("FREE_BET_TERMS");
	expect(
		codeOf(
			await use(player, { sizes: [1, 2, 3], line: "10.00" }, [...single(next), ...single(later), ...single(live)]),
		),
	).not.toBe("ok");
	const strict = await give(player, { leastOdds: 9_000 });
	expect(codeOf(await use(player, { freeBet: strict }))).toBe("FREE_BET_TERMS");
	const key = newKey();
	const placed = await bet(player, single(next), { freeBet: id, key });
	expect([placed.balance, placed.bet.free, placed.replayed]).toEqual(["1000.00", true, false]);
	expect((await bet(player, single(next), { freeBet: id, key })).replayed).toBe(true);
	expect(codeOf(await press(player, single(next), { key }))).toBe("DUPLICATE_TRANSACTION");
	expect(codeOf(await use(player))).toBe("FREE_BET_GONE");
	expect((await mine(player)).map((one) => one.id)).toEqual([strict]);
	const [open] = await own(player, "open");
	expect(open?.offer).toBeUndefined();
	if (open === undefined) throw new Error("there is no bet");
	expect(codeOf(await cashOut(player, open, 100))).toBe("BET_CLOSED");
	const auto = { betId: open.betId, from: "1.00" };
	expect(codeOf(await book.call("set-auto-cash-out", player, auto))).toBe("BET_CLOSED");
	await isExact();
});

test("pressed by many slips at once is one bet", async () => {
	const player = await book.sit(100_000n);
	const freeBet = await give(player);
	const answers = await Promise.all(Array.from({ length: 8 }, () => press(player, single(later), { freeBet })));
	expect(answers.map(codeOf).toSorted()).toEqual([...Array.from({ length: 7 }, () => "FREE_BET_GONE"), "ok"]);
	expect([await book.purse(player), (await own(player, "open")).length]).toEqual([100_000n, 1]);
	await isExact();
});

test("won pays the profit alone, lost nothing; corrected and voided the ledger moves with it", async () => {
	const [winner, loser] = await Promise.all([book.sit(100_000n), book.sit(100_000n)]);
	const vendor = await account("games:ds88");
	const { key = "" } = (await book.event(live)).markets.find(({ id, main }) => id === 18 && main) ?? {};
	const won = await bet(winner, single(live, "over", key), { freeBet: await give(winner), accept: "any" });
	await bet(loser, single(live, "under", key), { freeBet: await give(loser), accept: "any" });
	const odds = won.bet.legs[0]?.odds ?? 0;
	expect(won.bet.most).toBe(((odds - 100) / 10).toFixed(2));
	book.chance.all = true;
	for (let step = 0; step < 16; step++) await book.step();
	book.chance.all = false;
	await book.settle(live);
	expect((await own(winner, "settled"))[0]).toMatchObject({ state: "won", returned: won.bet.most, free: true });
	expect((await own(loser, "settled"))[0]).toMatchObject({ state: "lost", returned: "0.00" });
	const profit = BigInt(won.bet.most.replace(".", ""));
	expect([await book.purse(winner), await book.purse(loser)]).toEqual([100_000n + profit, 100_000n]);
	expect((await account("games:ds88")) - vendor).toBe(2_000n - profit);
	await isExact();
	// A desk voids the bets of the match: what was won goes back, and both can bet again, for a day at least.
	const [{ id = "" } = {}] = await staked(winner);
	await endNow(id);
	await cancel(live, true);
	expect([await book.purse(winner), await book.purse(loser)]).toEqual([100_000n, 100_000n]);
	expect((await own(winner, "settled"))[0]).toMatchObject({ state: "void", returned: "0.00" });
	const [again] = await mine(winner);
	expect(again?.endsAt).toBe(book.clock.now().getTime() - 2 + day);
	expect(await account("games:ds88")).toBe(vendor);
	await isExact();
});

test("given back by a void is another bet's by then: the old one stays void whatever its result becomes", async () => {
	const player = await book.sit(100_000n);
	const freeBet = await give(player);
	await bet(player, single(later), { freeBet });
	await cancel(later, true);
	expect((await own(player, "settled"))[0]).toMatchObject({ state: "void" });
	await bet(player, single(later), { freeBet });
	await cancel(later, false);
	expect((await own(player, "settled"))[0]).toMatchObject({ state: "void" });
	expect([(await own(player, "open")).length, await book.purse(player)]).toEqual([1, 100_000n]);
	await isExact();
});

test("left by a server that died is free again, or its bet is found", async () => {
	const player = await book.sit(100_000n);
	const [lost, found] = [await give(player), await give(player)];
	const placed = await bet(player, single(later), { freeBet: found });
	await book.db.tx(async (tx) => {
		await sql`update sportsbook.slip set ticket_id = null, created_at = created_at - interval '5 minutes'
			where id = ${placed.bet.betId}::uuid`.execute(tx);
		await sql`with left_slip as (insert into sportsbook.slip
				(id, owner, key, vendor, currency, legs, sizes, line, stake, most, created_at, free_bet)
				values (gen_random_uuid(), ${`m${player.member}`}, 'left-00000000', 'DS88', 'P', '[]', '[1]', 1000, 1000, 2000,
					${new Date(book.clock.now().getTime() - 300_000)}, ${lost}::uuid) returning id)
			select 1`.execute(tx);
		await sql`update sportsbook.free_bet set slip = (select id from sportsbook.slip where key = 'left-00000000')
			where id = ${lost}::uuid`.execute(tx);
	});
	expect(await mine(player)).toEqual([]);
	await book.runJob("sportsbook.keep");
	expect([(await mine(player)).map((one) => one.id), await own(player, "open")]).toMatchObject([
		[lost],
		[{ free: true }],
	]);
	await isExact();
});

test("is taken back at its end and by the desk; what is staked is not; the desk sees what became of each", async () => {
	const player = await book.sit(100_000n);
	const [over, wrong, onSlip] = [await give(player), await give(player), await give(player)];
	await bet(player, single(later), { freeBet: onSlip });
	const back = (free: string, merchant = "tessera") =>
		book.desk("take-back-free-bet", { id: free, reason: "Given by mistake." }, { merchant });
	expect(codeOf(await back(wrong, "other"))).toBe("FREE_BET_CLOSED");
	expect(good(await back(wrong))).toMatchObject({ state: "taken back", why: "Given by mistake." });
	for (const free of [wrong, onSlip]) expect(codeOf(await back(free))).toBe("FREE_BET_CLOSED");
	for (const free of [over, onSlip]) await endNow(free);
	expect(codeOf(await press(player, single(later), { freeBet: over }))).toBe("FREE_BET_GONE");
	const stateOf = async () => {
		const asked = { memberId: String(player.member) };
		const { freeBets } = z.parse(listFreeBets.output, good(await book.desk("list-free-bets", asked)));
		return new Map(freeBets.map((one) => [one.id, one.state]));
	};
	expect((await stateOf()).get(over)).toBe("expired");
	await book.runJob("sportsbook.keep");
	expect(await stateOf()).toEqual(
		new Map([
			[over, "expired"],
			[wrong, "taken back"],
			[onSlip, "staked"],
		]),
	);
	expect(codeOf(await book.desk("list-free-bets", { cursor: "x" }))).toBe("INVALID_CURSOR");
	const cursor = `${book.clock.now().getTime()}_${onSlip}`;
	expect(good(await book.desk("list-free-bets", { cursor }))).toMatchObject({ freeBets: expect.any(Array) });
	expect(good(await book.desk("list-free-bets", {}, { merchant: "other" }))).toEqual({ freeBets: [], next: null });
	await isExact();
});
