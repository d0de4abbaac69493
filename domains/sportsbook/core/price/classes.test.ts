// Worlds that are summed as one must end every bet alike, and a market must cost what it costs over all its worlds.
import { describe, expect, test } from "vitest";
import { seededChance } from "#platform/kernel";
import { drawStrengths, matchBefore } from "../league/leagues.ts";
import { awayOf, homeOf, type World } from "../market/market.ts";
import { sports } from "../sport/names.ts";
import { playThrough } from "../sport/play.ts";
import { type LawState, offersOf, scoreOf, worldsOf } from "../sport/sport.ts";
import { linesOf, priceMarket } from "./board.ts";
import { classesOf } from "./classes.ts";

const seed = 20_261_130;

/** The state before a match, and one in a hundred on its way. */
function statesOf(sport: (typeof sports)[number]): readonly LawState[] {
	const chance = seededChance(seed);
	const [home = [0, 0], away = [0, 0]] = drawStrengths(2, chance);
	const before = matchBefore(sport, home, away);
	const states: LawState[] = [before];
	playThrough(before, chance, (state) => {
		if (chance.below(100) === 0) states.push(state);
	});
	return states;
}

const since = (worlds: readonly World[], [home, away]: readonly [number, number]): readonly World[] =>
	worlds.map(({ chance, at }) => ({ chance, at: [homeOf(at) - home, awayOf(at) - away] }));

describe.each(sports)("%s", (sport) => {
	const offers = statesOf(sport).flatMap((state) =>
		offersOf(state).map((offer) => {
			const all = worldsOf(state, offer.view);
			return { offer, worlds: offer.since === true ? since(all, scoreOf(state)) : all };
		}),
	);

	test("worlds of a class end every bet alike", () => {
		for (const { offer, worlds } of offers) {
			const { type } = offer;
			const classes = classesOf(type, worlds);
			const firsts = new Map(classes.map(({ at }) => [type.classOf(at), at]));
			const bets = linesOf(type, classes).flatMap((line) => type.outcomes.map((outcome) => ({ outcome, line })));
			const marksOf = (at: readonly number[]): string => bets.map((bet) => type.settle(at, bet)).join();
			const known = new Map([...firsts].map(([place, at]) => [place, marksOf(at)]));
			for (const { at } of worlds) {
				const place = type.classOf(at);
				expect(Number.isInteger(place) && place >= 0, `${offer.id} ${at}: ${place}`).toBe(true);
				if (marksOf(at) !== known.get(place)) expect.fail(`${offer.id} at ${at}: seed ${seed}`);
			}
		}
	});

	test("a market costs what it costs over all its worlds", () => {
		for (const { offer, worlds } of offers) {
			const classes = classesOf(offer.type, worlds);
			for (const line of linesOf(offer.type, classes))
				expect(priceMarket(offer, classes, { line }), `${offer.id} ${line}: seed ${seed}`).toEqual(
					priceMarket(offer, worlds, { line }),
				);
		}
	});
});
