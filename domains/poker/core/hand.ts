// One hand as it stands: who plays, what they put in, whose turn it is, and what they may do. Amounts are whole minor units.
// Knows no clock and no deck: cards are handed in as they are dealt.
import type { Card, PokerGame } from "./cards.ts";

export type HandPlayer = {
	readonly seat: number;
	/** Before anything was posted. */
	readonly start: number;
	/** Behind. */
	readonly stack: number;
	/** Put in on this street. */
	readonly street: number;
	/** Put in since the hand began, antes with it: what pots are levelled by. */
	readonly live: number;
	/** Posted dead: part of the main pot, matches nothing. */
	readonly dead: number;
	readonly folded: boolean;
	/** The bet that stood when they last acted on this street; null while they have not. */
	readonly acted: number | null;
	readonly cards: readonly Card[];
};

/** `rate` in ten-thousandths; `cap` in minor units. */
export type Rake = { readonly rate: number; readonly cap: number };

export type HandPhase = "betting" | "dealing" | "over";

export type Hand = {
	readonly game: PokerGame;
	readonly big: number;
	readonly rake: Rake;
	/** Clockwise, the first to the left of the button. */
	readonly players: readonly HandPlayer[];
	/** One, or two where the rest was dealt twice. */
	readonly boards: readonly (readonly Card[])[];
	readonly runs: 1 | 2;
	/** 0 before the flop, 3 on the river. */
	readonly street: number;
	readonly phase: HandPhase;
	readonly bet: number;
	/** The last full bet or raise of the street; at first the big blind. */
	readonly lastFull: number;
	/** The place of whose turn it is. */
	readonly actor: number | undefined;
	/** The place of who bet or raised last on this street. */
	readonly aggressor: number | undefined;
	/** What nobody called, given back. */
	readonly returned: { readonly seat: number; readonly amount: number } | undefined;
};

export type Post = {
	/** The place among the players. */
	readonly at: number;
	readonly amount: number;
	readonly as: "live" | "dead" | "ante";
};

export type HandBegin = Pick<Hand, "game" | "big" | "rake"> & {
	readonly players: readonly Pick<HandPlayer, "seat" | "stack" | "cards">[];
	readonly posts: readonly Post[];
	/** The place of the big blind, or of the button's blind: who comes after it acts first. */
	readonly bigAt: number;
};

export function beginHand({ players, posts, bigAt, game, big, rake }: HandBegin): Hand {
	const fresh = { street: 0, live: 0, dead: 0, folded: false, acted: null };
	const seated = players.map(({ seat, stack, cards }): HandPlayer => ({ seat, cards, stack, start: stack, ...fresh }));
	const posted = posts.reduce(
		(all, post) => all.map((player, index) => (index === post.at ? postedBy(player, post) : player)),
		seated,
	);
	const hand: Hand = {
		game,
		big,
		rake,
		players: posted,
		boards: [[]],
		runs: 1,
		street: 0,
		phase: "betting",
		bet: big,
		lastFull: big,
		actor: undefined,
		aggressor: undefined,
		returned: undefined,
	};
	return turnFrom(hand, bigAt + 1);
}

function postedBy(player: HandPlayer, { amount, as }: Post): HandPlayer {
	const put = Math.min(amount, player.stack);
	const paid = { ...player, stack: player.stack - put };
	if (as === "dead") return { ...paid, dead: paid.dead + put };
	const live = paid.live + put;
	return as === "ante" ? { ...paid, live } : { ...paid, live, street: paid.street + put };
}

/** All chips that are in, those of this street with them. */
export const chipsIn = ({ players }: Pick<Hand, "players">): number =>
	players.reduce((sum, { live, dead }) => sum + live + dead, 0);

export const standing = ({ players }: Pick<Hand, "players">): readonly HandPlayer[] =>
	players.filter(({ folded }) => !folded);

/** Everybody else folded. */
const isAlone = ({ players }: Pick<Hand, "players">): boolean => {
	let left = 0;
	for (const { folded } of players) if (!folded && ++left > 1) return false;
	return true;
};

/** No betting is left, and more than one is in: their cards lie open. */
export const isRunOut = (hand: Hand): boolean =>
	hand.phase !== "betting" && standing(hand).length > 1 && standing(hand).filter(({ stack }) => stack > 0).length < 2;

/** Whose turn it is from a place on, or what follows where it is nobody's. */
export function turnFrom(hand: Hand, place: number): Hand {
	if (isAlone(hand)) return over(hand);
	const many = hand.players.length;
	for (let step = 0; step < many; step++) {
		const at = (place + step) % many;
		if (mustAct(hand, at)) return { ...hand, phase: "betting", actor: at };
	}
	return hand.street === 3 ? over(hand) : { ...settledStreet(hand), phase: "dealing", actor: undefined };
}

const over = (hand: Hand): Hand => ({ ...settledStreet(hand), phase: "over", actor: undefined });

function mustAct(hand: Hand, at: number): boolean {
	const player = hand.players[at];
	if (player === undefined || player.folded || player.stack === 0) return false;
	if (player.acted !== null && player.street >= hand.bet) return false;
	// Against those who are all in there is nothing to decide once they are matched.
	return hand.players.some(
		(other) => other !== player && !other.folded && (other.stack > 0 || other.street > player.street),
	);
}

/** The part that nobody matched goes back before anything is a pot; dead chips match nothing. */
function settledStreet(hand: Hand): Hand {
	const levels = hand.players.map(({ live }) => live).toSorted((a, b) => b - a);
	const [most = 0, next = 0] = levels;
	const owner = hand.players.find(({ live, folded }) => live === most && !folded);
	if (most === next || owner === undefined) return hand;
	const amount = most - next;
	const back = { ...owner, live: next, street: owner.street - amount, stack: owner.stack + amount };
	return {
		...hand,
		players: hand.players.map((player) => (player === owner ? back : player)),
		returned: { seat: owner.seat, amount: amount + (hand.returned?.amount ?? 0) },
	};
}

/** How many boards the next street is dealt to, and how many cards each takes. */
export const nextDeal = ({ street, boards, runs }: Hand): { readonly boards: number; readonly cards: number } => ({
	boards: Math.max(runs, boards.length),
	cards: street === 0 ? 3 : 1,
});

/** The next street, its cards a list a board. */
export function dealStreet(hand: Hand, dealt: readonly (readonly Card[])[]): Hand {
	const shared = hand.boards[0] ?? [];
	const boards = dealt.map((cards, run) => [...(hand.boards[run] ?? shared), ...cards]);
	const players = hand.players.map((player) => ({ ...player, street: 0, acted: null }));
	const next = { ...hand, players, boards, street: hand.street + 1, bet: 0, lastFull: hand.big, aggressor: undefined };
	return turnFrom(next, 0);
}
