// What the clock brings to a tournament: its start, hands at its tables, levels and breaks, players that are moved, those who went
// out, hand for hand, and its end.
import { applyTable } from "../table/apply.ts";
import { type TableAids, type Ticked as TickedTable, tickTable } from "../table/flow.ts";
import { botNames } from "../table/seating.ts";
import type { TableEvent, TableState } from "../table/state.ts";
import { startedEvent } from "./decide.ts";
import { prizesNow, resultsOf } from "./results.ts";
import { seatingOf } from "./seating.ts";
import {
	aliveIn,
	isBotOwner,
	isLate,
	type TournamentEvent,
	type TournamentState,
	type TournamentTable,
} from "./state.ts";
import { clockAt, levelAt, type TournamentConfig } from "./structure.ts";

export type TournamentAids = {
	/** What a table draws from; fetched where it is needed alone. */
	readonly of: (table: TableState) => TableAids;
	/** A permutation of so many, drawn. */
	readonly order: (many: number) => readonly number[];
};

type Ticked = { readonly events: readonly TournamentEvent[]; readonly next: number | undefined };
type Moment = { readonly at: number; readonly aids: TournamentAids };

const nothing: Ticked = { events: [], next: undefined };
const one = (event: TournamentEvent): Ticked => ({ events: [event], next: undefined });
const later = (next: number | undefined): Ticked => ({ events: [], next });

/** How long a seat stays free before a house bot takes it, and how fast the next ones come. */
const botWait = { first: 10_000, next: 1_200 } as const;
/** A sit & go that nobody has entered for so long does not come about. */
const waitMost = 86_400_000;
/** From the draw to the first hand. */
const beforeFirst = 4_000;

export function tickTournament(state: TournamentState, at: number, aids: TournamentAids): Ticked {
	const { config, phase } = state;
	if (config === null) return nothing;
	if (phase === "registering") return registering(state, config, { at, aids });
	return phase === "running" ? running(state, config, { at, aids }) : nothing;
}

function registering(state: TournamentState, config: TournamentConfig, { at, aids }: Moment): Ticked {
	const { entries, enteredAt } = state;
	const start = () => one(startedEvent(state, { at, order: aids.order }));
	const isEmpty = entries.every(({ owner }) => isBotOwner(owner));
	const fills = !isEmpty && entries.length < Math.min(config.bots, config.most);
	if (config.startsAt === null) {
		if (entries.length >= config.most) return start();
		const due = enteredAt + (isBotOwner(entries.at(-1)?.owner ?? "") ? botWait.next : botWait.first);
		if (fills) return at < due ? later(due) : one(botCame(state, at));
		if (entries.length === 0) return nothing;
		const lapses = enteredAt + waitMost;
		return at < lapses ? later(lapses) : one({ type: "cancelled", at, reason: "few" });
	}
	if (at < config.startsAt) return later(config.startsAt);
	if (fills) return one(botCame(state, at));
	if (isEmpty || entries.length < config.fewest) return one({ type: "cancelled", at, reason: "few" });
	return start();
}

function botCame({ entries }: TournamentState, at: number): TournamentEvent {
	const number = entries.filter(({ owner }) => isBotOwner(owner)).length;
	const round = Math.floor(number / botNames.length);
	const name = `${botNames[number % botNames.length] ?? ""}${round === 0 ? "" : ` ${round + 1}`}`;
	return { type: "registered", entry: { id: `b${number}`, key: "", owner: `b${number}`, name, merchant: "" }, at };
}

const isIdle = ({ tables }: TournamentState): boolean => tables.every(({ state }) => state.hand === null);

function running(state: TournamentState, config: TournamentConfig, moment: Moment): Ticked {
	const { at } = moment;
	const idle = isIdle(state);
	if (state.broke.length > 0 && (!state.round || idle)) return one({ type: "ranked" });
	const ended = endOf(state, { at, idle });
	if (ended !== undefined) return one(ended);
	let next: number | undefined;
	const notLater = (time: number | undefined): void => {
		if (time !== undefined) next = Math.min(next ?? time, time);
	};
	for (const table of state.tables) {
		const ticked = table.state.hand === null ? between(state, { ...moment, config, table }) : inHand(table, moment);
		if (ticked.events.length > 0) return ticked;
		notLater(ticked.next);
	}
	return later(next);
}

