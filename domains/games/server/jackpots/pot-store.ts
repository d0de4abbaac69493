// Rows of the pots, their cycles and the mark up to which rounds are counted. Whoever changes a pot holds the mark.
import { sql, type Tx } from "#platform/db";
import { type Span, takePosition } from "#platform/jobs";
import { type CurrencyCode, isCurrencyCode } from "#platform/kernel";
import type { Cycle, JackpotKind } from "../../core/index.ts";
import { playsReader } from "../plays/plays-store.ts";

export type PotRow = {
	readonly id: string;
	readonly code: string;
	readonly names: Readonly<Record<string, string>>;
	readonly kind: JackpotKind;
	readonly currency: string;
	readonly ratePpm: number;
	readonly seed: string;
	readonly most: string;
	readonly games: readonly string[];
	readonly tag: string | null;
	readonly paused: boolean;
	readonly version: number;
	readonly reserve: string;
	readonly contributed: string;
	/** Of the cycle that is open; null before the first. */
	readonly number: number | null;
	readonly cycleSeed: string | null;
	readonly accrued: string | null;
	readonly digest: string | null;
	/** Where it is hit, and the salt of its digest. */
	readonly sealedPoint: Buffer | null;
	/** The same of a cycle that was opened before points were sealed, until it is counted. */
	readonly hitUnits: string | null;
	readonly salt: string | null;
};

/** A house has at most so many. */
export const mostPots = 50;

export async function potRows(tx: Tx): Promise<readonly PotRow[]> {
	const { rows } = await sql<PotRow>`
		select j.id, j.code, j.names, j.kind, j.currency, j.rate_ppm as "ratePpm", j.seed, j.most, j.games::text[] as games,
			j.tag, j.paused, j.version, j.reserve, j.contributed, c.number, c.seed as "cycleSeed", c.accrued,
			c.digest, c.sealed_point as "sealedPoint", c.hit_units as "hitUnits", c.salt
		from games.jackpot j left join games.jackpot_cycle c on c.jackpot_id = j.id and c.hit_at is null
		order by j.id limit ${mostPots}`.execute(tx);
	return rows;
}

/** A cycle as everybody may know it. */
export type ToldCycle = Omit<Cycle, "hitUnits">;

export const openCycleOf = (row: PotRow): ToldCycle | undefined =>
	row.number === null
		? undefined
		: { number: row.number, seed: BigInt(row.cycleSeed ?? 0), accrued: BigInt(row.accrued ?? 0) };

/** Under which pots follow play. */
export const potFollower = "games.jackpots";

/**
 * Held until the transaction ends: from where rounds are to be counted, and how far they are read. With `wait`, whoever comes
 * second waits; without, they learn that somebody is at it.
 */
export async function takeMark(tx: Tx, { wait }: { readonly wait: boolean }): Promise<Span | undefined> {
	const { rows } = await sql`
		select 1 from games.jackpot_mark for update ${wait ? sql`` : sql`skip locked`}`.execute(tx);
	return rows[0] === undefined ? undefined : takePosition(tx, playsReader, potFollower);
}

/** Rounds of several commands of the span that are complete now and were not before. */
export async function countFirst(tx: Tx, { from, to }: Span): Promise<void> {
	await sql`select games.count_jackpot_rounds(${from}::bigint, ${to}::bigint)`.execute(tx);
}

/** Tells every node that what pots hold has changed. */
export async function tellChanged(tx: Tx): Promise<void> {
	await sql`update games.jackpot_mark set version = version + 1`.execute(tx);
	await sql`select pg_notify('jackpots_changed', '')`.execute(tx);
}

export async function readPotVersion(tx: Tx): Promise<bigint> {
	const { rows } = await sql<{ version: string }>`select version from games.jackpot_mark`.execute(tx);
	return BigInt(rows[0]?.version ?? 0);
}

export type OpenedCycle = {
	readonly potId: string;
	readonly cycle: ToldCycle;
	readonly sealedPoint: Buffer;
	/** No point lies above it. */
	readonly mostUnits: bigint;
	readonly digest: string;
	readonly at: Date;
	readonly mark: bigint;
};

