// Rows of tournaments that wait for a second person. Whoever writes one holds the tournaments' mark.
import { sql, type Tx } from "#platform/db";
import type { ProposalOutcome, TournamentProposal } from "../../core/index.ts";
import type { TournamentSettings } from "./write-tournament.ts";

export type ProposalRow = TournamentProposal & {
	readonly id: string;
	/** The brand whose operator asked. */
	readonly merchant: string;
	readonly code: string;
	/** The version that was looked at; null of a new one. */
	readonly was: number | null;
	readonly settings: TournamentSettings;
	readonly askedBy: string;
	readonly askedAt: Date;
};

const columns = sql`id, merchant, code, was, settings, kept, asked_by as "askedBy", asked_by_id as "askedById",
	asked_at as "askedAt", lapses_at as "lapsesAt"`;

/** So many wait at once. */
export const mostWaiting = 30;

export async function waitingRows(tx: Tx, now: Date): Promise<readonly ProposalRow[]> {
	const { rows } = await sql<ProposalRow>`select ${columns} from games.tournament_proposal
		where kept = 'waiting' and lapses_at > ${now} order by id limit ${mostWaiting}`.execute(tx);
	return rows;
}

export async function lockProposal(
	tx: Tx,
	{ id, merchant }: Pick<ProposalRow, "id" | "merchant">,
): Promise<ProposalRow | undefined> {
	const { rows } = await sql<ProposalRow>`select ${columns} from games.tournament_proposal
		where id = ${id}::bigint and merchant = ${merchant} for update`.execute(tx);
	return rows[0];
}

export async function insertProposal(tx: Tx, row: Omit<ProposalRow, "id" | "kept">): Promise<void> {
	await sql`insert into games.tournament_proposal
			(merchant, code, was, settings, asked_by, asked_by_id, asked_at, lapses_at)
		values (${row.merchant}, ${row.code}, ${row.was}, ${JSON.stringify(row.settings)}::jsonb, ${row.askedBy},
			${row.askedById}, ${row.askedAt}, ${row.lapsesAt})`.execute(tx);
}

export type Decided = {
	readonly id: string;
	readonly kept: ProposalOutcome;
	readonly by: string;
	readonly byId: string;
	readonly at: Date;
	/** Of one that is refused. */
	readonly why?: string | undefined;
};

export async function keepProposal(tx: Tx, { id, kept, by, byId, at, why }: Decided): Promise<void> {
	await sql`update games.tournament_proposal set kept = ${kept}, decided_by = ${by}, decided_by_id = ${byId},
		decided_at = ${at}, why = ${why ?? null} where id = ${id}::bigint`.execute(tx);
}

/** What nobody decided in time is over. */
export async function lapseProposals(tx: Tx, now: Date): Promise<void> {
	await sql`update games.tournament_proposal set kept = 'lapsed' where kept = 'waiting' and lapses_at <= ${now}`.execute(
		tx,
	);
}
