// The tables of standing and points as rows come back from them. Big integers are decimal strings.
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { ExchangeStatus, ExchangeType, ItemType } from "../core/index.ts";

export type LoyaltyTables = {
	"loyalty.rank": { merchant: string; level: number; code: string; needed: string; point_percent: number };
	"loyalty.rank_text": {
		merchant: string;
		level: number;
		language: string;
		name: string;
		summary: string;
		brings: ColumnType<string[], readonly string[], readonly string[]>;
	};
	"loyalty.conversion": { merchant: string; step: string; cash: string; smallest: string; largest: string };
	"loyalty.conversion_offer": { merchant: string; points: string };
	"loyalty.item": {
		id: GeneratedAlways<string>;
		merchant: string;
		code: string;
		type: ItemType;
		points: string;
		cash: Generated<string>;
		download: Generated<string>;
		art: string;
		stock: number | null;
		min_level: Generated<number>;
		open: Generated<boolean>;
		sort_order: Generated<number>;
	};
	"loyalty.item_text": { item_id: string; language: string; name: string; text: string };
	"loyalty.standing": { member_id: string; merchant: string; level: number; since: Date };
	"loyalty.exchange": {
		id: GeneratedAlways<string>;
		member_id: string;
		merchant: string;
		request_key: string;
		applied_at: Date;
		type: ExchangeType;
		item_id: string | null;
		quantity: number;
		currency: string;
		points: string;
		cash: string;
		status: ExchangeStatus;
		remark: Generated<string>;
		taken_key: string;
		group_key: string;
		decided_at: Date | null;
		decided_by: string | null;
	};
};
