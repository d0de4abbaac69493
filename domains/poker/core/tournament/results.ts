// How a tournament ends: places of all who entered, and what each is paid.
import { dealPrizes, prizesOf, sharedPrizes } from "./prizes.ts";
import { aliveIn, newestOf, poolOf, type TournamentResult, type TournamentState } from "./state.ts";

/** What the places pay as it stands: more comes in as long as one may enter. */
export const prizesNow = (state: TournamentState): readonly number[] =>
	prizesOf({ pool: poolOf(state), entries: state.entries.length });

/** Who is in, the most chips first. */
export const byChips = (state: TournamentState) =>
	aliveIn(state).toSorted((a, b) => b.seat.stack - a.seat.stack || a.seat.no - b.seat.no);

/** Whoever is still in ranks by chips: the winner alone, or those who made a deal, or house bots that nobody plays against. */
export function resultsOf(state: TournamentState, { deal }: { readonly deal: boolean }): readonly TournamentResult[] {
	const left = byChips(state);
	const entries = left.flatMap(({ seat }) => newestOf(state, seat.owner).map(({ id }) => id));
	const prizes = prizesNow(state);
	const worth = deal ? dealt(state) : [];
	return sharedPrizes([...entries.map((entry) => [entry]), ...state.out.toReversed()], prizes).map((result, index) => ({
		...result,
		prize: worth[index] ?? result.prize,
	}));
}

/** What a deal pays, the most chips first. */
export const dealt = (state: TournamentState): readonly number[] =>
	dealPrizes(
		byChips(state).map(({ seat }) => seat.stack),
		prizesNow(state),
	);
