// Rows of findings and of the runs that made them.
import type { Selectable } from "kysely";
import { type Database, sql, type Tx, tables } from "#platform/db";
import type { Difference, FindingKind } from "../../core/index.ts";
import type { CashierTables } from "../tables.ts";

export type FindingRow = Selectable<CashierTables["cashier.finding"]>;
type ReconciliationRow = Selectable<CashierTables["cashier.reconciliation"]>;

const mostListed = 200;

/** The newest first, at most 200; `before` is the id of the last that was seen. */
export function readFindings(
	db: Pick<Database, "read">,
	asked: { readonly openOnly: boolean; readonly before?: string; readonly most: number },
): Promise<readonly FindingRow[]> {
	return db.read((tx) => {
		let query = tables<CashierTables>(tx).selectFrom("cashier.finding").selectAll();
		if (asked.openOnly) query = query.where("resolved_at", "is", null);
		if (asked.before !== undefined) query = query.where("id", "<", asked.before);
		return query.orderBy("id", "desc").limit(Math.min(asked.most, mostListed)).execute();
	});
}

/** How many are open, by their kinds. */
export async function openFindings(db: Pick<Database, "read">): Promise<ReadonlyMap<FindingKind, number>> {
	const rows = await db.read((tx) =>
		tables<CashierTables>(tx)
			.selectFrom("cashier.finding")
			.select((count) => ["kind", count.fn.countAll<string>().as("open")])
			.where("resolved_at", "is", null)
			.groupBy("kind")
			.execute(),
	);
	return new Map(rows.map(({ kind, open }) => [kind, Number(open)]));
}

/** The last runs, the newest first, at most 200. */
export function lastReconciliations(db: Pick<Database, "read">, most: number): Promise<readonly ReconciliationRow[]> {
	return db.read((tx) =>
		tables<CashierTables>(tx)
			.selectFrom("cashier.reconciliation")
			.selectAll()
			.orderBy("id", "desc")
			.limit(Math.min(most, mostListed))
			.execute(),
	);
}

export function allOpen(tx: Tx): Promise<readonly FindingRow[]> {
	return tables<CashierTables>(tx).selectFrom("cashier.finding").selectAll().where("resolved_at", "is", null).execute();
}

export async function lockFinding(tx: Tx, id: string): Promise<FindingRow | undefined> {
	const rows = tables<CashierTables>(tx).selectFrom("cashier.finding").selectAll().where("id", "=", id);
	return rows.forUpdate().executeTakeFirst();
}

/** The last of its kind and subject was resolved by an operator, and says the same. */
export async function acceptedOf(tx: Tx, found: readonly Difference[]): Promise<ReadonlySet<Difference>> {
	if (found.length === 0) return new Set();
	const { rows } = await sql<{ place: number }>`
		select asked.place::int as place
		from unnest(${found.map(({ kind }) => kind)}::text[], ${found.map(({ subject }) => subject)}::text[],
			${found.map(({ ours }) => ours)}::text[], ${found.map(({ theirs }) => theirs)}::text[])
			with ordinality as asked (kind, subject, ours, theirs, place)
		cross join lateral (
			select * from cashier.finding where kind = asked.kind and subject = asked.subject order by id desc limit 1
		) as last
		where last.reason <> '' and last.ours = asked.ours and last.theirs = asked.theirs`.execute(tx);
	return new Set(rows.flatMap(({ place }) => found[place - 1] ?? []));
}

export async function insertFindings(tx: Tx, found: readonly Difference[], now: Date): Promise<void> {
	if (found.length === 0) return;
	await tables<CashierTables>(tx)
		.insertInto("cashier.finding")
		.values(found.map((difference) => ({ ...difference, first_seen_at: now, last_seen_at: now })))
		.execute();
}

export async function seeAgain(
	tx: Tx,
	{ id, difference, now }: { readonly id: string; readonly difference: Difference; readonly now: Date },
): Promise<void> {
	const { ours, theirs } = difference;
	const finding = tables<CashierTables>(tx).updateTable("cashier.finding");
	await finding.set({ ours, theirs, last_seen_at: now }).where("id", "=", id).execute();
}

export async function closeFindings(
	tx: Tx,
	ids: readonly string[],
	end: { readonly at: Date; readonly by: string; readonly reason: string },
): Promise<void> {
	if (ids.length === 0) return;
	const finding = tables<CashierTables>(tx).updateTable("cashier.finding");
	await finding
		.set({ resolved_at: end.at, resolved_by: end.by, reason: end.reason })
		.where("id", "in", [...ids])
		.execute();
}
