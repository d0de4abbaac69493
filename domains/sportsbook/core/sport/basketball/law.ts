// The pricing law of basketball: possessions of both sides, each worth none to three points; a draw goes into overtimes until one
// leads. Chances of sums are folded possession by possession. Pure.
import { addAt } from "../../price/sums.ts";

/** Chances of 0, 1, 2 and 3 points of a possession. */
export type Possession = readonly [none: number, one: number, two: number, three: number];

/** How many points so many possessions bring, by their number. */
export function pointsOf(possession: Possession, count: number): readonly number[] {
	let sums: readonly number[] = [1];
	for (let turn = 0; turn < count; turn++) {
		const next = new Array<number>(sums.length + 3).fill(0);
		for (const [points, chance] of sums.entries())
			for (const [more, p] of possession.entries()) addAt(next, { at: points + more, more: chance * p });
		sums = next;
	}
	return sums;
}

export type Leads = { readonly home: number; readonly tie: number; readonly away: number };

/** Who is ahead after so many possessions each, from a lead of the home side. */
export function leadsOf(home: readonly number[], away: readonly number[], lead = 0): Leads {
	const leads = { home: 0, tie: 0, away: 0 };
	for (const [x, one] of home.entries())
		for (const [y, other] of away.entries()) {
			const by = lead + x - y;
			leads[by > 0 ? "home" : by < 0 ? "away" : "tie"] += one * other;
		}
	return leads;
}

/** Overtimes until one leads: won by the home side. */
export const overtimesWon = ({ home, away }: Leads): number => home / (home + away);

export type Needing = { readonly possession: Possession; readonly needs: number };
export type FirstOf = { readonly home: number; readonly away: number; readonly nobody: number };

/** As good as nobody goes further without one of them there. */
const decided = 1e-13;

/** Who has the points that it needs before the other, in so many possessions of each by turns, the home side's before. */
export function whoIsFirst(home: Needing, away: Needing, turns: number): FirstOf {
	const [one, other] = [counting(home), counting(away)];
	const first = { home: 0, away: 0 };
	for (let turn = 0; turn < turns && one.open() * other.open() > decided; turn++) {
		first.home += one.next() * other.open();
		first.away += other.next() * one.open();
	}
	return { ...first, nobody: one.open() * other.open() };
}

/** Points of the dearest possession. */
const dearest = 3;

/** A side that does not have its points yet: by how many it has, and the chance that it gets there with its next possession. */
function counting({ possession, needs }: Needing) {
	const [none, one, two, three] = possession;
	// By points; the first places stay empty, so that each has three before it.
	const sums = new Float64Array(needs + dearest);
	sums[dearest] = 1;
	let open = 1;
	const chanceOf = (place: number): number => sums[place] ?? 0;
	return {
		open: () => open,
		next(): number {
			let reached = 0;
			for (let points = Math.max(0, needs - dearest); points < needs; points++)
				for (let more = needs - points; more <= dearest; more++)
					reached += chanceOf(points + dearest) * (possession[more] ?? 0);
			// From above, so that what is read is still as it was before this possession.
			for (let place = needs + dearest - 1; place >= dearest; place--)
				sums[place] =
					chanceOf(place - 3) * three + chanceOf(place - 2) * two + chanceOf(place - 1) * one + chanceOf(place) * none;
			open -= reached;
			return reached;
		},
	};
}
