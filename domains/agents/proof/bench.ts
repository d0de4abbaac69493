// What the agents are measured by: reports of large teams against small ones, a minute of play, a day's salaries.
import type { Bench } from "../../../bench/bench.ts";
import { measureTeams } from "./bench/teams.ts";

export const bench: Bench = { agents: async ({ database }) => measureTeams(await database()) };
