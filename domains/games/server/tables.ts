// The games' tables as rows come back from them. Big integers are decimal strings.
import type { ColumnType, Generated } from "kysely";

type Json = ColumnType<unknown, string, string>;

export type GamesTables = {
	"games.vendor": {
		code: string;
		names: Json;
		art_code: string;
		launch_url: string;
		counter: string;
		interrupted: "complete" | "refund";
		interrupted_after_seconds: number;
		enabled: Generated<boolean>;
		sort_order: Generated<number>;
		transfer: Generated<boolean>;
	};
	"games.vendor_key": {
		vendor: string;
		key_id: string;
		secret: Buffer;
		created_at: Generated<Date>;
		retired_at: Date | null;
	};
	"games.vendor_nonce": { vendor: string; nonce: string; seen_at: Date };
	"games.category": { code: string; names: Json; page: string; open: boolean };
	"games.game": {
		id: Generated<string>;
		vendor: string;
		code: string;
		category: string;
		names: Json;
		rtp: string;
		pay_table: string;
		lines: number;
		volatility: "low" | "medium" | "high";
		hot: boolean;
		new: boolean;
		art_small: string;
		art_show: string;
		hue: number;
		trial: boolean;
		top_times: string | null;
		top_one_in: string | null;
		enabled: Generated<boolean>;
		sort_order: Generated<number>;
		created_at: Generated<Date>;
	};
	"games.game_limit": { game_id: string; currency: string; min_stake: string; max_stake: string };
	"games.catalogue_version": { version: string };
	"games.favourite": { member_id: string; game_id: string; marked_at: Date };
	"games.recent": { member_id: string; game_id: string; played_at: Date };
	"games.play_session": {
		id: string;
		launch_digest: Buffer;
		launch_until: Date;
		token_digest: Buffer | null;
		entered_at: Date | null;
		expires_at: Date;
		ended_at: Date | null;
		mode: "real" | "demo";
		member_id: string | null;
		login_session: string | null;
		game_id: string;
		currency: string;
		merchant: string;
		demo_balance: string | null;
		demo_rounds: number | null;
		demo_staked: string | null;
		demo_won: string | null;
		demo_last: ColumnType<unknown, string | null, string | null>;
	};
	"games.round": {
		member_id: string;
		started_at: Date;
		id: string;
		game_id: string;
		currency: string;
		status: "open" | "complete" | "cancelled" | "void" | "resettled";
		stake: string;
		win: string;
		balance_before: string;
		balance_after: string;
		pay_table: string;
		events: Json;
		vendor_round_id: string | null;
		ended_at: Date | null;
		transaction_id: Generated<string>;
	};
	"games.round_hour": {
		hour: Date;
		game_id: string;
		currency: string;
		pay_table: string;
		rounds: string;
		stake: string;
		win: string;
	};
	"games.vendor_round": {
		member_id: string;
		vendor: string;
		vendor_round_id: string;
		round_id: string;
		started_at: Date;
		last_command_at: Date;
	};
	"games.vendor_transaction": {
		member_id: string;
		vendor: string;
		transaction_id: string;
		kind: "bet" | "win" | "rollback" | "end" | "promo" | "adjust" | "tombstone";
		content: string;
		currency: string;
		amount: string;
		vendor_round_id: string | null;
		reference: string | null;
		rolled_back: Generated<boolean>;
		balance_after: string;
		done_at: Date;
	};
};
