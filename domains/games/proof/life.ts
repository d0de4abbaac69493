// What plays in the simulation whatever is played: vendors from outside at their tables, and tournaments that are ended and paid.
import { setTimeout as sleep } from "node:timers/promises";
import type { Living } from "../../../tools/sim/proofs.ts";
import { opened, tournamentsOf, vendorsOf } from "./life/operators.ts";
import { liveAsVendor } from "./life/vendors.ts";

export const life: Living = {
	crowds: {
		vendors: {
			usual: 4,
			most: 100,
			live: async (one, { run, index }) => {
				const vendors = await vendorsOf(run);
				const vendor = vendors[index % vendors.length];
				if (vendor !== undefined) await liveAsVendor(one, vendor);
			},
		},
	},
	open: async (run) => {
		await vendorsOf(run);
		await tournamentsOf(run).open();
		await sleep(1_500);
	},
	// One kill in three comes while what somebody won is being paid.
	beforeKill: async (run, kill) => {
		if (kill % 3 === 0) await tournamentsOf(run).endNext();
	},
	tick: (run) => run.hasten(["games.end-free-spins", "games.count-tournaments"]),
	settled: (run) =>
		run.isSo("(select coalesce(max(transaction_id), 0) from games.round) < games.followed('games.tournaments')"),
	close: async (run) => {
		for (const vendor of opened(run)) await vendor.close();
	},
};
