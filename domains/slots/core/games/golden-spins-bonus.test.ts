import { expectGoldenSpins } from "../testing/golden-spins.ts";

/** Golden spins of the games that pick, respin and are bought, as in golden-spins.test.ts: stops | credits | what happens. */
const golden = [
	[
		"haenyeo",
		"base",
		`
21 9 30 31 27 | 0 | nothing
42 5 28 16 15 | 0 | nothing
26 18 32 31 16 | 0 | nothing
34 10 25 15 13 | 0 | nothing
42 10 8 19 24 | 0 | nothing
30 3 10 11 1 | 0 | expand 3
21 8 33 31 17 | 0 | nothing
2 4 40 12 28 | 0 | expand 2
27 22 40 26 26 | 0 | expand 2
40 11 1 19 7 | 54 | expand 2; line 1 green-kelp x5 27; line 5 green-kelp x5 27
3 37 35 9 29 | 0 | expand 3
7 4 36 22 21 | 3 | line 9 red-kelp x3 3
8 16 31 26 36 | 6 | line 1 red-kelp x3 3; line 8 red-kelp x3 3
19 9 40 36 26 | 9 | expand 2; line 0 green-kelp x3 3; line 3 green-kelp x3 3; line 7 green-kelp x3 3
16 9 20 22 28 | 22 | line 5 pearl x3 22
25 2 23 41 10 | 0 | expand 1
42 10 5 10 41 | 0 | expand 3
3 20 7 22 15 | 5 | line 9 starfish x3 5
1 11 25 5 11 | 30 | line 5 green-kelp x5 27; line 9 green-kelp x3 3
32 13 30 35 4 | 3 | line 6 red-kelp x3 3
5 0 24 25 31 | 25 | expand 1; line 0 urchin x3 5; line 4 urchin x3 5; line 6 urchin x3 5; line 8 urchin x3 5; line 9 urchin x3 5
19 27 38 39 24 | 22 | line 2 pearl x3 22
29 1 26 9 26 | 36 | expand 1; expand 3; line 3 octopus x4 36
38 40 39 10 36 | 0 | expand 3
26 28 36 33 13 | 6 | line 5 red-kelp x3 3; line 9 red-kelp x3 3
38 1 31 38 25 | 3 | expand 1; line 6 green-kelp x3 3
10 14 19 11 24 | 0 | expand 3
18 21 25 22 36 | 9 | line 2 green-kelp x3 3; line 6 green-kelp x3 3; line 7 green-kelp x3 3
12 22 31 4 1 | 8 | line 0 green-kelp x4 8
24 0 32 36 3 | 14 | expand 1; line 0 conch x3 7; line 9 conch x3 7
0 4 30 38 38 | 3 | line 5 red-kelp x3 3
9 0 24 6 2 | 20 | expand 1; line 4 urchin x4 10; line 6 urchin x4 10
40 20 32 10 33 | 0 | expand 3
32 30 5 9 40 | 0 | expand 3
7 21 23 29 7 | 5 | line 3 urchin x3 5
30 1 10 8 22 | 0 | expand 1
1 26 1 39 21 | 0 | expand 2
12 5 20 11 20 | 0 | expand 3
22 17 8 35 23 | 5 | line 6 starfish x3 5
34 41 10 33 37 | 6 | line 1 red-kelp x3 3; line 5 red-kelp x3 3
9 11 4 0 37 | 5 | line 4 urchin x3 5
41 19 35 10 28 | 0 | expand 3
16 3 1 41 30 | 0 | expand 2
25 3 11 20 2 | 3 | line 4 red-kelp x3 3
42 20 7 2 9 | 10 | line 5 starfish x3 5; line 9 starfish x3 5
19 37 1 36 25 | 22 | expand 2; line 4 pearl x3 22
31 0 4 35 17 | 20 | expand 1; line 1 urchin x3 5; line 2 abalone x3 15
41 29 40 15 11 | 0 | expand 2
35 30 6 11 30 | 0 | expand 3
18 20 0 12 17 | 0 | expand 2
22 0 39 24 23 | 20 | expand 1; line 2 starfish x4 10; line 7 starfish x4 10
40 37 27 21 14 | 5 | line 2 starfish x3 5
39 1 29 1 21 | 0 | expand 1
15 1 12 1 36 | 0 | expand 1
5 0 7 32 9 | 0 | expand 1
13 2 6 5 21 | 22 | expand 1; line 0 octopus x3 11; line 9 octopus x3 11
32 10 30 23 20 | 3 | line 3 green-kelp x3 3
17 22 33 7 18 | 3 | line 2 green-kelp x3 3
22 13 25 9 1 | 0 | expand 3
6 1 13 15 36 | 25 | expand 1; line 0 urchin x3 5; line 3 urchin x3 5; line 5 urchin x3 5; line 7 urchin x3 5; line 9 urchin x3 5
35 30 17 11 25 | 0 | expand 3
7 17 0 28 13 | 0 | expand 2
36 34 32 34 21 | 5 | line 7 urchin x3 5
26 23 7 9 39 | 0 | expand 3
1 8 14 11 15 | 8 | expand 3; line 7 green-kelp x4 8
40 7 26 11 34 | 0 | expand 3
2 32 40 16 17 | 10 | expand 2; line 2 starfish x3 5; line 6 starfish x3 5
6 11 16 10 27 | 0 | expand 3
15 0 5 29 0 | 22 | expand 1; line 8 pearl x3 22
5 6 5 11 10 | 0 | expand 3
21 38 21 31 36 | 27 | line 1 pearl x3 22; line 2 starfish x3 5
3 18 8 24 0 | 5 | line 0 starfish x3 5
14 5 25 11 20 | 0 | expand 3
1 29 25 20 15 | 6 | line 0 green-kelp x3 3; line 3 green-kelp x3 3
0 14 1 5 16 | 27 | expand 2; line 3 red-kelp x5 27
3 0 12 9 25 | 18 | expand 1; expand 3; line 5 conch x4 18
0 10 35 31 7 | 17 | line 0 green-kelp x3 3; line 4 green-kelp x3 3; line 8 green-kelp x4 8; line 9 green-kelp x3 3
28 23 10 11 34 | 0 | expand 3
27 41 19 24 41 | 3 | line 5 red-kelp x3 3
13 2 11 0 5 | 8 | expand 1; line 4 red-kelp x4 8
28 0 28 31 34 | 11 | expand 1; line 8 octopus x3 11
18 41 1 13 30 | 6 | expand 2; line 0 green-kelp x3 3; line 4 green-kelp x3 3
34 38 28 26 17 | 15 | line 0 starfish x4 10; line 7 starfish x3 5
35 15 15 4 3 | 8 | line 7 float x3 8
30 36 23 37 6 | 10 | line 5 urchin x3 5; line 9 urchin x3 5
30 28 34 21 0 | 6 | line 2 green-kelp x3 3; line 6 green-kelp x3 3
37 17 40 11 27 | 0 | expand 2; expand 3
32 27 37 33 28 | 3 | line 4 red-kelp x3 3
25 32 31 11 10 | 0 | expand 3
32 35 40 21 28 | 6 | expand 2; line 2 red-kelp x3 3; line 6 red-kelp x3 3
`,
	],
	[
		"coin-divers",
		"base",
		`
13 26 9 | 0 | nothing
29 25 10 | 0 | nothing
4 20 20 | 0 | nothing
3 26 24 | 0 | nothing
31 15 22 | 0 | nothing
10 27 21 | 0 | nothing
29 18 8 | 30 | line 2 gull x3 30
14 28 13 | 85 | line 0 flying-fish x3 25; line 3 anchor x3 60
20 27 29 | 300 | line 2 sponge-diver x3 300
7 18 19 | 30 | line 2 gull x3 30
31 19 7 | 90 | line 0 anchor x3 60; line 3 gull x3 30
2 19 11 | 12 | line 3 crab x3 12
5 10 12 | 300 | line 2 sponge-diver x3 300
20 3 7 | 300 | line 4 sponge-diver x3 300
0 13 0 | 12 | line 2 crab x3 12
23 31 13 | 60 | line 2 anchor x3 60
21 3 13 | 300 | line 0 sponge-diver x3 300
22 28 16 | 50 | line 0 flying-fish x3 25; line 4 flying-fish x3 25
1 19 14 | 100 | line 4 steamer x3 100
25 13 1 | 12 | line 2 crab x3 12
29 16 17 | 24 | line 0 rope-knot x3 12; line 3 rope-knot x3 12
13 11 27 | 25 | line 2 flying-fish x3 25
3 22 18 | 24 | line 0 rope-knot x3 12; line 4 rope-knot x3 12
31 10 8 | 30 | line 3 gull x3 30
26 15 3 | 12 | line 1 crab x3 12
29 28 14 | 30 | line 4 gull x3 30
29 19 20 | 30 | line 4 gull x3 30
2 1 17 | 12 | line 2 rope-knot x3 12
29 29 26 | 12 | line 1 rope-knot x3 12
15 15 6 | 12 | line 4 crab x3 12
31 14 14 | 12 | line 4 crab x3 12
5 3 18 | 12 | line 1 rope-knot x3 12
20 10 31 | 30 | line 3 gull x3 30
7 12 6 | 300 | line 1 sponge-diver x3 300
1 31 12 | 12 | line 1 crab x3 12
8 19 9 | 30 | line 0 gull x3 30
3 28 12 | 100 | line 3 steamer x3 100
31 8 26 | 60 | line 0 anchor x3 60
12 0 8 | 60 | line 4 anchor x3 60
0 15 3 | 12 | line 4 crab x3 12
20 28 5 | 100 | line 0 steamer x3 100
23 29 30 | 25 | line 1 flying-fish x3 25
9 20 14 | 30 | line 1 gull x3 30
23 13 17 | 25 | line 1 flying-fish x3 25
25 30 24 | 12 | line 4 crab x3 12
16 30 6 | 12 | line 4 crab x3 12
6 19 9 | 30 | line 4 gull x3 30
19 22 21 | 30 | line 1 gull x3 30
10 1 12 | 12 | line 2 rope-knot x3 12
4 22 25 | 12 | line 0 rope-knot x3 12
0 13 1 | 12 | line 2 crab x3 12
2 17 25 | 12 | line 4 rope-knot x3 12
13 18 15 | 25 | line 2 flying-fish x3 25
0 28 3 | 12 | line 4 crab x3 12
10 21 16 | 12 | line 2 rope-knot x3 12
31 28 0 | 12 | line 2 crab x3 12
9 27 4 | 12 | line 2 rope-knot x3 12
4 17 17 | 24 | line 0 rope-knot x3 12; line 3 rope-knot x3 12
25 13 22 | 12 | line 2 crab x3 12
4 23 24 | 24 | line 0 rope-knot x3 12; line 3 rope-knot x3 12
16 6 10 | 12 | line 2 crab x3 12
13 25 11 | 100 | line 1 steamer x3 100
10 21 12 | 12 | line 2 rope-knot x3 12
16 26 6 | 25 | line 1 flying-fish x3 25
24 0 13 | 60 | line 0 anchor x3 60
8 19 13 | 30 | line 0 gull x3 30
0 19 6 | 72 | line 3 anchor x3 60; line 4 crab x3 12
11 24 0 | 100 | line 4 steamer x3 100
18 21 21 | 30 | line 4 gull x3 30
22 24 27 | 25 | line 2 flying-fish x3 25
`,
	],
] as const;

expectGoldenSpins(golden);
