// A bet builder is priced from what its parts come to together: golden values, independence, voids, what does not go together.
import { describe, expect, test } from "vitest";
import { seededChance } from "#platform/kernel";
import { drawStrengths, matchBefore } from "../league/leagues.ts";
import { footballBefore } from "../sport/football/state.ts";
import { sports } from "../sport/names.ts";
import { playThrough } from "../sport/play.ts";
import { raceBefore } from "../sport/races/state.ts";
import { decide, type LawState, type Selection } from "../sport/sport.ts";
import { boardOf } from "./board.ts";
import { builtEnd, jointChance, priceBuilt } from "./builder.ts";

const before = footballBefore({ home: 1.45, away: 1.1, rho: -0.06 });
const home: Selection = { key: "1", outcome: "home" };
const over: Selection = { key: "18|total=2.5", outcome: "over" };
const both: Selection = { key: "29", outcome: "yes" };
const cards: Selection = { key: "139|total=3.5", outcome: "over" };
const close = (value: number | undefined, expected: number) =>
	expect(Math.abs((value ?? Number.NaN) - expected), `${value}`).toBeLessThan(1.5e-10);

describe("football", () => {
	test("by figures that were computed elsewhere, above the product of what stands alone", () => {
		close(jointChance(before, [home, over]), 0.2559501642);
		close(jointChance(before, [home, over, both]), 0.1964625135);
		const built = priceBuilt(before, [home, both, cards]);
		const fair = 1 / (jointChance(before, [home, both, cards]) ?? 1);
		expect((built?.odds ?? 0) / 100).toBeLessThan(fair);
		expect((built?.odds ?? 0) / 100).toBeGreaterThan(0.9 * fair);
		expect(built?.sets).toHaveLength(7);
		// Both scoring and a win come to three goals: over 2.5 adds nothing.
		expect(priceBuilt(before, [home, over, both])).toBeUndefined();
		// A wider margin, a lower price.
		expect(priceBuilt(before, [home, over], { times: 3 })?.odds ?? 0).toBeLessThan(
			priceBuilt(before, [home, over])?.odds ?? 0,
		);
	});

	test("halves with the end, a goal with the end, corners by themselves", () => {
		const ahead: Selection = { key: "60", outcome: "home" };
		expect(jointChance(before, [home, ahead])).toBeCloseTo(0.2668235055, 6);
		const first: Selection = { key: "8|goalnr=1", outcome: "home" };
		expect(jointChance(before, [first, { key: "26", outcome: "odd" }])).toBeGreaterThan(0);
		const corners: Selection = { key: "166|total=9.5", outcome: "over" };
		const alone = jointChance(before, [corners, { key: "162", outcome: "home" }]) ?? 0;
		expect(alone).toBeGreaterThan(0);
		const [one, other, together] = [
			jointChance(before, [home, over]),
			jointChance(before, [corners, cards]),
			jointChance(before, [home, over, corners, cards]),
		];
		expect(together).toBeCloseTo((one ?? 0) * (other ?? 0), 9);
		const last: Selection = { key: "9", outcome: "none" };
		close(jointChance(before, [last, { key: "1", outcome: "draw" }]), 0.0855540814);
	});

	test.each([
		["one alone", [home]],
		["the same market twice", [home, { key: "1", outcome: "draw" }]],
		["what cannot both be", [{ key: "45", outcome: "0:0" }, both]],
		["what can be given back", [{ key: "11", outcome: "home" }, over]],
		["a quarter line", [home, { key: "18|total=2.25", outcome: "over" }]],
		[
			"two goals' order",
			[
				{ key: "8|goalnr=1", outcome: "home" },
				{ key: "9", outcome: "home" },
			],
		],
		[
			"a goal with a half",
			[
				{ key: "8|goalnr=1", outcome: "home" },
				{ key: "60", outcome: "home" },
			],
		],
		["an outcome that is not there", [home, { key: "29", outcome: "perhaps" }]],
		["a market that is not there", [home, { key: "999", outcome: "yes" }]],
		["a sending-off with the result", [home, { key: "146", outcome: "yes" }]],
		["more than six", Array.from({ length: 7 }, (_none, line) => ({ key: `18|total=${line}.5`, outcome: "over" }))],
	])("refuses %s", (_name, selections) => expect(priceBuilt(before, selections)).toBeUndefined());

	test("a part that the others bring with them changes nothing, and is not taken", () => {
		const any: Selection = { key: "18|total=0.5", outcome: "over" };
		expect(jointChance(before, [both, any])).toBeCloseTo(
			jointChance(before, [both, { key: "19|total=0.5", outcome: "over" }]) ?? 0,
			12,
		);
		expect(priceBuilt(before, [both, any])).toBeUndefined();
	});
});

