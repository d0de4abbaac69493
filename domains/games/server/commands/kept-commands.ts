// Commands that are driven together: what is known of them is read by one call, and what they did is kept by one.
import { type Call, plainArray, textArray } from "#platform/db";
import type { RoundSaid } from "./command.ts";
import type { TransactionRow } from "./command-store.ts";
import { type RoundRow, type StoredRound, storedRound } from "./round-rows.ts";

/** What is known of a command: what was answered under its name before, and the round that it belongs to. */
export type KnownCommand = {
	readonly before: Pick<TransactionRow, "kind" | "content" | "balance_after"> | undefined;
	readonly round: StoredRound | undefined;
};

/** A row of games.open_commands. */
export type KnownRow = RoundRow & {
	readonly kind: TransactionRow["kind"] | null;
	readonly content: string;
	readonly balance_after: string;
};

/** Answers a row for each, in their order. Nobody else drives one of these members and vendors until the transaction ends. */
export const openingOf = (saids: readonly RoundSaid[]): Call => ({
	statement: openStatement,
	values: [
		plainArray(saids, ({ memberId }) => memberId),
		textArray(saids.map(({ vendor }) => vendor)),
		textArray(saids.map(({ transactionId }) => transactionId)),
		textArray(saids.map(({ roundId }) => roundId)),
	],
});

export const knownCommand = (row: KnownRow): KnownCommand => ({ before: answered(row), round: storedRound(row) });

const openStatement = {
	name: "games.open-commands",
	text: "select * from games.open_commands($1::bigint[], $2::text[], $3::text[], $4::text[])",
};

const answered = ({ kind, content, balance_after }: KnownRow): KnownCommand["before"] =>
	kind === null ? undefined : { kind, content, balance_after };

/** A round that a command begins. Amounts in minor units; `events` is JSON text. */
export type BegunRound = {
	readonly id: string;
	readonly startedAt: Date;
	readonly gameId: string;
	readonly status: string;
	readonly stake: bigint;
	readonly win: bigint;
	readonly balanceBefore: bigint;
	readonly payTable: string;
	readonly events: string;
};

export type KeptCommand = {
	readonly row: Omit<TransactionRow, "rolled_back" | "done_at">;
	/** Undefined where its round stood before. */
	readonly begins: BegunRound | undefined;
};

/** Undefined where there is none. Keeps them with their answers, and the rounds that they begin under the names that their vendors gave them. */
export function keepingOf(kept: readonly KeptCommand[], now: Date): Call | undefined {
	if (kept.length === 0) return undefined;
	const rows = kept.map(({ row }) => row);
	const begun = kept.flatMap(({ begins }, index) => (begins === undefined ? [] : [{ ...begins, place: index + 1 }]));
	const values = [
		now,
		plainArray(rows, ({ member_id: member }) => member),
		textArray(rows.map(({ vendor }) => vendor)),
		textArray(rows.map(({ transaction_id: id }) => id)),
		plainArray(rows, ({ kind }) => kind),
		plainArray(rows, ({ content }) => content),
		plainArray(rows, ({ currency }) => currency),
		plainArray(rows, ({ amount }) => amount),
		textArray(rows.map(({ vendor_round_id: round }) => round ?? "")),
		textArray(rows.map(({ reference }) => reference ?? "")),
		plainArray(rows, ({ balance_after: balance }) => balance),
		plainArray(begun, ({ place }) => String(place)),
		plainArray(begun, ({ id }) => id),
		plainArray(begun, ({ startedAt }) => `"${startedAt.toISOString()}"`),
		plainArray(begun, ({ gameId }) => gameId),
		plainArray(begun, ({ status }) => status),
		plainArray(begun, ({ stake }) => String(stake)),
		plainArray(begun, ({ win }) => String(win)),
		plainArray(begun, ({ balanceBefore }) => String(balanceBefore)),
		textArray(begun.map(({ payTable }) => payTable)),
		textArray(begun.map(({ events }) => events)),
	];
	return { statement: keepStatement, values };
}

const keepStatement = {
	name: "games.keep-commands",
	text: "select games.keep_commands($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21)",
};
