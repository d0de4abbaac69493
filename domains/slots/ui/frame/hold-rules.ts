// The rules of hold and win: slabs and coins that stay, and slabs that gather their neighbours.
import type { PayTableView } from "../../contract/index.ts";
import { about, type BonusView, givenBy, type Rule } from "./rule.ts";

/** "25 (60.0 %), 50 (40.0 %)": what a coin is worth, with its share of all. */
function worthOf(coins: BonusView<"hold" | "gather">["coins"]): string {
	const weight = coins.reduce((sum, coin) => sum + coin.weight, 0);
	return coins.map((coin) => `${coin.credits} (${((coin.weight / weight) * 100).toFixed(1)} %)`).join(", ");
}

export function holdRules(table: PayTableView, bonus: BonusView<"hold">): Rule[] {
	const coins = worthOf(bonus.coins);
	return [
		...about(table, "scatter")("hold", { least: bonus.least }),
		{ rule: "holdRespins", values: { respins: bonus.respins } },
		{ rule: "holdCoins", values: { turns: bonus.landing.in / bonus.landing.of, coins } },
		{ rule: "holdFull", values: { credits: bonus.full } },
	];
}

export function gatherRules(table: PayTableView, bonus: BonusView<"gather">): Rule[] {
	const { landing, respins, limit } = bonus;
	const code = table.symbols[bonus.gatherer]?.code ?? "";
	const gatherer = { as: "gatherer", code } as const;
	const share = (of: number): string => ((of / landing.in) * 100).toFixed(1);
	return [
		...about(table, "scatter")("gather", { awards: givenBy(bonus.awards) }),
		{ rule: "gatherRespins", values: { respins, limit } },
		{
			rule: "gatherTurns",
			values: { plain: share(landing.plain), gathers: share(landing.gathers), coins: worthOf(bonus.coins) },
			symbol: gatherer,
		},
		{ rule: "gatherTakes", values: {}, symbol: gatherer },
		{ rule: "gatherFull", values: { times: bonus.fullTimes } },
		{ rule: "cap", values: { credits: bonus.cap } },
	];
}
