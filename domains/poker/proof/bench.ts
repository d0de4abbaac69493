// What poker is measured by: hands of its core, and its process killed at each kind of moment.
import type { Bench } from "../../../bench/bench.ts";
import { measureHands } from "./bench/hands.ts";
import { measureKills } from "./bench/kills.ts";

export const bench: Bench = {
	"poker-hands": measureHands,
	"poker-kills": async ({ database }) => measureKills(await database()),
};
