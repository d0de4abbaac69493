// Poker's tables as their migrations make them.
import type { ColumnType, Generated } from "kysely";

type Holder = {
	owner: string;
	play_id: string;
	member_id: string | null;
	game_code: string;
	currency: string;
};

export type PokerTables = {
	"poker.buy_in": Holder & {
		id: string;
		key: string;
		table_id: string;
		seat: number | null;
		/** As text. */
		amount: string;
		state: Generated<"offered" | "seated" | "returned">;
		offered_at: Date;
	};
	"poker.stack": Holder & { table_id: string; stack: string };
	"poker.hand": {
		id: string;
		table_id: string;
		number: number;
		mode: "real" | "demo";
		currency: string;
		ended_at: Date;
		rake: string;
		root: string;
		sealed: string;
		record: ColumnType<unknown, string, string>;
	};
	"poker.hand_player": {
		owner: string;
		hand_id: string;
		seat: number;
		staked: string;
		won: string;
		raked: string;
		round_id: string | null;
		merchant: Generated<string>;
		acts: Generated<number>;
		clocked: Generated<number>;
		thought: Generated<string>;
		thought_squares: Generated<string>;
		folded_to: string | null;
		squeezed_with: string | null;
	};
	"poker.brand": { merchant: string; bots: boolean };
	"poker.player_note": { id: string; owner: string; about: string; name: string; text: string; noted_at: Date };
	"poker.tournament": {
		id: string;
		prefix: string;
		number: string;
		mode: "real" | "demo";
		currency: string;
		entries: Generated<number>;
		registering: Generated<boolean>;
		opened_at: Date;
		ended_at: Date | null;
	};
};
