// What the books of agents wait for in the simulation: all play and all money is counted.
import type { Living } from "../../../tools/sim/proofs.ts";

export const life: Living = {
	tick: (run) => run.hasten(["agents.settle"]),
	settled: (run) =>
		run.isSo("(select coalesce(max(transaction_id), 0) from games.round) < games.followed('agents.plays')"),
};
