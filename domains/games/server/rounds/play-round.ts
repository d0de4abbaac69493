// Plays a whole round: whether the wager may be taken, then stake, win and round in one durable write.
// A key that was used before answers with the stored round, even when a new wager would be refused.
import { failure } from "#platform/contract";
import { err, formatMinor, type MemberId, ok, type Result } from "#platform/kernel";
import { hasCycle } from "#protection/core";
import { commandKey } from "#wallet/api";
import { type CatalogueGame, roundTime } from "../../core/index.ts";
import type { PlayedRound, PlayFailure, PlayRound } from "../api.ts";
import { refuseWager } from "../play/refuse-wager.ts";
import type { GamesTools } from "../tools.ts";
import { playDemoRound, storedDemoRound } from "./demo-round.ts";
import { type GuardRefusal, limitRefusal } from "./guarded-lanes.ts";
import { playedRound } from "./played-round.ts";
import type { RoundWrite, RoundWritten } from "./round-batch.ts";
import { findRound } from "./round-store.ts";

type Played = Result<PlayedRound, PlayFailure>;

export async function playRound(tools: GamesTools, round: PlayRound): Promise<Played> {
	const known = tools.sessions.facts(round.play.playId);
	const facts = known instanceof Promise ? await known : known;
	const game = facts === undefined ? undefined : tools.catalogue.current().byId.get(facts.gameId);
	if (game === undefined || facts === undefined) return err(failure("PLAY_EXPIRED"));
	const fits = game.vendor === round.play.vendor && game.code === round.play.gameCode;
	const { stake, winStaked: anyStake = false } = round;
	const refusal = refuseWager(tools.clock.now(), { game, facts, fits, currency: facts.currency, stake, anyStake });
	if (refusal !== undefined) return (await storedRound(tools, game, round)) ?? err(refusal);
	if (round.play.mode === "demo") return playDemoRound(tools, game, round);
	if (round.play.memberId === undefined) return err(failure("PLAY_EXPIRED"));
	const { guarded, minimumCycle } = facts.protection;
	const weighed = guarded || hasCycle(minimumCycle);
	return writeRound(tools, game, { round, memberId: round.play.memberId, weighed });
}

type MemberRound = { readonly round: PlayRound; readonly memberId: MemberId; readonly weighed: boolean };

/** The ledger's keys of a round: unique for the member, the vendor and the game. */
const keyOf = (round: PlayRound, leg: "bet" | "win") =>
	commandKey(`${leg}:${round.play.vendor}`, `${round.play.gameCode}:${round.key}`);

/** Whoever plays by another way asks whether a stake was posted under it. */
export const betKey = (round: PlayRound) => keyOf(round, "bet");

async function writeRound(tools: GamesTools, game: CatalogueGame, asked: MemberRound): Promise<Played> {
	const { round, memberId, weighed } = asked;
	const vendor = tools.catalogue.current().vendors.get(game.vendor);
	if (vendor?.transfer === true) throw new Error("a whole round is staked from the main purse");
	const id = tools.newId();
	const startedAt = roundTime(id);
	if (vendor === undefined || startedAt === undefined)
		throw new Error("a game without a vendor, or an id without a time");
	const key = keyOf(round, "bet");
	const write: RoundWrite = {
		id,
		startedAt,
		memberId,
		currency: round.play.currency,
		gameId: game.id,
		counter: vendor.counter,
		stake: round.stake,
		win: round.win,
		key,
		winKey: round.win > 0n ? keyOf(round, "win") : key,
		payTable: round.payTable,
		events: JSON.stringify(round.events),
	};
	const { merchant } = round.play;
	const written = weighed ? await tools.guarded.submit({ ...write, merchant }) : await tools.lanes.submit(write);
	if (!written.ok) return err(failure("PLAY_BUSY"));
	return answerOf(tools, { game, round, memberId, id, startedAt, written: written.value });
}

type Write = {
	readonly game: CatalogueGame;
	readonly round: PlayRound;
	readonly memberId: MemberId;
	readonly id: string;
	readonly startedAt: Date;
	readonly written: RoundWritten | GuardRefusal;
};

async function answerOf(tools: GamesTools, write: Write): Promise<Played> {
	const { round, memberId, game, written } = write;
	const { currency } = round.play;
	if ("refused" in written) {
		return (await storedRound(tools, game, round)) ?? err(limitRefusal(written, currency));
	}
	switch (written.status) {
		case "posted": {
			const left = written.balance ?? 0n;
			const balance = left + round.win;
			tools.wallet.announce({ memberId, currency, purse: "cash" }, { balance, held: written.held ?? 0n });
			return ok({
				roundId: write.id,
				gameCode: game.code,
				mode: "real",
				status: "complete",
				currency,
				stake: round.stake,
				win: round.win,
				balanceBefore: left + round.stake,
				balance,
				payTable: round.payTable,
				events: round.events,
				startedAt: write.startedAt,
				replayed: false,
			});
		}
		case "conflict":
			return (await storedRound(tools, game, round)) ?? err(failure("DUPLICATE_TRANSACTION"));
		case "insufficient":
			return err(failure("INSUFFICIENT_FUNDS", { balance: formatMinor(written.balance ?? 0n, currency) }));
		case "no-wallet":
			return err(failure("WRONG_CURRENCY"));
		default:
			throw new Error(`the ledger answered ${written.status} to a stake`);
	}
}

/** The same for a studio that decides by it whether to play at all; undefined when the key was never used. */
export async function playedBefore(tools: GamesTools, round: PlayRound): Promise<Played | undefined> {
	const game = tools.catalogue.current().byCode.get(`${round.play.vendor}/${round.play.gameCode}`);
	return game === undefined ? undefined : storedRound(tools, game, round);
}

/** The round that a key stands for, or why it is another one; undefined when the key was never used. */
async function storedRound(tools: GamesTools, game: CatalogueGame, round: PlayRound): Promise<Played | undefined> {
	if (round.play.mode === "demo") return storedDemoRound(tools, game, round);
	const { memberId } = round.play;
	if (memberId === undefined) return undefined;
	const posting = await tools.wallet.find(memberId, keyOf(round, "bet"));
	if (posting?.group === undefined) return undefined;
	const group = posting.group;
	if (posting.delta !== -round.stake || posting.currency !== round.play.currency) {
		return err(failure("DUPLICATE_TRANSACTION"));
	}
	const row = await tools.db.read((tx) => findRound(tx, { memberId, id: group }));
	if (row === undefined) throw new Error("a stake without its round");
	return ok(playedRound(row, game, { replayed: true }));
}
