// The rows of the tables as their migrations make them.
import type { Generated } from "kysely";

export type TablesTables = {
	"tables.shoe": {
		table_code: string;
		shoe: string;
		/** A studio's shoe has neither. */
		sealed_seed: Buffer | null;
		commit_hash: string | null;
		drawn_by: Generated<"house" | "studio">;
		state: Generated<"made" | "used" | "revealed" | "void">;
		cut: Generated<number>;
		public_hex: string | null;
		cards_hash: string | null;
		seed: string | null;
		made_at: Date;
		used_at: Date | null;
		ended_at: Date | null;
	};
	"tables.round": {
		id: string;
		table_code: string;
		shoe: string;
		hand: number;
		state: Generated<"open" | "dealt" | "void">;
		outcome: string | null;
		void_reason: "seed" | "operator" | "studio" | null;
		void_why: string | null;
		decided: string | null;
		opened_at: Date;
		closes_at: Date;
		resulted_at: Date | null;
		settled_at: Date | null;
	};
};
