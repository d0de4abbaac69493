// What can still come of a match of tennis, by view: `sets`, `games` of the whole match, `set/2`, `breaker/1`, `game/1.7`,
// `point/1.7.3`.
import { awayOf, homeOf, sumOf, type World } from "../../market/market.ts";
import { servingOf } from "./kernel.ts";
import { gameFrom, matchGames, type Serves, type SetEnd, setEnds, setWon, tieBreak } from "./law.ts";
import { gamesBefore, isBreaker, setsToWin, setsWon, type TennisState } from "./state.ts";

const certain = (...at: readonly number[]): readonly World[] => [{ chance: 1, at }];
const present = ({ chance }: World): boolean => chance > 0;

const servesOf = ({ serves: [a, b] }: TennisState): Serves => ({ a, b });

/** The home side takes the running game, or the running tie-break. */
function gameNow({ serves: [a, b], games, points: [x, y], server }: TennisState): number {
	const homeServes = server === "home";
	if (isBreaker({ games })) return homeServes ? tieBreak({ a, b }, 7, [x, y]) : 1 - tieBreak({ a: b, b: a }, 7, [y, x]);
	return homeServes ? gameFrom(a, [x, y]) : 1 - gameFrom(b, [y, x]);
}

function runningSet(state: TennisState): readonly SetEnd[] {
	const now = gameNow(state);
	const { games, server } = state;
	return setEnds(servesOf(state), {
		games,
		aServes: server === "home",
		...(isBreaker(state) ? { decider: now } : { game: now }),
	});
}

/** The home side serves first in the running set. */
const firstServes = ({ games: [x, y], server }: TennisState): boolean => ((x + y) % 2 === 0) === (server === "home");

const fresh = (state: TennisState, { aServes }: { readonly aServes: boolean }): readonly SetEnd[] =>
	setEnds(servesOf(state), { games: [0, 0], aServes });

function sets(state: TennisState): readonly World[] {
	const won = setsWon(state.sets);
	if (state.phase === "ended") return certain(...won);
	const set = setWon(fresh(state, { aServes: true }));
	const now = setWon(runningSet(state));
	const [x, y] = won;
	const left = setsToWin;
	// Each way on: the loser's sets at the end.
	const ends: World[] = [];
	const walk = (at: readonly [number, number], chance: number, p: number): void => {
		if (Math.max(...at) === left) {
			ends.push({ chance, at });
			return;
		}
		walk([at[0] + 1, at[1]], chance * p, set);
		walk([at[0], at[1] + 1], chance * (1 - p), set);
	};
	walk([x, y], 1, now);
	return ends.filter(present);
}

/** Games of both sides in the whole match. */
function games(state: TennisState): readonly World[] {
	const done = state.sets.reduce<readonly [number, number]>(([x, y], [a, b]) => [x + a, y + b], [0, 0]);
	if (state.phase === "ended") return certain(...done);
	return matchGames(servesOf(state), setsToWin, {
		sets: setsWon(state.sets),
		games: done,
		now: runningSet(state),
		nextServes: firstServes(state),
	})
		.map(({ games: at, chance }) => ({ chance, at }))
		.filter(present);
}

/** A set by its number from 1. One to come begins with whom the games before it leave to serve. */
function set(state: TennisState, number: number): readonly World[] {
	const over = state.sets[number - 1];
	if (over !== undefined) return certain(...over);
	let ends = runningSet(state);
	let serves = firstServes(state) ? 1 : 0;
	for (let at = state.sets.length + 1; at < number; at++) {
		const even = ends.reduce((sum, end) => ((end.games[0] + end.games[1]) % 2 === 0 ? sum + end.chance : sum), 0);
		serves = serves * even + (1 - serves) * (1 - even);
		ends = mixed(state, serves);
	}
	return ends.map(({ games: at, chance }) => ({ chance, at })).filter(present);
}

const mixed = (state: TennisState, home: number): readonly SetEnd[] => [
	...fresh(state, { aServes: true }).map((end) => ({ ...end, chance: end.chance * home })),
	...fresh(state, { aServes: false }).map((end) => ({ ...end, chance: end.chance * (1 - home) })),
];

/** As overtime is told: the third number says that it came to a tie-break. */
const breaker = (worlds: readonly World[]): readonly World[] =>
	worlds.map(({ chance, at }) => ({ chance, at: [homeOf(at), awayOf(at), sumOf(at) === 13 ? 1 : 0] }));

/** A game by its set and its number there. */
function game(state: TennisState, name: string): readonly World[] {
	const [inSet = 1, number = 1] = name.split(".").map(Number);
	const over = state.order[inSet - 1]?.[number - 1];
	if (over !== undefined) return over === "h" ? certain(1, 0) : certain(0, 1);
	const p = gameNow(state);
	return [
		{ chance: p, at: [1, 0] },
		{ chance: 1 - p, at: [0, 1] },
	];
}

/** A point by its set, its game and its number there. */
function point(state: TennisState, name: string): readonly World[] {
	const won = pointWon(state, name);
	if (won !== undefined) return won === "h" ? certain(1, 0) : certain(0, 1);
	const [home, away] = state.serves;
	const p = servingOf(state) === "home" ? home : 1 - away;
	return [
		{ chance: p, at: [1, 0] },
		{ chance: 1 - p, at: [0, 1] },
	];
}

/** Undefined while it is not played. */
function pointWon(state: TennisState, name: string): string | undefined {
	const [set = 1, game = 1, number = 1] = name.split(".").map(Number);
	return state.rallies?.[gamesBefore(state, { set, game })]?.[number - 1];
}

/** What is never played is void. */
export function neverPlayed(state: TennisState, view: string): boolean {
	const { phase, sets: played, order } = state;
	const [name = "", number = ""] = view.split("/");
	if (name === "point") return phase === "ended" && pointWon(state, number) === undefined;
	if (phase !== "ended" || number === "") return false;
	const [inSet = 1, place = 1] = number.split(".").map(Number);
	return name === "game" ? order[inSet - 1]?.[place - 1] === undefined : inSet > played.length;
}

/** Throws on a view that tennis has not: none is offered. */
export function tennisWorlds(state: TennisState, view: string): readonly World[] {
	const [name = "", number = "1"] = view.split("/");
	switch (name) {
		case "sets":
			return sets(state);
		case "games":
			return games(state);
		case "set":
			return set(state, Number(number));
		case "breaker":
			return breaker(set(state, Number(number)));
		case "game":
			return game(state, number);
		case "point":
			return point(state, number);
		default:
			throw new Error(`tennis has no view ${view}`);
	}
}
