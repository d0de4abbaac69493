// The sports that are offered, each with its law: what can still come of an event, what is bet on it, how it ends a bet.
import { awayOf, homeOf, type Joint, type Mark, type World } from "../market/market.ts";
import type { Offer } from "../market/offer.ts";
import { countOfferOf, countOffers } from "./counts/markets.ts";
import { type CountState, countSports, totalOf } from "./counts/state.ts";
import { countWorlds } from "./counts/views.ts";
import { type FedState, fedDecides } from "./fed/fed-state.ts";
import { footballOffer, footballOffers } from "./football/markets.ts";
import type { FootballState } from "./football/state.ts";
import { footballJoints, footballWorlds, isUntimed } from "./football/views.ts";
import type { Sport } from "./names.ts";
import { raceOfferOf, raceOffers } from "./races/markets.ts";
import { type RaceState, raceSports, racesWon } from "./races/state.ts";
import { isNeverPlayed, raceJoints, raceViews } from "./races/views.ts";
import { tennisOfferOf, tennisOffers } from "./tennis/markets.ts";
import { setsWon, type TennisState } from "./tennis/state.ts";
import { neverPlayed, tennisWorlds } from "./tennis/views.ts";

export const isRaceSport = (sport: Sport): sport is RaceState["sport"] => raceSports.some((one) => one === sport);

/** A match that the house simulates: its law says what can still come. */
export type LawState = FootballState | RaceState | CountState | TennisState;
/** One that a feed from outside tells of has no law here: the feed says what it pays and how it ends. */
export type SportState = LawState | FedState;

export const isFed = (state: SportState): state is FedState => state.sport === "fed";
/** What is played. */
export const playedIn = (state: SportState): Sport => (isFed(state) ? state.of : state.sport);

export const isCountSport = (sport: Sport): sport is CountState["sport"] => countSports.some((one) => one === sport);
export const isCount = (state: SportState): state is CountState => !isFed(state) && isCountSport(state.sport);

export function offersOf(state: LawState): readonly Offer[] {
	if (isCount(state)) return countOffers(state);
	if (state.sport === "tennis") return tennisOffers(state);
	return state.sport === "football" ? footballOffers(state) : raceOffers(state);
}

export function worldsOf(state: LawState, view: string): readonly World[] {
	if (isCount(state)) return countWorlds(state, view);
	if (state.sport === "tennis") return tennisWorlds(state, view);
	return state.sport === "football" ? footballWorlds(state, view) : raceViews(state, view);
}

/** How views come together, in groups that do not know of each other; undefined where the law does not say. */
export function jointsOf(state: LawState, views: readonly string[]): readonly Joint[] | undefined {
	const [first = "", ...others] = new Set(views);
	if (others.length === 0) return [{ views: [first], worlds: worldsOf(state, first), see: (_view, at) => at }];
	if (isCount(state) || state.sport === "tennis") return undefined;
	return state.sport === "football" ? footballJoints(state, [first, ...others]) : raceJoints(state, [first, ...others]);
}

/** What the score is called that a bet "since" is counted from. */
export function scoreOf(state: LawState): readonly [number, number] {
	if (isCount(state)) return totalOf(state);
	if (state.sport === "tennis") return setsWon(state.sets);
	return state.sport === "football" ? state.score : racesWon(state.races);
}

const partWords = /^(goalnr|mapnr|roundnr|setnr|gamenr|pointnr|periodnr|quarternr|inningnr)=[1-9][0-9]?$/;

/** The offer and the line that a key names; undefined for what this sport has never offered. */
export function offerAt(sport: Sport, key: string): { readonly offer: Offer; readonly line: number } | undefined {
	const [id = "", ...specifiers] = key.split("|");
	const parts = specifiers.filter((one) => partWords.test(one));
	const part = parts.length === 0 ? undefined : parts.join("|");
	const value = specifiers.find((one) => /^(total|hcp)=/.test(one))?.split("=")[1];
	const offer = offerOf(sport, { id: Number(id), part });
	if (offer === undefined || (offer.type.line === undefined) !== (value === undefined)) return undefined;
	const line = Number(value ?? 0);
	return Number.isFinite(line) ? { offer, line } : undefined;
}

function offerOf(sport: Sport, { id, part }: { readonly id: number; readonly part: string | undefined }) {
	if (isCountSport(sport)) return countOfferOf(sport, id, part);
	if (sport === "tennis") return tennisOfferOf(id, part);
	return isRaceSport(sport) ? raceOfferOf(sport, id, part) : footballOffer(id, part);
}

/** One thing that was bet on an event. `since`: the score at the bet, where only what comes after counts. */
export type Selection = {
	readonly key: string;
	readonly outcome: string;
	readonly since?: readonly [number, number] | undefined;
};

/** What comes of a selection: a mark, void, or nothing yet. */
export type Decision = Mark | "void" | undefined;

const after = ({ chance, at }: World, [home, away]: readonly [number, number]): World => ({
	chance,
	at: [homeOf(at) - home, awayOf(at) - away, ...at.slice(2)],
});

/** Every world that can still come, as a selection counts it. */
export function worldsFor(state: LawState, { key, since }: Selection): readonly World[] | undefined {
	const named = offerAt(state.sport, key);
	if (named === undefined) return undefined;
	const worlds = worldsOf(state, named.offer.view);
	return since === undefined ? worlds : worlds.map((world) => after(world, since));
}

function wasNeverPlayed(state: LawState, view: string): boolean {
	if (isCount(state)) return false;
	if (state.sport === "football") return isUntimed(state, view);
	return state.sport === "tennis" ? neverPlayed(state, view) : isNeverPlayed(state, view);
}

/**
 * Decided is what comes to the same in every world that is left: an over that is passed, a half that is played, all of it at
 * the end. `abandoned`: what is not decided is void.
 */
export function decide(
	state: SportState,
	selection: Selection,
	{ abandoned = false }: { readonly abandoned?: boolean } = {},
): Decision {
	if (isFed(state)) return fedDecides(state, selection) ?? (abandoned ? "void" : undefined);
	const named = offerAt(state.sport, selection.key);
	if (named === undefined || !named.offer.type.outcomes.includes(selection.outcome)) return "void";
	if (wasNeverPlayed(state, named.offer.view)) return "void";
	const bet = { outcome: selection.outcome, line: named.line };
	let found: Mark | undefined;
	for (const { at, chance } of worldsFor(state, selection) ?? []) {
		if (chance === 0) continue;
		const mark = named.offer.type.settle(at, bet);
		if (found !== undefined && found !== mark) return abandoned ? "void" : undefined;
		found = mark;
	}
	return found ?? (abandoned ? "void" : undefined);
}
