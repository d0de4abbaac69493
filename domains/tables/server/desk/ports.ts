// What the tables' desk works with. Types only.
import type { TableCode, TableState } from "../../core/index.ts";
import type { TablesTools } from "../ports.ts";

export type TablesDesk = Pick<TablesTools, "db"> & {
	readonly games: { readonly tickets: Pick<TablesTools["games"]["tickets"], "sums" | "waiting"> };
	readonly videoKeys: Pick<TablesTools["videoKeys"], "make">;
	/** How the tables stand, and the word to one that its round is void. */
	readonly rooms: {
		readonly look: (table: TableCode) => Promise<TableState | undefined>;
		readonly wake: (table: TableCode) => Promise<void>;
		readonly tellVoid: (table: TableCode, roundId: string) => Promise<void>;
	};
};
