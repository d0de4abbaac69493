// Vendors from outside and the operators of tournaments, opened once a run.

import { seededChance } from "#platform/kernel";
import { studios } from "../../../../apps/server/studios.ts";
import { kept, type Run } from "../../../../tools/sim/run.ts";
import { openVendors, type Vendor } from "./outside-vendor.ts";
import { openTournamentDesk } from "./tournament-desk.ts";

/** Those that opened, however far it came. */
export const opened = kept((_run: Run): Vendor[] => []);

export const vendorsOf = kept(async (run: Run): Promise<readonly Vendor[]> => {
	opened(run).push(...(await openVendors(run.world, seededChance(run.plan.seed))));
	return opened(run);
});

export const tournamentsOf = kept((run: Run) =>
	openTournamentDesk(
		run,
		studios.flatMap(({ vendors }) => vendors.map(({ code }) => code)),
	),
);
