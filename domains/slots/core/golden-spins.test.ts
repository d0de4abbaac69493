import { expectGoldenSpins } from "./testing/golden-spins.ts";

/**
 * Golden spins of version 1: stops | credits | what happens, in order. A released table never changes, so neither do
 * these lines. `line 4 lotus x3 15`: line, symbol, count, credits; `6 ways inkstone x3 12`: ways first.
 */
const golden = [
	[
		"dancheong-gate",
		"base",
		`
21 26 23 9 17 | 0 | nothing
8 19 20 19 16 | 80 | line 2 crane x3 20; line 6 crane x3 20; line 7 crane x3 20; line 10 crane x3 20
19 20 19 9 18 | 0 | nothing
15 4 18 1 19 | 120 | line 8 azure x5 120
6 2 18 13 22 | 16 | line 2 saffron x3 8; line 7 saffron x3 8
24 16 0 7 14 | 0 | nothing
18 14 11 22 13 | 0 | nothing
10 0 7 5 18 | 30 | line 4 lotus x3 15; line 18 lotus x3 15
3 11 20 14 25 | 28 | line 2 cinnabar x3 10; line 6 cinnabar x3 10; line 19 saffron x3 8
7 7 10 15 3 | 24 | line 3 saffron x3 8; line 7 saffron x3 8; line 14 saffron x3 8
2 4 2 4 22 | 20 | line 1 ink x4 20
11 3 25 13 25 | 20 | line 1 azure x3 10; line 11 azure x3 10
10 9 13 19 7 | 15 | line 16 lotus x3 15
0 20 22 19 3 | 40 | line 11 crane x3 20; line 19 crane x3 20
19 25 25 0 19 | 20 | line 6 drum x3 10; line 10 drum x3 10
18 4 1 8 19 | 24 | line 1 ink x3 6; line 5 ink x3 6; line 8 ink x3 6; line 9 ink x3 6
7 21 21 5 22 | 56 | line 4 crane x3 20; line 10 saffron x3 8; line 16 crane x3 20; line 19 saffron x3 8
10 1 13 15 10 | 25 | line 10 azure x3 10; line 16 lotus x3 15
3 11 15 12 9 | 10 | line 18 cinnabar x3 10
1 2 22 0 16 | 125 | line 18 saffron x5 100; line 19 phoenix x3 25
19 26 8 14 11 | 40 | line 0 drum x3 10; line 4 drum x3 10; line 13 drum x3 10; line 16 drum x3 10
0 12 8 21 2 | 20 | line 3 crane x3 20
9 20 8 14 8 | 60 | line 3 crane x3 20; line 7 crane x3 20; line 14 crane x3 20
24 23 13 7 18 | 16 | line 6 jade x3 8; line 10 jade x3 8
18 2 21 9 3 | 102 | line 6 drum x4 45; line 10 ink x3 6; line 18 drum x4 45; line 19 ink x3 6
3 24 25 2 16 | 40 | scatter x3 40
14 13 20 24 7 | 250 | line 0 drum x3 10; line 5 phoenix x4 100; line 7 drum x3 10; line 9 drum x3 10; line 10 drum x3 10; line 14 drum x3 10; line 17 phoenix x4 100
6 23 13 24 3 | 36 | line 3 cinnabar x3 10; line 8 saffron x3 8; line 9 saffron x3 8; line 15 cinnabar x3 10
25 6 12 19 18 | 8 | line 17 jade x3 8
26 6 13 5 24 | 50 | line 5 jade x4 25; line 16 phoenix x3 25
15 15 18 6 8 | 30 | line 4 azure x3 10; line 13 azure x3 10; line 18 azure x3 10
12 12 16 18 18 | 25 | line 4 phoenix x3 25
13 25 25 23 24 | 10 | line 6 drum x3 10
6 11 12 16 18 | 40 | line 2 saffron x3 8; line 6 saffron x3 8; line 7 saffron x3 8; line 10 saffron x3 8; line 18 saffron x3 8
6 24 14 14 18 | 20 | line 1 cinnabar x3 10; line 5 cinnabar x3 10
5 24 21 15 18 | 40 | line 1 cinnabar x3 10; line 5 cinnabar x3 10; line 8 cinnabar x3 10; line 9 cinnabar x3 10
21 24 3 23 16 | 28 | line 8 cinnabar x3 10; line 9 cinnabar x3 10; line 12 jade x3 8
12 12 5 0 0 | 60 | line 0 lotus x3 15; line 3 lotus x3 15; line 14 lotus x3 15; line 15 lotus x3 15
21 12 12 12 23 | 28 | line 3 drum x3 10; line 12 jade x3 8; line 14 cinnabar x3 10
8 2 22 14 7 | 28 | line 18 crane x3 20; line 19 saffron x3 8
20 2 19 16 1 | 40 | line 2 cinnabar x4 30; line 7 drum x3 10
14 2 22 9 19 | 45 | line 4 azure x3 10; line 18 azure x3 10; line 19 phoenix x3 25
21 19 2 23 13 | 30 | line 0 cinnabar x3 10; line 9 cinnabar x3 10; line 14 cinnabar x3 10
10 3 12 15 23 | 45 | line 3 crane x3 20; line 12 lotus x3 15; line 14 azure x3 10
16 12 14 21 3 | 26 | line 4 ink x3 6; line 11 azure x3 10; line 13 azure x3 10
`,
	],
	[
		"dancheong-gate",
		"free",
		`
6 13 26 0 8 | 0 | nothing
9 26 12 9 14 | 0 | nothing
3 26 25 21 14 | 0 | nothing
16 24 23 22 1 | 0 | nothing
21 18 19 2 11 | 0 | nothing
4 18 3 9 4 | 0 | nothing
1 20 14 4 0 | 0 | nothing
25 3 26 14 21 | 30 | line 17 cinnabar x3 30
21 3 19 13 11 | 48 | line 2 saffron x3 24; line 6 saffron x3 24
17 3 3 5 19 | 18 | line 0 ink x3 18
4 18 0 4 2 | 60 | line 4 azure x3 30; line 16 azure x3 30
10 19 9 17 3 | 30 | line 17 azure x3 30
20 22 16 22 12 | 60 | line 3 crane x3 60
6 6 15 11 15 | 30 | line 12 drum x3 30
4 17 8 15 11 | 375 | line 1 phoenix x3 75; line 5 phoenix x3 75; line 8 phoenix x3 75; line 9 phoenix x3 75; line 17 phoenix x3 75
0 13 9 5 1 | 300 | line 4 phoenix x3 75; line 6 phoenix x3 75; line 16 phoenix x3 75; line 18 phoenix x3 75
1 9 27 22 14 | 48 | line 5 jade x3 24; line 17 jade x3 24
0 20 11 25 24 | 225 | line 5 jade x4 75; line 9 jade x4 75; line 17 jade x4 75
23 9 22 5 21 | 180 | line 6 cinnabar x4 90; line 18 cinnabar x4 90
6 22 0 16 4 | 180 | line 0 cinnabar x3 30; line 4 drum x3 30; line 11 azure x3 30; line 13 cinnabar x3 30; line 15 azure x3 30; line 16 drum x3 30
19 23 13 1 21 | 24 | line 1 jade x3 24
20 20 15 4 20 | 54 | line 4 ink x3 18; line 13 ink x3 18; line 18 ink x3 18
17 22 5 9 27 | 60 | line 11 drum x3 30; line 15 drum x3 30
16 7 5 2 9 | 120 | line 1 drum x3 30; line 5 drum x3 30; line 8 drum x3 30; line 9 drum x3 30
17 22 27 17 22 | 162 | line 0 ink x3 18; line 3 drum x3 30; line 9 ink x3 18; line 12 jade x3 24; line 14 ink x3 18; line 15 drum x3 30; line 16 jade x3 24
8 5 0 4 24 | 300 | line 11 drum x4 135; line 15 drum x4 135; line 19 drum x3 30
9 0 11 10 22 | 510 | line 1 azure x3 30; line 8 azure x3 30; line 11 azure x4 90; line 13 azure x5 360
4 0 27 19 10 | 90 | line 4 azure x3 30; line 12 azure x3 30; line 16 azure x3 30
26 19 12 18 22 | 96 | line 0 jade x3 24; line 4 jade x3 24; line 13 jade x3 24; line 16 jade x3 24
22 26 16 21 9 | 72 | line 4 saffron x3 24; line 8 saffron x3 24; line 13 saffron x3 24
1 22 8 0 0 | 450 | line 0 phoenix x3 75; line 4 phoenix x3 75; line 12 phoenix x3 75; line 13 phoenix x3 75; line 14 phoenix x3 75; line 16 phoenix x3 75
21 20 0 14 19 | 108 | line 0 ink x3 18; line 10 ink x3 18; line 11 ink x3 18; line 13 ink x3 18; line 15 ink x3 18; line 19 ink x3 18
4 21 10 24 1 | 390 | line 6 azure x4 90; line 19 phoenix x4 300
17 23 3 14 15 | 48 | line 9 ink x3 18; line 17 drum x3 30
6 21 1 3 2 | 165 | line 18 drum x4 135; line 19 azure x3 30
13 21 18 23 23 | 420 | line 10 crane x4 210; line 19 crane x4 210
10 11 22 2 5 | 180 | line 2 lotus x3 45; line 7 lotus x3 45; line 12 lotus x3 45; line 14 lotus x3 45
11 11 27 25 19 | 690 | line 0 lotus x4 150; line 3 lotus x4 150; line 7 lotus x3 45; line 10 lotus x3 45; line 14 lotus x4 150; line 15 lotus x4 150
25 22 0 24 17 | 510 | line 0 cinnabar x4 90; line 4 jade x4 75; line 11 cinnabar x4 90; line 13 cinnabar x4 90; line 15 cinnabar x4 90; line 16 jade x4 75
11 22 17 24 23 | 840 | line 2 crane x4 210; line 6 crane x4 210; line 12 crane x4 210; line 16 crane x4 210
16 20 4 18 18 | 36 | line 4 ink x3 18; line 18 ink x3 18
23 5 26 12 21 | 24 | line 17 saffron x3 24
11 21 0 12 10 | 210 | line 6 crane x3 60; line 10 lotus x3 45; line 18 crane x3 60; line 19 lotus x3 45
16 21 13 21 7 | 156 | line 2 ink x3 18; line 6 ink x3 18; line 12 ink x4 60; line 16 ink x4 60
5 15 10 16 15 | 675 | line 1 phoenix x3 75; line 11 phoenix x4 300; line 19 phoenix x4 300
`,
	],
	[
		"magpie-tiger",
		"base",
		`
21 20 3 11 17 | 0 | nothing
8 25 13 1 16 | 0 | nothing
19 23 8 18 18 | 0 | nothing
15 5 22 4 19 | 0 | nothing
6 5 7 10 22 | 12 | 1 ways pine x3 12
24 25 17 2 14 | 96 | 12 ways gourd x3 96
18 8 21 13 13 | 0 | nothing
6 3 14 22 14 | 20 | 4 ways inkstone x3 8; 1 ways pine x3 12
12 2 17 24 1 | 64 | 8 ways ink-stick x4 64
10 16 16 0 22 | 76 | 4 ways inkstone x3 8; 4 ways magpie x3 60; 4 ways paper x3 8
12 15 3 12 16 | 32 | 4 ways brush x4 32
12 19 5 9 2 | 8 | 4 ways paper x3 8
5 7 17 20 20 | 28 | 2 ways paper x3 4; 2 ways pine x3 24
10 16 12 14 10 | 10 | 2 ways inkstone x4 10
25 23 25 5 7 | 50 | scatter x3 50
26 6 15 20 24 | 16 | 2 ways gourd x3 16
12 18 2 6 17 | 38 | 3 ways paper x3 6; 4 ways brush x4 32
21 18 13 0 23 | 40 | 4 ways peony x3 40
9 19 25 19 13 | 100 | 1 ways magpie x5 100
16 8 17 10 7 | 48 | 3 ways gourd x3 24; 2 ways pine x3 24
16 9 16 20 23 | 40 | 3 ways pine x3 36; 2 ways inkstone x3 4
1 16 9 12 5 | 94 | 8 ways ink-stick x4 64; 6 ways paper x4 30
0 2 24 13 24 | 114 | 8 ways ink-stick x4 64; scatter x3 50
15 24 19 23 20 | 70 | 2 ways peony x4 50; 1 ways gourd x4 20
14 24 16 6 13 | 152 | 2 ways ink-stick x3 8; 2 ways peony x5 120; 3 ways gourd x3 24
13 16 12 0 7 | 42 | 3 ways brush x3 12; 3 ways peony x3 30
10 9 15 16 21 | 102 | 6 ways inkstone x5 72; 2 ways magpie x3 30
16 17 17 6 11 | 176 | 6 ways gourd x3 48; 4 ways pine x4 120; 4 ways inkstone x3 8
12 16 15 12 22 | 448 | 24 ways paper x5 288; 12 ways brush x4 96; 8 ways ink-stick x4 64
15 3 16 18 23 | 36 | 3 ways pine x3 36
5 16 15 12 5 | 1050 | 12 ways paper x4 60; 18 ways inkstone x4 90; 12 ways pine x5 900
23 8 20 7 2 | 23 | 1 ways magpie x3 15; 1 ways gourd x3 8
13 17 11 2 19 | 52 | 3 ways brush x4 24; 2 ways ink-stick x3 8; 2 ways peony x3 20
19 18 16 21 6 | 40 | 4 ways inkstone x3 8; 8 ways brush x3 32
26 24 21 3 20 | 24 | 1 ways gourd x4 20; 1 ways ink-stick x3 4
14 24 21 19 2 | 24 | 2 ways ink-stick x4 16; 1 ways gourd x3 8
11 17 15 10 6 | 122 | 6 ways magpie x3 90; 4 ways paper x3 8; 6 ways brush x3 24
4 4 15 6 0 | 14 | 4 ways paper x3 8; 3 ways inkstone x3 6
12 22 15 18 2 | 26 | 2 ways paper x4 10; 2 ways ink-stick x4 16
13 23 17 6 7 | 83 | 2 ways ink-stick x3 8; 3 ways peony x4 75
23 16 16 24 3 | 258 | 6 ways peony x4 150; 4 ways magpie x3 60; 6 ways gourd x3 48
22 16 15 12 18 | 920 | 24 ways peony x4 600; 8 ways magpie x4 320
10 16 8 0 25 | 12 | 4 ways inkstone x3 8; 2 ways paper x3 4
15 17 16 24 14 | 360 | 4 ways peony x5 240; 6 ways gourd x3 48; 6 ways pine x3 72
12 16 11 23 24 | 28 | 3 ways brush x3 12; 2 ways ink-stick x4 16
`,
	],
	[
		"magpie-tiger",
		"free",
		`
20 10 5 0 8 | 0 | nothing
22 7 10 9 14 | 0 | nothing
13 25 25 21 14 | 0 | expand 3
21 22 17 22 1 | 900 | expand 2; expand 3; 144 ways inkstone x4 720; 36 ways paper x4 180
22 24 4 2 11 | 0 | nothing
5 6 15 9 4 | 0 | nothing
12 20 6 4 0 | 0 | expand 1
21 23 10 25 7 | 0 | nothing
21 11 20 6 14 | 16 | 8 ways inkstone x3 16
6 18 1 5 14 | 144 | expand 1; 12 ways pine x3 144
7 8 16 14 17 | 96 | expand 2; 24 ways ink-stick x3 96
22 19 11 21 14 | 0 | expand 1; expand 3
6 19 3 21 0 | 5400 | expand 1; expand 3; 72 ways pine x5 5400
21 5 8 8 6 | 36 | 3 ways paper x5 36
22 19 0 0 25 | 24 | expand 1; 12 ways paper x3 24
6 3 3 13 25 | 24 | 2 ways pine x3 24
4 7 21 1 15 | 32 | 4 ways ink-stick x4 32
20 5 14 19 27 | 120 | 2 ways peony x5 120
24 22 18 7 23 | 24 | expand 2; 12 ways inkstone x3 24
4 20 16 3 9 | 864 | expand 1; expand 2; 36 ways brush x3 144; 36 ways ink-stick x4 288; 36 ways pine x3 432
3 24 5 12 14 | 8 | 2 ways brush x3 8
23 19 21 22 18 | 864 | expand 1; expand 3; 72 ways inkstone x5 864
15 20 25 7 5 | 180 | expand 1; 12 ways magpie x3 180
4 18 5 2 7 | 72 | expand 1; 6 ways brush x3 24; 6 ways ink-stick x4 48
9 18 24 18 3 | 498 | expand 1; 12 ways ink-stick x3 48; 6 ways pine x5 450
4 18 20 9 9 | 24 | expand 1; 6 ways brush x3 24
2 18 3 21 20 | 1152 | expand 1; expand 3; 144 ways brush x4 1152
6 20 17 7 22 | 1008 | expand 1; expand 2; 72 ways pine x3 864; 36 ways ink-stick x3 144
24 19 9 2 9 | 48 | expand 1; 6 ways gourd x3 48
19 15 0 16 27 | 40 | 1 ways magpie x4 40
15 19 0 21 26 | 2880 | expand 1; expand 3; 72 ways magpie x4 2880
2 18 9 21 19 | 864 | expand 1; expand 3; 72 ways paper x5 864
18 20 16 11 27 | 1440 | expand 1; expand 2; 72 ways magpie x3 1080; 36 ways peony x3 360
10 24 13 21 10 | 50 | expand 3; scatter x3 50
14 4 17 22 2 | 1800 | expand 2; expand 3; 72 ways peony x4 1800
9 7 23 4 14 | 146 | 12 ways ink-stick x4 96; scatter x3 50
6 14 16 5 10 | 384 | expand 2; 12 ways pine x3 144; 12 ways ink-stick x5 240
10 18 17 3 23 | 720 | expand 1; expand 2; 36 ways pine x3 432; 36 ways gourd x3 288
12 0 10 20 4 | 64 | 8 ways gourd x3 64
5 19 6 22 5 | 288 | expand 1; expand 3; 36 ways ink-stick x4 288
11 26 18 23 26 | 1440 | expand 2; expand 3; 72 ways gourd x4 1440
14 6 17 26 3 | 240 | expand 2; 24 ways peony x3 240
5 13 24 11 27 | 40 | 4 ways ink-stick x3 16; 2 ways pine x3 24
9 23 15 2 12 | 50 | scatter x3 50
24 18 17 26 5 | 648 | expand 1; expand 2; 36 ways inkstone x3 72; 36 ways brush x4 288; 36 ways gourd x3 288
`,
	],
	[
		"bojagi",
		"base",
		`
18 14 17 13 15 | 21 | cluster indigo-patch x5 5; fall 5; times 2; cluster jade-patch x5 16; fall 5; times 3
17 13 11 11 9 | 0 | nothing
13 23 4 3 3 | 12 | cluster indigo-patch x7 12; fall 7; times 2
7 1 6 19 19 | 15 | cluster ramie-patch x9 15; fall 9; times 2
9 23 15 5 21 | 58 | cluster butterfly-knot x5 50; cluster jade-patch x5 8; fall 10; times 2
1 19 15 1 8 | 0 | nothing
3 14 23 22 6 | 86 | cluster ramie-patch x6 6; fall 6; times 2; cluster persimmon x7 80; fall 7; times 3
2 18 11 18 19 | 0 | nothing
1 15 5 17 11 | 15 | cluster ramie-patch x8 15; fall 8; times 2
3 23 16 6 20 | 8 | cluster jade-patch x5 8; fall 5; times 2
0 17 20 5 11 | 15 | cluster persimmon x5 15; fall 5; times 2
0 1 23 17 13 | 30 | cluster ramie-patch x6 6; fall 6; times 2; cluster jade-patch x6 24; fall 6; times 3
7 5 7 17 4 | 36 | cluster indigo-patch x5 5; cluster ramie-patch x8 15; fall 12; times 2; cluster indigo-patch x6 16; fall 6; times 3
11 2 4 7 18 | 13 | cluster indigo-patch x5 5; fall 5; times 2; cluster ramie-patch x5 8; fall 5; times 3
15 15 20 18 18 | 45 | cluster persimmon x6 25; fall 6; times 2; cluster ramie-patch x7 20; fall 7; times 3
5 8 4 0 3 | 12 | cluster indigo-patch x7 12; fall 7; times 2
12 21 12 14 4 | 113 | cluster jade-patch x5 8; cluster indigo-patch x5 5; fall 9; times 2; cluster plum-blossom x6 100; fall 6; times 3
0 18 14 2 13 | 30 | cluster plum-blossom x5 30; fall 5; times 2
4 4 22 7 17 | 14 | cluster ramie-patch x5 4; fall 5; times 2; cluster indigo-patch x5 10; fall 5; times 3
15 18 14 3 15 | 77 | cluster plum-blossom x6 50; cluster persimmon x5 15; cluster jade-patch x6 12; fall 16; times 2
12 23 23 12 6 | 9 | cluster indigo-patch x5 5; cluster ramie-patch x5 4; fall 9; times 2
17 22 14 2 1 | 160 | cluster plum-blossom x7 80; fall 7; times 2; cluster jade-patch x8 80; fall 8; times 3
16 5 10 12 3 | 13 | cluster jade-patch x5 8; cluster indigo-patch x5 5; fall 9; times 2
8 12 1 9 7 | 50 | cluster butterfly-knot x5 50; fall 5; times 2
2 4 6 16 16 | 46 | cluster indigo-patch x9 20; cluster ramie-patch x7 10; fall 15; times 2; cluster jade-patch x5 16; fall 5; times 3
20 23 16 18 2 | 12 | cluster jade-patch x5 8; cluster ramie-patch x5 4; fall 10; times 2
21 6 9 11 21 | 38 | cluster jade-patch x5 8; fall 5; times 2; cluster ramie-patch x9 30; fall 9; times 3
9 23 15 13 21 | 170 | cluster butterfly-knot x5 50; fall 5; times 2; cluster plum-blossom x5 60; fall 5; times 3; cluster jade-patch x7 60; fall 7; times 5
1 16 3 14 15 | 84 | cluster indigo-patch x12 60; fall 12; times 2; cluster jade-patch x5 16; cluster ramie-patch x5 8; fall 10; times 3
18 16 8 17 16 | 59 | cluster persimmon x5 15; cluster ramie-patch x5 4; fall 10; times 2; cluster indigo-patch x8 40; fall 8; times 3
10 7 3 10 7 | 55 | cluster butterfly-knot x5 50; cluster indigo-patch x5 5; fall 10; times 2
0 15 22 21 11 | 25 | cluster persimmon x5 15; cluster ramie-patch x7 10; fall 12; times 2
4 7 5 16 11 | 30 | cluster ramie-patch x7 10; fall 7; times 2; cluster indigo-patch x5 10; cluster indigo-patch x5 10; fall 10; times 3
7 20 2 12 0 | 10 | cluster indigo-patch x5 5; cluster indigo-patch x5 5; fall 10; times 2
15 17 18 13 5 | 30 | cluster persimmon x6 25; cluster indigo-patch x5 5; fall 11; times 2
15 13 18 0 9 | 200 | cluster butterfly-knot x7 175; cluster persimmon x6 25; fall 13; times 2
2 18 9 13 10 | 170 | cluster jade-patch x6 12; fall 6; times 2; cluster ramie-patch x5 8; fall 5; times 3; cluster butterfly-knot x5 150; fall 5; times 5
1 12 19 14 16 | 21 | cluster indigo-patch x5 5; fall 5; times 2; cluster jade-patch x5 16; fall 5; times 3
19 8 19 19 2 | 48 | cluster persimmon x6 25; fall 6; times 2; cluster ramie-patch x5 8; fall 5; times 3; cluster indigo-patch x5 15; fall 5; times 5
20 8 11 6 21 | 50 | cluster jade-patch x7 20; fall 7; times 2; cluster persimmon x5 30; fall 5; times 3
19 20 13 12 4 | 115 | cluster plum-blossom x5 30; cluster indigo-patch x5 5; fall 9; times 2; cluster jade-patch x9 80; fall 9; times 3
5 11 1 9 10 | 63 | cluster butterfly-knot x5 50; cluster indigo-patch x5 5; fall 10; times 2; cluster ramie-patch x5 8; fall 5; times 3
1 7 23 18 8 | 50 | cluster indigo-patch x5 5; cluster ramie-patch x8 15; fall 13; times 2; cluster persimmon x5 30; fall 5; times 3
19 9 20 13 10 | 115 | cluster persimmon x5 15; fall 5; times 2; cluster butterfly-knot x5 100; fall 5; times 3
6 7 10 12 5 | 40 | cluster jade-patch x5 8; fall 5; times 2; cluster ramie-patch x5 8; fall 5; times 3; cluster indigo-patch x6 24; fall 6; times 5
20 13 20 18 11 | 33 | cluster persimmon x6 25; cluster ramie-patch x5 4; cluster ramie-patch x5 4; fall 16; times 2
7 23 12 17 20 | 23 | cluster persimmon x5 15; cluster jade-patch x5 8; fall 10; times 2
22 9 4 22 22 | 80 | cluster indigo-patch x5 5; fall 5; times 2; cluster ramie-patch x8 30; fall 8; times 3; cluster persimmon x5 45; fall 5; times 5
3 19 5 13 7 | 120 | cluster indigo-patch x9 20; fall 9; times 2; cluster butterfly-knot x5 100; fall 5; times 3
16 19 11 0 2 | 105 | cluster plum-blossom x7 80; cluster persimmon x6 25; fall 13; times 2
2 21 15 8 16 | 156 | cluster butterfly-knot x5 50; fall 5; times 2; cluster jade-patch x5 16; fall 5; times 3; cluster plum-blossom x5 90; fall 5; times 5
5 20 4 23 6 | 40 | cluster plum-blossom x5 30; fall 5; times 2; cluster indigo-patch x5 10; fall 5; times 3
18 22 22 1 2 | 51 | cluster indigo-patch x5 5; fall 5; times 2; cluster persimmon x5 30; cluster jade-patch x5 16; fall 10; times 3
0 18 6 13 18 | 24 | cluster persimmon x5 15; cluster indigo-patch x5 5; cluster ramie-patch x5 4; fall 10; times 2
4 17 23 8 9 | 35 | cluster indigo-patch x5 5; fall 5; times 2; cluster persimmon x5 30; fall 5; times 3
20 12 2 10 8 | 199 | cluster butterfly-knot x7 175; fall 7; times 2; cluster indigo-patch x7 24; fall 7; times 3
18 16 13 8 21 | 76 | cluster plum-blossom x5 30; fall 5; times 2; cluster persimmon x5 30; cluster jade-patch x5 16; fall 10; times 3
21 23 15 5 0 | 144 | cluster jade-patch x7 20; fall 7; times 2; cluster plum-blossom x6 100; fall 6; times 3; cluster jade-patch x5 24; fall 5; times 5
9 13 19 22 12 | 369 | cluster persimmon x5 15; cluster ramie-patch x5 4; fall 10; times 2; cluster butterfly-knot x7 350; fall 7; times 3
8 6 3 16 6 | 33 | cluster indigo-patch x5 5; fall 5; times 2; cluster indigo-patch x5 10; fall 5; times 3; cluster ramie-patch x6 18; fall 6; times 5
`,
	],
] as const;

expectGoldenSpins(golden);
