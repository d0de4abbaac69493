// The tables of the cashier as rows come back from them. Big integers are decimal strings.
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type {
	Channel,
	DepositState,
	FailureKind,
	FindingKind,
	LineFault,
	MethodKind,
	OtherAmountRule,
	PayoutKind,
	RiskReason,
	TransferKind,
	WithdrawalState,
} from "../core/index.ts";
import type { BonusTables } from "./bonuses/bonus-tables.ts";
import type { PayoutTables, ToldBy } from "./pay-outs/payout-tables.ts";
import type { VendorTransferTables } from "./transfers/vendor-transfer-tables.ts";

type Json = ColumnType<unknown, string, string>;

/** `opening`: the provider has not answered. `started`: it can be paid. `review`: an operator judges what arrived. */
export type PaymentState = "opening" | "started" | "review" | "over";

/** Those that stand in files of their own. */
type TablesApart = BonusTables & VendorTransferTables & PayoutTables;

export type CashierTables = TablesApart & {
	"cashier.method": {
		id: GeneratedAlways<string>;
		merchant: string;
		code: string;
		kind: MethodKind;
		enabled: Generated<boolean>;
		sort_order: Generated<number>;
		hours: Generated<number>;
		account_holder: Generated<string>;
		account_number: Generated<string>;
		provider: Generated<string>;
		channel: Generated<"" | Channel>;
		other_amount: Generated<OtherAmountRule>;
	};
	"cashier.method_currency": {
		method_id: string;
		currency: string;
		smallest: string;
		largest: string;
		fee_fixed: Generated<string>;
		fee_basis_points: Generated<number>;
		quick: ColumnType<string[], readonly string[], readonly string[]>;
	};
	"cashier.method_text": {
		method_id: string;
		language: string;
		name: string;
		summary: string;
		bank: Generated<string>;
		steps: ColumnType<string[], readonly string[], readonly string[]>;
	};
	"cashier.deposit": {
		member_id: string;
		id: string;
		merchant: string;
		request_key: string;
		method_id: string;
		currency: string;
		amount: string;
		fee_fixed: string;
		fee_basis_points: number;
		reference: string;
		state: Generated<DepositState>;
		opened_at: Date;
		expires_at: Date;
		closed_at: Date | null;
		closed_by: Generated<string>;
		reason: Generated<string>;
		arrived: string | null;
		fee: string | null;
		credited: string | null;
		posting_key: string | null;
		payee_id: string | null;
		payee_account: Generated<string>;
		account_bank: Generated<string>;
		account_holder: Generated<string>;
		account_number: Generated<string>;
	};
	"cashier.payment": {
		member_id: string;
		deposit_id: string;
		provider: string;
		channel: Channel;
		language: string;
		other_amount: OtherAmountRule;
		state: Generated<PaymentState>;
		pay_address: Generated<string>;
		next_at: Date | null;
	};
	"cashier.provider_line": {
		id: GeneratedAlways<string>;
		provider: string;
		line_id: string;
		payment: string;
		currency: string;
		amount: string;
		paid_at: Date;
		heard_at: Date;
		told_by: ToldBy;
		merchant: string;
		member_id: string | null;
		deposit_id: string | null;
		fault: "" | LineFault;
		state: "review" | "credited" | "returned";
		closed_at: Date | null;
		closed_by: Generated<string>;
		reason: Generated<string>;
	};
	"cashier.reconciliation": {
		id: GeneratedAlways<string>;
		began_at: Date;
		ended_at: Generated<Date>;
		checks: Json;
		raised: number;
		vanished: number;
	};
	"cashier.finding": {
		id: GeneratedAlways<string>;
		kind: FindingKind;
		subject: string;
		ours: string;
		theirs: string;
		first_seen_at: Date;
		last_seen_at: Date;
		resolved_at: Date | null;
		resolved_by: Generated<string>;
		reason: Generated<string>;
	};
	"cashier.proof": { member_id: string; deposit_id: string; place: number; sent_at: Date; sealed: Buffer };
	"cashier.payer": { member_id: string; no_limit_at: Date | null };
	"cashier.failure": { member_id: string; at: Date; id: GeneratedAlways<string>; kind: FailureKind };
	"cashier.voucher": {
		digest: Buffer;
		id: GeneratedAlways<string>;
		merchant: string;
		currency: string;
		amount: string;
		made_at: Date;
		made_by: string;
		expires_at: Date;
		state: Generated<"open" | "redeemed" | "withdrawn">;
		closed_at: Date | null;
		member_id: string | null;
		deposit_id: string | null;
	};
	"cashier.transfer": {
		member_id: string;
		id: string;
		merchant: string;
		request_key: string;
		kind: TransferKind;
		currency: string;
		amount: string;
		from_purse: string;
		to_member_id: string;
		to_purse: string;
		remark: Generated<string>;
		done_at: Date;
		movement: string;
		from_account: Generated<string>;
		to_account: Generated<string>;
	};
	"cashier.float_limit": {
		merchant: string;
		currency: string;
		kind: "down" | "up";
		smallest: string;
		largest: string;
		a_day: string;
	};
	"cashier.float_issue": {
		member_id: string;
		id: string;
		merchant: string;
		currency: string;
		amount: string;
		operator: string;
		done_at: Date;
		posting_key: string;
	};
	"cashier.operator_act": {
		id: GeneratedAlways<string>;
		merchant: string;
		act: string;
		operator: string;
		at: Date;
		before: Json;
		after: Json;
	};
	"cashier.payout_method": {
		id: GeneratedAlways<string>;
		merchant: string;
		code: string;
		kind: PayoutKind;
		enabled: Generated<boolean>;
		sort_order: Generated<number>;
		hours: Generated<number>;
	};
	"cashier.payout_method_currency": {
		method_id: string;
		currency: string;
		smallest: string;
		largest: string;
		fee_fixed: Generated<string>;
		fee_basis_points: Generated<number>;
		quick: ColumnType<string[], readonly string[], readonly string[]>;
	};
	"cashier.payout_method_text": { method_id: string; language: string; name: string; summary: string };
	"cashier.payout_rule": {
		merchant: string;
		login_minutes: number;
		turnover_percent: number;
		confirm_minutes: number;
		many_a_day: number;
		most_open: number;
	};
	"cashier.payout_threshold": { merchant: string; currency: string; second_above: string; large_from: string };
	"cashier.payout_account": {
		member_id: string;
		id: string;
		merchant: string;
		kind: PayoutKind;
		bank: string;
		holder: string;
		sealed: Buffer;
		tail: string;
		mark: Buffer;
		added_at: Date;
		removed_at: Date | null;
	};
	"cashier.turnover": { member_id: string; currency: string; asked: string; missing: string; wagered: string };
	"cashier.withdrawal": {
		member_id: string;
		id: string;
		merchant: string;
		request_key: string;
		account_id: string;
		method_id: string;
		currency: string;
		amount: string;
		fee: string;
		reference: string;
		wagered: string;
		reasons: ColumnType<RiskReason[], readonly RiskReason[], never>;
		levels: number;
		approved_by: ColumnType<string[], readonly string[] | undefined, readonly string[]>;
		approved_names: ColumnType<string[], readonly string[] | undefined, readonly string[]>;
		state: Generated<WithdrawalState>;
		asked_at: Date;
		changed_at: Date;
		paid_at: Date | null;
		confirm_by: Date | null;
		closed_at: Date | null;
		closed_by: Generated<string>;
		reason: Generated<string>;
		disputes: Generated<number>;
		hold_key: string;
		posting_key: string | null;
		return_key: string | null;
	};
	"cashier.withdrawal_step": {
		member_id: string;
		withdrawal_id: string;
		id: GeneratedAlways<string>;
		at: Date;
		kind: string;
		by: string;
		remark: Generated<string>;
	};
	"cashier.withdrawal_picture": {
		member_id: string;
		withdrawal_id: string;
		place: number;
		by: PictureBy;
		sent_at: Date;
		sealed: Buffer;
	};
};

/** Who sent a picture of a withdrawal. */
export type PictureBy = "operator" | "member";
