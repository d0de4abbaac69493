// Rows of the rounds that vendors' commands build, many at once. The row of a vendor's round is the lock of that round.
import { callIn, sql, type Tx, tables, textArray } from "#platform/db";
import type { Round } from "../../core/index.ts";
import type { GamesTables } from "../tables.ts";

export type RoundName = { readonly memberId: string; readonly vendor: string; readonly roundId: string };

/** A vendor's round as it is stored. */
export type StoredRound = {
	readonly id: string;
	readonly startedAt: Date;
	readonly round: Round;
	readonly balanceBefore: bigint;
	readonly events: unknown;
};

type Stored = {
	readonly place: string;
	readonly id: string;
	readonly started_at: Date;
	readonly status: Round["status"];
	readonly balance_before: string;
	readonly events: unknown;
	readonly moves: readonly (readonly [id: string, kind: "bet" | "win", amount: string, rolledBack: boolean])[] | null;
};

/** In the order of the names; undefined for a round that no command has begun. */
export async function loadRounds(tx: Tx, names: readonly RoundName[]): Promise<readonly (StoredRound | undefined)[]> {
	if (names.length === 0) return [];
	const rows = await callIn<Stored>(tx, loadStatement, [
		names.map(({ memberId }) => memberId),
		names.map(({ vendor }) => vendor),
		names.map(({ roundId }) => roundId),
	]);
	const byPlace = new Map(rows.map((row) => [Number(row.place), storedOf(row)]));
	return names.map((_name, index) => byPlace.get(index + 1));
}

/** Each by index, from the names outwards; of a round at most ten thousand moves. */
const loadStatement = {
	name: "games.load-rounds",
	text: `select a.place, r.id, r.started_at, r.status, r.balance_before, r.events, moved.moves
		from unnest($1::bigint[], $2::text[], $3::text[]) with ordinality as a (member_id, vendor, round_id, place)
		cross join lateral (
			select round.id, round.started_at, round.status, round.balance_before, round.events
			from games.vendor_round as name
			join games.round as round on round.member_id = name.member_id and round.started_at = name.started_at
				and round.id = name.round_id
			where name.member_id = a.member_id and name.vendor = a.vendor and name.vendor_round_id = a.round_id limit 1
		) as r
		cross join lateral (
			select json_agg(json_build_array(transaction_id, kind, amount::text, rolled_back) order by done_at) as moves
			from (
				select * from games.vendor_transaction
				where member_id = a.member_id and vendor = a.vendor and vendor_round_id = a.round_id and kind in ('bet', 'win')
				order by done_at limit 10000
			) as t
		) as moved`,
};

const storedOf = (row: Stored): StoredRound => ({
	id: row.id,
	startedAt: row.started_at,
	round: {
		status: row.status,
		transactions: (row.moves ?? []).map(([id, kind, amount, rolledBack]) => ({
			id,
			kind,
			rolledBack,
			amount: BigInt(amount),
		})),
	},
	balanceBefore: BigInt(row.balance_before),
	events: row.events,
});

/** How a round stands after a command. */
export type RoundState = RoundName & {
	readonly id: string;
	readonly startedAt: Date;
	readonly status: Round["status"];
	readonly stake: bigint;
	readonly win: bigint;
	readonly balanceAfter: bigint;
	/** JSON text. */
	readonly events: string;
	readonly now: Date;
};

export type NewRound = RoundState & {
	readonly gameId: string;
	readonly currency: string;
	readonly balanceBefore: bigint;
	readonly payTable: string;
};

/** Both rows of each: the name that its vendor gave it, and the round. */
export async function insertRounds(tx: Tx, rounds: readonly NewRound[]): Promise<void> {
	if (rounds.length === 0) return;
	await callIn(tx, insertStatement, [
		rounds.map(({ memberId }) => memberId),
		rounds.map(({ vendor }) => vendor),
		rounds.map(({ roundId }) => roundId),
		rounds.map(({ id }) => id),
		rounds.map(({ startedAt }) => startedAt),
		rounds.map(({ now }) => now),
		rounds.map(({ gameId }) => gameId),
		rounds.map(({ currency }) => currency),
		rounds.map(({ status }) => status),
		rounds.map(({ stake }) => stake.toString()),
		rounds.map(({ win }) => win.toString()),
		rounds.map(({ balanceBefore }) => balanceBefore.toString()),
		rounds.map(({ balanceAfter }) => balanceAfter.toString()),
		rounds.map(({ payTable }) => payTable),
		textArray(rounds.map(({ events }) => events)),
	]);
}

