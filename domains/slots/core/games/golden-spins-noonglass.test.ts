import { describe, expect, test } from "vitest";
import { payTables } from "../games/index.ts";
import { goldenLine } from "../testing/golden.ts";

/** Golden spins of Noonglass's later games, as in golden-spins.test.ts: stops | credits | what happens. */
const golden = [
	[
		"reed-organ",
		"base",
		`
6 23 27 13 23 | 0 | nothing
3 18 25 10 10 | 0 | nothing
23 22 6 7 26 | 408 | 12 ways treble-stop x3 24; fall 10; 12 ways flute-stop x4 36; fall 12; times 2; 18 ways viol-stop x4 108; fall 13; times 3; 8 ways candle-arm x3 120; fall 6; times 5; 8 ways viol-stop x4 120; fall 8; times 8
0 3 27 14 1 | 12 | 6 ways bass-stop x4 12; fall 11
1 2 18 5 8 | 134 | 4 ways bass-stop x4 8; fall 10; 9 ways treble-stop x3 18; fall 10; times 2; 18 ways flute-stop x4 108; fall 13; times 3
26 8 27 23 13 | 0 | nothing
16 24 8 13 0 | 0 | nothing
5 15 5 4 0 | 24 | 4 ways bass-stop x4 8; fall 10; 8 ways treble-stop x3 16; fall 9; times 2
0 2 4 3 7 | 12 | 6 ways bass-stop x3 6; fall 9; 3 ways treble-stop x3 6; fall 8; times 2
3 21 5 22 15 | 24 | 12 ways treble-stop x3 24; fall 10
8 3 5 3 13 | 40 | 4 ways bellows x3 40; fall 8
21 23 22 3 16 | 0 | nothing
12 8 25 24 19 | 4 | 4 ways viol-stop x3 4; fall 8
26 23 19 27 14 | 1512 | 4 ways treble-stop x4 16; fall 10; 4 ways treble-stop x3 8; fall 8; times 2; 72 ways flute-stop x5 1440; fall 17; times 3; 8 ways bass-stop x4 48; fall 8; times 5
2 9 18 7 24 | 0 | nothing
6 0 9 11 17 | 200 | 1 ways bellows x5 200; fall 10
4 8 12 5 9 | 0 | nothing
2 15 2 19 20 | 2 | 2 ways bass-stop x3 2; fall 7
13 11 16 6 11 | 0 | nothing
26 0 22 27 12 | 12 | 6 ways bass-stop x4 12; fall 11
0 17 19 15 23 | 288 | 36 ways bass-stop x5 288; fall 16
19 4 27 14 27 | 0 | nothing
15 11 23 7 12 | 0 | nothing
24 15 17 5 0 | 0 | nothing
14 25 6 7 2 | 0 | nothing
14 7 12 0 1 | 0 | nothing
9 24 2 10 14 | 0 | nothing
12 8 10 5 0 | 0 | nothing
15 7 13 13 21 | 14 | 2 ways metronome x3 14; fall 7
21 23 4 9 22 | 6 | 2 ways flute-stop x4 6; fall 9
18 12 25 22 19 | 2 | 2 ways viol-stop x3 2; fall 7
23 21 3 2 4 | 9 | 1 ways flute-stop x3 1; 4 ways treble-stop x3 8; fall 10
17 9 4 28 14 | 6 | 6 ways viol-stop x3 6; fall 9
26 12 5 3 15 | 12 | 6 ways treble-stop x3 12; fall 9
17 25 8 0 17 | 0 | nothing
11 20 25 12 5 | 0 | nothing
9 12 0 21 20 | 0 | nothing
22 5 25 17 2 | 0 | nothing
3 12 16 18 0 | 96 | 24 ways treble-stop x4 96; fall 13
3 10 25 4 2 | 0 | nothing
11 6 27 10 0 | 0 | nothing
7 26 8 9 1 | 292 | 8 ways bellows x4 280; fall 11; 3 ways treble-stop x4 12; fall 10; times 2
21 22 15 10 4 | 0 | nothing
21 5 8 13 2 | 0 | nothing
26 0 10 26 26 | 0 | nothing
7 2 21 16 12 | 356 | 8 ways bass-stop x4 16; fall 11; 2 ways bass-stop x4 4; fall 9; times 2; 12 ways treble-stop x5 336; fall 14; times 3
4 20 4 11 27 | 4 | 2 ways treble-stop x3 4; fall 7
7 23 26 0 15 | 0 | nothing
25 7 9 3 27 | 0 | nothing
4 10 5 25 27 | 12 | 3 ways treble-stop x4 12; fall 10
0 18 7 21 8 | 0 | nothing
2 22 7 27 16 | 168 | 12 ways treble-stop x5 168; fall 14
6 27 2 22 15 | 4 | 4 ways bass-stop x3 4; fall 8
25 15 27 5 6 | 4 | 2 ways bass-stop x4 4; fall 9
15 3 27 7 3 | 0 | nothing
12 25 10 6 15 | 810 | 81 ways flute-stop x5 810; fall 18
3 1 27 13 12 | 0 | nothing
16 14 3 0 9 | 0 | nothing
15 14 6 0 16 | 0 | nothing
26 27 10 8 0 | 0 | nothing
16 6 4 21 3 | 80 | 4 ways metronome x4 80; fall 10
26 2 10 7 27 | 0 | nothing
5 7 22 5 13 | 0 | nothing
26 4 22 22 25 | 0 | nothing
7 0 5 13 22 | 52 | 3 ways bass-stop x5 24; 2 ways bellows x3 20; fall 14; 4 ways treble-stop x3 8; fall 8; times 2
1 26 6 14 17 | 6 | 2 ways treble-stop x3 4; fall 7; 1 ways treble-stop x3 2; fall 6; times 2
23 12 7 25 3 | 24 | 4 ways treble-stop x4 16; fall 10; 8 ways viol-stop x3 8; fall 10; times 2
1 1 12 28 7 | 0 | nothing
23 14 19 7 16 | 0 | nothing
2 24 6 27 26 | 36 | 8 ways treble-stop x4 32; fall 11; 2 ways treble-stop x3 4; fall 7; times 2
21 25 6 19 13 | 0 | nothing
24 24 1 3 3 | 0 | nothing
6 9 6 12 16 | 0 | nothing
23 6 18 6 21 | 0 | nothing
23 26 3 22 16 | 7 | 3 ways flute-stop x3 3; 2 ways treble-stop x3 4; fall 10
20 14 2 13 15 | 176 | 16 ways viol-stop x5 176; fall 14
18 22 24 10 11 | 0 | nothing
21 12 13 13 14 | 0 | nothing
5 18 24 15 15 | 0 | nothing
4 26 18 18 12 | 171 | 12 ways treble-stop x5 168; 1 ways bass-stop x3 1; fall 16; 1 ways treble-stop x3 2; fall 6; times 2
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
