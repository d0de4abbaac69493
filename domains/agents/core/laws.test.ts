// What holds for every tree: two methods agree, shares add up, nothing passes the largest rate, and neither the order of
// agents nor the cutting of time changes what is paid.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Fraction, fraction, times } from "#platform/kernel";
import { dividendShares } from "./dividend-shares.ts";
import { perUnit, shareOf } from "./parts.ts";
import { payDown } from "./pay-down.ts";
import { carries, nothingOpen, type Open, settle } from "./settle.ts";
import { type Team, teamOf, teamSums } from "./team.ts";
import { dividendByHand, salaryByHand, type Tree } from "./testing/by-hand.ts";
import { trees } from "./testing/trees.ts";
import { turnoverBills, turnoverShares } from "./turnover-shares.ts";

const sum = (amounts: Iterable<bigint>): bigint => [...amounts].reduce((all, one) => all + one, 0n);
const inParts = (amount: Fraction): Fraction => times(amount, fraction(perUnit));
const asked = ({ own, rates }: Tree) => ({ direct: own, rates });
const salaries = trees(0n);
const results = trees(-(10n ** 12n));

/** The rates that are paid on each agent's own players: of those on the way up. */
function ratesAbove({ agents, rates }: Tree, id: string): bigint[] {
	const found: bigint[] = [];
	for (let at = agents.find((one) => one.id === id); at !== undefined; ) {
		found.push(rates.get(at.id) ?? 0n);
		const { upline } = at;
		at = agents.find((one) => one.id === upline);
	}
	return found;
}
const largest = (rates: readonly bigint[]): bigint => rates.toSorted((one, other) => Number(other - one))[0] ?? 0n;

describe("shares of a turnover", () => {
	test("are those that are reckoned branch by branch", () => {
		fc.assert(
			fc.property(salaries, (tree) => {
				const shares = turnoverShares(teamOf(tree.agents), asked(tree));
				for (const { id } of tree.agents)
					expect(fraction(shares.get(id) ?? 0n)).toEqual(inParts(salaryByHand(tree, id)));
			}),
		);
	});

	test("add up to the largest rate above each player, never more, and are never negative", () => {
		fc.assert(
			fc.property(salaries, (tree) => {
				const shares = turnoverShares(teamOf(tree.agents), asked(tree));
				const ceiling = tree.agents.map(({ id }) => shareOf(largest(ratesAbove(tree, id)), tree.own.get(id) ?? 0n));
				expect(sum(shares.values())).toBe(sum(ceiling));
				expect([...shares.values()].filter((share) => share < 0n)).toEqual([]);
			}),
		);
	});

	test("add up to the share of the top, where no rate below is above it", () => {
		fc.assert(
			fc.property(salaries, (tree) => {
				const rates = new Map([...tree.rates, ["agent0", 500_000n] as const]);
				const shares = turnoverShares(teamOf(tree.agents), { direct: tree.own, rates });
				expect(sum(shares.values())).toBe(shareOf(500_000n, sum(tree.own.values())));
			}),
		);
	});

	test("are the differences of what uplines are billed for, where rates fall on the way down", () => {
		fc.assert(
			fc.property(salaries, (tree) => {
				const team = teamOf(tree.agents);
				const rates = new Map<string, bigint>();
				for (const { id, upline } of team.agents)
					rates.set(id, ((upline === undefined ? perUnit : (rates.get(upline) ?? 0n)) * 9n) / 10n);
				const figures = { direct: tree.own, rates };
				const bills = turnoverBills(team, figures);
				const shares = turnoverShares(team, figures);
				for (const { id } of team.agents) {
					const below = (team.below.get(id) ?? []).map((child) => bills.get(child.id) ?? 0n);
					expect(shares.get(id)).toBe((bills.get(id) ?? 0n) - sum(below));
				}
			}),
		);
	});

	test("do not depend on the order of agents", () => {
		const shuffled = salaries.chain((tree) =>
			fc.tuple(fc.constant(tree), fc.shuffledSubarray([...tree.agents], { minLength: tree.agents.length })),
		);
		fc.assert(
			fc.property(shuffled, ([tree, agents]) => {
				const sorted = (shares: ReadonlyMap<string, bigint>) =>
					[...shares].sort(([one], [other]) => (one < other ? -1 : 1));
				const [inOrder, mixed]: readonly Team[] = [teamOf(tree.agents), teamOf(agents)];
				if (inOrder === undefined || mixed === undefined) return;
				expect(sorted(turnoverShares(mixed, asked(tree)))).toEqual(sorted(turnoverShares(inOrder, asked(tree))));
				expect(sorted(dividendShares(mixed, asked(tree)))).toEqual(sorted(dividendShares(inOrder, asked(tree))));
			}),
		);
	});
});

describe("shares of a result", () => {
	test("are those that are reckoned branch by branch", () => {
		fc.assert(
			fc.property(results, (tree) => {
				const shares = dividendShares(teamOf(tree.agents), asked(tree));
				for (const { id } of tree.agents)
					expect(fraction(shares.get(id) ?? 0n)).toEqual(inParts(dividendByHand(tree, id)));
			}),
		);
	});

	test("add up to the share of the top", () => {
		fc.assert(
			fc.property(results, (tree) => {
				const rates = new Map([...tree.rates, ["agent0", 500_000n] as const]);
				const shares = dividendShares(teamOf(tree.agents), { direct: tree.own, rates });
				expect(sum(shares.values())).toBe(shareOf(500_000n, sum(tree.own.values())));
			}),
		);
	});
});

