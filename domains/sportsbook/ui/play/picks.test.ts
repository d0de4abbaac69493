// What stands in the slip: one pick a match, its outcomes taken out and exchanged, several of one match built together.
import { expect, test } from "vitest";
import { isPicked, mostPicks, type Pick, partsOf, shownOdds, toggled } from "./picks.ts";

const pick = (eventId: string, key: string, outcome = "home"): Pick => ({
	eventId,
	sport: "football",
	home: "Arden Vale",
	away: "Dunmere",
	market: { key, id: Number(key), code: "1x2" },
	outcome,
	more: [],
	odds: 200,
	version: 0,
});
const join = { join: true };
const keysOf = (picks: readonly Pick[]) => picks.map((one) => partsOf(one).map(({ market }) => market.key));

test("another outcome of a match takes the place of the one that stands; pressed again it goes", () => {
	const both = [pick("a", "1"), pick("b", "1")].reduce<readonly Pick[]>((picks, one) => toggled(picks, one), []);
	expect(keysOf(both)).toEqual([["1"], ["1"]]);
	expect(keysOf(toggled(both, pick("a", "29", "yes")))).toEqual([["29"], ["1"]]);
	expect(keysOf(toggled(both, pick("a", "1")))).toEqual([["1"]]);
	const full = Array.from({ length: mostPicks }, (_none, place) => pick(`m${place}`, "1"));
	expect(toggled(full, pick("z", "1"))).toBe(full);
});

test("built together outcomes of a match stand side by side, one of each market, six at most", () => {
	let picks = toggled([], pick("a", "1"), join);
	picks = toggled(picks, pick("a", "29", "yes"), join);
	expect(keysOf(picks)).toEqual([["1", "29"]]);
	expect(isPicked(picks, { eventId: "a", key: "29", outcome: "yes" })).toBe(true);
	picks = toggled(picks, pick("a", "29", "no"), join);
	expect([keysOf(picks), isPicked(picks, { eventId: "a", key: "29", outcome: "yes" })]).toEqual([[["1", "29"]], false]);
	for (const key of ["2", "3", "4", "5"]) picks = toggled(picks, pick("a", key), join);
	expect(keysOf(toggled(picks, pick("a", "6"), join))).toEqual([["1", "29", "2", "3", "4", "5"]]);
	// The first goes: the others stay.
	expect(keysOf(toggled(picks, pick("a", "1")))).toEqual([["29", "2", "3", "4", "5"]]);
});

test("built together they never show the price of the first alone", () => {
	const one = pick("a", "1");
	const [built = one] = toggled([one], pick("a", "29", "yes"), join);
	expect([shownOdds(one, undefined), shownOdds(one, 210)]).toEqual([200, 210]);
	expect([shownOdds(built, undefined), shownOdds(built, 460)]).toEqual([undefined, 460]);
});
