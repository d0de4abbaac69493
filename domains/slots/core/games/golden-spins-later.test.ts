import { expectGoldenSpins } from "../testing/golden-spins.ts";

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
17 4 16 0 12 | 20 | scatter x3 20
20 9 21 24 21 | 16 | line 8 mud-crab x4 12; line 9 mud-crab x3 4
0 10 3 14 1 | 24 | line 2 mud-crab x4 12; line 8 mud-crab x4 12
14 10 22 11 21 | 4 | line 3 mud-crab x3 4
9 21 21 18 12 | 14 | line 0 yellow-ribbon x3 7; line 6 yellow-ribbon x3 7
20 19 0 3 11 | 14 | line 8 red-spool x3 7; line 9 red-spool x3 7
3 1 14 17 13 | 10 | line 2 tide-shell x3 5; line 6 tide-shell x3 5
2 3 5 22 6 | 26 | line 1 mud-crab x3 4; line 7 red-spool x4 22
7 22 22 7 18 | 5 | line 1 tide-shell x3 5
2 22 0 16 7 | 21 | line 2 red-spool x3 7; line 6 red-spool x3 7; line 8 red-spool x3 7
6 23 3 17 4 | 30 | line 8 heron-kite x3 30
7 15 4 22 17 | 15 | line 9 green-reed x4 15
7 0 20 1 7 | 12 | line 2 green-reed x3 6; line 8 green-reed x3 6
4 3 21 1 14 | 29 | line 0 tide-shell x3 5; line 1 red-spool x3 7; line 5 red-spool x3 7; line 6 tide-shell x3 5; line 9 tide-shell x3 5
1 12 21 5 17 | 31 | line 5 mud-crab x4 12; line 9 mud-crab x3 4; line 0 tide-shell x3 5; line 5 tide-shell x3 5; line 9 tide-shell x3 5
2 18 4 7 17 | 45 | line 1 tide-shell x4 15; line 5 tide-shell x4 15; line 7 tide-shell x4 15
10 8 5 21 3 | 10 | line 1 tide-shell x3 5; line 7 tide-shell x3 5
18 3 21 18 8 | 6 | line 9 green-reed x3 6
1 4 2 20 3 | 45 | line 0 tide-shell x4 15; line 3 tide-shell x4 15; line 5 tide-shell x4 15
15 4 16 17 13 | 20 | scatter x3 20
17 19 21 9 22 | 6 | line 6 green-reed x3 6
18 14 19 12 11 | 21 | line 4 green-reed x3 6; line 7 green-reed x4 15
20 16 20 15 6 | 17 | line 2 tide-shell x3 5; line 8 tide-shell x3 5; line 8 yellow-ribbon x3 7
16 12 19 24 14 | 6 | line 7 green-reed x3 6
12 1 23 0 6 | 54 | line 6 mud-crab x5 50; line 4 mud-crab x3 4
4 11 11 16 17 | 14 | line 4 yellow-ribbon x3 7; line 6 yellow-ribbon x3 7
3 20 7 13 6 | 4 | line 2 mud-crab x3 4
21 18 15 23 9 | 20 | line 1 tide-shell x3 5; line 5 tide-shell x3 5; line 7 tide-shell x3 5; line 9 tide-shell x3 5
14 5 1 23 9 | 14 | line 4 red-spool x3 7; line 6 red-spool x3 7
4 21 2 23 10 | 7 | line 7 red-spool x3 7
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
15 6 9 0 10 | 36 | line 3 red-spool x3 14; line 8 red-spool x3 14; line 2 mud-crab x3 8
16 0 14 2 6 | 28 | line 3 yellow-ribbon x3 14; line 8 yellow-ribbon x3 14
8 13 14 1 10 | 64 | line 2 mud-crab x3 8; line 4 mud-crab x3 8; line 6 mud-crab x3 8; line 8 box-kite x3 40
13 12 11 5 4 | 8 | line 1 mud-crab x3 8
15 6 0 7 14 | 42 | line 0 red-spool x3 14; line 3 red-spool x3 14; line 8 red-spool x3 14
1 15 0 10 14 | 60 | line 4 heron-kite x3 60
8 8 14 9 2 | 76 | line 2 yellow-ribbon x3 14; line 3 carp-kite x3 48; line 8 yellow-ribbon x3 14
12 2 12 8 6 | 8 | line 3 mud-crab x3 8
14 5 9 4 4 | 122 | line 2 red-spool x3 14; line 8 red-spool x3 14; line 4 yellow-ribbon x3 14; line 8 swallow-kite x3 80
14 10 15 1 0 | 24 | line 6 green-reed x3 12; line 9 green-reed x3 12
15 4 15 0 15 | 80 | line 6 swallow-kite x3 80
15 1 6 1 13 | 30 | line 6 green-reed x4 30
11 4 11 2 10 | 48 | line 0 box-kite x3 40; line 4 mud-crab x3 8
15 7 9 3 6 | 112 | line 3 red-spool x3 14; line 0 yellow-ribbon x3 14; line 1 yellow-ribbon x3 14; line 3 yellow-ribbon x3 14; line 5 yellow-ribbon x3 14; line 7 yellow-ribbon x3 14; line 8 yellow-ribbon x3 14; line 9 yellow-ribbon x3 14
11 14 15 10 15 | 52 | line 5 box-kite x3 40; line 9 green-reed x3 12
12 2 14 15 12 | 52 | line 0 mud-crab x3 8; line 3 mud-crab x3 8; line 8 mud-crab x3 8; line 9 mud-crab x3 8; scatter x3 20
15 13 11 13 16 | 12 | line 1 green-reed x3 12
8 4 1 1 1 | 10 | line 2 tide-shell x3 10
8 9 13 10 15 | 48 | line 1 carp-kite x3 48
3 4 2 4 7 | 20 | line 0 tide-shell x3 10; line 9 tide-shell x3 10
14 10 14 3 12 | 24 | line 1 mud-crab x3 8; line 5 mud-crab x3 8; line 7 mud-crab x3 8
8 1 7 9 12 | 28 | line 2 yellow-ribbon x3 14; line 8 yellow-ribbon x3 14
12 9 9 8 9 | 14 | line 8 red-spool x3 14
13 14 10 14 13 | 60 | scatter x4 60
15 15 2 15 13 | 20 | scatter x3 20
2 12 0 2 2 | 10 | line 4 tide-shell x3 10
5 7 10 10 1 | 12 | line 9 green-reed x3 12
2 15 2 10 9 | 28 | line 1 red-spool x3 14; line 7 red-spool x3 14
16 1 1 10 1 | 14 | line 6 red-spool x3 14
7 15 7 12 14 | 24 | line 4 green-reed x3 12; line 7 green-reed x3 12
`,
	],
	[
		"talchum",
		"base",
		`
