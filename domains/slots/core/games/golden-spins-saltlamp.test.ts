import { expectGoldenSpins } from "../testing/golden-spins.ts";

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
	[
		"ice-lamps",
		"base",
		`
12 6 14 10 8 2 | 13 | line 7 blue-ice x4 10; line 29 blue-ice x3 3
17 16 7 3 18 1 | 20 | line 14 ice-lamp x3 15; line 15 gold-ice x3 2; line 16 rose-ice x3 3
18 12 0 15 0 2 | 23 | line 11 rose-ice x4 10; line 13 blue-ice x4 10; line 33 blue-ice x3 3
3 17 2 15 6 4 | 0 | nothing
16 10 5 16 0 2 | 0 | nothing
18 10 5 0 8 2 | 0 | nothing
18 0 10 16 14 4 | 0 | nothing
18 8 11 16 16 2 | 0 | nothing
1 4 3 3 10 4 | 0 | nothing
18 4 3 5 16 1 | 5 | line 14 gold-ice x3 2; line 15 rose-ice x3 3
1 0 1 13 18 3 | 33 | line 20 ice-lamp x3 15; line 21 blue-ice x4 10; line 22 green-ice x4 8
18 14 9 17 4 0 | 15 | line 10 ice-lamp x3 15
18 11 18 12 8 2 | 5 | line 20 gold-ice x3 2; line 21 rose-ice x3 3
4 3 5 12 8 1 | 17 | line 14 reindeer x3 12; line 15 gold-ice x3 2; line 16 rose-ice x3 3
8 14 12 2 1 0 | 12 | line 2 green-ice x3 2; line 8 blue-ice x3 3; line 30 blue-ice x3 3; line 36 green-ice x3 2; line 38 green-ice x3 2
4 11 15 14 14 3 | 30 | scatter x4 30
12 11 16 13 0 3 | 37 | line 4 gold-ice x3 2; line 5 rose-ice x3 3; line 28 gold-ice x3 2; scatter x4 30
9 15 16 0 10 2 | 18 | line 11 green-ice x4 8; line 13 gold-ice x4 8; line 33 gold-ice x3 2
15 17 1 14 3 1 | 15 | line 16 ice-lamp x3 15
16 11 2 5 12 1 | 5 | line 18 gold-ice x3 2; line 19 rose-ice x3 3
0 8 16 17 16 0 | 4 | line 13 green-ice x3 2; line 33 green-ice x3 2
14 13 8 0 17 2 | 2 | line 22 green-ice x3 2
5 0 7 15 11 2 | 13 | line 7 blue-ice x4 10; line 29 blue-ice x3 3
4 5 5 17 7 0 | 113 | line 11 gold-ice x5 30; line 12 rose-ice x5 40; line 13 snow-owl x4 30; line 32 rose-ice x3 3; line 33 snow-owl x3 10
3 15 6 1 16 0 | 6 | line 8 green-ice x3 2; line 10 gold-ice x3 2; line 30 green-ice x3 2
14 15 7 9 15 1 | 20 | line 17 blue-ice x3 3; line 18 green-ice x3 2; line 19 ice-lamp x3 15
4 3 4 17 7 4 | 17 | line 20 reindeer x3 12; line 21 gold-ice x3 2; line 22 rose-ice x3 3
5 17 5 5 2 2 | 5 | line 20 gold-ice x3 2; line 21 rose-ice x3 3
1 2 1 14 4 0 | 31 | line 11 blue-ice x3 3; line 12 green-ice x3 2; line 13 reindeer x3 12; line 32 green-ice x3 2; line 33 reindeer x3 12
15 17 10 8 0 1 | 15 | line 16 ice-lamp x3 15
10 0 11 13 14 2 | 30 | scatter x4 30
18 17 14 18 11 2 | 60 | line 16 ice-lamp x4 60
2 9 1 9 7 2 | 32 | line 9 green-ice x5 30; line 31 green-ice x3 2
15 9 14 9 3 4 | 4 | line 9 green-ice x3 2; line 31 green-ice x3 2
11 0 13 16 12 4 | 30 | scatter x4 30
10 11 14 7 1 1 | 11 | line 17 sled x3 6; line 18 gold-ice x3 2; line 19 rose-ice x3 3
2 2 8 1 0 3 | 63 | line 0 blue-ice x3 3; line 9 green-ice x4 8; line 26 blue-ice x4 10; line 31 green-ice x3 2; line 34 blue-ice x5 40
13 8 15 7 3 0 | 10 | line 13 green-ice x3 2; line 33 green-ice x4 8
17 12 16 1 10 1 | 5 | line 17 gold-ice x3 2; line 18 rose-ice x3 3
10 9 14 9 17 0 | 24 | line 8 green-ice x3 2; line 9 sled x3 6; line 10 gold-ice x3 2; line 30 green-ice x4 8; line 31 sled x3 6
18 15 8 6 0 0 | 45 | line 2 ice-lamp x3 15; line 36 ice-lamp x3 15; line 38 ice-lamp x3 15
16 11 15 4 18 0 | 10 | line 12 gold-ice x3 2; line 13 rose-ice x3 3; line 32 gold-ice x3 2; line 33 rose-ice x3 3
6 12 17 0 9 3 | 6 | line 4 rose-ice x3 3; line 28 rose-ice x3 3
0 18 12 4 2 1 | 35 | line 14 rose-ice x4 10; line 15 ice-lamp x3 15; line 16 blue-ice x4 10
4 18 15 18 10 0 | 8 | line 11 gold-ice x3 2; line 12 rose-ice x3 3; line 32 rose-ice x3 3
`,
	],
	[
		"ice-lamps",
		"free",
		`
12 6 14 2 | 213 | line 7 blue-ice x4 10; line 29 blue-ice x3 3; scatter x5 200
7 3 18 2 | 0 | nothing
0 4 4 2 | 0 | nothing
12 13 14 1 | 1080 | line 17 rose-ice x5 40; line 19 blue-ice x5 40; scatter x6 1000
3 17 2 1 | 270 | line 17 reindeer x5 200; line 18 gold-ice x5 30; line 19 rose-ice x5 40
6 16 16 1 | 0 | nothing
5 16 0 2 | 0 | nothing
18 10 5 2 | 0 | nothing
18 8 11 1 | 0 | nothing
7 12 4 1 | 30 | scatter x4 30
10 12 10 1 | 30 | scatter x4 30
17 13 0 1 | 30 | scatter x4 30
5 13 8 1 | 110 | line 17 rose-ice x5 40; line 19 blue-ice x5 40; scatter x4 30
8 5 13 2 | 30 | scatter x4 30
14 8 16 1 | 74 | line 2 green-ice x5 30; line 17 blue-ice x5 40; line 36 green-ice x3 2; line 38 green-ice x3 2
1 0 1 2 | 20 | line 20 ice-lamp x3 15; line 21 blue-ice x3 3; line 22 green-ice x3 2
18 6 14 2 | 43 | line 7 blue-ice x4 10; line 29 blue-ice x3 3; scatter x4 30
11 13 18 1 | 200 | scatter x5 200
8 9 15 1 | 210 | line 17 husky x5 100; line 18 green-ice x5 30; line 19 sled x5 80
14 9 12 2 | 200 | scatter x5 200
9 13 3 1 | 30 | scatter x4 30
5 17 10 2 | 20 | line 4 gold-ice x4 8; line 5 rose-ice x4 10; line 28 gold-ice x3 2
3 11 7 1 | 100 | line 18 gold-ice x5 30; line 19 rose-ice x5 40; scatter x4 30
10 7 14 2 | 30 | scatter x4 30
14 7 11 1 | 76 | line 1 blue-ice x5 40; line 16 green-ice x5 30; line 35 blue-ice x3 3; line 37 blue-ice x3 3
13 8 0 2 | 2 | line 25 green-ice x3 2
8 11 5 1 | 30 | scatter x4 30
12 17 2 1 | 70 | line 14 gold-ice x5 30; line 15 rose-ice x5 40
5 0 0 1 | 80 | line 17 rose-ice x5 40; line 19 blue-ice x5 40
2 3 13 2 | 30 | scatter x4 30
`,
	],
	[
		"gate-of-camels",
		"base",
		`
20 8 16 10 32 | 0 | nothing
23 9 21 6 2 | 0 | nothing
19 32 26 15 20 | 18 | 18 ways camel-bell x3 18
22 2 23 16 9 | 45 | 3 ways dates x5 45
34 33 14 6 28 | 0 | nothing
13 6 6 25 23 | 8 | 6 ways saddle-bag x3 6; 1 ways dates x3 2
19 27 3 16 11 | 0 | nothing
21 8 14 26 6 | 0 | nothing
28 35 16 27 7 | 4 | 1 ways coffee-pot x3 2; 2 ways saddle-bag x3 2
33 19 1 33 12 | 0 | nothing
18 2 11 35 20 | 0 | nothing
13 29 25 6 21 | 8 | 1 ways desert-falcon x3 8
26 0 22 2 24 | 0 | nothing
32 9 6 24 30 | 0 | nothing
25 17 13 8 12 | 90 | 18 ways coffee-pot x4 90
26 4 0 8 23 | 0 | nothing
29 3 35 1 11 | 0 | nothing
22 9 6 20 14 | 0 | nothing
28 34 21 9 8 | 100 | scatter x3 100
0 13 35 31 9 | 0 | nothing
11 3 15 31 7 | 0 | nothing
29 31 22 12 20 | 0 | nothing
16 28 28 11 29 | 8 | 1 ways desert-falcon x3 8
30 4 29 27 13 | 8 | 1 ways desert-falcon x3 8
6 33 4 23 9 | 48 | 4 ways camel-bell x5 48
29 25 30 31 14 | 48 | 4 ways saddle-bag x5 48
1 25 29 15 11 | 10 | 4 ways coffee-pot x3 8; 2 ways camel-bell x3 2
10 18 9 32 10 | 0 | nothing
22 8 29 15 25 | 90 | 6 ways dates x5 90
12 19 5 12 16 | 8 | 4 ways dates x3 8
14 31 7 16 21 | 72 | 6 ways saddle-bag x5 72
31 3 3 20 4 | 0 | nothing
17 18 10 30 15 | 0 | nothing
14 5 5 0 10 | 60 | 4 ways dates x5 60
25 19 27 7 17 | 20 | 1 ways dates x3 2; 9 ways coffee-pot x3 18
17 8 11 22 32 | 0 | nothing
17 20 33 16 18 | 0 | nothing
20 12 0 21 5 | 0 | nothing
21 18 17 12 20 | 0 | nothing
27 26 21 32 27 | 0 | nothing
`,
	],
	[
		"gate-of-camels",
		"free",
		`
6 11 12 8 9 | 4 | 4 ways camel-bell x3 4
6 8 4 13 7 | 0 | nothing
4 12 5 5 3 | 0 | nothing
12 5 5 4 12 | 0 | nothing
7 3 3 8 12 | 500 | scatter x4 500
11 12 12 8 0 | 0 | nothing
11 4 9 3 4 | 6 | 1 ways oasis-palm x3 6
4 1 6 7 7 | 172 | 3 ways dates x4 15; 1 ways white-camel x4 150; 1 ways oasis-palm x3 6; 1 ways camel-bell x3 1
3 6 7 2 7 | 18 | 6 ways dates x3 12; 1 ways oasis-palm x3 6
11 5 5 12 4 | 0 | nothing
8 8 8 13 0 | 148 | 4 ways camel-bell x5 48; scatter x3 100
5 7 2 6 12 | 500 | scatter x4 500
13 1 8 4 9 | 140 | 2 ways saddle-bag x4 8; 6 ways coffee-pot x3 12; 8 ways dates x5 120
9 6 12 2 7 | 6 | 1 ways oasis-palm x3 6
0 5 10 0 9 | 0 | nothing
3 5 6 7 7 | 21 | 3 ways dates x4 15; 1 ways oasis-palm x3 6
4 2 11 3 2 | 30 | 1 ways white-camel x3 20; 1 ways oasis-palm x3 6; 4 ways camel-bell x3 4
5 6 0 0 4 | 6 | 1 ways oasis-palm x3 6
12 3 7 12 2 | 38 | 2 ways saddle-bag x4 8; 6 ways coffee-pot x4 30
12 13 12 11 7 | 0 | nothing
7 3 6 3 9 | 20 | 4 ways camel-bell x3 4; 2 ways desert-falcon x3 16
9 3 12 13 5 | 38 | 8 ways camel-bell x4 32; 1 ways oasis-palm x3 6
12 6 2 2 12 | 100 | scatter x3 100
9 1 10 4 13 | 2 | 2 ways camel-bell x3 2
4 11 9 1 13 | 48 | 4 ways camel-bell x5 48
12 5 5 5 8 | 0 | nothing
1 0 5 13 11 | 68 | 12 ways coffee-pot x4 60; 4 ways dates x3 8
11 7 12 13 13 | 6 | 1 ways oasis-palm x3 6
7 6 10 13 2 | 0 | nothing
5 11 9 7 3 | 2 | 2 ways camel-bell x3 2
`,
	],
	[
		"tin-miners",
		"base",
		`
14 11 27 2 30 | 0 | nothing
8 17 17 22 13 | 0 | nothing
20 18 26 13 2 | 0 | nothing
17 12 15 1 14 | 0 | nothing
23 35 5 24 1 | 35 | line 0 powder-keg x3 5; line 8 powder-keg x3 5; line 17 powder-keg x3 5; line 23 powder-keg x3 5; line 26 powder-keg x3 5; line 32 powder-keg x3 5; line 46 powder-keg x3 5
30 22 30 22 21 | 168 | line 2 work-boots x4 12; line 3 work-boots x4 12; line 5 work-boots x4 12; line 10 work-boots x4 12; line 13 work-boots x4 12; line 15 work-boots x4 12; line 16 work-boots x4 12; line 19 work-boots x4 12; line 22 work-boots x4 12; line 25 work-boots x4 12; line 29 work-boots x4 12; line 33 work-boots x4 12; line 47 work-boots x4 12; line 48 work-boots x4 12
17 12 4 0 7 | 0 | nothing
18 2 16 28 29 | 36 | line 4 ore-cart x3 12; line 30 ore-cart x3 12; line 44 ore-cart x3 12
32 6 11 9 23 | 0 | nothing
24 6 5 27 9 | 28 | line 3 tin-cup x3 4; line 13 tin-cup x3 4; line 16 tin-cup x3 4; line 22 tin-cup x3 4; line 29 tin-cup x3 4; line 33 tin-cup x3 4; line 47 tin-cup x3 4
31 31 34 32 4 | 24 | line 0 work-boots x3 4; line 6 work-boots x3 4; line 11 work-boots x3 4; line 17 work-boots x3 4; line 20 work-boots x3 4; line 46 work-boots x3 4
18 14 31 1 1 | 90 | line 5 crossed-picks x3 10; line 15 crossed-picks x3 10; line 21 crossed-picks x3 10; line 36 crossed-picks x4 40; line 42 crossed-picks x3 10; line 48 crossed-picks x3 10
23 31 29 7 4 | 14 | line 5 powder-keg x3 5; line 35 tin-cup x3 4; line 40 powder-keg x3 5
35 3 30 18 32 | 75 | line 3 miners-hat x4 15; line 13 miners-hat x4 15; line 29 miners-hat x4 15; line 33 miners-hat x4 15; line 39 miners-hat x4 15
32 29 34 32 22 | 12 | line 11 work-boots x3 4; line 20 work-boots x3 4; line 34 work-boots x3 4
26 18 20 13 22 | 56 | line 1 tin-cup x3 4; line 4 tin-cup x3 4; line 5 tin-cup x3 4; line 9 tin-cup x3 4; line 14 tin-cup x3 4; line 15 tin-cup x3 4; line 21 tin-cup x3 4; line 27 tin-cup x3 4; line 30 tin-cup x3 4; line 36 tin-cup x3 4; line 40 tin-cup x3 4; line 42 tin-cup x3 4; line 44 tin-cup x3 4; line 48 tin-cup x3 4
24 28 5 12 10 | 71 | line 2 tin-cup x3 4; line 3 tin-cup x3 4; line 5 tin-cup x3 4; line 10 tin-cup x3 4; line 13 tin-cup x3 4; line 15 tin-cup x3 4; line 16 tin-cup x3 4; line 19 tin-cup x3 4; line 22 tin-cup x3 4; line 25 tin-cup x3 4; line 29 tin-cup x3 4; line 33 tin-cup x3 4; line 34 powder-keg x4 15; line 47 tin-cup x3 4; line 48 tin-cup x3 4
6 23 13 16 19 | 72 | line 1 work-boots x3 4; line 2 work-boots x3 4; line 4 work-boots x3 4; line 9 work-boots x3 4; line 12 work-boots x3 4; line 14 work-boots x3 4; line 15 work-boots x3 4; line 18 work-boots x3 4; line 21 work-boots x3 4; line 24 work-boots x3 4; line 27 work-boots x3 4; line 28 work-boots x3 4; line 30 work-boots x3 4; line 42 work-boots x3 4; line 43 work-boots x3 4; line 44 work-boots x3 4; line 48 work-boots x3 4; line 49 work-boots x3 4
12 7 31 31 6 | 5 | line 35 miners-hat x3 5
21 12 11 33 7 | 5 | line 37 powder-keg x3 5
4 29 21 6 25 | 20 | line 5 crossed-picks x3 10; line 40 crossed-picks x3 10
27 17 8 4 23 | 4 | line 34 tin-cup x3 4
12 5 20 31 6 | 24 | line 17 ore-cart x3 12; line 46 ore-cart x3 12
7 30 34 10 24 | 34 | line 0 work-boots x3 4; line 6 powder-keg x3 5; line 11 work-boots x3 4; line 17 work-boots x3 4; line 20 work-boots x3 4; line 34 work-boots x3 4; line 41 powder-keg x3 5; line 46 work-boots x3 4
6 2 28 4 32 | 12 | line 0 work-boots x3 4; line 17 work-boots x3 4; line 46 work-boots x3 4
34 24 29 11 20 | 150 | line 3 night-miner x3 25; line 5 night-miner x3 25; line 10 night-miner x3 25; line 16 night-miner x3 25; line 25 night-miner x3 25; line 47 night-miner x3 25
9 29 33 2 10 | 240 | line 1 powder-keg x4 15; line 6 powder-keg x5 60; line 11 powder-keg x4 15; line 12 powder-keg x3 5; line 14 powder-keg x4 15; line 18 powder-keg x5 60; line 20 powder-keg x4 15; line 21 powder-keg x3 5; line 28 powder-keg x4 15; line 34 powder-keg x3 5; line 36 powder-keg x3 5; line 41 powder-keg x3 5; line 42 powder-keg x4 15; line 49 powder-keg x3 5
1 16 30 12 36 | 260 | line 2 crossed-picks x3 10; line 10 crossed-picks x3 10; line 19 crossed-picks x3 10; line 24 crossed-picks x4 40; line 25 crossed-picks x3 10; line 35 crossed-picks x5 160; line 37 crossed-picks x3 10; line 43 crossed-picks x3 10
6 0 28 29 17 | 32 | line 0 work-boots x3 4; line 6 work-boots x3 4; line 11 work-boots x3 4; line 17 work-boots x3 4; line 20 work-boots x3 4; line 34 work-boots x3 4; line 41 work-boots x3 4; line 46 work-boots x3 4
25 17 30 7 20 | 124 | line 2 tin-cup x3 4; line 5 tin-cup x3 4; line 10 tin-cup x3 4; line 15 tin-cup x3 4; line 16 tin-cup x5 50; line 22 tin-cup x5 50; line 47 tin-cup x3 4; line 48 tin-cup x3 4
19 16 25 29 34 | 30 | line 0 crossed-picks x3 10; line 20 crossed-picks x3 10; line 34 crossed-picks x3 10
2 16 21 26 22 | 50 | line 5 crossed-picks x3 10; line 10 crossed-picks x3 10; line 25 crossed-picks x3 10; line 35 crossed-picks x3 10; line 40 crossed-picks x3 10
28 22 27 18 36 | 32 | line 7 work-boots x4 12; line 31 work-boots x3 4; line 39 work-boots x4 12; line 45 work-boots x3 4
29 14 35 19 37 | 860 | line 1 pit-pony x4 80; line 4 pit-pony x4 80; line 8 pit-pony x3 20; line 9 pit-pony x4 80; line 14 pit-pony x4 80; line 23 pit-pony x3 20; line 26 pit-pony x4 80; line 27 pit-pony x4 80; line 30 pit-pony x4 80; line 32 pit-pony x4 80; line 38 pit-pony x3 20; line 40 pit-pony x4 80; line 44 pit-pony x4 80
`,
	],
] as const;

expectGoldenSpins(golden);
