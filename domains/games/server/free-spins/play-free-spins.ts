// Plays a spin that the house gave: its stake goes from what was set aside to the studio, its win to the member, one is counted
// off and the round is written, all in one durable transaction. The lock of the award of free spins puts presses at once in a row, so a spin is
// counted once and a key answers with its round, from however many windows and after any kill.
import { type Failure, failure } from "#platform/contract";
import { type Tx, tables } from "#platform/db";
import { err, formatMinor, type MemberId, ok, type Result } from "#platform/kernel";
import { hasCycle } from "#protection/core";
import { commandKey } from "#wallet/api";
import type { FreeSpinsCount, PlayErrorCode } from "../../contract/index.ts";
import { type CatalogueGame, decideFreeSpinsSpin, roundTime } from "../../core/index.ts";
import type { FreeSpinsFailure, FreeSpinsRound, PlayedFreeSpinsAward } from "../api.ts";
import { counterOf } from "../commands/move-money.ts";
import { houseMove } from "../jackpots/house-move.ts";
import { cycles, lastRounds, tooEarly } from "../play/pace.ts";
import type { PlayFacts } from "../play/play-sessions.ts";
import { refuseWager } from "../play/refuse-wager.ts";
import { limitRefusal } from "../rounds/guarded-lanes.ts";
import { betKey } from "../rounds/play-round.ts";
import { playedRound } from "../rounds/played-round.ts";
import { findRound } from "../rounds/round-store.ts";
import type { GamesTables } from "../tables.ts";
import type { GamesTools } from "../tools.ts";
import { currencyOf, freeSpinsAccount, lockOwn, type OwnRow, spinOfKey, writeSpin } from "./free-spins-store.ts";

type Played = Result<PlayedFreeSpinsAward, FreeSpinsFailure>;

type Spin = {
	readonly round: FreeSpinsRound;
	readonly game: CatalogueGame;
	readonly memberId: MemberId;
	readonly facts: PlayFacts;
	/** What refuses a new spin; a key that was used is answered all the same. */
	readonly refusal: Failure<PlayErrorCode> | undefined;
};

export async function playFreeSpins(tools: GamesTools, round: FreeSpinsRound): Promise<Played> {
	const { play, stake } = round;
	const facts = await tools.sessions.facts(play.playId);
	const game = facts === undefined ? undefined : tools.catalogue.current().byId.get(facts.gameId);
	if (game === undefined || facts === undefined) return err(failure("PLAY_EXPIRED"));
	const { memberId } = play;
	if (memberId === undefined) return err(failure("FREE_SPINS_NOT_HERE"));
	const fits = game.vendor === play.vendor && game.code === play.gameCode;
	// The bounds of a stake are a player's; an award of free spins is held to its own.
	const wager = { game, facts, fits, currency: play.currency, stake, anyStake: true };
	const refusal = refuseWager(tools.clock.now(), wager);
	const posted = await tools.wallet.find(memberId, betKey(round));
	// A stake: what a free spin leaves under the key moved nothing.
	if (posted !== undefined && posted.delta !== 0n) return err(failure("DUPLICATE_TRANSACTION"));
	const played = await tools.db.tx((tx) => playIn(tx, tools, { round, game, memberId, facts, refusal }));
	if (played.ok && !played.value.replayed) announce(tools, { memberId, played: played.value });
	return played;
}

function announce(
	{ wallet }: GamesTools,
	{ memberId, played }: { memberId: MemberId; played: PlayedFreeSpinsAward & { held?: bigint } },
) {
	if (played.win === 0n) return;
	wallet.announce(
		{ memberId, currency: played.currency, purse: "cash" },
		{ balance: played.balance, held: played.held ?? 0n },
	);
}

async function playIn(tx: Tx, tools: GamesTools, spin: Spin): Promise<Played> {
	const { round, memberId, game, refusal } = spin;
	const early = refusal ?? (await paceRefusal(tx, tools, spin));
	const row = await lockOwn(tx, { memberId, id: round.freeSpinsId });
	if (row === undefined) return err(failure("FREE_SPINS_NOT_HERE"));
	const key = commandKey(`award:${round.play.vendor}`, `${round.play.gameCode}:${round.key}`);
	const known = await spinOfKey(tx, { memberId, key });
	if (known !== undefined) {
		const stored = known.awardId === row.id ? await findRound(tx, { memberId, id: known.roundId }) : undefined;
		if (stored === undefined) return err(failure("DUPLICATE_TRANSACTION"));
		return ok({ ...playedRound(stored, game, { replayed: true }), award: countOf(row) });
	}
	if (early !== undefined) return err(early);
	const asked = { game: game.id, currency: round.play.currency, stake: round.stake };
	const terms = { games: row.games, currency: row.currency, stake: BigInt(row.stake) };
	const { left, closed } = row;
	const decided = decideFreeSpinsSpin({ span: row, closed: closed !== null, left, terms, asked }, tools.clock.now());
	if (!decided.ok) return err(failure(decided.error));
	const id = tools.newId();
	if (!(await takeKey(tx, tools, { ...spin, id }))) return err(failure("DUPLICATE_TRANSACTION"));
	return ok(await write(tx, tools, { ...spin, row, key, id }));
}

