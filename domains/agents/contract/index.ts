// The calls of the agent centre.
export { listTeam } from "./endpoints/list-team.ts";
export { listTeamMoney } from "./endpoints/list-team-money.ts";
export { listTeamPlays } from "./endpoints/list-team-plays.ts";
export { listTeamResults } from "./endpoints/list-team-results.ts";
export { readTeam } from "./endpoints/read-team.ts";
export { readTeamFigures } from "./endpoints/read-team-figures.ts";
export type { MoneyKind, ResultSum, TeamMember } from "./models.ts";
