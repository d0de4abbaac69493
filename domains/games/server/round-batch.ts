// Rounds that are written together: what games.play_batch is given and what it answers, whoever calls it.
import { textArray } from "#platform/db";
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

/** Answers as many rows as rounds, in their order. */
export const playBatch = {
	name: "games.play_batch",
	text: "select status, balance, held from games.play_batch($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13)",
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

/** A row of playBatch's answer. */
export type WrittenRow = { readonly status: string; readonly balance: string | null; readonly held: string | null };

export const writtenOf = ({ status, balance, held }: WrittenRow): RoundWritten => ({
	status,
	balance: balance === null ? null : BigInt(balance),
	held: held === null ? null : BigInt(held),
});

/** A PostgreSQL array of texts that need no quotes, or have them. The driver's own writer takes five times as long. */
function plainArray(rounds: readonly RoundWrite[], textOf: (round: RoundWrite) => string): string {
	let list = "{";
	for (const round of rounds) list += list.length === 1 ? textOf(round) : `,${textOf(round)}`;
	return `${list}}`;
}

const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;
