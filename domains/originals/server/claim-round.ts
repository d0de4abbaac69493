// Draws the nonce of a press, before any money moves: one press has one nonce, one nonce has one press. A press that
// comes again finds its own draw as long as its seeds are hidden; once they were shown it is drawn anew, so that nobody
// stakes on an outcome that can be known. Calls no wallet.
import * as z from "zod/mini";
import { type Failure, failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import type { CurrencyCode } from "#platform/kernel";
import { err, ok, type Result } from "#platform/kernel";
import { choice } from "../contract/choice.ts";
import { type Choice, isStepped } from "../core/index.ts";
import type { OriginalsTools } from "./ports.ts";
import { changeRound, findRunning, insertRound, lockByKey, type RoundRow } from "./round-store.ts";
import { findPairById, type Seat, type SeedPairRow, takeNonce } from "./seed-store.ts";
import type { SeedPair } from "./seeds.ts";

export type Press = {
	readonly seat: Seat;
	readonly key: string;
	readonly stake: bigint;
	readonly currency: CurrencyCode;
	readonly picked: Choice;
};

/** `pair` is the one the round was drawn from. */
export type Claimed = { readonly row: RoundRow; readonly pair: SeedPair };

type Refused = Failure<"DUPLICATE_TRANSACTION" | "ORIGINAL_ROUND_OPEN">;

type Claim = Result<Claimed, Refused>;

export async function claimRound(tools: OriginalsTools, tx: Tx, press: Press): Promise<Claim> {
	const { seat, key } = press;
	const now = tools.clock.now();
	// The lock of the pair is the lock of the seat: presses of one player in one game are claimed one after the other.
	const pair = await tools.seeds.pairInUse(tx, seat, now);
	const known = await lockByKey(tx, { ...seat, key });
	if (known !== undefined && (!isSame(known, press) || isPastPlaying(known, now))) {
		return err(failure("DUPLICATE_TRANSACTION"));
	}
	if (known !== undefined && !mayBeDrawnAnew(known, pair)) return ok(await handOut(tools, tx, known));
	const running = isStepped(press.picked) ? await findRunning(tx, seat) : undefined;
	if (running !== undefined && running.key !== key) return err(failure("ORIGINAL_ROUND_OPEN"));
	if (known !== undefined) return ok({ row: await drawAnew(tools, tx, { known, pair }), pair });
	const row = await insertRound(tx, {
		...seat,
		key,
		id: tools.newId(),
		seed_pair: pair.id,
		nonce: await takeNonce(tx, pair),
		currency: press.currency,
		stake: press.stake.toString(),
		picked: JSON.stringify(press.picked),
		stepped: isStepped(press.picked),
		drawn_at: now,
	});
	return ok({ row, pair });
}

/** The ledger looks for a key thirty-one days back: an older one would be posted again. */
const isPastPlaying = (row: RoundRow, now: Date): boolean =>
	!row.stepped && now.getTime() - row.drawn_at.getTime() > playableMilliseconds;

const playableMilliseconds = 30 * 86_400_000;

const isSame = (row: RoundRow, press: Press): boolean =>
	BigInt(row.stake) === press.stake &&
	row.currency === press.currency &&
	JSON.stringify(pickedOf(row)) === JSON.stringify(z.parse(choice, press.picked));

export const pickedOf = (row: Pick<RoundRow, "picked">): Choice => z.parse(choice, row.picked);

/** The pair that a round was drawn from, retired or not. */
export async function pairOf(tx: Tx, row: Pick<RoundRow, "owner" | "game" | "seed_pair">): Promise<SeedPair> {
	const pair = await findPairById(tx, { owner: row.owner, game: row.game, id: row.seed_pair });
	if (pair === undefined) throw new Error("a round without its seeds");
	return pair;
}

/** What was never staked on: refused, or left by a crash before the wallet was asked. */
const mayBeDrawnAnew = (row: RoundRow, pair: SeedPairRow): boolean =>
	row.state === "refused" || (row.state === "drawn" && row.seed_pair !== pair.id);

/** A draw that is handed out again is in hand from now: the clock leaves it alone. */
async function handOut(tools: OriginalsTools, tx: Tx, known: RoundRow): Promise<Claimed> {
	const touched = await changeRound(tx, { ...known, in: ["drawn"], now: tools.clock.now() }, {});
	return { row: touched ?? known, pair: await pairOf(tx, known) };
}

/** Under seeds that are still hidden the press keeps its nonce: nobody knows its outcome. */
async function drawAnew(
	tools: OriginalsTools,
	tx: Tx,
	{ known, pair }: { readonly known: RoundRow; readonly pair: SeedPairRow },
): Promise<RoundRow> {
	const nonce = known.seed_pair === pair.id ? known.nonce : await takeNonce(tx, pair);
	const drawn = await changeRound(
		tx,
		{ ...known, in: ["refused", "drawn"], now: tools.clock.now() },
		{ id: tools.newId(), seed_pair: pair.id, nonce, state: "drawn" },
	);
	if (drawn === undefined) throw new Error("a round that was locked has changed");
	return drawn;
}
