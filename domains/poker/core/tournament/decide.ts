// What somebody wants of a tournament: events, or why not. A repetition of what was done has no events.
import { err, ok, type Result } from "#platform/kernel";
import { decideTable, houseSeat, type PlayerCommand, type TableRefusal } from "../table/decide.ts";
import { drawSeats, lateSeat } from "./seating.ts";
import {
	aliveIn,
	entryOf,
	isLate,
	type TournamentEntry,
	type TournamentEvent,
	type TournamentState,
	tableOf,
} from "./state.ts";
import { clockAt, type TournamentConfig } from "./structure.ts";

/** What a player sends. */
export type TournamentPlayerCommand =
	| Extract<PlayerCommand, { readonly type: "act" }>
	| { readonly type: "away" | "return" | "unregister" }
	| AboutDeal;

/** What the server sends: an entry's money has moved already. */
export type TournamentHouseCommand =
	| { readonly type: "announce"; readonly config: TournamentConfig }
	| { readonly type: "enter"; readonly entry: TournamentEntry }
	| { readonly type: "start" }
	| { readonly type: "cancel"; readonly reason: string };

export type TournamentCommand = TournamentPlayerCommand | TournamentHouseCommand;

export type TournamentRefusal =
	| TableRefusal
	| "POKER_TOURNAMENT_CLOSED"
	| "POKER_TOURNAMENT_FULL"
	| "POKER_TOURNAMENT_ENTERED";

type Decided = Result<readonly TournamentEvent[], TournamentRefusal>;
type Asked = {
	readonly seat: string;
	readonly at: number;
	/** A permutation of so many, drawn. */
	readonly order: (many: number) => readonly number[];
};

const isHouse = (command: TournamentCommand): command is TournamentHouseCommand =>
	["announce", "enter", "start", "cancel"].includes(command.type);

export function decideTournament(state: TournamentState, command: TournamentCommand, asked: Asked): Decided {
	if (isHouse(command)) return asked.seat === houseSeat ? decideHouse(state, command, asked) : err("POKER_NOT_ALLOWED");
	if (command.type === "unregister") return decideUnregister(state, asked.seat);
	const table = tableOf(state, asked.seat);
	if (table === undefined) return err("POKER_NOT_SEATED");
	if (isAboutDeal(command)) return decideDeal(state, command.type, asked);
	const decided = decideTable(table.state, atTable(command), asked);
	return decided.ok ? ok(decided.value.map((event) => ({ type: "table", no: table.no, event }))) : decided;
}

type AboutDeal = { readonly type: "propose" | "agree" | "refuse" };

const isAboutDeal = (command: TournamentPlayerCommand): command is AboutDeal =>
	["propose", "agree", "refuse"].includes(command.type);

/** As a table hears it. */
function atTable(command: Exclude<TournamentPlayerCommand, AboutDeal>): PlayerCommand {
	if (command.type === "act") return command;
	return command.type === "return" ? { type: "back", posts: false } : { type: "away" };
}

function decideUnregister(state: TournamentState, owner: string): Decided {
	if (state.phase !== "registering") return err("POKER_TOURNAMENT_CLOSED");
	const entry = entryOf(state, owner);
	return ok(entry === undefined ? [] : [{ type: "unregistered", entry: entry.id, owner }]);
}

function decideHouse(state: TournamentState, command: TournamentHouseCommand, asked: Asked): Decided {
	switch (command.type) {
		case "announce":
			return ok(state.config === null ? [{ type: "announced", config: command.config }] : []);
		case "enter":
			return decideEnter(state, command.entry, asked);
		case "start":
			if (state.phase !== "registering" || state.entries.length < 2) return err("POKER_TOURNAMENT_CLOSED");
			return ok([startedEvent(state, asked)]);
		default:
			if (state.phase === "done") return err("POKER_TOURNAMENT_CLOSED");
			return ok(state.phase === "cancelled" ? [] : [{ type: "cancelled", at: asked.at, reason: command.reason }]);
	}
}

export function startedEvent(state: TournamentState, { at, order }: Pick<Asked, "at" | "order">): TournamentEvent {
	const owners = state.entries.map(({ owner }) => owner);
	const places = drawSeats(owners, { seats: state.config?.seats ?? 1, order: order(owners.length) });
	return { type: "started", at, places };
}

function decideEnter(state: TournamentState, entry: TournamentEntry, { at, order }: Asked): Decided {
	const { config, phase, entries } = state;
	if (entries.some(({ id }) => id === entry.id)) return ok([]);
	const before = entries.filter(({ owner }) => owner === entry.owner).length;
	const open = phase === "registering" || isLate(state, at);
	if (config === null || !open) return err("POKER_TOURNAMENT_CLOSED");
	const plays = phase === "registering" ? before > 0 : tableOf(state, entry.owner) !== undefined;
	if (plays) return err("POKER_TOURNAMENT_ENTERED");
	if (before > config.reentries) return err("POKER_TOURNAMENT_CLOSED");
	if (entries.length >= config.most) return err("POKER_TOURNAMENT_FULL");
	if (phase === "registering") return ok([{ type: "registered", entry, at }]);
	const place = lateSeat(state, entry.owner, order(config.seats)[0] ?? 0);
	return ok([{ type: "entered", entry, place, at }]);
}

/** The hand in play may take half of it. */
const dealMilliseconds = 120_000;

/** Nobody is dealt in while a deal is talked of; each may propose one on each level. */
function decideDeal(state: TournamentState, type: "propose" | "agree" | "refuse", { seat, at }: Asked): Decided {
	const { deal, tables, config, startedAt } = state;
	if (config === null) return err("POKER_NOT_ALLOWED");
	if (type === "propose") {
		const { level } = clockAt(config.speed, at - startedAt);
		const may = tables.length === 1 && aliveIn(state).length > 1 && !isLate(state, at);
		if (deal !== null) return ok([]);
		if (!may || state.proposed.includes(`${seat}:${level}`)) return err("POKER_NOT_ALLOWED");
		return ok([{ type: "proposed", owner: seat, level, until: at + dealMilliseconds }]);
	}
	if (deal === null) return err("POKER_NOT_ALLOWED");
	if (type === "refuse") return ok([{ type: "undealt" }]);
	// What is agreed to are the stacks of now: not while a hand moves them.
	if (tables.some((table) => table.state.hand !== null)) return err("POKER_NOT_ALLOWED");
	return ok(deal.agreed.includes(seat) ? [] : [{ type: "agreed", owner: seat }]);
}
