// What was won, the newest first, with what proves it: the hit point and the salt that its digest was told for before.
import { sql, type Tx } from "#platform/db";

export type HitRow = {
	readonly code: string;
	readonly names: Readonly<Record<string, string>>;
	readonly currency: string;
	readonly number: number;
	readonly amount: string;
	readonly seed: string;
	readonly hitUnits: string;
	readonly salt: string;
	readonly digest: string;
	readonly roundId: string;
	readonly memberId: string;
	readonly gameId: string;
	readonly at: Date;
};

/** Of every brand: a pot is the house's. */
export async function readHits(tx: Tx, { limit }: { readonly limit: number }): Promise<readonly HitRow[]> {
	const { rows } = await sql<HitRow>`
		select j.code, j.names, j.currency, c.number, c.amount, c.seed, c.hit_units as "hitUnits", c.salt, c.digest,
			c.round_id as "roundId", c.member_id as "memberId", c.game_id as "gameId", c.hit_at as at
		from games.jackpot_cycle c join games.jackpot j on j.id = c.jackpot_id
		where c.hit_at is not null
		order by c.hit_at desc, c.jackpot_id limit ${limit}`.execute(tx);
	return rows;
}
