// A database's schema as text in a stable order, so that a migration's effect shows as a difference. Reads only.
import pg from "pg";

const notOurs = "('pg_catalog', 'information_schema', 'pg_toast', 'graphile_worker')";

/** One line a fact, ordered by name and kind; routines in full. */
const facts = `
	with space as (select oid, nspname from pg_namespace where nspname not in ${notOurs} and nspname !~ '^pg_')
	select format('table %I.%I', s.nspname, c.relname) as place, 1 as kind, a.attnum as rank,
		format('  %I %s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
			case when a.attnotnull then ' not null' else '' end,
			coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')) as line
	from pg_class c join space s on s.oid = c.relnamespace
	join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
	left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
	where c.relkind in ('r', 'p') and not c.relispartition
	union all
	select format('table %I.%I', s.nspname, c.relname), 2, 0, format('  %I %s', k.conname, pg_get_constraintdef(k.oid))
	from pg_constraint k join pg_class c on c.oid = k.conrelid join space s on s.oid = c.relnamespace
	where not c.relispartition and k.contype <> 'n'
	union all
	select format('table %I.%I', s.nspname, c.relname), 3, 0, '  ' || pg_get_indexdef(i.indexrelid)
	from pg_index i join pg_class c on c.oid = i.indrelid join space s on s.oid = c.relnamespace
	where not c.relispartition and not i.indisprimary
	union all
	select format('table %I.%I', s.nspname, c.relname), 4, 0, '  ' || pg_get_triggerdef(t.oid)
	from pg_trigger t join pg_class c on c.oid = t.tgrelid join space s on s.oid = c.relnamespace
	where not t.tgisinternal and not c.relispartition
	union all
	select format('view %I.%I', s.nspname, c.relname), 1, 0, pg_get_viewdef(c.oid)
	from pg_class c join space s on s.oid = c.relnamespace where c.relkind in ('v', 'm')
	union all
	select format('routine %I.%I', s.nspname, p.proname), 1, 0, pg_get_functiondef(p.oid)
	from pg_proc p join space s on s.oid = p.pronamespace where p.prokind in ('f', 'p')
	order by place, kind, rank, line`;

type Fact = { readonly place: string; readonly line: string };

export async function readSchema(url: string): Promise<string> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		const { rows } = await client.query<Fact>(facts);
		const places = [...new Set(rows.map(({ place }) => place))];
		return places.map((place) => textOf(place, rows)).join("\n\n");
	} finally {
		await client.end();
	}
}

function textOf(place: string, rows: readonly Fact[]): string {
	return [place, ...rows.filter((fact) => fact.place === place).map(({ line }) => line)].join("\n");
}
