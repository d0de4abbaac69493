// Who wins a period, a draw among the outcomes: 1x2.
import { leadOf } from "../market.ts";
import { oneWins } from "./one-wins.ts";

export const results = ["home", "draw", "away"] as const;

/** The place among the three of what a lead comes to. */
export const placeOfLead = (lead: number): 0 | 1 | 2 => (lead > 0 ? 0 : lead === 0 ? 1 : 2);
export const resultPlace = (at: readonly number[]): 0 | 1 | 2 => placeOfLead(leadOf(at));
export const resultOf = (at: readonly number[]): (typeof results)[number] => results[resultPlace(at)];

export const result = oneWins({ code: "1x2", outcomes: results, winner: resultPlace });
