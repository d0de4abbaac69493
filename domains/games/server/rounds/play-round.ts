// Plays a whole round: whether the wager may be taken, then stake, win and round in one durable write.
// A key that was used before answers with the stored round, even when a new wager would be refused.
import { type Failure, failure } from "#platform/contract";
import type { PlayTicket } from "#platform/http";
import { type CurrencyCode, err, formatMinor, type MemberId, ok, type Result } from "#platform/kernel";
import { commandKey } from "#wallet/api";
import type { PlayErrorCode } from "../../contract/index.ts";
import { type CatalogueGame, roundTime } from "../../core/index.ts";
import type { PlayedRound, PlayFailure, PlayRound } from "../api.ts";
import { type Admitted, admitWager, counterFor } from "../play/admit-wager.ts";
import type { GamesTools } from "../tools.ts";
import { playDemoRound, storedDemoRound } from "./demo-round.ts";
import { limitRefusal } from "./guarded-lanes.ts";
import { playedRound } from "./played-round.ts";
import type { RoundWrite, RoundWritten } from "./round-batch.ts";
import { findRound } from "./round-store.ts";
import type { GuardRefusal } from "./weigh-stakes.ts";

type Played = Result<PlayedRound, PlayFailure>;

export async function playRound(tools: GamesTools, round: PlayRound): Promise<Played> {
	const { play, stake, winStaked: anyStake = false } = round;
	const admitted = await admitWager(tools, { play, stake, anyStake });
	if (!admitted.ok) return admitted;
	const { game, refusal } = admitted.value;
	if (refusal !== undefined) return (await storedRound(tools, game, round)) ?? err(refusal);
	if (play.mode === "demo") return playDemoRound(tools, game, round);
	if (play.memberId === undefined) return err(failure("PLAY_EXPIRED"));
	return writeRound(tools, admitted.value, { round, memberId: play.memberId });
}

type MemberRound = { readonly round: PlayRound; readonly memberId: MemberId };

type Keyed = { readonly play: Pick<PlayTicket, "vendor" | "gameCode">; readonly key: string };

/** The ledger's keys of a round: unique for the member, the vendor and the game. */
const keyOf = (round: Keyed, leg: "bet" | "win") =>
	commandKey(`${leg}:${round.play.vendor}`, `${round.play.gameCode}:${round.key}`);

/** Whoever plays by another way asks whether a stake was posted under it. */
export const betKey = (round: Keyed) => keyOf(round, "bet");

async function writeRound(tools: GamesTools, admitted: Admitted, { round, memberId }: MemberRound): Promise<Played> {
	const { game, weighed } = admitted;
	const id = tools.newId();
	const startedAt = roundTime(id);
	if (startedAt === undefined) throw new Error("an id without a time");
	const key = keyOf(round, "bet");
	const write: RoundWrite = {
		id,
		startedAt,
		memberId,
		currency: round.play.currency,
		gameId: game.id,
		counter: counterFor(admitted),
		stake: round.stake,
		win: round.win,
		key,
		winKey: round.win > 0n ? keyOf(round, "win") : key,
		payTable: round.payTable,
		events: JSON.stringify(round.events),
	};
	const written = weighed ? await writeGuarded(tools, write, round) : await tools.lanes.submit(write);
	if (!written.ok) return err(failure("PLAY_BUSY"));
	return answerOf(tools, { game, round, memberId, id, startedAt, written: written.value });
}

async function writeGuarded(tools: GamesTools, write: RoundWrite, { play: { merchant } }: PlayRound) {
	const written = await tools.guarded.submit([{ ...write, merchant }]);
	if (!written.ok) return written;
	if ("refused" in written.value) return ok(written.value);
	const [only] = written.value;
	if (only === undefined) throw new Error("a stake without an answer");
	return ok(only);
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
		default:
			return err(stakeRefusal(written, currency));
	}
}

/** What a refusal of the ledger means to whoever stakes; one that cannot happen is a bug. */
export function stakeRefusal({ status, balance }: RoundWritten, currency: CurrencyCode): Failure<PlayErrorCode> {
	if (status === "insufficient")
		return failure("INSUFFICIENT_FUNDS", { balance: formatMinor(balance ?? 0n, currency) });
	if (status === "no-wallet") return failure("WRONG_CURRENCY");
	throw new Error(`the ledger answered ${status} to a stake`);
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
	if (row.ticket_version !== null) return err(failure("DUPLICATE_TRANSACTION"));
	return ok(playedRound(row, game, { replayed: true }));
}
