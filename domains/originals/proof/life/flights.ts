// Crash under kills: bets with targets and bets that are taken by hand, each asked for until it is decided. A server that dies
// in flight may cut the round short: then what was confirmed is paid, and other stakes go back.
import { setTimeout as sleep } from "node:timers/promises";
import {
	betCrash,
	type CrashBet,
	type CrashRound,
	cashOutCrash,
	enterCrash,
	listCrashRounds,
} from "#originals/contract";
import type { OutputOf } from "#platform/contract";
import type { Client } from "#platform/contract/client";
import { expectRefusal, type Gambler } from "./gambler.ts";
import { noteBet, noteFlights } from "./instant-book.ts";

type Table = OutputOf<typeof enterCrash>;

/** So long a flight is waited for: one to 10,000 times takes 154 seconds. */
const longestWait = 200_000;

/** A few rounds at the table, and then the flights that are over. */
export async function fly(gambler: Gambler, client: Client): Promise<void> {
	const { life, book } = gambler;
	for (let rounds = 1 + life.chance.below(3); rounds > 0 && !life.over(); rounds--) {
		const seen = await openForBets(gambler, client);
		if (seen === undefined) break;
		const { round, stakes } = seen;
		const placed = await place(gambler, { client, round, stake: stakes[life.chance.below(3)] ?? "" });
		if (placed !== undefined) await follow(gambler, { client, round, bet: placed });
	}
	const past = await life.person.patience.answered(() => client.call(listCrashRounds, {}));
	if (past.ok) noteFlights(book, past.value.rounds);
}

async function look({ life }: Gambler, client: Client): Promise<Table | undefined> {
	const seen = await life.person.patience.answered(() => client.call(enterCrash, {}));
	if (seen.ok) return seen.value;
	expectRefusal(life, seen.error);
	return undefined;
}

/** The next round whose bets are open for a while yet; undefined when the evening is over. */
async function openForBets(
	gambler: Gambler,
	client: Client,
): Promise<{ readonly round: CrashRound; readonly stakes: readonly string[] } | undefined> {
	while (!gambler.life.over()) {
		const seen = await look(gambler, client);
		if (seen === undefined) return undefined;
		const { round, bet, now, stakes } = seen;
		if (round !== undefined && bet === undefined && round.closesAt - now > 500) return { round, stakes };
		await sleep(400);
	}
	return undefined;
}

/** Waits until a flight with a bet of one's own is over, so that the bet is closed in the record too. */
export async function land(gambler: Gambler, client: Client): Promise<void> {
	for (const inVain = gambler.life.person.patience.vigil(longestWait); !inVain(); await sleep(1_000)) {
		const seen = await look(gambler, client);
		if (seen?.bet === undefined || seen.round?.end !== undefined) return;
	}
}

type Placing = { readonly client: Client; readonly round: CrashRound; readonly stake: string };

/** A press, sometimes doubled: one bet. Undefined when it was refused. */
async function place({ life, book }: Gambler, { client, round, stake }: Placing): Promise<CrashBet | undefined> {
	const { chance, person, name } = life;
	const key = `${name}-${chance.below(2 ** 32)}`;
	const target = chance.below(3) === 0 ? 0 : 101 + chance.below(250);
	const asked = { key, roundId: round.roundId, stake, target };
	const presses = chance.below(4) === 0 ? 2 : 1;
	const act = () => person.patience.answered(() => client.call(betCrash, asked));
	const answers = await Promise.all(Array.from({ length: presses }, act));
	let placed: CrashBet | undefined;
	for (const answer of answers) {
		if (answer.ok) {
			if (placed !== undefined && placed.betId !== answer.value.bet.betId)
				book.faults.push(`one key of ${name} made two bets`);
			placed = answer.value.bet;
			noteBet(book, { account: name, number: round.number, bet: placed });
		} else if (!late.has(answer.error.code)) expectRefusal(life, answer.error);
	}
	return placed;
}

/** Under a kill a press may come after the close; nothing was staked, or it went back. */
const late: ReadonlySet<string> = new Set(["CRASH_BETS_CLOSED", "PLAY_BUSY"]);

type Following = { readonly client: Client; readonly round: CrashRound; readonly bet: CrashBet };

/** By hand it is taken some time in flight; with a target it is waited for. Then it is asked for until it is decided. */
async function follow(gambler: Gambler, { client, round, bet }: Following): Promise<void> {
	const { life, book } = gambler;
	const byHand = bet.target === 0;
	const flight = byHand ? life.chance.below(8_000) : Number.POSITIVE_INFINITY;
	for (const inVain = life.person.patience.vigil(longestWait); !inVain(); await sleep(500)) {
		const seen = await look(gambler, client);
		if (seen === undefined) return;
		const over = seen.round?.roundId !== round.roundId || seen.round.end !== undefined;
		if (!over && seen.now < round.fliesAt + flight) continue;
		// Of a bet that is decided this asks alone: it is answered as it is.
		const answer = await life.person.patience.answered(() => client.call(cashOutCrash, { betId: bet.betId }));
		if (!answer.ok) {
			if (!undecided.has(answer.error.code)) return expectRefusal(life, answer.error);
			continue;
		}
		noteBet(book, { account: life.name, number: round.number, bet: answer.value.bet });
		if (answer.value.bet.state !== "staked") return;
	}
	book.faults.push(`the bet ${bet.betId} of ${life.name} was never decided`);
}

/** It flew away, and what becomes of it is not written yet. */
const undecided: ReadonlySet<string> = new Set(["CRASH_TOO_LATE", "CRASH_NOT_FLYING", "PLAY_BUSY"]);
