// The tables of promotions and bonuses as rows come back from them. Big integers are decimal strings.
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { BonusParts, BonusState } from "../../core/index.ts";

export type BonusTables = {
	"cashier.promotion": {
		id: GeneratedAlways<string>;
		merchant: string;
		code: string;
		enabled: Generated<boolean>;
		sort_order: Generated<number>;
		percent: number;
		turnover_percent: number;
		days: number;
		first_only: boolean;
		once: boolean;
		opens_at: Date | null;
		closes_at: Date | null;
		version: Generated<number>;
		games: ColumnType<string[], readonly string[] | undefined, readonly string[]>;
		parts: ColumnType<BonusParts, string | undefined, string>;
	};
	"cashier.promotion_currency": { promotion_id: string; currency: string; smallest: string; most: string };
	"cashier.promotion_text": { promotion_id: string; language: string; name: string };
	"cashier.bonus": {
		member_id: string;
		deposit_id: string;
		merchant: string;
		promotion_id: string;
		name: string;
		currency: string;
		percent: number;
		smallest: string;
		most: string;
		turnover_percent: number;
		days: number;
		first_only: boolean;
		once: boolean;
		version: Generated<number>;
		games: ColumnType<string[], readonly string[] | undefined, never>;
		parts: ColumnType<BonusParts, string | undefined, never>;
		/** By category, when it was granted. */
		wagered_by: Record<string, string> | null;
		state: Generated<BonusState>;
		chosen_at: Date;
		amount: string | null;
		asked: string | null;
		wagered: string | null;
		granted_at: Date | null;
		ends_at: Date | null;
		closed_at: Date | null;
		reason: Generated<string>;
		grant_group: string | null;
		end_group: string | null;
	};
};
