// A feed like the Unified Odds Feed: its messages are read or are none; a line that loses, doubles, reorders, falls silent and hands over
// comes to the same board as one that does not, and takes no bets of a producer that is not heard.
import { describe, expect, test } from "vitest";
import { seededChance, shuffled } from "#platform/kernel";
import { applyMessage, emptyBoard, type FeedBoard, statusAt, takesBets } from "./board.ts";
import { broken, type FeedLine, hear, isUp, longestRecovery, noLine, pass, recoveryFailed } from "./line.ts";
import { type EventMessage, type FeedMessage, readMessage } from "./message.ts";
import { readXml } from "./xml.ts";

const read = (xml: string): FeedMessage => {
	const message = readMessage(xml);
	if (message === undefined) throw new Error(`no message: ${xml}`);
	return message;
};
const ofEvent = (name: string, more: string, inner: string): string =>
	`<${name} product="1" event_id="sr:match:7" timestamp="1000" ${more}>${inner}</${name}>`;

describe("a message", () => {
	test("of odds has markets with lines, statuses and prices, and the score", () => {
		const xml = `<?xml version="1.0"?><!-- from a producer -->
			${ofEvent(
				"odds_change",
				'request_id="r-1"',
				`<sport_event_status status="1" home_score="2" away_score="1"/><odds>
					<market id="18" specifiers="total=2.5" status="1"><outcome id="12" odds="1.95" active="1" probabilities="0.5"/>
						<outcome id="13" odds="1.85" active="0"/><outcome id="14"/></market>
					<market id="1"/><market id="8" specifiers="goalnr=3|x=1" status="-2"/><market id="9" status="77"/></odds>`,
			)}`;
		expect(read(xml)).toEqual({
			type: "odds",
			product: 1,
			event: "sr:match:7",
			at: 1_000,
			requestId: "r-1",
			score: [2, 1],
			markets: [
				{
					key: "18|total=2.5",
					status: "active",
					prices: [
						{ outcome: "12", odds: 195, active: true, chance: 0.5 },
						{ outcome: "13", odds: 185, active: false },
					],
				},
				{ key: "1", status: "active", prices: [] },
				{ key: "8|goalnr=3|x=1", status: "handed over", prices: [] },
				{ key: "9", status: "suspended", prices: [] },
			],
		});
	});

	test("of a result reads half wins, half losses, voids and dead heats", () => {
		const outcome = (id: number, more: string) => `<outcome id="${id}" ${more}/>`;
		const market = `<market id="16" specifiers="hcp=-0.75" void_reason="12">${[
			outcome(1, 'result="1"'),
			outcome(2, 'result="1" void_factor="0.5"'),
			outcome(3, 'result="0" void_factor="0.5"'),
			outcome(4, 'result="0"'),
			outcome(5, 'result="0" void_factor="1"'),
			outcome(6, 'result="1" dead_heat_factor="0.5"'),
			outcome(7, 'result="-1"'),
		].join("")}</market>`;
		expect(read(ofEvent("bet_settlement", 'certainty="2"', `<outcomes>${market}</outcomes>`))).toMatchObject({
			type: "settled",
			confirmed: true,
			results: [
				{
					key: "16|hcp=-0.75",
					voidReason: "12",
					ends: [
						{ outcome: "1", end: "won" },
						{ outcome: "2", end: "half-won" },
						{ outcome: "3", end: "half-lost" },
						{ outcome: "4", end: "lost" },
						{ outcome: "5", end: "void" },
						{ outcome: "6", end: "won", deadHeat: 0.5 },
					],
				},
			],
		});
	});

	test.each([
		[ofEvent("bet_stop", 'groups="all"', ""), { type: "stop", status: "suspended" }],
		[ofEvent("bet_stop", 'market_status="0"', ""), { type: "stop", status: "inactive" }],
		[ofEvent("bet_stop", 'market_status="9"', ""), { type: "stop", status: "suspended" }],
		[ofEvent("rollback_bet_settlement", "", '<market id="1"/>'), { type: "settled back", keys: ["1"] }],
		[
			ofEvent("bet_cancel", 'start_time="5" end_time="9"', '<market id="1" void_reason="3"/>'),
			{ type: "cancelled", keys: ["1"], from: 5, to: 9 },
		],
		[ofEvent("rollback_bet_cancel", "", '<market id="1"/>'), { type: "cancelled back", keys: ["1"] }],
		[ofEvent("fixture_change", 'change_type="2" start_time="77"', ""), { type: "fixture", change: "2", kickoff: 77 }],
		[ofEvent("fixture_change", "", ""), { type: "fixture", change: "" }],
		['<alive product="3" timestamp="5" subscribed="0"/>', { type: "alive", product: 3, subscribed: false }],
		['<alive product="3" timestamp="5"/>', { type: "alive", subscribed: true }],
		[
			'<snapshot_complete product="3" timestamp="5" request_id="a&amp;b&quot;"/>',
			{ type: "snapshot", requestId: 'a&b"' },
		],
	])("%s", (xml, expected) => expect(read(xml)).toMatchObject(expected));

	test.each([
		["", "nothing"],
		["<alive product='1' timestamp=\"5\"/>", "other quotes"],
		['<alive product="1" timestamp="5">', "no end"],
		['<alive product="1" timestamp="5"/><alive product="1" timestamp="5"/>', "two"],
		['</alive><alive product="1" timestamp="5"/>', "an end first"],
		['<alive product="1" timestamp="5">text</alive>', "text"],
		['<!DOCTYPE x><alive product="1" timestamp="5"/>', "a document type"],
		['<a product="1" timestamp="5"><b></a></b>', "crossed"],
		['<alive product="x" timestamp="5"/>', "no number"],
		['<alive timestamp="5"/>', "no producer"],
		['<unknown product="1" timestamp="5" event_id="e"/>', "another root"],
		['<toString product="1" timestamp="5" event_id="e"/>', "a name of every object"],
		['<bet_stop product="1" timestamp="5"/>', "no event"],
		['<snapshot_complete product="1" timestamp="5"/>', "no request"],
	])("%s is none: %s", (xml) => expect(readMessage(xml)).toBeUndefined());

	test("reads what leaves out its names and numbers", () => {
		const odds = '<sport_event_status home_score="x"/><odds><market><outcome odds="2"/></market></odds>';
		expect(read(ofEvent("odds_change", "", odds))).toMatchObject({
			markets: [{ key: "", prices: [{ outcome: "", odds: 200, active: true }] }],
		});
		const ends = '<outcomes><market><outcome result="0"/></market></outcomes>';
		expect(read(ofEvent("bet_settlement", "", ends))).toMatchObject({
			confirmed: false,
			results: [{ key: "", ends: [{ outcome: "", end: "lost" }] }],
		});
		expect(read(ofEvent("bet_cancel", 'start_time="5"', ""))).toMatchObject({ type: "cancelled", from: 5, keys: [] });
	});

	test("keeps what it does not know of entities", () =>
		expect(readXml('<a b="&nbsp;&lt;"/>')?.attributes.get("b")).toBe("&nbsp;<"));
});

