// Rows of the released pay tables. Decides nothing.
import { sql, type Tx, tables } from "#platform/db";
import type { GateReport } from "../core/index.ts";
import type { SlotsTables } from "./tables.ts";

export type PayTableRow = { readonly body: string; readonly digest: string; readonly figures: unknown };

/** All released tables: a few for each game. */
export async function readPayTables(tx: Tx): Promise<PayTableRow[]> {
	return tables<SlotsTables>(tx)
		.selectFrom("slots.pay_table")
		.select(["body", "digest", "figures"])
		.orderBy("game")
		.orderBy("version")
		.limit(10_000)
		.execute();
}

export async function findDigest(tx: Tx, id: { game: string; version: number }): Promise<string | undefined> {
	const row = await tables<SlotsTables>(tx)
		.selectFrom("slots.pay_table")
		.select("digest")
		.where("game", "=", id.game)
		.where("version", "=", id.version)
		.executeTakeFirst();
	return row?.digest;
}

export type Release = {
	readonly game: string;
	readonly version: number;
	readonly liveFrom: string;
	readonly body: string;
	readonly digest: string;
	readonly figures: GateReport;
};

export async function insertPayTable(tx: Tx, release: Release): Promise<void> {
	await tables<SlotsTables>(tx)
		.insertInto("slots.pay_table")
		.values({
			game: release.game,
			version: release.version,
			live_from: release.liveFrom,
			body: release.body,
			digest: release.digest,
			figures: JSON.stringify(release.figures),
		})
		.execute();
}

/** Another proof of the same table: its figures alone, where they differ. */
export async function correctFigures(tx: Tx, of: Pick<Release, "game" | "version" | "figures">): Promise<void> {
	const figures = JSON.stringify(of.figures);
	await tables<SlotsTables>(tx)
		.updateTable("slots.pay_table")
		.set({ figures })
		.where("game", "=", of.game)
		.where("version", "=", of.version)
		.where("figures", "is distinct from", sql<GateReport>`${figures}::jsonb`)
		.execute();
}
