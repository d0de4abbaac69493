// What a player may do when it is their turn, and what it makes of the hand.
import { err, ok, type Result } from "#platform/kernel";
import { chipsIn, type Hand, type HandPlayer, turnFrom } from "./hand.ts";

/** `call` checks where there is nothing to call; `to` is what they will have put in on this street. */
export type HandAct =
	| { readonly type: "fold" }
	| { readonly type: "call" }
	| { readonly type: "raise"; readonly to: number };

export type Legal = {
	/** 0: a check. */
	readonly call: number;
	/** What a bet or a raise may be to; undefined where none may be. */
	readonly raise: { readonly least: number; readonly most: number } | undefined;
};

/** What who is to act may do; undefined when nobody is. */
export function legalActs(hand: Hand): Legal | undefined {
	const player = hand.actor === undefined ? undefined : hand.players[hand.actor];
	if (player === undefined) return undefined;
	const call = Math.min(Math.max(0, hand.bet - player.street), player.stack);
	return { call, raise: raiseOf(hand, player, call) };
}

function raiseOf(hand: Hand, player: HandPlayer, call: number): Legal["raise"] {
	const all = player.street + player.stack;
	if (all <= hand.bet) return undefined;
	const canAnswer = (other: HandPlayer) => other !== player && !other.folded && other.street + other.stack > hand.bet;
	if (!hand.players.some(canAnswer)) return undefined;
	// A short all-in does not reopen the betting; several that add up to a full raise do.
	if (player.acted !== null && hand.bet - player.acted < hand.lastFull) return undefined;
	const most = hand.game === "omaha" ? Math.min(all, hand.bet + chipsIn(hand) + call) : all;
	return { least: Math.min(hand.bet + hand.lastFull, most), most };
}

/** After an act of who is to act. */
export function actInHand(hand: Hand, act: HandAct): Result<Hand, "ACT_NOT_ALLOWED"> {
	const [legal, at] = [legalActs(hand), hand.actor];
	const player = at === undefined ? undefined : hand.players[at];
	if (legal === undefined || at === undefined || player === undefined) return err("ACT_NOT_ALLOWED");
	if (act.type === "fold") return ok(after(hand, at, { ...player, folded: true }));
	if (act.type === "call") return ok(after(hand, at, { ...paid(player, legal.call), acted: hand.bet }));
	const { to } = act;
	const { raise } = legal;
	if (raise === undefined || !Number.isSafeInteger(to) || to < raise.least || to > raise.most)
		return err("ACT_NOT_ALLOWED");
	const more = to - hand.bet;
	const raised = { ...hand, bet: to, lastFull: Math.max(hand.lastFull, more), aggressor: at };
	return ok(after(raised, at, { ...paid(player, to - player.street), acted: to }));
}

const paid = (player: HandPlayer, amount: number): HandPlayer => ({
	...player,
	stack: player.stack - amount,
	street: player.street + amount,
	live: player.live + amount,
});

const after = (hand: Hand, at: number, player: HandPlayer): Hand =>
	turnFrom({ ...hand, players: hand.players.map((one, index) => (index === at ? player : one)) }, at + 1);
