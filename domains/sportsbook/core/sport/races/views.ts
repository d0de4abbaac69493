// What can still come of a series, by view: the series, each race, the race in regular time.
import { awayOf, homeOf, isMore, type Joint, leadOf, type World } from "../../market/market.ts";
import { firstWorld } from "../milestones.ts";
import { homeWins, raceWorlds, seriesWorlds } from "./law.ts";
import { type RaceState, raceRules, racesWon, roundMilestones, seriesOf, wholeRace } from "./state.ts";

const certain = (...at: readonly number[]): readonly World[] => [{ chance: 1, at }];

function series(state: RaceState): readonly World[] {
	const won = racesWon(state.races);
	const { wins } = seriesOf[state.sport];
	if (Math.max(...won) >= wins) return certain(...won);
	const present = state.races.length;
	return seriesWorlds(wins, won, (race) =>
		race === present
			? homeWins(raceWorlds(raceRules(state.sport, race), state.p, state.score))
			: wholeRace(state, race),
	);
}

function race(state: RaceState, number: number): readonly World[] {
	const rules = raceRules(state.sport, number - 1);
	const over = state.races[number - 1];
	if (over !== undefined)
		return certain(...over, Math.min(...over) >= rules.to - 1 && rules.overtime !== "none" ? 1 : 0);
	return raceWorlds(rules, state.p, number - 1 === state.races.length ? state.score : [0, 0]);
}

/** Who is first at so many in a race: it is a race of its own, to that many. */
function first(state: RaceState, { number, to }: { readonly number: number; readonly to: number }): readonly World[] {
	const running = number - 1 === state.races.length;
	const score = state.races[number - 1] ?? (running ? state.score : ([0, 0] as const));
	if (Math.max(...score) < to) return raceWorlds({ to, overtime: "none" }, state.p, score);
	return firstWorld(roundMilestones, state.firsts?.[number - 1] ?? [], to);
}

/** Worlds of overtime are level at the end of regular time. */
function regular(worlds: readonly World[], level: number): readonly World[] {
	const drawn = worlds.filter(({ at }) => isMore(at)).reduce((sum, { chance }) => sum + chance, 0);
	const decided = worlds.filter(({ at }) => !isMore(at));
	return drawn === 0 ? decided : [...decided, { chance: drawn, at: [level, level, 0] }];
}

/** Whether a race will be played at all is not its market's matter: what is never played is void. */
export const isNeverPlayed = (state: RaceState, view: string): boolean => {
	const [name, number = "0"] = view.split("/");
	return name !== "series" && state.phase === "ended" && Number(number) > state.races.length;
};

/** `race/2` is the second map or set, `first/2/5` who is first at five in it. Throws on a view that a series has not: none is offered. */
export function raceViews(state: RaceState, view: string): readonly World[] {
	const [name = "", number = "1", to = "1"] = view.split("/");
	switch (name) {
		case "first":
			return first(state, { number: Number(number), to: Number(to) });
		case "series":
			return series(state);
		case "race":
			return race(state, Number(number));
		case "regular":
			return regular(race(state, Number(number)), raceRules(state.sport, Number(number) - 1).to - 1);
		default:
			throw new Error(`${state.sport} has no view ${view}`);
	}
}

/** The series together with the race that runs and those that are over; of one to come nothing is known together with them. */
export function raceJoints(state: RaceState, views: readonly string[]): readonly Joint[] | undefined {
	const present = state.races.length + 1;
	const numberOf = (view: string): number => Number(view.split("/")[1] ?? present);
	// How a race ends does not say who was first on its way.
	if (views.some((view) => numberOf(view) > present || view.startsWith("first/"))) return undefined;
	const { wins } = seriesOf[state.sport];
	const [home, away] = racesWon(state.races);
	const after = (lead: number) =>
		seriesWorlds(wins, lead > 0 ? [home + 1, away] : [home, away + 1], (next) => wholeRace(state, next));
	const [won, lost] = [after(1), after(-1)];
	const worlds = race(state, present).flatMap(({ chance, at }) =>
		(leadOf(at) > 0 ? won : lost).map((ends) => ({
			chance: chance * ends.chance,
			at: [homeOf(ends.at), awayOf(ends.at), ...at],
		})),
	);
	const level = raceRules(state.sport, present - 1).to - 1;
	const over = new Map(
		views.map((view) => [view, numberOf(view) < present ? raceViews(state, view)[0]?.at : undefined]),
	);
	const see: Joint["see"] = (view, at) => {
		if (view === "series") return at.slice(0, 2);
		const known = over.get(view);
		if (known !== undefined) return known;
		return view.startsWith("regular") && isMore(at.slice(2)) ? [level, level, 0] : at.slice(2);
	};
	return [{ views, worlds, see }];
}
