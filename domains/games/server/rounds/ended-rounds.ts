// Reads what ended since a mark, below the oldest transaction that still runs: nothing is skipped, nothing comes twice.
import * as z from "zod/mini";
import { sql, type Tx } from "#platform/db";
import { isCurrencyCode, memberId } from "#platform/kernel";
import { category } from "../../contract/index.ts";
import type { EndedLine, EndedRounds } from "../api.ts";

type Row = {
	readonly member_id: string;
	readonly day: string;
	readonly currency: string;
	readonly category: string;
	readonly round_id: string | null;
	readonly stake: string;
	readonly rounds: string;
};

/** To be read and kept, with the new mark, in one transaction. Begins with 0n. */
export async function endedSince(tx: Tx, mark: bigint): Promise<EndedRounds> {
	const next = await oldestRunning(tx);
	if (next <= mark) return { mark, lines: [] };
	const { rows } = await sql<Row>`
		select member_id, day::text as day, currency, category, round_id, stake, rounds
		from games.ended_rounds(${mark}::bigint, ${next}::bigint)`.execute(tx);
	return { mark: next, lines: rows.map(lineOf) };
}

async function oldestRunning(tx: Tx): Promise<bigint> {
	const { rows } = await sql<{ oldest: string }>`
		select pg_snapshot_xmin(pg_current_snapshot())::text as oldest`.execute(tx);
	return BigInt(rows[0]?.oldest ?? 0);
}

function lineOf(row: Row): EndedLine {
	if (!isCurrencyCode(row.currency)) throw new Error(`a round in an unknown currency: ${row.currency}`);
	return {
		memberId: memberId(row.member_id),
		day: row.day,
		currency: row.currency,
		category: z.parse(category, row.category),
		roundId: row.round_id ?? undefined,
		stake: BigInt(row.stake),
		rounds: Number(row.rounds),
	};
}
