// Points by category: level differences, players with points of their own, what may be given; and debts between agents.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { payOwed } from "./owed.ts";
import { checkPoints, pointShares } from "./points.ts";
import { trees } from "./testing/trees.ts";

const points = (of: Readonly<Record<string, bigint>>) => new Map(Object.entries(of));

describe("points", () => {
	test.each([
		["at most the giver's", { RNG: 12_000n }, { RNG: 12_000n }, {}, undefined],
		["above the giver's", { RNG: 12_001n }, { RNG: 12_000n }, {}, "POINTS_ABOVE_OWN"],
		["of a hall the giver has none of", { FISH: 1n }, { RNG: 12_000n }, {}, "POINTS_ABOVE_OWN"],
		["below what was given on", { RNG: 3_999n }, { RNG: 12_000n }, { RNG: 4_000n }, "POINTS_BELOW_GIVEN"],
		["none, where some was given on", {}, { RNG: 12_000n }, { RNG: 4_000n }, "POINTS_BELOW_GIVEN"],
	] as const)("%s", (_, asked, own, given, fault) => {
		expect(checkPoints(points(asked), { own: points(own), given: [points(given)] })).toBe(fault);
	});

	test("a player has its own of its bets, each agent the difference; halls do not mix", () => {
		const { shares, lines } = pointShares({
			agents: [
				{ id: "T", upline: undefined },
				{ id: "A", upline: "T" },
			],
			play: [
				{ member: "p", agent: "A", category: "RNG", counted: 100n },
				{ member: "q", agent: "A", category: "RNG", counted: 100n },
				{ member: "q", agent: "A", category: "LIVE", counted: 1_000n },
			],
			points: new Map([
				["T", points({ RNG: 12_000n, LIVE: 7_000n })],
				["A", points({ RNG: 8_000n })],
			]),
			own: new Map([["p", points({ RNG: 3_000n })]]),
		});
		expect(Object.fromEntries(shares)).toEqual({ T: 400n * 2_000n + 7_000_000n, A: 500_000n + 800_000n, p: 300_000n });
		expect(lines.get("T")?.map(({ category, source }) => `${category} ${source}`)).toEqual([
			"RNG A",
			"RNG p",
			"LIVE A",
		]);
	});

	test("all that goes back of a bet is the largest of the points above it", () => {
		fc.assert(
			fc.property(trees(0n), ({ agents, own, rates }) => {
				const play = [...own].map(([agent, counted]) => ({ member: `of ${agent}`, agent, category: "RNG", counted }));
				const given = new Map([...rates].map(([id, rate]) => [id, points({ RNG: rate })]));
				const { shares } = pointShares({ agents, play, points: given, own: new Map() });
				const uplines = new Map(agents.map(({ id, upline }) => [id, upline]));
				const largest = (id: string | undefined): bigint => {
					if (id === undefined) return 0n;
					const [mine, above] = [rates.get(id) ?? 0n, largest(uplines.get(id))];
					return mine > above ? mine : above;
				};
				const all = [...own].reduce((sum, [id, counted]) => sum + largest(id) * counted, 0n);
				expect([...shares.values()].reduce((sum, one) => sum + one, 0n)).toBe(all);
			}),
		);
	});
});

describe("what is owed", () => {
	const debts = [
		{ id: "1", payer: "A", agent: "B", left: 540n },
		{ id: "2", payer: "B", agent: "C", left: 360n },
		{ id: "3", payer: "A", agent: "D", left: 100n },
	];
	test("is paid of floats, the oldest first, and goes on to those below before anything is kept", () => {
		const paid = payOwed(debts, new Map([["A", 600n]]));
		expect(paid.payments).toEqual([
			{ id: "1", amount: 540n },
			{ id: "2", amount: 360n },
			{ id: "3", amount: 60n },
		]);
		expect(Object.fromEntries(paid.fromFloat)).toEqual({ A: 600n });
		expect(Object.fromEntries(paid.kept)).toEqual({ B: 180n, C: 360n, D: 60n });
	});
	test("waits where there is nothing", () => {
		expect(payOwed(debts, new Map()).payments).toEqual([]);
	});
	test("what leaves floats is what is kept", () => {
		fc.assert(
			fc.property(
				fc.array(fc.record({ place: fc.nat(), left: fc.bigInt(1n, 10_000n) }), { maxLength: 12 }),
				fc.array(fc.bigInt(0n, 20_000n), { minLength: 13, maxLength: 13 }),
				(drawn, purses) => {
					const owed = drawn.map(({ place, left }, at) => ({
						id: String(at),
						payer: String(place % (at + 1)),
						agent: String(at + 1),
						left,
					}));
					const floats = new Map(purses.map((purse, at) => [String(at), purse]));
					const { fromFloat, kept, payments } = payOwed(owed, floats);
					const sum = (of: Iterable<bigint>) => [...of].reduce((total, one) => total + one, 0n);
					expect(sum(fromFloat.values())).toBe(sum(kept.values()));
					for (const { id, amount } of payments) expect(amount <= (owed[Number(id)]?.left ?? 0n)).toBe(true);
					for (const [id, used] of fromFloat) expect(used <= (floats.get(id) ?? 0n)).toBe(true);
				},
			),
		);
	});
});
