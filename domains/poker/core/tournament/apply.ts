// A tournament after an event: all there is to say of it follows from its log.
import { applyTable } from "../table/apply.ts";
import { seatBegins } from "../table/seating.ts";
import { emptyTable, type TableSeat, type TableState } from "../table/state.ts";
import {
	entryOf,
	type TournamentEvent,
	type TournamentPlace,
	type TournamentState,
	type TournamentTable,
	tableRules,
} from "./state.ts";

type Of<Type extends TournamentEvent["type"]> = Extract<TournamentEvent, { readonly type: Type }>;

export function applyTournament(state: TournamentState, event: TournamentEvent): TournamentState {
	switch (event.type) {
		case "announced":
			return { ...state, config: event.config };
		case "registered":
			return { ...state, entries: [...state.entries, event.entry], enteredAt: event.at };
		case "unregistered":
			return { ...state, entries: state.entries.filter(({ id }) => id !== event.entry) };
		case "started":
			return started(state, event);
		case "entered": {
			const entered = { ...state, entries: [...state.entries, event.entry], enteredAt: event.at };
			return seated(entered, event.place, freshSeat(entered, event.place));
		}
		case "done": {
			const { results, deal } = event;
			return { ...state, phase: "done", tables: [], deal: null, results, byDeal: deal };
		}
		case "cancelled":
			return { ...state, phase: "cancelled", tables: [], deal: null, reason: event.reason };
		default:
			return applyPlay(state, event);
	}
}

type Play = Exclude<
	TournamentEvent,
	{ readonly type: "announced" | "registered" | "unregistered" | "started" | "entered" | "done" | "cancelled" }
>;

function applyPlay(state: TournamentState, event: Play): TournamentState {
	switch (event.type) {
		case "table":
			return withTable(state, event.no, (table) => applyTable(table, event.event));
		case "moved":
			return moved(state, event);
		case "broken":
			return { ...state, tables: state.tables.filter(({ no }) => no !== event.no) };
		case "busted":
			return busted(state, event);
		case "ranked":
			return { ...ranked(state), broke: [], round: false };
		case "round":
			return { ...state, round: event.on };
		case "proposed": {
			const { owner, until } = event;
			const proposed = [...state.proposed, `${owner}:${event.level}`];
			return { ...state, deal: { until, agreed: [] }, proposed };
		}
		case "agreed":
			return state.deal === null
				? state
				: { ...state, deal: { ...state.deal, agreed: [...state.deal.agreed, event.owner] } };
		default:
			return { ...state, deal: null };
	}
}

function withTable(state: TournamentState, no: number, change: (table: TableState) => TableState): TournamentState {
	return {
		...state,
		tables: state.tables.map((table) => (table.no === no ? { no, state: change(table.state) } : table)),
	};
}

function freshSeat(state: TournamentState, { owner, seat: no }: TournamentPlace): TableSeat {
	const { name = "", merchant = "" } = entryOf(state, owner) ?? {};
	return { ...seatBegins, no, owner, name, merchant, stack: state.config?.chips ?? 0, waits: false };
}

/** A table that nobody sat at yet is set up for them. */
function seated(state: TournamentState, place: TournamentPlace, seat: TableSeat): TournamentState {
	const { config } = state;
	if (config === null) return state;
	const stands = state.tables.some(({ no }) => no === place.table);
	const level = state.tables[0]?.state.config;
	const rules = { ...tableRules(config, 0), ...(level === undefined ? {} : level) };
	const fresh: TournamentTable = { no: place.table, state: { ...emptyTable, config: rules } };
	const with_ = stands ? state : { ...state, tables: [...state.tables, fresh] };
	return withTable(with_, place.table, (table) => applyTable(table, { type: "seated", seat, buyIn: "" }));
}

function started(state: TournamentState, { at, places }: Of<"started">): TournamentState {
	const running: TournamentState = { ...state, phase: "running", startedAt: at };
	return places.reduce((next, place) => seated(next, place, freshSeat(next, place)), running);
}

function moved(state: TournamentState, { from, place, at }: Of<"moved">): TournamentState {
	const seat = state.tables.find(({ no }) => no === from)?.state.seats.find(({ owner }) => owner === place.owner);
	if (seat === undefined) return state;
	const { no, owner, stack } = seat;
	const gone = withTable(state, from, (table) => applyTable(table, { type: "left", seat: no, owner, stack, at }));
	return seated(gone, place, { ...seat, no: place.seat });
}

function busted(state: TournamentState, { no, seats, at }: Of<"busted">): TournamentState {
	return seats.reduce((next, { seat, start }) => {
		const owner = next.tables.find((table) => table.no === no)?.state.seats.find((one) => one.no === seat)?.owner;
		const entry = owner === undefined ? undefined : entryOf(next, owner);
		if (owner === undefined || entry === undefined) return next;
		const gone = withTable(next, no, (table) => applyTable(table, { type: "left", seat, owner, stack: 0, at }));
		return { ...gone, broke: [...gone.broke, { entry: entry.id, start }] };
	}, state);
}

/** Who began the hand with more ranks higher; who began with as much shares the place. */
function ranked(state: TournamentState): TournamentState {
	const starts = [...new Set(state.broke.map(({ start }) => start))].toSorted((a, b) => a - b);
	const groups = starts.map((start) => state.broke.filter((one) => one.start === start).map(({ entry }) => entry));
	return { ...state, out: [...state.out, ...groups] };
}
