// Outcomes as short texts, as rows, events and pushes hold them: "8H6H5C|KHJH", "8H|6C", "17", "17|3x50,7x200", "346", "1a3a|8b0b".
import { type Card, cardText, readCard } from "./cards.ts";
import { winnerOf } from "./games/baccarat.ts";
import { duelWinner } from "./games/dragon-tiger.ts";
import { hwatuText, hwatuWinner, readHwatu } from "./games/seotda.ts";
import type { BallOutcome, HwatuOutcome, Outcome } from "./outcome.ts";

const cardsText = (cards: readonly Card[]): string => cards.map(cardText).join("");

export function outcomeText(outcome: Outcome): string {
	switch (outcome.type) {
		case "cards":
			return `${cardsText(outcome.player)}|${cardsText(outcome.banker)}`;
		case "duel":
			return `${cardText(outcome.dragon)}|${cardText(outcome.tiger)}`;
		case "ball": {
			const lit = outcome.lit.map(({ number, total }) => `${number}x${total}`).join(",");
			return lit === "" ? String(outcome.number) : `${outcome.number}|${lit}`;
		}
		case "dice":
			return outcome.dice.join("");
		case "hwatu":
			return [outcome.sun, outcome.moon].map((cards) => cards.map(hwatuText).join("")).join("|");
	}
}

const cardsIn = (text: string): readonly Card[] => (text.match(/../g) ?? []).flatMap((one) => readCard(one) ?? []);

/** Undefined where it is none. */
export function readOutcome(text: string): Outcome | undefined {
	if (/^[1-6]{3}$/.test(text)) return diceIn(text);
	if (/^[0-9]{1,2}(\|[0-9x,]+)?$/.test(text)) return ballIn(text);
	if (/^([0-9][ab]){2}\|([0-9][ab]){2}$/.test(text)) return hwatuIn(text);
	const [left = "", right = ""] = text.split("|");
	const [player, banker] = [cardsIn(left), cardsIn(right)];
	const [dragon, tiger] = [player[0], banker[0]];
	if (dragon === undefined || tiger === undefined || left.length !== 2 * player.length) return undefined;
	return player.length === 1 ? { type: "duel", dragon, tiger } : { type: "cards", player, banker };
}

function diceIn(text: string): Outcome {
	const [first = 0, second = 0, third = 0] = Array.from(text, Number);
	return { type: "dice", dice: [first, second, third] };
}

function hwatuIn(text: string): HwatuOutcome | undefined {
	const cards = (text.match(/[0-9][ab]/g) ?? []).flatMap((one) => readHwatu(one) ?? []);
	const [first, second, third, fourth] = cards;
	if (first === undefined || second === undefined || third === undefined || fourth === undefined) return undefined;
	return { type: "hwatu", sun: [first, second], moon: [third, fourth] };
}

function ballIn(text: string): BallOutcome {
	const [number = "", lit = ""] = text.split("|");
	const marks = lit.split(",").filter((one) => one !== "");
	return {
		type: "ball",
		number: Number(number),
		lit: marks.map((one) => {
			const [at = "", total = ""] = one.split("x");
			return { number: Number(at), total: Number(total) };
		}),
	};
}

/** A result in a word: "B", "=", "17", "12". */
export function shortText(outcome: Outcome): string {
	switch (outcome.type) {
		case "cards":
			return winnerOf(outcome);
		case "duel":
			return duelWinner(outcome);
		case "ball":
			return String(outcome.number);
		case "dice":
			return String(outcome.dice.reduce((sum, die) => sum + die, 0));
		case "hwatu":
			return hwatuWinner(outcome);
	}
}
