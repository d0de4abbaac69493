// The tables of protection as rows come back from them. Big integers are decimal strings, days "2026-01-31".
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { ProtectionAct } from "../contract/operator-acts.ts";
import type {
	DocumentKind,
	DocumentRefusal,
	DocumentState,
	ExclusionKind,
	IdentityAct,
	LimitHolder,
	LimitKind,
	LookReason,
	Period,
} from "../core/index.ts";

type Json = ColumnType<unknown, string, string>;

export type ProtectionTables = {
	"protection.profile": {
		code: string;
		name: string;
		usual: Generated<boolean>;
		minimum_age: number;
		minimum_cycle_ms: number;
		minimum_cycle_others_ms: number;
		autoplay: boolean;
		feature_buy: boolean;
		double_up: boolean;
		reality_minutes: number;
		reality_least: number;
		reality_most: number;
		reality_demanded: boolean;
		session_shown: boolean;
		location_minutes: number;
		countries: ColumnType<string[] | null, readonly string[] | null, readonly string[] | null>;
		utc_offset_minutes: number;
		time_zone: string | null;
		looser_wait_hours: number;
		agent_transfers: boolean;
		mandatory_limits: ColumnType<LimitKind[], readonly LimitKind[], readonly LimitKind[]>;
		most_minutes_a_day: number | null;
		break_hours: ColumnType<number[], readonly number[], readonly number[]>;
		exclusion_months: ColumnType<number[], readonly number[], readonly number[]>;
		refused_document_days: number;
		withdrawal_cancellable: boolean;
	};
	"protection.brand_profile": { merchant: string; profile: string };
	"protection.member_limit": {
		member_id: string;
		holder: LimitHolder;
		kind: LimitKind;
		period: Period;
		currency: string;
		amount: string | null;
		set_at: Date;
		next_amount: string | null;
		next_at: Date | null;
	};
	"protection.flow_mark": { member_id: string; currency: string; version: Generated<string>; posted_at: Date };
	"protection.day_flow": {
		member_id: string;
		currency: string;
		day: string;
		staked: string;
		won: string;
		deposited: string;
	};
	"protection.play_run": { member_id: string; started_at: Date; checked_at: Date; seen_at: Date };
	"protection.play_day": { member_id: string; day: string; seconds: number };
	"protection.reality_choice": { member_id: string; minutes: number; chosen_at: Date };
	"protection.exclusion": {
		member_id: string;
		id: GeneratedAlways<string>;
		kind: ExclusionKind;
		began_at: Date;
		ends_at: Date;
	};
	"protection.excluded_identity": { digest: Buffer; member_id: string; merchant: string; ends_at: Date };
	"protection.identity_key": { one_row: Generated<boolean>; secret: Buffer };
	"protection.identity_level": {
		profile: string;
		level: number;
		needs: ColumnType<DocumentKind[], readonly DocumentKind[], readonly DocumentKind[]>;
		allows: ColumnType<IdentityAct[], readonly IdentityAct[], readonly IdentityAct[]>;
	};
	"protection.document": {
		member_id: string;
		id: string;
		merchant: string;
		kind: DocumentKind;
		state: DocumentState;
		remark: string;
		sent_at: Date;
		decided_at: Date | null;
		decided_by: string | null;
		reason: Generated<string>;
		refusal: Generated<DocumentRefusal | "">;
		forget_at: Date | null;
	};
	"protection.document_image": { member_id: string; document_id: string; place: number; sealed: Buffer };
	"protection.location_check": {
		member_id: string;
		id: GeneratedAlways<string>;
		subject: string;
		at: Date;
		reason: LookReason;
		country: string;
		allowed: boolean;
		network: Buffer;
	};
	"protection.operator_act": {
		id: GeneratedAlways<string>;
		merchant: string;
		act: ProtectionAct;
		operator: string;
		at: Date;
		before: Json;
		after: Json;
	};
	"protection.event": {
		member_id: string;
		id: GeneratedAlways<string>;
		at: Date;
		kind: string;
		actor: string;
		before: Json;
		after: Json;
	};
};
