// Rows of what the desk has set of the tables. Decides nothing.
import * as z from "zod/mini";
import { sql, type Tx } from "#platform/db";
import type { TableCode, TableLimits } from "../core/index.ts";

/** `limits`: undefined where the table's own stand. `says`: by language of the site. */
export type TableSetting = {
	readonly limits: TableLimits | undefined;
	readonly says: Readonly<Record<string, string>>;
	readonly paused: boolean;
	/** An operator's studio drives it. */
	readonly video: boolean;
	/** Where its pictures may come from: "https://studio.example". */
	readonly origins: readonly string[];
};

const unset: TableSetting = { limits: undefined, says: {}, paused: false, video: false, origins: [] };
const boundsShape = z.record(z.string(), z.object({ min: z.int(), max: z.int() }));
const saysShape = z.record(z.string(), z.string());

type Row = {
	readonly table_code: string;
	readonly least: number | null;
	readonly most: number | null;
	readonly says: unknown;
	readonly paused: boolean;
	readonly video: boolean;
	readonly bounds_by: unknown;
	readonly video_origins: readonly string[];
};

const settingOf = ({ least, most, bounds_by, says, paused, video, video_origins }: Row): TableSetting => ({
	limits: limitsOf({ least, most, bounds_by }),
	says: z.parse(saysShape, says),
	paused,
	video,
	origins: video_origins,
});

function limitsOf({ least, most, bounds_by }: Pick<Row, "least" | "most" | "bounds_by">): TableLimits | undefined {
	if (least === null || most === null) return undefined;
	const by = z.parse(boundsShape, bounds_by);
	return { min: least, max: most, ...(Object.keys(by).length === 0 ? {} : { by }) };
}

export async function readSetting(tx: Tx, table: TableCode): Promise<TableSetting> {
	const { rows } = await sql<Row>`select * from tables.setting where table_code = ${table}`.execute(tx);
	return rows[0] === undefined ? unset : settingOf(rows[0]);
}

/** Those that were ever set. */
export async function listSettings(tx: Tx): Promise<ReadonlyMap<string, TableSetting>> {
	const { rows } = await sql<Row>`select * from tables.setting`.execute(tx);
	return new Map(rows.map((row) => [row.table_code, settingOf(row)]));
}

export const settingIn = (settings: ReadonlyMap<string, TableSetting>, table: TableCode): TableSetting =>
	settings.get(table) ?? unset;

/** Locked until the transaction ends. */
export async function lockSetting(tx: Tx, table: TableCode): Promise<TableSetting> {
	await sql`insert into tables.setting (table_code) values (${table}) on conflict do nothing`.execute(tx);
	const { rows } = await sql<Row>`select * from tables.setting where table_code = ${table} for update`.execute(tx);
	return rows[0] === undefined ? unset : settingOf(rows[0]);
}

export async function writeSetting(
	tx: Tx,
	table: TableCode,
	{ limits, says, paused, video, origins }: TableSetting,
): Promise<void> {
	await sql`update tables.setting set least = ${limits?.min ?? null}, most = ${limits?.max ?? null},
		bounds_by = ${JSON.stringify(limits?.by ?? {})}::jsonb,
		says = ${JSON.stringify(says)}::jsonb, paused = ${paused}, video = ${video}, video_origins = ${[...origins]} where table_code = ${table}`.execute(
		tx,
	);
}
