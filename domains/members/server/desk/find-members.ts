// Finds members for an operator: by name, nickname, contact or label, or all that were registered in a time. Each way has its
// index, so that a page costs the same with a thousand members and with a million. Guests are never among them.
import { type Database, sql } from "#platform/db";
import { type MemberId, memberId } from "#platform/kernel";
import { type AccountType, isAccountType } from "../../core/index.ts";
import type { AccountStatus } from "../tables.ts";

/** What was typed stands in the form in which it is kept: see `contactKey`. */
export type MemberWish =
	| { readonly by: "id"; readonly id: MemberId }
	/** The beginning of a user name or a nickname, without regard to case. */
	| { readonly by: "account" | "nickname"; readonly prefix: string }
	| { readonly by: "phone" | "email"; readonly value: string }
	| { readonly by: "label"; readonly label: string }
	| {
			readonly by: "time";
			readonly from: Date;
			readonly to: Date;
			readonly status?: AccountStatus | undefined;
	  };

export type MembersAsked = {
	readonly merchant: string;
	readonly wish: MemberWish;
	/** The last member of the page before. */
	readonly after?: FoundMember | undefined;
	readonly limit: number;
};

export type FoundMember = {
	readonly id: MemberId;
	readonly account: string;
	readonly nickname: string;
	readonly type: AccountType;
	readonly status: AccountStatus;
	readonly currency: string;
	readonly createdAt: Date;
	/** `createdAt` to the microsecond, which a page goes on from. */
	readonly createdMicros: string;
	readonly lastLoginAt: Date | undefined;
};

/** By name and nickname in their order; in every other way the latest registered first. */
export async function findMembers(db: Pick<Database, "read">, asked: MembersAsked): Promise<readonly FoundMember[]> {
	const { rows } = await db.read((tx) => queryOf(asked).execute(tx));
	return rows.map(foundFrom);
}

type Row = {
	readonly id: string;
	readonly account: string;
	readonly nickname: string;
	readonly type: number;
	readonly status: AccountStatus;
	readonly currency: string;
	readonly created_at: Date;
	readonly created_micros: string;
	readonly last_login_at: Date | null;
};

const shown = sql`a.id, a.account, a.nickname, a.type, a.status, a.currency, a.created_at, a.last_login_at,
	(extract(epoch from a.created_at) * 1000000)::bigint as created_micros`;

/** Greater than every text that begins with it, byte by byte. */
const endOf = (prefix: string): string => `${prefix}\u{10FFFF}`;
const beforeAll = "9223372036854775807";

function queryOf({ merchant, wish, after, limit }: MembersAsked) {
	const below = sql`a.id < ${after?.id ?? beforeAll}::bigint`;
	switch (wish.by) {
		case "id":
			return sql<Row>`select ${shown} from members.accounts a
				where a.id = ${wish.id}::bigint and a.merchant = ${merchant} and a.type <> 4 and ${below} limit ${limit}`;
		case "account":
			return byAccount(wish.prefix.toLowerCase(), { merchant, after, limit });
		case "nickname":
			return byNickname(wish.prefix.toLowerCase(), { merchant, after, limit });
		case "label":
			return sql<Row>`select ${shown} from members.labels l join members.accounts a on a.id = l.member_id
				where l.merchant = ${merchant} and l.label = ${wish.label} and l.member_id < ${after?.id ?? beforeAll}::bigint
				order by l.member_id desc limit ${limit}`;
		case "time":
			return byTime(wish, { merchant, after, limit });
		default:
			return sql<Row>`select ${shown} from members.contacts c join members.accounts a on a.id = c.member_id
				where c.merchant = ${merchant} and c.kind = ${wish.by} and c.value = ${wish.value}
					and c.member_id < ${after?.id ?? beforeAll}::bigint and a.type <> 4
				order by c.member_id desc limit ${limit}`;
	}
}

type Page = Omit<MembersAsked, "wish">;

// The comparisons and the order are those of text_pattern_ops.
const byAccount = (prefix: string, { merchant, after, limit }: Page) =>
	sql<Row>`select ${shown} from members.login_names n join members.accounts a on a.id = n.member_id
		where n.merchant = ${merchant} and n.name_key ~>=~ ${prefix} and n.name_key ~<~ ${endOf(prefix)}
			and n.name_key ~>~ ${after?.account.toLowerCase() ?? ""}
		order by n.name_key using ~<~ limit ${limit}`;

const byNickname = (prefix: string, { merchant, after, limit }: Page) =>
	sql<Row>`select ${shown} from members.accounts a
		where a.merchant = ${merchant} and a.type <> 4
			and lower(a.nickname) ~>=~ ${after?.nickname.toLowerCase() ?? prefix} and lower(a.nickname) ~<~ ${endOf(prefix)}
			and (lower(a.nickname) ~>~ ${after?.nickname.toLowerCase() ?? ""} or a.id > ${after?.id ?? beforeAll}::bigint)
		order by lower(a.nickname) using ~<~, a.id limit ${limit}`;

function byTime({ from, to, status }: Extract<MemberWish, { by: "time" }>, { merchant, after, limit }: Page) {
	// The literal condition is that of the partial index.
	const standing = status === undefined ? sql`true` : standingOf(status);
	const place = after?.createdMicros ?? `${to.getTime()}000`;
	return sql<Row>`select ${shown} from members.accounts a
		where a.merchant = ${merchant} and a.type <> 4 and ${standing} and a.created_at >= ${from}
			and (a.created_at, a.id) < (timestamptz 'epoch' + ${place}::bigint * interval '1 microsecond', ${after?.id ?? "0"}::bigint)
		order by a.created_at desc, a.id desc limit ${limit}`;
}

const standingOf = (status: AccountStatus) =>
	status === "active" ? sql`a.status = 'active'` : sql`a.status = ${status} and a.status <> 'active'`;

function foundFrom(row: Row): FoundMember {
	if (!isAccountType(row.type)) throw new Error("an account of an unknown kind");
	return {
		id: memberId(row.id),
		account: row.account,
		nickname: row.nickname,
		type: row.type,
		status: row.status,
		currency: row.currency,
		createdAt: row.created_at,
		createdMicros: row.created_micros,
		lastLoginAt: row.last_login_at ?? undefined,
	};
}
