// A hand at random: stacks, posts and acts, everything that the rules allow and a good deal of all-ins.
import { type Chance, shuffled, unwrap } from "#platform/kernel";
import { actInHand, type HandAct, type Legal, legalActs } from "../act.ts";
import { deckOf, holeCards, type PokerGame, pokerGames } from "../cards.ts";
import { beginHand, dealStreet, type Hand, nextDeal, type Post } from "../hand.ts";

export function randomHand(chance: Chance): Hand {
	const game: PokerGame = pokerGames[chance.below(3)] ?? "holdem";
	const many = 2 + chance.below(8 - (game === "omaha" ? 2 : 0));
	const [small, big] = [5 + chance.below(5), 10 + chance.below(11)];
	const deck = [...shuffled(deckOf(game), chance)];
	const players = Array.from({ length: many }, (_, seat) => ({
		seat,
		stack: 1 + chance.below(chance.below(3) === 0 ? 40 : 600),
		cards: deck.splice(0, holeCards[game]),
	}));
	const posts = randomPosts(chance, { game, many, small, big });
	const bigAt = game === "short" ? many - 1 : many === 2 ? 0 : 1;
	let hand = beginHand({ game, big, rake: { rate: chance.below(501), cap: chance.below(60) }, players, posts, bigAt });
	while (hand.phase !== "over") {
		const legal = legalActs(hand);
		if (legal !== undefined) hand = unwrap(actInHand(hand, randomAct(chance, legal)));
		else hand = dealOn(chance.below(3) === 0 ? { ...hand, runs: 2 } : hand, deck);
	}
	return hand;
}

type Of = { readonly game: PokerGame; readonly many: number; readonly small: number; readonly big: number };

function randomPosts(chance: Chance, { game, many, small, big }: Of): readonly Post[] {
	const antes = chance.below(3) === 0 || game === "short";
	const posts = Array.from({ length: antes ? many : 0 }, (_, at): Post => ({ at, amount: 2, as: "ante" }));
	if (game === "short") return [...posts, { at: many - 1, amount: big, as: "live" }];
	const [smallAt, bigAt] = many === 2 ? [1, 0] : [0, 1];
	const late = many > 3 && chance.below(3) === 0 ? 2 + chance.below(many - 2) : undefined;
	if (late !== undefined) {
		posts.push({ at: late, amount: big, as: "live" }, { at: late, amount: small, as: "dead" });
	}
	// A small blind that nobody owes is not posted.
	if (chance.below(8) > 0 || many === 2) posts.push({ at: smallAt, amount: small, as: "live" });
	return [...posts, { at: bigAt, amount: big, as: "live" }];
}

function randomAct(chance: Chance, { call, raise }: Legal): HandAct {
	const draw = chance.below(10);
	if (raise !== undefined && draw < 4) {
		const { least, most } = raise;
		return { type: "raise", to: draw === 0 ? most : draw === 1 ? least : least + chance.below(most - least + 1) };
	}
	return draw === 9 && call > 0 ? { type: "fold" } : { type: "call" };
}

/** Streets are dealt twice only where nobody bets any more: the fork is at the first of them. */
function dealOn(hand: Hand, deck: number[]): Hand {
	const apart = hand.runs === 2 && hand.players.filter(({ folded, stack }) => !folded && stack > 0).length < 2;
	const at = apart || hand.boards.length === 2 ? hand : { ...hand, runs: 1 as const };
	const { boards, cards } = nextDeal(at);
	return dealStreet(
		at,
		Array.from({ length: boards }, () => deck.splice(0, cards)),
	);
}
