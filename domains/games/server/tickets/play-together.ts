// Rounds of several holders that stand or fall together, in the caller's transaction: a pot, where what some lose others win.
import { type Failure, failure } from "#platform/contract";
import { afterCommit, callIn, type Tx } from "#platform/db";
import { err, type MemberId, ok, type Result } from "#platform/kernel";
import { commandKey } from "#wallet/api";
import type { PlayErrorCode } from "../../contract/index.ts";
import { type CatalogueGame, roundTime } from "../../core/index.ts";
import { counterFor } from "../play/admit-wager.ts";
import { stepDemo } from "../rounds/demo-round.ts";
import { betKey, stakeRefusal } from "../rounds/play-round.ts";
import { playedRound } from "../rounds/played-round.ts";
import { type RoundWrite, type RoundWritten, valuesOf, type WrittenRow, writtenOf } from "../rounds/round-batch.ts";
import { findRound } from "../rounds/round-store.ts";
import type { PlayedRound, PlayRound } from "../rounds/whole-round.ts";
import type { GamesTools } from "../tools.ts";

type Played = Result<readonly PlayedRound[], Failure<PlayErrorCode>>;
type One = { readonly round: PlayRound; readonly game: CatalogueGame };

export async function playTogether(tools: GamesTools, tx: Tx, rounds: readonly PlayRound[]): Promise<Played> {
	if (rounds.length === 0) return ok([]);
	const all = rounds.map((round) => ({ round, game: gameOf(tools, round) }));
	const trials = rounds.filter(({ play }) => play.memberId === undefined).length;
	if (trials > 0 && trials < rounds.length) throw new Error("money and trials are not played together");
	return trials > 0 ? playTrials(tools, tx, all) : playMembers(tools, tx, all);
}

function gameOf(tools: GamesTools, { play }: PlayRound): CatalogueGame {
	const game = tools.catalogue.current().byCode.get(`${play.vendor}/${play.gameCode}`);
	if (game === undefined) throw new Error(`an unknown game: ${play.gameCode}`);
	return game;
}

const playStatement = {
	name: "games.play-together",
	text: `select string_agg(concat(status, ' ', balance, ' ', held), ',' order by place) as written
		from games.play_together($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13) with ordinality as answer (status, balance, held, place)`,
};

async function playMembers(tools: GamesTools, tx: Tx, all: readonly One[]): Promise<Played> {
	const writes = all.map((one) => writeOf(tools, one));
	const written = writtenOf(await callIn<WrittenRow>(tx, playStatement, valuesOf(writes)));
	const refused = written.find(({ status }) => status !== "posted" && status !== "aborted");
	if (refused?.status === "conflict") return storedRounds(tools, tx, all);
	const [first] = writes;
	if (refused !== undefined && first !== undefined) return err(stakeRefusal(refused, first.currency));
	return ok(
		all.map((one, index) => {
			const [write, said] = [writes[index], written[index]];
			if (write === undefined || said?.status !== "posted") throw new Error("a round without an answer");
			afterCommit(tx, () =>
				tools.wallet.announce({ ...write, purse: "cash" }, { balance: said.balance ?? 0n, held: said.held ?? 0n }),
			);
			return roundOf(one, write, said);
		}),
	);
}

function writeOf(tools: GamesTools, { round, game }: One): RoundWrite {
	const { play, stake, win, payTable, events } = round;
	const vendor = tools.catalogue.current().vendors.get(game.vendor);
	const id = tools.newId();
	const startedAt = roundTime(id);
	if (vendor === undefined || startedAt === undefined)
		throw new Error("a game without a vendor, or an id without a time");
	return {
		id,
		startedAt,
		memberId: memberOf(round),
		currency: play.currency,
		gameId: game.id,
		counter: counterFor({ vendor }),
		stake,
		win,
		key: betKey(round),
		winKey: commandKey(`win:${play.vendor}`, `${play.gameCode}:${round.key}`),
		payTable,
		events: JSON.stringify(events),
	};
}

function memberOf({ play }: PlayRound): MemberId {
	if (play.memberId === undefined) throw new Error("a trial has no wallet");
	return play.memberId;
}

/** `balance` is what the whole round left. */
const roundOf = ({ round, game }: One, write: RoundWrite, { balance }: RoundWritten): PlayedRound => ({
	roundId: write.id,
	gameCode: game.code,
	mode: "real",
	status: "complete",
	currency: write.currency,
	stake: round.stake,
	win: round.win,
	balanceBefore: (balance ?? 0n) - round.win + round.stake,
	balance: balance ?? 0n,
	payTable: round.payTable,
	events: round.events,
	startedAt: write.startedAt,
	replayed: false,
});

async function storedRounds(tools: GamesTools, tx: Tx, all: readonly One[]): Promise<Played> {
	const found: PlayedRound[] = [];
	for (const { round, game } of all) {
		const memberId = memberOf(round);
		const posting = await tools.wallet.findIn(tx, memberId, betKey(round));
		const id = posting?.delta === -round.stake ? posting.group : undefined;
		const row = id === undefined ? undefined : await findRound(tx, { memberId, id });
		if (row === undefined) return err(failure("DUPLICATE_TRANSACTION"));
		found.push(playedRound(row, game, { replayed: true }));
	}
	return ok(found);
}

/** Sessions are locked in one order; nothing is kept before all of them have what they stake. */
async function playTrials(tools: GamesTools, tx: Tx, all: readonly One[]): Promise<Played> {
	const steps = new Map<One, Extract<Awaited<ReturnType<typeof stepDemo>>, { ok: true }>["value"]>();
	for (const one of all.toSorted(({ round: a }, { round: b }) => (a.play.playId < b.play.playId ? -1 : 1))) {
		const step = await stepDemo(tx, tools, one);
		if (!step.ok) return step;
		steps.set(one, step.value);
	}
	for (const { keep } of steps.values()) await keep?.(tx);
	return ok(all.flatMap((one) => steps.get(one)?.played ?? []));
}
