// What agents were promised in the simulation: books that are those of the play, bills that are those of the ledger.
import { type Ask, countOf } from "../../../tools/sim/promises.ts";
import type { Judging } from "../../../tools/sim/proofs.ts";
import { backlogOf } from "./life/backlog.ts";
import { judgeBacklog } from "./life/verdict-backlog.ts";

export const verdict: Judging = {
	judge: async (run, ask) => [
		{
			promise: "what a team played is what its members played, each round once",
			broken: await found(ask, "agents.miscounted"),
			seen: await countOf(ask, "agents.played"),
		},
		{
			promise: "every bill of an agent is paid once, and nothing else is",
			broken: await found(ask, "agents.unmatched"),
			seen: await countOf(ask, "agents.bill where posting_key is not null and turnover > 0"),
		},
		...(await judgeBacklog(backlogOf(run), ask)),
	],
	words: async (run, ask) => {
		const paid = await countOf(ask, "agents.bill where posting_key is not null");
		const periods = await countOf(ask, "agents.settlement where settled_at is not null");
		return [`agents: ${paid} bills paid in ${periods} periods, ${backlogOf(run).killsAmid} kills amid what was behind`];
	},
	moved: ["select agent_id as member_id, currency, paid as amount from agents.bill where posting_key is not null"],
};

async function found(ask: Ask, view: string): Promise<string[]> {
	const rows = await ask(`select * from ${view} limit 20`);
	return rows.map((row) => JSON.stringify(row));
}
