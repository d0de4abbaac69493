// What a table's studio signs its events with: 32 bytes, kept sealed, told once to the operator who switches the table over.

import { sql, type Tx } from "#platform/db";
import type { Chance } from "#platform/kernel";
import { sealerWith } from "#platform/kernel/node";
import type { TableCode } from "../../core/index.ts";

export type VideoKeys = {
	/** A new one, in hex; the one before opens nothing any more. */
	readonly make: (tx: Tx, table: TableCode, now: Date) => Promise<string>;
	/** Undefined where the table never had a studio, or the key does not open. */
	readonly read: (tx: Tx, table: TableCode) => Promise<Buffer | undefined>;
};

const nameOf = (table: TableCode): string => `video-studio ${table}`;

/** `key`: 32 bytes that are not in the database. */
export function createVideoKeys({ chance, key }: { readonly chance: Chance; readonly key: Buffer }): VideoKeys {
	const sealer = sealerWith(key);
	return {
		async make(tx, table, now) {
			const secret = Buffer.alloc(32);
			for (let word = 0; word < 8; word++) secret.writeUInt32BE(chance.below(2 ** 32), 4 * word);
			const sealed = sealer.seal(nameOf(table), secret);
			await sql`insert into tables.video_key (table_code, sealed, made_at) values (${table}, ${sealed}, ${now})
				on conflict (table_code) do update set sealed = excluded.sealed, made_at = excluded.made_at`.execute(tx);
			return secret.toString("hex");
		},
		async read(tx, table) {
			const { rows } = await sql<{ sealed: Buffer }>`
				select sealed from tables.video_key where table_code = ${table}`.execute(tx);
			return rows[0] === undefined ? undefined : sealer.open(nameOf(table), rows[0].sealed);
		},
	};
}
