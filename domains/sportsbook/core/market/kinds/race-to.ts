// Who is the first to have so many: rounds of a map, points of a match. A world leads for who was; where nobody was, the stake goes back.
import type { MarketType } from "../market.ts";
import { winner } from "./winner.ts";

export const raceTo: MarketType = { ...winner, code: "raceTo" };
