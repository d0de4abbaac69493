// Crash over HTTP, whole: a thousand players at one table, on one node, the built one. Each bets in the window and takes the
// flight at a moment of their own; every cash-out is timed from the request to its answer, and held against the rule that the
// server's clock alone decides: what it took must have stood between the sending and the answer.
import { setTimeout as sleep } from "node:timers/promises";
import { betCrash, type CrashRound, cashOutCrash, enterCrash, listCrashRounds } from "#originals/contract";
import { multiplierAt } from "#originals/core";
import type { Client } from "#platform/contract/client";
import { unwrap } from "#platform/kernel";
import { type BenchServer, withClient } from "../../../../bench/database.ts";
import { clientOf } from "../../../../bench/player-client.ts";
import { quantile, report, say } from "../../../../bench/report.ts";
import { serveProduct } from "../../../../bench/served.ts";
import { seatPlayers } from "../../../../bench/spin-players.ts";

/** `BENCH_CRASH_PLAYERS` makes it a smaller one, to see that it works. */
const players = Number(process.env.BENCH_CRASH_PLAYERS ?? 1_000);
const cashOutsWanted = players * 3;
const mostMilliseconds = 240_000;
/** Presses are spread over the first part of a flight, as people's are. */
const pressSpan = 4_000;
/** Both clocks are this machine's; a millisecond is lost to rounding at either end. */
const clockSlack = 2;

export async function measureCrash(server: BenchServer): Promise<void> {
	const url = await server.create("bench_crash", []);
	const product = await serveProduct(url);
	try {
		const table = { vendor: "TESSERA_INSTANT", code: "crash" };
		const seated = await withClient(url, (client) => seatPlayers(client, players, table));
		const clients = seated.map(({ playToken }) => clientOf(product.port, { token: playToken }));
		const [watcher] = clients;
		if (watcher === undefined) throw new Error("nobody sits");
		// As their frames do when they open.
		for (const client of clients) unwrap(await client.call(enterCrash, {}));
		const before = { ours: process.cpuUsage(), servers: product.processor() };
		const tally: Tally = { latencies: [], lost: [], late: 0, wrong: 0, unwritten: 0, refused: new Map() };
		for (const end = Date.now() + mostMilliseconds; Date.now() < end && tally.latencies.length < cashOutsWanted; ) {
			const round = await nextRound(watcher);
			await Promise.all(clients.map((client, place) => playRound(client, { round, place, tally })));
			tally.unwritten += await unwrittenOf(watcher, round, tally.lost.splice(0));
			say(`  round ${round.number}: ${tally.latencies.length} cash-outs, ${tally.late} too late`);
		}
		if (tally.refused.size > 0) say(`  refused: ${JSON.stringify([...tally.refused])}`);
		const ours = process.cpuUsage(before.ours);
		const plays = Math.max(1, tally.latencies.length);
		const spent = { load: (ours.user + ours.system) / 1_000, server: (product.processor() - before.servers) * 1_000 };
		report({ name: "crash.server-processor", value: spent.server / plays, unit: "ms" });
		report({ name: "crash.load-processor", value: spent.load / plays, unit: "ms" });
		report({ name: "crash.players", value: players, unit: "1", least: 1_000 });
		report({ name: "crash.cash-outs", value: tally.latencies.length, unit: "1" });
		report({ name: "crash.cash-out-p50", value: quantile(tally.latencies, 0.5), unit: "ms" });
		report({ name: "crash.cash-out-p99", value: quantile(tally.latencies, 0.99), unit: "ms", most: 100 });
		report({ name: "crash.not-by-server-time", value: tally.wrong, unit: "1", most: 0 });
		report({ name: "crash.in-time-and-lost", value: tally.unwritten, unit: "1", most: 0 });
	} finally {
		await product.stop();
	}
}

type Tally = {
	readonly latencies: number[];
	/** What the curve stood at when presses were sent that were answered with a lost bet, of the round in play. */
	readonly lost: number[];
	/** The flight had ended when they came. */
	late: number;
	/** Took what the server's clock cannot have shown while they were under way. */
	wrong: number;
	/** Sent before the flight ended, and lost all the same: not written before the losers were named. */
	unwritten: number;
	readonly refused: Map<string, number>;
};

/** A round whose bets are open for a good while yet. */
async function nextRound(watcher: Client): Promise<CrashRound> {
	for (;;) {
		const { round, now } = unwrap(await watcher.call(enterCrash, {}));
		if (round !== undefined && round.end === undefined && round.closesAt - now > 5_500) return round;
		await sleep(200);
	}
}

type Playing = { readonly round: CrashRound; readonly place: number; readonly tally: Tally };

async function playRound(client: Client, { round, place, tally }: Playing): Promise<void> {
	await sleep((place / players) * 4_000);
	const key = `bench-${round.number}-${String(place).padStart(6, "0")}`;
	const staked = await client.call(betCrash, { key, roundId: round.roundId, stake: "1.00", target: 0 });
	if (!staked.ok) return count(tally, staked.error.code);
	// A step through the span that spreads neighbours far apart.
	const at = round.fliesAt + 50 + ((place * 617) % pressSpan);
	await sleep(Math.max(0, at - Date.now()));
	const [sent, began] = [Date.now(), performance.now()];
	const answer = await client.call(cashOutCrash, { betId: staked.value.bet.betId });
	const took = performance.now() - began;
	if (!answer.ok) {
		if (answer.error.code === "CRASH_TOO_LATE") tally.late += 1;
		else count(tally, answer.error.code);
		return;
	}
	tally.latencies.push(took);
	const { state, taken } = answer.value.bet;
	if (state === "lost") tally.lost.push(multiplierAt(sent - round.fliesAt));
	if (state !== "taken") return;
	const between = [sent - clockSlack, Date.now() + clockSlack].map((moment) => multiplierAt(moment - round.fliesAt));
	if (taken < (between[0] ?? 0) || taken > (between[1] ?? 0)) tally.wrong += 1;
}

async function unwrittenOf(watcher: Client, round: CrashRound, lost: readonly number[]): Promise<number> {
	if (lost.length === 0) return 0;
	const { rounds } = unwrap(await watcher.call(listCrashRounds, {}));
	const point = rounds.find(({ number }) => number === round.number)?.point ?? 0;
	return lost.filter((shown) => shown <= point).length;
}

const count = ({ refused }: Tally, code: string): void => void refused.set(code, (refused.get(code) ?? 0) + 1);
