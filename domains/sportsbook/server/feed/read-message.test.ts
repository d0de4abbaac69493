// Messages of a feed like the Unified Odds Feed: each is read with all that counts in it, or is none.
import { describe, expect, test } from "vitest";
import type { FeedMessage } from "../../core/index.ts";
import { readMessage } from "./read-message.ts";

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
			matchStatus: 1,
			markets: [
				{
					key: "18|total=2.5",
					status: "active",
					prices: [
						{
							outcome: "12",
							odds: 195,
							active: true,
							chances: { won: 0.5, "half-won": 0, push: 0, "half-lost": 0, lost: 0.5 },
						},
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
		['<alive product="1" timestamp="5">', "no end"],
		['<alive product="1" timestamp="5"/><alive product="1" timestamp="5"/>', "two"],
		['</alive><alive product="1" timestamp="5"/>', "an end first"],
		['<alive product="1" timestamp="5">text</alive>', "text"],
		['<alive product="1" timestamp="5" product="1"/>', "an attribute twice"],
		['<a product="&nbsp;" timestamp="5"/>', "an unknown entity"],
		['<alive product="1" timestamp="5"><![CDATA[x]]></alive>', "data"],
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
});
