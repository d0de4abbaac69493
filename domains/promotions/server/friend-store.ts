// Rows of invitations: a member's own code, and who came by it.
import { sql, type Tx } from "#platform/db";
import type { Chance, MemberId } from "#platform/kernel";

/** Without signs that look like others. */
const signs = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A member's code, made when it is first asked for. */
export async function inviteCode(
	tx: Tx,
	{ chance, memberId }: { readonly chance: Chance; readonly memberId: MemberId },
) {
	const code = Array.from({ length: 8 }, () => signs[chance.below(signs.length)]).join("");
	const { rows } = await sql<{ code: string }>`insert into promotions.invite values (${memberId}::bigint, ${code})
		on conflict (member_id) do update set code = promotions.invite.code returning code`.execute(tx);
	return rows[0]?.code ?? "";
}

export async function inviterOf(tx: Tx, code: string): Promise<string | undefined> {
	const { rows } = await sql<{ member: string }>`select member_id::text as member from promotions.invite
		where code = ${code.trim().toUpperCase()}`.execute(tx);
	return rows[0]?.member;
}

export type Friend = {
	readonly friendId: string;
	readonly inviterId: string;
	readonly joinedAt: Date;
	readonly deposit: bigint | undefined;
	readonly countedAt: Date | undefined;
};

type Row = {
	readonly friend_id: string;
	readonly inviter_id: string;
	readonly joined_at: Date;
	readonly deposit: string | null;
	readonly counted_at: Date | null;
};

const from = (row: Row): Friend => ({
	friendId: row.friend_id,
	inviterId: row.inviter_id,
	joinedAt: row.joined_at,
	deposit: row.deposit === null ? undefined : BigInt(row.deposit),
	countedAt: row.counted_at ?? undefined,
});

export async function friendsOf(tx: Tx, inviter: MemberId): Promise<readonly Friend[]> {
	const { rows } = await sql<Row>`select * from promotions.friend where inviter_id = ${inviter}::bigint
		order by joined_at desc limit 200`.execute(tx);
	return rows.map(from);
}

export async function findFriend(tx: Tx, friend: string): Promise<Friend | undefined> {
	const { rows } =
		await sql<Row>`select * from promotions.friend where friend_id = ${friend}::bigint for update`.execute(tx);
	return rows.map(from)[0];
}

/** False where somebody was named before. */
export async function insertFriend(
	tx: Tx,
	{ friendId, inviterId, now }: { readonly friendId: string; readonly inviterId: string; readonly now: Date },
): Promise<boolean> {
	const { numAffectedRows } = await sql`insert into promotions.friend (friend_id, inviter_id, joined_at)
		values (${friendId}::bigint, ${inviterId}::bigint, ${now}) on conflict do nothing`.execute(tx);
	return (numAffectedRows ?? 0n) > 0n;
}

/** The first deposit alone. */
export async function noteDeposit(
	tx: Tx,
	{ friendId, amount }: { readonly friendId: string; readonly amount: bigint },
): Promise<void> {
	await sql`update promotions.friend set deposit = ${`${amount}`}::bigint
		where friend_id = ${friendId}::bigint and deposit is null`.execute(tx);
}

export async function countFriend(
	tx: Tx,
	{ friend, now }: { readonly friend: Friend; readonly now: Date },
): Promise<number> {
	await sql`update promotions.friend set counted_at = ${now} where friend_id = ${friend.friendId}::bigint`.execute(tx);
	const { rows } = await sql<{ friends: number }>`select count(*)::int as friends from promotions.friend
		where inviter_id = ${friend.inviterId}::bigint and counted_at is not null`.execute(tx);
	return rows[0]?.friends ?? 0;
}

export async function noteNewcomer(tx: Tx, { memberId, at }: { readonly memberId: string; readonly at: Date }) {
	await sql`insert into promotions.newcomer values (${memberId}::bigint, ${at}) on conflict do nothing`.execute(tx);
}

/** Registered since then. */
export async function isNewcomer(tx: Tx, { memberId, since }: { readonly memberId: MemberId; readonly since: Date }) {
	const { rows } = await sql`select 1 from promotions.newcomer
		where member_id = ${memberId}::bigint and registered_at >= ${since}`.execute(tx);
	return rows.length > 0;
}
