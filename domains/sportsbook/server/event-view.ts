// An event as everybody sees it: teams, clock, score, and the prices of the moment. What the law needs stays with the house.
import type { EventLine, EventSeen, MarketView } from "../contract/index.ts";
import { boardOf, leagueOf, type PricedMarket, type SportState } from "../core/index.ts";
import { type EventState, versionOf } from "./event-state.ts";

type Head = Omit<EventLine, "markets" | "count">;

/** Prices of states that were priced already: a state is a value, and is asked for by many. */
const priced = new WeakMap<SportState, readonly PricedMarket[]>();

export function pricesOf(state: SportState): readonly PricedMarket[] {
	const known = priced.get(state) ?? boardOf(state);
	priced.set(state, known);
	return known;
}

export const isOpen = ({ state, held, pending, void: isVoid }: EventState): boolean =>
	state !== undefined && !held && !isVoid && pending === undefined && state.phase !== "ended";

function headOf(event: EventState): Head {
	const { planned, state, pending } = event;
	const league = leagueOf(planned?.league ?? "") ?? leagueOf(event.id.slice(0, 3));
	if (league === undefined) throw new Error(`${event.id} is of no league`);
	const clubs = [planned?.home ?? 0, planned?.away ?? 1] as const;
	return {
		id: event.id,
		league: league.code,
		sport: league.sport,
		home: league.clubs[clubs[0]] ?? "",
		away: league.clubs[clubs[1]] ?? "",
		clubs,
		kickoff: planned?.kickoff ?? event.nextAt,
		phase: event.void ? "void" : (state?.phase ?? "before"),
		...scoresOf(state),
		open: isOpen(event),
		...(pending === undefined ? {} : { pending: pending.what }),
		...(pending === undefined || pending.what === "point" ? {} : { pendingSide: pending.side }),
		version: versionOf(event),
	};
}

function scoresOf(
	state: SportState | undefined,
): Pick<Head, "score" | "played" | "half" | "races" | "points" | "corners" | "yellows" | "reds"> {
	if (state === undefined) return { score: [0, 0], played: 0, races: [] };
	if (state.sport === "football") {
		const { score, played, half, corners, yellows, reds } = state;
		return { score, played, races: [], corners, yellows, reds, ...(half === undefined ? {} : { half }) };
	}
	const home = state.races.filter(([a, b]) => a > b).length;
	return { score: [home, state.races.length - home], played: 0, races: [...state.races], points: state.score };
}

const marketView = ({ outcomes, part, since, ...market }: PricedMarket): MarketView => ({
	...market,
	...(part === undefined ? {} : { part }),
	...(since === undefined ? {} : { since }),
	outcomes: outcomes.map(({ code, odds }) => (odds === undefined ? { code } : { code, odds })),
});

export function seenOf(event: EventState): EventSeen {
	const board = event.state === undefined || event.void ? [] : pricesOf(event.state);
	return { ...headOf(event), markets: board.map(marketView), incidents: [...event.incidents], at: event.at };
}

/** The result, the handicap and the total nearest to even; of series the winner with both. */
const lineMarkets = new Set([1, 16, 18, 186, 327, 328, 188, 314]);

export function lineOf(event: EventState): EventLine {
	const board = event.state === undefined ? [] : pricesOf(event.state);
	const markets = board.filter(({ id, main }) => main && lineMarkets.has(id)).map(marketView);
	return { ...headOf(event), markets, count: new Set(board.map(({ id, part }) => `${id} ${part}`)).size };
}
