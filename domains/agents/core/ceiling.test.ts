// All that is ever paid on a bet, by every kind of contract and by points together, stays within 60 % of the house edge, in any
// tree and whatever was offered, as long as each offer was weighed.
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkTerms } from "./contract-terms.ts";
import { type Rate, shareOf } from "./parts.ts";
import { checkPoints, type Points, pointShares } from "./points.ts";
import { type Agent, teamOf } from "./team.ts";
import { trees } from "./testing/trees.ts";
import { type Reached, type Tier, tierReached } from "./tiers.ts";
import { turnoverShares } from "./turnover-shares.ts";

const kinds = ["daily", "hourly", "real-time"] as const;
type Kind = (typeof kinds)[number];
type Given = ReadonlyMap<Kind, Map<string, readonly Tier[]>>;
const houseEdge = 40_000n;
const rebates = 2_000n;
const ofHouse: Points = new Map([["RNG", 4_000n]]);

const reach = fc.record({ members: fc.nat(3), turnover: fc.bigInt(0n, 3n), streak: fc.nat(2) });
const nothingAsked = fc.constant({ members: 0, turnover: 0n, streak: 0 });
const tiersDrawn = fc.array(
	fc.tuple(fc.oneof(nothingAsked, reach), fc.bigInt(1n, 14_000n)).map(([asked, rate]): Tier => ({ ...asked, rate })),
	{ minLength: 1, maxLength: 3 },
);
/** Half of them to the first few, without whose contracts those below have none. */
const offers = fc.array(
	fc.record({
		place: fc.oneof(fc.nat(3), fc.nat(23)),
		kind: fc.constantFrom(...kinds),
		tiers: tiersDrawn,
		points: fc.bigInt(0n, 5_000n),
	}),
	{ minLength: 30, maxLength: 120 },
);

const highest = (tiers: readonly Tier[]): Rate =>
	tiers.map(({ rate }) => rate).toSorted((one, other) => Number(other - one))[0] ?? 0n;

type Offered = { readonly agent: Agent; readonly kind: Kind; readonly tiers: readonly Tier[] };

/** Takes an offer where it may be made. */
function offer(agents: readonly Agent[], given: Given, { agent, kind, tiers }: Offered): void {
	const of = (id: string | undefined, which: Kind) => (id === undefined ? undefined : given.get(which)?.get(id));
	const chain: string[] = [];
	for (let at: Agent | undefined = agent; at !== undefined; ) {
		chain.push(at.id);
		const { upline }: Agent = at;
		at = agents.find(({ id }) => id === upline);
	}
	const checked = checkTerms(tiers, {
		openRequest: false,
		upline: agent.upline === undefined ? undefined : (of(agent.upline, kind) ?? []),
		given: agents.filter(({ upline }) => upline === agent.id).flatMap(({ id }) => [of(id, kind) ?? []]),
		ceiling: {
			houseEdge,
			salaries: kinds
				.filter((other) => other !== kind)
				.map((other) => highest(chain.flatMap((id) => of(id, other) ?? []))),
			points: ofHouse.get("RNG") ?? 0n,
			rebates,
		},
	});
	if (checked.ok) given.get(kind)?.set(agent.id, tiers);
}

test("nothing is paid above the ceiling, whatever was offered and whatever is reached (property)", () => {
	let paidOnce = 0;
	fc.assert(
		fc.property(trees(0n), offers, fc.array(reach, { minLength: 24, maxLength: 24 }), (tree, drawn, reached) => {
			const given: Given = new Map(kinds.map((kind) => [kind, new Map<string, readonly Tier[]>()]));
			const points = new Map<string, Points>([["agent0", ofHouse]]);
			for (const { place, kind, tiers, points: rate } of drawn) {
				const agent = tree.agents[place % tree.agents.length];
				if (agent === undefined) continue;
				offer(tree.agents, given, { agent, kind, tiers });
				const asked: Points = new Map([["RNG", rate]]);
				const below = tree.agents.filter(({ upline }) => upline === agent.id);
				const around = {
					own: points.get(agent.upline ?? "") ?? new Map(),
					given: below.map(({ id }) => points.get(id) ?? new Map()),
				};
				if (agent.upline !== undefined && checkPoints(asked, around) === undefined) points.set(agent.id, asked);
			}
			const team = teamOf(tree.agents);
			const sums = kinds.map((kind) => {
				const rates = new Map(
					tree.agents.map(({ id }, place) => {
						const at: Reached = reached[place] ?? { members: 0, turnover: 0n, streak: 0 };
						return [id, tierReached(given.get(kind)?.get(id) ?? [], at)?.rate ?? 0n];
					}),
				);
				return sum(turnoverShares(team, { direct: tree.own, rates }).values());
			});
			const play = [...tree.own].map(([agent, counted]) => ({
				member: `of ${agent}`,
				agent,
				category: "RNG",
				counted,
			}));
			const back = sum(pointShares({ agents: tree.agents, play, points, own: new Map() }).shares.values());
			const turnover = sum(tree.own.values());
			const all = sum(sums) + back + shareOf(rebates, turnover);
			if (sum(sums) > 0n) paidOnce += 1;
			expect(all * 100n).toBeLessThanOrEqual(shareOf(houseEdge, turnover) * 60n);
		}),
		{ numRuns: 300 },
	);
	expect(paidOnce).toBeGreaterThan(50);
});

const sum = (amounts: Iterable<bigint>): bigint => [...amounts].reduce((all, one) => all + one, 0n);