test("a team sums up what each agent below has, and its own", () => {
	fc.assert(
		fc.property(results, (tree) => {
			const sums = teamSums(teamOf(tree.agents), tree.own);
			const byHand = (id: string): bigint =>
				(tree.own.get(id) ?? 0n) +
				sum(tree.agents.filter(({ upline }) => upline === id).map((child) => byHand(child.id)));
			for (const { id } of tree.agents) expect(sums.get(id)).toBe(byHand(id));
		}),
	);
});

describe("what is paid", () => {
	const slots = fc.array(fc.bigInt({ min: 0n, max: 10n ** 10n }), { maxLength: 288 });
	const rate = fc.bigInt(1n, 20_000n);

	test("is the same, however a day is cut into slots", () => {
		fc.assert(
			fc.property(slots, rate, (turnovers, paidAt) => {
				let open: Open = nothingOpen;
				const payments = turnovers.map((turnover) => {
					const settled = settle(open, { share: shareOf(paidAt, turnover) }, "all");
					open = settled;
					return settled.paid;
				});
				const day = settle(nothingOpen, { share: shareOf(paidAt, sum(turnovers)) }, "all");
				expect(sum(payments)).toBe(day.paid);
				expect(open.rest).toBe(day.rest);
			}),
		);
	});

	test("is the same in a whole tree, however its day is cut into slots and in whatever order they come", () => {
		const cuts = fc.array(fc.nat(9), { minLength: 24, maxLength: 24 });
		fc.assert(
			fc.property(salaries, cuts, fc.shuffledSubarray([...Array(10).keys()], { minLength: 10 }), (tree, cut, order) => {
				const team = teamOf(tree.agents);
				const open = new Map<string, Open>();
				const paid = new Map<string, bigint>();
				for (const slot of order) {
					// Of each agent's day a part in one slot, and the rest in the one after it.
					const direct = new Map(
						tree.agents.map(({ id }, place) => {
							const [own, at] = [tree.own.get(id) ?? 0n, cut[place] ?? 0];
							const first = own / BigInt(at + 2);
							return [id, slot === at ? first : slot === (at + 1) % 10 ? own - first : 0n];
						}),
					);
					for (const [id, share] of turnoverShares(team, { direct, rates: tree.rates })) {
						const settled = settle(open.get(id) ?? nothingOpen, { share }, "none");
						open.set(id, settled);
						paid.set(id, (paid.get(id) ?? 0n) + settled.paid);
					}
				}
				for (const [id, share] of turnoverShares(team, asked(tree))) {
					const day = settle(nothingOpen, { share }, "none");
					expect([paid.get(id), open.get(id)?.rest]).toEqual([day.paid, day.rest]);
				}
			}),
		);
	});

	const dues = fc.array(
		fc.record({
			share: fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
			correction: fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
		}),
		{ maxLength: 40 },
	);

	test("is never below zero, and with losses carried whole nothing comes or goes on the way", () => {
		fc.assert(
			fc.property(dues, (periods) => {
				let open: Open = nothingOpen;
				let all = 0n;
				for (const due of periods) {
					const { paid, ...left } = settle(open, due, "all");
					expect(paid >= 0n && left.rest >= 0n && left.rest < perUnit && left.carry <= 0n && left.debt <= 0n).toBe(
						true,
					);
					open = left;
					all += paid * perUnit;
				}
				const given = sum(periods.map(({ share, correction }) => share + correction));
				expect(all + open.rest + open.carry + open.debt).toBe(given);
			}),
		);
	});

	test("never forgives what was paid too much, whatever is done with losses", () => {
		fc.assert(
			fc.property(dues, fc.constantFrom(...carries), (periods, policy) => {
				let open: Open = nothingOpen;
				let all = 0n;
				for (const due of periods) {
					const { paid, ...left } = settle(open, due, policy);
					open = left;
					all += paid * perUnit;
				}
				// Losses forgiven, at best: every share above zero, and the corrections whole.
				const best = sum(periods.map(({ share, correction }) => (share > 0n ? share : 0n) + correction));
				expect(all + open.rest + open.debt).toBeLessThanOrEqual(best);
			}),
		);
	});
});

describe("bills between agents", () => {
	const floats = fc.array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { minLength: 24, maxLength: 24 });

	test("move money and make none: what the company paid and floats gave is what was kept", () => {
		fc.assert(
			fc.property(salaries, floats, (tree, given) => {
				const team = teamOf(tree.agents);
				const bills = tree.own;
				const purses = new Map(team.agents.map(({ id }, place) => [id, given[place] ?? 0n]));
				const payments = payDown(team, { bills, floats: purses });
				expect(sum(payments.map(({ kept }) => kept))).toBe(
					(bills.get("agent0") ?? 0n) + sum(payments.map(({ fromFloat }) => fromFloat)),
				);
				for (const { agent, received, fromFloat, kept, owes } of payments) {
					const billed = sum((team.below.get(agent) ?? []).map(({ id }) => bills.get(id) ?? 0n));
					expect(received - kept + fromFloat + sum(owes.values())).toBe(billed);
					expect(fromFloat <= (purses.get(agent) ?? 0n) && kept >= 0n).toBe(true);
					// Who owes has nothing left.
					if (owes.size > 0) expect([kept, (purses.get(agent) ?? 0n) - fromFloat]).toEqual([0n, 0n]);
				}
			}),
		);
	});
});

test("a ring in the tree, and an upline that is nobody, are refused", () => {
	const ring = [
		{ id: "A", upline: "B" },
		{ id: "B", upline: "A" },
	];
	expect(() => teamOf(ring)).toThrow("a ring");
	expect(() => teamOf([{ id: "A", upline: "B" }])).toThrow("nobody is B");
});
