import { describe, expect, test } from "vitest";
import { type Allowance, decideDeposit, decideStake, leftOf, usedOf } from "./allowance.ts";

const wager = (limit: bigint, used: bigint): Allowance => ({ kind: "wager", period: "day", limit, used });
const loss = (limit: bigint, used: bigint): Allowance => ({ kind: "loss", period: "week", limit, used });
const deposit = (limit: bigint, used: bigint): Allowance => ({ kind: "deposit", period: "month", limit, used });

const stakes: readonly (readonly [string, readonly Allowance[], bigint, Allowance | undefined])[] = [
	["without limits anything fits", [], 1_000_000n, undefined],
	["up to the limit", [wager(100n, 60n)], 40n, undefined],
	["and not a unit more", [wager(100n, 60n)], 41n, wager(100n, 60n)],
	["a limit of nothing", [wager(0n, 0n)], 1n, wager(0n, 0n)],
	["a loss limit counts the whole stake as lost", [loss(100n, 90n)], 11n, loss(100n, 90n)],
	["what was won makes room", [loss(100n, -50n)], 150n, undefined],
	["and no more room than that", [loss(100n, -50n)], 151n, loss(100n, -50n)],
	["the one with least left is named", [wager(100n, 60n), loss(100n, 90n)], 50n, loss(100n, 90n)],
	["a limit that is exceeded already", [wager(100n, 300n)], 1n, wager(100n, 300n)],
	[
		"limits of deposits and of time are no matter of a stake",
		[deposit(0n, 0n), { ...wager(1n, 9n), kind: "time" }],
		5n,
		undefined,
	],
];

describe("a stake", () => {
	test.each(stakes)("%s", (_name, allowances, stake, refused) => {
		const decided = decideStake(allowances, stake);
		expect(decided.ok ? undefined : decided.error).toEqual(refused);
	});
	test("accepted one after the other never pass a limit of wagers", () => {
		let used = 0n;
		for (let round = 1n; round <= 60n; round += 1n) {
			const stake = (round * 37n) % 23n;
			if (decideStake([wager(500n, used)], stake).ok) used += stake;
			expect(used <= 500n).toBe(true);
		}
		expect(used > 470n).toBe(true);
	});
});

const deposits: readonly (readonly [string, readonly Allowance[], bigint, boolean])[] = [
	["fits up to the limit", [deposit(100n, 60n)], 40n, true],
	["is refused above it", [deposit(100n, 60n)], 41n, false],
	["is not bound by limits of play", [wager(0n, 0n), loss(0n, 0n)], 41n, true],
];
test.each(deposits)("RTS 12B a deposit %s", (_name, allowances, amount, fits) => {
	expect(decideDeposit(allowances, amount).ok).toBe(fits);
});

describe("what is used and left", () => {
	const flow = { staked: 100n, won: 130n, deposited: 70n };
	test("of each kind", () => {
		expect(usedOf("wager", flow)).toBe(100n);
		expect(usedOf("loss", flow)).toBe(-30n);
		expect(usedOf("deposit", flow)).toBe(70n);
	});
	test("is never below nothing", () => {
		expect([wager(10n, 4n), wager(10n, 10n), wager(10n, 12n), loss(10n, -5n)].map(leftOf)).toEqual([6n, 0n, 0n, 15n]);
	});
});
