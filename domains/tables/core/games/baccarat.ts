// Punto banco: how a hand is dealt, and what its bets pay. The drawing rule and the pays are those of the field.
import { type Card, pointOf, pointsOf, rankOf } from "../cards.ts";
import { type CardsOutcome, type Outcome, type Spot, whole } from "../outcome.ts";

/** Whether the banker draws, by its two cards' points and the player's third card where there is one. */
export function bankerDraws(points: number, third: Card | undefined): boolean {
	if (third === undefined) return points <= 5;
	const drawn = pointOf(third);
	if (points <= 2) return true;
	if (points === 3) return drawn !== 8;
	if (points === 4) return drawn >= 2 && drawn <= 7;
	if (points === 5) return drawn >= 4 && drawn <= 7;
	return points === 6 && (drawn === 6 || drawn === 7);
}

/** Deals from a place of the shoe: player, banker, player, banker, then the third cards. */
export function dealBaccarat(cards: readonly Card[], from: number): CardsOutcome {
	const next = cardsFrom(cards, from);
	const [first, second, third, fourth] = [next(), next(), next(), next()];
	const [player, banker] = [
		[first, third],
		[second, fourth],
	];
	const natural = pointsOf(player) >= 8 || pointsOf(banker) >= 8;
	const playersThird = !natural && pointsOf(player) <= 5 ? next() : undefined;
	const bankersThird = !natural && bankerDraws(pointsOf(banker), playersThird) ? next() : undefined;
	return { type: "cards", player: withThird(player, playersThird), banker: withThird(banker, bankersThird) };
}

const withThird = (cards: readonly Card[], third: Card | undefined) =>
	third === undefined ? cards : [...cards, third];

function cardsFrom(cards: readonly Card[], from: number): () => Card {
	let place = from;
	return () => {
		const card = cards[place];
		place += 1;
		if (card === undefined) throw new RangeError("the shoe is empty");
		return card;
	};
}

export const cardsDealt = ({ player, banker }: CardsOutcome): number => player.length + banker.length;

export type BaccaratSide = "B" | "P" | "T";

export function winnerOf({ player, banker }: CardsOutcome): BaccaratSide {
	const difference = pointsOf(banker) - pointsOf(player);
	return difference > 0 ? "B" : difference < 0 ? "P" : "T";
}

const isPair = ([first, second]: readonly Card[]): boolean =>
	first !== undefined && second !== undefined && rankOf(first) === rankOf(second);
const isPerfect = ([first, second]: readonly Card[]): boolean => first !== undefined && first === second;
export const pairsOf = ({ player, banker }: CardsOutcome) => ({ player: isPair(player), banker: isPair(banker) });

/** Two cards of eight or nine. */
export const isNatural = (cards: readonly Card[]): boolean => cards.length === 2 && pointsOf(cards) >= 8;

const pays = (times: number): number => Math.round((times + 1) * whole);
const hit = (won: boolean, times: number): number => (won ? pays(times) : 0);
const ofCards = (judge: (outcome: CardsOutcome) => number) => (outcome: Outcome) =>
	outcome.type === "cards" ? judge(outcome) : 0;

const side = (own: BaccaratSide, judge: (outcome: CardsOutcome) => number) =>
	ofCards((outcome) => {
		const winner = winnerOf(outcome);
		return winner === "T" ? whole : winner === own ? judge(outcome) : 0;
	});

/** A win by a natural pays 1, a tie of naturals gives the stake back, a win by 4 and more pays 1 2 4 6 10 30. */
const bonusPays = new Map([
	[4, 1],
	[5, 2],
	[6, 4],
	[7, 6],
	[8, 10],
	[9, 30],
]);

const bonus = (own: "player" | "banker") =>
	ofCards((outcome) => {
		const other = own === "player" ? outcome.banker : outcome.player;
		const ahead = pointsOf(outcome[own]) - pointsOf(other);
		if (isNatural(outcome[own])) return ahead > 0 ? pays(1) : ahead === 0 && isNatural(other) ? whole : 0;
		const times = bonusPays.get(ahead);
		return times === undefined ? 0 : pays(times);
	});

const perfect = ofCards(({ player, banker }) => {
	const pairs = [player, banker].filter(isPerfect).length;
	return pairs === 2 ? pays(200) : hit(pairs === 1, 25);
});

const shared: readonly Spot[] = [
	{ id: "player", share: 100, back: side("P", () => pays(1)), opposite: "banker" },
	{ id: "tie", share: 10, back: ofCards((outcome) => hit(winnerOf(outcome) === "T", 8)) },
	{ id: "player-pair", share: 10, back: ofCards((outcome) => hit(pairsOf(outcome).player, 11)) },
	{ id: "banker-pair", share: 10, back: ofCards((outcome) => hit(pairsOf(outcome).banker, 11)) },
	{ id: "either-pair", share: 10, back: ofCards((o) => hit(pairsOf(o).player || pairsOf(o).banker, 5)) },
	{ id: "perfect-pair", share: 5, back: perfect },
	{ id: "player-bonus", share: 5, back: bonus("player") },
	{ id: "banker-bonus", share: 5, back: bonus("banker") },
	{ id: "small", share: 10, back: ofCards((o) => hit(cardsDealt(o) === 4, 1.5)), opposite: "big" },
	{ id: "big", share: 10, back: ofCards((o) => hit(cardsDealt(o) > 4, 0.54)), opposite: "small" },
];

const banker = (back: (outcome: CardsOutcome) => number): Spot => ({
	id: "banker",
	share: 100,
	back: side("B", back),
	opposite: "player",
});

const isSix = (outcome: CardsOutcome): boolean => winnerOf(outcome) === "B" && pointsOf(outcome.banker) === 6;

export const baccaratSpots: readonly Spot[] = [banker(() => pays(0.95)), ...shared];

/** Without commission a banker's win with six pays half; lucky six pays 12 with two cards, 20 with three. */
export const noCommissionSpots: readonly Spot[] = [
	banker((outcome) => (isSix(outcome) ? pays(0.5) : pays(1))),
	...shared,
	{ id: "lucky-6", share: 5, back: ofCards((o) => (isSix(o) ? pays(o.banker.length === 2 ? 12 : 20) : 0)) },
];
