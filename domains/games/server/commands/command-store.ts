// Rows of vendors' commands and of the rounds they build. The row of a vendor's round is the lock of that round.
import type { Selectable } from "kysely";
import { sql, type Tx, tables } from "#platform/db";
import type { Round, RoundTransaction } from "../../core/index.ts";
import type { GamesTables } from "../tables.ts";

export type TransactionRow = Selectable<GamesTables["games.vendor_transaction"]>;
export type TransactionName = { readonly memberId: string; readonly vendor: string; readonly transactionId: string };
export type RoundName = { readonly memberId: string; readonly vendor: string; readonly roundId: string };

/**
 * One command of a member and vendor at a time, until the transaction ends: commands of one round come from several
 * connections of the vendor, and a first bet has no row yet that could be locked.
 */
export async function lockCommands(
	tx: Tx,
	name: { readonly memberId: string; readonly vendor: string },
): Promise<void> {
	await sql`select pg_advisory_xact_lock(hashtextextended(${`games:${name.vendor}:${name.memberId}`}, 0))`.execute(tx);
}

export async function findTransaction(tx: Tx, name: TransactionName): Promise<TransactionRow | undefined> {
	return tables<GamesTables>(tx)
		.selectFrom("games.vendor_transaction")
		.selectAll()
		.where("member_id", "=", name.memberId)
		.where("vendor", "=", name.vendor)
		.where("transaction_id", "=", name.transactionId)
		.executeTakeFirst();
}

export async function insertTransaction(tx: Tx, row: Omit<TransactionRow, "rolled_back">): Promise<void> {
	await tables<GamesTables>(tx).insertInto("games.vendor_transaction").values(row).execute();
}

export async function markRolledBack(tx: Tx, name: TransactionName): Promise<void> {
	await tables<GamesTables>(tx)
		.updateTable("games.vendor_transaction")
		.set({ rolled_back: true })
		.where("member_id", "=", name.memberId)
		.where("vendor", "=", name.vendor)
		.where("transaction_id", "=", name.transactionId)
		.execute();
}

/** A vendor's round as it is stored. */
export type StoredRound = {
	readonly id: string;
	readonly startedAt: Date;
	readonly round: Round;
	readonly balanceBefore: bigint;
	readonly events: unknown;
};

export async function loadRound(tx: Tx, name: RoundName): Promise<StoredRound | undefined> {
	const found = await tables<GamesTables>(tx)
		.selectFrom("games.vendor_round as name")
		.innerJoin("games.round as round", (join) =>
			join
				.onRef("round.member_id", "=", "name.member_id")
				.onRef("round.started_at", "=", "name.started_at")
				.onRef("round.id", "=", "name.round_id"),
		)
		.select(["round.id", "round.started_at", "round.status", "round.balance_before", "round.events"])
		.where("name.member_id", "=", name.memberId)
		.where("name.vendor", "=", name.vendor)
		.where("name.vendor_round_id", "=", name.roundId)
		.executeTakeFirst();
	if (found === undefined) return undefined;
	const transactions = await loadTransactions(tx, name);
	return {
		id: found.id,
		startedAt: found.started_at,
		round: { status: found.status, transactions },
		balanceBefore: BigInt(found.balance_before),
		events: found.events,
	};
}

const mostTransactions = 10_000;

async function loadTransactions(tx: Tx, name: RoundName): Promise<RoundTransaction[]> {
	const rows = await tables<GamesTables>(tx)
		.selectFrom("games.vendor_transaction")
		.select(["transaction_id", "kind", "amount", "rolled_back"])
		.where("member_id", "=", name.memberId)
		.where("vendor", "=", name.vendor)
		.where("vendor_round_id", "=", name.roundId)
		.where("kind", "in", ["bet", "win"])
		.orderBy("done_at")
		.limit(mostTransactions)
		.execute();
	return rows.map((row) => ({
		id: row.transaction_id,
		kind: row.kind === "bet" ? "bet" : "win",
		amount: BigInt(row.amount),
		rolledBack: row.rolled_back,
	}));
}

export type RoundState = {
	readonly status: Round["status"];
	readonly stake: bigint;
	readonly win: bigint;
	readonly balanceAfter: bigint;
	/** JSON text. */
	readonly events: string;
};

export async function insertRound(
	tx: Tx,
	name: RoundName,
	round: RoundState & {
		readonly id: string;
		readonly startedAt: Date;
		readonly gameId: string;
		readonly currency: string;
		readonly balanceBefore: bigint;
		readonly payTable: string;
		readonly now: Date;
	},
): Promise<void> {
	await tables<GamesTables>(tx)
		.insertInto("games.vendor_round")
		.values({
			member_id: name.memberId,
			vendor: name.vendor,
			vendor_round_id: name.roundId,
			round_id: round.id,
			started_at: round.startedAt,
			last_command_at: round.now,
		})
		.execute();
	await tables<GamesTables>(tx)
		.insertInto("games.round")
		.values({
			member_id: name.memberId,
			started_at: round.startedAt,
			id: round.id,
			game_id: round.gameId,
			currency: round.currency,
			...stateColumns(round, round.now),
			balance_before: round.balanceBefore.toString(),
			pay_table: round.payTable,
			vendor_round_id: name.roundId,
		})
		.execute();
}

export async function updateRound(
	tx: Tx,
	name: RoundName,
	change: RoundState & { readonly id: string; readonly startedAt: Date; readonly now: Date },
): Promise<void> {
	await tables<GamesTables>(tx)
		.updateTable("games.round")
		.set(stateColumns(change, change.now))
		.where("member_id", "=", name.memberId)
		.where("started_at", "=", change.startedAt)
		.where("id", "=", change.id)
		.execute();
	await tables<GamesTables>(tx)
		.updateTable("games.vendor_round")
		.set({ last_command_at: change.now })
		.where("member_id", "=", name.memberId)
		.where("vendor", "=", name.vendor)
		.where("vendor_round_id", "=", name.roundId)
		.execute();
}

const stateColumns = (state: RoundState, now: Date) => ({
	status: state.status,
	stake: state.stake.toString(),
	win: state.win.toString(),
	balance_after: state.balanceAfter.toString(),
	events: state.events,
	ended_at: state.status === "open" ? null : now,
	// Who reads what ended since finds the round where it was changed last.
	transaction_id: sql<string>`pg_current_xact_id()::text::bigint`,
});

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

/** Forgets nonces that can no longer be used, and commands and names of rounds older than a moment. */
export async function deleteOldCommands(
	tx: Tx,
	before: { readonly nonces: Date; readonly commands: Date },
): Promise<void> {
	await tables<GamesTables>(tx).deleteFrom("games.vendor_nonce").where("seen_at", "<", before.nonces).execute();
	await tables<GamesTables>(tx).deleteFrom("games.vendor_transaction").where("done_at", "<", before.commands).execute();
	await tables<GamesTables>(tx).deleteFrom("games.vendor_request").where("asked_at", "<", before.commands).execute();
	await tables<GamesTables>(tx).deleteFrom("games.vendor_round").where("started_at", "<", before.commands).execute();
}