test("a series goes together with the map that runs, not with another", () => {
	const state = raceBefore("cs2", 0.53);
	const match: Selection = { key: "186", outcome: "home" };
	const map = (number: number): Selection => ({ key: `330|mapnr=${number}`, outcome: "home" });
	const won = 0.6270716658;
	close(jointChance(state, [match, map(1)]), won * (won + (1 - won) * won));
	const level = jointChance(state, [match, { key: "334|mapnr=1", outcome: "draw" }]) ?? 0;
	expect(level).toBeCloseTo(
		0.1543534967 * (0.5812247244 * (won + (1 - won) * won) + (1 - 0.5812247244) * won * won),
		9,
	);
	expect(jointChance(state, [match, { key: "335|mapnr=1", outcome: "yes" }])).toBeCloseTo(level, 9);
	expect(priceBuilt(state, [match, map(2)])).toBeUndefined();
});

test("what is won together in played matches is as likely as it is priced; nothing is above fair in any sport", () => {
	const chance = seededChance(20_261_130);
	let [seen, expected] = [0, 0];
	for (let match = 0; match < 300; match++) {
		const ended = playThrough(before, chance);
		if ([home, over, both].every((part) => decide(ended, part) === "won")) seen += 1;
		expected += 0.1964625135;
	}
	expect(Math.abs(seen - expected)).toBeLessThan(4 * Math.sqrt(expected));
	let priced = 0;
	for (const sport of sports) {
		const [one = [0, 0], other = [0, 0]] = drawStrengths(2, chance);
		const states: LawState[] = [];
		playThrough(matchBefore(sport, one, other), chance, (state) => {
			if (chance.below(60) === 0) states.push(state);
		});
		for (const state of states) {
			const markets = boardOf(state);
			for (let turn = 0; turn < 4; turn++) {
				const parts = Array.from({ length: 2 + chance.below(2) }, () => {
					const { key, since, outcomes } = markets[chance.below(markets.length)] ?? { key: "", outcomes: [] };
					return { key, since, outcome: outcomes[chance.below(Math.max(1, outcomes.length))]?.code ?? "" };
				});
				const built = priceBuilt(state, parts);
				if (built === undefined) continue;
				priced += 1;
				expect((built.odds / 100) * (jointChance(state, parts) ?? 0), JSON.stringify(parts)).toBeLessThan(1);
			}
		}
	}
	expect(priced).toBeGreaterThan(10);
});

test("a built leg ends with its first lost part, and stands at the price of what is not void", () => {
	const sets = [210, 190, 350];
	expect(builtEnd(["won", undefined], sets)).toBeUndefined();
	expect(builtEnd([undefined, "lost"], sets)).toMatchObject({ end: "lost" });
	expect(builtEnd(["won", "won"], sets)).toEqual({ end: "won", odds: 350 });
	expect(builtEnd(["void", "won"], sets)).toEqual({ end: "won", odds: 190 });
	expect(builtEnd(["void", "void"], sets)).toMatchObject({ end: "void" });
});
