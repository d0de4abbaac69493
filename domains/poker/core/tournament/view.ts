// What is seen of a tournament: by everybody, and by one who plays in it. Of its tables one's own alone, or the first.
import { type SeenTable, seenTable } from "../table/view.ts";
import { byChips, dealt, prizesNow } from "./results.ts";
import { aliveIn, isBotOwner, newestOf, poolOf, type TournamentEntry, type TournamentState, tableOf } from "./state.ts";
import type { TournamentConfig } from "./structure.ts";

export type SeenStanding = {
	readonly name: string;
	readonly bot: boolean;
	/** Null of who is still in, or has not begun. */
	readonly place: number | null;
	readonly chips: number;
	/** Null of who is at none. */
	readonly table: number | null;
	readonly prize: number;
	readonly you: boolean;
};

export type SeenTournament = {
	readonly config: TournamentConfig | null;
	readonly phase: TournamentState["phase"];
	readonly startedAt: number;
	readonly entries: number;
	readonly left: number;
	readonly tables: number;
	readonly pool: number;
	readonly prizes: readonly number[];
	readonly handForHand: boolean;
	readonly byDeal: boolean;
	readonly reason: string;
	/** The best first; at most so many of a large field. */
	readonly standings: readonly SeenStanding[];
	readonly deal: {
		readonly until: number;
		/** Null while a hand still moves the stacks. */
		readonly prizes: readonly { readonly name: string; readonly amount: number; readonly agreed: boolean }[] | null;
		readonly agreed: boolean;
	} | null;
	readonly tableNo: number | null;
	readonly table: SeenTable | null;
	/** Of who looks: how often they entered, and where they stand. */
	readonly you: {
		readonly entries: number;
		readonly plays: boolean;
		readonly place: number | null;
		readonly prize: number;
	} | null;
};

const mostShown = 30;

export function seenTournament(state: TournamentState, owner: string | undefined): SeenTournament {
	const { config, phase, startedAt, entries, tables, round, byDeal, reason } = state;
	const own = owner === undefined ? undefined : tableOf(state, owner);
	const table = own ?? tables[0];
	const standings = standingsOf(state, owner);
	const mine = entries.filter((entry) => entry.owner === owner).length;
	const last = standings.find(({ you }) => you);
	return {
		config,
		phase,
		startedAt,
		entries: entries.length,
		left: phase === "registering" ? entries.length : aliveIn(state).length,
		tables: tables.length,
		pool: poolOf(state),
		prizes: prizesNow(state),
		handForHand: round,
		byDeal,
		reason,
		standings: standings.filter(({ you }, index) => index < mostShown || you),
		deal: dealOf(state, owner),
		tableNo: table?.no ?? null,
		table: table === undefined ? null : seenTable(table.state, owner),
		you:
			mine === 0
				? null
				: { entries: mine, plays: own !== undefined, place: last?.place ?? null, prize: last?.prize ?? 0 },
	};
}

function dealOf(state: TournamentState, owner: string | undefined): SeenTournament["deal"] {
	const { deal, tables } = state;
	if (deal === null) return null;
	const moves = tables.some((table) => table.state.hand !== null);
	const amounts = moves ? [] : dealt(state);
	return {
		until: deal.until,
		agreed: owner !== undefined && deal.agreed.includes(owner),
		prizes: moves
			? null
			: byChips(state).map(({ seat }, index) => ({
					name: seat.name,
					amount: amounts[index] ?? 0,
					agreed: isBotOwner(seat.owner) || deal.agreed.includes(seat.owner),
				})),
	};
}

/** Who came again stands by what they play now; what they lost before is one of the entries all the same. */
function standingsOf(state: TournamentState, owner: string | undefined): readonly SeenStanding[] {
	const { entries, out, broke, results, phase } = state;
	type Figures = Pick<SeenStanding, "place" | "chips" | "table" | "prize">;
	const shown = ({ name, owner: whose }: TournamentEntry, more: Figures): SeenStanding => ({
		name,
		bot: isBotOwner(whose),
		...more,
		you: owner !== undefined && whose === owner,
	});
	const of = (id: string, more: Figures): readonly SeenStanding[] =>
		entries.filter((entry) => entry.id === id).map((entry) => shown(entry, more));
	if (phase === "done")
		return results.flatMap(({ entry, place, prize }) => of(entry, { place, prize, chips: 0, table: null }));
	if (phase !== "running")
		return entries.map((entry) => shown(entry, { place: null, prize: 0, chips: 0, table: null }));
	const prizes = prizesNow(state);
	let below = entries.length;
	const gone = out.map((group) => {
		below -= group.length;
		const sum = prizes.slice(below, below + group.length).reduce((all, prize) => all + prize, 0);
		const prize = Math.floor(sum / group.length);
		return group.flatMap((id) => of(id, { place: below + 1, prize, chips: 0, table: null }));
	});
	const plays = byChips(state).flatMap(({ seat, table }) =>
		newestOf(state, seat.owner).map((entry) => shown(entry, { place: null, prize: 0, chips: seat.stack, table })),
	);
	const waits = broke.flatMap(({ entry }) => of(entry, { place: null, prize: 0, chips: 0, table: null }));
	return [...plays, ...waits, ...gone.toReversed().flat()];
}
