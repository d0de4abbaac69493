// Rows of what was played: the mark, daily sums, the rounds that may still change, what is left of a division.
import type { EndedLine } from "#games/api";
import { sql, type Tx } from "#platform/db";
import type { CurrencyCode, MemberId } from "#platform/kernel";

/** Takes the mark for this transaction; undefined while another worker has it. */
export async function takeMark(tx: Tx): Promise<bigint | undefined> {
	const { rows } = await sql<{ mark: string }>`
		select transaction_id as mark from loyalty.play_mark for update skip locked`.execute(tx);
	return rows[0] === undefined ? undefined : BigInt(rows[0].mark);
}

export async function moveMark(tx: Tx, mark: bigint, now: Date): Promise<void> {
	await sql`update loyalty.play_mark set transaction_id = ${mark}::bigint, counted_at = ${now}`.execute(tx);
}

/** What is added to a member's sums: stake may be negative, where a round was voided. */
export type PlayedLine = Pick<EndedLine, "memberId" | "day" | "currency" | "category" | "stake" | "rounds">;

/** Of rounds that may change: what each adds to what it stood with before. Keeps how it stands now. */
export async function settleRounds(tx: Tx, lines: readonly EndedLine[]): Promise<readonly PlayedLine[]> {
	const changed = lines.flatMap((line) => (line.roundId === undefined ? [] : [{ ...line, roundId: line.roundId }]));
	if (changed.length === 0) return [];
	const columns = {
		members: changed.map(({ memberId }) => memberId),
		rounds: changed.map(({ roundId }) => roundId),
		stakes: changed.map(({ stake }) => stake.toString()),
	};
	const { rows } = await sql<{ member_id: string; round_id: string; before: string }>`
		with now as (
			select * from unnest(${columns.members}::bigint[], ${columns.rounds}::uuid[], ${columns.stakes}::bigint[])
				as line (member_id, round_id, stake)
		), before as (
			select now.member_id, now.round_id, coalesce(counted.stake, 0) as stake
			from now left join loyalty.counted_round counted using (member_id, round_id)
		), kept as (
			insert into loyalty.counted_round as counted (member_id, round_id, stake) select * from now
			on conflict (member_id, round_id) do update set stake = excluded.stake
		)
		select member_id, round_id, stake as before from before`.execute(tx);
	const before = new Map(rows.map((row) => [`${row.member_id}/${row.round_id}`, BigInt(row.before)]));
	return changed.map((line) => {
		const stood = before.get(`${line.memberId}/${line.roundId}`) ?? 0n;
		return { ...line, stake: line.stake - stood, rounds: Number(line.stake > 0n) - Number(stood > 0n) };
	});
}

export async function addTurnover(tx: Tx, lines: readonly PlayedLine[]): Promise<void> {
	await sql`
		insert into loyalty.turnover as sum (member_id, day, currency, category, stake, rounds)
		select member_id, day, currency, category, sum(stake), sum(rounds)
		from unnest(
			${lines.map(({ memberId }) => memberId)}::bigint[], ${lines.map(({ day }) => day)}::date[],
			${lines.map(({ currency }) => currency)}::text[], ${lines.map(({ category }) => category)}::text[],
			${lines.map(({ stake }) => stake.toString())}::bigint[], ${lines.map(({ rounds }) => rounds)}::bigint[]
		) as line (member_id, day, currency, category, stake, rounds)
		group by 1, 2, 3, 4
		on conflict (member_id, day, currency, category) do update
			set stake = sum.stake + excluded.stake, rounds = sum.rounds + excluded.rounds`.execute(tx);
}

export type PointRest = { readonly memberId: MemberId; readonly currency: CurrencyCode; readonly rest: bigint };

/** By member and currency, "12 P". */
export async function readRests(tx: Tx, members: readonly MemberId[]): Promise<ReadonlyMap<string, bigint>> {
	const { rows } = await sql<{ member_id: string; currency: string; rest: string }>`
		select member_id, currency, rest from loyalty.point_rest where member_id = any(${[...members]}::bigint[])`.execute(
		tx,
	);
	return new Map(rows.map((row) => [`${row.member_id} ${row.currency}`, BigInt(row.rest)]));
}

export async function keepRests(tx: Tx, rests: readonly PointRest[]): Promise<void> {
	await sql`
		insert into loyalty.point_rest (member_id, currency, rest)
		select * from unnest(
			${rests.map(({ memberId }) => memberId)}::bigint[], ${rests.map(({ currency }) => currency)}::text[],
			${rests.map(({ rest }) => rest.toString())}::bigint[])
		on conflict (member_id, currency) do update set rest = excluded.rest`.execute(tx);
}
