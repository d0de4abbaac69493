// Rows of the catalogue as an operator sees and edits them: all that is set, whether in service or not.
import { sql, type Tx } from "#platform/db";
import { isCurrencyCode } from "#platform/kernel";
import type { StakeLimits } from "../../core/index.ts";

export type DeskVendorRow = {
	readonly code: string;
	readonly names: Readonly<Record<string, string>>;
	readonly version: number;
	readonly open: boolean;
	readonly retired: boolean;
	readonly order: number;
	readonly maintenance: boolean;
	readonly until: Date | null;
	readonly games: number;
};

/** Most vendors that a catalogue has. */
const mostVendors = 500;

export async function vendorRows(tx: Tx): Promise<readonly DeskVendorRow[]> {
	const { rows } = await sql<DeskVendorRow>`
		select v.code, v.names, v.version, v.enabled as open, v.retired_at is not null as retired, v.sort_order as "order", v.maintenance,
			v.maintenance_until as until, (select count(*)::int from games.game where vendor = v.code) as games
		from games.vendor v order by v.sort_order, v.code limit ${mostVendors}`.execute(tx);
	return rows;
}

export type DeskGameRow = {
	readonly id: string;
	readonly vendor: string;
	readonly code: string;
	readonly names: Readonly<Record<string, string>>;
	readonly version: number;
	readonly open: boolean;
	readonly order: number;
	readonly hot: boolean;
	readonly isNew: boolean;
	readonly popular: boolean;
	readonly tags: readonly string[];
	readonly maintenance: boolean;
	readonly until: Date | null;
	readonly recommended: readonly string[];
	readonly limits: readonly { readonly currency: string; readonly min: string; readonly max: string }[];
};

const columns = sql`g.id, g.vendor, g.code, g.names, g.version, g.enabled as open, g.sort_order as "order", g.hot,
	g.new as "isNew", g.popular, g.tags, g.maintenance, g.maintenance_until as until, g.recommended::text[] as recommended,
	coalesce((select jsonb_agg(jsonb_build_object('currency', currency, 'min', min_stake::text, 'max', max_stake::text)
		order by currency) from games.game_limit where game_id = g.id), '[]') as limits`;

export type DeskGamesAsked = {
	readonly vendor: string | undefined;
	/** Part of a code or of a name in any language. */
	readonly text: string | undefined;
	/** After this one. */
	readonly after: { readonly order: number; readonly id: string } | undefined;
	readonly limit: number;
};

/** In the order of the lobby. */
export async function gameRows(tx: Tx, asked: DeskGamesAsked): Promise<readonly DeskGameRow[]> {
	const { vendor, text, after, limit } = asked;
	const like = text === undefined ? undefined : `%${text.replace(/[\\%_]/g, "\\$&")}%`;
	const { rows } = await sql<DeskGameRow>`select ${columns} from games.game g
		where ${vendor === undefined ? sql`true` : sql`g.vendor = ${vendor}`}
			and ${like === undefined ? sql`true` : sql`(g.code ilike ${like} or g.names::text ilike ${like})`}
			and ${after === undefined ? sql`true` : sql`(g.sort_order, g.id) > (${after.order}::int, ${after.id}::bigint)`}
		order by g.sort_order, g.id limit ${limit}`.execute(tx);
	return rows;
}

/** Held until the transaction ends: edits of one game wait for each other. */
export async function lockGame(tx: Tx, id: string): Promise<DeskGameRow | undefined> {
	const { rows } = await sql<DeskGameRow>`
		select ${columns} from games.game g where g.id = ${id}::bigint for update of g`.execute(tx);
	return rows[0];
}

/** Of these rows those that there are. */
export async function knownGames(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
	const { rows } = await sql<{ id: string }>`
		select id from games.game where id = any (${[...ids]}::bigint[])`.execute(tx);
	return new Set(rows.map(({ id }) => id));
}

/** The limits of a game, in the currencies it has. */
export function limitsOfRow({ limits }: Pick<DeskGameRow, "limits">) {
	return new Map(
		limits.flatMap(({ currency, min, max }) =>
			isCurrencyCode(currency)
				? [[currency, { min: BigInt(min), max: BigInt(max) } satisfies StakeLimits] as const]
				: [],
		),
	);
}