0 15 5 20 17 1 | 5 | 1 become bride-mask; line 16 folding-fan x3 5
1 6 0 4 18 0 | 360 | 7 become noble-mask; line 2 noble-mask x3 30; line 10 noble-mask x3 30; line 19 noble-mask x3 30; line 24 noble-mask x4 120; line 25 noble-mask x3 30; line 35 noble-mask x4 120
0 11 6 9 2 4 | 21 | 3 become rice-cake; line 7 rice-cake x3 7; line 19 rice-cake x3 7; line 31 rice-cake x3 7
16 21 5 12 4 6 | 121 | 1 become copper-coin; line 3 rice-cake x4 22; line 7 rice-cake x3 7; line 13 rice-cake x4 22; line 16 straw-shoe x3 6; line 19 rice-cake x3 7; line 25 rice-cake x3 7; line 29 rice-cake x3 7; line 31 rice-cake x3 7; line 33 rice-cake x3 7; line 35 rice-cake x3 7; line 39 rice-cake x4 22
2 13 6 12 6 5 | 80 | 2 become straw-shoe; scatter x3 80
16 2 1 0 12 6 | 6 | 2 become copper-coin; line 17 straw-shoe x3 6
2 13 18 16 5 3 | 0 | 3 become monk-mask
14 17 0 18 10 0 | 0 | 2 become noble-mask
5 21 4 15 7 0 | 42 | 1 become noble-mask; line 4 rice-cake x3 7; line 5 rice-cake x3 7; line 9 rice-cake x3 7; line 15 rice-cake x3 7; line 27 rice-cake x3 7; line 30 rice-cake x3 7
6 15 6 12 7 0 | 80 | scatter x3 80
3 8 16 21 10 4 | 0 | 3 become rice-cake
19 20 10 9 9 1 | 0 | nothing
1 2 9 13 11 5 | 65 | 3 become straw-shoe; line 1 folding-fan x3 5; line 4 folding-fan x3 5; line 8 folding-fan x3 5; line 9 folding-fan x3 5; line 14 folding-fan x3 5; line 15 folding-fan x3 5; line 21 folding-fan x3 5; line 23 folding-fan x3 5; line 26 folding-fan x3 5; line 27 folding-fan x3 5; line 30 folding-fan x3 5; line 32 folding-fan x3 5; line 38 folding-fan x3 5
16 11 19 16 12 7 | 14 | 1 become folding-fan; line 7 rice-cake x3 7; line 31 rice-cake x3 7
0 4 16 5 4 0 | 0 | 4 become noble-mask
5 19 4 8 21 0 | 0 | nothing
3 13 20 1 20 3 | 0 | 2 become monk-mask
1 9 12 10 13 4 | 14 | 3 become rice-cake; line 3 rice-cake x3 7; line 16 rice-cake x3 7
14 15 20 1 8 7 | 5 | line 36 folding-fan x3 5
14 19 10 1 20 7 | 36 | line 0 folding-fan x3 5; line 8 folding-fan x3 5; line 17 folding-fan x3 5; line 23 folding-fan x3 5; line 25 straw-shoe x3 6; line 26 folding-fan x3 5; line 32 folding-fan x3 5
12 5 2 17 20 6 | 0 | 4 become copper-coin
20 0 1 12 2 7 | 51 | 4 become folding-fan; line 5 copper-coin x4 16; line 7 folding-fan x3 5; line 13 folding-fan x3 5; line 19 folding-fan x3 5; line 29 folding-fan x3 5; line 31 folding-fan x3 5; line 33 folding-fan x3 5; line 39 folding-fan x3 5
15 1 10 14 17 6 | 21 | 1 become copper-coin; line 14 folding-fan x3 5; line 20 folding-fan x3 5; line 34 folding-fan x3 5; line 35 straw-shoe x3 6
8 6 14 14 10 2 | 16 | 4 become butcher-mask; line 37 copper-coin x4 16
1 5 11 14 1 5 | 296 | 7 become straw-shoe; line 2 straw-shoe x5 65; line 3 straw-shoe x3 6; line 10 straw-shoe x5 65; line 13 straw-shoe x3 6; line 16 straw-shoe x3 6; line 19 straw-shoe x5 65; line 22 straw-shoe x3 6; line 25 straw-shoe x5 65; line 29 straw-shoe x3 6; line 33 straw-shoe x3 6
14 21 2 8 4 6 | 0 | 3 become copper-coin
11 1 6 14 12 2 | 78 | 1 become butcher-mask; line 4 copper-coin x3 5; line 9 monk-mask x3 15; line 13 folding-fan x3 5; line 19 folding-fan x3 5; line 24 butcher-mask x3 18; line 27 monk-mask x3 15; line 29 folding-fan x3 5; line 30 copper-coin x3 5; line 33 folding-fan x3 5
6 1 10 5 20 3 | 0 | 1 become monk-mask
13 9 3 17 21 6 | 0 | 1 become copper-coin
19 18 2 4 11 3 | 0 | 3 become monk-mask
19 4 18 14 17 2 | 0 | 2 become butcher-mask
17 3 14 21 16 5 | 42 | 1 become straw-shoe; line 3 copper-coin x3 5; line 13 copper-coin x3 5; line 29 copper-coin x4 16; line 33 copper-coin x4 16
2 15 5 7 12 4 | 0 | 2 become rice-cake
1 0 21 21 8 3 | 35 | 3 become monk-mask; line 10 monk-mask x3 15; line 25 monk-mask x3 15; line 34 folding-fan x3 5
21 17 14 6 6 7 | 44 | 1 become folding-fan; line 7 folding-fan x4 12; line 12 folding-fan x4 12; line 18 folding-fan x3 5; line 28 folding-fan x3 5; line 31 folding-fan x3 5; line 38 copper-coin x3 5
8 12 6 12 16 7 | 80 | scatter x3 80
4 14 13 13 11 5 | 0 | 3 become straw-shoe
2 16 19 10 5 0 | 0 | 2 become noble-mask
14 14 2 10 10 7 | 0 | 2 become folding-fan
4 9 7 6 9 4 | 7 | 1 become rice-cake; line 36 rice-cake x3 7
18 1 7 20 2 2 | 39 | 2 become butcher-mask; line 1 rice-cake x3 7; line 11 rice-cake x3 7; line 14 straw-shoe x3 6; line 17 rice-cake x3 7; line 18 copper-coin x3 5; line 23 rice-cake x3 7
9 19 5 6 6 2 | 15 | line 35 monk-mask x3 15
19 15 11 2 15 6 | 0 | 1 become copper-coin
20 16 13 9 21 6 | 25 | 1 become copper-coin; line 4 copper-coin x3 5; line 9 copper-coin x3 5; line 27 copper-coin x3 5; line 30 copper-coin x3 5; line 38 copper-coin x3 5
7 0 3 15 6 2 | 15 | 2 become butcher-mask; line 7 copper-coin x3 5; line 19 copper-coin x3 5; line 31 copper-coin x3 5
13 10 1 20 9 4 | 0 | 2 become rice-cake
15 20 7 18 0 7 | 18 | 1 become folding-fan; line 18 straw-shoe x4 18
10 2 3 4 15 0 | 25 | 2 become noble-mask; line 8 copper-coin x3 5; line 23 copper-coin x3 5; line 26 copper-coin x3 5; line 32 copper-coin x3 5; line 38 copper-coin x3 5
11 11 20 8 4 1 | 0 | 1 become bride-mask
9 20 15 0 10 1 | 0 | 1 become bride-mask
5 19 6 5 11 3 | 58 | 1 become monk-mask; line 2 straw-shoe x4 18; line 19 straw-shoe x4 18; line 36 rice-cake x4 22
6 5 8 4 13 4 | 7 | 3 become rice-cake; line 34 rice-cake x3 7
8 11 11 20 15 1 | 0 | nothing
2 6 5 11 2 4 | 119 | 6 become rice-cake; line 1 rice-cake x3 7; line 2 rice-cake x3 7; line 5 rice-cake x3 7; line 7 rice-cake x3 7; line 9 rice-cake x3 7; line 10 rice-cake x3 7; line 12 rice-cake x3 7; line 15 rice-cake x3 7; line 18 rice-cake x3 7; line 19 rice-cake x3 7; line 21 rice-cake x3 7; line 24 rice-cake x3 7; line 25 rice-cake x3 7; line 27 rice-cake x3 7; line 28 rice-cake x3 7; line 31 rice-cake x3 7; line 35 rice-cake x3 7
0 9 1 13 12 1 | 0 | 4 become bride-mask
12 13 17 7 6 2 | 0 | nothing
5 7 5 2 13 3 | 24 | 3 become monk-mask; line 3 straw-shoe x3 6; line 10 straw-shoe x3 6; line 16 straw-shoe x3 6; line 25 straw-shoe x3 6
17 6 15 20 8 2 | 0 | 3 become butcher-mask
0 20 20 19 9 6 | 0 | 1 become copper-coin
17 0 11 4 9 6 | 36 | 1 become copper-coin; line 5 straw-shoe x4 18; line 15 straw-shoe x4 18
21 19 15 0 20 6 | 0 | 1 become copper-coin
19 19 16 4 2 3 | 0 | 3 become monk-mask
18 18 15 13 7 1 | 0 | 2 become bride-mask
9 9 6 15 16 0 | 0 | 1 become noble-mask
0 0 19 4 20 0 | 15 | 2 become noble-mask; line 2 folding-fan x3 5; line 15 folding-fan x3 5; line 22 folding-fan x3 5
5 15 1 0 0 0 | 0 | 3 become noble-mask
2 20 2 13 16 6 | 0 | 5 become copper-coin
5 11 20 11 10 1 | 21 | line 11 rice-cake x3 7; line 20 rice-cake x3 7; line 34 rice-cake x3 7
14 0 5 0 9 1 | 35 | line 5 folding-fan x3 5; line 10 bride-mask x3 24; line 25 straw-shoe x3 6
14 14 13 1 6 5 | 0 | 1 become straw-shoe
17 8 10 2 3 0 | 6 | 4 become noble-mask; line 5 straw-shoe x3 6
6 17 0 16 19 0 | 0 | 3 become noble-mask
5 5 3 9 2 0 | 0 | 5 become noble-mask
3 16 14 5 6 2 | 0 | 4 become butcher-mask
0 12 4 0 1 0 | 0 | 3 become noble-mask
3 7 17 21 3 1 | 144 | 6 become bride-mask; line 1 bride-mask x3 24; line 8 bride-mask x3 24; line 14 bride-mask x3 24; line 23 bride-mask x3 24; line 26 bride-mask x3 24; line 32 bride-mask x3 24
8 15 17 18 11 1 | 5 | line 6 copper-coin x3 5
9 1 18 5 11 6 | 0 | 1 become copper-coin
0 9 18 5 15 1 | 0 | 2 become bride-mask
1 11 13 21 4 6 | 0 | 4 become copper-coin
`,
	],
	[
		"talchum",
		"free",
		`
