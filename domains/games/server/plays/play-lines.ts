// Lines of play for followers of higher domains: those of the readings of a span.
import * as z from "zod/mini";
import { sql, type Tx } from "#platform/db";
import type { Span } from "#platform/jobs";
import { isCurrencyCode, memberId } from "#platform/kernel";
import { category } from "../../contract/index.ts";
import type { PlayLine } from "../api.ts";

type Row = {
	readonly member_id: string;
	readonly slot: Date;
	readonly began: Date;
	readonly currency: string;
	readonly game_id: string;
	readonly vendor: string;
	readonly category: string;
	readonly late: boolean;
	readonly rounds: number;
	readonly stake: string;
	readonly counted: string;
	readonly won: string;
};

export async function playLines(tx: Tx, { from, to }: Span): Promise<readonly PlayLine[]> {
	const { rows } = await sql<Row>`
		select l.member_id, l.slot, l.began, l.currency, l.game_id, g.vendor, g.category, l.late, l.rounds, l.stake, l.counted, l.won
		from games.play_line l join games.game g on g.id = l.game_id
		where l.reading > ${from}::bigint and l.reading <= ${to}::bigint
		order by l.reading, l.member_id`.execute(tx);
	return rows.map(lineOf);
}

function lineOf({ member_id: member, game_id: gameId, ...row }: Row): PlayLine {
	if (!isCurrencyCode(row.currency)) throw new Error(`a round in an unknown currency: ${row.currency}`);
	return {
		...row,
		memberId: memberId(member),
		gameId,
		currency: row.currency,
		category: z.parse(category, row.category),
		stake: BigInt(row.stake),
		counted: BigInt(row.counted),
		won: BigInt(row.won),
	};
}
