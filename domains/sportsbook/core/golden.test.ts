// Figures that were computed elsewhere, to ten digits: football's law, margins, maps, rallies.
import { describe, expect, test } from "vitest";
import { bothScore } from "./market/kinds/both-score.ts";
import { halfTimeFullTime } from "./market/kinds/halves.ts";
import { asianHandicap } from "./market/kinds/handicap.ts";
import { resultAndBothScore, resultAndTotal } from "./market/kinds/joint.ts";
import { nth } from "./market/kinds/nth.ts";
import { oddEven } from "./market/kinds/odd-even.ts";
import { result } from "./market/kinds/result.ts";
import { asianTotal, halfTotal } from "./market/kinds/total.ts";
import type { MarketType, World } from "./market/market.ts";
import { chancesOf, fairOdds } from "./price/chances.ts";
import { powerOf, pricesOf } from "./price/power.ts";
import { finalScores, homeFromBehind, kickOff, massAt, noGoalWithin, weightOf } from "./sport/football/law.ts";
import { type FootballState, footballBefore, halfSeconds, standOf } from "./sport/football/state.ts";
import { footballWorlds } from "./sport/football/views.ts";
import { homeWins, raceWorlds, seriesWorlds } from "./sport/races/law.ts";

const terms = { home: 1.45, away: 1.1, rho: -0.06 };
const before = footballBefore(terms);
/** Minute 60, 1-0: two thirds of the time. */
const late: FootballState = {
	...before,
	phase: "second",
	played: halfSeconds.second / 3,
	score: [1, 0],
	half: [1, 0],
	goals: ["home"],
};
const sentOff: FootballState = { ...late, reds: [1, 0] };

const close = (value: number, expected: number) => expect(Math.abs(value - expected), `${value}`).toBeLessThan(1.5e-10);
const won = (type: MarketType, worlds: readonly World[], outcome: string, line = 0) =>
	chancesOf(type, worlds, { outcome, line }).won;
const fair = (type: MarketType, worlds: readonly World[], outcome: string, line = 0) =>
	fairOdds(chancesOf(type, worlds, { outcome, line }));

describe("football before the match", () => {
	const final = footballWorlds(before, "final");

	test("gives each score its chance", () => {
		const rows = [
			[0.0855540814, 0.0784174172, 0.0472394079],
			[0.1057460003, 0.1320126727, 0.0684971415],
			[0.0820833514, 0.0902916865, 0.0496604276],
		];
		const scores = finalScores(terms, kickOff);
		for (const [home, row] of rows.entries())
			for (const [away, chance] of row.entries())
				close(scores.find((one) => one.home === home && one.away === away)?.chance ?? 0, chance);
	});

	test.each([
		["1x2 home", result, "home", 0, 0.4437795158],
		["1x2 draw", result, "draw", 0, 0.2769639931],
		["1x2 away", result, "away", 0, 0.2792564911],
		["both score", bothScore, "yes", 0, 0.5181127096],
		["odd", oddEven, "odd", 0, 0.4820067958],
		["home & over 2.5", resultAndTotal, "home&over", 2.5, 0.2559501642],
		["home & both score", resultAndBothScore, "home&yes", 0, 0.1964625135],
	] as const)("%s", (_name, type, outcome, line, chance) => close(won(type, final, outcome, line), chance));

	test.each([
		[asianHandicap, -0.25, "home", 1.9413198959, "away", 2.0623381109],
		[asianHandicap, -0.75, "home", 2.6752115752, "away", 1.5969395238],
		[asianHandicap, -1, "home", 3.5250558704, "away", 1.396030841],
		[asianTotal, 2.25, "over", 1.8537961771, "under", 2.1712397254],
		[asianTotal, 2.5, "over", 2.1324368268, "under", 1.8830514659],
		[asianTotal, 2.75, "over", 2.4708354923, "under", 1.6798856876],
	] as const)("a line of %o at %d", (type, line, one, odds, other, against) => {
		close(fair(type, final, one, line), odds);
		close(fair(type, final, other, line), against);
	});

	test("goals: the first, the comeback, none by the quarter", () => {
		const first = footballWorlds(before, "goal/1");
		close(won(nth, first, "home"), 0.5204918646);
		close(won(nth, first, "none"), 0.0855540814);
		close(won(nth, first, "away"), 0.393954054);
		close(homeFromBehind(finalScores(terms, kickOff)), 0.0643808225);
		close(noGoalWithin(terms, kickOff, massAt(1 / 6)), 0.7019021418);
	});

	test("halves", () => {
		const half = footballWorlds(before, "half");
		close(won(result, half, "home"), 0.3349064287);
		close(won(result, half, "draw"), 0.4315631985);
		close(won(result, half, "away"), 0.2335303728);
		const both = footballWorlds(before, "halves", 1e-16);
		const expected = [
			[0.2668235055, 0.0514860819, 0.0165968413],
			[0.1535298401, 0.1739918292, 0.1040415292],
			[0.0234261703, 0.0514860819, 0.1586181206],
		];
		const names = ["home", "draw", "away"];
		for (const [at, row] of expected.entries())
			for (const [end, chance] of row.entries())
				close(won(halfTimeFullTime, both, `${names[at]}/${names[end]}`), chance);
	});
});

