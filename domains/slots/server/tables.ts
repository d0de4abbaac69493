// The slots' tables as their migrations make them.
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { GateReport } from "../core/index.ts";

export type SlotsTables = {
	"slots.pay_table": {
		game: string;
		version: number;
		live_from: ColumnType<Date, Date | string, never>;
		released_at: Generated<Date>;
		body: string;
		digest: string;
		figures: JSONColumnType<GateReport, string, string>;
	};
};
