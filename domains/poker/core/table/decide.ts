// What somebody at a table wants: events, or why not. A repetition of what was done has no events.
import { err, ok, type Result } from "#platform/kernel";
import { actInHand, type HandAct } from "../act.ts";
import { freeSeats, seatBegins } from "./seating.ts";
import {
	playsNow,
	seatOwned,
	type TableConfig,
	type TableEvent,
	type TableSeat,
	type TableState,
	tableTimes,
} from "./state.ts";

/** What a player sends. */
export type PlayerCommand =
	/** `turn`: how many acts there were in the hand. */
	| { readonly type: "act"; readonly hand: string; readonly turn: number; readonly act: HandAct }
	| { readonly type: "away" | "leave" | "unwait" }
	| { readonly type: "back"; readonly posts: boolean }
	| { readonly type: "twice"; readonly twice: boolean };

/** What the server sends: money has moved already. Nobody has this seat by a connection. */
export type HouseCommand =
	| { readonly type: "open"; readonly config: TableConfig }
	| { readonly type: "close" }
	| {
			readonly type: "seat";
			readonly buyIn: string;
			readonly owner: string;
			readonly name: string;
			readonly merchant: string;
			readonly seat: number;
			readonly amount: number;
			readonly posts: boolean;
	  }
	| { readonly type: "add"; readonly buyIn: string; readonly owner: string; readonly amount: number }
	| { readonly type: "queue"; readonly owner: string; readonly name: string };

export type TableCommand = PlayerCommand | HouseCommand;

export const houseSeat = "house";

export type TableRefusal =
	| "POKER_CLOSED"
	| "POKER_NOT_SEATED"
	| "POKER_SEATED_ALREADY"
	| "POKER_SEAT_TAKEN"
	| "POKER_BUY_IN"
	| "POKER_NOT_YOUR_TURN"
	| "POKER_ACT_NOT_ALLOWED"
	| "POKER_NOT_ALLOWED";

type Decided = Result<readonly TableEvent[], TableRefusal>;
type Asked = { readonly seat: string; readonly at: number };

const isHouse = (command: TableCommand): command is HouseCommand =>
	["open", "close", "seat", "add", "queue"].includes(command.type);

export function decideTable(state: TableState, command: TableCommand, { seat, at }: Asked): Decided {
	if (isHouse(command)) return seat === houseSeat ? decideHouse(state, command, at) : err("POKER_NOT_ALLOWED");
	if (command.type === "unwait")
		return ok(state.queue.some(({ owner }) => owner === seat) ? [{ type: "unqueued", owner: seat }] : []);
	return decidePlayer(state, command, { seat, at });
}

function decidePlayer(state: TableState, command: PlayerCommand, { seat: owner, at }: Asked): Decided {
	const mine = seatOwned(state, owner);
	if (mine === undefined) return err("POKER_NOT_SEATED");
	const { no: seat } = mine;
	switch (command.type) {
		case "act":
			return decideAct(state, command, { seat, at });
		case "away":
			return ok(mine.state === "in" ? [{ type: "away", seat, at }] : []);
		case "leave":
			return decideLeave(state, mine, at);
		case "back":
			return decideBack(mine, command);
		case "twice":
			return ok(mine.twice === command.twice ? [] : [{ type: "twice", seat, twice: command.twice }]);
		default:
			return err("POKER_NOT_ALLOWED");
	}
}

function decideBack(mine: TableSeat, { posts }: { readonly posts: boolean }): Decided {
	if (mine.state === "leaving" || mine.stack + mine.adds === 0) return err("POKER_NOT_ALLOWED");
	const same = mine.state === "in" && mine.posts === posts;
	return ok(same ? [] : [{ type: "back", seat: mine.no, posts }]);
}

function decideAct(
	{ hand }: TableState,
	{ hand: named, turn, act }: Extract<PlayerCommand, { readonly type: "act" }>,
	{ seat, at }: { readonly seat: number; readonly at: number },
): Decided {
	if (hand === null || hand.id !== named || hand.end !== null) return err("POKER_NOT_YOUR_TURN");
	const done = hand.acts[turn];
	if (done !== undefined) {
		const same = done.seat === seat && done.by === "player" && JSON.stringify(done.act) === JSON.stringify(act);
		return same ? ok([]) : err("POKER_NOT_YOUR_TURN");
	}
	const actor = hand.hand.actor === undefined ? undefined : hand.hand.players[hand.hand.actor];
	if (turn !== hand.acts.length || actor?.seat !== seat) return err("POKER_NOT_YOUR_TURN");
	if (!actInHand(hand.hand, act).ok) return err("POKER_ACT_NOT_ALLOWED");
	return ok([{ type: "acted", seat, act, at, by: "player" }]);
}

/** Who is in a hand folds when it is their turn, and goes when it is over. */
function decideLeave(state: TableState, mine: TableSeat, at: number): Decided {
	const { no: seat } = mine;
	if (playsNow(state, seat)) return ok(mine.state === "leaving" ? [] : [{ type: "leaving", seat, at }]);
	return ok([{ type: "left", seat, owner: mine.owner, stack: mine.stack + mine.adds, at }]);
}

function decideHouse(state: TableState, command: HouseCommand, at: number): Decided {
	switch (command.type) {
		case "open":
			return ok(state.config === null || state.closing ? [{ type: "opened", config: command.config }] : []);
		case "close":
			return ok(state.closing ? [] : [{ type: "closing" }]);
		case "seat":
			return decideSeat(state, command, at);
		case "add":
			return decideAdd(state, command);
		default: {
			const known = state.queue.some(({ owner }) => owner === command.owner);
			if (known || seatOwned(state, command.owner) !== undefined) return ok([]);
			return ok([{ type: "queued", owner: command.owner, name: command.name }]);
		}
	}
}

type Seat = Extract<HouseCommand, { readonly type: "seat" }>;

/** The least and the most that somebody may bring: who left a short time ago brings what they left with. */
export function buyInBounds(state: TableState, owner: string, at: number) {
	const { least = 0, most = 0 } = state.config ?? {};
	const left = state.left.find((one) => one.owner === owner && one.at > at - tableTimes.rathole)?.stack ?? 0;
	return { least: Math.max(least, left), most: Math.max(most, left) };
}

function decideSeat(
	state: TableState,
	{ seat: no, owner, name, merchant, amount, buyIn, posts }: Seat,
	at: number,
): Decided {
	if (state.config === null || state.closing) return err("POKER_CLOSED");
	if (seatOwned(state, owner) !== undefined) return err("POKER_SEATED_ALREADY");
	const free = freeSeats(state);
	const keptForOther = state.kept !== null && state.kept.until > at && state.kept.owner !== owner && free.length < 2;
	if (!free.includes(no) || keptForOther) return err("POKER_SEAT_TAKEN");
	const { least, most } = buyInBounds(state, owner, at);
	if (amount < least || amount > most) return err("POKER_BUY_IN");
	const seat = { ...seatBegins, no, owner, name, merchant, stack: amount, posts };
	return ok([{ type: "seated", seat, buyIn }]);
}

function decideAdd(
	state: TableState,
	{ owner, amount, buyIn }: Extract<HouseCommand, { readonly type: "add" }>,
): Decided {
	const mine = seatOwned(state, owner);
	if (mine === undefined || mine.state === "leaving") return err("POKER_NOT_SEATED");
	if (state.config === null || state.closing) return err("POKER_CLOSED");
	if (mine.stack + mine.adds + amount > state.config.most) return err("POKER_BUY_IN");
	return ok([{ type: "added", seat: mine.no, amount, buyIn }]);
}
