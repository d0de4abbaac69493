// The tables of the fishing games as their migrations make them.
import type { Generated } from "kysely";

export type FishingTables = {
	"fishing.seed_pair": {
		id: string;
		owner: string;
		game: string;
		sealed_seed: Buffer;
		server_hash: string;
		client_seed: string;
		next_nonce: Generated<number>;
		next_id: string;
		next_sealed: Buffer;
		next_hash: string;
		created_at: Date;
		retired_at: Date | null;
	};
	"fishing.sitting": {
		id: string;
		owner: string;
		game: string;
		room: string;
		currency: string;
		sat_at: Date;
		left_at: Date | null;
		volleys: Generated<number>;
		shots: Generated<number>;
		/** Minor units, as text. */
		staked: Generated<string>;
		won: Generated<string>;
	};
	"fishing.volley": {
		sitting: string;
		n: number;
		round_id: string;
		at: Date;
		shots: number;
		stake: string;
		win: string;
	};
	"fishing.species_return": {
		day: string;
		pay_table: string;
		species: string;
		currency: string;
		contacts: string;
		stake: string;
		squares: string;
		prize: string;
		off_squares: Generated<string>;
	};
	"fishing.room_setting": {
		game: string;
		stakes: string;
		version: number;
		open: boolean;
		most_rooms: number;
		set_at: Date;
		set_by: string;
	};
};
