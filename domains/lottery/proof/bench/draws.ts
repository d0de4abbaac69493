// A draw over HTTP, whole, on one node, the built one: many players bet on the present issue as fast as they are answered until it
// closes; then how long it takes until the last of their tickets has been settled after the draw.
import { setTimeout as sleep } from "node:timers/promises";
import { enterLottery, listOwnOrders, lottVendor, placeLotteryBet } from "#lottery/contract";
import type { Client } from "#platform/contract/client";
import { unwrap } from "#platform/kernel";
import { type BenchServer, withClient } from "../../../../bench/database.ts";
import { clientOf } from "../../../../bench/player-client.ts";
import { quantile, report, say } from "../../../../bench/report.ts";
import { serveProduct } from "../../../../bench/served.ts";
import { seatPlayers } from "../../../../bench/spin-players.ts";

/** `BENCH_DRAW_PLAYERS` makes it a smaller one, to see that it works. */
const players = Number(process.env.BENCH_DRAW_PLAYERS ?? 200);
const settledWithin = 120_000;

export async function measureDraws(server: BenchServer): Promise<void> {
	const url = await server.create("bench_draws", []);
	const product = await serveProduct(url);
	try {
		const seated = await withClient(url, (client) =>
			seatPlayers(client, players, { vendor: lottVendor, code: "TSFFC" }),
		);
		const clients = seated.map(({ playToken }) => clientOf(product.port, { token: playToken }));
		const [watcher] = clients;
		if (watcher === undefined) throw new Error("nobody sits");
		const issue = await freshIssue(watcher);
		const tally: Tally = { latencies: [], refused: new Map() };
		const began = Date.now();
		await Promise.all(clients.map((client, place) => betUntilClosed(client, { place, ...issue, tally })));
		const seconds = (Date.now() - began) / 1_000;
		if (tally.refused.size > 0) say(`  refused: ${JSON.stringify([...tally.refused])}`);
		const settled = await settledAfter(clients, issue);
		report({ name: "draws.players", value: players, unit: "1" });
		report({ name: "draws.tickets", value: tally.latencies.length, unit: "1" });
		report({ name: "draws.tickets-a-second", value: tally.latencies.length / seconds, unit: "1/s" });
		report({ name: "draws.bet-p50", value: quantile(tally.latencies, 0.5), unit: "ms" });
		report({ name: "draws.bet-p99", value: quantile(tally.latencies, 0.99), unit: "ms" });
		report({ name: "draws.settled-after-draw", value: settled, unit: "ms" });
	} finally {
		await product.stop();
	}
}

type Tally = { readonly latencies: number[]; readonly refused: Map<string, number> };
type Present = { readonly numero: string; readonly closesAt: number; readonly drawsAt: number };

/** One whose bets are open for a good while yet. */
async function freshIssue(watcher: Client): Promise<Present> {
	for (;;) {
		const { game, now } = unwrap(await watcher.call(enterLottery, {}));
		if (game.phase === "open" && game.current.closesAt - now > 25_000) return game.current;
		await sleep(500);
	}
}

type Betting = Present & { readonly place: number; readonly tally: Tally };

/** The last place is one of two digits: 0.04 a press, so that nobody runs dry or meets a bound. */
async function betUntilClosed(client: Client, { place, numero, closesAt, tally }: Betting): Promise<void> {
	for (let press = 0; Date.now() < closesAt - 500; press++) {
		const sent = performance.now();
		const answer = await client.call(placeLotteryBet, {
			key: `bench-${place}-${press}`,
			gameId: "TSFFC",
			currentNumero: numero,
			winningStop: false,
			betCartAmountSum: "0.04",
			prizeModeId: 1,
			bettingSlipString: `${place % 9},9~1~13~3~1950~1`,
		});
		if (answer.ok) tally.latencies.push(performance.now() - sent);
		else tally.refused.set(answer.error.code, (tally.refused.get(answer.error.code) ?? 0) + 1);
		// A session sends four a second at most.
		await sleep(Math.max(0, 260 - (performance.now() - sent)));
	}
}

/** Milliseconds from the draw until nobody has an open bet on it. */
async function settledAfter(clients: readonly Client[], { numero, drawsAt }: Present): Promise<number> {
	await sleep(Math.max(0, drawsAt - Date.now()));
	const waits = new Set(clients);
	while (waits.size > 0 && Date.now() < drawsAt + settledWithin)
		for (const client of waits) {
			const answer = await client.call(listOwnOrders, { numero, state: "open" });
			if (answer.ok && answer.value.orders.length === 0) waits.delete(client);
			else break;
		}
	return Date.now() - drawsAt;
}
