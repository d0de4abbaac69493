// The rules of a table's bonus, a kind a function.
import type { Bonus, PickBonus } from "../pay-table.ts";
import { about } from "./parts.ts";
import type { RuledTable } from "./ruled-table.ts";
import { type Sentence, sentence } from "./sentences.ts";

type Kind<Of extends Bonus["kind"]> = Extract<Bonus, { readonly kind: Of }>;

export function bonusRules(table: RuledTable): Sentence[] {
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
			return [...about(table, "wild", (wild) => sentence("respins", { wild })), sentence("respinsMore", {})];
		case "grow":
			return [sentence("grow", {}), sentence("growMore", {})];
		case "pick":
			return pickRules(table, bonus);
		case "rising":
			return risingRules(table, bonus);
	}
}

function risingRules(table: RuledTable, { awards, most }: Kind<"rising">): Sentence[] {
	return [
		...about(table, "scatter", (scatter) => sentence("scatter", { scatter, awards })),
		sentence("freeStake", {}),
		...about(table, "scatter", (scatter) => sentence("rising", { scatter, most })),
		sentence("risingPays", {}),
	];
}

function heldRules(table: RuledTable, { awards, reels, wilds, limit, cap }: Kind<"held-wilds">): Sentence[] {
	const [value = 1] = reels.ladder;
	return [
		...about(table, "scatter", (scatter) => sentence("scatter", { scatter, awards })),
		sentence("freeStake", {}),
		...about(table, "wild", (wild) =>
			wilds === "stay" ? sentence("stay", { wild }) : sentence("walk", { wild, limit }),
		),
		...(value > 1 ? [sentence("freeTimes", { value })] : []),
		sentence("cap", { credits: cap }),
	];
}

function holdRules(table: RuledTable, { least, respins, landing, coins, full }: Kind<"hold">): Sentence[] {
	return [
		...about(table, "scatter", (scatter) => sentence("hold", { scatter, least })),
		sentence("holdRespins", { respins }),
		sentence("holdCoins", { turns: landing.in / landing.of, coins }),
		sentence("holdFull", { credits: full }),
	];
}

function gatherRules(table: RuledTable, bonus: Kind<"gather">): Sentence[] {
	const { awards, landing, respins, limit, coins, fullTimes, cap } = bonus;
	const gatherer = table.symbols[bonus.gatherer]?.code ?? "";
	const [plain, gathers] = [landing.plain, landing.gathers].map((of) => ({ of, in: landing.in }));
	if (plain === undefined || gathers === undefined) return [];
	return [
		...about(table, "scatter", (scatter) => sentence("gather", { scatter, awards })),
		sentence("gatherRespins", { respins, limit }),
		sentence("gatherTurns", { gatherer, plain, gathers, coins }),
		sentence("gatherTakes", { gatherer }),
		sentence("gatherFull", { times: fullTimes }),
		sentence("cap", { credits: cap }),
	];
}

function heldBy({ finds }: PickBonus) {
	const of = (kind: string): number => finds.reduce((sum, find) => sum + (find.kind === kind ? find.count : 0), 0);
	return {
		finds: finds.flatMap((find) => (find.kind === "credits" ? [{ credits: find.credits, count: find.count }] : [])),
		times: finds.flatMap((find) => (find.kind === "times" ? [{ times: find.times, count: find.count }] : [])),
		ends: of("end"),
		halves: of("half"),
		covers: finds.reduce((sum, { count }) => sum + count, 0),
	};
}

function pickRules(table: RuledTable, bonus: PickBonus): Sentence[] {
	const { awards, lifts = [] } = bonus;
	const { finds, times, ends, covers } = heldBy(bonus);
	const orbits = lifts.reduce((sum, { count }) => sum + count, 0);
	const voyages = voyageRules(table);
	const holds = ends === 0 ? sentence("pickHolds", { finds }) : sentence("pickFinds", { finds, ends });
	return [
		...about(table, "scatter", (scatter) => sentence("pick", { scatter, covers, counts: awards })),
		...(lifts.length > 1 ? [sentence("pickWheel", { covers: orbits, lifts })] : []),
		...(voyages.length > 0 ? voyages : [holds]),
		...(times.length === 0 ? [] : [sentence("pickTimes", { times })]),
		sentence("pickOrder", {}),
	];
}

/** Where the player chooses before the spin after how many the bonus is collected: what each choice holds. */
function voyageRules({ modes = [] }: RuledTable): Sentence[] {
	const voyages = modes.flatMap(({ code, bonus, rtp }): Sentence[] => {
		const [fixed] = bonus?.lifts ?? [];
		if (bonus === undefined || fixed === undefined) return [];
		const { finds, halves } = heldBy(bonus);
		return [sentence("pickVoyage", { course: code, lifts: fixed.lifts, finds, halves, rtp })];
	});
	return voyages.length === 0 ? [] : [sentence("coursePick", {}), ...voyages];
}
