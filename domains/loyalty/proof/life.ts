// What ranks and points wait for in the simulation: all play is counted.
import type { Living } from "../../../tools/sim/proofs.ts";

export const life: Living = {
	settled: (run) =>
		run.isSo("(select coalesce(max(transaction_id), 0) from games.round) < games.followed('loyalty.points')"),
};
