// Pay tables that somebody has changed: the house's own on short strips, with drawn changes. Never imported outside tests.
import type { Chance } from "#platform/kernel";
import type { Bonus, PayTable, ReelSet, SymbolIndex } from "../pay-table.ts";

/** All credits of a mutant count so many times, so that its cost can be set finely. */
const fine = 1_000;

/** A table with short strips, changed here and there: scatters stacked, symbols swapped, pays and bonus figures moved. */
export function mutant(table: PayTable, chance: Chance): PayTable {
	const stops = table.grid.rows + 1 + chance.below(2);
	const change = (set: ReelSet): ReelSet => mutatedReels(table, { set, stops }, chance);
	const [first] = table.modes;
	if (first === undefined) throw new Error("no mode");
	const { freeSpins, bonus, doubleUp: _, ...plain } = table;
	return {
		...plain,
		symbols: table.symbols.map((symbol) => ({ ...symbol, pays: symbol.pays.map(finely) })),
		modes: [{ code: first.code, cost: first.cost * fine, reels: change(first.reels) }],
		...(freeSpins === undefined
			? {}
			: { freeSpins: { ...freeSpins, reels: change(freeSpins.reels), limit: 20 + chance.below(3) } }),
		...(bonus === undefined ? {} : { bonus: mutatedBonus(bonus, { change, chance }) }),
	};
}

const finely = <Step extends { readonly credits: number }>(step: Step): Step => ({
	...step,
	credits: step.credits * fine,
});

type Turned = { readonly set: ReelSet; readonly stops: number };

function mutatedReels({ symbols, grid }: PayTable, { set, stops }: Turned, chance: Chance): ReelSet {
	const scatter = symbols.findIndex(({ role }) => role === "scatter");
	const stacked = scatter >= 0 && chance.below(2) === 0;
	const equal = set.joined === undefined ? undefined : cut(set.strips[0] ?? [], { stops, chance });
	const strips = set.strips.map((strip) => {
		const short = equal ?? cut(strip, { stops, chance });
		// A whole column of scatters: a board can be full of them when the bonus begins.
		if (stacked && strip.includes(scatter)) return [...short, ...Array.from({ length: grid.rows }, () => scatter)];
		return short;
	});
	return { ...set, strips };
}

/** Some stops of a strip in a row. */
function cut(strip: readonly SymbolIndex[], of: { stops: number; chance: Chance }): SymbolIndex[] {
	const from = of.chance.below(strip.length);
	return Array.from({ length: of.stops }, (_, stop) => strip[(from + stop) % strip.length] ?? 0);
}

type How = { readonly change: (set: ReelSet) => ReelSet; readonly chance: Chance };

function mutatedBonus(bonus: Bonus, { change, chance }: How): Bonus {
	switch (bonus.kind) {
		case "hold":
			return {
				...bonus,
				respins: 1 + chance.below(4),
				landing: { of: 1, in: 4 + chance.below(20) },
				coins: bonus.coins.map(finely),
				full: bonus.full * fine,
			};
		case "gather":
			return { ...bonus, coins: bonus.coins.map(finely), cap: bonus.cap * fine };
		case "pick":
			return { ...bonus, finds: bonus.finds.map((find) => (find.kind === "credits" ? finely(find) : find)) };
		case "held-wilds":
			return { ...bonus, reels: change(bonus.reels), cap: bonus.cap * fine };
		case "rising":
			return { ...bonus, reels: change(bonus.reels), most: 2 + chance.below(8) };
		case "respins":
		case "grow":
			return { ...bonus, reels: change(bonus.reels) };
	}
}
