// Random trees of agents with their figures, for laws that hold for every one. Never imported outside tests.
import fc from "fast-check";
import type { Tree } from "./by-hand.ts";

type Drawn = { readonly place: number; readonly own: bigint; readonly rate: bigint };

/** One top; each other agent stands below one that was drawn before it. */
const treeOf = (drawn: readonly Drawn[]): Tree => {
	const name = (place: number) => `agent${place}`;
	return {
		agents: drawn.map(({ place }, at) => ({ id: name(at), upline: at === 0 ? undefined : name(place % at) })),
		own: new Map(drawn.map(({ own }, at) => [name(at), own])),
		rates: new Map(drawn.map(({ rate }, at) => [name(at), rate])),
	};
};

/** Rates up to 50 %, a third of them none. */
export const trees = (least: bigint): fc.Arbitrary<Tree> =>
	fc
		.array(
			fc.record({
				place: fc.nat(),
				own: fc.bigInt({ min: least, max: 10n ** 12n }),
				rate: fc.oneof({ arbitrary: fc.constant(0n), weight: 1 }, { arbitrary: fc.bigInt(1n, 500_000n), weight: 2 }),
			}),
			{ minLength: 1, maxLength: 24 },
		)
		.map(treeOf);
