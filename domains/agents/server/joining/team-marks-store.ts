// Rows of what agents keep of their team: notes, and who hands nothing down.
import { sql, type Tx } from "#platform/db";
import { type MemberId, memberId } from "#platform/kernel";

type Mark = { readonly agentId: MemberId; readonly memberId: MemberId; readonly now: Date };

/** An empty note is none. */
export async function keepNote(
	tx: Tx,
	{ agentId, memberId: of, note, now }: Mark & { readonly note: string },
): Promise<void> {
	if (note === "")
		await sql`delete from agents.note where agent_id = ${agentId}::bigint and member_id = ${of}::bigint`.execute(tx);
	else
		await sql`insert into agents.note (agent_id, member_id, note, written_at)
			values (${agentId}::bigint, ${of}::bigint, ${note}, ${now})
			on conflict (agent_id, member_id) do update set note = excluded.note, written_at = excluded.written_at`.execute(
			tx,
		);
}

export const freeze = (tx: Tx, { agentId, memberId: of, now }: Mark) =>
	sql`insert into agents.frozen (member_id, agent_id, since) values (${of}::bigint, ${agentId}::bigint, ${now})
		on conflict do nothing`.execute(tx);

export const unfreeze = (tx: Tx, id: MemberId) =>
	sql`delete from agents.frozen where member_id = ${id}::bigint`.execute(tx);

export type Marks = { readonly note: string; readonly frozen: boolean };

/** Of members, as one agent sees them. */
export async function marksOf(
	tx: Tx,
	{ agentId, ids }: { readonly agentId: MemberId; readonly ids: readonly MemberId[] },
): Promise<ReadonlyMap<MemberId, Marks>> {
	const { rows } = await sql<{ id: string; note: string | null; frozen: boolean }>`
		select a.id, n.note, f.member_id is not null as frozen
		from unnest(${ids}::bigint[]) as a (id)
		left join agents.note n on n.member_id = a.id and n.agent_id = ${agentId}::bigint
		left join agents.frozen f on f.member_id = a.id`.execute(tx);
	return new Map(rows.map(({ id, note, frozen }) => [memberId(id), { note: note ?? "", frozen }]));
}
