// The sportsbook's tables as their migrations make them.
import type { ColumnType, Generated } from "kysely";

type Json = ColumnType<unknown, string, string>;
type JsonByDefault = ColumnType<unknown, string | undefined, string>;
/** A 64-bit integer, read as text. */
type Big = ColumnType<string, bigint, bigint>;
type BigByDefault = ColumnType<string, bigint | undefined, bigint>;

export type SportsbookTables = {
	"sportsbook.season": { league: string; season: number; strengths: Json };
	"sportsbook.event": {
		id: string;
		league: string;
		season: number;
		home: number;
		away: number;
		kickoff: Date;
		status: Generated<"before" | "live" | "ended" | "void">;
		state: Json;
		stops: JsonByDefault;
		result_version: Generated<number>;
		settled_version: Generated<number>;
		ended_at: Date | null;
		cancels: JsonByDefault;
		/** Null for a match of the house. */
		fed: ColumnType<unknown, string | null | undefined, never>;
	};
	"sportsbook.feed_line": { product: number; taken: Big; heard_at: Date; up: boolean };
	"sportsbook.feed_holder": { alone: Generated<boolean>; node: string; until: Date };
	"sportsbook.event_stand": {
		event: string;
		seq: number;
		at: Date;
		version: number;
		state: Json;
		terms: Json;
		stopped: string | null;
	};
	"sportsbook.member_factor": { owner: string; factor: number; reason: string; operator: string; at: Date };
	"sportsbook.slip": {
		id: string;
		owner: string;
		key: string;
		vendor: string;
		currency: string;
		legs: Json;
		sizes: Json;
		line: Big;
		stake: Big;
		most: Big;
		ticket_id: string | null;
		placed_at: Date | null;
		version: Generated<number>;
		state: Generated<"open" | "settled" | "void">;
		sold: Generated<number>;
		cashed: BigByDefault;
		returned: BigByDefault;
		ends: JsonByDefault;
		auto_from: ColumnType<string | null, bigint | null | undefined, bigint | null>;
		created_at: Date;
		free_bet: ColumnType<string | null, string | null | undefined, never>;
	};
	"sportsbook.slip_leg": { event: string; slip: string };
};
