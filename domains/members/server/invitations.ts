// Codes by which somebody joins below an agent: found at a registration, made and ended for who keeps the agents. How long a
// code holds and whether it opens an agent's account stand with it.
import { sql, type Tx } from "#platform/db";
import { type MemberId, memberId } from "#platform/kernel";

export type Invitation = {
	readonly agentId: MemberId;
	/** In capitals, as it is kept. */
	readonly code: string;
	/** Whoever joins by it is an agent. */
	readonly opensAgent: boolean;
};

/** The agent a code belongs to, in the brand and while the code holds. Codes are read without regard to case. */
export async function findInvitation(
	tx: Tx,
	{ merchant, code, now }: { readonly merchant: string; readonly code: string; readonly now: Date },
): Promise<Invitation | undefined> {
	const { rows } = await sql<{ member_id: string; code_key: string; opens_agent: boolean }>`
		select member_id, code_key, opens_agent from members.affiliate_codes
		where merchant = ${merchant} and code_key = ${code.toUpperCase()} and enabled
			and (expires_at is null or expires_at > ${now})`.execute(tx);
	const [row] = rows;
	return row && { agentId: memberId(row.member_id), code: row.code_key, opensAgent: row.opens_agent };
}

export type NewInvitation = Invitation & { readonly merchant: string; readonly expiresAt: Date | undefined };

/** Answers whether the code was free. */
export async function addInvitation(tx: Tx, invitation: NewInvitation): Promise<boolean> {
	const { rows } = await sql`
		insert into members.affiliate_codes (merchant, code_key, member_id, enabled, expires_at, opens_agent)
		values (${invitation.merchant}, ${invitation.code}, ${invitation.agentId}::bigint, true,
			${invitation.expiresAt ?? null}, ${invitation.opensAgent})
		on conflict do nothing returning code_key`.execute(tx);
	return rows.length > 0;
}

/** Nobody joins by it any more; who has joined stays. */
export async function endInvitation(
	tx: Tx,
	{ merchant, code, agentId }: { readonly merchant: string; readonly code: string; readonly agentId: MemberId },
): Promise<void> {
	await sql`update members.affiliate_codes set enabled = false
		where merchant = ${merchant} and code_key = ${code} and member_id = ${agentId}::bigint`.execute(tx);
}

/** Codes of an agent that hold without an end and open a player's account: what it gives by word of mouth. */
export async function standingCodes(tx: Tx, agentId: MemberId): Promise<readonly string[]> {
	const { rows } = await sql<{ code_key: string }>`select code_key from members.affiliate_codes
		where member_id = ${agentId}::bigint and enabled order by code_key limit 200`.execute(tx);
	return rows.map(({ code_key }) => code_key);
}
