// What a rule of a pay table is: the name of its sentence, and what stands in it.
import type { PayTableView } from "../../contract/index.ts";

export type RuleName =
	| "lines"
	| "both-ways"
	| "ways"
	| "clusters"
	| "anywhere"
	| "wild"
	| "wildTimes"
	| "mystery"
	| "freeMystery"
	| "joined"
	| "freeJoined"
	| "leaves"
	| "lids"
	| "tiles"
	| "fills"
	| "cascade"
	| "ladder"
	| "freeLadder"
	| "scatter"
	| "freeTimes"
	| "expand"
	| "more"
	| "stay"
	| "walk"
	| "cap"
	| "hold"
	| "holdRespins"
	| "holdCoins"
	| "holdFull"
	| "gather"
	| "gatherRespins"
	| "gatherTurns"
	| "gatherTakes"
	| "gatherFull"
	| "respins"
	| "respinsMore"
	| "grow"
	| "growMore"
	| "rising"
	| "risingPays"
	| "pick"
	| "pickFinds"
	| "pickTimes"
	| "pickOrder"
	| "pickHolds"
	| "pickWheel"
	| "pickVoyage"
	| "coursePick"
	| "buy"
	| "doubleUp"
	| "course";

/** One rule: its sentence, the figures in it, and the symbol it speaks of, by the name of its place in the sentence. */
export type Rule = {
	readonly rule: RuleName;
	readonly values: Readonly<Record<string, string | number>>;
	/** The course it is true of. */
	readonly course?: string;
	readonly symbol?: { readonly as: "wild" | "scatter" | "mystery" | "gatherer"; readonly code: string };
	/** Symbols, each with its share of all in percent: "12.5". */
	readonly shares?: readonly { readonly code: string; readonly percent: string }[];
};

export type BonusView<Kind extends string> = Extract<NonNullable<PayTableView["bonus"]>, { kind: Kind }>;

/** "3: 10, 4: 15": what so many symbols give. */
export const givenBy = (awards: readonly { count: number; spins: number }[]): string =>
	awards.map(({ count, spins }) => `${count}: ${spins}`).join(", ");

/** A sentence about the first symbol of a role; none when the table has no such symbol. */
export function about(table: PayTableView, as: "wild" | "scatter"): (rule: RuleName, values: Rule["values"]) => Rule[] {
	const code = table.symbols.find(({ role }) => role === as)?.code;
	return (rule, values) => (code === undefined ? [] : [{ rule, values, symbol: { as, code } }]);
}
