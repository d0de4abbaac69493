// Traders at their desk: a match is suspended while bets are on their way, its margin and markets are set, what it can cost is seen,
// results are corrected and bets voided by two people, members have shares of the limits.
import { afterAll, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { sql } from "#platform/db";
import { listDeskMatches, listMemberFactors, listReferredBets, readDeskMatch } from "../../contract/index.ts";
import { codeOf, good, newKey, openSportsbook, playerOf, type Sitting } from "../testing/open-sportsbook.ts";

const book = await openSportsbook();
afterAll(book.close);
const { press, bet, own } = playerOf(book);
const { live, next, later } = await book.now();

const single = (eventId: string, market = "1", outcome = "home") => [{ eventId, market, outcome }];
const suspend = (eventId: string, held: boolean, key?: string) =>
	book.desk("suspend-match", { eventId, held }, key === undefined ? {} : { key });
const read = async (eventId: string) =>
	z.parse(readDeskMatch.output, good(await book.desk("read-desk-match", { eventId })));
const list = async (input: object = {}) =>
	z.parse(listDeskMatches.output, good(await book.desk("list-desk-matches", input)));
const acts = async () => {
	const { rows } = await book.db.read((tx) =>
		sql<{ act: string }>`select act from sportsbook.operator_act order by id`.execute(tx),
	);
	return rows.map(({ act }) => act);
};
const correct = { kind: "correct", score: [3, 1], half: [1, 0] } as const;
const askFor = (eventId: string, terms: object, more: { staffId?: string; key?: string } = {}) =>
	book.desk("ask-match-result", { eventId, terms, reason: "the score was wrong" }, more);
const idOf = (answer: Awaited<ReturnType<typeof askFor>>) =>
	z.parse(z.object({ resultId: z.string() }), good(answer)).resultId;
const decide = (resultId: string, staffId = "2") =>
	book.desk("decide-match-result", { resultId, decision: { kind: "approve" } }, { staffId });

describe("a match at the desk", () => {
	test("is suspended at once: of a thousand bets on their way none is taken after it, and money stands still", async () => {
		const players = await Promise.all(Array.from({ length: 10 }, () => book.sit(1_000_000n)));
		const { version } = await book.event(live);
		let open = () => {};
		book.during.gate = new Promise((done) => {
			open = done;
		});
		const sent: ReturnType<typeof book.call>[] = [];
		for (const [place, player] of Array.from({ length: 1_000 }, (_none, at) => [at, players[at % 10]] as const)) {
			if (player === undefined) continue;
			sent.push(
				book.call("place-sports-bet", player, {
					key: `thousand-${String(place).padStart(6, "0")}`,
					legs: [{ eventId: live, market: "1", outcome: "home", odds: 101, version }],
					sizes: [1],
					line: "1.00",
					accept: "any",
				}),
			);
			if (sent.length % 25 === 0) await vi.waitFor(() => expect(book.during.waiting).toBe(sent.length), 20_000);
		}
		good(await suspend(live, true));
		open();
		const answers = await Promise.all(sent);
		book.during.gate = undefined;
		const codes = new Set(answers.map(codeOf));
		expect([...codes]).toEqual(["MARKET_SUSPENDED"]);
		for (const player of players) expect(await book.purse(player)).toBe(1_000_000n);
		expect((await read(live)).event).toMatchObject({ held: true, open: false });
		expect((await suspend(live, false, "resume-once")).ok).toBe(true);
		expect((await suspend(live, false, "resume-once")).ok).toBe(true);
		expect(await acts()).toEqual(["match suspended", "match resumed"]);
	});

	test("has a margin, a limit and closed markets, from that moment on", async () => {
		const player = await book.sit(10_000_000n);
		const before = (await book.event(next)).markets.find(({ key }) => key === "1")?.outcomes[0]?.odds ?? 0;
		const terms = { margin: 300, limit: 1, closed: ["45"] };
		good(await book.desk("set-match-terms", { eventId: next, terms, reason: "a side is unknown" }));
		const after = await book.event(next);
		expect(after.markets.find(({ key }) => key === "1")?.outcomes[0]?.odds ?? 0).toBeLessThan(before);
		expect(after.markets.find(({ key }) => key === "45")?.suspended).toBe(true);
		expect(codeOf(await press(player, single(next, "45", "1:1")))).toBe("MARKET_SUSPENDED");
		expect((await read(next)).terms).toEqual(terms);
		await bet(player, single(next), { line: "500.00" });
		const { event, exposures, stands } = await read(next);
		expect(exposures).toMatchObject([{ market: "1", outcome: "home", bets: 1, stake: "500.00" }]);
		expect(Number(event.money[0]?.worst)).toBeGreaterThan(0);
		expect(Number(event.money[0]?.worst) + Number(event.money[0]?.room)).toBeCloseTo(2_000, 1);
		expect(stands.length).toBeGreaterThan(0);
		// What the house may lose on it is its limit, whoever bets.
		const other = await book.sit(10_000_000n);
		expect(codeOf(await press(other, single(next), { line: "2500.00" }))).toBe("ABOVE_EVENT_MAX");
		good(
			await book.desk("set-match-terms", {
				eventId: next,
				terms: { margin: 100, limit: 100, closed: [] },
				reason: "known",
			}),
		);
		expect(codeOf(await press(other, single(next), { line: "2500.00" }))).toBe("ok");
	});

	test("is listed with what it can cost and how the feed is; one that is not there or is over takes no terms", async () => {
		const { events, health, waiting } = await list({ league: "TPL" });
		expect(events.map(({ id }) => id)).toEqual(expect.arrayContaining([live, next, later]));
		expect([health.unsettled, waiting]).toEqual([0, []]);
		expect(codeOf(await book.desk("read-desk-match", { eventId: "TPL-1" }))).toBe("MATCH_NOT_FOUND");
		expect(codeOf(await suspend("TPL-1", true))).toBe("MATCH_NOT_FOUND");
		const terms = { terms: { margin: 100, limit: 100, closed: [] }, reason: "nobody knows it" };
		expect(codeOf(await book.desk("set-match-terms", { eventId: "TPL-1", ...terms }))).toBe("MATCH_NOT_FOUND");
		expect(codeOf(await askFor("TPL-1", correct))).toBe("MATCH_NOT_FOUND");
		expect(codeOf(await decide("00000000-0000-5000-8000-000000000000"))).toBe("PROPOSAL_NOT_FOUND");
		expect(codeOf(await book.desk("list-desk-matches", { cursor: "no" }))).toBe("INVALID_CURSOR");
	});
});

test("a member's share of the limits has a reason and counts from the next bet on", async () => {
	const player = await book.sit(10_000_000n);
	const memberId = String(player.member);
	const set = (factor: number) => book.desk("set-member-factor", { memberId, factor, reason: "bets on late prices" });
	good(await set(50));
	good(await set(1));
	const { factors } = z.parse(listMemberFactors.output, good(await book.desk("list-member-factors")));
	expect(factors).toMatchObject([{ memberId, factor: 1, reason: "bets on late prices", operator: "trader 1" }]);
	expect(codeOf(await book.desk("list-member-factors", { cursor: "no" }))).toBe("INVALID_CURSOR");
	const { id } = await book.coming();
	expect(codeOf(await press(player, single(id), { line: "1000.00" }))).toBe("ABOVE_MAX");
	expect((await acts()).at(-1)).toBe("member factor set");
});

describe("a big bet", () => {
	const ask = (player: Sitting, { key, line }: { readonly key: string; readonly line: string }) =>
		press(player, single(calm, "1", "home"), { key, line, accept: "any" });
	const waiting = async () => z.parse(listReferredBets.output, good(await book.desk("list-referred-bets"))).bets;
	const decide = (referralId: string, word: object) =>
		book.desk("decide-referred-bet", { referralId, word, reason: "it is known" });
	let calm = "";

	test("waits for a trader with nothing staked, and is taken, lowered, refused, or lapses", async () => {
		calm = (await book.coming()).id;
		const player = await book.sit(5_000_000n);
		const first = { key: newKey(), line: "6000.00" };
		expect(codeOf(await ask(player, first))).toBe("BET_REFERRED");
		expect(codeOf(await ask(player, first))).toBe("BET_REFERRED");
		expect(codeOf(await ask(player, { ...first, line: "7000.00" }))).toBe("DUPLICATE_TRANSACTION");
		expect(await book.purse(player)).toBe(5_000_000n);
		const [bet = { referralId: "" }] = await waiting();
		expect(bet).toMatchObject({ memberId: String(player.member), stake: "6000.00", legs: [{ event: calm }] });
		const elsewhere = { merchant: "elsewhere" };
		const word = { referralId: bet.referralId, word: { kind: "accept" }, reason: "it is known" };
		expect(good(await book.desk("list-referred-bets", {}, elsewhere))).toEqual({ bets: [] });
		expect(codeOf(await book.desk("decide-referred-bet", word, elsewhere))).toBe("REFERRED_BET_NOT_FOUND");
		good(await decide(bet.referralId, { kind: "accept" }));
		expect(codeOf(await decide(bet.referralId, { kind: "refuse" }))).toBe("REFERRED_BET_CLOSED");
		expect(codeOf(await ask(player, first))).toBe("ok");
		expect(codeOf(await ask(player, first))).toBe("ok");
		expect(await book.purse(player)).toBe(4_400_000n);

		const second = { key: newKey(), line: "8000.00" };
		await ask(player, second);
		const id = (await waiting())[0]?.referralId ?? "";
		expect(codeOf(await decide(id, { kind: "offer", line: "8000.00" }))).toBe("OFFER_TOO_HIGH");
		good(await decide(id, { kind: "offer", line: "5000.00" }));
		const offered = await ask(player, second);
		expect(offered).toMatchObject({ ok: false, error: { code: "BET_REOFFERED", value: { line: "5000.00" } } });
		expect(codeOf(await ask(player, { ...second, line: "5000.00" }))).toBe("ok");
		expect(await book.purse(player)).toBe(3_900_000n);

		const third = { key: newKey(), line: "5500.00" };
		await ask(player, third);
		good(await decide((await waiting())[0]?.referralId ?? "", { kind: "refuse" }));
		expect(codeOf(await ask(player, third))).toBe("BET_REFUSED");
		const fourth = { key: newKey(), line: "5600.00" };
		await ask(player, fourth);
		const left = (await waiting())[0]?.referralId ?? "";
		book.clock.advance(61_000);
		expect(codeOf(await ask(player, fourth))).toBe("BET_REFUSED");
		expect([await waiting(), codeOf(await decide(left, { kind: "accept" }))]).toEqual([[], "REFERRED_BET_CLOSED"]);
		expect(codeOf(await decide("00000000-0000-7000-8000-000000000000", { kind: "refuse" }))).toBe(
			"REFERRED_BET_NOT_FOUND",
		);
		expect(await book.purse(player)).toBe(3_900_000n);
		expect((await acts()).slice(-3)).toEqual(["bet accepted", "bet reoffered", "bet refused"]);
	});
});

describe("a result", () => {
	test("of a match that is not played on: what is decided stands, the rest goes back", async () => {
		const { id, kickoff } = await book.coming();
		const player = await book.sit(100_000n);
		await bet(player, single(id), { accept: "any" });
		await bet(player, single(id, "8|goalnr=1", "home"), { accept: "any" });
		await book.step(kickoff - book.clock.now().getTime() + 500);
		book.chance.all = true;
		await book.step();
		await book.step();
		book.chance.all = false;
		expect((await book.event(id)).score).toEqual([1, 0]);
		const asked = idOf(await askFor(id, { kind: "abandon", why: "abandoned" }));
		good(await decide(asked));
		for (let turn = 0; turn < 2; turn++) await book.runJob("sportsbook.abandon", { event: id, id: asked });
		expect((await book.event(id)).phase).toBe("void");
		await book.settle(id);
		expect((await own(player, "settled")).map(({ state }) => state).toSorted()).toEqual(["void", "won"]);
		expect(codeOf(await askFor(id, { kind: "abandon", why: "abandoned" }))).toBe("RESULT_IMPOSSIBLE");
		expect(await book.violations()).toEqual([]);
	});

	test("is corrected by two people, bets are settled anew; bets of a window are voided; nobody agrees to their own", async () => {
		const [home, away] = [await book.sit(100_000n), await book.sit(100_000n)];
		const won = await bet(away, single(later, "1", "away"));
		await bet(home, single(later, "1", "draw"));
		// Two outcomes of the match as one leg.
		const builder = await book.sit(100_000n);
		const nil = { eventId: later, market: "29", outcome: "no", with: [{ market: "1", outcome: "draw" }] };
		const { bet: built } = await bet(builder, [nil], { accept: "any" });
		const alone = built.legs[0]?.sets?.[0] ?? 0;
		expect(codeOf(await askFor(later, correct))).toBe("MATCH_RUNS");
		await book.lookOnlyAt([later]);
		expect((await book.playOut(later)).score).toEqual([0, 0]);
		await book.settle(later);
		expect((await own(home, "settled"))[0]?.state).toBe("won");
		expect((await own(builder, "settled"))[0]).toMatchObject({ state: "won", returned: built.most });
		expect(codeOf(await suspend(later, true))).toBe("MATCH_OVER");
		const over = { terms: { margin: 100, limit: 100, closed: [] }, reason: "it is over" };
		expect(codeOf(await book.desk("set-match-terms", { eventId: later, ...over }))).toBe("MATCH_OVER");
		const refused = idOf(await askFor(later, { kind: "void", why: "other" }));
		const no = { resultId: refused, decision: { kind: "refuse", why: "the score was right" } };
		good(await book.desk("decide-match-result", no, { staffId: "2" }));
		expect(codeOf(await askFor(later, { ...correct, half: [4, 0] }))).toBe("RESULT_IMPOSSIBLE");
		const away20 = { kind: "correct", score: [0, 2], half: [0, 1] };
		const asked = idOf(await askFor(later, away20, { key: "once" }));
		expect(idOf(await askFor(later, away20, { key: "once" }))).toBe(asked);
		expect(codeOf(await askFor(later, correct))).toBe("RESULT_WAITS");
		expect((await list()).waiting).toMatchObject([{ resultId: asked, own: true, eventId: later }]);
		expect(codeOf(await decide(asked, "1"))).toBe("OWN_PROPOSAL");
		good(await decide(asked));
		await book.settle(later);
		await book.settle(later);
		expect((await own(away, "settled"))[0]).toMatchObject({ state: "won", returned: won.bet.most });
		expect((await own(home, "settled"))[0]?.state).toBe("lost");
		expect((await own(builder, "settled"))[0]?.state).toBe("lost");
		const voided = idOf(await askFor(later, { kind: "void", market: "1", why: "wrongOdds" }));
		good(await decide(voided));
		await book.settle(later);
		for (const player of [home, away]) {
			expect((await own(player, "settled"))[0]?.state).toBe("void");
			expect(await book.purse(player)).toBe(100_000n);
		}
		// What is left of the built leg stands at its own price.
		expect(alone).toBeGreaterThan(100);
		expect((await own(builder, "settled"))[0]).toMatchObject({ state: "won", returned: (alone / 10).toFixed(2) });
		const taken = idOf(await askFor(later, correct));
		good(await book.desk("take-back-match-result", { resultId: taken }));
		expect(codeOf(await decide(taken))).toBe("PROPOSAL_CLOSED");
		expect((await list({ state: "over", league: "TPL" })).events.map(({ id }) => id)).toContain(later);
		expect((await read(later)).stands.length).toBeGreaterThan(10);
		book.clock.advance(73 * 3_600_000);
		expect(codeOf(await askFor(later, correct))).toBe("RESULT_LATE");
		expect(await book.violations()).toEqual([]);
	});

	test("does not reach a bet that went back at once: its match stopped while it was being written", async () => {
		const { id, kickoff } = await book.coming();
		await book.step(kickoff - book.clock.now().getTime() + 2_000);
		const player = await book.sit(100_000n);
		const key = newKey();
		let release = () => {};
		const released = new Promise<void>((done) => {
			release = done;
		});
		const held = book.db.tx(async (tx) => {
			await sql`select from wallet.wallet where member_id = ${String(player.member)} for update`.execute(tx);
			await released;
		});
		const pressed = press(player, single(id, "1", "away"), { key, accept: "any" });
		const written = async () =>
			(await book.db.read((tx) => sql`select from sportsbook.slip where key = ${key}`.execute(tx))).rows.length;
		await vi.waitFor(async () => expect(await written()).toBe(1), 20_000);
		book.clock.advance(1_000);
		good(await suspend(id, true));
		release();
		await held;
		expect(codeOf(await pressed)).toBe("MARKET_SUSPENDED");
		good(await suspend(id, false));
		const over = idOf(await askFor(id, { kind: "abandon", why: "abandoned" }));
		good(await decide(over));
		await book.runJob("sportsbook.abandon", { event: id, id: over });
		await book.settle(id);
		good(await decide(idOf(await askFor(id, correct))));
		await book.settle(id);
		expect(await own(player, "settled")).toMatchObject([{ state: "void", returned: "10.00" }]);
		expect(await book.purse(player)).toBe(100_000n);
		expect(await book.violations()).toEqual([]);
	});
});
