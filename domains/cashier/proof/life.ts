// Who pays in and out in the simulation: members by every way, and teams of an agent; with operators and a provider with faults.
import type { Living } from "../../../tools/sim/proofs.ts";
import { cashBook } from "./life/cash-book.ts";
import { cashierOf, findings, findingsLeft, providerOf } from "./life/cashier.ts";
import { liveAsPayer } from "./life/payers.ts";
import { liveAsTeam } from "./life/teams.ts";

export const life: Living = {
	crowds: {
		payers: {
			usual: 6,
			most: 100,
			live: async (one, { run }) => liveAsPayer({ ...one, cash: cashBook(run) }, await cashierOf(run)),
		},
		/** Agents, each with two members below. */
		teams: {
			usual: 3,
			most: 100,
			live: async (one, { run }) => liveAsTeam({ ...one, cash: cashBook(run) }, await cashierOf(run)),
		},
	},
	environment: async (eve) => (await providerOf(eve)).environment,
	open: async (run) => {
		await cashierOf(run);
	},
	home: async (run) => {
		await (await providerOf(run.eve)).quiet();
	},
	tick: async (run) => (await cashierOf(run)).floats.tick(),
	last: async (run) => {
		findings(run).open = await findingsLeft((await cashierOf(run)).desk);
	},
	close: async ({ eve }) => (await providerOf(eve)).simulator.close(),
};
