// Rows of the tree of agents. Decides nothing about who may ask.
import { sql, type Tx } from "#platform/db";
import { type MemberId, memberId } from "#platform/kernel";

export type Hanging = {
	readonly memberId: MemberId;
	readonly uplineId: MemberId;
	/** The brand's day of the registration, as 2026-11-24. */
	readonly day: string;
};

/** Keeps everybody else from changing the tree until the transaction ends. Answers how far accounts were looked through. */
export async function lockTree(tx: Tx): Promise<bigint> {
	const { rows } = await sql<{ filled_to: string }>`select filled_to from agents.tree for update`.execute(tx);
	return BigInt(rows[0]?.filled_to ?? 0);
}

export async function markFilled(tx: Tx, to: bigint): Promise<void> {
	await sql`update agents.tree set filled_to = ${to}::bigint`.execute(tx);
}

/** In their order; who hangs already stays. Lock the tree before. */
export async function hang(tx: Tx, members: readonly Hanging[]): Promise<void> {
	const ids = members.map((one) => one.memberId);
	const uplines = members.map((one) => one.uplineId);
	const days = members.map((one) => one.day);
	await sql`select agents.hang(member, upline, day)
		from unnest(${ids}::bigint[], ${uplines}::bigint[], ${days}::date[])
			with ordinality as hung (member, upline, day, place)
		order by place`.execute(tx);
}

/** How deep a member stands below an agent; undefined when it does not. */
export async function depthBelow(
	tx: Tx,
	{ agentId, of }: { readonly agentId: MemberId; readonly of: MemberId },
): Promise<number | undefined> {
	const { rows } = await sql<{ depth: number }>`
		select depth from agents.below where ancestor_id = ${agentId}::bigint and member_id = ${of}::bigint`.execute(tx);
	return rows[0]?.depth;
}

/** Whoever stands at most so many steps above a member, the farthest first. */
export async function pathTo(
	tx: Tx,
	{ of, steps }: { readonly of: MemberId; readonly steps: number },
): Promise<readonly MemberId[]> {
	const { rows } = await sql<{ ancestor_id: string }>`
		select ancestor_id from agents.below where member_id = ${of}::bigint and depth <= ${steps}::int
		order by depth desc`.execute(tx);
	return rows.map((row) => memberId(row.ancestor_id));
}

export type ChildrenAsked = {
	/** Who asks: a row that does not stand below it is no answer, whatever else was asked. */
	readonly agentId: MemberId;
	readonly of: MemberId;
	/** The last of the page before. */
	readonly before: MemberId | undefined;
	readonly limit: number;
};

/** Members directly below one, the latest first. */
export async function childrenOf(tx: Tx, { agentId, of, before, limit }: ChildrenAsked): Promise<readonly MemberId[]> {
	const page = before === undefined ? sql`` : sql`and b.member_id < ${before}::bigint`;
	const { rows } = await sql<{ member_id: string }>`
		select b.member_id from agents.below b
		where b.ancestor_id = ${of}::bigint and b.depth = 1 ${page}
			and exists (select from agents.below mine
				where mine.ancestor_id = ${agentId}::bigint and mine.member_id = b.member_id)
		order by b.member_id desc limit ${limit}`.execute(tx);
	return rows.map((row) => memberId(row.member_id));
}

/** Members directly below one, the latest first, whoever asks: for operators alone. */
export async function directOf(
	tx: Tx,
	{ of, before, limit }: Omit<ChildrenAsked, "agentId">,
): Promise<readonly MemberId[]> {
	const page = before === undefined ? sql`` : sql`and member_id < ${before}::bigint`;
	const { rows } = await sql<{ member_id: string }>`select member_id from agents.below
		where ancestor_id = ${of}::bigint and depth = 1 ${page} order by member_id desc limit ${limit}`.execute(tx);
	return rows.map((row) => memberId(row.member_id));
}

export type TeamSize = { readonly direct: number; readonly team: number };

/** Of each that has anybody below it. */
export async function sizesOf(tx: Tx, ids: readonly MemberId[]): Promise<ReadonlyMap<MemberId, TeamSize>> {
	const { rows } = await sql<{ agent_id: string; direct: string; team: string }>`
		select agent_id, coalesce(sum(members) filter (where depth = 1), 0) as direct, sum(members) as team
		from agents.level where agent_id = any(${ids}::bigint[]) group by agent_id`.execute(tx);
	return new Map(
		rows.map(({ agent_id, direct, team }) => [memberId(agent_id), { direct: Number(direct), team: Number(team) }]),
	);
}

export type Level = { readonly depth: number; readonly members: number };

export async function levelsOf(tx: Tx, agentId: MemberId): Promise<Level[]> {
	const { rows } = await sql<{ depth: number; members: string }>`
		select depth, members from agents.level where agent_id = ${agentId}::bigint order by depth`.execute(tx);
	return rows.map(({ depth, members }) => ({ depth, members: Number(members) }));
}

/** Who joined a team on a day, on it and the six before, and the 29 before. */
export async function joinedOf(
	tx: Tx,
	{ agentId, day }: { readonly agentId: MemberId; readonly day: string },
): Promise<{ readonly today: number; readonly week: number; readonly month: number }> {
	const { rows } = await sql<{ today: string; week: string; month: string }>`
		select coalesce(sum(members) filter (where day = ${day}::date), 0) as today,
			coalesce(sum(members) filter (where day > ${day}::date - 7), 0) as week,
			coalesce(sum(members), 0) as month
		from agents.joined
		where agent_id = ${agentId}::bigint and day > ${day}::date - 30 and day <= ${day}::date`.execute(tx);
	const { today = "0", week = "0", month = "0" } = rows[0] ?? {};
	return { today: Number(today), week: Number(week), month: Number(month) };
}
