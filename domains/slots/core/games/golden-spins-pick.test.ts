import { describe, expect, test } from "vitest";
import { goldenLine } from "../testing/golden.ts";
import { payTables } from "./index.ts";

/** Golden spins of the games with a pick bonus, as in golden-spins.test.ts: stops | credits | what happens. */
const golden = [
	[
		"onggi",
		"base",
		`
1 21 38 34 19 | 0 | nothing
32 17 10 17 38 | 8 | 1 ways soy-ladle x3 8
30 24 2 18 20 | 6 | 1 ways cabbage x3 6
29 16 20 18 12 | 0 | nothing
19 10 1 6 28 | 56 | 4 ways cabbage x4 56
32 34 13 25 32 | 22 | 1 ways soy-ladle x4 22
7 31 23 9 39 | 36 | 2 ways chilli-string x4 20; 1 ways garlic x5 16
25 0 31 37 0 | 0 | nothing
39 27 28 36 13 | 8 | 2 ways chilli-string x3 8
33 21 16 39 2 | 0 | nothing
17 20 5 0 2 | 0 | nothing
12 20 33 33 25 | 49 | 1 ways great-crock x3 25; 2 ways meju-block x3 24
28 35 14 39 30 | 11 | 1 ways garlic x4 7; 2 ways radish x3 4
20 8 11 21 31 | 0 | nothing
33 23 29 34 18 | 8 | 1 ways soy-ladle x3 8
26 0 36 27 27 | 4 | 2 ways radish x3 4
14 19 17 8 6 | 36 | 3 ways radish x5 36
7 5 26 21 25 | 14 | 2 ways garlic x4 14
6 27 17 10 39 | 100 | scatter x3 100
35 20 38 36 29 | 48 | 4 ways radish x5 48
17 16 39 3 13 | 10 | 2 ways radish x4 10
36 18 2 27 8 | 28 | 1 ways chilli-string x5 26; 1 ways radish x3 2
37 34 7 39 25 | 4 | 2 ways radish x3 4
24 35 28 1 2 | 24 | 1 ways soy-ladle x4 22; 1 ways radish x3 2
27 34 16 7 6 | 96 | 8 ways radish x5 96
5 9 30 10 16 | 20 | 2 ways chilli-string x4 20
33 2 3 24 26 | 208 | 8 ways chilli-string x5 208
38 28 4 36 5 | 17 | 2 ways radish x4 10; 1 ways garlic x3 3; 2 ways soybeans x3 4
7 2 16 0 31 | 8 | 2 ways chilli-string x3 8
11 28 28 36 16 | 16 | 4 ways chilli-string x3 16
33 34 23 17 16 | 16 | 2 ways soy-ladle x3 16
27 13 16 30 38 | 4 | 2 ways radish x3 4
38 29 9 11 12 | 2 | 1 ways soybeans x3 2
19 12 20 34 14 | 18 | 2 ways soybeans x3 4; 2 ways garlic x4 14
18 2 31 30 4 | 56 | 4 ways cabbage x4 56
33 16 1 38 16 | 8 | 2 ways chilli-string x3 8
10 11 7 13 29 | 12 | 2 ways cabbage x3 12
27 32 13 2 6 | 14 | 2 ways garlic x4 14
32 26 20 12 37 | 8 | 1 ways soy-ladle x3 8
30 32 9 35 0 | 48 | 4 ways radish x5 48
20 33 20 24 8 | 56 | 8 ways garlic x4 56
26 11 1 26 0 | 4 | 2 ways radish x3 4
15 12 19 22 32 | 60 | 6 ways soybeans x5 60
36 27 23 37 33 | 20 | 1 ways chilli-string x3 4; 2 ways radish x4 10; 2 ways garlic x3 6
9 24 20 22 24 | 42 | 6 ways garlic x4 42
8 11 22 14 4 | 96 | 2 ways chilli-string x5 52; 2 ways garlic x5 32; 2 ways cabbage x3 12
18 21 30 25 38 | 6 | 1 ways cabbage x3 6
8 35 28 14 8 | 52 | 2 ways chilli-string x5 52
8 28 24 22 37 | 172 | 2 ways chilli-string x4 20; 6 ways garlic x5 96; 4 ways cabbage x4 56
29 11 17 32 3 | 6 | 3 ways radish x3 6
13 7 37 34 20 | 8 | 4 ways soybeans x3 8
21 8 39 31 34 | 112 | 8 ways cabbage x4 112
16 29 9 29 26 | 6 | 3 ways soybeans x3 6
9 27 2 20 19 | 128 | 4 ways cabbage x5 128
8 18 36 0 13 | 4 | 1 ways chilli-string x3 4
12 26 5 5 37 | 144 | 4 ways meju-block x4 140; 1 ways soybeans x4 4
26 32 7 39 14 | 4 | 2 ways radish x3 4
20 34 26 38 13 | 3 | 1 ways garlic x3 3
7 2 33 5 23 | 200 | 4 ways chilli-string x4 40; 2 ways garlic x5 32; 4 ways cabbage x5 128
2 31 7 5 35 | 70 | 2 ways meju-block x4 70
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
