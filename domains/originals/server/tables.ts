// The instant games' tables as their migrations make them.
import type { ColumnType, Generated } from "kysely";

type Json = ColumnType<unknown, string, string>;

export type OriginalsTables = {
	"originals.seed_pair": {
		owner: string;
		game: string;
		id: string;
		sealed_seed: Buffer;
		server_hash: string;
		client_seed: string;
		next_nonce: Generated<number>;
		created_at: Date;
		retired_at: Date | null;
	};
	"originals.next_seed": {
		owner: string;
		game: string;
		id: string;
		sealed_seed: Buffer;
		server_hash: string;
		created_at: Date;
	};
	"originals.round": {
		owner: string;
		game: string;
		key: string;
		id: string;
		seed_pair: string;
		nonce: number;
		currency: string;
		stake: string;
		picked: Json;
		state: "drawn" | "open" | "done" | "refused";
		stepped: boolean;
		steps: ColumnType<unknown, string | undefined, string>;
		times: string | null;
		ended: "lost" | "cashed-out" | "returned" | null;
		played_id: string | null;
		drawn_at: Date;
		changed_at: Date;
	};
	"originals.crash_chain": {
		id: string;
		sealed_seed: Buffer;
		end_hash: string;
		salt: string | null;
		/** As text: a round of the beacon. */
		salt_round: string | null;
		length: number;
		taken: Generated<number>;
		created_at: Date;
	};
	"originals.crash_round": {
		id: string;
		chain: string;
		number: number;
		state: Generated<"running" | "over" | "done">;
		opened_at: Date;
		flies_at: Date;
		interrupted: Generated<boolean>;
		point: number | null;
		seed: string | null;
		ended_at: Date | null;
	};
	"originals.crash_bet": {
		id: string;
		owner: string;
		key: string;
		round: string;
		currency: string;
		stake: string;
		target: number;
		taken: number;
		ended: "lost" | "cashed-out" | "returned";
		decided_at: Date;
	};
};