describe("football in play", () => {
	test("at the hour, a goal ahead", () => {
		const final = footballWorlds(late, "final");
		close(weightOf(terms, standOf(late)), 0.984328192);
		close(won(result, final, "home"), 0.7686353929);
		close(won(result, final, "draw"), 0.1898209213);
		close(won(result, final, "away"), 0.0415436858);
		const next = footballWorlds(late, "goal/2");
		close(won(nth, next, "home"), 0.3572269742);
		close(won(nth, next, "none"), 0.3621067341);
		close(won(nth, next, "away"), 0.2806662917);
		close(fair(halfTotal, final, "over", 2.5), 3.9254534494);
		const since = final.map(({ chance, at: [home = 0, away = 0] }) => ({ chance, at: [home - 1, away] }));
		close(fair(asianHandicap, since, "home", -0.25), 2.4662455393);
	});

	test("and a man down", () => {
		const final = footballWorlds(sentOff, "final");
		close(won(result, final, "home"), 0.6761540467);
		close(won(result, final, "draw"), 0.2519468946);
		close(won(result, final, "away"), 0.0718990587);
		const next = footballWorlds(sentOff, "goal/2");
		close(won(nth, next, "home"), 0.2459117531);
		close(won(nth, next, "none"), 0.3912445301);
	});
});

describe("the margin", () => {
	test("by the power method", () => {
		const final = footballWorlds(before, "final");
		const chances = ["home", "draw", "away"].map((outcome) => won(result, final, outcome));
		close(powerOf(chances, 1.05), 0.9545535283);
		const prices = pricesOf(chances, 1.05);
		for (const [place, price] of [2.1716895647, 3.4059384451, 3.3792438098].entries()) close(prices[place] ?? 0, price);
		const sides = ["home", "away"].map((outcome) => 1 / fair(asianHandicap, final, outcome, -0.25));
		close(powerOf(sides, 1.03), 0.9573287346);
		const lines = pricesOf(sides, 1.03);
		for (const [place, price] of [1.8871379029, 1.9996119987].entries()) close(lines[place] ?? 0, price);
	});
});

describe("series", () => {
	test("of maps at .57", () => {
		const five = seriesWorlds(3, [0, 0], () => 0.57);
		close(homeWins(five), 0.6295450842);
		const at = (score: string) => five.find((one) => one.at.join(":") === score)?.chance ?? 0;
		close(at("3:0"), 0.185193);
		close(at("3:1"), 0.23889897);
		close(at("3:2"), 0.2054531142);
		close(won(halfTotal, five, "over", 4.5), 0.36044406);
		close(chancesOf(asianHandicap, five, { outcome: "home", line: -1.5 }).won, 0.42409197);
		close(homeWins(seriesWorlds(2, [0, 0], () => 0.57)), 0.604314);
	});

	test("of rounds at .53", () => {
		const map = raceWorlds({ to: 13, overtime: "mr3" }, 0.53);
		const over = map.filter(({ at }) => at[2] === 1);
		const drawn = over.reduce((sum, { chance }) => sum + chance, 0);
		close(drawn, 0.1543534967);
		close(homeWins(over) / drawn, 0.5812247244);
		close(homeWins(map), 0.6270716658);
		close(won(halfTotal, map, "over", 21.5), 0.5987526746);
		close(homeWins(raceWorlds({ to: 13, overtime: "two" }, 0.53)), 0.6237623346);
	});

	test("of rallies at .52", () => {
		const set = homeWins(raceWorlds({ to: 25, overtime: "two" }, 0.52));
		const last = homeWins(raceWorlds({ to: 15, overtime: "two" }, 0.52));
		close(set, 0.6130516827);
		close(last, 0.5889488104);
		close(homeWins(seriesWorlds(3, [0, 0], (game) => (game === 4 ? last : set))), 0.6967202694);
	});
});
