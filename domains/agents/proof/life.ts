// Who plays below an agent in the simulation: its contracts and rebate points are settled meanwhile, under every kill.
import type { Living } from "../../../tools/sim/proofs.ts";
import type { Run } from "../../../tools/sim/run.ts";
import { liveAsRecruit } from "./life/recruit.ts";

const anybody = ({ plan }: Run): boolean => (plan.crowds.recruits ?? 0) > 0;

export const life: Living = {
	crowds: {
		/** Below the first agent of the default brand, who has contracts of each kind. */
		recruits: { usual: 4, most: 100, live: liveAsRecruit },
	},
	tick: (run) => run.hasten(["agents.settle"]),
	/** All is counted, and where somebody plays below an agent a period of five minutes has paid. */
	settled: async (run) =>
		(await run.isSo("(select coalesce(max(transaction_id), 0) from games.round) < games.followed('agents.plays')")) &&
		(!anybody(run) ||
			(await run.isSo(`exists (select from agents.bill where kind = 'real-time' and turnover > 0
				and posting_key is not null)`))),
};
