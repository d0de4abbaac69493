// What a round that a video studio shows has come to: read from what lies, by the rules of its game.
import { type Card, cardText, pointsOf, readCard } from "./cards.ts";
import { bankerDraws } from "./games/baccarat.ts";
import type { Outcome } from "./outcome.ts";
import { outcomeText, readOutcome } from "./outcome-text.ts";
import type { TableGame } from "./tables.ts";
import type { ShownThing } from "./video-state.ts";

/** Where things are shown at a table of a game; nowhere in games of moves or multipliers. */
export const places: Readonly<Record<TableGame, readonly string[]>> = {
	baccarat: ["P1", "B1", "P2", "B2", "P3", "B3"],
	"no-commission": ["P1", "B1", "P2", "B2", "P3", "B3"],
	"dragon-tiger": ["D", "T"],
	roulette: ["ball"],
	bolt: [],
	"sic-bo": ["dice"],
	seotda: [],
	blackjack: [],
};

/** Games that a studio can drive: nothing of them but what is shown decides. */
export const fitsVideo = (game: TableGame): boolean => places[game].length > 0;

/** What a round has been brought to by what lies; undefined where that is no whole result of its game. */
export function foundOf(game: TableGame, lies: readonly ShownThing[]): Outcome | undefined {
	const at = (pos: string): string => lies.find((one) => one.pos === pos)?.code ?? "";
	switch (game) {
		case "baccarat":
		case "no-commission":
			return baccaratOf(at);
		case "dragon-tiger": {
			const [dragon, tiger] = [readCard(at("D")), readCard(at("T"))];
			return dragon === undefined || tiger === undefined ? undefined : { type: "duel", dragon, tiger };
		}
		case "roulette":
			return readOutcome(at("ball"));
		case "sic-bo":
			return readOutcome(at("dice"));
		default:
			return undefined;
	}
}

/** By the rule of the third card: one too many or too few is no result. */
function baccaratOf(at: (pos: string) => string): Outcome | undefined {
	const cards = (who: "P" | "B"): readonly Card[] =>
		["1", "2", "3"].flatMap((place) => readCard(at(who + place)) ?? []);
	const [player, banker] = [cards("P"), cards("B")];
	if (at("P1") === "" || at("P2") === "" || at("B1") === "" || at("B2") === "") return undefined;
	const first = [pointsOf(player.slice(0, 2)), pointsOf(banker.slice(0, 2))] as const;
	const natural = first[0] >= 8 || first[1] >= 8;
	const playerDraws = !natural && first[0] <= 5;
	if (playerDraws !== (player.length === 3)) return undefined;
	if ((!natural && bankerDraws(first[1], player[2])) !== (banker.length === 3)) return undefined;
	return { type: "cards", player, banker };
}

/** Whether a game can end so: what two people say of a round that halts its table. */
export function isOutcomeOf(game: TableGame, text: string): boolean {
	const outcome = readOutcome(text);
	const found = outcome === undefined ? undefined : foundOf(game, liesOf(outcome));
	return found !== undefined && outcomeText(found) === text && liesOf(found).every(isThing);
}

function liesOf(outcome: Outcome): readonly ShownThing[] {
	const side = (who: string, cards: readonly Card[]) =>
		cards.map((card, index) => ({ pos: `${who}${index + 1}`, code: cardText(card) }));
	switch (outcome.type) {
		case "cards":
			return [...side("P", outcome.player), ...side("B", outcome.banker)];
		case "duel":
			return [
				{ pos: "D", code: cardText(outcome.dragon) },
				{ pos: "T", code: cardText(outcome.tiger) },
			];
		case "ball":
			return [{ pos: "ball", code: String(outcome.number) }];
		case "dice":
			return [{ pos: "dice", code: outcome.dice.join("") }];
		default:
			return [];
	}
}

/** A card, a number of the wheel, three dice. */
export function isThing({ pos, code }: ShownThing): boolean {
	if (pos === "ball") return /^\d{1,2}$/.test(code) && Number(code) <= 36;
	return pos === "dice" ? /^[1-6]{3}$/.test(code) : readCard(code) !== undefined;
}
