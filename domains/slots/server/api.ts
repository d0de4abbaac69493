// What higher domains may ask the slots.

import type { FreeSpinsStakes, FreeSpinsStakesAsked } from "#games/api";
import type { Tx } from "#platform/db";
import type { Result } from "#platform/kernel";
import type { GateReport, PayTable } from "../core/index.ts";
import type { ReleaseFailure } from "./release-pay-table.ts";

export { sealTable } from "./digest.ts";
export { knownFigures } from "./figures.gen.ts";
export type { KnownFigures } from "./release-pay-table.ts";
export { catalogueFigures } from "./slot-listings.ts";

export type SlotsApi = {
	/** What may be staked in each game that is played now, ascending: what an operator can give spins of. */
	readonly freeSpinsStakes: (asked: FreeSpinsStakesAsked) => readonly FreeSpinsStakes[];
	/** Every released table with its theoretical figures and its digest (GLI-19 2.3.2, 2.8.3). */
	readonly payTables: () => readonly {
		readonly id: string;
		readonly liveFrom: Date;
		readonly digest: string;
		readonly report: GateReport;
	}[];
	/** Releases a table through the gate. It is played from the next start on. */
	readonly release: (tx: Tx, table: PayTable) => Promise<Result<{ readonly released: boolean }, ReleaseFailure>>;
};
