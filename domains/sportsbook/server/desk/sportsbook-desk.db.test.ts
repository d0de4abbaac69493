// Traders at their desk: a match is suspended while bets are on their way, its margin and markets are set, what it can cost is seen,
// results are corrected and bets voided by two people, members have shares of the limits.
import { afterAll, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { sql } from "#platform/db";
import { listDeskMatches, listMemberFactors, readDeskMatch } from "../../contract/index.ts";
import { codeOf, good, openSportsbook, playerOf } from "../testing/open-sportsbook.ts";

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

describe("a result", () => {
	test("is corrected by two people, bets are settled anew; bets of a window are voided; nobody agrees to their own", async () => {
		const [home, away] = [await book.sit(100_000n), await book.sit(100_000n)];
		const won = await bet(away, single(later, "1", "away"));
		await bet(home, single(later, "1", "draw"));
		expect(codeOf(await askFor(later, correct))).toBe("MATCH_RUNS");
		book.lookOnlyAt([later]);
		expect((await book.playOut(later)).score).toEqual([0, 0]);
		await book.settle(later);
		expect((await own(home, "settled"))[0]?.state).toBe("won");
		expect(codeOf(await suspend(later, true))).toBe("MATCH_OVER");
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
		const voided = idOf(await askFor(later, { kind: "void", market: "1", why: "wrongOdds" }));
		good(await decide(voided));
		await book.settle(later);
		for (const player of [home, away]) {
			expect((await own(player, "settled"))[0]?.state).toBe("void");
			expect(await book.purse(player)).toBe(100_000n);
		}
		const taken = idOf(await askFor(later, correct));
		good(await book.desk("take-back-match-result", { resultId: taken }));
		expect(codeOf(await decide(taken))).toBe("PROPOSAL_CLOSED");
		expect((await list({ state: "over", league: "TPL" })).events.map(({ id }) => id)).toContain(later);
		expect((await read(later)).stands.length).toBeGreaterThan(10);
		book.clock.advance(73 * 3_600_000);
		expect(codeOf(await askFor(later, correct))).toBe("RESULT_LATE");
		expect(await book.violations()).toEqual([]);
	});
});
