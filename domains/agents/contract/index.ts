// The calls of the agent centre.
export { listTeam } from "./endpoints/list-team.ts";
export { readTeam } from "./endpoints/read-team.ts";
export type { TeamMember } from "./models.ts";
