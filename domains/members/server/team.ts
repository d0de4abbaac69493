// Where accounts stand to each other: whom a name means, and who stands above whom. For higher domains, in their transaction.
import { masked } from "#courier/core";
import { sql, type Tx } from "#platform/db";
import { type MemberId, memberId } from "#platform/kernel";
import { type AccountType, accountTypes, isAccountType, isAgent } from "../core/index.ts";
import type { AccountStatus } from "./tables.ts";

export { findById as accountOf, findByName as accountNamed } from "./account-store.ts";

const agentTypes = Object.values(accountTypes).filter(isAgent);

/** A team deeper than this is taken for a mistake. */
const deepest = 64;

/** Whether a member stands below an agent, however deep: a walk up along the keys. */
export async function isBelow(
	tx: Tx,
	{ agentId, memberId: below }: { readonly agentId: MemberId; readonly memberId: MemberId },
): Promise<boolean> {
	const { rows } = await sql`
		with recursive above as (
			select upline_id, 1 as depth from members.accounts where id = ${below}::bigint
			union all
			select account.upline_id, above.depth + 1
			from above join members.accounts as account on account.id = above.upline_id
			where above.depth < ${deepest}::int
		)
		select 1 from above where upline_id = ${agentId}::bigint limit 1`.execute(tx);
	return rows.length > 0;
}

/** An account below an agent, for who keeps the tree of them. */
export type Placed = {
	readonly memberId: MemberId;
	readonly uplineId: MemberId;
	readonly merchant: string;
	readonly registeredAt: Date;
};

/** Accounts that stand below somebody, by number, after one. */
export async function placedAfter(
	tx: Tx,
	{ after, limit }: { readonly after: bigint; readonly limit: number },
): Promise<readonly Placed[]> {
	const { rows } = await sql<PlaceRow>`
		select id, upline_id, merchant, created_at from members.accounts
		where id > ${after}::bigint and upline_id is not null order by id limit ${limit}`.execute(tx);
	return rows.map(placeFrom);
}

/** Where accounts stand; one that stands below nobody, or is gone, is missing. */
export async function placesOf(tx: Tx, ids: readonly MemberId[]): Promise<readonly Placed[]> {
	const { rows } = await sql<PlaceRow>`
		select id, upline_id, merchant, created_at from members.accounts
		where id = any(${ids}::bigint[]) and upline_id is not null order by id`.execute(tx);
	return rows.map(placeFrom);
}

type PlaceRow = {
	readonly id: string;
	readonly upline_id: string;
	readonly merchant: string;
	readonly created_at: Date;
};

const placeFrom = ({ id, upline_id, merchant, created_at }: PlaceRow): Placed => ({
	memberId: memberId(id),
	uplineId: memberId(upline_id),
	merchant,
	registeredAt: created_at,
});

/** Agents of a brand that stand below nobody, the latest first. */
export async function agentsOnTop(
	tx: Tx,
	asked: { readonly merchant: string; readonly before: MemberId | undefined; readonly limit: number },
): Promise<readonly MemberId[]> {
	const page = asked.before === undefined ? sql`` : sql`and id < ${asked.before}::bigint`;
	const { rows } = await sql<{ id: string }>`select id from members.accounts
		where merchant = ${asked.merchant} and upline_id is null and type = any(${agentTypes}::int[]) ${page}
		order by id desc limit ${asked.limit}`.execute(tx);
	return rows.map(({ id }) => memberId(id));
}

/** Hangs an account below another agent of its brand; that no ring comes of it is asked before. */
export const moveBelow = (
	tx: Tx,
	{ memberId: id, uplineId }: { readonly memberId: MemberId; readonly uplineId: MemberId },
) => sql`update members.accounts set upline_id = ${uplineId}::bigint where id = ${id}::bigint`.execute(tx);

/** What an agent sees of a member of its team. */
export type TeamFace = {
	readonly memberId: MemberId;
	readonly account: string;
	readonly nickname: string;
	readonly type: AccountType;
	readonly status: AccountStatus;
	readonly registeredAt: Date;
	readonly lastLoginAt: Date | undefined;
	/** Masked; empty where there is none. */
	readonly phone: string;
	readonly email: string;
};

/** By member; who is gone is missing. Whether whoever asks may see them is asked before. */
export async function teamFaces(tx: Tx, ids: readonly MemberId[]): Promise<ReadonlyMap<MemberId, TeamFace>> {
	const { rows } = await sql<FaceRow>`
		select a.id, a.account, a.nickname, a.type, a.status, a.created_at, a.last_login_at,
			max(c.value) filter (where c.kind = 'phone') as phone, max(c.value) filter (where c.kind = 'email') as email
		from members.accounts a left join members.contacts c on c.member_id = a.id
		where a.id = any(${ids}::bigint[]) group by a.id`.execute(tx);
	return new Map(rows.map((row) => [memberId(row.id), faceFrom(row)]));
}

type FaceRow = {
	readonly id: string;
	readonly account: string;
	readonly nickname: string;
	readonly type: number;
	readonly status: AccountStatus;
	readonly created_at: Date;
	readonly last_login_at: Date | null;
	readonly phone: string | null;
	readonly email: string | null;
};

function faceFrom(row: FaceRow): TeamFace {
	if (!isAccountType(row.type)) throw new Error("an account of an unknown kind");
	return {
		memberId: memberId(row.id),
		account: row.account,
		nickname: row.nickname,
		type: row.type,
		status: row.status,
		registeredAt: row.created_at,
		lastLoginAt: row.last_login_at ?? undefined,
		phone: row.phone === null ? "" : masked(row.phone),
		email: row.email === null ? "" : masked(row.email),
	};
}
