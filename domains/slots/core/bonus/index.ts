// The kinds of bonus. A kind without a rule does not compile.
import type { Chance } from "#platform/kernel";
import type { BetMode, Bonus, BonusKind, FreeSpins, PayTable } from "../pay-table.ts";
import { gather } from "./gather.ts";
import { grow } from "./grow.ts";
import { heldWilds } from "./held-wilds.ts";
import { hold } from "./hold.ts";
import { pick } from "./pick.ts";
import { respins } from "./respins.ts";
import { rising } from "./rising.ts";
import type { BonusExact, BonusOf, BonusPlayed, BonusRule, BonusStart, FastBonus } from "./rule.ts";

const rules: { readonly [Kind in BonusKind]: BonusRule<Kind> } = {
	"held-wilds": heldWilds,
	hold,
	gather,
	respins,
	grow,
	pick,
	rising,
};

/** A table's bonus with its rule at hand. */
export type TableBonus = {
	readonly gives: FreeSpins["awards"];
	readonly play: (start: BonusStart, chance: Chance) => BonusPlayed;
	readonly fast: (chance: Chance) => FastBonus;
	readonly exact: ((given: number) => BonusExact) | undefined;
	readonly top: number;
	readonly faults: () => string[];
};

/** The bonus of a mode: its own, or the table's. Undefined where there is none. */
export function bonusOf(table: PayTable, mode?: BetMode): TableBonus | undefined {
	const bonus = mode?.bonus ?? table.bonus;
	return bonus === undefined ? undefined : bound(table, bonus);
}

function bound<Kind extends BonusKind>(table: PayTable, bonus: BonusOf<Kind> & Bonus): TableBonus {
	const rule: BonusRule<Kind> = rules[bonus.kind];
	const of = { table, bonus };
	const { exact } = rule;
	return {
		gives: rule.gives(of),
		play: (start, chance) => rule.play(of, start, chance),
		fast: (chance) => rule.fast(of, chance),
		exact: exact && ((given) => exact(of, given)),
		get top() {
			return rule.top(of);
		},
		faults: () => rule.faults(of),
	};
}
