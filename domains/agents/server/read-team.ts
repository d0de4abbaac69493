// Reads an agent's team in figures, from sums: it costs the same whatever the size of the team.
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { readTeam } from "../contract/index.ts";
import { dayIn } from "../core/index.ts";
import { isAskingAgent } from "./asking-agent.ts";
import type { AgentsDeps } from "./ports.ts";
import { joinedOf, levelsOf } from "./tree-store.ts";

export function readTeamRoute({ db, dayZone }: AgentsDeps): Route {
	return bind(readTeam, async (_input, { principal, now }) => {
		const agentId = principal.memberId;
		const day = dayIn(await dayZone(principal.merchant), now);
		return db.read(async (tx) => {
			if (!(await isAskingAgent(tx, agentId))) return err(failure("NOT_AGENT"));
			const levels = await levelsOf(tx, agentId);
			const members = levels.reduce((sum, level) => sum + level.members, 0);
			return ok({ members, joined: await joinedOf(tx, { agentId, day }), levels });
		});
	});
}
