// Pays what is decided, through the games' commands alone, each with a key of its own: safe to run again, and from anywhere.
// Commands of many bets are sent at once: the games write those together.

import type { PlayTicket } from "#platform/http";
import { isCurrencyCode } from "#platform/kernel";
import { originalVendor } from "../../contract/index.ts";
import { crashOutcome, type OriginalEvent, payTableOf, timesUnit, winOf } from "../../core/index.ts";
import { memberIn } from "../ports.ts";
import { type BetRow, changeBet, changeBets, listLeft, listOfTrial, touchBets } from "./bet-rows.ts";
import type { Draw } from "./chain.ts";
import { type CrashRow, findRound, findRounds } from "./crash-rows.ts";
import type { CrashTools } from "./tools.ts";

/** In ten-thousandths of the stake: what a bet pays as it is decided. */
const timesOf = ({ ended, taken }: Pick<BetRow, "ended" | "taken">): number =>
	ended === "returned" ? timesUnit : crashOutcome({ point: 0, taken }).times;

/** Minor units. */
export const winIn = (bet: Pick<BetRow, "ended" | "taken" | "stake">): bigint => winOf(BigInt(bet.stake), timesOf(bet));

export const betEvent = ({ target }: Pick<BetRow, "target">, round: Pick<CrashRow, "number">, draw: Draw) =>
	({
		type: "bet",
		choice: { game: "crash", target },
		fair: { serverHash: draw.hash, clientSeed: draw.salt, nonce: round.number },
	}) as const satisfies OriginalEvent;

/** What is known of a bet once its round is over. */
function endEvents(bet: BetRow, { point, seed }: Draw): readonly OriginalEvent[] {
	const { ended } = bet;
	if (ended === null) throw new Error("a bet of crash that is not decided");
	return [
		{ type: "outcome", outcome: crashOutcome({ point, taken: bet.taken }) },
		{ type: "revealed", serverSeed: seed },
		{ type: "total", times: timesOf(bet), ended },
	];
}

/** What every command about a member's bet says. */
export function crashCommand(bet: Pick<BetRow, "id" | "owner" | "currency">) {
	const memberId = memberIn(bet);
	if (memberId === undefined || !isCurrencyCode(bet.currency)) throw new Error("a trial's bet has no wallet");
	return { vendor: originalVendor, memberId, currency: bet.currency, gameCode: "crash", roundId: bet.id };
}

const over = new Set(["TRANSACTION_ROLLED_BACK", "ROUND_CLOSED"]);

/** What is left to be done for a bet, by the state it is in; throws when it could not be done, and is tried again. */
type Step = {
	readonly to: BetRow["state"];
	readonly work: (tools: CrashTools, bet: BetRow, draw: Draw) => Promise<void>;
};

const steps = {
	closing: { to: "paid", work: payWin },
	paid: { to: "done", work: closeRound },
	returning: { to: "refused", work: giveBack },
} as const satisfies Partial<Record<BetRow["state"], Step>>;

async function payWin(tools: CrashTools, bet: BetRow): Promise<void> {
	const amount = winIn(bet);
	const paid = await tools.games.win({ ...crashCommand(bet), transactionId: `${bet.id}:win`, amount });
	if (!paid.ok && !over.has(paid.error.code)) throw new Error(`a decided win was not taken: ${paid.error.code}`);
	if (!paid.ok) tools.log.error({ betId: bet.id, code: paid.error.code }, "a bet of crash could not be paid");
}

/** Closes the bet's round in the betting record, with where the flight ended. */
async function closeRound(tools: CrashTools, bet: BetRow, draw: Draw): Promise<void> {
	const events = endEvents(bet, draw);
	const ended = await tools.games.endRound({ ...crashCommand(bet), transactionId: `${bet.id}:end`, events });
	if (!ended.ok && !over.has(ended.error.code)) throw new Error(`a round was not closed: ${ended.error.code}`);
}

async function giveBack(tools: CrashTools, bet: BetRow): Promise<void> {
	const { id } = bet;
	const asked = { ...crashCommand(bet), transactionId: `${id}:back`, referenceTransactionId: `${id}:bet` };
	const back = await tools.games.rollback(asked);
	if (!back.ok && !over.has(back.error.code)) throw new Error(`a stake was not given back: ${back.error.code}`);
}

/** Takes back a stake that may or may not have been taken: marked first, so that nothing opens on it. */
export async function returnStake(tools: CrashTools, bet: BetRow): Promise<void> {
	const [failed] = await stepOn(tools, await marked(tools, [bet]), "returning");
	if (failed !== undefined) throw failed.error;
}

