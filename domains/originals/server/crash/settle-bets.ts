// Pays what is decided, through the games' commands alone, each with a key of its own: safe to run again, and from anywhere.
import { instantStudio } from "#games/api";
import type { PlayTicket } from "#platform/http";
import { isCurrencyCode } from "#platform/kernel";
import { crashOutcome, type OriginalEvent, payTableOf, timesUnit, winOf } from "../../core/index.ts";
import { memberIn } from "../settle-round.ts";
import { type BetRow, changeBet, listLeft, listOfTrial } from "./bet-rows.ts";
import type { Draw } from "./chain.ts";
import { type CrashRow, findRound } from "./crash-rows.ts";
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
	return { vendor: instantStudio.code, memberId, currency: bet.currency, gameCode: "crash", roundId: bet.id };
}

const over = new Set(["TRANSACTION_ROLLED_BACK", "ROUND_CLOSED"]);

/** Throws when the win was not taken: it stays decided and is paid the next time. */
export async function payBet(tools: CrashTools, bet: BetRow): Promise<void> {
	const amount = winIn(bet);
	const paid = await tools.games.win({ ...crashCommand(bet), transactionId: `${bet.id}:win`, amount });
	if (!paid.ok && !over.has(paid.error.code)) throw new Error(`a decided win was not taken: ${paid.error.code}`);
	if (!paid.ok) tools.log.error({ betId: bet.id, code: paid.error.code }, "a bet of crash could not be paid");
	await tools.db.tx((tx) => changeBet(tx, { id: bet.id, in: ["closing"], now: tools.clock.now() }, { state: "paid" }));
}

/** Closes the bet's round in the betting record, with where the flight ended. */
async function closeBet(tools: CrashTools, bet: BetRow): Promise<void> {
	const draw = await drawOf(tools, bet);
	const ended = await tools.games.endRound({
		...crashCommand(bet),
		transactionId: `${bet.id}:end`,
		events: endEvents(bet, draw),
	});
	if (!ended.ok && !over.has(ended.error.code)) throw new Error(`a round was not closed: ${ended.error.code}`);
	await tools.db.tx((tx) => changeBet(tx, { id: bet.id, in: ["paid"], now: tools.clock.now() }, { state: "done" }));
}

/** Takes back a stake that may or may not have been taken: marked first, so that nothing opens on it. */
export async function returnStake(tools: CrashTools, { id, ...bet }: BetRow): Promise<void> {
	const now = tools.clock.now();
	const marked = await tools.db.tx((tx) =>
		changeBet(tx, { id, in: ["drawn", "returning"], now }, { state: "returning" }),
	);
	if (marked === undefined) return;
	const asked = { ...crashCommand({ id, ...bet }), transactionId: `${id}:back`, referenceTransactionId: `${id}:bet` };
	const back = await tools.games.rollback(asked);
	if (!back.ok && !over.has(back.error.code)) throw new Error(`a stake was not given back: ${back.error.code}`);
	await tools.db.tx((tx) => changeBet(tx, { id, in: ["returning"], now }, { state: "refused" }));
}

const drawOf = async (tools: CrashTools, bet: BetRow): Promise<Draw> => {
	const round = await tools.db.read((tx) => findRound(tx, bet.round));
	if (round === undefined) throw new Error("a bet without its round");
	return tools.chains.drawOf(round);
};

/** One step for a bet that something is left to be done for. */
async function settle(tools: CrashTools, bet: BetRow): Promise<void> {
	if (bet.state === "closing") await payBet(tools, bet);
	else if (bet.state === "paid") await closeBet(tools, bet);
	else await returnStake(tools, bet);
}

const atOnce = 200;
const together = 4;

/** How many bets were brought a step further; one that fails does not hold up the others. `age` in milliseconds. */
export async function settleLeft(tools: CrashTools, { age }: { readonly age: number }): Promise<number> {
	const before = new Date(tools.clock.now().getTime() - age);
	const left = [...(await tools.db.read((tx) => listLeft(tx, { before, limit: atOnce })))];
	let settled = 0;
	const work = async (): Promise<void> => {
		for (let bet = left.pop(); bet !== undefined; bet = left.pop()) {
			const { id, state } = bet;
			await settle(tools, bet).then(
				() => {
					settled += 1;
				},
				(error: unknown) => {
					tools.log.warn({ betId: id, state, error: String(error) }, "a bet of crash is not settled yet");
					return tools.db.tx((tx) => changeBet(tx, { id, in: [state], now: tools.clock.now() }, { state }));
				},
			);
		}
	};
	await Promise.all(Array.from({ length: together }, work));
	return settled;
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
		...{ play, key: bet.id, stake: BigInt(bet.stake), win: winIn(bet), payTable: payTableOf("crash") },
		events: [betEvent(bet, round, draw), ...endEvents(bet, draw)],
	});
}
