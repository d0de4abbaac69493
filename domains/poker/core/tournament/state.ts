// A tournament as it stands: who entered, its tables, who went out, what it paid. A table of it is a table like any other whose
// chips are points. Times are milliseconds since 1970.
import { isBot, type TableConfig, type TableEvent, type TableState } from "../table/state.ts";
import { clockAt, levelAt, type TournamentConfig } from "./structure.ts";

export type TournamentEntry = {
	/** The ticket that paid for it; of a house bot its own name. */
	readonly id: string;
	/** Of the press that entered; empty of a house bot. */
	readonly key: string;
	/** As at tables: `m7`, `p` and a session, `b` and a number. */
	readonly owner: string;
	readonly name: string;
	readonly merchant: string;
};

export type TournamentTable = { readonly no: number; readonly state: TableState };

/** `groups` of who went out together, in the order in which it happened. */
export type TournamentResult = { readonly entry: string; readonly place: number; readonly prize: number };

export type Deal = {
	/** Until when all must agree. */
	readonly until: number;
	readonly agreed: readonly string[];
};

export type TournamentState = {
	readonly config: TournamentConfig | null;
	readonly phase: "registering" | "running" | "done" | "cancelled";
	/** In the order in which they came; who came again after they went out stands here twice. */
	readonly entries: readonly TournamentEntry[];
	/** When the last of them came. */
	readonly enteredAt: number;
	readonly startedAt: number;
	readonly tables: readonly TournamentTable[];
	/** Went out, not ranked yet: of hand for hand all of a round are ranked together. */
	readonly broke: readonly { readonly entry: string; readonly start: number }[];
	/** Ranked, the first to go first; of one group all have one place. */
	readonly out: readonly (readonly string[])[];
	/** A hand is dealt at all tables at once, and all wait for the last. */
	readonly round: boolean;
	readonly deal: Deal | null;
	/** Who proposed a deal already, and on which level: once on each. */
	readonly proposed: readonly string[];
	readonly byDeal: boolean;
	readonly results: readonly TournamentResult[];
	/** Why it was cancelled. */
	readonly reason: string;
};

export const emptyTournament: TournamentState = {
	config: null,
	phase: "registering",
	entries: [],
	enteredAt: 0,
	startedAt: 0,
	tables: [],
	broke: [],
	out: [],
	round: false,
	deal: null,
	proposed: [],
	byDeal: false,
	results: [],
	reason: "",
};

export type TournamentPlace = { readonly owner: string; readonly table: number; readonly seat: number };

export type TournamentEvent =
	| { readonly type: "announced"; readonly config: TournamentConfig }
	| { readonly type: "registered"; readonly entry: TournamentEntry; readonly at: number }
	| { readonly type: "unregistered"; readonly entry: string; readonly owner: string }
	| { readonly type: "started"; readonly at: number; readonly places: readonly TournamentPlace[] }
	/** Late, or again. */
	| { readonly type: "entered"; readonly entry: TournamentEntry; readonly place: TournamentPlace; readonly at: number }
	| { readonly type: "table"; readonly no: number; readonly event: TableEvent }
	/** To another table, for balance or because theirs is broken. */
	| { readonly type: "moved"; readonly from: number; readonly place: TournamentPlace; readonly at: number }
	| { readonly type: "broken"; readonly no: number }
	| {
			readonly type: "busted";
			readonly no: number;
			readonly seats: readonly { readonly seat: number; readonly start: number }[];
			readonly at: number;
	  }
	| { readonly type: "ranked" }
	| { readonly type: "round"; readonly on: boolean }
	| { readonly type: "proposed"; readonly owner: string; readonly level: number; readonly until: number }
	| { readonly type: "agreed"; readonly owner: string }
	| { readonly type: "undealt" }
	| {
			readonly type: "done";
			readonly at: number;
			readonly deal: boolean;
			readonly results: readonly TournamentResult[];
	  }
	| { readonly type: "cancelled"; readonly at: number; readonly reason: string };

export const isBotOwner = (owner: string): boolean => isBot({ owner });

/** The newest entry of an owner. */
export const entryOf = ({ entries }: Pick<TournamentState, "entries">, owner: string): TournamentEntry | undefined =>
	entries.findLast((entry) => entry.owner === owner);

/** The newest entry of an owner, in a list: empty of who never entered. */
export const newestOf = ({ entries }: Pick<TournamentState, "entries">, owner: string): readonly TournamentEntry[] =>
	entries.filter((entry) => entry.owner === owner).slice(-1);

/** At a table now. */
export const aliveIn = ({ tables }: Pick<TournamentState, "tables">) =>
	tables.flatMap(({ no, state }) => state.seats.map((seat) => ({ table: no, seat })));

/** Where an owner sits. */
export const tableOf = ({ tables }: Pick<TournamentState, "tables">, owner: string): TournamentTable | undefined =>
	tables.find(({ state }) => state.seats.some((seat) => seat.owner === owner));

export const poolOf = ({ config, entries }: Pick<TournamentState, "config" | "entries">): number =>
	(config?.buyIn ?? 0) * entries.length;

/** One may still enter, or enter again. */
export const isLate = ({ config, phase, startedAt }: TournamentState, at: number): boolean =>
	config !== null && phase === "running" && clockAt(config.speed, at - startedAt).level < config.lateLevels;

/** The rules of its tables on a level. */
export function tableRules(config: TournamentConfig, level: number): TableConfig {
	const { game, seats, mode, chips } = config;
	return {
		...levelAt(level),
		game,
		seats,
		least: chips,
		most: chips,
		rate: 0,
		caps: [0, 0, 0],
		currency: "",
		mode,
		tournament: true,
		bots: 0,
	};
}
