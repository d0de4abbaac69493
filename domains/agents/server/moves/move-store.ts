// Rows of moves, and the tree that follows them.
import { sql, type Tx } from "#platform/db";
import { type MemberId, memberId } from "#platform/kernel";

export type Move = {
	readonly id: string;
	readonly merchant: string;
	readonly memberId: MemberId;
	readonly fromUpline: MemberId;
	readonly uplineId: MemberId;
	readonly effectiveAt: Date;
	readonly doneAt: Date | undefined;
};

type Row = {
	readonly id: string;
	readonly merchant: string;
	readonly member_id: string;
	readonly from_upline: string;
	readonly upline_id: string;
	readonly effective_at: Date;
	readonly done_at: Date | null;
};
const columns = sql`id, merchant, member_id, from_upline, upline_id, effective_at, done_at`;
const moveFrom = (row: Row): Move => ({
	id: row.id,
	merchant: row.merchant,
	memberId: memberId(row.member_id),
	fromUpline: memberId(row.from_upline),
	uplineId: memberId(row.upline_id),
	effectiveAt: row.effective_at,
	doneAt: row.done_at ?? undefined,
});

/** Answers whether no other move of the member waited. */
export async function addMove(tx: Tx, move: Omit<Move, "id" | "doneAt">): Promise<boolean> {
	const { rows } = await sql`insert into agents.move (merchant, member_id, from_upline, upline_id, effective_at)
		values (${move.merchant}, ${move.memberId}::bigint, ${move.fromUpline}::bigint, ${move.uplineId}::bigint,
			${move.effectiveAt})
		on conflict (member_id) where done_at is null do nothing returning id`.execute(tx);
	return rows.length > 0;
}

export async function movesOf(tx: Tx, merchant: string, limit: number): Promise<readonly Move[]> {
	const { rows } = await sql<Row>`select ${columns} from agents.move where merchant = ${merchant}
		order by id desc limit ${limit}`.execute(tx);
	return rows.map(moveFrom);
}

/** Moves whose period has begun, locked, where all that was before it is settled. */
export async function lockMoves(tx: Tx, now: Date): Promise<readonly Move[]> {
	const { rows } = await sql<Row>`select ${columns} from agents.move m
		where done_at is null and effective_at <= ${now} and not exists (
			select from (select distinct c.kind from agents.contract c where c.merchant = m.merchant) as used
			where coalesce((select max(s.period_to) from agents.settlement s
				where s.merchant = m.merchant and s.kind = used.kind and s.settled_at is not null), '-infinity') < m.effective_at
				and exists (select from agents.contract_version v join agents.contract c on c.id = v.contract_id
					where c.merchant = m.merchant and c.kind = used.kind and v.runs_from < m.effective_at))
		order by id for update`.execute(tx);
	return rows.map(moveFrom);
}

export async function carryMove(tx: Tx, { id, memberId: of, uplineId }: Move, now: Date): Promise<void> {
	await sql`select agents.move_member(${of}::bigint, ${uplineId}::bigint)`.execute(tx);
	await sql`update agents.move set done_at = ${now} where id = ${id}::bigint`.execute(tx);
}

/** From a moment on nobody of a branch has more points than the agent it hangs below now. */
export async function lowerPoints(
	tx: Tx,
	{ of, most, since }: { readonly of: MemberId; readonly most: ReadonlyMap<string, bigint>; readonly since: Date },
): Promise<void> {
	await sql`insert into agents.point (member_id, category, since, rate, own)
		select latest.member_id, latest.category, ${since}, coalesce(above.rate, 0), latest.own
		from (
			select distinct on (p.member_id, p.category) p.member_id, p.category, p.rate, p.own from agents.point p
			where (p.member_id = ${of}::bigint or exists (select from agents.below b
				where b.ancestor_id = ${of}::bigint and b.member_id = p.member_id))
			order by p.member_id, p.category, p.since desc
		) as latest
		left join unnest(${[...most.keys()]}::text[], ${[...most.values()].map(String)}::bigint[]) as above (category, rate)
			using (category)
		where latest.rate > coalesce(above.rate, 0)
		on conflict (member_id, category, since) do update set rate = excluded.rate`.execute(tx);
}
