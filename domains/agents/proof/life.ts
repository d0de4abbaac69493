// Who plays below an agent in the simulation: its contracts and rebate points are settled meanwhile, under every kill.
import type { Living } from "../../../tools/sim/proofs.ts";
import type { Run } from "../../../tools/sim/run.ts";
import { backlogOf, fallBehind, killAmid, periodsBehind, settledBehind } from "./life/backlog.ts";
import { liveAsRecruit } from "./life/recruit.ts";

const anybody = ({ plan }: Run): boolean => (plan.crowds.recruits ?? 0) > 0;

export const life: Living = {
	crowds: {
		/** Below the first agent of the default brand, who has contracts of each kind. */
		recruits: { usual: 4, most: 100, live: liveAsRecruit },
	},
	open: async (run) => {
		if (anybody(run)) await fallBehind(run);
	},
	beforeKill: killAmid,
	tick: (run) => run.hasten(["agents.settle"]),
	/** All is counted, and where somebody plays below an agent all that was behind is settled. */
	settled: async (run) =>
		(await run.isSo("(select coalesce(max(transaction_id), 0) from games.round) < games.followed('agents.plays')")) &&
		(!anybody(run) || (await run.isSo(`${settledBehind(backlogOf(run))} >= ${periodsBehind(backlogOf(run))}`))),
};
