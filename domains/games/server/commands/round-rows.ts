// Rows of the rounds that vendors' commands build, many at once. The row of a vendor's round is the lock of that round.
import { callIn, plainArray, sql, type Tx, tables, textArray } from "#platform/db";
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

/** A row of games.known_commands, as far as it tells of the round. */
export type RoundRow = {
	readonly id: string | null;
	readonly started_at: Date;
	readonly status: Round["status"];
	readonly balance_before: string;
	readonly events: unknown;
	readonly moves: readonly (readonly [id: string, kind: "bet" | "win", amount: string, rolledBack: boolean])[] | null;
};

/** In the order of the names; undefined for a round that no command has begun. */
export async function loadRounds(tx: Tx, names: readonly RoundName[]): Promise<readonly (StoredRound | undefined)[]> {
	const rows = await callIn<RoundRow>(tx, loadStatement, [
		plainArray(names, ({ memberId }) => memberId),
		textArray(names.map(({ vendor }) => vendor)),
		textArray(names.map(({ roundId }) => roundId)),
	]);
	return rows.map(storedRound);
}

/** No command is asked for: none is named by nothing. */
const loadStatement = {
	name: "games.known-rounds",
	text: `select id, started_at, status, balance_before, events, moves
		from games.known_commands($1::bigint[], $2::text[], array_fill(''::text, array[cardinality($2::text[])]), $3::text[])`,
};

/** Undefined where the row tells of none. */
export function storedRound(row: RoundRow): StoredRound | undefined {
	if (row.id === null) return undefined;
	const transactions = (row.moves ?? []).map(([id, kind, amount, rolledBack]) => ({
		id,
		kind,
		rolledBack,
		amount: BigInt(amount),
	}));
	return {
		id: row.id,
		startedAt: row.started_at,
		round: { status: row.status, transactions },
		balanceBefore: BigInt(row.balance_before),
		events: row.events,
	};
}

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
		// Tickets are due by themselves.
		.where("round.due_at", "is", null)
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
