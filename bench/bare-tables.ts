// Loads tables without their indexes and constraints, which are made again over what was loaded: each is then checked and
// built once, and stands packed and sorted as it would after a reindex. One transaction; a row that breaks a rule fails it.
import type pg from "pg";
import * as z from "zod/mini";

/** `begin` to `commit`. `tables` with their schemas; partitions come with the table they are of. */
export async function loadBare(client: pg.Client, tables: readonly string[], load: () => Promise<void>): Promise<void> {
	await client.query("begin");
	await client.query("set local maintenance_work_mem = '1GB'");
	const bare = z.parse(z.array(named), (await client.query(rulesAndIndexes, [tables])).rows);
	for (const { away } of bare) await client.query(away);
	await load();
	for (const { back } of bare.toReversed()) await client.query(back);
	await client.query("commit");
}

const named = z.object({ away: z.string(), back: z.string() });

/**
 * In the order in which they can go: keys of other tables into these and of these into others, other constraints that
 * are indexes (but for those that a view is grouped by), indexes. What belongs to a partition comes and goes with that of its table.
 */
const rulesAndIndexes = `
	with loaded as (
		select tree.relid as id from unnest($1::text[]) as t (name), pg_partition_tree(t.name::regclass) as tree
		union select t.name::regclass from unnest($1::text[]) as t (name)
	), rules as (
		select case contype when 'f' then 1 else 2 end as turn, conname as name,
			format('alter table %s drop constraint %I', conrelid::regclass, conname) as away,
			format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
		from pg_constraint c
		where conparentid = 0 and ((contype = 'f' and (conrelid in (table loaded) or confrelid in (table loaded)))
			or (contype in ('p', 'u', 'x') and conrelid in (table loaded)
				and not exists (select from pg_depend d where d.refobjid = c.oid and d.classid = 'pg_rewrite'::regclass)))
	), indexes as (
		select 3 as turn, i.indexrelid::regclass::text as name, format('drop index %s', i.indexrelid::regclass) as away,
			replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') as back
		from pg_index i
		where i.indrelid in (table loaded)
			and not exists (select from pg_inherits h where h.inhrelid = i.indexrelid)
			and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
	)
	select away, back from (select * from rules union all select * from indexes) as every_one order by turn, name`;
