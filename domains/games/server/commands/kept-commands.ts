// Commands that are driven together: what is known of them is read by one call, and what they did is kept by one.
import { type Call, plainArray, textArray } from "#platform/db";
import type { CalledBefore } from "./called-once.ts";
import type { RoundSaid } from "./command.ts";
import type { TransactionRow } from "./command-store.ts";
import { type RoundRow, type StoredRound, storedRound } from "./round-rows.ts";

/** What is known of a command: what was answered under its name before, and the round that it belongs to. */
export type KnownCommand = {
	readonly before: Pick<TransactionRow, "kind" | "content" | "balance_after"> | undefined;
	readonly round: StoredRound | undefined;
	/** Undefined where its call has no name, or a new one. */
	readonly called: CalledBefore | undefined;
};

/** A row of games.open_commands. */
export type KnownRow = RoundRow & {
	readonly kind: TransactionRow["kind"] | null;
	readonly content: string;
	readonly balance_after: string;
	readonly called: readonly [said: string | null, refusal: string | null] | null;
};

/** Answers a row for each, in their order, and claims the names of their calls. Nobody else drives one of these members and vendors until the transaction ends. */
export const openingOf = (saids: readonly RoundSaid[], now: Date): Call => ({
	statement: openStatement,
	values: [
		now,
		plainArray(saids, ({ memberId }) => memberId),
		textArray(saids.map(({ vendor }) => vendor)),
		textArray(saids.map(({ transactionId }) => transactionId)),
		textArray(saids.map(({ roundId }) => roundId)),
		...namesOf(saids),
	],
});

/** Nonces, names of requests and the digests of what those say; empty where none of the calls has such a name. */
function namesOf(saids: readonly RoundSaid[]): readonly unknown[] {
	const nonces = saids.map(({ call }) => (call?.kind === "nonce" ? call.name : ""));
	const requests = saids.map(({ call }) => (call?.kind === "request" ? call.name : ""));
	const digests = plainArray(saids, ({ call }) => (call?.kind === "request" ? call.content : "null"));
	const some = requests.some((name) => name !== "");
	return [
		textArray(nonces.some((name) => name !== "") ? nonces : []),
		textArray(some ? requests : []),
		some ? digests : "{}",
	];
}

export const knownCommand = (row: KnownRow): KnownCommand => ({
	before: answered(row),
	round: storedRound(row),
	called: row.called === null ? undefined : { content: row.called[0], refusal: row.called[1] },
});

const openStatement = {
	name: "games.open-commands",
	text: "select * from games.open_commands($1, $2, $3, $4, $5, $6, $7, $8)",
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
