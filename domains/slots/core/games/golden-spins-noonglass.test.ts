import { expectGoldenSpins } from "../testing/golden-spins.ts";

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
	[
		"tile-court",
		"base",
		`
4 6 2 14 5 11 | 0 | nothing
3 14 11 3 11 0 | 21 | cluster fountain x7 16; cluster horseshoe-arch x6 5; tiles 2+2+2+2+2+2+2+2+2+2+2+2; fall 12
12 11 9 7 9 6 | 11 | cluster orange-tree x5 6; cluster horseshoe-arch x7 5; tiles 2+2+2+2+2+2+2+2+2+2+2+2; fall 12
7 5 8 13 10 12 | 9 | cluster orange-tree x7 9; tiles 2+2+2+2+2+2+2; fall 7
11 7 1 8 11 5 | 1 | cluster star-tile x5 1; tiles 2+2+2+2+2; fall 5
3 10 2 5 12 8 | 0 | nothing
12 15 9 14 15 14 | 9 | cluster horseshoe-arch x6 5; cluster knot-tile x9 4; tiles 2+2+2+2+2+2+2+2+2+2+2+2+2; fall 13
6 16 9 11 3 1 | 8 | cluster knot-tile x6 2; tiles 2+2+2+2+2+2; fall 6; cluster star-tile x5 6; tiles 4+4+2+2+4+2+2+2; fall 5
5 1 5 11 9 9 | 1 | cluster star-tile x5 1; tiles 2+2+2+2+2; fall 5
5 16 4 15 4 0 | 4 | cluster knot-tile x8 4; tiles 2+2+2+2+2+2+2+2; fall 8
6 14 10 15 4 2 | 20 | cluster knot-tile x8 4; tiles 2+2+2+2+2+2+2+2; fall 8; cluster star-tile x6 16; tiles 4+4+2+4+2+2+2+2+4+2; fall 6
6 15 15 8 14 7 | 1 | cluster knot-tile x5 1; tiles 2+2+2+2+2; fall 5
1 6 5 13 12 1 | 0 | nothing
2 11 11 9 12 3 | 10 | cluster swallow x6 6; cluster horseshoe-arch x5 3; cluster star-tile x5 1; tiles 2+2+2+2+2+2+2+2+2+2+2+2+2+2+2; fall 15
11 9 4 8 6 1 | 2 | cluster wave-tile x7 2; tiles 2+2+2+2+2+2+2; fall 7
12 8 14 11 4 2 | 0 | nothing
9 9 13 4 0 8 | 1 | cluster wave-tile x5 1; tiles 2+2+2+2+2; fall 5
2 12 13 14 10 12 | 9 | cluster orange-tree x7 9; tiles 2+2+2+2+2+2+2; fall 7
0 2 0 7 6 14 | 5 | cluster star-tile x9 5; tiles 2+2+2+2+2+2+2+2+2; fall 9
5 9 11 10 13 0 | 4 | cluster swallow x5 4; tiles 2+2+2+2+2; fall 5
4 16 12 2 10 6 | 3 | cluster horseshoe-arch x5 3; tiles 2+2+2+2+2; fall 5
6 16 16 12 6 14 | 2 | cluster star-tile x5 1; cluster knot-tile x5 1; tiles 2+2+2+2+2+2+2+2+2; fall 9
8 11 5 13 10 12 | 6 | cluster orange-tree x5 6; tiles 2+2+2+2+2; fall 5
7 6 15 0 8 12 | 338 | cluster fountain x5 11; tiles 2+2+2+2+2; fall 5; cluster star-tile x8 5; tiles 2+2+2+2+2+2+2+2+2+2+2+2+2; fall 8; cluster swallow x6 72; tiles 4+4+2+4+4+2+2+4+4+2+2+2+2; fall 6; cluster knot-tile x5 10; tiles 4+4+4+8+4+2+4+4+4+2+2+4+2+2; fall 5; cluster orange-tree x6 108; tiles 4+4+4+8+4+4+8+4+4+2+4+8+2+2+2+2; fall 6; cluster horseshoe-arch x8 132; tiles 4+4+4+8+4+4+8+8+8+2+4+8+2+2+2+2+4+4+2+2; fall 8
4 11 0 16 5 11 | 3 | cluster star-tile x5 1; tiles 2+2+2+2+2; fall 5; cluster knot-tile x5 2; tiles 2+2+2+4+2+2+2+2+2; fall 5
8 12 7 13 10 3 | 9 | cluster orange-tree x6 9; tiles 2+2+2+2+2+2; fall 6
8 8 2 1 6 1 | 5 | cluster horseshoe-arch x6 5; tiles 2+2+2+2+2+2; fall 6
4 15 13 2 15 3 | 12 | cluster fountain x5 11; tiles 2+2+2+2+2; fall 5; cluster knot-tile x5 1; tiles 2+2+2+2+2+2+2+2+2+2; fall 5
2 12 1 15 13 10 | 2 | cluster knot-tile x6 2; tiles 2+2+2+2+2+2; fall 6
4 14 3 3 15 9 | 0 | nothing
4 15 0 4 16 11 | 3 | cluster knot-tile x5 1; cluster wave-tile x6 2; tiles 2+2+2+2+2+2+2+2+2+2; fall 10
6 0 10 15 7 8 | 12 | cluster orange-tree x5 6; cluster star-tile x8 5; cluster star-tile x5 1; tiles 2+2+2+2+2+2+2+2+2+2+2+2+2+2+2+2+2; fall 17
4 7 3 1 11 14 | 1 | cluster wave-tile x5 1; tiles 2+2+2+2+2; fall 5
10 8 14 7 11 9 | 0 | nothing
0 4 5 2 9 4 | 0 | nothing
10 15 1 5 14 13 | 1 | cluster wave-tile x5 1; tiles 2+2+2+2+2; fall 5
14 13 7 14 15 0 | 2 | cluster knot-tile x7 2; tiles 2+2+2+2+2+2+2; fall 7
5 3 14 9 11 4 | 4 | cluster swallow x5 4; tiles 2+2+2+2+2; fall 5
8 8 13 12 12 9 | 0 | nothing
2 15 5 2 0 6 | 1 | cluster knot-tile x5 1; tiles 2+2+2+2+2; fall 5
11 5 5 10 12 3 | 4 | cluster swallow x5 4; tiles 2+2+2+2+2; fall 5
5 2 3 7 11 9 | 2 | cluster star-tile x6 2; tiles 2+2+2+2+2+2; fall 6
4 6 7 1 5 0 | 5 | cluster horseshoe-arch x7 5; tiles 2+2+2+2+2+2+2; fall 7
13 0 7 8 1 1 | 0 | nothing
14 0 11 8 8 14 | 7 | cluster horseshoe-arch x6 5; cluster star-tile x7 2; tiles 2+2+2+2+2+2+2+2+2+2+2; fall 11
14 2 1 7 6 7 | 3 | cluster star-tile x5 1; cluster star-tile x6 2; tiles 2+2+2+2+2+2+2+2+2+2+2; fall 11
7 16 7 11 0 13 | 3 | cluster knot-tile x6 2; cluster knot-tile x5 1; tiles 2+2+2+2+2+2+2+2+2+2+2; fall 11
3 1 10 4 12 14 | 2 | cluster star-tile x6 2; tiles 2+2+2+2+2+2; fall 6
3 15 3 16 16 1 | 11 | cluster knot-tile x12 11; tiles 2+2+2+2+2+2+2+2+2+2+2+2; fall 12
6 11 9 4 10 9 | 3 | cluster horseshoe-arch x5 3; tiles 2+2+2+2+2; fall 5
11 13 7 10 2 11 | 0 | nothing
2 14 11 15 1 7 | 1 | cluster knot-tile x5 1; tiles 2+2+2+2+2; fall 5
11 12 10 14 4 7 | 279 | cluster horseshoe-arch x5 3; tiles 2+2+2+2+2; fall 5; cluster orange-tree x8 160; tiles 2+2+4+4+4+4+2+2+2; fall 8; cluster knot-tile x6 20; tiles 2+2+4+4+2+8+8+4+2+2+2+2; fall 6; cluster wave-tile x6 44; tiles 4+4+4+8+4+8+16+8+2+2+2+2; fall 6; cluster star-tile x6 52; tiles 4+4+4+8+4+2+8+32+16+2+2+2+2+4+2; fall 6
2 1 14 11 1 3 | 33 | cluster swallow x6 6; cluster wave-tile x5 1; tiles 2+2+2+2+2+2+2+2+2+2; fall 10; cluster star-tile x7 16; tiles 2+2+2+2+4+4+4+4+2+2+2+2+2; fall 7; cluster knot-tile x5 10; tiles 2+2+2+2+4+4+4+8+2+4+4+2+2+4; fall 5
6 0 0 4 4 12 | 2 | cluster star-tile x7 2; tiles 2+2+2+2+2+2+2; fall 7
4 8 5 10 11 10 | 6 | cluster orange-tree x5 6; tiles 2+2+2+2+2; fall 5
9 14 1 10 2 13 | 2 | cluster star-tile x6 2; tiles 2+2+2+2+2+2; fall 6
0 12 16 14 15 0 | 4 | cluster knot-tile x6 2; tiles 2+2+2+2+2+2; fall 6; cluster star-tile x5 2; tiles 2+2+2+2+2+4+2+2+2+2; fall 5
4 3 15 0 8 10 | 6 | cluster orange-tree x5 6; tiles 2+2+2+2+2; fall 5
0 3 0 5 12 9 | 16 | cluster fountain x6 16; tiles 2+2+2+2+2+2; fall 6
7 3 10 6 6 10 | 0 | nothing
12 3 8 0 3 11 | 77 | cluster horseshoe-arch x8 11; cluster knot-tile x7 2; tiles 2+2+2+2+2+2+2+2+2+2+2+2+2+2; fall 14; cluster orange-tree x5 60; tiles 2+4+4+2+2+4+4+2+4+2+2+2+2+2; fall 5; cluster star-tile x5 4; tiles 2+2+2+2+4+4+4+4+4+4+2+4+2+2+2+2+2; fall 5
14 7 12 5 5 1 | 71 | cluster fountain x5 11; tiles 2+2+2+2+2; fall 5; cluster horseshoe-arch x6 30; tiles 2+2+2+4+4+4+2+2; fall 6; cluster wave-tile x5 6; tiles 2+2+2+4+4+8+2+2+2+4+2; fall 5; cluster knot-tile x6 24; tiles 2+2+2+4+4+8+4+4+2+4+8+4; fall 6
12 2 13 14 2 6 | 7 | cluster orange-tree x5 6; cluster star-tile x5 1; tiles 2+2+2+2+2+2+2+2; fall 8
3 2 12 11 8 0 | 8 | cluster swallow x6 6; cluster star-tile x6 2; tiles 2+2+2+2+2+2+2+2+2+2+2+2; fall 12
6 13 16 8 7 8 | 5 | cluster star-tile x9 5; tiles 2+2+2+2+2+2+2+2+2; fall 9
6 0 1 3 9 12 | 66 | cluster star-tile x7 2; tiles 2+2+2+2+2+2+2; fall 7; cluster fountain x6 64; tiles 2+2+2+2+2+4+4+2+2+2+2; fall 6
8 16 7 14 10 6 | 13 | cluster orange-tree x6 9; cluster knot-tile x8 4; tiles 2+2+2+2+2+2+2+2+2+2+2+2+2+2; fall 14
10 8 3 3 5 8 | 2 | cluster wave-tile x6 2; tiles 2+2+2+2+2+2; fall 6
10 11 0 8 11 1 | 1 | cluster star-tile x5 1; tiles 2+2+2+2+2; fall 5
4 13 10 16 4 9 | 120 | cluster horseshoe-arch x9 11; cluster star-tile x6 2; cluster knot-tile x5 1; tiles 2+2+2+2+2+2+2+2+2+2+2+2+2+2+2+2; fall 16; cluster orange-tree x6 90; tiles 2+2+2+4+2+2+2+4+4+2+2+4+4+2+2+2+2; fall 6; cluster star-tile x5 4; cluster knot-tile x5 12; tiles 2+2+2+4+2+4+2+2+8+8+4+2+4+4+4+2+4+2+2+2+2; fall 10
13 2 12 4 14 0 | 1 | cluster star-tile x5 1; tiles 2+2+2+2+2; fall 5
5 2 0 10 15 11 | 3 | cluster star-tile x7 2; cluster knot-tile x5 1; tiles 2+2+2+2+2+2+2+2+2+2+2+2; fall 12
13 13 4 0 6 8 | 3 | cluster star-tile x5 1; cluster knot-tile x6 2; tiles 2+2+2+2+2+2+2+2+2+2; fall 10
12 6 4 9 16 10 | 51 | cluster knot-tile x5 1; tiles 2+2+2+2+2; fall 5; cluster star-tile x5 2; tiles 2+2+4+2+2+2+2+2+2; fall 5; cluster swallow x6 48; tiles 2+2+2+2+4+4+4+4+4+2+2; fall 6
12 11 12 4 1 9 | 45 | cluster orange-tree x5 6; cluster wave-tile x5 1; tiles 2+2+2+2+2+2+2+2+2+2; fall 10; cluster horseshoe-arch x5 6; tiles 2+2+2+2+2+4+2+2+2+2+2+2+2+2; fall 5; cluster knot-tile x7 24; tiles 2+2+2+2+2+8+2+4+4+2+2+2+4+4+2+2; fall 7; cluster star-tile x5 8; tiles 2+2+2+2+2+8+2+2+4+8+2+2+2+8+4+2+2+2+2; fall 5
8 6 2 2 15 2 | 2 | cluster wave-tile x6 2; tiles 2+2+2+2+2+2; fall 6
4 0 1 11 14 7 | 14 | cluster swallow x6 6; cluster star-tile x7 2; tiles 2+2+2+2+2+2+2+2+2+2+2+2+2; fall 13; cluster star-tile x5 6; tiles 2+2+2+2+2+2+2+4+4+2+4+2+2+2+2; fall 5
7 5 1 9 13 8 | 280 | cluster star-tile x7 2; tiles 2+2+2+2+2+2+2; fall 7; cluster swallow x6 24; tiles 2+2+2+2+2+2+2+2+2+4+4; fall 6; cluster fountain x6 96; cluster wave-tile x6 8; tiles 2+2+2+2+4+4+2+2+2+4+4+4+2+2+2+2+4+4; fall 12; cluster horseshoe-arch x6 80; cluster star-tile x8 70; tiles 2+2+2+2+2+4+2+2+2+8+8+2+2+2+8+8+8+2+2+2+2+4+4; fall 11
10 5 8 9 14 8 | 0 | nothing
`,
	],
	[
		"bee-almanac",
		"base",
		`
23 23 27 11 23 | 0 | nothing
18 18 25 7 10 | 0 | nothing
1 13 1 19 24 | 202 | cluster clover x4 5; tiles 1+1+1+1; fall 4; cluster lavender x4 4; cluster daisy x4 3; tiles 1+2+2+2+1+1+1+1+1; 3 become full-cell; fall 5; cluster skep x5 26; cluster lavender x5 6; cluster poppy x6 8; tiles 2+1+1+1+1+1+2+2+1+1; 3 become full-cell; fall 7; cluster queen-bee x5 50; cluster lavender x4 4; cluster daisy x6 6; tiles 1+1+2+1+2+1+1+2+2; 4 become full-cell; fall 7; cluster queen-bee x5 50; cluster honey-jar x6 26; cluster lavender x6 9; cluster poppy x5 5; tiles 1+1+1+1+1+1+1+1; fall 10
22 18 15 26 6 | 4 | cluster lavender x4 4; tiles 1+1+1+1; fall 4
13 4 7 22 6 | 0 | nothing
26 11 3 27 15 | 6 | cluster daisy x6 6; tiles 1+1+1+1+1+1; fall 6
1 14 2 18 27 | 92 | cluster clover x4 5; cluster daisy x4 3; tiles 1+1+1+1+1+1+1+1; fall 8; cluster lavender x4 4; cluster daisy x4 3; tiles 1+2+2+2+1+1+1+1+1+1+2+1; 4 become full-cell; fall 4; cluster skep x4 18; cluster lavender x6 9; cluster poppy x5 5; cluster daisy x4 3; tiles 2+1+1+1+1+2+1+1+1+1+2+1+1+1; 3 become full-cell; fall 10; cluster honey-jar x4 11; cluster poppy x5 5; tiles 2+1+1+1+1+2+1+1+2+1+1+1+1; 2 become full-cell; fall 5; cluster lavender x6 9; cluster daisy x4 3; tiles 1+1+1+2+1+2+1+1+2+1; 3 become full-cell; fall 6; cluster clover x4 5; cluster poppy x4 3; cluster daisy x4 3; tiles 1+1+1+1+1+2+1; 1 become full-cell; fall 6; cluster poppy x4 3; tiles 1+1+1+1+1+1; fall 4
8 25 22 16 19 | 100 | cluster lavender x4 4; cluster poppy x4 3; tiles 1+1+1+1+1+1+1+1; fall 8; cluster daisy x4 3; tiles 1+1+1+1+2+2+2+2; 4 become full-cell; fall 0; cluster queen-bee x5 50; cluster honey-jar x5 16; cluster clover x5 7; cluster lavender x5 6; cluster poppy x6 8; tiles 1+1+2+1+1+1+1+1+1; 1 become full-cell; fall 9; cluster daisy x4 3; tiles 1+1+1+1+1+1+1+1+1+1+1; fall 4
12 12 14 8 27 | 0 | nothing
13 17 15 24 8 | 147 | cluster lavender x4 4; cluster daisy x5 4; tiles 1+1+1+1+1+1+1+1+1; fall 9; cluster clover x7 11; tiles 1+1+1+1+1+2+1+1+1+2+1+1+1+1; 2 become full-cell; fall 5; cluster queen-bee x4 30; cluster poppy x7 8; tiles 1+2+2+1+1+2+1+2+2+1+2+1+1; 6 become full-cell; fall 3; cluster skep x4 18; cluster honey-jar x6 26; cluster lavender x5 6; cluster daisy x9 16; tiles 2+2+2+2+1+2+1+1+1; 5 become full-cell; fall 10; cluster honey-jar x4 11; cluster poppy x4 3; cluster daisy x6 6; tiles 2+1+1+1; 1 become full-cell; fall 9; cluster lavender x4 4; tiles 2+1+1+1; fall 4
2 16 21 5 12 | 4 | cluster lavender x4 4; tiles 1+1+1+1; fall 4
15 16 24 18 27 | 10 | cluster daisy x5 4; tiles 1+1+1+1+1; fall 5; cluster lavender x5 6; tiles 1+1+1+1+1+1+1+2+1; 1 become full-cell; fall 4
13 22 21 11 7 | 4 | cluster daisy x5 4; tiles 1+1+1+1+1; fall 5
25 8 5 5 25 | 4 | cluster daisy x5 4; tiles 1+1+1+1+1; fall 5
12 24 18 21 20 | 4 | cluster lavender x4 4; tiles 1+1+1+1; fall 4
9 23 14 2 13 | 0 | nothing
23 4 17 6 19 | 3 | cluster daisy x4 3; tiles 1+1+1+1; fall 4
12 9 25 6 21 | 0 | nothing
23 22 17 16 7 | 3 | cluster daisy x4 3; tiles 1+1+1+1; fall 4
23 19 6 14 26 | 4 | cluster daisy x5 4; tiles 1+1+1+1+1; fall 5
8 18 23 15 23 | 0 | nothing
20 0 15 14 25 | 140 | cluster poppy x4 3; cluster daisy x7 6; tiles 1+1+1+1+1+1+1+1+1+1+1; fall 11; cluster clover x6 11; tiles 1+1+1+1+1+1+1+2+2+2+1+1+1+1; 3 become full-cell; fall 3; cluster queen-bee x5 50; cluster skep x4 18; cluster honey-jar x4 11; cluster clover x4 5; cluster lavender x4 4; cluster daisy x4 3; tiles 1+1+1+1+1+2+1+2+1+1+2+1+2+1; 4 become full-cell; fall 6; cluster clover x4 5; cluster lavender x10 24; tiles 1+1+2+2+1+1+1+1+1+1+1+1+2; 3 become full-cell; fall 10
19 1 24 26 3 | 12 | cluster clover x4 5; cluster lavender x4 4; tiles 1+1+1+1+1+1+1+1; fall 8; cluster poppy x4 3; tiles 1+1+1+2+1+1+1+1+1+1+1; 1 become full-cell; fall 3
18 8 12 18 9 | 0 | nothing
12 15 2 20 20 | 4 | cluster lavender x4 4; tiles 1+1+1+1; fall 4
9 11 16 24 11 | 3 | cluster daisy x4 3; tiles 1+1+1+1; fall 4
1 15 25 9 20 | 12 | cluster lavender x7 9; cluster poppy x4 3; tiles 1+1+1+1+1+1+1+1+1+1+1; fall 11
12 9 19 1 12 | 0 | nothing
4 10 10 3 18 | 12 | cluster lavender x4 4; cluster daisy x5 4; tiles 1+1+1+1+1+1+1+1+1; fall 9; cluster lavender x4 4; tiles 1+1+1+1+1+1+1+1+1+1+1+1+1; fall 4
23 12 4 27 18 | 9 | cluster clover x4 5; cluster daisy x5 4; tiles 1+1+1+1+1+1+1+1+1; fall 9
27 24 17 11 23 | 4 | cluster daisy x5 4; tiles 1+1+1+1+1; fall 5
4 12 11 18 15 | 147 | cluster clover x4 5; tiles 1+1+1+1; fall 4; cluster lavender x4 4; cluster daisy x5 4; tiles 1+1+2+2+1+1+2+1+1+1; 3 become full-cell; fall 6; cluster queen-bee x5 50; cluster skep x4 18; cluster clover x4 5; cluster lavender x5 6; cluster poppy x6 8; tiles 1+1+2+1+1+1+1+2+2+1+1+1+1; 3 become full-cell; fall 9; cluster lavender x4 4; cluster poppy x4 3; tiles 1+1+1+1+2+1+1+1+1+1; 1 become full-cell; fall 6; cluster daisy x5 4; tiles 2+2+1+1+2+2+1+1+1+1; 3 become full-cell; fall 2; cluster clover x8 30; tiles 1+1+2+2+2+1+1+1; 2 become full-cell; fall 6; cluster lavender x5 6; tiles 1+1+2+1+1+1+1; fall 5
6 0 16 14 26 | 4 | cluster daisy x5 4; tiles 1+1+1+1+1; fall 5
3 15 7 2 20 | 9 | cluster lavender x7 9; tiles 1+1+1+1+1+1+1; fall 7
5 5 21 26 2 | 7 | cluster clover x5 7; tiles 1+1+1+1+1; fall 5
24 16 7 12 18 | 4 | cluster lavender x4 4; tiles 1+1+1+1; fall 4
21 1 20 9 14 | 8 | cluster clover x4 5; cluster poppy x4 3; tiles 1+1+1+1+1+1+1+1; fall 8
17 27 15 23 4 | 16 | cluster clover x7 11; cluster poppy x5 5; tiles 1+1+1+1+1+1+1+1+1+1+1+1; fall 12
10 22 18 12 25 | 3 | cluster daisy x4 3; tiles 1+1+1+1; fall 4
9 14 8 21 3 | 10 | cluster clover x4 5; cluster clover x4 5; tiles 1+1+1+1+1+1+1+1; fall 8
4 4 1 18 27 | 7 | cluster daisy x4 3; tiles 1+1+1+1; fall 4; cluster lavender x4 4; tiles 1+1+1+1+1+2+1; 1 become full-cell; fall 3
15 6 9 17 17 | 9 | cluster lavender x6 9; tiles 1+1+1+1+1+1; fall 6
27 4 14 0 18 | 14 | cluster clover x7 11; cluster poppy x4 3; tiles 1+1+1+1+1+1+1+1+1+1+1; fall 11
12 12 17 10 24 | 3 | cluster daisy x4 3; tiles 1+1+1+1; fall 4
22 4 10 22 5 | 59 | cluster lavender x5 6; tiles 1+1+1+1+1; fall 5; cluster clover x5 7; tiles 1+1+1+2+1+2+1+1; 2 become full-cell; fall 3; cluster honey-jar x4 11; cluster poppy x6 8; cluster daisy x4 3; tiles 1+2+2+1+2+1+2+1+1+1; 4 become full-cell; fall 6; cluster lavender x4 4; cluster poppy x8 20; tiles 2+2+1+1+1+1+1; 2 become full-cell; fall 7
6 2 23 0 10 | 0 | nothing
6 18 9 2 21 | 9 | cluster lavender x7 9; tiles 1+1+1+1+1+1+1; fall 7
24 25 8 7 17 | 3 | cluster poppy x4 3; tiles 1+1+1+1; fall 4
`,
	],
] as const;

expectGoldenSpins(golden);