0 20 8 2 13 1 | 360 | 10 become bride-mask; line 6 bride-mask x4 90; line 11 bride-mask x4 90; line 20 bride-mask x4 90; line 34 bride-mask x4 90
17 2 8 5 7 0 | 0 | 4 become noble-mask
8 3 10 20 15 4 | 437 | 5 become rice-cake; line 1 rice-cake x4 22; line 4 rice-cake x4 22; line 8 rice-cake x3 7; line 9 rice-cake x4 22; line 14 rice-cake x4 22; line 15 rice-cake x4 22; line 21 rice-cake x4 22; line 23 rice-cake x3 7; line 26 rice-cake x4 22; line 27 rice-cake x5 80; line 30 rice-cake x5 80; line 32 rice-cake x5 80; line 36 rice-cake x4 22; line 38 rice-cake x3 7
6 3 9 18 16 6 | 70 | 3 become copper-coin; line 2 rice-cake x3 7; line 3 rice-cake x3 7; line 10 rice-cake x3 7; line 13 rice-cake x3 7; line 16 rice-cake x3 7; line 19 rice-cake x3 7; line 22 rice-cake x3 7; line 25 rice-cake x3 7; line 29 rice-cake x3 7; line 33 rice-cake x3 7
8 0 13 20 14 5 | 0 | 7 become straw-shoe
4 14 0 18 3 6 | 56 | 8 become copper-coin; line 0 copper-coin x3 5; line 4 copper-coin x3 5; line 8 copper-coin x3 5; line 14 copper-coin x3 5; line 20 copper-coin x3 5; line 26 copper-coin x3 5; line 30 copper-coin x4 16; line 32 copper-coin x3 5; line 38 copper-coin x3 5
2 4 12 14 16 3 | 30 | 4 become monk-mask; line 39 noble-mask x3 30
6 5 8 10 3 0 | 33 | 2 become noble-mask; line 6 rice-cake x3 7; line 10 rice-cake x3 7; line 25 rice-cake x3 7; line 34 folding-fan x3 5; line 35 rice-cake x3 7
7 13 20 8 5 0 | 0 | 3 become noble-mask
16 2 1 9 9 0 | 0 | 7 become noble-mask
3 2 3 8 11 4 | 211 | 7 become rice-cake; line 0 rice-cake x3 7; line 1 rice-cake x4 22; line 8 rice-cake x3 7; line 11 rice-cake x4 22; line 14 rice-cake x4 22; line 17 rice-cake x3 7; line 20 rice-cake x4 22; line 21 rice-cake x4 22; line 23 rice-cake x3 7; line 26 rice-cake x4 22; line 32 rice-cake x4 22; line 34 rice-cake x4 22; line 36 rice-cake x3 7
15 11 4 9 3 1 | 0 | 3 become bride-mask
1 19 19 13 16 5 | 72 | 8 become straw-shoe; line 2 straw-shoe x3 6; line 3 straw-shoe x3 6; line 5 straw-shoe x3 6; line 10 straw-shoe x3 6; line 13 straw-shoe x3 6; line 15 straw-shoe x3 6; line 16 straw-shoe x3 6; line 19 straw-shoe x3 6; line 22 straw-shoe x3 6; line 25 straw-shoe x3 6; line 29 straw-shoe x3 6; line 33 straw-shoe x3 6
8 1 10 4 13 7 | 0 | 5 become folding-fan
0 17 17 12 9 0 | 0 | 4 become noble-mask
13 13 3 1 14 0 | 0 | 6 become noble-mask
19 2 4 11 7 3 | 75 | 7 become monk-mask; line 6 monk-mask x3 15; line 11 monk-mask x3 15; line 17 monk-mask x4 45
19 13 1 13 7 4 | 80 | 7 become rice-cake; scatter x3 80
0 7 13 20 1 7 | 830 | 11 become folding-fan; line 1 folding-fan x5 50; line 2 folding-fan x5 50; line 4 folding-fan x5 50; line 7 folding-fan x5 50; line 8 folding-fan x3 5; line 9 folding-fan x5 50; line 12 folding-fan x5 50; line 14 folding-fan x5 50; line 15 folding-fan x5 50; line 18 folding-fan x5 50; line 19 folding-fan x5 50; line 21 folding-fan x5 50; line 23 folding-fan x3 5; line 24 folding-fan x5 50; line 26 folding-fan x5 50; line 27 folding-fan x5 50; line 28 folding-fan x3 5; line 30 folding-fan x5 50; line 31 folding-fan x3 5; line 32 folding-fan x5 50; line 37 folding-fan x3 5; line 38 folding-fan x3 5
18 2 15 19 18 7 | 37 | 8 become folding-fan; line 0 folding-fan x3 5; line 6 folding-fan x3 5; line 11 folding-fan x3 5; line 17 folding-fan x3 5; line 20 folding-fan x3 5; line 34 folding-fan x4 12
14 11 15 12 7 6 | 98 | line 15 butcher-mask x3 18; scatter x3 80
10 7 9 12 12 7 | 0 | nothing
11 9 18 17 14 6 | 65 | 1 become copper-coin; line 34 straw-shoe x5 65
18 12 15 20 7 2 | 60 | 5 become butcher-mask; line 24 butcher-mask x4 60
15 0 9 11 19 5 | 0 | 6 become straw-shoe
10 13 4 13 14 6 | 10 | 1 become copper-coin; line 25 copper-coin x3 5; line 35 copper-coin x3 5
15 4 18 12 5 2 | 34 | 2 become butcher-mask; line 13 folding-fan x4 12; line 29 folding-fan x3 5; line 33 folding-fan x3 5; line 39 folding-fan x4 12
18 6 7 17 4 3 | 50 | 3 become monk-mask; line 1 folding-fan x3 5; line 14 folding-fan x3 5; line 18 monk-mask x3 15; line 21 folding-fan x3 5; line 35 monk-mask x3 15; line 36 folding-fan x3 5
15 4 13 19 11 6 | 20 | 3 become copper-coin; line 13 folding-fan x3 5; line 29 folding-fan x3 5; line 33 folding-fan x3 5; line 39 folding-fan x3 5
7 15 11 0 6 3 | 0 | 4 become monk-mask
5 0 5 12 11 2 | 0 | 4 become butcher-mask
9 19 13 1 15 5 | 0 | 6 become straw-shoe
4 0 11 3 17 4 | 109 | 7 become rice-cake; line 0 rice-cake x4 22; line 8 rice-cake x4 22; line 14 rice-cake x4 22; line 20 rice-cake x4 22; line 26 rice-cake x3 7; line 32 rice-cake x3 7; line 34 rice-cake x3 7
5 19 6 2 18 3 | 0 | 6 become monk-mask
7 10 20 20 0 7 | 0 | 10 become folding-fan
0 17 16 18 1 7 | 0 | 9 become folding-fan
18 3 15 20 12 5 | 65 | 7 become straw-shoe; line 35 straw-shoe x5 65
6 11 5 17 6 0 | 0 | nothing
0 15 12 5 14 7 | 0 | 4 become folding-fan
18 10 2 10 4 4 | 0 | 6 become rice-cake
16 3 3 9 4 2 | 0 | 5 become butcher-mask
11 10 2 5 1 2 | 18 | 7 become butcher-mask; line 5 straw-shoe x4 18
17 16 11 14 8 6 | 80 | 1 become copper-coin; scatter x3 80
12 15 18 4 8 6 | 0 | 2 become copper-coin
5 18 2 18 13 2 | 0 | 5 become butcher-mask
5 6 12 2 0 4 | 75 | 7 become rice-cake; line 2 folding-fan x3 5; line 5 folding-fan x3 5; line 9 folding-fan x3 5; line 10 folding-fan x3 5; line 14 noble-mask x3 30; line 15 folding-fan x3 5; line 16 folding-fan x3 5; line 22 folding-fan x3 5; line 24 folding-fan x3 5; line 27 folding-fan x3 5
5 14 3 7 3 7 | 0 | 4 become folding-fan
2 0 10 14 1 0 | 180 | 11 become noble-mask; line 3 noble-mask x3 30; line 5 noble-mask x3 30; line 10 noble-mask x3 30; line 16 noble-mask x3 30; line 25 noble-mask x3 30; line 35 noble-mask x3 30
15 10 1 14 5 1 | 0 | 4 become bride-mask
5 3 4 12 19 1 | 0 | 5 become bride-mask
5 16 12 15 14 3 | 30 | line 14 noble-mask x3 30
16 17 7 5 12 4 | 15 | line 1 monk-mask x3 15
2 11 12 1 10 1 | 0 | 7 become bride-mask
12 3 17 6 19 4 | 0 | 4 become rice-cake
4 3 12 2 1 1 | 0 | 10 become bride-mask
4 5 1 8 9 2 | 18 | 5 become butcher-mask; line 34 butcher-mask x3 18
19 5 13 18 4 3 | 0 | 5 become monk-mask
9 13 6 7 3 2 | 0 | 2 become butcher-mask
14 19 0 14 1 6 | 50 | 10 become copper-coin; line 0 copper-coin x3 5; line 4 copper-coin x3 5; line 8 copper-coin x3 5; line 14 copper-coin x3 5; line 20 copper-coin x3 5; line 26 copper-coin x3 5; line 30 copper-coin x3 5; line 32 copper-coin x3 5; line 34 copper-coin x3 5; line 38 copper-coin x3 5
9 12 13 19 13 6 | 0 | 2 become copper-coin
`,
	],
	[
		"hanji-lamps",
		"base",
		`
