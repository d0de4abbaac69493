import { expectGoldenSpins } from "../testing/golden-spins.ts";

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
	[
		"dhow-race",
		"base",
		`
1 3 27 20 28 | 0 | nothing
8 24 25 18 29 | 0 | nothing
6 18 16 17 21 | 25 | line 7 cowrie x4 25
13 2 6 5 25 | 25 | line 4 cowrie x4 25
27 1 9 9 17 | 0 | nothing
24 31 15 21 17 | 25 | line 1 cowrie x4 25
7 19 4 32 22 | 0 | nothing
12 4 25 14 23 | 30 | scatter x3 30
23 4 21 10 20 | 0 | nothing
10 31 18 15 11 | 30 | scatter x3 30
2 8 20 11 24 | 0 | nothing
15 2 9 5 0 | 150 | line 3 cowrie x5 75; line 9 cowrie x5 75
7 10 16 15 18 | 25 | line 9 cowrie x4 25
17 13 26 5 7 | 6 | line 3 oyster-shell x3 6
11 30 19 3 8 | 15 | line 3 dates x3 15
6 9 23 25 25 | 20 | line 13 oyster-shell x4 20
25 19 21 15 0 | 150 | scatter x4 150
17 16 10 7 15 | 30 | line 7 spice-sack x3 15; line 10 dates x3 15
13 17 0 24 22 | 8 | line 14 cowrie x3 8
5 4 10 32 2 | 6 | line 8 oyster-shell x3 6
20 9 13 15 32 | 8 | line 12 cowrie x3 8
24 30 27 20 29 | 25 | line 14 incense-burner x3 25
13 3 9 14 9 | 16 | line 10 cowrie x3 8; line 14 cowrie x3 8
4 22 16 20 2 | 8 | line 13 rope-coil x3 8
10 32 10 29 2 | 30 | line 7 dates x3 15; line 9 spice-sack x3 15
0 32 20 31 13 | 15 | line 4 spice-sack x3 15
16 0 4 3 2 | 20 | line 12 oyster-shell x4 20
16 5 29 6 31 | 12 | line 0 oyster-shell x3 6; line 8 oyster-shell x3 6
16 13 2 12 8 | 160 | line 14 spice-sack x5 160
1 0 15 12 13 | 8 | line 9 rope-coil x3 8
3 14 8 28 6 | 30 | line 10 coffee-pot x3 30
17 9 22 16 0 | 6 | line 9 oyster-shell x3 6
8 28 24 9 31 | 25 | line 12 incense-burner x3 25
12 13 27 9 13 | 30 | line 4 coffee-pot x3 30
10 31 19 2 5 | 15 | line 5 spice-sack x3 15
27 22 0 15 1 | 16 | line 9 rope-coil x3 8; line 10 rope-coil x3 8
1 13 8 9 26 | 8 | line 14 cowrie x3 8
10 15 9 30 0 | 65 | line 3 spice-sack x3 15; line 12 dates x4 50
2 21 23 9 12 | 8 | line 2 rope-coil x3 8
14 4 9 14 29 | 25 | line 7 cowrie x4 25
`,
	],
	[
		"orrery",
		"base",
		`
21 21 6 2 24 | 60 | line 17 sea-world x4 60
12 9 34 33 8 | 6 | line 14 pendulum x3 6
10 0 22 2 10 | 0 | nothing
9 8 12 26 32 | 0 | nothing
19 22 9 6 3 | 21 | line 0 cog-wheel x3 7; line 10 cog-wheel x3 7; line 13 cog-wheel x3 7
12 34 21 9 7 | 6 | line 13 pendulum x3 6
22 31 7 29 19 | 0 | nothing
15 12 19 5 10 | 0 | nothing
14 3 20 4 8 | 60 | line 7 sea-world x4 60
8 17 8 11 22 | 0 | nothing
17 20 33 16 7 | 0 | nothing
4 10 34 27 6 | 13 | line 1 comet x3 7; line 8 pendulum x3 6
24 12 20 11 26 | 12 | line 7 pendulum x3 6; line 9 pendulum x3 6
29 12 5 28 33 | 40 | scatter x3 40
0 24 18 25 0 | 15 | line 8 crescent-world x3 15
6 30 15 29 26 | 15 | line 18 crescent-world x3 15
6 16 12 10 15 | 25 | line 9 cog-wheel x4 25
31 34 30 7 15 | 42 | line 1 comet x3 7; line 5 comet x3 7; line 7 comet x3 7; line 9 comet x3 7; line 10 comet x3 7; line 17 comet x3 7
20 1 35 25 25 | 20 | line 8 sea-world x3 20
34 20 19 11 1 | 57 | line 0 pendulum x3 6; line 3 pendulum x3 6; line 5 pendulum x3 6; line 6 crescent-world x3 15; line 9 pendulum x3 6; line 14 pendulum x3 6; line 15 pendulum x3 6; line 19 pendulum x3 6
2 34 18 33 29 | 39 | line 2 comet x3 7; line 8 comet x3 7; line 18 comet x4 25
7 15 25 12 12 | 7 | line 11 cog-wheel x3 7
11 9 7 22 16 | 20 | line 16 pendulum x4 20
21 4 7 2 10 | 25 | line 8 cog-wheel x4 25
27 0 27 11 13 | 30 | line 10 rust-world x3 15; line 17 rust-world x3 15
21 16 10 20 4 | 7 | line 7 cog-wheel x3 7
28 8 18 30 3 | 175 | line 2 cog-wheel x4 25; line 5 rust-world x4 50; line 8 ringed-world x3 50; line 19 rust-world x4 50
29 30 22 26 16 | 50 | line 3 ringed-world x3 50
19 8 26 7 33 | 27 | line 2 sea-world x3 20; line 8 cog-wheel x3 7
28 8 1 18 31 | 15 | line 19 rust-world x3 15
`,
	],
] as const;

expectGoldenSpins(golden);