/** The key of a free spin is used up for paid ones too: a win of nothing lies under it in the ledger, which takes no key twice. */
async function takeKey(tx: Tx, tools: GamesTools, { round, memberId, id }: Spin & { readonly id: string }) {
	const { currency, vendor } = round.play;
	const purse = { memberId, currency, purse: "cash" } as const;
	const counter = counterOf(tools, vendor);
	const taken = { ...purse, kind: "win", delta: 0n, counter, key: betKey(round), group: id } as const;
	const answer = await tools.wallet.postIn(tx, taken);
	if (!answer.ok && answer.error.code !== "DUPLICATE_COMMAND") {
		throw new Error(`the ledger refused the key of a free spin: ${answer.error.code}`);
	}
	return answer.ok;
}

/** Where the market asks for a pause between two rounds. The member is locked before the award of free spins is, as with any stake. */
async function paceRefusal(tx: Tx, { protection, clock, catalogue }: GamesTools, { round, memberId, facts }: Spin) {
	const cycle = facts.protection.minimumCycle;
	if (!hasCycle(cycle)) return undefined;
	const { currency, merchant } = round.play;
	const now = clock.now();
	await protection.weigh(tx, { members: [{ memberId, currency, merchant }], now });
	const asked = { memberId, startedAt: now };
	const last = (await lastRounds(tx, [asked])).get(memberId);
	const early = tooEarly(asked, { last, cycle: cycles(catalogue, cycle) });
	return early === 0 ? undefined : limitRefusal({ refused: early }, currency);
}

type Write = Spin & { readonly row: OwnRow; readonly key: ReturnType<typeof commandKey>; readonly id: string };

async function write(
	tx: Tx,
	tools: GamesTools,
	spin: Write,
): Promise<PlayedFreeSpinsAward & { readonly held: bigint }> {
	const { round, game, memberId, row, key, id } = spin;
	const { stake, win, payTable, events, play } = round;
	const startedAt = roundTime(id);
	if (startedAt === undefined) throw new Error("an id without a time");
	const place = row.spins - row.left + 1;
	await writeSpin(tx, { awardId: row.id, memberId, place, key, roundId: id, win });
	const { balance, held } = await pay(tx, tools, { ...spin, place });
	await tables<GamesTables>(tx)
		.insertInto("games.round")
		.values({
			id,
			member_id: memberId,
			started_at: startedAt,
			ended_at: startedAt,
			game_id: game.id,
			status: "complete",
			currency: play.currency,
			stake: "0",
			free_stake: `${stake}`,
			win: `${win}`,
			pay_table: payTable,
			balance_before: `${balance - win}`,
			balance_after: `${balance}`,
			events: JSON.stringify(events),
		})
		.execute();
	return {
		roundId: id,
		gameCode: game.code,
		mode: "real",
		status: "complete",
		currency: play.currency,
		stake: 0n,
		freeStake: stake,
		win,
		balanceBefore: balance - win,
		balance,
		held,
		payTable,
		events,
		startedAt,
		replayed: false,
		award: countOf({ ...row, left: row.left - 1, won: `${BigInt(row.won) + win}` }),
	};
}

/** The stake from what was set aside to the studio, and its win to the member: one group of the ledger, named by the round. */
async function pay(tx: Tx, tools: GamesTools, spin: Write & { readonly place: number }) {
	const { round, row, memberId, key, id, place } = spin;
	const { stake, win, play } = round;
	const { currency } = play;
	const counter = counterOf(tools, play.vendor);
	const named = `award spin ${row.id} ${memberId} ${place}`;
	const paid = houseMove({ id: named, currency, amount: stake, from: freeSpinsAccount(row.id), to: counter });
	const purse = { memberId, currency, purse: "cash" } as const;
	const wins = win === 0n ? [] : [{ ...purse, kind: "promo" as const, delta: win, counter, key, group: id }];
	const moves = [...paid.map((move) => ({ ...move, group: id })), ...wins];
	const answers = (await tools.wallet.postAllIn(tx, [moves])).flat();
	const refused = answers.find((answer) => !answer.ok);
	if (refused?.ok === false) throw new Error(`the ledger refused a free spin: ${refused.error.code}`);
	const won = wins.length === 0 ? undefined : answers.at(-1);
	if (won?.ok === true) return won.value;
	const cash = (await tools.wallet.balanceIn(tx, memberId, currency)).purses.find((one) => one.purse === "cash");
	return { balance: cash?.balance ?? 0n, held: cash?.held ?? 0n };
}

const countOf = (row: Pick<OwnRow, "id" | "spins" | "left" | "won" | "currency">): FreeSpinsCount => ({
	freeSpinsId: row.id,
	spins: row.spins,
	left: row.left,
	won: formatMinor(BigInt(row.won), currencyOf(row)),
});
