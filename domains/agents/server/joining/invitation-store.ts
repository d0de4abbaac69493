// Rows of invite links. Whether a code still opens a registration is the members' to say; here stands what follows from it.
import * as z from "zod/mini";
import { sql, type Tx } from "#platform/db";
import { type MemberId, memberId } from "#platform/kernel";
import type { Points } from "../../core/index.ts";

export type StoredInvitation = {
	readonly code: string;
	readonly agentId: MemberId;
	readonly opensAgent: boolean;
	readonly points: Points;
	readonly remark: string;
	readonly madeAt: Date;
	readonly expiresAt: Date | undefined;
	readonly endedAt: Date | undefined;
	readonly joined: number;
};

type Row = {
	readonly code: string;
	readonly agent_id: string;
	readonly opens_agent: boolean;
	readonly points: unknown;
	readonly remark: string;
	readonly made_at: Date;
	readonly expires_at: Date | null;
	readonly ended_at: Date | null;
	readonly joined: string;
};

const pointsForm = z.record(z.string(), z.string());
const columns = sql`code, agent_id, opens_agent, points, remark, made_at, expires_at, ended_at, joined`;

const invitationFrom = (row: Row): StoredInvitation => ({
	code: row.code,
	agentId: memberId(row.agent_id),
	opensAgent: row.opens_agent,
	points: new Map(Object.entries(z.parse(pointsForm, row.points)).map(([category, rate]) => [category, BigInt(rate)])),
	remark: row.remark,
	madeAt: row.made_at,
	expiresAt: row.expires_at ?? undefined,
	endedAt: row.ended_at ?? undefined,
	joined: Number(row.joined),
});

export async function writeInvitation(
	tx: Tx,
	{ merchant, ...one }: StoredInvitation & { readonly merchant: string },
): Promise<void> {
	const points = JSON.stringify(
		Object.fromEntries([...one.points].map(([category, rate]) => [category, String(rate)])),
	);
	await sql`insert into agents.invitation (merchant, code, agent_id, opens_agent, points, remark, made_at, expires_at)
		values (${merchant}, ${one.code}, ${one.agentId}::bigint, ${one.opensAgent}, ${points}::jsonb, ${one.remark},
			${one.madeAt}, ${one.expiresAt ?? null})`.execute(tx);
}

export async function invitationsOf(tx: Tx, agentId: MemberId, limit: number): Promise<readonly StoredInvitation[]> {
	const { rows } = await sql<Row>`select ${columns} from agents.invitation where agent_id = ${agentId}::bigint
		order by made_at desc, code limit ${limit}`.execute(tx);
	return rows.map(invitationFrom);
}

type At = { readonly merchant: string; readonly code: string };

export async function invitationOf(tx: Tx, { merchant, code }: At): Promise<StoredInvitation | undefined> {
	const { rows } = await sql<Row>`select ${columns} from agents.invitation
		where merchant = ${merchant} and code = ${code.toUpperCase()}`.execute(tx);
	return rows[0] && invitationFrom(rows[0]);
}

export const markEnded = (tx: Tx, { merchant, code, now }: At & { readonly now: Date }) =>
	sql`update agents.invitation set ended_at = ${now}
		where merchant = ${merchant} and code = ${code} and ended_at is null`.execute(tx);

export const countJoined = (tx: Tx, { merchant, code }: At) =>
	sql`update agents.invitation set joined = joined + 1 where merchant = ${merchant} and code = ${code}`.execute(tx);

/** Links of an agent that neither ended nor expired. */
export async function countHolding(tx: Tx, { agentId, now }: { agentId: MemberId; now: Date }): Promise<number> {
	const { rows } = await sql<{ links: number }>`select count(*)::int as links from agents.invitation
		where agent_id = ${agentId}::bigint and ended_at is null
			and (expires_at is null or expires_at > ${now})`.execute(tx);
	return rows[0]?.links ?? 0;
}
