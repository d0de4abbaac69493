// Outcomes as short texts, as rows, events and pushes hold them: "8H6H5C|KHJH", "8H|6C", "17", "17|3x50,7x200", "346", "1a3a|8b0b",
// "bj1:8H6C5D;3:8C9D+8S3D*|7HTD".
import { type Card, cardText, readCard } from "./cards.ts";
import { winnerOf } from "./games/baccarat.ts";
import { totalOf } from "./games/blackjack.ts";
import { duelWinner } from "./games/dragon-tiger.ts";
import { hwatuText, hwatuWinner, readHwatu } from "./games/seotda.ts";
import type { BallOutcome, BlackjackOutcome, HwatuOutcome, Outcome, SeatHands } from "./outcome.ts";

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
		case "blackjack":
			return `bj${outcome.seats.map(seatText).join(";")}|${cardsText(outcome.dealer)}`;
	}
}

/** A hand that was doubled has a star. */
const seatText = ({ seat, hands }: SeatHands): string =>
	`${seat}:${hands.map(({ cards, doubled }) => `${cardsText(cards)}${doubled ? "*" : ""}`).join("+")}`;

const cardsIn = (text: string): readonly Card[] => (text.match(/../g) ?? []).flatMap((one) => readCard(one) ?? []);

/** Undefined where it is none. */
export function readOutcome(text: string): Outcome | undefined {
	if (/^[1-6]{3}$/.test(text)) return diceIn(text);
	if (/^[0-9]{1,2}(\|[0-9x,]+)?$/.test(text)) return ballIn(text);
	if (/^([0-9][ab]){2}\|([0-9][ab]){2}$/.test(text)) return hwatuIn(text);
	if (text.startsWith("bj")) return blackjackIn(text.slice(2));
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

function blackjackIn(text: string): BlackjackOutcome | undefined {
	const [left = "", right = ""] = text.split("|");
	const shape = /^([1-7]:([0-9A-Z]{2}){2,}\*?(\+([0-9A-Z]{2}){2,}\*?)?(;|$))*$/;
	const dealer = cardsIn(right);
	if (!shape.test(left) || dealer.length === 0 || right.length !== 2 * dealer.length) return undefined;
	const seats = left.split(";").filter((one) => one !== "");
	return {
		type: "blackjack",
		dealer,
		seats: seats.map((one) => ({
			seat: Number(one.slice(0, 1)),
			hands: one
				.slice(2)
				.split("+")
				.map((hand) => ({ cards: cardsIn(hand.replace("*", "")), doubled: hand.endsWith("*") })),
		})),
	};
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

/** How the dealer ended: "BJ", "20", "X" for more than 21. */
function dealerText({ dealer }: BlackjackOutcome): string {
	const { total } = totalOf(dealer);
	if (total > 21) return "X";
	return total === 21 && dealer.length === 2 ? "BJ" : String(total);
}

/** A result in a word: "B", "=", "17", "12", "BJ". */
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
		case "blackjack":
			return dealerText(outcome);
	}
}