/** Its end, by the last who is in, by a deal, or because house bots alone are left; or the end of talking about a deal. */
function endOf(state: TournamentState, { at, idle }: { at: number; idle: boolean }): TournamentEvent | undefined {
	const alive = aliveIn(state).map(({ seat }) => seat.owner);
	const { deal } = state;
	const done = (byDeal: boolean): TournamentEvent => ({
		type: "done",
		at,
		deal: byDeal,
		results: resultsOf(state, { deal: byDeal }),
	});
	if (alive.length < 2 || (alive.every(isBotOwner) && !isLate(state, at))) return done(false);
	if (deal === null) return undefined;
	// House bots agree to what stacks are worth.
	if (idle && alive.every((owner) => isBotOwner(owner) || deal.agreed.includes(owner))) return done(true);
	return at >= deal.until ? { type: "undealt" } : undefined;
}

const tableEvents = (no: number, events: readonly TableEvent[]): readonly TournamentEvent[] =>
	events.map((event) => ({ type: "table", no, event }));

function inHand({ no, state: table }: TournamentTable, { at, aids }: Moment): Ticked {
	const { events, next } = tickTable(table, at, aids.of(table));
	const told = tableEvents(no, events);
	if (!events.some(({ type }) => type === "cleared")) return { events: told, next };
	const seats = (table.hand?.hand.players ?? [])
		.filter(({ seat }) => table.seats.some(({ no: its, stack }) => its === seat && stack === 0))
		.map(({ seat, start }) => ({ seat, start }));
	return { events: seats.length === 0 ? told : [...told, { type: "busted", no, seats, at }], next };
}

type At = Moment & { readonly config: TournamentConfig; readonly table: TournamentTable };

function between(state: TournamentState, { at, aids, config, table }: At): Ticked {
	// Of hand for hand nobody is moved before all of the round are ranked.
	if (state.broke.length > 0) return nothing;
	const seating = seatingOf(state, table, at);
	if (seating !== undefined) return one(seating);
	if (state.deal !== null) return later(state.deal.until);
	const { level, rests } = clockAt(config.speed, at - state.startedAt);
	const due = state.startedAt + (rests ?? beforeFirst);
	if (at < due) return later(due);
	const together = isBubble(state, at);
	if (!together && !state.round) return tickedOf(table, deal(table.state, { level, at, aids }));
	if (!isIdle(state) || state.tables.some((other) => seatingOf(state, other, at) !== undefined)) return nothing;
	return together ? round(state, { level, at, aids }) : one({ type: "round", on: false });
}

const tickedOf = ({ no }: TournamentTable, { events, next }: TickedTable): Ticked => ({
	events: tableEvents(no, events),
	next,
});

/** One more to go before all who are left are paid, and more tables than one. */
function isBubble(state: TournamentState, at: number): boolean {
	return state.tables.length > 1 && !isLate(state, at) && aliveIn(state).length === prizesNow(state).length + 1;
}

type Dealing = Moment & { readonly level: number };

/** The next hand of a table, on the level of now. */
function deal(table: TableState, { level, at, aids }: Dealing): TickedTable {
	const blinds = levelAt(level);
	const { config } = table;
	const same = config?.small === blinds.small && config.big === blinds.big && config.ante === blinds.ante;
	const rises: readonly TableEvent[] = same ? [] : [{ type: "blinds", ...blinds }];
	const { events, next } = tickTable(rises.reduce(applyTable, table), at, aids.of(table));
	return { events: events.length === 0 ? [] : [...rises, ...events], next };
}

/** A hand at every table, once all are ready. */
function round(state: TournamentState, dealing: Dealing): Ticked {
	const dealt = state.tables.map((table) => tickedOf(table, deal(table.state, dealing)));
	const waits = dealt.flatMap(({ events, next }) => (events.length === 0 && next !== undefined ? [next] : []));
	if (waits.length > 0) return later(Math.max(...waits));
	const events = dealt.flatMap((ticked) => ticked.events);
	return events.length === 0 ? nothing : { events: [{ type: "round", on: true }, ...events], next: undefined };
}
