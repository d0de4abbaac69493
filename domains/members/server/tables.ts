// The members' tables as rows come back from them. Ids are decimal strings, days are "2001-02-03".
import type { Generated } from "kysely";
import type { AccountEventKind, MemberAct } from "../contract/trail-kinds.ts";

/** locked: by an operator, until one opens it again. */
export type AccountStatus = "active" | "locked" | "closed";

export type ContactKind = "phone" | "email";

export type MembersTables = {
	"members.accounts": {
		id: Generated<string>;
		merchant: string;
		account: string;
		nickname: string;
		type: number;
		status: Generated<AccountStatus>;
		currency: string;
		password_hash: string | null;
		password_changed_at: Date;
		password_is_default: Generated<boolean>;
		payment_password_hash: string | null;
		birthday: string | null;
		terms_version: string | null;
		terms_accepted_at: Date | null;
		upline_id: string | null;
		language: string;
		icon: string;
		club_label: Generated<string>;
		rank_level: Generated<number>;
		created_at: Date;
		last_login_at: Date | null;
	};
	"members.login_names": { merchant: string; name_key: string; member_id: string };
	"members.affiliate_codes": { merchant: string; code_key: string; member_id: string; enabled: Generated<boolean> };
	"members.registration_answers": { member_id: string; field: string; answer: string };
	"members.sessions": {
		member_id: string;
		token_digest: Buffer;
		session_id: string;
		created_at: Date;
		last_seen_at: Date;
		expires_at: Date;
		address: string;
		user_agent: string;
		/** When the login was last proven again in place. */
		renewed_at: Date | null;
		exclusion_kind: "break" | "exclusion" | null;
		exclusion_until: Date | null;
		/** Opened by a password for one login: another is owed, until the account has one. */
		password_owed: Generated<boolean>;
	};
	"members.devices": { member_id: string; device_digest: Buffer; created_at: Date; last_login_at: Date };
	"members.login_tallies": {
		bucket: Buffer;
		failures: Generated<Date[]>;
		locked_until: Date | null;
		touched_at: Date;
	};
	"members.captchas": { id: string; answer_digest: Buffer; expires_at: Date };
	"members.contacts": {
		member_id: string;
		merchant: string;
		kind: ContactKind;
		value: string;
		verified_at: Date | null;
	};
	"members.codes": { bucket: Buffer; salt: Buffer; digest: Buffer; tries_left: number; expires_at: Date };
	"members.code_tallies": {
		bucket: Buffer;
		times: Generated<Date[]>;
		blocked_until: Date | null;
		touched_at: Date;
	};
	"members.code_rules": {
		merchant: string;
		expired_minutes: Generated<number>;
		mail_minutes: Generated<number>;
		tries: Generated<number>;
		per_target: Generated<number>;
		per_network: Generated<number>;
		per_account: Generated<number>;
		window_minutes: Generated<number>;
		per_target_day: Generated<number>;
		wrong_per_network: Generated<number>;
	};
	"members.one_time_passwords": { member_id: string; digest: Buffer; expires_at: Date };
	"members.networks": { member_id: string; network_digest: Buffer; created_at: Date; last_login_at: Date };
	"members.login_proofs": {
		member_id: string;
		token_digest: Buffer;
		network_digest: Buffer;
		with_password: boolean;
		created_at: Date;
		expires_at: Date;
	};
	"members.authenticators": {
		member_id: string;
		sealed_secret: Buffer;
		created_at: Date;
		confirmed_at: Date | null;
		last_step: Generated<string>;
	};
	"members.backup_codes": { member_id: string; code_digest: Buffer };
	"members.passkeys": {
		member_id: string;
		id: string;
		credential_id: string;
		public_key: Buffer;
		host: string;
		counter: string;
		name: string;
		created_at: Date;
		last_used_at: Date | null;
	};
	"members.passkey_challenges": { challenge_digest: Buffer; member_id: string | null; expires_at: Date };
	"members.payout_names": { member_id: string; name: string; set_at: Date };
	"members.entry_rules": {
		merchant: string;
		second_proof: Generated<boolean>;
		enter_without_way: Generated<boolean>;
	};
	"members.login_channels": {
		merchant: string;
		code: string;
		title: string;
		position: Generated<number>;
		issuer: string;
		client_id: string;
		client_secret: Buffer | null;
		redirect_uri: string;
		enabled: Generated<boolean>;
	};
	"members.channel_links": {
		merchant: string;
		channel: string;
		subject: string;
		member_id: string;
		linked_at: Date;
	};
	"members.channel_attempts": {
		token_digest: Buffer;
		merchant: string;
		channel: string;
		binding_digest: Buffer | null;
		sealed: Buffer | null;
		subject: string | null;
		expires_at: Date;
		member_id: Generated<string | null>;
	};
	"members.phone_providers": {
		merchant: string;
		title: string;
		simulated: Generated<boolean>;
		page: string | null;
		issuer: string;
		client_id: string;
		client_secret: Buffer;
		keys_url: string | null;
		enabled: Generated<boolean>;
		operator: string;
		written_at: Date;
	};
	"members.phone_verifications": {
		channel_digest: Buffer;
		merchant: string;
		purpose: "register" | "login";
		number_digest: Buffer;
		expires_at: Date;
	};
	"members.pictures": { member_id: string; picture: Buffer; set_at: Date };
	"members.human_checks": {
		merchant: string;
		place: "register" | "code" | "login" | "password";
		enabled: boolean;
		effort: Generated<number>;
	};
	"members.human_answers": { digest: Buffer; expires_at: Date };
	"members.operator_acts": {
		id: Generated<string>;
		member_id: string | null;
		merchant: string;
		act: MemberAct;
		operator: string;
		detail: Generated<string>;
		at: Date;
	};
	"members.notes": { member_id: string; id: Generated<string>; at: Date; operator: string; note: string };
	"members.labels": { merchant: string; label: string; member_id: string; set_at: Date; operator: string };
	"members.account_events": {
		member_id: string;
		id: Generated<string>;
		at: Date;
		kind: AccountEventKind;
		merchant: string;
		address: string;
		user_agent: Generated<string>;
	};
};
