// What came, in a sentence: for eyes beside the picture and for screen readers.
import {
	diceTotal,
	duelWinner,
	handOf,
	hwatuWinner,
	isTriple,
	type Outcome,
	pointsOf,
	rankText,
	readOutcome,
	totalOf,
	winnerOf,
} from "../../core/index.ts";
import { useTableText } from "../text.ts";

export function useOutcomeWords(): (text: string) => string {
	const say = useTableText();
	const handWords = (hand: ReturnType<typeof handOf>): string => {
		if (hand.kind === "pair") return say("hwatu.pair", { month: hand.month });
		if (hand.kind === "points") return say("hwatu.points", { points: hand.points });
		return say(`hwatu.${hand.kind}`, { months: hand.months });
	};
	const words = (outcome: Outcome): string => {
		switch (outcome.type) {
			case "cards": {
				const side = ({ B: "banker", P: "player", T: "tie" } as const)[winnerOf(outcome)];
				const points = { player: pointsOf(outcome.player), banker: pointsOf(outcome.banker) };
				return say("result.cards", { ...points, side: say(`spot.${side}`) });
			}
			case "duel": {
				const side = ({ D: "dragon", T: "tiger", "=": "tie" } as const)[duelWinner(outcome)];
				const cards = { dragon: rankText(outcome.dragon), tiger: rankText(outcome.tiger) };
				return say("result.duel", { ...cards, side: say(`spot.${side}`) });
			}
			case "ball": {
				const bolt = outcome.lit.find(({ number }) => number === outcome.number);
				const { number } = outcome;
				return bolt === undefined ? say("result.ball", { number }) : say("result.bolt", { number, total: bolt.total });
			}
			case "hwatu": {
				const side = ({ S: "sun", M: "moon", "=": "tie" } as const)[hwatuWinner(outcome)];
				const [sun, moon] = [outcome.sun, outcome.moon].map((cards) => handWords(handOf(cards)));
				return say("result.hwatu", { sun: sun ?? "", moon: moon ?? "", side: say(`spot.${side}`) });
			}
			case "blackjack": {
				const { total } = totalOf(outcome.dealer);
				if (total > 21) return say("result.dealerBust", { total });
				return total === 21 && outcome.dealer.length === 2
					? say("result.dealerBlackjack")
					: say("result.dealer", { total });
			}
			case "dice": {
				const triple = isTriple(outcome) ? ` · ${say("spot.any-triple")}` : "";
				return `${say("result.dice", { dice: outcome.dice.join(" "), total: diceTotal(outcome) })}${triple}`;
			}
		}
	};
	return (text) => {
		const outcome = readOutcome(text);
		return outcome === undefined ? "" : words(outcome);
	};
}
