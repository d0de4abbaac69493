// Figures that were computed elsewhere, to ten digits: tennis, ice hockey, basketball, baseball.
import { describe, expect, test } from "vitest";
import { meanOf, runsOf } from "./sport/baseball/law.ts";
import { leadsOf, overtimesWon, pointsOf } from "./sport/basketball/law.ts";
import { hockeyEnds, hockeyFinals, overtimeWon } from "./sport/hockey/law.ts";
import { gameFrom, hold, matchGames, matchWon, setEnds, setWon, tieBreak } from "./sport/tennis/law.ts";

const close = (value: number, expected: number) => expect(Math.abs(value - expected), `${value}`).toBeLessThan(1.5e-10);

describe("tennis at .62 and .60 on serve", () => {
	const serves = { a: 0.62, b: 0.6 };
	const first = setEnds(serves, { games: [0, 0], aServes: true });
	const set = setWon(first);

	test("holds, a tie-break, a set, matches", () => {
		close(hold(0.62), 0.7758627062);
		close(hold(0.6), 0.7357292308);
		close(gameFrom(0.62), hold(0.62));
		close(tieBreak(serves), 0.532524185);
		close(set, 0.5679122892);
		close(setWon(setEnds(serves, { games: [0, 0], aServes: false })), set);
		const bestOf = (wins: number, last = set) => matchWon(wins, { sets: [0, 0], now: set, set, last });
		close(bestOf(2), 0.6012420001);
		close(set * set, 0.3225243682);
		close(2 * set * set * (1 - set), 0.2787176319);
		close(bestOf(3), 0.6257781255);
		close(bestOf(2, tieBreak(serves, 10)), 0.5866203406);
	});

	test("games of the match depend on who serves first", () => {
		const over = (aServes: boolean, keep: (x: number, y: number) => boolean) =>
			matchGames(serves, 2, {
				sets: [0, 0],
				games: [0, 0],
				now: setEnds(serves, { games: [0, 0], aServes }),
				nextServes: aServes,
			})
				.filter(({ games: [x, y] }) => keep(x, y))
				.reduce((sum, { chance }) => sum + chance, 0);
		close(
			over(true, (x, y) => x + y > 22.5),
			0.5797841828,
		);
		close(
			over(true, (x, y) => x - y > 2.5),
			0.4833650249,
		);
		close(
			over(false, (x, y) => x + y > 22.5),
			0.5795413815,
		);
		close(
			over(false, (x, y) => x - y > 2.5),
			0.445584899,
		);
	});

	test("a set up, 3-4, serving 30-40", () => {
		const game = gameFrom(0.62, [2, 3]);
		close(game, 0.4506959153);
		const now = setWon(setEnds(serves, { games: [3, 4], aServes: true, game }));
		close(now, 0.3067913558);
		close(matchWon(2, { sets: [1, 0], now, set }), 0.7004730638);
	});
});

test("ice hockey at 3.1 and 2.7", () => {
	const terms = { home: 3.1, away: 2.7 };
	const finals = hockeyFinals(terms);
	const sum = (keep: (x: number, y: number) => boolean) =>
		finals.filter(({ at: [x = 0, y = 0] }) => keep(x, y)).reduce((all, { chance }) => all + chance, 0);
	close(
		sum((x, y) => x > y),
		0.4807609587,
	);
	close(
		sum((x, y) => x === y),
		0.1675419723,
	);
	close(
		sum((x, y) => x < y),
		0.351697069,
	);
	const ends = hockeyEnds(finals, overtimeWon(terms));
	close(
		ends.filter(({ at: [x = 0, y = 0] }) => x > y).reduce((all, { chance }) => all + chance, 0),
		0.5675111614,
	);
});

test("basketball of 98 possessions, overtimes of 11", () => {
	const [home, away] = [
		[0.48, 0.03, 0.36, 0.13],
		[0.5, 0.03, 0.35, 0.12],
	] as const;
	const regulation = leadsOf(pointsOf(home, 98), pointsOf(away, 98));
	close(regulation.home, 0.607394111);
	close(regulation.tie, 0.0235605675);
	const overtime = overtimesWon(leadsOf(pointsOf(home, 11), pointsOf(away, 11)));
	close(regulation.home + regulation.tie * overtime, 0.6202022222);
});

test("a half inning of baseball", () => {
	const runs = runsOf({ out: 0.69, walk: 0.085, single: 0.145, double: 0.045, triple: 0.005, homer: 0.03 });
	close(meanOf(runs), 0.4502539695);
	close(runs[0] ?? 0, 0.7563509089);
});
