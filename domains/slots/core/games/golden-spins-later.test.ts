import { describe, expect, test } from "vitest";
import { payTables } from "../games/index.ts";
import { goldenLine } from "../testing/golden.ts";

/** Golden spins of the later games, as in golden-spins.test.ts: stops | credits | what happens. */
const golden = [
	[
		"paper-kites",
		"base",
		`
4 12 24 3 16 | 0 | nothing
18 2 14 13 14 | 0 | nothing
6 14 3 16 6 | 14 | line 3 yellow-ribbon x3 7; line 8 yellow-ribbon x3 7
13 23 9 11 8 | 0 | nothing
7 11 9 11 20 | 0 | nothing
6 2 3 13 0 | 65 | line 3 tide-shell x3 5; line 3 carp-kite x4 60
15 19 9 13 21 | 4 | line 9 mud-crab x3 4
10 10 21 23 6 | 14 | line 5 yellow-ribbon x3 7; line 9 yellow-ribbon x3 7
0 1 9 18 8 | 4 | line 6 mud-crab x3 4
15 9 24 5 7 | 4 | line 7 mud-crab x3 4
22 10 21 19 5 | 8 | line 2 mud-crab x3 4; line 6 mud-crab x3 4
13 21 23 5 5 | 40 | line 1 mud-crab x4 12; line 5 mud-crab x4 12; line 7 mud-crab x4 12; line 9 mud-crab x3 4
3 1 21 24 19 | 29 | line 6 tide-shell x3 5; line 2 mud-crab x4 12; line 6 mud-crab x4 12
3 4 1 23 10 | 7 | line 7 red-spool x3 7
3 24 21 10 18 | 73 | line 1 red-spool x4 22; line 5 red-spool x4 22; line 7 red-spool x4 22; line 9 red-spool x3 7
4 5 0 19 16 | 7 | line 3 red-spool x3 7
18 15 18 15 13 | 12 | line 7 green-reed x3 6; line 9 green-reed x3 6
0 19 24 20 7 | 4 | line 4 mud-crab x3 4
8 13 18 19 22 | 6 | line 0 green-reed x3 6
16 19 21 22 12 | 34 | line 1 red-spool x3 7; line 5 red-spool x3 7; scatter x3 20
17 9 6 10 15 | 12 | line 0 green-reed x3 6; line 9 green-reed x3 6
19 14 16 10 2 | 60 | line 3 green-reed x5 60
11 21 3 15 7 | 7 | line 3 yellow-ribbon x3 7
13 4 17 9 15 | 12 | line 8 green-reed x3 6; line 9 green-reed x3 6
14 5 5 10 13 | 25 | line 4 red-spool x3 7; line 2 green-reed x3 6; line 4 green-reed x3 6; line 6 green-reed x3 6
22 8 23 0 8 | 8 | line 0 mud-crab x3 4; line 9 mud-crab x3 4
20 1 5 6 13 | 18 | line 1 green-reed x3 6; line 3 green-reed x3 6; line 5 green-reed x3 6
5 2 2 11 0 | 15 | line 0 tide-shell x3 5; line 3 tide-shell x3 5; line 8 tide-shell x3 5
8 21 4 11 18 | 7 | line 6 yellow-ribbon x3 7
22 2 3 1 15 | 5 | line 3 tide-shell x3 5
13 14 5 4 19 | 18 | line 1 yellow-ribbon x3 7; line 4 mud-crab x3 4; line 7 yellow-ribbon x3 7
20 3 14 15 1 | 25 | line 0 tide-shell x3 5; line 2 tide-shell x3 5; line 6 tide-shell x3 5; line 8 tide-shell x3 5; line 9 tide-shell x3 5
2 21 5 9 4 | 4 | line 1 mud-crab x3 4
5 2 14 7 20 | 15 | line 0 tide-shell x3 5; line 3 tide-shell x3 5; line 8 tide-shell x3 5
21 9 3 4 4 | 5 | line 3 tide-shell x3 5
22 11 7 12 2 | 6 | line 1 green-reed x3 6
8 10 3 3 2 | 20 | line 2 tide-shell x3 5; line 6 tide-shell x3 5; line 8 tide-shell x3 5; line 9 tide-shell x3 5
5 5 22 21 14 | 30 | line 1 tide-shell x4 15; line 7 tide-shell x4 15
10 15 19 22 10 | 7 | line 0 red-spool x3 7
21 3 15 24 18 | 25 | line 0 tide-shell x3 5; line 1 tide-shell x3 5; line 5 tide-shell x3 5; line 7 tide-shell x3 5; line 9 tide-shell x3 5
2 11 2 6 4 | 10 | line 3 tide-shell x3 5; line 5 tide-shell x3 5
18 10 3 4 7 | 7 | line 3 yellow-ribbon x3 7
1 8 20 18 17 | 5 | line 8 tide-shell x3 5
16 5 19 6 16 | 21 | line 0 red-spool x3 7; line 3 red-spool x3 7; line 8 red-spool x3 7
2 23 4 13 15 | 7 | line 0 red-spool x3 7
0 12 24 6 16 | 4 | line 7 mud-crab x3 4
18 14 20 15 22 | 4 | line 3 mud-crab x3 4
7 12 6 10 21 | 15 | line 6 green-reed x4 15
7 15 19 21 8 | 6 | line 7 green-reed x3 6
15 1 3 14 3 | 14 | line 2 red-spool x3 7; line 8 red-spool x3 7
`,
	],
	[
		"paper-kites",
		"free",
		`
5 15 9 4 14 | 24 | line 2 green-reed x3 12; line 8 green-reed x3 12
15 9 10 0 13 | 0 | nothing
11 8 8 11 0 | 0 | nothing
12 0 12 6 14 | 0 | nothing
16 14 4 6 7 | 0 | nothing
12 2 13 10 5 | 16 | line 0 mud-crab x3 8; line 3 mud-crab x3 8
1 3 2 7 12 | 28 | line 1 red-spool x3 14; line 7 red-spool x3 14
0 2 10 5 0 | 14 | line 0 red-spool x3 14
13 10 0 11 16 | 12 | line 4 green-reed x3 12
15 7 2 10 4 | 88 | line 1 red-spool x4 44; line 7 red-spool x4 44
8 7 15 4 4 | 80 | line 9 swallow-kite x3 80
9 11 10 15 10 | 120 | line 1 yellow-ribbon x3 14; line 5 yellow-ribbon x3 14; line 7 yellow-ribbon x3 14; line 9 yellow-ribbon x3 14; line 0 box-kite x3 40; line 6 mud-crab x4 24
5 0 7 8 4 | 12 | line 4 green-reed x3 12
9 3 14 2 1 | 12 | line 3 green-reed x3 12
6 15 4 15 13 | 32 | line 8 green-reed x3 12; scatter x3 20
5 3 5 0 10 | 12 | line 9 green-reed x3 12
12 2 11 3 16 | 78 | line 1 green-reed x4 30; line 7 carp-kite x3 48
5 4 10 3 12 | 38 | line 5 tide-shell x4 30; line 5 mud-crab x3 8
0 2 10 0 9 | 14 | line 0 red-spool x3 14
15 9 8 3 5 | 158 | line 0 yellow-ribbon x4 36; line 2 yellow-ribbon x4 36; line 6 yellow-ribbon x4 36; line 8 yellow-ribbon x4 36; line 9 yellow-ribbon x3 14
3 4 2 4 16 | 20 | line 0 tide-shell x3 10; line 9 tide-shell x3 10
2 2 10 15 5 | 70 | line 0 heron-kite x3 60; line 6 tide-shell x3 10
12 15 14 0 11 | 48 | line 0 mud-crab x3 8; line 2 mud-crab x3 8; line 4 mud-crab x3 8; line 6 mud-crab x3 8; line 8 mud-crab x3 8; line 9 mud-crab x3 8
11 4 15 2 11 | 24 | line 0 mud-crab x3 8; line 4 mud-crab x3 8; line 7 mud-crab x3 8
2 7 2 4 6 | 14 | line 1 red-spool x3 14
1 6 0 1 3 | 72 | line 0 red-spool x3 14; line 3 red-spool x3 14; line 8 red-spool x4 44
1 12 10 7 4 | 10 | line 5 tide-shell x3 10
16 7 15 11 9 | 214 | line 3 red-spool x3 14; line 5 red-spool x5 200
5 3 5 4 2 | 12 | line 9 green-reed x3 12
2 3 9 0 12 | 26 | line 2 tide-shell x3 10; line 3 mud-crab x3 8; line 8 mud-crab x3 8
`,
	],
] as const;

describe.each(golden)("golden spins of %s, %s", (game, reels, lines) => {
	const table = payTables.find((one) => one.game === game);
	test.each(
		lines
			.trim()
			.split("\n")
			.map((line) => [line] as const),
	)("%s", (line) => {
		if (table === undefined) throw new Error(`no ${game}`);
		const [stops = ""] = line.split(" | ");
		expect(goldenLine(table, { reels, stops: stops.split(" ").map(Number) })).toBe(line);
	});
});
