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
		state: "drawn" | "returning" | "open" | "closing" | "done" | "refused";
		stepped: boolean;
		steps: ColumnType<unknown, string | undefined, string>;
		times: string | null;
		ended: "lost" | "cashed-out" | "returned" | null;
		played_id: string | null;
		drawn_at: Date;
		changed_at: Date;
	};
};
