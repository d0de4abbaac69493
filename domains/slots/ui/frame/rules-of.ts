// The rules of a pay table as a list of what must be said, in order. Pure: the sentences stand in the messages.
import type { PayTableView } from "../../contract/index.ts";
import { gatherRules, holdRules } from "./hold-rules.ts";
import { about, type BonusView, givenBy, type Rule } from "./rule.ts";

export function rulesOf(table: PayTableView): Rule[] {
	return [
		awardRule(table),
		...wildRules(table),
		...hidingRules(table),
		...joinedRules(table),
		...cascadeRules(table),
		...freeRules(table),
		...bonusRules(table),
		...offers(table),
	];
}

const awardRule = ({ award }: PayTableView): Rule => ({
	rule: award.kind,
	values: "least" in award ? { least: award.least } : {},
});

/** "2-5" or "2, 4": the reels, counted from one, on which a symbol stands in any set. */
function reelsWith(table: PayTableView, symbol: number): string {
	const held = table.bonus !== undefined && "reels" in table.bonus ? [table.bonus.reels] : [];
	const sets = [table.base, ...(table.freeSpins === undefined ? [] : [table.freeSpins.reels]), ...held];
	const reels = table.base.strips.flatMap((_, reel) =>
		sets.some(({ strips }) => strips[reel]?.includes(symbol)) ? [reel + 1] : [],
	);
	return reels.join(", ");
}

function wildRules(table: PayTableView): Rule[] {
	return table.symbols.flatMap(({ code, role, multiplier }, index): Rule[] => {
		if (role !== "wild") return [];
		const symbol = { as: "wild", code } as const;
		if (table.base.leaves === index) return [{ rule: "leaves", values: {}, symbol }];
		const { fills } = table.base;
		if (fills?.wild === index) return [{ rule: "fills", values: { full: fills.full }, symbol }];
		const stands: Rule = { rule: "wild", values: { reels: reelsWith(table, index) }, symbol };
		return multiplier === 1 ? [stands] : [stands, { rule: "wildTimes", values: { value: multiplier }, symbol }];
	});
}

/** What hides another symbol: into what it turns, and how much of the reels it is in the free spins. */
function hidingRules({ base, symbols, freeSpins }: PayTableView): Rule[] {
	const { mystery } = base;
	const code = mystery && symbols[mystery.symbol]?.code;
	if (mystery === undefined || code === undefined) return [];
	const symbol = { as: "mystery", code } as const;
	const share = ({ strips }: PayTableView["base"]): string => {
		const all = strips.flat();
		return percentOf(all.filter((one) => one === mystery.symbol).length, all.length);
	};
	const shares = symbols.flatMap((one, index) => {
		const entries = mystery.into.filter((into) => into === index).length;
		return entries === 0 ? [] : [{ code: one.code, percent: percentOf(entries, mystery.into.length) }];
	});
	const more = freeSpins?.reels.mystery === undefined ? [] : [{ base: share(base), free: share(freeSpins.reels) }];
	return [
		{ rule: "mystery", values: {}, symbol, shares },
		...more.map((values): Rule => ({ rule: "freeMystery", values, symbol })),
	];
}

/** How many reels turn as one, and how many of them in the free spins. */
function joinedRules({ base, freeSpins }: PayTableView): Rule[] {
	const free = freeSpins?.reels.joined;
	return [
		...(base.joined === undefined ? [] : [{ rule: "joined" as const, values: { count: base.joined } }]),
		...(free === undefined ? [] : [{ rule: "freeJoined" as const, values: { count: free } }]),
	];
}

const percentOf = (part: number, all: number): string => ((part / all) * 100).toFixed(1);

const timesOf = (ladder: readonly number[]): string => ladder.map((value) => `× ${value}`).join(", ");

/** Rows that are closed at first, and the ways once all are open. */
function lidRules({ base: { lids }, grid }: PayTableView): Rule[] {
	if (lids === undefined) return [];
	return [{ rule: "lids", values: { open: lids.open, rows: grid.rows, most: grid.rows ** grid.reels } }];
}

function cascadeRules(table: PayTableView): Rule[] {
	const { base } = table;
	if (!base.cascades) return [];
	return [
		{ rule: "cascade", values: {} },
		...lidRules(table),
		...(base.ladder.length > 1 ? [{ rule: "ladder" as const, values: { ladder: timesOf(base.ladder) } }] : []),
		...(base.floor === undefined ? [] : [{ rule: "tiles" as const, values: { worth: timesOf(base.floor.worth) } }]),
	];
}

