// The columns of the back office's tables, as the migrations make them.
import type { ColumnType, Generated, GeneratedAlways } from "kysely";

type Json = ColumnType<unknown, string, never>;

export type BackofficeTables = {
	"backoffice.role": { merchant: string; code: string; permissions: string[]; alone_up_to: string | null };
	"backoffice.staff": {
		id: GeneratedAlways<string>;
		merchant: string;
		username: string;
		name: string;
		roles: Generated<string[]>;
		disabled: Generated<boolean>;
		password_hash: string;
		given_at: Date | null;
		sealed_secret: Buffer | null;
		last_step: Generated<string>;
		created_at: Date;
		last_access_at: Date | null;
	};
	"backoffice.backup_code": { staff_id: string; code_digest: Buffer };
	"backoffice.entry_tally": {
		name_digest: Buffer;
		of_name: Buffer;
		failures: number;
		last_failed_at: Date;
		locked_until: Date | null;
	};
	"backoffice.known_network": {
		staff_id: string;
		network_digest: Buffer;
		seen_at: Date;
	};
	"backoffice.known_browser": {
		staff_id: string;
		browser_digest: Buffer;
		seen_at: Date;
	};
	"backoffice.entry_step": {
		token_digest: Buffer;
		staff_id: string;
		sealed_secret: Buffer | null;
		expires_at: Date;
	};
	"backoffice.session": {
		token_digest: Buffer;
		session_id: string;
		staff_id: string;
		created_at: Date;
		last_seen_at: Date;
		expires_at: Date;
		address: string;
		user_agent: string;
	};
	"backoffice.operator_act": {
		id: GeneratedAlways<string>;
		merchant: string;
		act: string;
		operator: string;
		at: Date;
		before: Json;
		after: Json;
		origin: Generated<unknown>;
	};
};
