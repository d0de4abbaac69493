// What the wheels of the house's fish stop at, in bets, by weight: 43 in the mean.
export const wheelFields = [
	{ times: 20, weight: 50 },
	{ times: 30, weight: 25 },
	{ times: 50, weight: 15 },
	{ times: 100, weight: 8 },
	{ times: 500, weight: 2 },
] as const;
