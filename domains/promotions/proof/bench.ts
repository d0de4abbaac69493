// What promotions are measured by: claims a second, and a minute of many members' play.
import type { Bench } from "../../../bench/bench.ts";
import { measurePromotions } from "./bench/claims.ts";

export const bench: Bench = { promotions: async ({ database }) => measurePromotions(await database()) };
