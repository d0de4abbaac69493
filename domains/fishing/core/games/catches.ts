// What there is to catch in every sea of the house, from the least to the greatest: what it pays and how likely a bullet kills it. A sea
// names its own fish for each rung and says how they swim. Every rung returns 965 of 1000 exactly.
import type { FishingGame, FishTable, Kill, Prey, Species } from "../species.ts";
import type { SpeciesName } from "./species-names.ts";
import { wheelFields } from "./wheel-fields.ts";

type Catch = { readonly prey: Prey; readonly kill: Kill };

const pays = (is: "plain" | "boss", times: number): Catch => ({
	prey: { is, times },
	kill: { win: 965, of: 1000 * times },
});

const plain = [2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100, 150, 200];

const catches: readonly Catch[] = [
	...plain.map((times) => pays("plain", times)),
	{ prey: { is: "wheel", fields: wheelFields }, kill: { win: 193, of: 8600 } },
	{ prey: { is: "crate", times: 0, bullets: 20 }, kill: { win: 1, of: 20 } },
	{ prey: { is: "bomb", times: 10, budget: 50 }, kill: { win: 193, of: 12_000 } },
	{ prey: { is: "lightning", times: 20, budget: 80 }, kill: { win: 965, of: 100_000 } },
	{ prey: { is: "drill", times: 5, budget: 40, contacts: 5 }, kill: { win: 965, of: 45_000 } },
	pays("boss", 500),
	pays("boss", 1000),
];

/** Name; how often, as a weight; how many together; milliseconds from side to side; half its length in the sea's units. */
export type Swims = readonly [name: SpeciesName, often: number, school: number, crosses: number, size: number];

/** Throws where a rung has no fish, or a fish no rung. */
export function seaOf(version: string, game: FishingGame, fish: readonly Swims[]): FishTable {
	if (fish.length !== catches.length)
		throw new RangeError(`${version} names ${fish.length} of ${catches.length} catches`);
	const species = catches.flatMap((one, rung): readonly Species[] => {
		const swims = fish[rung];
		if (swims === undefined) return [];
		const [name, often, school, crosses, size] = swims;
		return [{ name, ...one, often, school, crosses, size }];
	});
	return { version, game, species };
}