/** At least one. */
export async function insertCycles(tx: Tx, opened: readonly OpenedCycle[]): Promise<void> {
	const rows = opened.map(({ potId, cycle, sealedPoint, mostUnits, digest, at, mark }) => ({
		jackpot_id: potId,
		number: cycle.number,
		seed: `${cycle.seed}`,
		accrued: `${cycle.accrued}`,
		sealed_point: sealedPoint.toString("base64"),
		most_units: `${mostUnits}`,
		digest,
		opened_at: at.toISOString(),
		opened_mark: `${mark}`,
	}));
	await sql`insert into games.jackpot_cycle (jackpot_id, number, seed, accrued, sealed_point, most_units, digest, opened_at,
			opened_mark)
		select jackpot_id, number, seed, accrued, decode(sealed_point, 'base64'), most_units, digest, opened_at, opened_mark
		from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as said (jackpot_id bigint, number integer, seed bigint,
			accrued numeric, sealed_point text, most_units bigint, digest text, opened_at timestamptz, opened_mark bigint)`.execute(
		tx,
	);
}

/** Open cycles that were opened before points were sealed. */
export async function sealCycles(
	tx: Tx,
	clear: readonly { readonly potId: string; readonly sealedPoint: Buffer }[],
): Promise<void> {
	if (clear.length === 0) return;
	await sql`update games.jackpot_cycle c set sealed_point = said.sealed_point, hit_units = null, salt = null
		from unnest(${clear.map(({ potId }) => potId)}::bigint[], ${clear.map(({ sealedPoint }) => sealedPoint)}::bytea[])
			as said (jackpot_id, sealed_point)
		where c.jackpot_id = said.jackpot_id and c.hit_at is null`.execute(tx);
}

export type WonCycle = {
	readonly potId: string;
	readonly cycle: Cycle;
	readonly amount: bigint;
	readonly roundId: string;
	readonly memberId: string;
	readonly gameId: string;
	readonly at: Date;
};

/** At least one; their cycles are open. Point and salt are told from now on. */
export async function closeCycles(tx: Tx, won: readonly (WonCycle & { readonly salt: string })[]): Promise<void> {
	const rows = won.map(({ potId, cycle, salt, amount, roundId, memberId, gameId, at }) => ({
		jackpot_id: potId,
		number: cycle.number,
		accrued: `${cycle.accrued}`,
		hit_units: `${cycle.hitUnits}`,
		salt,
		amount: `${amount}`,
		round_id: roundId,
		member_id: memberId,
		game_id: gameId,
		hit_at: at.toISOString(),
	}));
	await sql`update games.jackpot_cycle c set accrued = said.accrued, hit_units = said.hit_units, salt = said.salt,
			sealed_point = null, amount = said.amount, round_id = said.round_id, member_id = said.member_id,
			game_id = said.game_id, hit_at = said.hit_at
		from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as said (jackpot_id bigint, number integer, accrued numeric,
			hit_units bigint, salt text, amount bigint, round_id uuid, member_id bigint, game_id bigint, hit_at timestamptz)
		where c.jackpot_id = said.jackpot_id and c.number = said.number`.execute(tx);
}

export type GrownPot = {
	readonly potId: string;
	readonly came: bigint;
	readonly units: bigint;
	readonly reserve: bigint;
	/** The one that is open now. */
	readonly cycle: ToldCycle;
};

/** At least one; the cycles that opened are written. */
export async function growPots(tx: Tx, grown: readonly GrownPot[]): Promise<void> {
	const rows = grown.map(({ potId, came, units, reserve, cycle }) => ({
		id: potId,
		came: `${came}`,
		units: `${units}`,
		reserve: `${reserve}`,
		number: cycle.number,
		accrued: `${cycle.accrued}`,
	}));
	const said = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
		as said (id bigint, came numeric, units bigint, reserve bigint, number integer, accrued numeric)`;
	await sql`update games.jackpot j set contributed = j.contributed + said.came, moved = j.moved + said.units,
		reserve = said.reserve from ${said} where j.id = said.id`.execute(tx);
	await sql`update games.jackpot_cycle c set accrued = said.accrued from ${said}
		where c.jackpot_id = said.id and c.number = said.number and c.hit_at is null`.execute(tx);
}

/** The codes of pots whose books do not agree: none, ever. */
export async function jackpotFaults(tx: Tx): Promise<readonly string[]> {
	const { rows } = await sql<{ code: string }>`select code from games.jackpot_fault order by code limit 100`.execute(
		tx,
	);
	return rows.map(({ code }) => code);
}

/** Where its money lies on the ledger. */
export const potAccount = ({ code }: Pick<PotRow, "code">): `${string}:${string}` => `jackpots:${code}`;

export function currencyOf({ currency }: Pick<PotRow, "currency">): CurrencyCode {
	if (isCurrencyCode(currency)) return currency;
	throw new Error(`a pot in an unknown currency: ${currency}`);
}
