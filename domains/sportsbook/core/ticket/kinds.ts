// Kinds of bets: how many of the legs each line of a ticket takes. A single takes one, a combo all, a Trixie two and three.

/** Named systems by their legs: those without singles, then those with them. */
const fullCovers = [
	["trixie", 3, 2],
	["yankee", 4, 2],
	["canadian", 5, 2],
	["heinz", 6, 2],
	["superHeinz", 7, 2],
	["goliath", 8, 2],
	["patent", 3, 1],
	["lucky15", 4, 1],
	["lucky31", 5, 1],
	["lucky63", 6, 1],
] as const;

export type SystemName = (typeof fullCovers)[number][0];
export type BetKind = { readonly name: "single" | "combo" | SystemName | "choose"; readonly sizes: readonly number[] };

export const mostLegs = 12;

const from = (least: number, legs: number): readonly number[] =>
	Array.from({ length: legs - least + 1 }, (_none, place) => least + place);

/** Every kind that so many legs can be bet as. */
export function kindsOf(legs: number): readonly BetKind[] {
	if (legs < 1 || legs > mostLegs) return [];
	if (legs === 1) return [{ name: "single", sizes: [1] }];
	const systems = fullCovers
		.filter(([, of]) => of === legs)
		.map(([name, of, least]) => ({ name, sizes: from(least, of) }));
	const choices = from(2, legs - 1).map((size) => ({ name: "choose" as const, sizes: [size] }));
	return [{ name: "combo", sizes: [legs] }, ...systems, ...(legs > 2 ? choices : [])];
}

/** The kind of these sizes; undefined where so many legs are not bet so. */
export const kindOf = (legs: number, sizes: readonly number[]): BetKind | undefined =>
	kindsOf(legs).find((kind) => kind.sizes.join() === sizes.join());

function choose(size: number, { of }: { readonly of: number }): number {
	let ways = 1;
	for (let place = 1; place <= size; place++) ways = (ways * (of - size + place)) / place;
	return Math.round(ways);
}

/** How many lines a ticket of so many legs has. */
export const linesOfKind = (legs: number, { sizes }: Pick<BetKind, "sizes">): number =>
	sizes.reduce((sum, size) => sum + choose(size, { of: legs }), 0);
