import { expectGoldenSpins } from "../testing/golden-spins.ts";

/** Golden spins of the games of Saltlamp and Noonglass, and of Drums of the Moon, as in golden-spins.test.ts: stops | credits | what happens. */
const golden = [
	[
		"salt-caravan",
		"base",
		`
26 28 18 29 21 | 0 | nothing
29 26 15 14 27 | 0 | nothing
9 12 13 11 31 | 14 | line 14 green-weave x3 7; line 16 green-weave x3 7
3 31 23 13 22 | 0 | nothing
20 25 3 9 9 | 75 | line 2 teapot x3 20; line 18 teapot x3 20; line 21 camel x3 35
21 4 16 23 28 | 0 | nothing
28 6 4 1 20 | 0 | nothing
9 10 25 6 23 | 20 | line 7 teapot x3 20
4 30 24 14 11 | 0 | nothing
6 32 19 22 14 | 16 | line 2 red-weave x3 8; line 6 red-weave x3 8
16 24 20 14 28 | 16 | line 5 blue-weave x3 8; line 20 blue-weave x3 8
12 14 3 8 26 | 63 | line 19 camel x3 35; line 24 tent x3 28
29 11 0 4 6 | 110 | line 6 camel x4 110
11 23 29 26 22 | 70 | line 10 camel x3 35; line 22 camel x3 35
10 11 11 9 22 | 35 | line 2 camel x3 35
4 4 32 12 6 | 21 | line 3 sand-weave x3 7; line 11 sand-weave x3 7; line 19 sand-weave x3 7
15 3 6 12 12 | 21 | line 10 sand-weave x3 7; line 22 sand-weave x3 7; line 23 sand-weave x3 7
7 12 3 0 26 | 56 | line 3 red-weave x3 8; line 4 teapot x3 20; line 14 teapot x3 20; line 16 red-weave x3 8
15 24 8 3 5 | 8 | line 20 blue-weave x3 8
5 24 17 7 8 | 20 | line 23 tambour x3 20
7 13 1 6 32 | 40 | line 2 teapot x3 20; line 24 teapot x3 20
18 4 12 28 23 | 50 | line 5 red-weave x4 25; line 20 red-weave x4 25
6 33 4 1 25 | 106 | line 0 red-weave x4 25; line 11 tent x3 28; line 12 red-weave x4 25; line 13 tent x3 28
30 33 4 28 0 | 350 | line 0 teapot x5 200; line 9 teapot x3 20; line 11 camel x4 110; line 12 green-weave x4 20
18 23 28 2 30 | 16 | line 7 blue-weave x3 8; line 11 blue-weave x3 8
13 8 14 2 24 | 28 | line 15 tent x3 28
25 1 10 8 32 | 20 | line 15 tambour x3 20
21 13 12 28 19 | 35 | line 7 camel x3 35
22 10 28 25 6 | 20 | line 7 teapot x3 20
12 1 5 27 22 | 55 | line 1 camel x3 35; line 15 tambour x3 20
19 32 29 21 9 | 86 | line 8 camel x3 35; line 18 camel x3 35; line 22 red-weave x3 8; line 23 red-weave x3 8
27 13 27 8 6 | 129 | line 14 tent x4 85; line 17 blue-weave x3 8; line 21 blue-weave x3 8; line 24 tent x3 28
3 11 0 6 3 | 21 | line 10 sand-weave x3 7; line 22 sand-weave x3 7; line 23 sand-weave x3 7
21 16 29 16 29 | 145 | line 1 camel x3 35; line 7 camel x4 110
19 23 12 27 18 | 35 | line 8 camel x3 35
20 17 11 5 9 | 32 | line 1 red-weave x3 8; line 7 red-weave x3 8; line 11 red-weave x3 8; line 13 red-weave x3 8
17 16 29 5 22 | 16 | line 4 red-weave x3 8; line 18 red-weave x3 8
30 33 13 1 10 | 77 | line 13 camel x3 35; line 14 green-weave x3 7; line 23 camel x3 35
16 0 8 6 31 | 24 | line 5 blue-weave x3 8; line 9 blue-weave x3 8; line 20 blue-weave x3 8
30 30 16 33 27 | 7 | line 20 green-weave x3 7
21 32 0 14 23 | 35 | line 19 camel x3 35
4 6 32 2 15 | 27 | line 7 sand-weave x4 20; line 17 sand-weave x3 7
6 4 10 12 13 | 24 | line 9 red-weave x3 8; line 21 red-weave x3 8; line 24 red-weave x3 8
1 3 32 31 22 | 27 | line 2 sand-weave x3 7; line 8 sand-weave x4 20
13 25 16 21 0 | 20 | line 11 tambour x3 20
25 19 5 31 23 | 20 | line 5 tambour x3 20
12 19 4 15 17 | 20 | line 9 tambour x3 20
20 23 0 1 21 | 35 | line 6 camel x3 35
21 14 26 32 12 | 20 | line 15 teapot x3 20
12 25 10 13 25 | 20 | line 15 tambour x3 20
6 13 32 19 9 | 113 | line 1 tent x3 28; line 13 tent x4 85
5 15 27 2 11 | 8 | line 2 red-weave x3 8
22 13 27 33 14 | 40 | line 17 teapot x3 20; line 19 teapot x3 20
2 29 1 18 29 | 90 | line 18 sand-weave x5 70; line 22 sand-weave x4 20
8 32 16 22 26 | 47 | line 6 teapot x3 20; line 16 teapot x3 20; line 18 green-weave x3 7
12 1 2 0 7 | 35 | line 1 camel x3 35
10 24 13 17 6 | 110 | line 4 camel x4 110
25 0 4 13 21 | 40 | line 9 tambour x3 20; line 10 tambour x3 20
17 23 28 16 4 | 32 | line 0 blue-weave x3 8; line 7 blue-weave x3 8; line 9 blue-weave x3 8; line 11 blue-weave x3 8
3 30 28 3 9 | 47 | line 0 sand-weave x4 20; line 10 sand-weave x3 7; line 11 sand-weave x4 20
5 4 19 17 18 | 8 | line 24 red-weave x3 8
27 10 9 31 5 | 32 | line 13 blue-weave x3 8; line 15 blue-weave x3 8; line 22 blue-weave x3 8; line 23 blue-weave x3 8
28 8 12 0 26 | 280 | line 16 tent x5 280
18 17 9 31 12 | 32 | line 14 red-weave x3 8; line 16 red-weave x3 8; line 21 red-weave x3 8; line 24 red-weave x3 8
13 28 30 9 24 | 85 | line 21 tent x4 85
19 1 21 26 27 | 58 | line 10 red-weave x3 8; line 22 red-weave x4 25; line 23 red-weave x4 25
17 2 5 11 0 | 16 | line 4 red-weave x3 8; line 18 red-weave x3 8
26 21 28 24 19 | 16 | line 8 blue-weave x3 8; line 10 blue-weave x3 8
15 23 20 5 4 | 16 | line 4 blue-weave x3 8; line 20 blue-weave x3 8
20 9 24 23 19 | 20 | line 14 teapot x3 20
10 1 2 32 1 | 35 | line 20 camel x3 35
15 21 19 27 15 | 33 | line 8 blue-weave x3 8; line 18 blue-weave x4 25
19 24 12 20 19 | 35 | line 12 camel x3 35
4 1 16 26 11 | 20 | line 0 tambour x3 20
`,
	],
	[
		"lantern-tide",
		"base",
		`
27 14 9 25 34 | 0 | nothing
20 12 24 4 1 | 0 | nothing
16 4 31 7 30 | 32 | line 7 cowrie x3 8; line 11 cowrie x3 8; line 22 cowrie x3 8; line 29 cowrie x3 8
28 11 17 15 13 | 0 | nothing
2 23 18 7 31 | 0 | nothing
24 10 28 17 22 | 0 | nothing
15 34 4 19 17 | 27 | line 12 carp x3 27
11 32 1 4 1 | 0 | nothing
15 28 35 4 10 | 16 | line 15 heron x3 16
9 22 16 33 32 | 45 | line 5 sampan x3 45
28 30 4 33 3 | 8 | line 18 cowrie x3 8
22 18 21 14 22 | 12 | line 7 starfish x3 6; line 23 starfish x3 6
26 19 9 32 5 | 34 | line 0 starfish x3 6; line 3 cowrie x3 8; line 14 starfish x4 20
12 13 29 0 7 | 60 | scatter x3 60
17 32 6 20 12 | 50 | line 6 cowrie x4 25; line 9 cowrie x4 25
9 23 32 5 11 | 160 | line 9 sampan x4 160
16 31 2 7 14 | 32 | line 3 cowrie x3 8; line 12 cowrie x3 8; line 19 cowrie x3 8; line 25 cowrie x3 8
15 20 6 9 29 | 100 | line 22 carp x4 100
8 9 19 8 16 | 12 | line 7 whelk x3 6; line 23 whelk x3 6
15 6 23 11 4 | 45 | line 4 sampan x3 45
5 0 21 6 5 | 12 | line 4 starfish x3 6; line 20 starfish x3 6
31 2 23 9 31 | 12 | line 0 starfish x3 6; line 24 starfish x3 6
14 32 28 22 16 | 16 | line 25 heron x3 16
24 11 34 16 2 | 16 | line 4 heron x3 16
25 33 11 14 18 | 22 | line 19 crab x3 22
28 16 30 10 6 | 81 | line 13 starfish x5 75; line 27 starfish x3 6
17 2 29 1 32 | 33 | line 19 scallop x4 25; line 25 cowrie x3 8
28 17 1 17 33 | 6 | line 7 starfish x3 6
19 32 1 28 1 | 46 | line 3 whelk x4 20; line 13 whelk x4 20; line 27 whelk x3 6
2 30 31 18 29 | 32 | line 8 whelk x3 6; line 15 whelk x3 6; line 26 whelk x4 20
1 33 23 31 17 | 12 | line 5 whelk x3 6; line 12 whelk x3 6
19 35 17 33 12 | 8 | line 24 scallop x3 8
32 17 35 2 30 | 55 | line 1 heron x4 55
8 6 8 32 11 | 45 | line 17 sampan x3 45
28 9 19 27 17 | 6 | line 19 starfish x3 6
13 30 17 26 32 | 45 | line 17 sampan x3 45
26 1 35 15 5 | 6 | line 4 starfish x3 6
26 33 33 9 31 | 22 | line 2 crab x3 22
3 30 16 17 28 | 8 | line 3 cowrie x3 8
10 16 32 23 25 | 18 | line 6 whelk x3 6; line 9 whelk x3 6; line 24 whelk x3 6
25 11 19 35 28 | 12 | line 0 starfish x3 6; line 24 starfish x3 6
30 11 12 15 9 | 24 | line 0 cowrie x3 8; line 8 cowrie x3 8; line 26 cowrie x3 8
31 17 19 33 20 | 22 | line 5 starfish x3 6; line 6 heron x3 16
1 9 16 9 26 | 18 | line 5 whelk x3 6; line 12 whelk x3 6; line 19 starfish x3 6
20 8 21 17 4 | 6 | line 6 whelk x3 6
21 12 33 10 26 | 16 | line 14 scallop x3 8; line 20 scallop x3 8
15 20 22 31 8 | 100 | line 17 carp x4 100
26 27 0 4 8 | 26 | line 8 starfish x4 20; line 26 starfish x3 6
2 23 29 33 29 | 12 | line 3 starfish x3 6; line 25 starfish x3 6
25 32 17 34 28 | 124 | line 13 crab x4 75; line 18 carp x3 27; line 27 crab x3 22
18 12 17 32 2 | 32 | line 2 scallop x3 8; line 6 scallop x3 8; line 17 scallop x3 8; line 23 scallop x3 8
29 20 28 30 18 | 8 | line 16 cowrie x3 8
14 23 11 30 28 | 60 | scatter x3 60
26 22 11 1 29 | 22 | line 25 crab x3 22
30 0 29 0 34 | 12 | line 5 starfish x3 6; line 12 starfish x3 6
3 16 5 25 6 | 6 | line 25 starfish x3 6
24 23 5 15 29 | 6 | line 25 starfish x3 6
11 9 33 28 4 | 22 | line 2 crab x3 22
3 27 31 20 5 | 6 | line 15 starfish x3 6
3 20 22 30 8 | 12 | line 15 starfish x3 6; line 24 starfish x3 6
4 27 21 3 18 | 60 | line 8 starfish x4 20; line 15 starfish x4 20; line 26 starfish x4 20
7 25 19 33 3 | 22 | line 24 crab x3 22
2 9 24 10 2 | 30 | line 4 whelk x3 6; line 5 whelk x3 6; line 10 whelk x3 6; line 21 whelk x3 6; line 28 whelk x3 6
16 19 30 35 34 | 51 | line 13 cowrie x3 8; line 18 cowrie x3 8; line 21 carp x3 27; line 27 cowrie x3 8
11 12 7 1 25 | 300 | scatter x4 300
11 28 29 30 28 | 6 | line 5 whelk x3 6
15 34 12 35 21 | 27 | line 12 carp x3 27
32 16 33 18 4 | 16 | line 5 heron x3 16
3 0 32 30 27 | 40 | line 6 starfish x4 20; line 9 starfish x4 20
26 30 25 29 29 | 8 | line 3 cowrie x3 8
29 20 11 35 32 | 16 | line 16 cowrie x3 8; line 21 cowrie x3 8
23 16 7 22 20 | 18 | line 13 starfish x3 6; line 18 starfish x3 6; line 27 starfish x3 6
18 32 19 28 7 | 50 | line 9 cowrie x4 25; line 14 cowrie x4 25
23 15 20 5 7 | 12 | line 14 whelk x3 6; line 20 whelk x3 6
`,
	],
	[
		"lantern-tide",
		"free",
		`
1 19 13 22 13 | 54 | line 24 carp x3 54
26 2 23 11 15 | 16 | line 6 scallop x3 16
14 10 25 3 2 | 0 | nothing
26 11 6 16 13 | 0 | nothing
14 23 21 12 24 | 132 | line 1 crab x3 44; line 10 crab x3 44; line 28 crab x3 44
18 2 12 17 15 | 54 | line 16 carp x3 54
13 23 28 9 17 | 0 | nothing
27 23 9 26 8 | 0 | nothing
4 8 14 22 21 | 24 | line 6 whelk x3 12; line 22 whelk x3 12
9 11 22 29 21 | 300 | line 6 crab x4 150; line 22 crab x4 150
7 15 13 7 24 | 0 | nothing
25 23 1 4 10 | 44 | line 4 crab x3 44
3 18 12 17 4 | 0 | nothing
1 1 23 30 8 | 48 | line 14 scallop x3 16; line 25 heron x3 32
12 18 30 2 12 | 54 | line 14 carp x3 54
4 5 22 13 16 | 150 | line 1 cowrie x4 50; line 16 cowrie x4 50; line 20 cowrie x4 50
8 23 26 28 22 | 90 | line 25 sampan x3 90
7 13 25 1 3 | 36 | line 6 starfish x3 12; line 9 starfish x3 12; line 24 starfish x3 12
13 24 21 4 9 | 122 | line 4 heron x3 32; line 21 sampan x3 90
3 29 23 8 20 | 48 | line 6 cowrie x3 16; line 9 cowrie x3 16; line 24 cowrie x3 16
6 20 18 11 16 | 24 | line 6 starfish x3 12; line 22 starfish x3 12
22 30 22 13 13 | 180 | line 11 sampan x3 90; line 29 sampan x3 90
23 1 6 25 25 | 60 | line 3 cowrie x3 16; line 18 crab x3 44
27 4 22 18 4 | 48 | line 8 cowrie x3 16; line 15 scallop x3 16; line 26 cowrie x3 16
19 21 23 27 15 | 80 | line 15 starfish x4 40; line 24 starfish x4 40
2 25 22 24 14 | 32 | line 15 heron x3 32
18 18 15 7 22 | 48 | line 3 starfish x3 12; line 12 starfish x3 12; line 19 starfish x3 12; line 25 starfish x3 12
10 23 22 26 24 | 120 | line 1 crab x3 44; line 7 heron x3 32; line 9 crab x3 44
2 14 10 26 8 | 16 | line 6 cowrie x3 16
8 25 3 4 19 | 90 | line 22 sampan x3 90
10 25 29 7 13 | 90 | line 14 sampan x3 90
2 10 21 30 24 | 54 | line 4 carp x3 54
22 24 10 14 10 | 90 | line 2 sampan x3 90
25 30 15 24 11 | 16 | line 15 cowrie x3 16
16 29 20 5 10 | 54 | line 19 carp x3 54
13 11 8 2 11 | 44 | line 6 crab x3 44
5 9 15 22 15 | 12 | line 24 whelk x3 12
16 9 4 14 12 | 54 | line 19 carp x3 54
11 17 8 1 7 | 44 | line 14 crab x3 44
26 13 8 28 9 | 360 | line 16 cowrie x5 180; line 21 cowrie x5 180
24 26 22 5 26 | 180 | line 8 sampan x3 90; line 26 sampan x3 90
24 2 16 8 23 | 48 | line 7 cowrie x3 16; line 11 cowrie x3 16; line 29 cowrie x3 16
14 11 8 24 26 | 44 | line 9 crab x3 44
9 9 11 18 0 | 144 | line 1 sampan x3 90; line 23 carp x3 54
23 10 11 20 25 | 90 | line 15 sampan x3 90
7 26 15 15 17 | 12 | line 14 whelk x3 12
4 2 21 2 19 | 74 | line 2 whelk x3 12; line 21 cowrie x4 50; line 23 whelk x3 12
0 15 23 19 20 | 32 | line 19 heron x3 32
15 18 7 6 16 | 88 | line 8 crab x3 44; line 26 crab x3 44
18 18 7 25 17 | 200 | line 9 carp x4 200
12 24 2 15 17 | 200 | line 2 sampan x3 90; line 9 heron x4 110
7 29 21 27 11 | 410 | line 13 sampan x4 320; line 27 sampan x3 90
23 8 13 22 25 | 48 | line 4 whelk x3 12; line 8 whelk x3 12; line 20 whelk x3 12; line 26 whelk x3 12
1 4 13 2 12 | 300 | line 3 cowrie x4 50; line 19 cowrie x4 50; line 24 carp x4 200
3 5 29 29 22 | 340 | line 3 whelk x5 150; line 13 whelk x5 150; line 27 whelk x4 40
25 2 17 10 12 | 16 | line 19 scallop x3 16
0 20 5 7 0 | 16 | line 16 scallop x3 16
11 30 10 10 1 | 320 | line 23 sampan x4 320
11 9 12 11 22 | 200 | line 16 carp x4 200
25 14 20 17 1 | 32 | line 5 cowrie x3 16; line 12 cowrie x3 16
14 1 23 1 26 | 106 | line 0 sampan x3 90; line 6 scallop x3 16
12 3 23 5 20 | 286 | line 5 heron x3 32; line 6 sampan x3 90; line 9 heron x4 110; line 14 carp x3 54
17 28 4 4 4 | 54 | line 25 carp x3 54
22 23 20 17 1 | 90 | line 25 sampan x3 90
23 5 22 14 27 | 16 | line 7 cowrie x3 16
19 12 15 25 17 | 80 | line 5 starfish x4 40; line 12 starfish x4 40
22 2 10 24 8 | 90 | line 2 sampan x3 90
23 25 10 15 9 | 180 | line 10 sampan x3 90; line 28 sampan x3 90
9 11 3 5 3 | 44 | line 6 crab x3 44
10 9 6 23 11 | 108 | line 11 carp x3 54; line 29 carp x3 54
16 4 24 24 7 | 32 | line 17 heron x3 32
12 0 21 9 18 | 90 | line 17 sampan x3 90
26 5 22 26 11 | 48 | line 1 cowrie x3 16; line 16 cowrie x3 16; line 20 cowrie x3 16
13 8 28 28 21 | 320 | line 16 sampan x4 320
`,
	],
	[
		"glass-orchard",
		"base",
		`
13 11 7 12 5 3 | 25 | bilberry x8 7; fall 8; times 2; lime x8 18; fall 8; times 3
4 5 14 16 16 12 | 0 | nothing
15 11 8 11 14 11 | 0 | nothing
7 11 2 8 8 9 | 0 | nothing
4 7 4 6 6 1 | 0 | nothing
13 6 4 1 4 11 | 9 | lime x8 9; fall 8; times 2
0 3 6 7 0 13 | 0 | nothing
5 14 2 8 15 8 | 23 | lime x8 9; fall 8; times 2; bilberry x9 14; fall 9; times 3
0 3 7 1 6 6 | 0 | nothing
9 15 7 0 14 7 | 46 | grape x8 14; fall 8; times 2; lime x8 18; bilberry x9 14; fall 17; times 3
9 7 5 14 9 8 | 7 | bilberry x8 7; fall 8; times 2
13 14 2 9 3 16 | 16 | lime x8 9; bilberry x8 7; fall 16; times 2
6 0 1 16 0 6 | 23 | lime x8 9; fall 8; times 2; bilberry x8 14; fall 8; times 3
11 8 15 7 6 3 | 23 | lime x8 9; fall 8; times 2; bilberry x9 14; fall 9; times 3
5 14 13 16 3 4 | 25 | bilberry x8 7; fall 8; times 2; lime x8 18; fall 8; times 3
6 15 0 8 5 2 | 51 | bilberry x9 7; fall 9; times 2; lime x10 44; fall 10; times 3
5 4 2 9 7 13 | 7 | bilberry x8 7; fall 8; times 2
10 7 11 4 5 11 | 9 | lime x8 9; fall 8; times 2
13 6 2 10 1 16 | 23 | lime x8 9; fall 8; times 2; bilberry x9 14; fall 9; times 3
11 15 2 10 3 9 | 9 | lime x8 9; fall 8; times 2
5 0 15 13 0 13 | 23 | lime x8 9; fall 8; times 2; bilberry x9 14; fall 9; times 3
10 9 9 8 9 11 | 25 | bilberry x8 7; fall 8; times 2; lime x8 18; fall 8; times 3
6 4 2 16 15 6 | 23 | lime x8 9; fall 8; times 2; bilberry x8 14; fall 8; times 3
8 13 6 11 4 15 | 23 | lime x8 9; fall 8; times 2; bilberry x8 14; fall 8; times 3
13 12 15 1 4 14 | 65 | lime x8 9; fall 8; times 2; bilberry x8 14; fall 8; times 3; grape x8 42; fall 8; times 4
13 4 13 6 0 8 | 9 | lime x8 9; fall 8; times 2
10 4 14 7 13 16 | 25 | bilberry x8 7; fall 8; times 2; lime x9 18; fall 9; times 3
8 1 15 7 0 4 | 9 | lime x8 9; fall 8; times 2
15 13 5 5 5 1 | 25 | bilberry x8 7; fall 8; times 2; lime x8 18; fall 8; times 3
12 14 4 7 4 3 | 23 | lime x9 9; fall 9; times 2; bilberry x8 14; fall 8; times 3
6 7 10 9 5 15 | 7 | bilberry x8 7; fall 8; times 2
1 16 14 16 10 16 | 7 | bilberry x8 7; fall 8; times 2
10 13 13 8 11 13 | 100 | bilberry x8 7; fall 8; times 2; lime x8 18; fall 8; times 3; apricot x8 75; fall 8; times 4
1 5 5 0 1 13 | 7 | bilberry x8 7; fall 8; times 2
8 14 5 6 5 11 | 16 | lime x9 9; bilberry x8 7; fall 17; times 2
0 13 14 5 14 2 | 7 | bilberry x8 7; fall 8; times 2
14 5 13 15 0 6 | 158 | lime x8 9; fall 8; times 2; bilberry x8 14; fall 8; times 3; grape x10 135; fall 10; times 4
10 3 13 14 0 6 | 98 | lime x9 9; fall 9; times 2; bilberry x8 14; fall 8; times 3; grape x9 75; fall 9; times 4
1 9 15 6 5 3 | 16 | lime x8 9; bilberry x8 7; fall 16; times 2
1 14 12 7 3 2 | 7 | bilberry x8 7; fall 8; times 2
10 13 5 5 13 6 | 16 | lime x8 9; bilberry x8 7; fall 16; times 2
1 4 14 7 6 16 | 7 | bilberry x8 7; fall 8; times 2
10 2 5 14 1 12 | 23 | lime x8 9; fall 8; times 2; bilberry x9 14; fall 9; times 3
5 14 2 9 7 7 | 45 | lime x9 9; fall 9; times 2; bilberry x10 36; fall 10; times 3
8 9 15 6 1 6 | 23 | lime x8 9; fall 8; times 2; bilberry x8 14; fall 8; times 3
5 12 2 1 15 3 | 23 | lime x8 9; fall 8; times 2; bilberry x9 14; fall 9; times 3
1 15 16 15 12 5 | 7 | bilberry x8 7; fall 8; times 2
9 3 5 8 1 10 | 25 | bilberry x8 7; fall 8; times 2; lime x8 18; fall 8; times 3
9 13 9 0 6 2 | 7 | bilberry x8 7; fall 8; times 2
0 15 14 16 8 2 | 7 | bilberry x8 7; fall 8; times 2
10 9 6 2 7 7 | 23 | lime x8 9; fall 8; times 2; bilberry x8 14; fall 8; times 3
4 9 14 8 13 11 | 25 | bilberry x9 7; fall 9; times 2; lime x8 18; fall 8; times 3
8 5 0 2 0 9 | 9 | lime x8 9; fall 8; times 2
13 8 15 13 13 2 | 7 | bilberry x9 7; fall 9; times 2
10 14 12 12 2 8 | 9 | lime x8 9; fall 8; times 2
1 1 5 9 14 6 | 7 | bilberry x9 7; fall 9; times 2
9 1 5 11 4 14 | 25 | bilberry x8 7; fall 8; times 2; lime x9 18; fall 9; times 3
9 11 13 0 1 15 | 7 | bilberry x8 7; fall 8; times 2
10 2 5 1 4 6 | 23 | lime x8 9; fall 8; times 2; bilberry x8 14; fall 8; times 3
1 8 7 9 1 11 | 7 | bilberry x8 7; fall 8; times 2
8 13 14 6 5 12 | 16 | lime x8 9; bilberry x8 7; fall 16; times 2
10 7 15 9 0 0 | 65 | lime x9 9; fall 9; times 2; bilberry x9 14; fall 9; times 3; grape x8 42; fall 8; times 4
13 4 11 5 12 4 | 7 | bilberry x8 7; fall 8; times 2
6 9 3 10 4 16 | 23 | lime x9 9; fall 9; times 2; bilberry x9 14; fall 9; times 3
1 13 2 14 12 3 | 16 | lime x8 9; bilberry x8 7; fall 16; times 2
2 10 4 10 5 11 | 23 | lime x8 9; fall 8; times 2; bilberry x9 14; fall 9; times 3
6 13 1 3 5 14 | 23 | lime x8 9; fall 8; times 2; bilberry x8 14; fall 8; times 3
9 11 16 9 11 11 | 7 | bilberry x8 7; fall 8; times 2
10 15 5 3 7 7 | 9 | lime x8 9; fall 8; times 2
13 3 15 12 4 7 | 9 | lime x9 9; fall 9; times 2
3 7 4 14 13 2 | 7 | bilberry x8 7; fall 8; times 2
9 8 15 6 2 8 | 9 | lime x8 9; fall 8; times 2
5 4 5 11 11 11 | 7 | bilberry x8 7; fall 8; times 2
9 11 10 16 13 11 | 7 | bilberry x8 7; fall 8; times 2
`,
	],
	[
		"glass-orchard",
		"free",
		`
10 6 7 2 10 9 | 0 | nothing
3 4 2 5 4 0 | 0 | nothing
2 6 9 1 1 1 | 0 | nothing
6 0 9 8 3 2 | 46 | lime x8 18; fall 8; times 4; bilberry x9 28; fall 9; times 6
9 8 7 5 5 6 | 50 | bilberry x9 14; fall 9; times 4; lime x9 36; fall 9; times 6
10 9 4 6 9 4 | 0 | nothing
5 3 7 1 6 3 | 0 | nothing
1 3 0 10 6 5 | 0 | nothing
8 7 3 5 8 0 | 32 | lime x9 18; bilberry x8 14; fall 17; times 4
10 4 0 4 6 2 | 130 | lime x8 18; fall 8; times 4; bilberry x9 28; fall 9; times 6; grape x8 84; fall 8; times 8
5 0 7 2 3 9 | 50 | bilberry x8 14; fall 8; times 4; lime x8 36; fall 8; times 6
4 9 7 7 1 6 | 14 | bilberry x8 14; fall 8; times 4
5 0 7 10 9 7 | 50 | bilberry x9 14; fall 9; times 4; lime x8 36; fall 8; times 6
0 4 1 1 5 9 | 18 | lime x8 18; fall 8; times 4
5 8 10 4 8 2 | 102 | bilberry x9 14; fall 9; times 4; lime x10 88; fall 10; times 6
10 3 0 5 0 8 | 646 | lime x8 18; fall 8; times 4; bilberry x8 28; fall 8; times 6; pomegranate x8 600; fall 8; times 8
5 4 2 5 3 8 | 18 | lime x8 18; fall 8; times 4
8 10 0 4 10 1 | 90 | lime x9 18; fall 9; times 4; bilberry x11 72; fall 11; times 6
5 7 1 0 6 3 | 46 | lime x9 18; fall 9; times 4; bilberry x9 28; fall 9; times 6
9 7 7 2 0 7 | 50 | bilberry x8 14; fall 8; times 4; lime x8 36; fall 8; times 6
1 9 10 6 7 1 | 32 | lime x8 18; bilberry x8 14; fall 16; times 4
8 0 2 8 1 0 | 90 | lime x9 18; fall 9; times 4; bilberry x11 72; fall 11; times 6
10 7 3 9 8 8 | 32 | lime x8 18; bilberry x8 14; fall 16; times 4
5 3 10 5 5 7 | 650 | bilberry x9 14; fall 9; times 4; lime x8 36; fall 8; times 6; pomegranate x8 600; fall 8; times 8
0 10 4 0 8 1 | 90 | lime x8 18; fall 8; times 4; bilberry x10 72; fall 10; times 6
6 7 7 7 5 6 | 50 | bilberry x9 14; fall 9; times 4; lime x8 36; fall 8; times 6
1 3 8 2 0 4 | 18 | lime x8 18; fall 8; times 4
2 8 2 6 4 7 | 650 | bilberry x8 14; fall 8; times 4; lime x9 36; fall 9; times 6; pomegranate x8 600; fall 8; times 8
8 10 0 6 4 0 | 32 | lime x8 18; bilberry x8 14; fall 16; times 4
4 0 8 3 9 1 | 90 | lime x8 18; fall 8; times 4; bilberry x10 72; fall 10; times 6
8 3 1 1 3 6 | 18 | lime x9 18; fall 9; times 4
2 8 0 10 5 6 | 14 | bilberry x9 14; fall 9; times 4
7 4 0 5 7 5 | 646 | lime x8 18; fall 8; times 4; bilberry x8 28; fall 8; times 6; pomegranate x8 600; fall 8; times 8
0 5 1 7 2 1 | 46 | lime x8 18; fall 8; times 4; bilberry x9 28; fall 9; times 6
7 1 10 9 9 6 | 50 | bilberry x8 14; fall 8; times 4; lime x9 36; fall 9; times 6
4 6 3 6 3 3 | 50 | bilberry x8 14; fall 8; times 4; lime x8 36; fall 8; times 6
7 3 9 8 3 2 | 46 | lime x8 18; fall 8; times 4; bilberry x8 28; fall 8; times 6
1 9 2 6 1 2 | 50 | bilberry x8 14; fall 8; times 4; lime x9 36; fall 9; times 6
8 4 3 6 7 10 | 432 | lime x9 18; bilberry x8 14; fall 17; times 4; pomegranate x8 400; fall 8; times 6
7 10 6 7 8 10 | 50 | bilberry x8 14; fall 8; times 4; lime x9 36; fall 9; times 6
5 0 3 4 5 3 | 32 | lime x8 18; bilberry x9 14; fall 17; times 4
6 8 2 10 1 9 | 50 | bilberry x8 14; fall 8; times 4; lime x9 36; fall 9; times 6
6 2 3 2 10 1 | 50 | bilberry x8 14; fall 8; times 4; lime x8 36; fall 8; times 6
5 6 8 5 5 6 | 14 | bilberry x8 14; fall 8; times 4
7 6 7 4 9 0 | 50 | bilberry x8 14; fall 8; times 4; lime x9 36; fall 9; times 6
8 7 2 4 6 1 | 72 | lime x10 44; fall 10; times 4; bilberry x9 28; fall 9; times 6
4 1 1 8 1 8 | 46 | lime x8 18; fall 8; times 4; bilberry x9 28; fall 9; times 6
7 4 0 4 0 2 | 46 | lime x8 18; fall 8; times 4; bilberry x8 28; fall 8; times 6
10 1 7 6 8 7 | 50 | bilberry x9 14; fall 9; times 4; lime x9 36; fall 9; times 6
2 7 8 4 1 2 | 50 | bilberry x8 14; fall 8; times 4; lime x9 36; fall 9; times 6
6 6 0 6 1 9 | 72 | bilberry x10 36; fall 10; times 4; lime x8 36; fall 8; times 6
10 0 9 9 0 8 | 46 | lime x8 18; fall 8; times 4; bilberry x8 28; fall 8; times 6
6 9 5 6 0 7 | 14 | bilberry x8 14; fall 8; times 4
6 8 8 4 10 10 | 50 | bilberry x8 14; fall 8; times 4; lime x9 36; fall 9; times 6
5 2 0 6 10 1 | 50 | bilberry x9 14; fall 9; times 4; lime x8 36; fall 8; times 6
10 0 10 9 9 7 | 50 | bilberry x8 14; fall 8; times 4; lime x9 36; fall 9; times 6
4 7 8 0 10 3 | 46 | lime x8 18; fall 8; times 4; bilberry x8 28; fall 8; times 6
10 3 1 6 1 6 | 650 | bilberry x8 14; fall 8; times 4; lime x9 36; fall 9; times 6; pomegranate x8 600; fall 8; times 8
5 5 0 3 6 2 | 134 | bilberry x8 14; fall 8; times 4; lime x8 36; fall 8; times 6; grape x8 84; fall 8; times 8
6 7 10 6 0 7 | 50 | bilberry x9 14; fall 9; times 4; lime x8 36; fall 8; times 6
9 8 0 10 9 6 | 650 | bilberry x9 14; fall 9; times 4; lime x9 36; fall 9; times 6; pomegranate x8 600; fall 8; times 8
6 2 5 4 1 7 | 14 | bilberry x8 14; fall 8; times 4
5 3 9 0 10 8 | 646 | lime x9 18; fall 9; times 4; bilberry x8 28; fall 8; times 6; pomegranate x8 600; fall 8; times 8
1 3 10 6 0 1 | 32 | lime x8 18; bilberry x8 14; fall 16; times 4
9 10 1 8 10 2 | 90 | lime x8 18; fall 8; times 4; bilberry x11 72; fall 11; times 6
1 2 7 10 5 3 | 14 | bilberry x8 14; fall 8; times 4
0 1 5 0 9 8 | 18 | lime x8 18; fall 8; times 4
8 7 1 0 7 2 | 156 | lime x11 44; fall 11; times 4; bilberry x9 28; fall 9; times 6; grape x8 84; fall 8; times 8
10 10 7 7 9 10 | 50 | bilberry x9 14; fall 9; times 4; lime x9 36; fall 9; times 6
1 8 0 7 5 9 | 50 | bilberry x8 14; fall 8; times 4; lime x9 36; fall 9; times 6
4 7 9 0 5 6 | 18 | lime x8 18; fall 8; times 4
6 2 8 8 5 7 | 14 | bilberry x8 14; fall 8; times 4
2 7 10 6 10 2 | 50 | bilberry x9 14; fall 9; times 4; lime x9 36; fall 9; times 6
7 7 2 0 3 9 | 18 | lime x8 18; fall 8; times 4
`,
	],
	[
		"cloud-loom",
		"base",
		`
29 27 6 10 34 | 0 | nothing
22 13 10 30 1 | 0 | nothing
10 16 23 3 30 | 0 | nothing
6 2 13 15 13 | 0 | nothing
10 1 20 33 31 | 0 | nothing
30 33 3 4 22 | 0 | nothing
29 12 30 24 10 | 75 | line 7 llama x4 75
11 6 24 20 32 | 21 | line 5 diamond-weave x3 7; line 11 diamond-weave x3 7; line 19 diamond-weave x3 7
21 32 17 13 8 | 20 | line 1 wave-weave x3 5; line 4 wave-weave x3 5; line 8 wave-weave x3 5; line 18 wave-weave x3 5
14 16 31 20 3 | 44 | line 1 llama x3 44
3 33 13 7 11 | 47 | line 18 step-weave x3 7; scatter x3 40
8 26 31 0 32 | 67 | line 0 fox x4 45; line 1 llama x3 22
30 16 5 30 10 | 64 | line 4 wave-weave x4 32; line 8 wave-weave x4 32
3 29 21 30 29 | 44 | line 6 step-weave x3 7; line 11 hummingbird x3 17; line 12 step-weave x4 20
15 32 2 15 14 | 7 | line 7 step-weave x3 7
20 33 21 18 0 | 21 | line 5 step-weave x3 7; line 9 step-weave x3 7; line 13 step-weave x3 7
28 31 8 33 22 | 15 | line 4 cross-weave x3 5; line 8 cross-weave x3 5; line 12 cross-weave x3 5
19 30 33 0 11 | 52 | line 4 cross-weave x3 10; line 7 wave-weave x3 10; line 13 wave-weave x4 32
6 27 25 6 13 | 40 | scatter x3 40
4 7 27 22 7 | 40 | scatter x3 40
16 0 0 0 27 | 42 | line 0 step-weave x3 14; line 14 step-weave x3 14; line 16 step-weave x3 14
22 17 7 24 6 | 10 | line 0 wave-weave x3 10
14 16 17 1 28 | 14 | line 16 diamond-weave x3 14
35 17 2 29 1 | 34 | line 12 hummingbird x3 34
8 27 31 11 34 | 22 | line 6 llama x3 22
4 6 24 28 25 | 35 | line 3 condor x3 35
0 30 2 2 34 | 10 | line 14 cross-weave x3 5; line 16 cross-weave x3 5
26 14 34 8 4 | 90 | line 7 cross-weave x3 10; line 12 diamond-weave x4 80
9 15 10 30 12 | 34 | line 18 hummingbird x3 34
12 15 17 34 30 | 44 | line 17 llama x3 44
2 14 13 13 17 | 14 | line 7 step-weave x3 14
2 16 1 5 27 | 40 | line 10 step-weave x4 20; line 15 step-weave x4 20
7 1 2 26 12 | 17 | line 5 hummingbird x3 17
18 23 30 24 3 | 5 | line 17 wave-weave x3 5
2 4 2 24 11 | 28 | line 2 step-weave x3 7; line 10 step-weave x3 7; line 15 step-weave x3 7; line 18 step-weave x3 7
28 31 3 34 24 | 32 | line 10 wave-weave x4 16; line 15 wave-weave x4 16
19 8 17 5 17 | 10 | line 7 wave-weave x3 5; line 13 wave-weave x3 5
28 21 27 18 4 | 16 | line 4 cross-weave x4 16
26 10 33 3 12 | 15 | line 5 wave-weave x3 5; line 9 wave-weave x3 10
13 12 17 22 18 | 14 | line 14 diamond-weave x3 7; line 16 diamond-weave x3 7
0 16 13 7 9 | 21 | line 5 step-weave x3 7; line 9 step-weave x3 7; line 13 step-weave x3 7
16 27 21 27 32 | 28 | line 1 step-weave x3 7; line 4 step-weave x3 7; line 8 step-weave x3 7; line 18 step-weave x3 7
33 18 33 11 7 | 26 | line 3 cross-weave x4 16; line 13 cross-weave x3 10
13 33 4 20 26 | 7 | line 5 step-weave x3 7
22 27 34 7 2 | 28 | line 1 step-weave x3 14; line 19 step-weave x3 14
30 34 32 25 26 | 5 | line 12 wave-weave x3 5
22 27 20 12 9 | 28 | line 2 step-weave x3 7; line 10 step-weave x3 7; line 15 step-weave x3 7; line 18 step-weave x3 7
34 22 12 16 8 | 17 | line 14 hummingbird x3 17
29 6 8 27 30 | 35 | line 3 condor x3 35
0 17 19 26 9 | 7 | line 17 step-weave x3 7
9 26 34 5 27 | 44 | line 8 llama x3 44
20 16 22 13 23 | 7 | line 5 step-weave x3 7
34 20 32 33 34 | 20 | line 15 cross-weave x3 10; line 17 cross-weave x3 10
21 27 32 15 18 | 28 | line 15 step-weave x3 14; line 17 step-weave x3 14
9 3 2 10 22 | 110 | line 6 hummingbird x4 110
2 1 0 23 7 | 43 | line 16 fox x3 26; line 17 hummingbird x3 17
14 14 1 5 3 | 14 | line 3 step-weave x3 14
3 34 0 33 4 | 28 | line 14 step-weave x3 14; line 16 step-weave x3 14
15 4 19 21 29 | 62 | line 10 step-weave x4 20; line 12 llama x3 22; line 15 step-weave x4 20
13 5 21 0 5 | 7 | line 10 diamond-weave x3 7
34 19 9 28 28 | 5 | line 5 cross-weave x3 5
19 21 33 8 14 | 30 | line 4 cross-weave x3 10; line 7 wave-weave x3 10; line 13 wave-weave x3 10
15 17 32 16 17 | 72 | line 0 llama x3 44; line 10 step-weave x3 14; line 15 step-weave x3 14
5 17 11 18 30 | 34 | line 12 hummingbird x3 34
32 16 15 2 10 | 80 | line 1 diamond-weave x4 40; line 19 diamond-weave x4 40
30 24 16 2 1 | 5 | line 4 wave-weave x3 5
10 12 24 8 8 | 40 | line 5 diamond-weave x4 40
2 28 0 27 25 | 45 | line 11 step-weave x3 14; line 14 step-weave x3 14; line 17 hummingbird x3 17
12 10 19 28 2 | 5 | line 16 wave-weave x3 5
12 14 22 20 7 | 14 | line 7 diamond-weave x3 14
30 5 33 9 18 | 120 | line 9 diamond-weave x4 40; line 13 diamond-weave x4 80
33 12 33 11 8 | 54 | line 4 diamond-weave x4 40; line 18 diamond-weave x3 14
2 17 20 2 24 | 28 | line 2 step-weave x3 7; line 10 step-weave x3 7; line 15 step-weave x3 7; line 18 step-weave x3 7
13 34 21 21 4 | 40 | line 5 step-weave x4 20; line 9 step-weave x4 20
`,
	],
	[
		"cloud-loom",
		"free",
		`
2 14 0 7 5 | 0 | nothing
22 21 6 22 25 | 0 | nothing
19 13 22 16 11 | 0 | nothing
6 20 26 15 2 | 0 | nothing
19 23 9 16 4 | 0 | nothing
12 1 10 17 18 | 0 | nothing
5 5 1 22 12 | 55 | line 4 hummingbird x4 55
23 7 7 12 11 | 13 | line 9 fox x3 13
6 0 16 12 20 | 10 | line 10 cross-weave x3 5; line 18 cross-weave x3 5
2 8 18 8 16 | 22 | line 18 llama x3 22
11 20 16 0 26 | 35 | line 12 condor x3 35
12 5 1 4 18 | 5 | line 10 wave-weave x3 5
22 25 3 19 27 | 16 | line 18 wave-weave x4 16
20 11 16 25 16 | 40 | line 14 step-weave x4 20; line 16 step-weave x4 20
16 12 14 4 17 | 47 | line 4 step-weave x4 20; line 8 step-weave x4 20; line 12 step-weave x3 7
9 26 6 18 23 | 14 | line 0 diamond-weave x3 7; line 12 diamond-weave x3 7
2 15 8 23 12 | 5 | line 4 cross-weave x3 5
13 21 16 9 19 | 7 | line 11 step-weave x3 7
5 26 17 2 14 | 5 | line 7 cross-weave x3 5
7 12 26 8 11 | 21 | line 2 diamond-weave x3 7; line 7 diamond-weave x3 7; line 18 diamond-weave x3 7
1 1 8 6 8 | 15 | line 4 cross-weave x3 5; line 10 cross-weave x3 5; line 18 cross-weave x3 5
6 17 11 17 28 | 16 | line 0 cross-weave x4 16
9 21 26 8 16 | 13 | line 10 fox x3 13
18 11 21 16 22 | 21 | line 5 step-weave x3 7; line 11 step-weave x3 7; line 19 step-weave x3 7
8 9 9 10 1 | 35 | line 17 condor x3 35
0 26 16 14 20 | 16 | line 7 cross-weave x4 16
20 26 25 14 2 | 5 | line 11 wave-weave x3 5
26 8 1 22 15 | 13 | line 8 fox x3 13
3 10 17 22 27 | 35 | line 14 condor x3 35
6 0 17 13 26 | 5 | line 18 cross-weave x3 5
13 20 22 12 9 | 7 | line 11 step-weave x3 7
10 9 9 1 9 | 48 | line 0 fox x3 13; line 10 condor x3 35
20 22 16 25 28 | 20 | line 0 step-weave x4 20
12 7 22 22 6 | 5 | line 4 wave-weave x3 5
3 9 9 22 16 | 35 | line 10 condor x3 35
19 21 16 7 17 | 14 | line 11 step-weave x3 7; line 14 step-weave x3 7
12 3 23 8 12 | 22 | line 15 llama x3 22
7 25 5 14 17 | 47 | line 1 diamond-weave x4 20; line 6 diamond-weave x3 7; line 19 diamond-weave x4 20
26 15 11 25 1 | 5 | line 11 cross-weave x3 5
15 18 23 26 22 | 17 | line 11 hummingbird x3 17
16 8 13 17 18 | 13 | line 19 fox x3 13
24 15 1 26 14 | 7 | line 0 diamond-weave x3 7
14 13 14 26 11 | 20 | line 6 step-weave x4 20
22 24 0 9 19 | 21 | line 5 diamond-weave x3 7; line 11 diamond-weave x3 7; line 19 diamond-weave x3 7
22 26 4 11 16 | 20 | line 1 wave-weave x3 5; line 8 wave-weave x3 5; line 14 wave-weave x3 5; line 16 wave-weave x3 5
7 15 6 25 20 | 7 | line 6 diamond-weave x3 7
2 17 19 2 15 | 80 | line 0 cross-weave x3 5; line 1 llama x4 75
2 1 11 17 26 | 16 | line 16 cross-weave x4 16
7 21 6 16 1 | 13 | line 17 fox x3 13
13 9 12 11 10 | 7 | line 3 step-weave x3 7
15 17 21 7 27 | 17 | line 2 hummingbird x3 17
4 19 2 9 5 | 17 | line 6 hummingbird x3 17
1 17 25 21 23 | 22 | line 19 llama x3 22
0 3 25 3 28 | 22 | line 5 llama x3 22
13 20 20 26 15 | 28 | line 2 step-weave x3 7; line 5 step-weave x3 7; line 9 step-weave x3 7; line 19 step-weave x3 7
23 0 23 5 5 | 15 | line 4 wave-weave x3 5; line 8 wave-weave x3 5; line 12 wave-weave x3 5
14 21 16 26 28 | 14 | line 11 step-weave x3 7; line 14 step-weave x3 7
17 8 23 7 24 | 22 | line 15 llama x3 22
13 3 23 2 21 | 22 | line 10 llama x3 22
16 12 22 1 20 | 14 | line 0 step-weave x3 7; line 16 step-weave x3 7
14 9 13 24 26 | 7 | line 7 step-weave x3 7
10 5 1 11 0 | 15 | line 3 wave-weave x3 5; line 15 wave-weave x3 5; line 17 wave-weave x3 5
25 26 5 8 11 | 7 | line 12 diamond-weave x3 7
10 0 23 4 24 | 5 | line 19 wave-weave x3 5
12 3 18 21 27 | 22 | line 2 llama x3 22
12 1 25 14 17 | 5 | line 0 wave-weave x3 5
10 25 21 23 7 | 15 | line 3 wave-weave x3 5; line 15 wave-weave x3 5; line 17 wave-weave x3 5
10 26 23 1 16 | 31 | line 2 wave-weave x3 5; line 5 wave-weave x3 5; line 9 wave-weave x3 5; line 19 wave-weave x4 16
22 6 21 16 19 | 5 | line 10 wave-weave x3 5
20 13 14 26 24 | 27 | line 6 step-weave x4 20; line 12 step-weave x3 7
19 10 18 24 12 | 40 | line 10 step-weave x4 20; line 15 step-weave x4 20
18 8 5 25 11 | 22 | line 10 llama x3 22
21 21 13 10 4 | 7 | line 4 step-weave x3 7
19 12 22 16 4 | 14 | line 11 step-weave x3 7; line 14 step-weave x3 7
`,
	],
	[
		"wayfinder",
		"base",
		`
1 26 21 22 13 | 0 | nothing
26 3 0 11 15 | 0 | nothing
14 21 13 3 2 | 11 | 1 ways turtle x3 11
26 5 23 16 13 | 12 | 4 ways palm-print x3 12
14 1 0 12 24 | 16 | 4 ways reef-print x3 16
18 13 28 17 15 | 0 | nothing
13 4 22 9 17 | 0 | nothing
27 28 1 26 8 | 0 | nothing
4 12 15 22 21 | 0 | nothing
14 9 17 9 0 | 19 | 2 ways reef-print x3 8; 1 ways turtle x3 11
15 23 24 27 12 | 57 | 1 ways reef-print x4 10; 1 ways turtle x4 38; 1 ways flying-fish x3 9
4 22 13 13 16 | 230 | 2 ways frigatebird x5 230
8 7 23 28 22 | 36 | 1 ways breadfruit x4 22; 1 ways frigatebird x3 11; 1 ways net-print x3 3
11 9 26 19 7 | 20 | 2 ways wave-print x4 20
7 28 29 29 25 | 50 | scatter x3 50
23 12 15 17 12 | 400 | 16 ways net-print x5 400
10 7 22 1 21 | 10 | 2 ways net-print x3 6; 1 ways wave-print x3 4
13 22 24 4 9 | 44 | 1 ways wave-print x3 4; 4 ways reef-print x4 40
17 14 11 9 17 | 9 | 1 ways flying-fish x3 9
0 13 17 14 0 | 22 | 1 ways breadfruit x4 22
7 13 22 19 12 | 7 | 1 ways breadfruit x3 7
22 4 12 13 13 | 56 | 2 ways flying-fish x4 56
23 26 23 25 25 | 12 | 4 ways net-print x3 12
27 9 4 18 4 | 16 | 4 ways wave-print x3 16
14 27 2 7 7 | 8 | 2 ways reef-print x3 8
19 21 7 27 15 | 38 | 1 ways turtle x4 38
22 2 25 2 27 | 7 | 1 ways breadfruit x3 7
1 25 23 29 25 | 8 | 2 ways wave-print x3 8
17 21 4 10 13 | 11 | 1 ways frigatebird x3 11
14 28 19 1 25 | 32 | 8 ways reef-print x3 32
2 2 2 24 14 | 230 | 2 ways frigatebird x5 230
21 1 18 18 16 | 7 | 1 ways breadfruit x3 7
25 4 17 11 17 | 12 | 4 ways palm-print x3 12
4 1 17 13 2 | 64 | 2 ways frigatebird x4 64
8 25 18 4 19 | 3 | 1 ways net-print x3 3
20 13 18 26 17 | 22 | 1 ways breadfruit x4 22
19 28 2 28 17 | 480 | 16 ways reef-print x5 480
2 3 13 30 24 | 7 | 1 ways breadfruit x3 7
22 11 8 14 10 | 100 | 4 ways net-print x5 100
9 21 2 17 16 | 11 | 1 ways frigatebird x3 11
16 12 11 28 19 | 9 | 1 ways flying-fish x3 9
16 19 24 5 19 | 9 | 1 ways flying-fish x3 9
8 8 8 5 2 | 3 | 1 ways net-print x3 3
11 16 22 1 7 | 8 | 2 ways wave-print x3 8
1 17 26 0 27 | 8 | 2 ways wave-print x3 8
4 21 18 8 14 | 230 | 2 ways frigatebird x5 230
26 26 6 28 9 | 4 | 1 ways wave-print x3 4
15 17 19 23 13 | 20 | 2 ways reef-print x4 20
27 8 28 23 12 | 240 | 8 ways wave-print x5 240
10 17 3 21 11 | 120 | 4 ways wave-print x5 120
13 28 22 12 8 | 32 | 8 ways reef-print x3 32
10 16 19 11 9 | 20 | 2 ways wave-print x4 20
24 13 9 8 23 | 32 | 4 ways net-print x4 32
17 7 20 6 23 | 20 | 2 ways reef-print x4 20
22 15 17 25 1 | 7 | 1 ways breadfruit x3 7
9 26 23 18 0 | 32 | 4 ways net-print x4 32
12 16 1 1 2 | 16 | 4 ways reef-print x3 16
24 5 7 28 16 | 6 | 2 ways palm-print x3 6
10 11 23 2 15 | 12 | 4 ways net-print x3 12
14 23 17 13 20 | 58 | 2 ways reef-print x4 20; 1 ways turtle x4 38
17 19 11 0 13 | 28 | 1 ways flying-fish x4 28
5 4 17 0 8 | 62 | 4 ways palm-print x3 12; scatter x3 50
23 22 9 4 27 | 12 | 4 ways net-print x3 12
12 16 23 20 15 | 48 | 4 ways wave-print x4 40; 2 ways reef-print x3 8
12 7 28 15 17 | 40 | 4 ways wave-print x4 40
22 9 21 10 17 | 9 | 1 ways flying-fish x3 9
7 22 29 0 15 | 50 | scatter x3 50
6 22 9 12 21 | 3 | 1 ways palm-print x3 3
7 9 18 23 21 | 172 | 2 ways breadfruit x4 44; 4 ways frigatebird x4 128
17 12 19 17 13 | 9 | 1 ways flying-fish x3 9
19 20 19 5 10 | 22 | 2 ways turtle x3 22
22 26 10 6 21 | 12 | 4 ways net-print x3 12
13 17 28 29 6 | 66 | 4 ways wave-print x3 16; scatter x3 50
25 28 15 17 1 | 100 | 4 ways net-print x5 100
`,
	],
	[
		"wayfinder",
		"free",
		`
11 9 1 3 3 | 0 | nothing
4 5 2 5 9 | 0 | nothing
10 9 7 4 4 | 0 | nothing
6 13 5 6 7 | 0 | nothing
10 12 1 11 6 | 0 | nothing
12 15 18 13 13 | 0 | nothing
17 15 14 3 4 | 15 | 1 ways flying-fish x3 9; 2 ways palm-print x3 6
11 18 18 2 16 | 7 | 1 ways breadfruit x3 7
11 3 10 5 8 | 7 | 1 ways breadfruit x3 7
4 10 7 0 0 | 33 | 3 ways turtle x3 33
15 1 16 16 15 | 16 | 2 ways net-print x4 16
2 16 11 14 14 | 22 | 1 ways breadfruit x4 22
14 15 6 6 4 | 11 | 1 ways frigatebird x3 11
1 5 14 14 17 | 64 | 2 ways frigatebird x4 64
13 10 10 9 2 | 75 | 1 ways breadfruit x5 75
2 11 9 16 9 | 44 | 2 ways breadfruit x4 44
3 14 15 9 9 | 22 | 2 ways frigatebird x3 22
4 16 8 4 16 | 342 | 9 ways turtle x4 342
12 6 1 3 10 | 9 | 1 ways flying-fish x3 9
16 3 14 8 12 | 22 | 2 ways frigatebird x3 22
6 17 13 13 15 | 33 | 3 ways turtle x3 33
0 12 15 11 8 | 6 | 2 ways palm-print x3 6
12 0 14 2 6 | 6 | 2 ways net-print x3 6
4 2 4 6 9 | 32 | 8 ways wave-print x3 32
2 17 6 14 1 | 32 | 1 ways frigatebird x4 32
1 9 0 17 13 | 75 | 1 ways breadfruit x5 75
6 8 15 5 0 | 684 | 18 ways turtle x4 684
10 15 13 4 14 | 9 | 1 ways flying-fish x3 9
2 14 5 11 5 | 32 | 1 ways frigatebird x4 32
8 9 5 7 6 | 44 | 4 ways turtle x3 44
2 15 16 5 12 | 11 | 1 ways frigatebird x3 11
13 18 16 14 15 | 96 | 12 ways net-print x4 96
6 6 10 3 7 | 2520 | 18 ways turtle x5 2520
14 4 14 13 8 | 22 | 2 ways frigatebird x3 22
1 15 18 9 12 | 3 | 1 ways palm-print x3 3
6 16 15 6 9 | 1260 | 9 ways turtle x5 1260
14 5 16 11 5 | 32 | 1 ways frigatebird x4 32
0 18 18 13 4 | 107 | 4 ways palm-print x5 100; 1 ways breadfruit x3 7
16 12 13 0 0 | 3 | 1 ways palm-print x3 3
8 16 9 14 16 | 152 | 4 ways turtle x4 152
15 0 15 10 9 | 64 | 8 ways net-print x4 64
4 2 3 9 8 | 32 | 8 ways wave-print x3 32
0 11 17 1 15 | 7 | 1 ways breadfruit x3 7
4 17 14 6 8 | 288 | 2 ways wave-print x3 8; 2 ways turtle x5 280
3 2 15 2 8 | 16 | 4 ways wave-print x3 16
2 11 14 6 17 | 7 | 1 ways breadfruit x3 7
15 17 18 16 15 | 16 | 2 ways net-print x4 16
16 5 15 18 6 | 31 | 2 ways frigatebird x3 22; 1 ways flying-fish x3 9
7 16 9 7 13 | 66 | 6 ways turtle x3 66
0 17 15 11 6 | 13 | 2 ways palm-print x3 6; 1 ways breadfruit x3 7
9 5 5 11 5 | 11 | 1 ways turtle x3 11
11 3 10 10 13 | 7 | 1 ways breadfruit x3 7
13 9 14 5 17 | 7 | 1 ways breadfruit x3 7
16 12 15 3 13 | 3 | 1 ways palm-print x3 3
16 12 15 13 5 | 100 | 4 ways palm-print x5 100
12 15 11 1 13 | 95 | 1 ways flying-fish x5 95
3 1 3 5 11 | 32 | 8 ways wave-print x3 32
9 8 8 12 4 | 99 | 9 ways turtle x3 99
2 4 10 4 17 | 7 | 1 ways breadfruit x3 7
8 16 7 10 17 | 66 | 6 ways turtle x3 66
11 3 15 7 3 | 22 | 1 ways breadfruit x4 22
14 18 14 16 17 | 428 | 12 ways net-print x5 300; 4 ways frigatebird x4 128
6 6 7 6 3 | 684 | 18 ways turtle x4 684
3 14 13 8 5 | 11 | 1 ways frigatebird x3 11
15 18 2 6 1 | 9 | 1 ways flying-fish x3 9
11 12 11 11 11 | 8 | 2 ways reef-print x3 8
2 18 17 14 9 | 22 | 1 ways breadfruit x4 22
3 18 14 17 12 | 84 | 2 ways frigatebird x4 64; 2 ways wave-print x4 20
0 15 1 9 10 | 12 | 4 ways palm-print x3 12
11 16 9 11 4 | 7 | 1 ways breadfruit x3 7
16 4 15 2 14 | 117 | 2 ways frigatebird x3 22; 1 ways flying-fish x5 95
17 12 14 10 0 | 6 | 2 ways palm-print x3 6
0 16 15 14 5 | 322 | 12 ways palm-print x5 300; 1 ways breadfruit x4 22
1 10 11 13 11 | 7 | 1 ways breadfruit x3 7
`,
	],
	[
		"jindo-drums",
		"base",
		`
17 16 19 13 27 | 0 | nothing
11 0 3 21 3 | 25 | line 0 red-sash x3 5; line 5 red-sash x3 5; line 11 red-sash x3 5; line 12 red-sash x3 5; line 15 red-sash x3 5
22 1 21 21 25 | 15 | line 11 red-sash x3 15
20 20 18 3 18 | 32 | line 15 green-sash x4 24; line 20 green-sash x3 8
7 25 20 10 18 | 40 | line 5 green-sash x3 4; line 7 green-sash x3 12; line 12 green-sash x3 12; line 23 green-sash x3 12
1 19 24 18 26 | 140 | line 0 red-sash x4 30; line 5 blue-sash x3 10; line 6 red-sash x4 30; line 8 red-sash x4 30; line 22 red-sash x3 10; line 24 red-sash x4 30
24 1 24 24 26 | 5 | line 20 red-sash x3 5
3 20 0 5 23 | 40 | line 2 blue-sash x3 10; line 11 blue-sash x3 10; line 15 blue-sash x3 10; line 20 blue-sash x3 10
3 20 9 18 19 | 0 | nothing
9 16 21 3 15 | 108 | line 2 green-sash x4 36; line 11 green-sash x4 36; line 14 green-sash x4 36
15 18 9 14 26 | 10 | line 4 blue-sash x3 10
0 6 22 13 15 | 15 | line 7 blue-sash x3 5; line 13 blue-sash x3 5; line 23 blue-sash x3 5
19 9 17 4 13 | 0 | nothing
21 19 18 4 5 | 69 | line 4 hourglass-drum x3 45; line 6 green-sash x3 8; line 8 green-sash x3 8; line 22 green-sash x3 8
20 17 10 6 11 | 8 | line 2 green-sash x3 4; line 11 green-sash x3 4
11 10 16 5 15 | 5 | line 5 red-sash x3 5
26 18 24 19 27 | 75 | line 2 blue-sash x3 5; line 7 red-sash x3 10; line 11 blue-sash x3 5; line 13 red-sash x3 10; line 14 blue-sash x4 15; line 23 red-sash x4 30
15 18 19 24 7 | 249 | line 1 dancer x3 150; line 6 blue-sash x3 15; line 9 blue-sash x3 30; line 13 yellow-sash x3 24; line 22 blue-sash x3 15; line 24 blue-sash x3 15
3 12 18 12 25 | 60 | line 3 gong x3 60
26 9 2 27 22 | 30 | line 7 red-sash x3 5; line 13 red-sash x3 5; line 21 red-sash x3 5; line 23 red-sash x4 15
20 15 1 12 25 | 0 | nothing
5 12 19 24 9 | 60 | line 1 yellow-sash x3 12; line 13 yellow-sash x3 12; line 17 yellow-sash x4 36
24 27 26 0 12 | 5 | line 14 red-sash x3 5
22 20 14 18 5 | 30 | line 15 red-sash x4 30
9 1 10 4 16 | 0 | nothing
21 20 22 22 12 | 30 | line 11 hourglass-drum x3 30
22 11 4 1 4 | 10 | line 5 red-sash x3 5; line 11 red-sash x3 5
10 27 2 23 4 | 30 | line 1 red-sash x3 5; line 7 red-sash x3 5; line 12 red-sash x3 5; line 13 red-sash x3 5; line 17 red-sash x3 5; line 23 red-sash x3 5
7 1 9 20 27 | 0 | nothing
27 11 2 27 16 | 10 | line 12 red-sash x3 5; line 17 red-sash x3 5
11 11 1 26 4 | 30 | line 17 red-sash x4 15; line 24 red-sash x4 15
8 6 7 3 6 | 40 | scatter x3 40
18 2 13 23 19 | 0 | nothing
24 17 22 1 5 | 50 | line 1 blue-sash x3 5; line 7 blue-sash x3 5; line 12 blue-sash x3 5; line 13 blue-sash x3 5; line 17 blue-sash x3 5; line 18 blue-sash x3 10; line 21 blue-sash x3 10; line 23 blue-sash x3 5
23 10 14 18 18 | 75 | line 0 red-sash x4 15; line 6 red-sash x4 15; line 8 red-sash x4 15; line 9 red-sash x3 5; line 16 red-sash x3 5; line 22 red-sash x3 5; line 24 red-sash x4 15
4 8 21 2 2 | 55 | line 2 blue-sash x3 15; scatter x3 40
5 2 4 0 26 | 48 | line 1 yellow-sash x3 4; line 7 yellow-sash x3 4; line 12 yellow-sash x4 12; line 13 yellow-sash x3 4; line 17 yellow-sash x4 12; line 23 yellow-sash x4 12
21 16 7 4 6 | 8 | line 6 green-sash x3 4; line 22 green-sash x3 4
21 23 22 12 13 | 5 | line 19 red-sash x3 5
17 15 9 24 8 | 8 | line 7 green-sash x3 4; line 23 green-sash x3 4
11 6 14 19 26 | 0 | nothing
15 16 23 9 2 | 5 | line 16 blue-sash x3 5
2 6 5 27 18 | 40 | scatter x3 40
17 21 17 3 27 | 16 | line 0 yellow-sash x3 4; line 5 yellow-sash x3 4; line 12 yellow-sash x3 4; line 16 yellow-sash x3 4
8 17 12 21 18 | 0 | nothing
4 20 17 9 24 | 8 | line 7 yellow-sash x3 4; line 23 yellow-sash x3 4
14 6 11 6 9 | 50 | line 0 blue-sash x3 5; line 1 blue-sash x3 5; line 2 hourglass-drum x3 15; line 9 blue-sash x3 5; line 12 blue-sash x3 5; line 16 blue-sash x3 5; line 17 blue-sash x3 5; line 24 blue-sash x3 5
1 27 18 6 4 | 45 | line 4 red-sash x4 45
7 6 26 3 22 | 0 | nothing
20 8 23 25 6 | 10 | line 3 red-sash x3 5; line 21 red-sash x3 5
15 20 2 7 17 | 8 | line 3 yellow-sash x3 4; line 19 yellow-sash x3 4
22 21 20 19 13 | 45 | line 20 hourglass-drum x3 45
15 9 25 12 20 | 0 | nothing
16 1 12 25 19 | 25 | line 24 dancer x3 25
14 7 20 26 20 | 45 | line 0 blue-sash x3 15; line 12 blue-sash x3 15; line 15 blue-sash x3 15
20 25 24 27 17 | 5 | line 21 red-sash x3 5
17 16 15 15 16 | 0 | nothing
21 11 4 13 0 | 5 | line 5 red-sash x3 5
17 24 18 20 18 | 40 | line 3 green-sash x3 12; line 7 green-sash x3 4; line 13 green-sash x3 4; line 19 green-sash x3 12; line 21 green-sash x3 4; line 23 green-sash x3 4
13 0 23 7 23 | 55 | line 6 red-sash x5 50; line 22 red-sash x3 5
`,
	],
	[
		"jindo-drums",
		"free",
		`
10 2 16 13 10 | 0 | nothing
12 1 10 4 12 | 60 | line 19 red-sash x4 60
0 4 1 12 4 | 200 | line 2 dancer x3 25; line 11 dancer x3 25; line 15 dancer x3 75; line 20 dancer x3 75
14 15 14 9 0 | 235 | line 2 red-sash x3 15; line 5 dancer x3 150; line 11 red-sash x3 15; line 14 red-sash x3 30; line 19 dancer x3 25
14 13 5 0 10 | 0 | nothing
1 1 5 8 6 | 10 | line 5 red-sash x3 5; line 11 red-sash x3 5
11 1 5 4 8 | 208 | line 1 shawm x4 160; line 4 green-sash x4 48
5 11 8 8 10 | 8 | line 17 yellow-sash x3 4; line 24 yellow-sash x3 4
8 2 3 15 8 | 0 | nothing
1 14 0 2 16 | 130 | line 1 red-sash x3 30; line 9 red-sash x3 30; line 17 red-sash x3 15; line 24 red-sash x3 15; scatter x3 40
11 7 2 7 15 | 12 | line 14 green-sash x3 12
12 15 6 4 14 | 40 | line 0 shawm x3 24; line 6 green-sash x3 8; line 22 green-sash x3 8
4 12 5 5 8 | 0 | nothing
6 2 7 16 5 | 45 | line 17 hourglass-drum x3 30; line 18 hourglass-drum x3 15
15 14 1 1 5 | 235 | line 7 red-sash x3 30; line 8 red-sash x3 15; line 16 dancer x3 150; line 19 red-sash x3 10; line 23 red-sash x3 30
15 1 4 11 7 | 70 | line 2 red-sash x3 5; line 7 red-sash x4 30; line 8 red-sash x3 5; line 14 red-sash x3 5; line 20 red-sash x4 15; line 23 red-sash x3 10
7 10 3 11 5 | 0 | nothing
9 11 14 3 3 | 40 | scatter x3 40
11 15 1 12 12 | 150 | line 0 green-sash x3 24; line 3 red-sash x4 30; line 8 green-sash x3 24; line 12 shawm x3 72
15 3 16 15 13 | 400 | line 0 dancer x3 25; line 12 dancer x3 25; line 15 dancer x4 300; line 17 dancer x3 25; line 24 dancer x3 25
12 9 7 8 2 | 4 | line 20 green-sash x3 4
3 12 16 12 5 | 40 | scatter x3 40
7 3 9 16 8 | 98 | line 11 hourglass-drum x4 90; line 20 yellow-sash x3 8
2 14 15 8 13 | 40 | scatter x3 40
5 5 3 1 13 | 0 | nothing
12 0 13 3 7 | 50 | line 5 red-sash x3 5; line 7 red-sash x3 15; line 12 red-sash x3 15; line 23 red-sash x3 15
7 13 12 14 3 | 230 | line 3 blue-sash x3 10; line 10 blue-sash x3 10; line 18 blue-sash x3 30; line 21 blue-sash x4 180
12 1 11 0 7 | 127 | line 1 red-sash x3 10; line 4 shawm x3 72; line 13 red-sash x3 10; line 17 red-sash x3 5; line 19 red-sash x3 30
15 8 11 11 13 | 0 | nothing
11 13 11 12 15 | 750 | line 3 red-sash x4 180; line 10 shawm x4 480; line 13 red-sash x4 15; line 19 red-sash x4 45; line 21 red-sash x4 30
10 15 2 3 9 | 54 | line 5 green-sash x3 24; line 14 blue-sash x3 30
12 16 1 5 13 | 181 | line 3 red-sash x3 5; line 7 red-sash x4 45; line 10 red-sash x3 5; line 15 shawm x3 72; line 19 red-sash x4 15; line 20 green-sash x3 24; line 23 red-sash x3 15
7 7 6 11 12 | 0 | nothing
13 1 15 2 0 | 400 | line 3 dancer x4 75; line 13 dancer x4 150; line 19 dancer x4 150; line 21 dancer x3 25
9 15 12 6 14 | 114 | line 6 blue-sash x3 30; line 17 green-sash x3 24; line 22 blue-sash x3 30; line 24 blue-sash x3 30
15 13 1 4 15 | 165 | line 3 red-sash x4 30; line 7 red-sash x4 90; line 19 red-sash x4 30; line 23 red-sash x3 15
6 16 16 6 2 | 0 | nothing
6 3 9 13 9 | 56 | line 15 yellow-sash x3 8; line 20 yellow-sash x4 48
15 16 0 11 11 | 490 | line 0 dancer x3 25; line 5 dancer x3 25; line 11 dancer x3 50; line 12 dancer x3 25; line 13 red-sash x5 150; line 15 dancer x3 50; line 17 dancer x3 75; line 21 red-sash x3 15; line 24 dancer x3 75
6 12 13 7 11 | 24 | line 15 yellow-sash x3 12; line 20 yellow-sash x3 12
`,
	],
] as const;

expectGoldenSpins(golden);