0 15 9 4 7 1 | 0 | nothing
9 10 0 4 2 8 | 0 | nothing
8 11 0 1 0 12 | 15 | 1 ways carp-lamp x4 15; 1 become lit-lamp; fall 3
6 9 15 14 4 6 | 0 | nothing
0 11 12 6 8 13 | 0 | nothing
0 8 3 8 14 6 | 36 | 9 ways plum-paper x4 36; 1 become lit-lamp; fall 7
2 7 10 8 14 8 | 12 | 2 ways blue-paper x5 12; 1 become lit-lamp; fall 5
8 9 2 10 5 8 | 4 | 2 ways plum-paper x3 4; 1 become lit-lamp; fall 3
15 10 12 1 11 1 | 149 | 3 ways green-paper x3 3; 1 become lit-lamp; fall 4; 1 ways lotus-lamp x3 10; 2 ways plum-paper x3 4; 1 become lit-lamp; fall 5; times 2; 2 ways moon-lamp x3 24; 1 become lit-lamp; fall 3; 27 ways yellow-paper x4 108; 1 become lit-lamp; fall 9; times 3
1 7 2 10 9 0 | 38 | 6 ways plum-paper x3 12; 1 become lit-lamp; fall 5; 1 ways green-paper x3 1; 1 ways lotus-lamp x4 25; 2 become lit-lamp; fall 4; times 2
14 9 4 15 0 14 | 29 | 3 ways plum-paper x3 6; 1 become lit-lamp; fall 4; 3 ways green-paper x3 3; 2 ways lotus-lamp x3 20; 2 become lit-lamp; fall 6; times 2
6 1 12 14 4 6 | 40 | 4 ways yellow-paper x6 40; 1 become lit-lamp; fall 7
10 13 14 13 2 11 | 236 | 3 ways red-paper x5 24; 1 become lit-lamp; fall 6; 2 ways moon-lamp x6 200; 1 become lit-lamp; fall 6; times 2; 1 ways carp-lamp x3 12; 1 become lit-lamp; fall 2
1 7 2 15 12 13 | 23 | 6 ways plum-paper x3 12; 1 become lit-lamp; fall 5; 1 ways green-paper x3 1; 1 ways lotus-lamp x3 10; 1 become lit-lamp; fall 4; times 2
9 6 13 9 8 3 | 50 | 4 ways yellow-paper x3 4; 1 become lit-lamp; fall 4; 2 ways blue-paper x4 6; 2 ways plum-paper x6 40; 2 become lit-lamp; fall 9; times 2
6 7 7 14 9 4 | 248 | 6 ways blue-paper x3 6; 1 become lit-lamp; fall 5; 1 ways yellow-paper x4 2; 1 become lit-lamp; fall 3; times 2; 6 ways plum-paper x6 240; 1 become lit-lamp; fall 8
0 7 3 6 8 2 | 360 | 18 ways plum-paper x6 360; 1 become lit-lamp; fall 10
1 6 5 13 12 10 | 32 | 6 ways plum-paper x3 12; 1 become lit-lamp; fall 5; 2 ways lotus-lamp x3 20; 1 become lit-lamp; fall 3; times 2
13 2 11 8 4 7 | 1 | 1 ways green-paper x3 1; 1 become lit-lamp; fall 2
10 7 1 6 5 9 | 4 | 1 ways plum-paper x4 4; 1 become lit-lamp; fall 3
0 5 5 3 6 2 | 10 | 1 ways lotus-lamp x3 10; 1 become lit-lamp; fall 2
5 4 5 10 12 2 | 27 | 9 ways blue-paper x4 27; 1 become lit-lamp; fall 7
14 0 10 7 13 6 | 6 | 3 ways green-paper x4 6; 1 become lit-lamp; fall 5
13 14 9 12 15 14 | 32 | 2 ways green-paper x3 2; 1 become lit-lamp; fall 3; 1 ways moon-lamp x4 14; 2 ways red-paper x5 16; 2 become lit-lamp; fall 7; times 2
14 8 2 2 8 6 | 18 | 2 ways plum-paper x3 4; 1 become lit-lamp; fall 3; 2 ways green-paper x4 4; 1 ways lotus-lamp x3 10; 2 become lit-lamp; fall 5; times 2
0 6 7 4 9 9 | 16 | 1 ways lotus-lamp x3 10; 1 become lit-lamp; fall 2; 3 ways plum-paper x3 6; 1 become lit-lamp; fall 4; times 2
10 12 11 5 4 5 | 24 | 1 ways moon-lamp x3 6; 1 become lit-lamp; fall 2; 1 ways red-paper x3 2; 1 become lit-lamp; fall 2; times 2; 1 ways carp-lamp x3 12; 1 become lit-lamp; fall 2; 1 ways plum-paper x3 4; 1 become lit-lamp; fall 2; times 3
14 14 15 10 0 9 | 18 | 2 ways red-paper x3 4; 1 become lit-lamp; fall 3; 2 ways green-paper x3 2; 1 become lit-lamp; fall 3; times 2; 1 ways moon-lamp x3 12; 1 become lit-lamp; fall 2
5 14 13 15 13 11 | 6 | 1 ways carp-lamp x3 6; 1 become lit-lamp; fall 2
7 13 13 2 14 12 | 15 | 1 ways carp-lamp x4 15; 1 become lit-lamp; fall 3
4 7 6 14 13 14 | 80 | 6 ways blue-paper x3 6; 1 become lit-lamp; fall 5; 9 ways plum-paper x3 18; 1 become lit-lamp; fall 6; times 2; 1 ways green-paper x3 2; 2 ways lotus-lamp x3 40; 1 become lit-lamp; fall 5; 1 ways rabbit-lamp x3 14; 1 become lit-lamp; fall 2; times 3
8 13 15 10 10 0 | 6 | 1 ways carp-lamp x3 6; 1 become lit-lamp; fall 2
10 7 4 7 15 6 | 12 | 3 ways plum-paper x4 12; 1 become lit-lamp; fall 5
14 15 14 1 3 9 | 17 | 1 ways red-paper x3 2; 1 become lit-lamp; fall 2; 3 ways green-paper x3 3; 1 become lit-lamp; fall 4; times 2; 1 ways moon-lamp x3 12; 1 become lit-lamp; fall 2
15 14 10 14 3 1 | 26 | 2 ways green-paper x3 2; 1 become lit-lamp; fall 3; 3 ways red-paper x5 24; 1 become lit-lamp; fall 6; times 2
8 2 13 12 0 4 | 8 | 8 ways yellow-paper x3 8; 1 become lit-lamp; fall 5
1 1 10 2 6 15 | 7 | 1 ways rabbit-lamp x3 7; 1 become lit-lamp; fall 2
7 12 13 8 11 10 | 6 | 1 ways carp-lamp x3 6; 1 become lit-lamp; fall 2
12 15 12 3 6 6 | 47 | 6 ways green-paper x4 12; 1 become lit-lamp; fall 6; 1 ways moon-lamp x5 35; 1 become lit-lamp; fall 4; times 2
10 1 11 2 15 12 | 4 | 2 ways yellow-paper x4 4; 1 become lit-lamp; fall 4
0 9 6 0 13 2 | 29 | 3 ways plum-paper x3 6; 1 become lit-lamp; fall 4; 3 ways green-paper x3 3; 2 ways lotus-lamp x3 20; 2 become lit-lamp; fall 6; times 2
13 11 12 11 0 15 | 392 | 2 ways green-paper x3 2; 1 become lit-lamp; fall 3; 2 ways moon-lamp x3 12; 1 become lit-lamp; fall 3; times 2; 1 ways plum-paper x3 4; 1 ways lotus-lamp x3 20; 1 become lit-lamp; fall 4; 6 ways yellow-paper x3 12; 1 become lit-lamp; fall 5; times 3; 18 ways blue-paper x5 324; 1 ways carp-lamp x3 18; 2 become lit-lamp; fall 10
15 2 11 6 13 0 | 4 | 2 ways green-paper x4 4; 1 become lit-lamp; fall 4
13 8 4 10 4 9 | 25 | 1 ways lotus-lamp x4 25; 1 become lit-lamp; fall 3
8 2 14 12 5 5 | 8 | 8 ways yellow-paper x3 8; 1 become lit-lamp; fall 5
3 4 8 3 9 15 | 20 | 6 ways blue-paper x3 6; 1 become lit-lamp; fall 5; 2 ways rabbit-lamp x3 14; 1 become lit-lamp; fall 3; times 2
12 14 15 12 15 10 | 3418 | 4 ways red-paper x5 32; 1 become lit-lamp; fall 6; 1 ways moon-lamp x6 100; 1 become lit-lamp; fall 5; times 2; 3 ways green-paper x3 6; 1 become lit-lamp; fall 4; 2 ways carp-lamp x3 24; 1 ways plum-paper x3 4; 2 become lit-lamp; fall 4; times 3; 72 ways blue-paper x6 3240; 1 become lit-lamp; fall 12; 4 ways yellow-paper x3 12; 1 become lit-lamp; fall 4
15 1 12 6 4 3 | 8 | 4 ways green-paper x4 8; 1 become lit-lamp; fall 5
1 6 2 4 10 7 | 22 | 6 ways plum-paper x3 12; 1 become lit-lamp; fall 5; 1 ways lotus-lamp x3 10; 1 become lit-lamp; fall 2; times 2
3 6 5 15 11 6 | 52 | 2 ways plum-paper x3 4; 2 ways blue-paper x3 2; 2 become lit-lamp; fall 6; 3 ways lotus-lamp x3 30; 1 become lit-lamp; fall 4; times 2; 1 ways rabbit-lamp x3 14; 1 become lit-lamp; fall 2; 1 ways green-paper x3 2; 1 become lit-lamp; fall 2; times 3
15 8 12 2 2 5 | 4 | 2 ways green-paper x4 4; 1 become lit-lamp; fall 4
13 7 5 4 11 11 | 109 | 1 ways lotus-lamp x3 10; 1 become lit-lamp; fall 2; 3 ways green-paper x5 15; 1 become lit-lamp; fall 6; times 2; 3 ways plum-paper x3 12; 1 become lit-lamp; fall 4; 9 ways yellow-paper x5 72; 1 become lit-lamp; fall 8; times 3
9 6 2 14 10 5 | 12 | 2 ways plum-paper x3 4; 1 become lit-lamp; fall 3; 4 ways yellow-paper x4 8; 1 become lit-lamp; fall 5; times 2
15 8 2 7 1 12 | 16 | 4 ways plum-paper x4 16; 1 become lit-lamp; fall 5
8 3 14 6 2 15 | 12 | 12 ways yellow-paper x3 12; 1 become lit-lamp; fall 6
10 12 11 6 8 1 | 100 | 1 ways moon-lamp x3 6; 1 become lit-lamp; fall 2; 1 ways red-paper x3 2; 1 become lit-lamp; fall 2; times 2; 1 ways carp-lamp x3 12; 1 become lit-lamp; fall 2; 2 ways plum-paper x6 80; 1 become lit-lamp; fall 6; times 3
3 0 8 10 0 8 | 7 | 1 ways rabbit-lamp x3 7; 1 become lit-lamp; fall 2
9 5 13 4 1 15 | 9 | 8 ways yellow-paper x3 8; 1 become lit-lamp; fall 5; 1 ways blue-paper x3 1; 1 become lit-lamp; fall 2; times 2
12 1 9 3 10 0 | 144 | 12 ways green-paper x6 144; 1 become lit-lamp; fall 9
9 7 3 3 15 1 | 10 | 3 ways plum-paper x3 6; 1 become lit-lamp; fall 4; 2 ways yellow-paper x4 4; 1 become lit-lamp; fall 4; times 2
13 13 0 3 9 11 | 820 | 6 ways red-paper x3 12; 1 become lit-lamp; fall 5; 1 ways moon-lamp x3 6; 4 ways green-paper x5 20; 2 become lit-lamp; fall 7; times 2; 1 ways plum-paper x3 4; 1 become lit-lamp; fall 2; 4 ways carp-lamp x5 320; 1 ways lotus-lamp x3 20; 2 become lit-lamp; fall 7; times 3; 2 ways blue-paper x3 6; 36 ways yellow-paper x5 432; 2 become lit-lamp; fall 12
15 9 12 4 15 9 | 18 | 9 ways green-paper x4 18; 1 become lit-lamp; fall 7
15 9 6 13 1 11 | 27 | 2 ways plum-paper x3 4; 1 become lit-lamp; fall 3; 3 ways green-paper x3 3; 2 ways lotus-lamp x3 20; 2 become lit-lamp; fall 6; times 2
8 12 14 5 15 11 | 6 | 1 ways carp-lamp x3 6; 1 become lit-lamp; fall 2
10 12 3 13 10 12 | 4 | 1 ways red-paper x4 4; 1 become lit-lamp; fall 3
12 9 9 14 15 1 | 13 | 3 ways green-paper x3 3; 1 become lit-lamp; fall 4; 1 ways plum-paper x3 2; 1 become lit-lamp; fall 2; times 2; 2 ways yellow-paper x4 8; 1 become lit-lamp; fall 4
11 8 3 11 4 14 | 6 | 3 ways plum-paper x3 6; 1 become lit-lamp; fall 4
4 0 9 8 8 9 | 18 | 1 ways rabbit-lamp x4 18; 1 become lit-lamp; fall 3
14 7 3 11 5 1 | 17 | 3 ways plum-paper x3 6; 1 become lit-lamp; fall 4; 1 ways green-paper x3 1; 1 ways lotus-lamp x3 10; 1 become lit-lamp; fall 4; times 2
11 11 11 9 10 1 | 6 | 1 ways moon-lamp x3 6; 1 become lit-lamp; fall 2
12 2 12 10 13 1 | 1 | 1 ways green-paper x3 1; 1 become lit-lamp; fall 2
14 2 12 7 6 6 | 2 | 1 ways green-paper x4 2; 1 become lit-lamp; fall 3
15 7 6 1 12 15 | 16 | 1 ways lotus-lamp x3 10; 2 ways plum-paper x3 4; 2 become lit-lamp; fall 5; 2 ways green-paper x3 2; 1 become lit-lamp; fall 3; times 2
11 12 14 15 3 6 | 90 | 2 ways red-paper x3 4; 1 become lit-lamp; fall 3; 2 ways moon-lamp x5 70; 1 become lit-lamp; fall 5; times 2; 1 ways carp-lamp x3 12; 1 become lit-lamp; fall 2; 1 ways plum-paper x3 4; 1 become lit-lamp; fall 2; times 3
14 10 12 10 14 10 | 247 | 3 ways green-paper x3 3; 1 become lit-lamp; fall 4; 1 ways lotus-lamp x6 200; 1 ways plum-paper x3 2; 2 become lit-lamp; fall 6; times 2; 2 ways moon-lamp x3 24; 1 become lit-lamp; fall 3; 9 ways yellow-paper x3 18; 1 become lit-lamp; fall 6; times 3
9 6 11 10 0 0 | 40 | 2 ways yellow-paper x3 2; 1 become lit-lamp; fall 3; 6 ways blue-paper x5 36; 1 ways plum-paper x3 2; 2 become lit-lamp; fall 8; times 2
11 6 6 3 7 14 | 18 | 1 ways plum-paper x3 2; 1 become lit-lamp; fall 2; 4 ways yellow-paper x5 16; 1 become lit-lamp; fall 6; times 2
1 2 10 10 8 9 | 7 | 1 ways rabbit-lamp x3 7; 1 become lit-lamp; fall 2
12 15 14 13 7 10 | 8 | 2 ways red-paper x4 8; 1 become lit-lamp; fall 4
13 1 11 14 4 14 | 330 | 2 ways green-paper x3 2; 1 become lit-lamp; fall 3; 4 ways red-paper x5 32; 1 become lit-lamp; fall 6; times 2; 2 ways yellow-paper x5 16; 1 become lit-lamp; fall 5; 4 ways moon-lamp x5 280; 1 become lit-lamp; fall 6; times 3
`,
	],
] as const;

expectGoldenSpins(golden);
