// Rows of accounts: found by name or by id, written at registration.
import type { Selectable } from "kysely";
import { type Tx, tables } from "#platform/db";
import { type CurrencyCode, isCurrencyCode, type MemberId, memberId } from "#platform/kernel";
import { type AccountType, isAccountType } from "../core/index.ts";
import type { AccountStatus, MembersTables } from "./tables.ts";

export type Account = {
	readonly id: MemberId;
	readonly merchant: string;
	readonly account: string;
	readonly nickname: string;
	readonly type: AccountType;
	readonly status: AccountStatus;
	readonly currency: CurrencyCode;
	readonly passwordHash: string | undefined;
	readonly paymentPasswordHash: string | undefined;
	readonly passwordChangedAt: Date;
	readonly passwordIsDefault: boolean;
	readonly uplineId: MemberId | undefined;
	/** In which the member registered. */
	readonly language: string;
	readonly icon: string;
	readonly clubLabel: string;
	readonly rankLevel: number;
	readonly lastLoginAt: Date | undefined;
};

/** The key under which a name is unique. */
export const nameKey = (name: string): string => name.toLowerCase();

export async function findByName(tx: Tx, at: { merchant: string; name: string }): Promise<Account | undefined> {
	const row = await tables<MembersTables>(tx)
		.selectFrom("members.login_names as name")
		.innerJoin("members.accounts as account", "account.id", "name.member_id")
		.where("name.merchant", "=", at.merchant)
		.where("name.name_key", "=", nameKey(at.name))
		.selectAll("account")
		.executeTakeFirst();
	return row === undefined ? undefined : accountFrom(row);
}

export async function findById(tx: Tx, id: MemberId): Promise<Account | undefined> {
	const row = await tables<MembersTables>(tx)
		.selectFrom("members.accounts")
		.where("id", "=", id)
		.selectAll()
		.executeTakeFirst();
	return row === undefined ? undefined : accountFrom(row);
}

type AccountRow = Selectable<MembersTables["members.accounts"]>;

function accountFrom(row: AccountRow): Account {
	if (!isAccountType(row.type) || !isCurrencyCode(row.currency)) throw new Error("an account of an unknown kind");
	return {
		id: memberId(row.id),
		merchant: row.merchant,
		account: row.account,
		nickname: row.nickname,
		type: row.type,
		status: row.status,
		currency: row.currency,
		passwordHash: row.password_hash ?? undefined,
		paymentPasswordHash: row.payment_password_hash ?? undefined,
		passwordChangedAt: row.password_changed_at,
		passwordIsDefault: row.password_is_default,
		uplineId: row.upline_id === null ? undefined : memberId(row.upline_id),
		language: row.language,
		icon: row.icon,
		clubLabel: row.club_label,
		rankLevel: row.rank_level,
		lastLoginAt: row.last_login_at ?? undefined,
	};
}

export type NewAccount = {
	readonly merchant: string;
	readonly account: string;
	readonly nickname: string;
	readonly type: AccountType;
	readonly currency: CurrencyCode;
	readonly passwordHash: string | undefined;
	readonly paymentPasswordHash?: string | undefined;
	readonly birthday?: string | undefined;
	readonly termsVersion: string | undefined;
	readonly uplineId?: MemberId | undefined;
	readonly language: string;
	readonly iconOf: (id: MemberId) => string;
	readonly now: Date;
};

/** Undefined when the name is taken; then nothing has been written. */
export async function insertNamedAccount(tx: Tx, account: NewAccount): Promise<MemberId | undefined> {
	const db = tables<MembersTables>(tx);
	const id = await nextId(tx);
	const named = await db
		.insertInto("members.login_names")
		.values({ merchant: account.merchant, name_key: nameKey(account.account), member_id: id })
		.onConflict((conflict) => conflict.columns(["merchant", "name_key"]).doNothing())
		.returning("member_id")
		.executeTakeFirst();
	if (named === undefined) return undefined;
	await insertAccount(tx, id, account);
	return id;
}

export async function nextId(tx: Tx): Promise<MemberId> {
	const row = await tx
		.selectNoFrom((builder) =>
			builder
				.fn<string>("nextval", [
					builder.fn("pg_get_serial_sequence", [builder.val("members.accounts"), builder.val("id")]),
				])
				.as("id"),
		)
		.executeTakeFirstOrThrow();
	return memberId(row.id);
}

export async function insertAccount(tx: Tx, id: MemberId, account: NewAccount): Promise<void> {
	await tables<MembersTables>(tx)
		.insertInto("members.accounts")
		.values({
			id,
			merchant: account.merchant,
			account: account.account,
			nickname: account.nickname,
			type: account.type,
			currency: account.currency,
			password_hash: account.passwordHash ?? null,
			password_changed_at: account.now,
			payment_password_hash: account.paymentPasswordHash ?? null,
			birthday: account.birthday ?? null,
			terms_version: account.termsVersion ?? null,
			terms_accepted_at: account.termsVersion === undefined ? null : account.now,
			upline_id: account.uplineId ?? null,
			language: account.language,
			icon: account.iconOf(id),
			created_at: account.now,
			last_login_at: null,
		})
		.execute();
}

/** `isDefault`: it was given to the member, who chooses another before anything else. */
export async function setPassword(
	tx: Tx,
	id: MemberId,
	password: { hash: string; changedAt: Date; isDefault?: boolean },
): Promise<void> {
	await tables<MembersTables>(tx)
		.updateTable("members.accounts")
		.set({
			password_hash: password.hash,
			password_changed_at: password.changedAt,
			password_is_default: password.isDefault === true,
		})
		.where("id", "=", id)
		.execute();
}

export async function setPaymentPasswordHash(tx: Tx, id: MemberId, hash: string): Promise<void> {
	await tables<MembersTables>(tx)
		.updateTable("members.accounts")
		.set({ payment_password_hash: hash })
		.where("id", "=", id)
		.execute();
}
