// The columns of the back office's tables, as the migrations make them.
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { ApprovalState } from "../core/index.ts";

type Json = ColumnType<unknown, string, never>;

/** What somebody asked for that another agrees to where it is more than one may do alone. */
type WishColumns = {
	id: string;
	merchant: string;
	reason: string;
	state: ApprovalState;
	alone: boolean;
	proposed_by: string;
	proposed_at: Date;
	expires_at: Date;
	decided_by: string | null;
	decided_at: Date | null;
	why: Generated<string>;
};

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
	"backoffice.adjustment": WishColumns & {
		member_id: string;
		currency: string;
		delta: string;
	};
	"backoffice.jackpot_funding": WishColumns & {
		jackpot: string;
		currency: string;
		amount: string;
	};
	"backoffice.voucher_batch": WishColumns & {
		currency: string;
		amount: string;
		count: number;
		ends_at: Date;
		sealed_codes: Buffer | null;
	};
	"backoffice.every_act": {
		source: string;
		id: string;
		merchant: string;
		act: string;
		operator: string;
		at: Date;
		before: unknown;
		after: unknown;
		origin: unknown;
	};
};
