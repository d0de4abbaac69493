// A match of tennis as it is played, point by point: open to bets for a while, suspended, then the point is drawn by the chance of
// who serves.
import type { Chance } from "#platform/kernel";
import type { Side } from "../football/state.ts";
import { comes, type Incident, type Kernel, plusOne, type Step } from "../moment.ts";
import { calledOf, gameOver, isBreaker, setOver, setsToWin, setsWon, type TennisState } from "./state.ts";

/** Milliseconds: open before a point, suspended before it is drawn, between two sets. */
const pace = { open: 4_000, drawing: 2_000, between: 20_000 } as const;

const other = (side: Side): Side => (side === "home" ? "away" : "home");

const told = (what: Incident["what"], state: TennisState, side?: Side): Incident => ({
	what,
	at: state.order.join("").length,
	score: what === "point" ? calledOf(state) : what === "game" ? state.games : setsWon(state.sets),
	...(side === undefined ? {} : { side }),
});

function begin(before: TennisState): Step<TennisState> {
	const state: TennisState = { ...before, phase: "playing" };
	return { state, incidents: [told("kickoff", state)], pending: undefined, wait: pace.open };
}

function run(before: TennisState): Step<TennisState> {
	if (before.phase === "between")
		return { state: { ...before, phase: "playing" }, incidents: [], pending: undefined, wait: pace.open };
	return { state: before, incidents: [], pending: { what: "point" }, wait: pace.drawing };
}

/** Who serves the next point: in a tie-break one, then two each. */
export function servingOf(state: TennisState): Side {
	const [home, away] = state.points;
	const first = !isBreaker(state) || Math.floor((home + away + 1) / 2) % 2 === 0;
	return first ? state.server : other(state.server);
}

function resolve(before: TennisState, { chance }: { readonly chance: Chance }): Step<TennisState> {
	const serving = servingOf(before);
	const won = comes(chance, before.serves[serving === "home" ? 0 : 1]);
	const side = won ? serving : other(serving);
	const state: TennisState = { ...before, points: plusOne(before.points, side), rallies: ralliesOf(before, side) };
	if (!gameOver(state)) return { state, incidents: [told("point", state, side)], pending: undefined, wait: pace.open };
	return afterGame(state, side);
}

const letter = (side: Side): string => (side === "home" ? "h" : "a");

/** With one point more of the running game. */
function ralliesOf({ order, rallies = [] }: TennisState, side: Side): readonly string[] {
	const running = order.join("").length;
	const over = Array.from({ length: running }, (_none, place) => rallies[place] ?? "");
	return [...over, `${rallies[running] ?? ""}${letter(side)}`];
}

function afterGame(state: TennisState, side: Side): Step<TennisState> {
	const place = state.sets.length;
	const order = [...state.order.slice(0, place), `${state.order[place] ?? ""}${letter(side)}`];
	const game: TennisState = {
		...state,
		games: plusOne(state.games, side),
		points: [0, 0],
		server: other(state.server),
		order,
	};
	const won = told("game", game, side);
	if (!setOver(game.games)) return { state: game, incidents: [won], pending: undefined, wait: pace.open };
	const sets = [...game.sets, game.games];
	const ended = Math.max(...setsWon(sets)) === setsToWin;
	const next: TennisState = { ...game, sets, games: [0, 0], phase: ended ? "ended" : "between" };
	const incidents = [won, told(ended ? "end" : "raceEnd", next, side)];
	return { state: next, incidents, pending: undefined, wait: ended ? 0 : pace.between };
}

export const tennisKernel: Kernel<TennisState> = { begin, run, resolve };