function freeRules(table: PayTableView): Rule[] {
	const { freeSpins, modes } = table;
	if (freeSpins === undefined) return [];
	const { reels, awards, more, limit } = freeSpins;
	const [times = 1] = reels.ladder;
	return [
		...about(table, "scatter")("scatter", { awards: givenBy(awards) }),
		...(modes === undefined ? [] : [{ rule: "course" as const, values: {} }]),
		...(reels.cascades ? [{ rule: "freeLadder" as const, values: { ladder: timesOf(reels.ladder) } }] : []),
		...(!reels.cascades && times > 1 && modes === undefined
			? [{ rule: "freeTimes" as const, values: { value: times } }]
			: []),
		...(reels.expandWilds ? about(table, "wild")("expand", {}) : []),
		...(more.length === 0 ? [] : [{ rule: "more" as const, values: { awards: givenBy(more), limit } }]),
	];
}

function bonusRules(table: PayTableView): Rule[] {
	const { bonus } = table;
	if (bonus === undefined) return [];
	switch (bonus.kind) {
		case "held-wilds":
			return heldRules(table, bonus);
		case "hold":
			return holdRules(table, bonus);
		case "gather":
			return gatherRules(table, bonus);
		case "respins":
			return [...about(table, "wild")("respins", {}), { rule: "respinsMore", values: {} }];
		case "grow":
			return [
				{ rule: "grow", values: {} },
				{ rule: "growMore", values: {} },
			];
		case "pick":
			return pickRules(table, bonus);
		case "rising":
			return [
				...about(table, "scatter")("scatter", { awards: givenBy(bonus.awards) }),
				...about(table, "scatter")("rising", { most: bonus.most }),
				{ rule: "risingPays", values: {} },
			];
	}
}

/** What the market has to allow: the bonus for its price, and doubling what was won. */
function offers({ buy, doubleUp, cost }: PayTableView): Rule[] {
	return [
		...(buy === undefined
			? []
			: [{ rule: "buy" as const, values: { credits: buy.cost, times: buy.cost / cost, rtp: buy.rtp } }]),
		...(doubleUp === undefined ? [] : [{ rule: "doubleUp" as const, values: { ...doubleUp } }]),
	];
}

function heldRules(table: PayTableView, bonus: BonusView<"held-wilds">): Rule[] {
	const [times = 1] = bonus.reels.ladder;
	return [
		...about(table, "scatter")("scatter", { awards: givenBy(bonus.awards) }),
		...about(table, "wild")(bonus.wilds, { limit: bonus.limit }),
		...(times > 1 ? [{ rule: "freeTimes" as const, values: { value: times } }] : []),
		{ rule: "cap", values: { credits: bonus.cap } },
	];
}

type PickView = BonusView<"pick">;

/** "100: 2, 50: 3": what lies under the covers and how often. */
function heldBy({ finds }: PickView) {
	const credits = finds.flatMap((find) => (find.kind === "credits" ? [`${find.credits}: ${find.count}`] : []));
	const times = finds.flatMap((find) => (find.kind === "times" ? [`× ${find.times}: ${find.count}`] : []));
	const of = (kind: string): number => finds.reduce((sum, find) => sum + (find.kind === kind ? find.count : 0), 0);
	const covers = finds.reduce((sum, { count }) => sum + count, 0);
	return { credits: credits.join(", "), times: times.join(", "), ends: of("end"), halves: of("half"), covers };
}

function pickRules(table: PayTableView, bonus: PickView): Rule[] {
	const { awards, lifts = [] } = bonus;
	const { credits, times, ends, covers } = heldBy(bonus);
	const starts = awards.map(({ count, spins }) => `${count}: × ${spins}`).join(", ");
	const wheel = {
		covers: lifts.reduce((sum, { count }) => sum + count, 0),
		lifts: lifts.map((one) => `${one.lifts}: ${one.count}`).join(", "),
	};
	const voyages = voyageRules(table);
	const finds: Rule =
		ends === 0
			? { rule: "pickHolds", values: { finds: credits } }
			: { rule: "pickFinds", values: { finds: credits, ends } };
	return [
		...about(table, "scatter")("pick", { awards: starts, covers }),
		...(lifts.length > 1 ? [{ rule: "pickWheel" as const, values: wheel }] : []),
		...(voyages.length > 0 ? voyages : [finds]),
		...(times === "" ? [] : [{ rule: "pickTimes" as const, values: { times } }]),
		{ rule: "pickOrder", values: {} },
	];
}

/** Where the player chooses before the spin after how many the bonus is collected: what each choice holds. */
function voyageRules({ modes = [] }: PayTableView): Rule[] {
	const voyages = modes.flatMap(({ code, bonus, rtp }): Rule[] => {
		const [fixed] = bonus?.lifts ?? [];
		if (bonus === undefined || fixed === undefined) return [];
		const { credits, halves } = heldBy(bonus);
		return [{ rule: "pickVoyage", values: { lifts: fixed.lifts, finds: credits, halves, rtp }, course: code }];
	});
	return voyages.length === 0 ? [] : [{ rule: "coursePick", values: {} }, ...voyages];
}
