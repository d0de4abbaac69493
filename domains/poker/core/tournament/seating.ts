// Who sits where in a tournament: the draw at the start, seats of who comes late, tables that are broken and players that are moved
// so that all tables are about as full.
import { freeSeats } from "../table/seating.ts";
import type { TableState } from "../table/state.ts";
import type { TournamentEvent, TournamentPlace, TournamentState, TournamentTable } from "./state.ts";

const many = ({ state }: TournamentTable): number => state.seats.length;

/** The fewest sit at the first. */
const byFewest = (tables: readonly TournamentTable[]): readonly TournamentTable[] =>
	tables.toSorted((a, b) => many(a) - many(b) || b.no - a.no);

/** `order`: a permutation of the owners, drawn. No two tables differ by more than one. */
export function drawSeats(
	owners: readonly string[],
	{ seats, order }: { readonly seats: number; readonly order: readonly number[] },
): readonly TournamentPlace[] {
	const tables = Math.max(1, Math.ceil(owners.length / seats));
	return order.flatMap((from, at) =>
		owners.slice(from, from + 1).map((owner) => ({ owner, table: 1 + (at % tables), seat: Math.floor(at / tables) })),
	);
}

/** A seat at the table with the fewest, drawn; where all are full, at a new one. */
export function lateSeat(state: TournamentState, owner: string, drawn: number): TournamentPlace {
	const table = byFewest(state.tables).find((one) => freeSeats(one.state).length > 0);
	if (table === undefined) return { owner, table: 1 + Math.max(0, ...state.tables.map(({ no }) => no)), seat: 0 };
	const free = freeSeats(table.state);
	return { owner, table: table.no, seat: free[drawn % free.length] ?? 0 };
}

/** The free seat that the big blind comes to first. */
function seatBehindBig({ big, ...table }: TableState): number {
	const free = freeSeats({ ...table, big });
	return free.find((no) => no > (big ?? -1)) ?? free[0] ?? 0;
}

/** Who is the next big blind of a table. */
const nextBig = ({ seats, big }: TableState): string | undefined => {
	const order = seats.toSorted((a, b) => a.no - b.no);
	return (order.find(({ no }) => no > (big ?? -1)) ?? order[0])?.owner;
};

/** Whether the players of all tables find room at one table less. */
const isOneTooMany = ({ tables, config }: TournamentState): boolean =>
	tables.length > 1 &&
	tables.reduce((sum, table) => sum + many(table), 0) <= (config?.seats ?? 0) * (tables.length - 1);

/** What is to be done with a table between two of its hands, so that tables are few and about as full. */
export function seatingOf(state: TournamentState, table: TournamentTable, at: number): TournamentEvent | undefined {
	if (many(table) === 0 && state.tables.length > 1) return { type: "broken", no: table.no };
	const [smallest] = byFewest(state.tables);
	const others = state.tables.filter(({ no }) => no !== table.no);
	if (isOneTooMany(state)) {
		const [owner, to] = [table.state.seats[0]?.owner, byFewest(others)[0]];
		return smallest?.no === table.no && owner !== undefined && to !== undefined
			? movedTo(table, { owner, to, at })
			: undefined;
	}
	const most = Math.max(...state.tables.map(many));
	if (smallest === undefined || many(table) < most || most - many(smallest) < 2) return undefined;
	const owner = nextBig(table.state);
	return owner === undefined ? undefined : movedTo(table, { owner, to: smallest, at });
}

type To = { readonly owner: string; readonly to: TournamentTable; readonly at: number };

const movedTo = ({ no: from }: TournamentTable, { owner, to, at }: To): TournamentEvent => ({
	type: "moved",
	from,
	place: { owner, table: to.no, seat: seatBehindBig(to.state) },
	at,
});
