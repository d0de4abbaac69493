// What an operator sees of one member's account: who it is, how it is entered and guarded, where it is logged in. Contact data
// leave the house masked here as everywhere; an operator who has one in hand finds the member by it.
import { masked } from "#courier/core";
import { sql, type Tx, tables } from "#platform/db";
import { type CurrencyCode, memberId as idOf, isCurrencyCode, type MemberId } from "#platform/kernel";
import { type AccountType, isAccountType } from "../../core/index.ts";
import { contactsOf } from "../contacts/contacts.ts";
import { sessionsOf } from "../sessions/session-store.ts";
import type { AccountStatus, ContactKind, MembersTables } from "../tables.ts";
import { browserName } from "../ways-in/browser-name.ts";
import { labelsOf } from "./notes.ts";

export type OpenPlace = {
	readonly startedAt: Date;
	readonly lastSeenAt: Date;
	readonly address: string;
	readonly browser: string;
	readonly system: string;
};

export type MemberLook = {
	readonly id: MemberId;
	readonly account: string;
	readonly nickname: string;
	readonly type: AccountType;
	readonly status: AccountStatus;
	readonly currency: CurrencyCode;
	readonly language: string;
	readonly birthday: string | undefined;
	readonly uplineId: MemberId | undefined;
	readonly createdAt: Date;
	readonly lastLoginAt: Date | undefined;
	readonly passwordChangedAt: Date;
	readonly contacts: readonly { readonly kind: ContactKind; readonly masked: string; readonly verified: boolean }[];
	readonly guards: {
		readonly authenticator: boolean;
		readonly passkeys: number;
		readonly paymentPassword: boolean;
		readonly payoutName: boolean;
	};
	readonly labels: readonly string[];
	/** Browsers that have logged in within a year, the latest first. */
	readonly devices: readonly { readonly firstAt: Date; readonly lastAt: Date }[];
	/** Where it is logged in; sessions that ended by idling may still be among them. */
	readonly sessions: readonly OpenPlace[];
	readonly logins: readonly OpenLogin[];
};

export type OpenLogin = {
	readonly at: Date;
	readonly address: string;
	readonly browser: string;
	readonly system: string;
};

const most = 10;

/** Undefined for a member that the brand has not. */
export async function lookAtMember(
	tx: Tx,
	{ merchant, memberId }: { readonly merchant: string; readonly memberId: MemberId },
): Promise<MemberLook | undefined> {
	const row = await tables<MembersTables>(tx)
		.selectFrom("members.accounts")
		.selectAll()
		.where("id", "=", memberId)
		.where("merchant", "=", merchant)
		.where("type", "<>", 4)
		.executeTakeFirst();
	if (row === undefined) return undefined;
	if (!isAccountType(row.type) || !isCurrencyCode(row.currency)) throw new Error("an account of an unknown kind");
	const contacts = await contactsOf(tx, memberId);
	const sessions = await sessionsOf(tx, memberId, most);
	return {
		id: memberId,
		account: row.account,
		nickname: row.nickname,
		type: row.type,
		status: row.status,
		currency: row.currency,
		language: row.language,
		birthday: row.birthday ?? undefined,
		uplineId: row.upline_id === null ? undefined : idOf(row.upline_id),
		createdAt: row.created_at,
		lastLoginAt: row.last_login_at ?? undefined,
		passwordChangedAt: row.password_changed_at,
		contacts: contacts.map(({ kind, value, verifiedAt }) => ({
			kind,
			masked: masked(value),
			verified: verifiedAt !== undefined,
		})),
		guards: { ...(await guardsOf(tx, memberId)), paymentPassword: row.payment_password_hash !== null },
		labels: await labelsOf(tx, memberId),
		devices: await devicesOf(tx, memberId),
		sessions: sessions.map(({ createdAt, lastSeenAt, address, userAgent }) => ({
			startedAt: createdAt,
			lastSeenAt,
			address,
			...browserName(userAgent),
		})),
		logins: await lastLogins(tx, memberId),
	};
}

async function guardsOf(tx: Tx, memberId: MemberId): Promise<Omit<MemberLook["guards"], "paymentPassword">> {
	const { rows } = await sql<{ authenticator: boolean; passkeys: number; payout: boolean }>`select
		exists (select from members.authenticators where member_id = ${memberId}::bigint and confirmed_at is not null) as authenticator,
		(select count(*)::int from members.passkeys where member_id = ${memberId}::bigint) as passkeys,
		exists (select from members.payout_names where member_id = ${memberId}::bigint) as payout`.execute(tx);
	const { authenticator = false, passkeys = 0, payout = false } = rows[0] ?? {};
	return { authenticator, passkeys, payoutName: payout };
}

async function devicesOf(tx: Tx, memberId: MemberId): Promise<MemberLook["devices"]> {
	const rows = await tables<MembersTables>(tx)
		.selectFrom("members.devices")
		.select(["created_at", "last_login_at"])
		.where("member_id", "=", memberId)
		.orderBy("last_login_at", "desc")
		.limit(most)
		.execute();
	return rows.map(({ created_at: firstAt, last_login_at: lastAt }) => ({ firstAt, lastAt }));
}

async function lastLogins(tx: Tx, memberId: MemberId): Promise<readonly OpenLogin[]> {
	const rows = await tables<MembersTables>(tx)
		.selectFrom("members.account_events")
		.select(["at", "address", "user_agent"])
		.where("member_id", "=", memberId)
		.where("kind", "=", "logged-in")
		.orderBy("id", "desc")
		.limit(most)
		.execute();
	return rows.map(({ at, address, user_agent }) => ({ at, address, ...browserName(user_agent) }));
}
