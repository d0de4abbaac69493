// Rounds that are written together: what games.play_batch is given and what it answers, whoever calls it.
import { plainArray, textArray } from "#platform/db";
import type { CurrencyCode, MemberId } from "#platform/kernel";
import type { CommandKey } from "#wallet/api";

/** A round as it is written. Amounts in minor units; `events` is JSON text. */
export type RoundWrite = {
	readonly id: string;
	readonly startedAt: Date;
	readonly memberId: MemberId;
	readonly currency: CurrencyCode;
	readonly gameId: string;
	readonly counter: string;
	readonly stake: bigint;
	readonly win: bigint;
	readonly key: CommandKey;
	readonly winKey: CommandKey;
	readonly payTable: string;
	readonly events: string;
};

/** What the ledger said to the stake. `balance` is what the stake left, or the true balance of a refusal; null without a wallet. */
export type RoundWritten = { readonly status: string; readonly balance: bigint | null; readonly held: bigint | null };

/** Answers one row for all rounds, in their order: a row a round costs the server more than the rest of the answer. */
export const playBatch = {
	name: "games.play_batch",
	text: `select string_agg(concat(status, ' ', balance, ' ', held), ',' order by place) as written
		from games.play_batch($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13) with ordinality as answer (status, balance, held, place)`,
};

/** How far back a key is looked for: longer than any play session lives. */
const keyDays = 31;

/** What playBatch is called with. */
export function valuesOf(rounds: readonly RoundWrite[]): readonly unknown[] {
	const since = new Date((rounds[0]?.startedAt.getTime() ?? 0) - keyDays * 86_400_000);
	return [
		plainArray(rounds, (round) => round.id),
		plainArray(rounds, (round) => `"${round.startedAt.toISOString()}"`),
		plainArray(rounds, (round) => round.memberId),
		plainArray(rounds, (round) => round.currency),
		plainArray(rounds, (round) => round.gameId),
		plainArray(rounds, (round) => round.counter),
		plainArray(rounds, (round) => String(round.stake)),
		plainArray(rounds, (round) => String(round.win)),
		plainArray(rounds, (round) => round.key),
		plainArray(rounds, (round) => round.winKey),
		plainArray(rounds, (round) => quoted(round.payTable)),
		textArray(rounds.map((round) => round.events)),
		since,
	];
}

/** playBatch's answer. */
export type WrittenRow = { readonly written: string | null };

/** What was said to each round. */
export const writtenOf = (rows: readonly WrittenRow[]): readonly RoundWritten[] =>
	rows[0]?.written?.split(",").map(answerOf) ?? [];

function answerOf(text: string): RoundWritten {
	const [status = "", balance = "", held = ""] = text.split(" ");
	return { status, balance: amountOf(balance), held: amountOf(held) };
}

const amountOf = (text: string): bigint | null => (text === "" ? null : BigInt(text));

const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;