const event = "sr:match:7";
const odds = (at: number, status: "active" | "handed over" | "suspended" = "active", product = 1): EventMessage => ({
	type: "odds",
	product,
	event,
	at,
	markets: [{ key: "1", status, prices: [{ outcome: "1", odds: 150 + at, active: true }] }],
});
const of = (...messages: readonly EventMessage[]): FeedBoard => messages.reduce(applyMessage, emptyBoard);
const status = (board: FeedBoard) => statusAt(board, { event, key: "1" });

describe("a board", () => {
	const settled: EventMessage = {
		type: "settled",
		product: 1,
		event,
		at: 20,
		confirmed: true,
		results: [{ key: "1", ends: [{ outcome: "1", end: "won" }] }],
	};
	const back: EventMessage = { type: "settled back", product: 1, event, at: 25, keys: ["1"] };

	test("stops with a stop, and opens again with a newer price, in whatever order they come", () => {
		const stop: EventMessage = { type: "stop", product: 1, event, at: 10, status: "suspended" };
		expect(status(emptyBoard)).toBeUndefined();
		for (const board of [of(odds(5), stop), of(stop, odds(5))]) expect(status(board)).toBe("suspended");
		for (const board of [of(odds(5), stop, odds(11)), of(odds(11), stop, odds(5))])
			expect(status(board)).toBe("active");
	});

	test("settled it stays so until that is taken back, and then is suspended", () => {
		for (const board of [of(odds(5), settled), of(settled, odds(5))]) expect(status(board)).toBe("settled");
		for (const board of [of(odds(5), settled, back), of(odds(5), back, settled)])
			expect(status(board)).toBe("suspended");
		expect(status(of(odds(5), settled, back, odds(30)))).toBe("active");
	});

	test("handed over it waits for the other producer, and not where that has spoken first", () => {
		const other = odds(7, "active", 3);
		expect(status(of(odds(5), odds(8, "handed over")))).toBe("handed over");
		for (const board of [
			of(odds(5), odds(8, "handed over"), other),
			of(odds(5), other, odds(8, "handed over")),
			of(other, odds(8, "handed over"), odds(5)),
		])
			expect([status(board), board.markets.get(`${event} 1`)?.product]).toEqual(["active", 3]);
	});

	test("keeps cancellations with their windows, and the newest kick-off", () => {
		const cancel = (type: "cancelled" | "cancelled back", at: number): EventMessage => ({
			type,
			product: 1,
			event,
			at,
			keys: ["1"],
			from: 3,
			to: 9,
		});
		const name = `${event} 1 3 9`;
		expect(of(cancel("cancelled", 5)).cancels.get(name)?.cancel).toEqual({ at: 5, from: 3, to: 9 });
		expect(of(cancel("cancelled back", 6), cancel("cancelled", 5)).cancels.get(name)?.cancel).toBeUndefined();
		const all: EventMessage = { type: "cancelled", product: 1, event, at: 5, keys: ["1"] };
		expect(of(all).cancels.get(`${event} 1  `)?.cancel).toMatchObject({ at: 5 });
		const fixture = (at: number, more: object): EventMessage => ({
			type: "fixture",
			product: 1,
			event,
			at,
			change: "2",
			...more,
		});
		const moved = of(fixture(5, { kickoff: 50 }), fixture(4, { kickoff: 40 }), fixture(6, {}));
		expect(moved.kickoffs.get(event)?.kickoff).toBe(50);
	});
});

