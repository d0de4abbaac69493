// The lotteries' tables as their migrations make them.
import type { ColumnType, Generated } from "kysely";

type Json = ColumnType<unknown, string | null, string | null>;

export type LotteryTables = {
	"lottery.issue": {
		game: string;
		issue: string;
		opens_at: Date;
		closes_at: Date;
		draws_at: Date;
		sealed_seed: Buffer;
		commit_hash: string;
		beacon: string | null;
		/** As text. */
		beacon_round: string | null;
		state: Generated<"planned" | "drawn" | "void">;
		seed: string | null;
		public_hex: string | null;
		digits: string | null;
		accepted: Json;
		resulted_at: Date | null;
		settled_at: Date | null;
		voided_at: Date | null;
		void_reason: Generated<string>;
		before_opening: Generated<boolean>;
		official: Generated<boolean>;
		result_version: Generated<number>;
	};
	"lottery.stopped_chase": {
		owner: string;
		chase: string;
		game: string;
		issue: string;
		rest: ColumnType<unknown, string, string>;
		stopped_at: Date;
	};
};