const marked = (tools: CrashTools, bets: readonly BetRow[]): Promise<readonly BetRow[]> => {
	const of = { ids: bets.map(({ id }) => id), in: ["drawn", "returning"], now: tools.clock.now() } as const;
	return tools.db.tx((tx) => changeBets(tx, of, { state: "returning" }));
};

type Failed = { readonly bet: BetRow; readonly error: unknown };

/** A step for all of these: their commands go together, and so does what is written of them. Those that failed stay as they are. */
async function stepOn(
	tools: CrashTools,
	bets: readonly BetRow[],
	from: keyof typeof steps,
): Promise<readonly Failed[]> {
	const { to, work }: Step = steps[from];
	const draws = await drawsOf(tools, bets);
	const failed: Failed[] = [];
	const stepped = await Promise.all(
		bets.map(async (bet) => {
			try {
				const draw = draws.get(bet.round);
				if (draw === undefined) throw new Error("a bet without its round");
				await work(tools, bet, draw);
				return [bet.id];
			} catch (error) {
				failed.push({ bet, error });
				return [];
			}
		}),
	);
	const of = { in: [from], now: tools.clock.now() };
	await tools.db.tx((tx) => changeBets(tx, { ...of, ids: stepped.flat() }, { state: to }));
	return failed;
}

async function drawsOf(tools: CrashTools, bets: readonly BetRow[]): Promise<ReadonlyMap<string, Draw>> {
	const ids = [...new Set(bets.map(({ round }) => round))];
	const rounds = ids.length === 0 ? [] : await tools.db.read((tx) => findRounds(tx, ids));
	const draws = rounds.map(async (round) => [round.id, await tools.chains.drawOf(round)] as const);
	return new Map(await Promise.all(draws));
}

/** Bets of one look, a step each. */
export const settledAtOnce = 200;

/** How many bets were brought a step further; one that fails does not hold up the others, and goes to the end. `age` in milliseconds. */
export async function settleLeft(tools: CrashTools, { age }: { readonly age: number }): Promise<number> {
	const before = new Date(tools.clock.now().getTime() - age);
	const left = await tools.db.read((tx) => listLeft(tx, { before, limit: settledAtOnce }));
	const of = (...states: readonly BetRow["state"][]) => left.filter(({ state }) => states.includes(state));
	const failed = [
		...(await stepOn(tools, of("closing"), "closing")),
		...(await stepOn(tools, of("paid"), "paid")),
		...(await stepOn(tools, await marked(tools, of("drawn", "returning")), "returning")),
	];
	for (const { bet, error } of failed)
		tools.log.warn({ betId: bet.id, state: bet.state, error: String(error) }, "a bet of crash is not settled yet");
	await tools.db.tx((tx) => touchBets(tx, { ids: failed.map(({ bet }) => bet.id), now: tools.clock.now() }));
	return left.length - failed.length;
}

/** A trial's purse moves once its round is over, at the next call of its session. What still lies there, in minor units. */
export async function settleTrial(tools: CrashTools, play: PlayTicket, owner: string): Promise<bigint> {
	if (play.memberId !== undefined) return 0n;
	let lying = 0n;
	for (const bet of await tools.db.read((tx) => listOfTrial(tx, owner))) {
		const round = await tools.db.read((tx) => findRound(tx, bet.round));
		if (round === undefined || bet.state === "drawn") continue;
		if (round.state !== "done" || bet.state === "open") lying += BigInt(bet.stake) - winIn(bet);
		else await payTrial(tools, { play, bet, round });
	}
	return lying;
}

type OfTrial = { readonly play: PlayTicket; readonly bet: BetRow; readonly round: CrashRow };

/** Only the hand that ends the bet posts it. */
async function payTrial(tools: CrashTools, { play, bet, round }: OfTrial): Promise<void> {
	const now = tools.clock.now();
	const mine = await tools.db.tx((tx) =>
		changeBet(tx, { id: bet.id, in: ["closing", "paid"], now }, { state: "done" }),
	);
	if (mine === undefined) return;
	const draw = await tools.chains.drawOf(round);
	await tools.games.playRound({
		play,
		key: bet.id,
		stake: BigInt(bet.stake),
		win: winIn(bet),
		payTable: payTableOf("crash"),
		events: [betEvent(bet, round, draw), ...endEvents(bet, draw)],
	});
}