const insertStatement = {
	name: "games.insert-rounds",
	text: `with begun as materialized (
			select * from unnest($1::bigint[], $2::text[], $3::text[], $4::uuid[], $5::timestamptz[], $6::timestamptz[],
				$7::bigint[], $8::text[], $9::text[], $10::bigint[], $11::bigint[], $12::bigint[], $13::bigint[], $14::text[],
				$15::text[]) as a (member_id, vendor, vendor_round_id, id, started_at, now, game_id, currency, status, stake,
				win, balance_before, balance_after, pay_table, events)
		), named as (
			insert into games.vendor_round (member_id, vendor, vendor_round_id, round_id, started_at, last_command_at)
			select member_id, vendor, vendor_round_id, id, started_at, now from begun
		)
		insert into games.round (member_id, started_at, id, game_id, currency, status, stake, win, balance_before,
			balance_after, pay_table, events, vendor_round_id, ended_at)
		select member_id, started_at, id, game_id, currency, status, stake, win, balance_before, balance_after, pay_table,
			events::json, vendor_round_id, case status when 'open' then null else now end
		from begun`,
};

/** Who reads what ended since finds a round where it was changed last. */
export async function updateRounds(tx: Tx, rounds: readonly RoundState[]): Promise<void> {
	if (rounds.length === 0) return;
	const started = rounds.map(({ startedAt }) => startedAt.getTime());
	const changes = rounds.map(({ stake, win, balanceAfter, ...round }) => ({
		...round,
		stake: stake.toString(),
		win: win.toString(),
		balanceAfter: balanceAfter.toString(),
	}));
	// The span leaves the weeks out that none of them can lie in.
	await sql`
		with a as materialized (
			select * from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as a ("memberId" bigint, vendor text,
				"roundId" text, id uuid, "startedAt" timestamptz, status text, stake bigint, win bigint, "balanceAfter" bigint,
				events text, now timestamptz)
		), named as (
			update games.vendor_round as name set last_command_at = a.now from a
			where name.member_id = a."memberId" and name.vendor = a.vendor and name.vendor_round_id = a."roundId"
		)
		update games.round as round
		set status = a.status, stake = a.stake, win = a.win, balance_after = a."balanceAfter", events = a.events::json,
			ended_at = case a.status when 'open' then null else a.now end,
			transaction_id = pg_current_xact_id()::text::bigint
		from a
		where round.member_id = a."memberId" and round.started_at = a."startedAt" and round.id = a.id
			and round.started_at between ${new Date(Math.min(...started))} and ${new Date(Math.max(...started))}`.execute(tx);
}

export type OpenRound = RoundName & { readonly gameId: string; readonly currency: string };

/** Open rounds whose last command is older than their vendor bears with, the oldest first. */
export async function listInterrupted(
	tx: Tx,
	asked: { readonly now: Date; readonly limit: number },
): Promise<readonly OpenRound[]> {
	const rows = await tables<GamesTables>(tx)
		.selectFrom("games.round as round")
		.innerJoin("games.game as game", "game.id", "round.game_id")
		.innerJoin("games.vendor as vendor", "vendor.code", "game.vendor")
		.innerJoin("games.vendor_round as name", (join) =>
			join
				.onRef("name.member_id", "=", "round.member_id")
				.onRef("name.vendor", "=", "vendor.code")
				.onRef("name.vendor_round_id", "=", "round.vendor_round_id"),
		)
		.select(["round.member_id", "vendor.code", "name.vendor_round_id", "round.game_id", "round.currency"])
		.where("round.status", "=", "open")
		.where(
			sql<boolean>`name.last_command_at < ${asked.now}::timestamptz - make_interval(secs => vendor.interrupted_after_seconds)`,
		)
		.orderBy("round.started_at")
		.limit(asked.limit)
		.execute();
	return rows.map((row) => ({
		memberId: row.member_id,
		vendor: row.code,
		roundId: row.vendor_round_id,
		gameId: row.game_id,
		currency: row.currency,
	}));
}
