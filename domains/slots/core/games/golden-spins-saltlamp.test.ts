import { describe, expect, test } from "vitest";
import { payTables } from "../games/index.ts";
import { goldenLine } from "../testing/golden.ts";

/** Golden spins of the later games of Saltlamp, as in golden-spins.test.ts: stops | credits | what happens. */
const golden = [
	[
		"night-ferry",
		"base",
		`
12 23 16 6 0 | 0 | nothing
2 12 0 7 11 | 0 | nothing
9 10 2 2 24 | 0 | nothing
19 23 9 6 23 | 8 | 4 ways teacup x4 8
7 28 21 11 16 | 0 | nothing
17 2 3 6 20 | 0 | nothing
11 2 19 18 17 | 0 | nothing
18 9 17 20 25 | 4 | 4 ways ticket x3 4
17 10 3 21 19 | 6 | 6 ways ticket x3 6
24 14 18 26 0 | 4 | 2 ways ticket x4 4
15 17 3 18 19 | 1 | 1 ways ticket x3 1
6 25 12 2 18 | 12 | 12 ways teacup x3 12
15 4 12 3 0 | 9 | 1 ways ship-bell x5 9
19 19 7 20 13 | 1 | 1 ways ticket x3 1
1 21 6 2 26 | 9 | 9 ways trunk x3 9
19 11 7 25 16 | 3 | 3 ways ticket x3 3
6 19 9 20 17 | 2 | 1 ways life-ring x3 2
11 28 26 23 14 | 6 | 6 ways deck-chair x3 6
14 3 0 15 5 | 3 | 1 ways life-ring x4 3
1 7 12 26 19 | 2 | 1 ways ship-bell x3 2
11 2 24 7 5 | 4 | 4 ways deck-chair x3 4
20 25 22 6 13 | 24 | 12 ways teacup x4 24
7 19 17 26 21 | 2 | 1 ways life-ring x3 2
5 2 8 21 5 | 2 | 2 ways deck-chair x3 2
22 18 17 9 3 | 2 | 2 ways ticket x3 2
1 6 7 21 15 | 3 | 1 ways ship-bell x3 2; 1 ways deck-chair x3 1
23 28 7 5 4 | 2 | 1 ways teacup x4 2
14 4 7 2 15 | 8 | 1 ways ship-bell x4 4; 2 ways life-ring x3 4
18 18 15 5 19 | 6 | 6 ways ticket x3 6
17 10 7 24 12 | 6 | 6 ways ticket x3 6
19 19 14 16 19 | 2 | 2 ways ticket x3 2
17 18 18 22 1 | 3 | 3 ways ticket x3 3
2 0 6 20 25 | 6 | 6 ways deck-chair x3 6
6 9 17 17 15 | 2 | 1 ways life-ring x3 2
5 8 28 17 24 | 1 | 1 ways deck-chair x3 1
10 16 2 27 16 | 18 | 6 ways trunk x5 18
19 19 13 1 25 | 6 | 3 ways ticket x4 6
19 18 18 21 15 | 1 | 1 ways ticket x3 1
25 10 18 13 5 | 2 | 2 ways ticket x3 2
7 20 19 19 5 | 2 | 1 ways life-ring x3 2
8 3 17 13 1 | 2 | 1 ways life-ring x3 2
23 26 23 19 17 | 3 | 3 ways teacup x3 3
3 1 27 3 17 | 18 | 18 ways deck-chair x3 18
7 24 12 7 26 | 24 | 12 ways teacup x4 24
21 28 22 21 25 | 3 | 3 ways teacup x3 3
12 15 6 6 5 | 3 | 3 ways trunk x3 3
7 27 12 15 15 | 4 | 4 ways teacup x3 4
17 14 15 0 19 | 54 | 27 ways ticket x4 54
19 26 24 7 13 | 18 | 9 ways teacup x4 18
14 27 6 16 11 | 1 | 1 ways deck-chair x3 1
3 8 8 12 20 | 135 | 27 ways deck-chair x5 135
12 27 6 16 13 | 2 | 2 ways deck-chair x3 2
11 0 27 11 19 | 120 | 24 ways deck-chair x5 120
4 3 24 3 22 | 4 | 4 ways deck-chair x3 4
22 12 18 10 2 | 3 | 3 ways ticket x3 3
12 7 8 20 19 | 2 | 2 ways deck-chair x3 2
15 6 14 11 19 | 2 | 1 ways ship-bell x3 2
12 6 25 21 15 | 6 | 6 ways deck-chair x3 6
7 10 6 1 11 | 2 | 1 ways life-ring x3 2
8 15 23 2 26 | 3 | 1 ways funnel x3 3
25 17 2 2 11 | 4 | 2 ways ticket x4 4
18 5 8 14 13 | 3 | 1 ways captain x3 3
6 27 7 1 17 | 4 | 4 ways teacup x3 4
11 28 8 0 16 | 2 | 2 ways deck-chair x3 2
14 20 9 11 7 | 2 | 1 ways life-ring x3 2
25 17 6 27 24 | 4 | 2 ways ticket x4 4
8 16 23 13 15 | 3 | 1 ways funnel x3 3
16 2 18 1 12 | 2 | 1 ways life-ring x3 2
4 28 7 10 22 | 42 | 8 ways deck-chair x5 40; 1 ways teacup x4 2
1 2 23 6 11 | 2 | 2 ways deck-chair x3 2
`,
	],
] as const;

describe.each(golden)("golden spins of %s, %s reels", (game, reels, text) => {
	const table = payTables.find((one) => one.game === game);
	const lines = text.trim().split("\n");

	test.each(lines.map((line) => [line] as const))("%s", (line) => {
		if (table === undefined) throw new Error(`no ${game}`);
		const stops = line.slice(0, line.indexOf(" |")).split(" ").map(Number);
		expect(goldenLine(table, { reels, stops })).toBe(line);
	});
});