const alive = (at: number, subscribed = true): FeedMessage => ({ type: "alive", product: 1, at, subscribed });
const kinds = (effects: readonly { readonly type: string }[]) => effects.map(({ type }) => type);

/** A line that has been heard and has come up. */
function upLine(): FeedLine {
	const heard = hear(noLine, alive(1_000), 1_000);
	expect(heard.effects).toEqual([
		{ type: "recover", product: 1, since: 1_000 - longestRecovery, requestId: "recovery-1" },
	]);
	return hear(heard.line, { type: "snapshot", product: 1, at: 1_500, requestId: "recovery-1" }, 1_500).line;
}

describe("a line", () => {
	test("comes up with the snapshot that it asked for, and with no other", () => {
		const { line } = hear(noLine, alive(1_000), 1_000);
		const other = hear(line, { type: "snapshot", product: 1, at: 1_500, requestId: "recovery-9" }, 1_500);
		expect([kinds(other.effects), isUp(other.line, 1), isUp(upLine(), 1), isUp(noLine, 1)]).toEqual([
			["drop"],
			false,
			true,
			false,
		]);
	});

	test("silent for twenty seconds it is suspended, and asks for what it missed since it was last whole", () => {
		let line = hear(upLine(), odds(2_000), 2_000).line;
		expect(pass(line, 21_000).effects).toEqual([]);
		const silent = pass(line, 22_500);
		expect(silent.effects).toEqual([{ type: "suspend", product: 1 }]);
		// What comes before it is whole again does not move that moment.
		line = hear(silent.line, odds(30_000), 30_000).line;
		const heard = hear(line, alive(31_000), 31_000);
		expect(heard.effects).toEqual([{ type: "recover", product: 1, since: 2_000, requestId: "recovery-2" }]);
		expect(hear(heard.line, alive(41_000), 41_000).effects).toEqual([]);
		const failed = recoveryFailed(heard.line, "recovery-2", 42_000);
		expect(recoveryFailed(failed, "recovery-7", 42_000)).toBe(failed);
		expect(pass(failed, 43_000).effects).toEqual([]);
		expect(pass(failed, 47_000).effects).toMatchObject([{ type: "recover", since: 2_000, requestId: "recovery-3" }]);
	});

	test("that lost us, or whose connection broke, is suspended and asked again", () => {
		const lost = hear(upLine(), alive(2_000, false), 2_000);
		expect(kinds(lost.effects)).toEqual(["suspend", "recover"]);
		const cut = broken(upLine());
		expect([kinds(cut.effects), kinds(broken(cut.line).effects)]).toEqual([["suspend"], []]);
		expect(kinds(hear(cut.line, alive(2_000), 2_000).effects)).toEqual(["recover"]);
		expect(kinds(hear(noLine, odds(5), 5).effects)).toEqual(["apply"]);
	});
});

