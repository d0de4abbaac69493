// What the ledger must answer, by the numbers of the seamless wallet's conformance vectors. Members 1 to 3 have a cash
// purse in P, member 1 a bonus purse too; every wallet begins empty.

export type Scenario = { readonly name: string; readonly text: string };

export const scenarios: readonly Scenario[] = [
	{
		name: "vector 1: the same bet twice is one debit and the same answer, whatever happened since",
		text: `
			grant 1 100 g1 -> posted 100
			bet 1 -40 b1 round=r1 -> posted 60
			bet 1 -10 b2 round=r1 -> posted 50
			bet 1 -40 b1 round=r1 -> replayed 60
			bet 1 -40 b1 round=r1 -> replayed 60`,
	},
	{
		name: "vector 2: the same key with any other content is refused and moves nothing",
		text: `
			grant 1 100 g1 -> posted 100
			bet 1 -40 b1 round=r1 content=x -> posted 60
			bet 1 -41 b1 round=r1 content=x -> conflict 60
			bet 1 -40 b1 round=r2 content=x -> conflict 60
			bet 1 -40 b1 content=x -> conflict 60
			bet 1 -40 b1 round=r1 content=y -> conflict 60
			bet 1 -40 b1 round=r1 content=x counter=bank -> conflict 60
			bet 1 -40 b1 round=r1 content=x purse=bonus -> conflict 0
			withdraw 1 -40 b1 round=r1 content=x -> conflict 60
			bet 1 -40 b1 round=r1 content=x ref=g1 -> conflict 60`,
	},
	{
		name: "vector 3: a win before its bet does not exist and credits nothing",
		text: `
			grant 1 100 g1 -> posted 100
			win 1 50 w1 ref=b1 -> no-reference 100
			bet 1 -40 b1 -> posted 60
			win 1 50 w1 ref=b1 -> posted 110
			grant 2 100 g2 -> posted 100
			win 2 50 w2 ref=b1 -> no-reference 100`,
	},
	{
		name: "vector 4: a bet is rolled back once; a second rollback succeeds and changes nothing",
		text: `
			grant 1 100 g1 -> posted 100
			bet 1 -40 b1 -> posted 60
			rollback 1 0 x1 ref=b1 -> posted 100
			rollback 1 0 x1 ref=b1 -> replayed 100
			rollback 1 0 x2 ref=b1 -> posted 100
			bet 1 -40 b1 -> replayed 60
			win 1 10 w1 ref=b1 -> no-reference 100`,
	},
	{
		name: "vector 5: a rollback of an unknown bet is kept, and the late bet refused",
		text: `
			grant 1 100 g1 -> posted 100
			rollback 1 0 x1 ref=b1 -> posted 100
			bet 1 -40 b1 -> tombstoned 100
			bet 1 -41 b1 -> tombstoned 100
			rollback 1 0 x1 ref=b1 -> replayed 100
			rollback 1 0 x2 ref=b1 -> posted 100
			win 1 40 w1 ref=b1 -> no-reference 100
			rollback 1 0 x1 ref=b2 -> conflict 100
			bet 1 -40 b2 -> posted 60`,
	},
	{
		name: "vector 8: a bet above the balance is refused with the true balance, and may come again",
		text: `
			bet 1 -1 b0 -> insufficient 0
			grant 1 100 g1 -> posted 100
			bet 1 -101 b1 -> insufficient 100
			bet 1 -100 b2 -> posted 0
			bet 1 -101 b1 -> insufficient 0
			grant 1 200 g2 -> posted 200
			bet 1 -101 b1 -> posted 99`,
	},
	{
		name: "vector 12: a wrong currency, an unknown purse or member has no wallet",
		text: `
			grant 1 100 g1 currency=KRW -> no-wallet -
			grant 2 100 g1 purse=bonus -> no-wallet -
			grant 9 100 g1 -> no-wallet -
			grant 1 100 g1 -> posted 100
			bet 1 -1 b1 currency=KRW -> no-wallet -`,
	},
	{
		name: "vector 13: a win of zero is answered and kept",
		text: `
			grant 1 100 g1 -> posted 100
			bet 1 -40 b1 round=r1 -> posted 60
			win 1 0 w1 ref=b1 round=r1 -> posted 60
			win 1 0 w1 ref=b1 round=r1 -> replayed 60
			win 1 5 w1 ref=b1 round=r1 -> conflict 60`,
	},
	{
		name: "vector 14: many bets and many wins in one round",
		text: `
			grant 1 100 g1 -> posted 100
			bet 1 -40 b1 round=r1 -> posted 60
			bet 1 -20 b2 round=r1 -> posted 40
			win 1 15 w1 ref=b1 round=r1 -> posted 55
			win 1 25 w2 ref=b2 round=r1 -> posted 80
			win 1 1 w3 ref=b1 round=r1 -> posted 81
			win 1 0 w4 round=r1 -> posted 81`,
	},
	{
		name: "vector 15: settled, rolled back, settled with another amount",
		text: `
			grant 1 100 g1 -> posted 100
			bet 1 -40 b1 -> posted 60
			win 1 90 w1 ref=b1 -> posted 150
			rollback 1 0 x1 ref=w1 -> posted 60
			win 1 30 w2 ref=b1 -> posted 90`,
	},
	{
		name: "vector 15: taking back a win that was spent never makes the balance negative",
		text: `
			grant 1 10 g1 -> posted 10
			bet 1 -10 b1 -> posted 0
			win 1 90 w1 ref=b1 -> posted 90
			bet 1 -50 b2 -> posted 40
			rollback 1 0 x1 ref=w1 -> insufficient 40
			promo 1 60 p1 -> posted 100
			rollback 1 0 x1 ref=w1 -> posted 10`,
	},
	{
		name: "what a rollback may take back, and what it may not",
		text: `
			grant 1 100 g1 -> posted 100
			rollback 1 0 x1 ref=g1 -> not-reversible 100
			bet 1 -40 b1 -> posted 60
			rollback 1 0 x2 ref=b1 -> posted 100
			rollback 1 0 x3 ref=x2 -> not-reversible 100
			promo 1 7 p1 -> posted 107
			rollback 1 0 x4 ref=p1 -> posted 100
			deposit 1 50 d1 counter=bank -> posted 150
			rollback 1 0 x5 ref=d1 -> posted 100
			grant 1 5 g2 purse=bonus -> posted 5
			bet 1 -5 b2 purse=bonus -> posted 0
			rollback 1 0 x6 ref=b2 -> no-reference 100`,
	},
	{
		name: "each kind has its sign, and a rollback its reference",
		text: `
			grant 1 100 g1 -> posted 100
			bet 1 5 b1 -> invalid -
			bet 1 0 b1 -> invalid -
			win 1 -5 w1 -> invalid -
			grant 1 0 g2 -> invalid -
			promo 1 -1 p1 -> invalid -
			deposit 1 -1 d1 -> invalid -
			withdraw 1 1 o1 -> invalid -
			transfer-in 1 -1 t1 -> invalid -
			transfer-out 1 1 t2 -> invalid -
			rollback 1 0 x1 -> invalid -
			rollback 1 0 x1 ref=x1 -> invalid -
			bet 1 -1000000000000001 b2 -> invalid -
			bet 1 -100 b1 -> posted 0`,
	},
	{
		name: "commands on one wallet are judged in their order, each by itself",
		text: `
			grant 1 100 g1 -> posted 100
			bet 1 -60 b1 -> posted 40
			bet 1 -60 b2 -> insufficient 40
			bet 1 -40 b3 -> posted 0
			win 1 60 w1 ref=b1 -> posted 60
			bet 1 -60 b2 -> posted 0
			grant 2 5 g2 -> posted 5
			bet 3 -1 b9 -> insufficient 0`,
	},
	{
		name: "a bet and its win stand or fall together",
		text: `
			grant 1 100 g1 -> posted 100
			bet 1 -60 b1 together=1 -> posted 40
			win 1 10 w1 ref=b1 together=1 -> posted 50
			bet 1 -60 b2 together=2 -> insufficient 50
			win 1 500 w2 ref=b2 together=2 -> aborted -
			bet 1 -10 b3 together=3 -> aborted -
			win 1 500 w3 ref=nowhere together=3 -> no-reference 40
			bet 1 -60 b1 together=4 -> replayed 40
			win 1 10 w1 ref=b1 together=4 -> replayed 50
			bet 1 -60 b1 together=5 -> replayed 40
			win 1 11 w1 ref=b1 together=5 -> conflict 50
			bet 1 -50 b4 -> posted 0`,
	},
	{
		name: "what moves between two members arrives or does not leave",
		text: `
			grant 1 100 g1 -> posted 100
			transfer-out 1 -30 o1 together=1 -> posted 70
			transfer-in 2 30 i1 together=1 -> posted 30
			transfer-out 1 -30 o2 together=2 -> aborted -
			transfer-in 9 30 i2 together=2 -> no-wallet -
			transfer-out 2 -31 o3 together=3 -> insufficient 30
			transfer-in 1 31 i3 together=3 -> aborted -
			bet 1 -70 b1 -> posted 0
			bet 2 -30 b1 -> posted 0`,
	},
];
