// What higher domains may ask the slots.
import type { Tx } from "#platform/db";
import type { CurrencyCode, Result } from "#platform/kernel";
import type { GateReport, PayTable } from "../core/index.ts";
import type { ReleaseFailure } from "./release-pay-table.ts";

export { sealTable } from "./digest.ts";
export { knownFigures } from "./figures.gen.ts";
export type { KnownFigures, ReleaseFailure } from "./release-pay-table.ts";

/** What a spin of a game may stake, in minor units, and the most that it can win then. */
export type GiftStakes = {
	readonly gameCode: string;
	readonly stakes: readonly { readonly stake: bigint; readonly most: bigint }[];
};

export type SlotsApi = {
	/** What may be staked in each game that is played now, ascending: what an operator can give spins of. */
	readonly giftStakes: (asked: { readonly currency: CurrencyCode; readonly now: Date }) => readonly GiftStakes[];
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