test.each([1, 2, 3, 4])(
	"with every fault at once it comes to the board of a line without, taking no bets meanwhile (seed %d)",
	(seed) => {
		const chance = seededChance(20_261_129 + seed);
		const script: EventMessage[] = Array.from({ length: 120 }, (_none, place) => {
			const at = 2_000 + place * 1_000;
			const what = chance.below(8);
			if (what === 0) return { type: "stop", product: 1, event, at, status: "suspended" };
			if (what === 1)
				return {
					type: "settled",
					product: 1,
					event,
					at,
					confirmed: true,
					results: [{ key: "1", ends: [{ outcome: "1", end: "won" }] }],
				};
			if (what === 2) return { type: "settled back", product: 1, event, at, keys: ["1"] };
			if (what === 3) return odds(at, "suspended");
			return odds(at);
		});
		const clean = script.reduce(applyMessage, emptyBoard);
		let line = upLine();
		let board = emptyBoard;
		let asked: { readonly since: number; readonly requestId: string } | undefined;
		const take = (moved: ReturnType<typeof hear>): void => {
			line = moved.line;
			for (const effect of moved.effects) {
				if (effect.type === "apply") board = applyMessage(board, effect.message);
				if (effect.type === "recover") asked = effect;
			}
			if (!isUp(line, 1)) expect(takesBets(board, { event, key: "1" }, (product) => isUp(line, product))).toBe(false);
		};
		for (let from = 0; from < script.length; from += 6) {
			const now = 2_000 + from * 1_000;
			const page = script.slice(from, from + 6);
			// Some pages never come; the connection said so.
			if (chance.below(4) === 0) {
				take(broken(line));
				continue;
			}
			const doubled = [...page, ...page.filter(() => chance.below(3) === 0)];
			for (const message of shuffled(doubled, chance)) take(hear(line, message, now));
			take(hear(line, alive(now), now));
			if (asked === undefined || chance.below(2) === 0) continue;
			const { since, requestId } = asked;
			asked = undefined;
			const missed = script.slice(0, from + 6).filter(({ at }) => at >= since);
			for (const message of shuffled(missed, chance)) take(hear(line, message, now));
			take(hear(line, { type: "snapshot", product: 1, at: now, requestId }, now));
		}
		take(hear(line, alive(200_000, false), 200_000));
		for (const message of shuffled(
			script.filter(({ at }) => at >= (asked?.since ?? 0)),
			chance,
		))
			take(hear(line, message, 200_000));
		take(hear(line, { type: "snapshot", product: 1, at: 200_000, requestId: asked?.requestId ?? "" }, 200_000));
		expect(isUp(line, 1)).toBe(true);
		expect([...board.markets]).toEqual([...clean.markets]);
		expect([...board.results]).toEqual([...clean.results]);
		expect([...board.stops]).toEqual([...clean.stops]);
		expect(takesBets(board, { event, key: "1" }, (product) => isUp(line, product))).toBe(status(clean) === "active");
	},
);
