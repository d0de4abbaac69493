// Plays a round of a trial: the purse is in the play session, the ledger never hears of it (GLI-19 4.9.1).
// Only the last round is kept: enough to resume and to answer a repeated key.
import * as z from "zod/mini";
import { failure } from "#platform/contract";
import { type Tx, tables } from "#platform/db";
import { err, formatMinor, isCurrencyCode, ok, type Result } from "#platform/kernel";
import { type CatalogueGame, type DemoPurse, decideDemoRound } from "../../core/index.ts";
import type { PlayedRound, PlayFailure, PlayRound } from "../api.ts";
import type { GamesTables } from "../tables.ts";
import type { GamesTools } from "../tools.ts";

const minor = z.pipe(
	z.string(),
	z.transform((text) => BigInt(text)),
);
const lastDemoRound = z.object({
	key: z.string(),
	roundId: z.string(),
	stake: minor,
	win: minor,
	balanceBefore: minor,
	balance: minor,
	payTable: z.string(),
	events: z.array(z.unknown()),
	startedAt: z.string(),
});
type LastDemoRound = z.infer<typeof lastDemoRound>;

export type DemoSession = { readonly purse: DemoPurse; readonly last: LastDemoRound | undefined };

export async function readDemoSession(
	tx: Tx,
	playId: string,
	how: { readonly lock: boolean },
): Promise<DemoSession | undefined> {
	const query = tables<GamesTables>(tx)
		.selectFrom("games.play_session")
		.select(["demo_balance", "demo_rounds", "demo_staked", "demo_won", "demo_last"])
		.where("id", "=", playId)
		.where("mode", "=", "demo");
	const row = await (how.lock ? query.forUpdate() : query).executeTakeFirst();
	if (row === undefined) return undefined;
	return {
		purse: {
			balance: BigInt(row.demo_balance ?? 0),
			rounds: row.demo_rounds ?? 0,
			staked: BigInt(row.demo_staked ?? 0),
			won: BigInt(row.demo_won ?? 0),
		},
		last: row.demo_last === null ? undefined : z.parse(lastDemoRound, row.demo_last),
	};
}

type Played = Result<PlayedRound, PlayFailure>;

type Of = { readonly game: CatalogueGame; readonly round: PlayRound };

/** A trial's round before it is kept: what its purse becomes, or what came before under its key. */
export type DemoStep = { readonly played: PlayedRound; readonly keep: ((tx: Tx) => Promise<void>) | undefined };

export const playDemoRound = (tools: GamesTools, game: CatalogueGame, round: PlayRound): Promise<Played> =>
	tools.db.tx(async (tx): Promise<Played> => {
		const step = await stepDemo(tx, tools, { game, round });
		if (!step.ok) return step;
		await step.value.keep?.(tx);
		return ok(step.value.played);
	});

/** Locks the session, and moves nothing yet. */
export async function stepDemo(tx: Tx, tools: GamesTools, { game, round }: Of): Promise<Result<DemoStep, PlayFailure>> {
	const session = await readDemoSession(tx, round.play.playId, { lock: true });
	if (session === undefined) return err(failure("PLAY_EXPIRED"));
	const stored = repeated(session.last, game, round);
	if (stored !== undefined) return stored.ok ? ok({ played: stored.value, keep: undefined }) : stored;
	const { currency } = round.play;
	const next = decideDemoRound(session.purse, round);
	if (!next.ok) return err(failure(next.error, { balance: formatMinor(session.purse.balance, currency) }));
	const last: LastDemoRound = {
		key: round.key,
		roundId: tools.newId(),
		stake: round.stake,
		win: round.win,
		balanceBefore: session.purse.balance,
		balance: next.value.balance,
		payTable: round.payTable,
		events: [...round.events],
		startedAt: tools.clock.now().toISOString(),
	};
	return ok({
		played: demoRound(last, { game, currency, replayed: false }),
		keep: (at) => saveDemoSession(at, round.play.playId, { purse: next.value, last }),
	});
}

export async function storedDemoRound(
	tools: GamesTools,
	game: CatalogueGame,
	round: PlayRound,
): Promise<Played | undefined> {
	const session = await tools.db.read((tx) => readDemoSession(tx, round.play.playId, { lock: false }));
	return repeated(session?.last, game, round);
}

function repeated(last: LastDemoRound | undefined, game: CatalogueGame, round: PlayRound): Played | undefined {
	if (last === undefined || last.key !== round.key) return undefined;
	if (last.stake !== round.stake) return err(failure("DUPLICATE_TRANSACTION"));
	return ok(demoRound(last, { game, currency: round.play.currency, replayed: true }));
}

/** A trial's stored round as studios see it. */
export function demoRound(
	last: LastDemoRound,
	of: { readonly game: Pick<CatalogueGame, "code">; readonly currency: string; readonly replayed: boolean },
): PlayedRound {
	if (!isCurrencyCode(of.currency)) throw new Error(`a trial in an unknown currency: ${of.currency}`);
	const { key: _key, startedAt, ...round } = last;
	return {
		...round,
		gameCode: of.game.code,
		mode: "demo",
		status: "complete",
		currency: of.currency,
		startedAt: new Date(startedAt),
		replayed: of.replayed,
	};
}

async function saveDemoSession(
	tx: Tx,
	playId: string,
	session: { purse: DemoPurse; last: LastDemoRound },
): Promise<void> {
	const { purse, last } = session;
	const text = JSON.stringify(last, (_key, value: unknown) => (typeof value === "bigint" ? value.toString() : value));
	await tables<GamesTables>(tx)
		.updateTable("games.play_session")
		.set({
			demo_balance: purse.balance.toString(),
			demo_rounds: purse.rounds,
			demo_staked: purse.staked.toString(),
			demo_won: purse.won.toString(),
			demo_last: text,
		})
		.where("id", "=", playId)
		.execute();
}
