// Rounds as the desk looks through them, the one that is taken back, and what operators did. Decides nothing.
import type { ParsedInputOf } from "#platform/contract";
import { sql, type Tx } from "#platform/db";
import type { listTableRounds, TablesAct } from "../../contract/index.ts";
import type { RoundRow } from "../rows.ts";

type Asked = Omit<ParsedInputOf<typeof listTableRounds>, "cursor"> & {
	readonly after: { readonly openedAt: Date; readonly id: string } | undefined;
	readonly limit: number;
};

const states = {
	running: sql`state <> 'void' and settled_at is null`,
	settled: sql`state = 'dealt' and settled_at is not null`,
	void: sql`state = 'void'`,
} as const;

/** The latest first. */
export async function listRounds(
	tx: Tx,
	{ table, state, from, to, after, limit }: Asked,
): Promise<readonly RoundRow[]> {
	const { rows } = await sql<RoundRow>`
		select * from tables.round
		where ${state === undefined ? sql`true` : states[state]}
			and ${table === undefined ? sql`true` : sql`table_code = ${table}`}
			and ${from === undefined ? sql`true` : sql`opened_at >= ${new Date(from)}`}
			and ${to === undefined ? sql`true` : sql`opened_at < ${new Date(to)}`}
			and ${after === undefined ? sql`true` : sql`(opened_at, id) < (${after.openedAt}, ${after.id}::uuid)`}
		order by opened_at desc, id desc limit ${limit}`.execute(tx);
	return rows;
}

/** Its tickets are to be settled anew. */
export async function writeVoid(
	tx: Tx,
	{ id, now, why }: { readonly id: string; readonly now: Date; readonly why: string },
): Promise<void> {
	await sql`update tables.round set state = 'void', void_reason = 'operator', void_why = ${why},
		resulted_at = coalesce(resulted_at, ${now}), settled_at = null where id = ${id}`.execute(tx);
}

type OperatorAct = {
	readonly merchant: string;
	readonly operator: string;
	readonly at: Date;
	readonly act: TablesAct;
	readonly before: object;
	readonly after: object;
};

/** Who did what to a table or a round (GLI-19 2.8.8). */
export async function writeAct(tx: Tx, { merchant, operator, at, act, before, after }: OperatorAct): Promise<void> {
	await sql`insert into tables.operator_act (merchant, act, operator, at, before, after)
		values (${merchant}, ${act}, ${operator}, ${at}, ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb)`.execute(
		tx,
	);
}
