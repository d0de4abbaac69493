// A hand from a script: stacks clockwise from the left of the button, acts as "UTG150 HJc / BBc", cards as "AsKd".
import { unwrap } from "#platform/kernel";
import { actInHand, type HandAct } from "../act.ts";
import { type PokerGame, readCards } from "../cards.ts";
import { beginHand, dealStreet, type Hand, nextDeal, type Post, type Rake } from "../hand.ts";
import { endOf, type HandEnd } from "../pots.ts";

export type Script = {
	readonly game?: PokerGame;
	/** Small and big; of a short deck the button's blind alone. */
	readonly blinds: readonly number[];
	readonly ante?: number;
	readonly stacks: readonly number[];
	/** Names of the places, in the order of the stacks. */
	readonly places: string;
	readonly posts?: readonly Post[];
	readonly rake?: Rake;
	/** By place. */
	readonly cards?: Readonly<Record<string, string>>;
	/** By street, apart by "/"; nothing more is said once nobody can act. */
	readonly acts: string;
	/** Boards as they are dealt: one, or two that may share their beginning. */
	readonly boards?: readonly string[];
	/** The rest is dealt twice once nobody can bet any more. */
	readonly twice?: boolean;
};

const noRake: Rake = { rate: 0, cap: 0 };

function postsOf({ blinds, ante = 0, stacks, posts = [] }: Script): { posts: readonly Post[]; bigAt: number } {
	const antes = ante === 0 ? [] : stacks.map((_, at): Post => ({ at, amount: ante, as: "ante" }));
	const [small = 0, big] = blinds;
	const last = stacks.length - 1;
	if (big === undefined) return { posts: [...antes, { at: last, amount: small, as: "live" }], bigAt: last };
	const [smallAt, bigAt] = stacks.length === 2 ? [1, 0] : [0, 1];
	const blind = (at: number, amount: number): Post => ({ at, amount, as: "live" });
	return { posts: [...antes, ...posts, blind(smallAt, small), blind(bigAt, big)], bigAt };
}

export function playScript(script: Script): { readonly hand: Hand; readonly end: HandEnd } {
	const { game = "holdem", blinds, stacks, places, rake = noRake, cards = {}, acts, twice = false } = script;
	const names = places.split(" ");
	const players = stacks.map((stack, seat) => ({ seat, stack, cards: readCards(cards[names[seat] ?? ""] ?? "") }));
	let hand = beginHand({ game, big: blinds.at(-1) ?? 0, rake, players, ...postsOf(script) });
	const boards = (script.boards ?? []).map(readCards);
	for (const [street, said] of acts.split("/").entries()) {
		if (street > 0) hand = deal(hand, boards);
		for (const token of said.trim().split(/ +/).filter(Boolean)) hand = acted(hand, names, token);
	}
	if (twice) hand = { ...hand, runs: 2 };
	while (hand.phase === "dealing" && boards.length > 0) hand = deal(hand, boards);
	return { hand, end: endOf(hand) };
}

function acted(hand: Hand, names: readonly string[], token: string): Hand {
	const at = hand.actor ?? -1;
	const name = names[at] ?? "";
	const who =
		token === "c" ? name : (names.toSorted((a, b) => b.length - a.length).find((one) => token.startsWith(one)) ?? "");
	if (who !== name) throw new Error(`${token}: it is the turn of ${name || "nobody"}`);
	const what = token === "c" ? "c" : token.slice(who.length);
	const act: HandAct =
		what === "c" ? { type: "call" } : what === "f" ? { type: "fold" } : { type: "raise", to: Number(what) };
	return unwrap(actInHand(hand, act));
}

function deal(hand: Hand, boards: readonly (readonly number[])[]): Hand {
	const { boards: many, cards } = nextDeal(hand);
	const begun = hand.boards[0]?.length ?? 0;
	return dealStreet(
		hand,
		Array.from({ length: many }, (_, run) => (boards[run] ?? []).slice(begun, begun + cards)),
	);
}

/** The stacks when it is over, in the order of the script. */
export const stacksOf = ({ end }: { readonly end: HandEnd }): readonly number[] =>
	end.players.map(({ stack }) => stack);
