// An event as everybody sees it: teams, clock, score, and the prices of the moment. What the law needs stays with the house.
import { type EventLine, type EventSeen, fedLeague, type MarketView } from "../contract/index.ts";
import {
	boardOf,
	calledOf,
	fedOpen,
	fedPrices,
	fedScore,
	isCount,
	isFed,
	leagueOf,
	type PricedMarket,
	playedIn,
	type SportState,
	servingOf,
	setsWon,
	totalOf,
} from "../core/index.ts";
import { type EventState, versionOf } from "./event-state.ts";

type Head = Omit<EventLine, "markets" | "count">;

/** Prices of states that were priced already: a state is a value, and is asked for by many. */
const priced = new WeakMap<SportState, { readonly margin: number; readonly board: readonly PricedMarket[] }>();

export function pricesOf({ state, terms: { margin } }: Pick<EventState, "state" | "terms">): readonly PricedMarket[] {
	if (state === undefined) return [];
	const known = priced.get(state);
	if (known?.margin === margin) return known.board;
	const times = margin / 100;
	const board = isFed(state) ? fedPrices(state, { times }) : boardOf(state, { times });
	priced.set(state, { margin, board });
	return board;
}

/** A market without its line: `18`, `330|mapnr=1`. */
export const marketName = ({ id, part }: Pick<PricedMarket, "id" | "part">): string =>
	part === undefined ? String(id) : `${id}|${part}`;

/** A trader takes no bets on it. */
export const isClosed = ({ terms }: Pick<EventState, "terms">, market: Pick<PricedMarket, "id" | "part">): boolean =>
	terms.closed.includes(marketName(market));

export function isOpen({ state, held, pending, void: isVoid }: EventState): boolean {
	if (state === undefined || held || isVoid || pending !== undefined || state.phase === "ended") return false;
	return !isFed(state) || fedOpen(state).length > 0;
}

function headOf(event: EventState): Head {
	const { planned, state, pending } = event;
	const clubs = [planned?.home ?? 0, planned?.away ?? 1] as const;
	return {
		id: event.id,
		...namesOf(event, clubs),
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

/** Where it is played and by whom. Of a simulated league unless a feed tells of it. */
function namesOf(
	{ id, planned, state }: EventState,
	[home, away]: readonly [number, number],
): Pick<Head, "league" | "sport" | "home" | "away" | "feedLeague"> {
	if (state !== undefined && isFed(state)) {
		const { league = "", home: first = "", away: second = "" } = planned?.fed ?? {};
		return { league: fedLeague, sport: playedIn(state), home: first, away: second, feedLeague: league };
	}
	const league = leagueOf(planned?.league ?? "") ?? leagueOf(id.slice(0, 3));
	if (league === undefined) throw new Error(`${id} is of no league`);
	const { code, sport, clubs } = league;
	return { league: code, sport, home: clubs[home] ?? "", away: clubs[away] ?? "" };
}

function scoresOf(
	state: SportState | undefined,
): Pick<Head, "score" | "played" | "half" | "races" | "points" | "game" | "server" | "corners" | "yellows" | "reds"> {
	if (state === undefined) return { score: [0, 0], played: 0, races: [] };
	if (isFed(state)) return { score: fedScore(state), played: 0, races: [] };
	if (state.sport === "football") {
		const { score, played, half, corners, yellows, reds } = state;
		return { score, played, races: [], corners, yellows, reds, ...(half === undefined ? {} : { half }) };
	}
	if (isCount(state)) return { score: totalOf(state), played: 0, races: [...state.segments], points: state.score };
	if (state.sport === "tennis") {
		const { sets, games, phase } = state;
		const now = phase === "playing" ? { game: calledOf(state), server: servingOf(state) } : {};
		return { score: setsWon(sets), played: 0, races: [...sets], points: games, ...now };
	}
	const home = state.races.filter(([a, b]) => a > b).length;
	return { score: [home, state.races.length - home], played: 0, races: [...state.races], points: state.score };
}

const marketView =
	(event: EventState) =>
	({ outcomes, part, since, ...market }: PricedMarket): MarketView => ({
		...market,
		...(isClosed(event, { ...market, part }) ? { suspended: true as const } : {}),
		...(part === undefined ? {} : { part }),
		...(since === undefined ? {} : { since }),
		outcomes: outcomes.map(({ code, odds }) => (odds === undefined ? { code } : { code, odds })),
	});

export function seenOf(event: EventState): EventSeen {
	const board = event.void ? [] : pricesOf(event);
	return { ...headOf(event), markets: board.map(marketView(event)), incidents: [...event.incidents], at: event.at };
}

/** The result, the handicap and the total nearest to even; of series the winner with both. */
const lineMarkets = new Set([1, 16, 18, 186, 327, 328, 188, 314, 219, 223, 225, 251, 256, 258, 406, 410, 412]);

export function lineOf(event: EventState): EventLine {
	const board = pricesOf(event);
	const markets = board.filter(({ id, main }) => main && lineMarkets.has(id)).map(marketView(event));
	return { ...headOf(event), markets, count: new Set(board.map(({ id, part }) => `${id} ${part}`)).size };
}
