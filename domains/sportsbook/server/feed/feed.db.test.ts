// Matches of a feed from outside, from its XML to the ledger, over a wire that a test holds: opened, bet on, stopped, sold, settled, taken
// back, voided; a producer that is silent, a follower that dies, one that takes over.
import { afterAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { log } from "#platform/http/testing";
import { listDeskMatches } from "../../contract/index.ts";
import { overlap } from "../../core/feed/line.ts";
import { codeOf, type OpenSportsbook, openSportsbook, playerOf } from "../testing/open-sportsbook.ts";
import type { FeedFixture, FeedHearing, FeedRecovery, FeedWire } from "./feed-wire.ts";
import { type FeedFollower, followFeed } from "./follow-feed.ts";

const book = await openSportsbook();
const player = playerOf(book);
afterAll(() => book.close());

const fixtures: readonly FeedFixture[] = [
	...[1, 2, 3, 4, 5, 6].map((number) => ({
		id: `sr:match:${number}`,
		sport: "sr:sport:1",
		league: "Testland Cup",
		home: `Home ${number}`,
		away: `Away ${number}`,
		kickoff: new Date("2026-03-02T18:00:00Z"),
	})),
	{ id: "sr:match:99", sport: "sr:sport:21", league: "Cricket", home: "A", away: "B", kickoff: new Date(0) },
];

/** A wire in a test's hand. */
function heldWire() {
	const asked: FeedRecovery[] = [];
	let hearing: FeedHearing | undefined;
	const held = { reachable: true, recovers: true };
	const wire: FeedWire = {
		async connect(given) {
			if (!held.reachable) throw new Error("not reachable");
			hearing = given;
			return {
				close: async () => {
					hearing = undefined;
				},
			};
		},
		async recover(recovery) {
			asked.push(recovery);
			return held.recovers;
		},
		fixture: async (event) => fixtures.find(({ id }) => id === event),
	};
	return {
		wire,
		asked,
		held,
		isConnected: () => hearing !== undefined,
		say: async (xml: string) => hearing?.told(xml),
		cut() {
			hearing?.lost();
			hearing = undefined;
		},
	};
}

type Wire = ReturnType<typeof heldWire>;

const followerOf = ({ wire }: Wire, node: string): FeedFollower =>
	followFeed({ db: book.db, clock: book.clock, log, rooms: book.running.rooms, room: book.book.room, wire, node });

const at = (): number => book.clock.now().getTime();
const alive = (product = 1) => `<alive product="${product}" timestamp="${at()}" subscribed="1"/>`;
const whole = ({ asked }: Wire, product = 1) =>
	`<snapshot_complete product="${product}" timestamp="${at()}" request_id="${asked.filter((one) => one.product === product).at(-1)?.requestId}"/>`;
const of = (name: string, match: number, more: string, inner: string, product = 1) =>
	`<${name} product="${product}" event_id="sr:match:${match}" timestamp="${at()}" ${more}>${inner}</${name}>`;
const outcome = (id: number, odds: string, chance: string) =>
	`<outcome id="${id}" odds="${odds}" active="1" probabilities="${chance}"/>`;
const oneXTwo = (status = 1) =>
	`<market id="1" status="${status}">${outcome(1, "2.10", "0.45")}${outcome(2, "3.40", "0.27")}${outcome(3, "3.60", "0.28")}</market>`;
const totals = `<market id="18" specifiers="total=2.50" status="1">${outcome(12, "1.95", "0.49")}${outcome(13, "1.85", "0.51")}</market>
	<market id="18" specifiers="total=3.5" status="1">${outcome(12, "3.10", "0.3")}${outcome(13, "1.33", "0.7")}</market>
	<market id="701" status="1">${outcome(74, "2", "0.5")}</market>`;
const odds = (match: number, { status = 0, score = "0 0", markets = oneXTwo() + totals, product = 1 } = {}) => {
	const [home, away] = score.split(" ");
	return of(
		"odds_change",
		match,
		"",
		`<sport_event_status status="${status}" home_score="${home}" away_score="${away}"/><odds>${markets}</odds>`,
		product,
	);
};
const won = (id: number, ids: readonly number[]) =>
	ids.map((one) => `<outcome id="${one}" result="${one === id ? 1 : 0}"/>`).join("");
const settled = (match: number, inner: string) =>
	of("bet_settlement", match, 'certainty="2"', `<outcomes>${inner}</outcomes>`);
const homeWon = `<market id="1">${won(1, [1, 2, 3])}</market>`;

async function later(milliseconds: number): Promise<void> {
	book.clock.advance(milliseconds);
}

async function settleAll(id: string): Promise<void> {
	await book.settle(id);
}

const leg = (match: number, market = "1", picked = "home") => ({ eventId: `UOF-${match}`, market, outcome: picked });

describe.sequential("a feed from outside", () => {
	const wire = heldWire();
	const follower = followerOf(wire, "one");

	test("opens a match with the house's names for what it offers, and leaves out what the house has no words for", async () => {
		await follower.beat();
		await wire.say(alive());
		expect(wire.asked).toMatchObject([{ product: 1, since: at() - 72 * 3_600_000 }]);
		await wire.say(odds(1));
		await wire.say(odds(99));
		// Until what was missed has come nothing takes bets.
		expect((await book.event("UOF-1")).open).toBe(false);
		await wire.say(whole(wire));
		const event = await book.event("UOF-1");
		expect(event).toMatchObject({
			feedLeague: "Testland Cup",
			sport: "football",
			home: "Home 1",
			away: "Away 1",
			open: true,
			phase: "before",
			kickoff: Date.parse("2026-03-02T18:00:00Z"),
		});
		expect(event.markets.map(({ key, main }) => [key, main])).toEqual([
			["1", true],
			["18|total=2.5", true],
			["18|total=3.5", false],
		]);
		expect(event.markets[0]?.outcomes).toEqual([
			{ code: "home", odds: 210 },
			{ code: "draw", odds: 340 },
			{ code: "away", odds: 360 },
		]);
		expect(codeOf(await book.ask("read-sport-event", { eventId: "UOF-99" }))).toBe("EVENT_UNKNOWN");
	});

	test("is bet on like any other match: what is settled is paid, corrected it moves by the difference", async () => {
		const one = await book.sit(100_00n);
		await player.bet(one, [leg(1)]);
		await player.bet(one, [leg(1, "18|total=2.5", "over")]);
		expect(await book.purse(one)).toBe(80_00n);
		await wire.say(odds(1, { status: 1, score: "1 0" }));
		await later(1_000);
		await wire.say(odds(1, { status: 3, score: "2 1", markets: "" }));
		expect(await book.event("UOF-1")).toMatchObject({ phase: "ended", score: [2, 1], open: false });
		await later(1_000);
		await wire.say(settled(1, `${homeWon}<market id="18" specifiers="total=2.5">${won(12, [12, 13])}</market>`));
		await settleAll("UOF-1");
		expect(await book.purse(one)).toBe(80_00n + 21_00n + 19_50n);
		await later(1_000);
		await wire.say(of("rollback_bet_settlement", 1, "", '<market id="1"/>'));
		await settleAll("UOF-1");
		// What was paid stays until another result is told.
		expect(await book.purse(one)).toBe(120_50n);
		await later(1_000);
		await wire.say(settled(1, `<market id="1">${won(2, [1, 2, 3])}</market>`));
		await settleAll("UOF-1");
		expect(await book.purse(one)).toBe(99_50n);
		expect(await book.violations()).toEqual([]);
	});

	test("in play a goal fails the bet that is on its way, a stop refuses, a newer price opens again", async () => {
		const one = await book.sit(100_00n);
		await wire.say(odds(2, { status: 1 }));
		book.during.work = async () => wire.say(odds(2, { status: 1, score: "0 1" }));
		expect(codeOf(await player.press(one, [leg(2)]))).toBe("SCORE_CHANGED");
		await later(1_000);
		await wire.say(of("bet_stop", 2, 'groups="all"', ""));
		expect(codeOf(await player.press(one, [leg(2)]))).toBe("MARKET_SUSPENDED");
		expect((await book.event("UOF-2")).markets.every(({ suspended }) => suspended)).toBe(true);
		await later(1_000);
		await wire.say(odds(2, { status: 1, score: "0 1" }));
		expect(codeOf(await player.press(one, [leg(2)]))).toBe("ok");
		const parts = [{ market: "18|total=2.5", outcome: "over" }];
		expect(codeOf(await player.press(one, [{ ...leg(2), with: parts }]))).toBe("COMBINATION");
		expect(await book.purse(one)).toBe(90_00n);
	});

	test("is sold by the feed's own chances, and not where it says none", async () => {
		const one = await book.sit(100_00n);
		await wire.say(odds(3));
		const { bet } = await player.bet(one, [leg(3)]);
		const [open] = await player.own(one, "open");
		// 10.00 at 2.10 with a chance of .45, less five in a hundred.
		expect(open?.offer).toBe("8.97");
		await later(1_000);
		await wire.say(odds(3, { markets: '<market id="1" status="1"><outcome id="1" odds="1.40" active="1"/></market>' }));
		expect((await player.own(one, "open"))[0]?.offer).toBeUndefined();
		expect(codeOf(await player.cashOut(one, bet, 100))).toBe("MARKET_SUSPENDED");
	});

	test("voids what was placed in a window, and gives that back", async () => {
		const one = await book.sit(100_00n);
		await wire.say(odds(4));
		await player.bet(one, [leg(4)]);
		const from = at() + 1;
		await later(60_000);
		await wire.say(alive());
		await wire.say(odds(4));
		await player.bet(one, [leg(4)]);
		await later(1_000);
		await wire.say(of("bet_cancel", 4, `start_time="${from}"`, '<market id="1" void_reason="3"/>'));
		await settleAll("UOF-4");
		expect(await book.purse(one)).toBe(90_00n);
		await wire.say(settled(4, homeWon));
		await settleAll("UOF-4");
		expect(await book.purse(one)).toBe(111_00n);
		expect(await book.violations()).toEqual([]);
	});

	test("a producer that is silent for twenty seconds takes no bets until what was missed has come", async () => {
		const one = await book.sit(100_00n);
		await wire.say(odds(5));
		const last = at();
		await later(20_500);
		await follower.beat();
		expect(codeOf(await player.press(one, [leg(5)]))).toBe("MARKET_SUSPENDED");
		wire.held.recovers = false;
		await wire.say(alive());
		expect(wire.asked.at(-1)).toMatchObject({ product: 1, since: last - overlap });
		const refused = wire.asked.length;
		wire.held.recovers = true;
		await later(6_000);
		await follower.beat();
		expect(wire.asked).toHaveLength(refused + 1);
		await wire.say(odds(5, { markets: oneXTwo().replace("2.10", "1.80") }));
		expect(codeOf(await player.press(one, [leg(5)]))).toBe("MARKET_SUSPENDED");
		await wire.say(whole(wire));
		expect((await player.bet(one, [leg(5)])).bet.legs[0]?.odds).toBe(180);
	});

	test("handed over it waits for the other producer", async () => {
		await wire.say(alive(3));
		await wire.say(whole(wire, 3));
		await wire.say(odds(6, { product: 3 }));
		await later(1_000);
		await wire.say(odds(6, { product: 3, markets: oneXTwo(-2) }));
		expect((await book.event("UOF-6")).markets.find(({ key }) => key === "1")?.suspended).toBe(true);
		await wire.say(odds(6, { status: 1 }));
		expect((await book.event("UOF-6")).markets.find(({ key }) => key === "1")?.suspended).toBeUndefined();
	});

	test("a follower that dies takes no bets with it; another takes over from where it was", async () => {
		const one = await book.sit(100_00n);
		await wire.say(alive());
		await wire.say(odds(5));
		expect(codeOf(await player.press(one, [leg(5)]))).toBe("ok");
		const known = at();
		const second = heldWire();
		const other = followerOf(second, "two");
		await other.beat();
		expect(second.isConnected()).toBe(false);
		// Nobody beats any more for the first.
		await later(21_000);
		expect(codeOf(await player.press(one, [leg(5)]))).toBe("MARKET_SUSPENDED");
		await other.beat();
		expect(second.isConnected()).toBe(true);
		await second.say(alive());
		expect(second.asked.at(-1)).toMatchObject({ product: 1, since: known - overlap });
		await second.say(whole(second));
		expect(codeOf(await player.press(one, [leg(5)]))).toBe("ok");
		// The first one wakes up, and lets go.
		await follower.beat();
		expect(wire.isConnected()).toBe(false);
		// What the other one hears stands.
		expect(codeOf(await player.press(one, [leg(5)]))).toBe("ok");
		second.cut();
		await expect.poll(async () => (await book.event("UOF-5")).open).toBe(false);
		expect(codeOf(await player.press(one, [leg(5)]))).toBe("MARKET_SUSPENDED");
		await other.stop();
	});

	test("traders see how it is heard, and cannot correct what it alone decides", async () => {
		const { health, events } = await deskOf(book);
		expect(health.feed.map(({ product, up: isUp }) => [product, isUp])).toEqual([
			[1, false],
			[3, false],
		]);
		expect(events.find(({ id }) => id === "UOF-5")).toMatchObject({ feedLeague: "Testland Cup", open: false });
		const terms = { kind: "correct", score: [1, 0], half: [0, 0] };
		expect(codeOf(await book.desk("ask-match-result", { eventId: "UOF-1", terms, reason: "a wrong result" }))).toBe(
			"RESULT_IMPOSSIBLE",
		);
	});
});

async function deskOf({ desk }: OpenSportsbook) {
	const answer = await desk("list-desk-matches", { state: "open" });
	if (!answer.ok) throw new Error(JSON.stringify(answer.error));
	return z.parse(listDeskMatches.output, answer.value);
}
