// Payments once more by another way: in sums from the beginning instead of what is open, and purse by purse down the tree.
// Examples 3, 6, 7 and 8, and what is true of every one.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shareOf } from "./parts.ts";
import { payDown } from "./pay-down.ts";
import { nothingOpen, type Open, settle } from "./settle.ts";
import { teamOf } from "./team.ts";
import { trees } from "./testing/trees.ts";

const floor = (parts: bigint): bigint => (parts < 0n ? -((-parts + 999_999n) / 1_000_000n) : parts / 1_000_000n);

/** Whatever is due of all periods so far in whole units, less what was paid before: never below zero. */
function paidInSums(shares: readonly bigint[]): readonly bigint[] {
	let [due, before] = [0n, 0n];
	return shares.map((share) => {
		due += share;
		const now = floor(due) - before;
		if (now <= 0n) return 0n;
		before += now;
		return now;
	});
}

function paidByRule(shares: readonly bigint[]): readonly bigint[] {
	let open: Open = nothingOpen;
	return shares.map((share) => {
		const { paid, ...left } = settle(open, { share }, "all");
		open = left;
		return paid;
	});
}

describe("what is paid, in sums from the beginning", () => {
	const slots = [123456, 98765, 0, 45678, 33333, 120001, 777, 88888, 54321, 9999, 100000, 65432].map(BigInt);
	test.each([
		["example 3", slots.map((turnover) => shareOf(350n, turnover)), [43, 34, 0, 16, 12, 42, 0, 31, 19, 4, 35, 23]],
		["example 6", [shareOf(350n, 123_456n), shareOf(350n, 150_000n)], [43, 52]],
	] as const)("is that of %s", (_, shares, paid) => {
		expect(paidInSums(shares)).toEqual(paid.map(BigInt));
		expect(paidByRule(shares)).toEqual(paid.map(BigInt));
	});

	test("is that of example 7: what was paid too much is due less", () => {
		const [paid, again] = [1_000_500_000_000n, 799_760_000_000n];
		const first = settle(nothingOpen, { share: paid }, "none");
		const correction = again - paid;
		for (const [next, due] of [
			[840_000_000_000n, 639_260n],
			[150_000_000_000n, 0n],
		] as const) {
			const settled = settle(first, { share: next, correction }, "none");
			expect(settled.paid).toBe(due);
			expect(paidInSums([paid, next + correction])).toEqual([1_000_500n, due]);
		}
	});

	test("is what the rule pays of any periods, good and bad", () => {
		fc.assert(
			fc.property(fc.array(fc.bigInt(-(10n ** 12n), 10n ** 12n), { maxLength: 40 }), (shares) => {
				expect(paidByRule(shares)).toEqual(paidInSums(shares));
			}),
		);
	});
});

type Purse = { kept: bigint; float: bigint };

/** Every agent takes coins for each of those below it from one purse, then from the other. */
function purseByPurse(
	agents: readonly { readonly id: string; readonly upline: string | undefined }[],
	{ bills, floats }: Parameters<typeof payDown>[1],
): ReadonlyMap<string, Purse> {
	const purses = new Map<string, Purse>();
	const open = (id: string, received: bigint) => {
		const purse = { kept: received, float: floats.get(id) ?? 0n };
		purses.set(id, purse);
		for (const child of agents.filter(({ upline }) => upline === id)) {
			let asked = bills.get(child.id) ?? 0n;
			let given = 0n;
			for (const of of ["kept", "float"] as const) {
				const taken = asked > purse[of] ? purse[of] : asked;
				purse[of] -= taken;
				asked -= taken;
				given += taken;
			}
			open(child.id, given);
		}
	};
	for (const { id, upline } of agents) if (upline === undefined) open(id, bills.get(id) ?? 0n);
	return purses;
}

describe("bills between agents, purse by purse", () => {
	test("are those of example 8", () => {
		const agents = [
			{ id: "A", upline: undefined },
			{ id: "B", upline: "A" },
			{ id: "C", upline: "B" },
		];
		const bills = new Map([
			["A", 0n],
			["B", 204_000n],
			["C", 36_000n],
		]);
		const purses = purseByPurse(agents, { bills, floats: new Map([["A", 150_000n]]) });
		expect([...purses.values()].map(({ kept }) => kept)).toEqual([0n, 114_000n, 36_000n]);
	});

	test("are what the rule pays in any tree", () => {
		fc.assert(
			fc.property(trees(0n), ({ agents, own, rates }) => {
				const given = { bills: own, floats: rates };
				const purses = purseByPurse(agents, given);
				for (const { agent, kept, fromFloat } of payDown(teamOf(agents), given)) {
					expect(kept).toBe(purses.get(agent)?.kept);
					expect(fromFloat).toBe((rates.get(agent) ?? 0n) - (purses.get(agent)?.float ?? 0n));
				}
			}),
		);
	});
});
