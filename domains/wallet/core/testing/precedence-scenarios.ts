// Which refusal is told when several would hold: the README's order of precedence, pair by pair; and what the purses,
// currencies and rounds of one member leave untouched. Members and wallets as in scenarios.ts.
import type { Scenario } from "./scenarios.ts";

export const precedenceScenarios: readonly Scenario[] = [
	{
		name: "precedence: what makes no sense is said before anything is looked up",
		text: `
			bet 9 5 b1 -> invalid -
			bet 1 5 b1 currency=KRW -> invalid -
			grant 1 100 g1 -> posted 100
			bet 1 -40 b1 -> posted 60
			bet 1 40 b1 -> invalid -
			rollback 1 0 b1 ref=b1 -> invalid -
			rollback 1 0 x1 ref=b2 -> posted 60
			bet 1 0 b2 -> invalid -
			win 1 -1 w1 ref=nowhere -> invalid -
			withdraw 1 1000000000000001 o1 -> invalid -
			win 1 1000000000000001 w1 -> invalid -`,
	},
	{
		name: "precedence: a wallet that is not there comes before the key that was posted elsewhere",
		text: `
			grant 1 100 g1 -> posted 100
			bet 1 -40 b1 -> posted 60
			bet 1 -40 b1 currency=KRW -> no-wallet -
			bet 1 -40 b1 purse=points -> no-wallet -
			bet 1 -40 b1 purse=hub -> no-wallet -
			rollback 1 0 x1 ref=b9 -> posted 60
			bet 1 -40 b9 currency=KRW -> no-wallet -
			rollback 1 0 x2 ref=b1 currency=KRW -> no-wallet -
			bet 9 -1000000 b1 -> no-wallet -`,
	},
	{
		name: "precedence: a repeated key is answered before the balance is asked",
		text: `
			grant 1 100 g1 -> posted 100
			bet 1 -100 b1 -> posted 0
			bet 1 -100 b1 -> replayed 0
			bet 1 -101 b1 -> conflict 0
			withdraw 1 -100 b1 counter=bank -> conflict 0
			win 1 20 w1 ref=b1 -> posted 20
			rollback 1 0 x1 ref=w1 -> posted 0
			bet 1 -100 b1 -> replayed 0
			win 1 20 w1 ref=b1 -> replayed 20`,
	},
	{
		name: "precedence: a key that must never come is refused before its reference or the balance is asked",
		text: `
			rollback 1 0 x1 ref=b1 -> posted 0
			rollback 1 0 x2 ref=w1 -> posted 0
			bet 1 -5 b1 -> tombstoned 0
			win 1 5 w1 ref=nowhere -> tombstoned 0
			grant 1 5 b1 -> tombstoned 0
			rollback 1 0 b1 ref=w1 -> tombstoned 0
			rollback 1 0 x1 ref=b1 -> replayed 0
			grant 1 5 g1 -> posted 5`,
	},
	{
		name: "precedence: a reference that does not bear the command comes before the balance",
		text: `
			grant 1 10 g1 -> posted 10
			bet 1 -50 b2 ref=nowhere -> no-reference 10
			bet 1 -50 b2 ref=g1 -> insufficient 10
			bet 1 -10 b3 ref=g1 -> posted 0
			rollback 1 0 x1 ref=g1 -> not-reversible 0
			rollback 1 0 x2 ref=b3 -> posted 10
			bet 1 -1 b4 ref=b3 -> no-reference 10`,
	},
	{
		name: "the purses of one member share keys and nothing else",
		text: `
			grant 1 100 g1 -> posted 100
			grant 1 50 g2 purse=bonus -> posted 50
			bet 1 -101 b1 -> insufficient 100
			bet 1 -51 b1 purse=bonus -> insufficient 50
			bet 1 -51 b1 -> posted 49
			bet 1 -51 b1 purse=bonus -> conflict 50
			win 1 9 w1 ref=b1 purse=bonus -> no-reference 50
			rollback 1 0 x1 ref=b1 purse=bonus -> no-reference 50
			rollback 1 0 x1 ref=b1 -> posted 100
			bet 1 -50 b2 purse=bonus -> posted 0`,
	},
	{
		name: "keys are each member's own",
		text: `
			grant 1 100 same -> posted 100
			grant 2 30 same -> posted 30
			grant 3 7 same -> posted 7
			rollback 2 0 x1 ref=late -> posted 30
			bet 2 -5 late -> tombstoned 30
			bet 3 -5 late -> posted 2
			bet 1 -5 late -> posted 95
			rollback 1 0 x1 ref=late -> posted 100
			win 3 5 w1 ref=late -> posted 7`,
	},
	{
		name: "money from outside: in, out, taken back, never below zero",
		text: `
			deposit 1 500 d1 counter=bank -> posted 500
			withdraw 1 -200 o1 counter=bank -> posted 300
			withdraw 1 -301 o2 counter=bank -> insufficient 300
			rollback 1 0 x1 ref=o1 -> posted 500
			rollback 1 0 x2 ref=d1 -> posted 0
			rollback 1 0 x3 ref=d1 -> posted 0
			deposit 1 500 d1 counter=bank -> replayed 500
			deposit 1 500 d2 counter=bank -> posted 500
			withdraw 1 -500 o3 counter=bank -> posted 0
			rollback 1 0 x4 ref=d2 -> insufficient 0`,
	},
	{
		name: "what moves between purses cannot be rolled back: it is answered by a movement the other way",
		text: `
			grant 1 100 g1 -> posted 100
			transfer-out 1 -40 o1 together=1 -> posted 60
			transfer-in 1 40 i1 purse=bonus together=1 -> posted 40
			rollback 1 0 x1 ref=o1 -> not-reversible 60
			rollback 1 0 x2 ref=i1 purse=bonus -> not-reversible 40
			transfer-out 1 -40 o2 purse=bonus together=2 -> posted 0
			transfer-in 1 40 i2 together=2 -> posted 100
			transfer-out 1 -40 o1 together=3 -> replayed 60
			transfer-in 1 40 i1 purse=bonus together=3 -> replayed 40`,
	},
	{
		name: "the first refusal of a group is told, what follows it is not judged",
		text: `
			grant 1 10 g1 -> posted 10
			bet 1 -11 b1 together=1 -> insufficient 10
			bet 1 5 b2 together=1 -> aborted -
			bet 9 -5 b3 together=1 -> aborted -
			grant 1 10 g1 together=2 -> replayed 10
			bet 1 -11 b4 together=2 -> insufficient 10
			bet 1 -1 b5 together=2 -> aborted -
			bet 1 -10 b6 together=3 -> aborted -
			win 1 0 w6 ref=b6 together=3 -> aborted -
			grant 1 0 g3 together=3 -> invalid -
			bet 1 -10 b6 -> posted 0`,
	},
	{
		name: "the greatest amount there and back",
		text: `
			grant 1 1000000000000000 g1 -> posted 1000000000000000
			grant 1 1000000000000000 g2 -> posted 2000000000000000
			bet 1 -1000000000000000 b1 -> posted 1000000000000000
			win 1 1000000000000000 w1 ref=b1 -> posted 2000000000000000
			rollback 1 0 x1 ref=w1 -> posted 1000000000000000
			rollback 1 0 x2 ref=b1 -> posted 2000000000000000`,
	},
];
