// What ranks and points promised in the simulation.
import { type Ask, countOf } from "../../../tools/sim/promises.ts";
import type { Judging } from "../../../tools/sim/proofs.ts";

export const verdict: Judging = {
	judge: async (_run, ask) => [
		{
			promise: "every round counts once towards rank and points",
			broken: await miscountedPlay(ask),
			seen: await countOf(ask, "games.round"),
		},
	],
};

async function miscountedPlay(ask: Ask): Promise<string[]> {
	const rows = await ask("select member_id::text, counted::text, played::text from games.turnover_fault limit 20");
	return rows.map((found) => JSON.stringify(found));
}
