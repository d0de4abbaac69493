// Group commit of whole rounds: rounds that arrive together are written by one call of games.play_batch. A member's
// rounds always take the same lane, so they keep their order. Knows nothing of limits, games or events.
import { availableParallelism } from "node:os";
import {
	createLanes,
	type Database,
	type LaneRefusal,
	type Lanes,
	type Line,
	textArray,
	type WrittenBatch,
} from "#platform/db";
import type { CurrencyCode, MemberId, Result } from "#platform/kernel";
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

export type PlayLanes = {
	readonly submit: (round: RoundWrite) => Promise<Result<RoundWritten, LaneRefusal>>;
	readonly close: () => Promise<void>;
};

const statement = {
	name: "games.play_batch",
	text: "select status, balance, held from games.play_batch($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13)",
};

/** How far back a key is looked for: longer than any play session lives. */
const keyDays = 31;

export type LaneSettings = {
	readonly lanes?: number;
	readonly maxBatch?: number;
	readonly observe?: (batch: WrittenBatch) => void;
};

/**
 * One lane for two cores, up to four: on two, the server and the database share them, and one lane of large batches
 * leaves more of both than two of small ones (docs/operating/measured.md).
 */
const lanesHere = Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2)));

export function createPlayLanes(db: Database, settings: LaneSettings = {}): PlayLanes {
	const count = settings.lanes ?? lanesHere;
	const lines = Array.from({ length: count }, () => db.line());
	const lanes: Lanes<RoundWrite, RoundWritten> = createLanes({
		lanes: count,
		ahead: 2,
		maxBatch: settings.maxBatch ?? 256,
		laneOf: (round) => round.memberId,
		run: (rounds, lane) => writeRounds(lines[lane] ?? db, rounds),
		...(settings.observe === undefined ? {} : { observe: settings.observe }),
	});
	return {
		submit: (round) => lanes.submit(round),
		close: async () => {
			await lanes.close();
			await Promise.all(lines.map((line) => line.close()));
		},
	};
}

type WrittenRow = { status: string; balance: string | null; held: string | null };

async function writeRounds(line: Pick<Line, "call">, rounds: readonly RoundWrite[]): Promise<readonly RoundWritten[]> {
	const since = new Date((rounds[0]?.startedAt.getTime() ?? 0) - keyDays * 86_400_000);
	const rows = await line.call<WrittenRow>(statement, [
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
	]);
	return rows.map(({ status, balance, held }) => ({
		status,
		balance: balance === null ? null : BigInt(balance),
		held: held === null ? null : BigInt(held),
	}));
}

/** A PostgreSQL array of texts that need no quotes, or have them. The driver's own writer takes five times as long. */
function plainArray(rounds: readonly RoundWrite[], textOf: (round: RoundWrite) => string): string {
	let list = "{";
	for (const round of rounds) list += list.length === 1 ? textOf(round) : `,${textOf(round)}`;
	return `${list}}`;
}

const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;
