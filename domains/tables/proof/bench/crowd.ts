// A table and its crowd on the built server: very many watch one table of baccarat, many bet on each of its rounds over HTTP. How long
// an answer to a bet takes, and how late the dealing, which brings the result, is on all screens.
import { setTimeout as sleep } from "node:timers/promises";
import type { Socket } from "socket.io-client";
import * as z from "zod/mini";
import type { Client } from "#platform/contract/client";
import { unwrap } from "#platform/kernel";
import { enterTable, placeTableBet, tableRoom, tableVendor } from "#tables/contract";
import { type BenchServer, withClient } from "../../../../bench/database.ts";
import { clientOf, watchRoom } from "../../../../bench/player-client.ts";
import { quantile, report, say } from "../../../../bench/report.ts";
import { serveProduct } from "../../../../bench/served.ts";
import { seatPlayers } from "../../../../bench/spin-players.ts";

/** Each makes it a smaller one. */
const watchers = Number(process.env.BENCH_TABLE_WATCHERS ?? 5_000);
const bettors = Number(process.env.BENCH_TABLE_BETTORS ?? 1_000);
const rounds = Number(process.env.BENCH_TABLE_ROUNDS ?? 3);
const table = "BAC02";
/** Bets come all through the window but its last second. */
const spared = 1_000;

type Tally = {
	readonly answers: number[];
	readonly refused: Map<string, number>;
	/** By round: how late each screen heard of it. */
	readonly late: Map<string, number[]>;
};

export async function measureCrowd(server: BenchServer): Promise<void> {
	const url = await server.create("bench_table_crowd", []);
	const product = await serveProduct(url);
	const sockets: Socket[] = [];
	const tally: Tally = { answers: [], refused: new Map(), late: new Map() };
	try {
		const seated = await withClient(url, (client) =>
			seatPlayers(client, bettors, { vendor: tableVendor, code: table }),
		);
		const clients = seated.map(({ playToken }) => clientOf(product.port, { token: playToken }));
		const [first] = clients;
		if (first === undefined) throw new Error("nobody sits");
		await openScreens(product.port, { sockets, tally });
		say(`  ${sockets.length} screens watch`);
		const before = product.processor();
		for (let round = 1; round <= rounds; round += 1) {
			await playRound(clients, { first, tally });
			say(`  round ${round}: ${tally.answers.length} bets answered`);
		}
		await sleep(3_000);
		judge(tally, { used: product.processor() - before });
	} finally {
		for (const socket of sockets) socket.disconnect();
		await product.stop();
	}
}

function judge({ answers, refused, late }: Tally, { used }: { readonly used: number }): void {
	if (refused.size > 0) say(`  refused: ${JSON.stringify([...refused])}`);
	const screens = [...late.values()].flat();
	report({ name: "tables-crowd.watchers", value: watchers, unit: "1" });
	report({ name: "tables-crowd.bets", value: answers.length, unit: "1", least: rounds * bettors });
	report({ name: "tables-crowd.answer-p50", value: quantile(answers, 0.5), unit: "ms" });
	report({ name: "tables-crowd.answer-p99", value: quantile(answers, 0.99), unit: "ms", most: 300 });
	report({ name: "tables-crowd.screens-told", value: screens.length, unit: "1", least: rounds * watchers });
	report({ name: "tables-crowd.result-p50", value: quantile(screens, 0.5), unit: "ms" });
	report({ name: "tables-crowd.result-p95", value: quantile(screens, 0.95), unit: "ms", most: 100 });
	report({ name: "tables-crowd.server-processor-a-bet", value: (1_000 * used) / answers.length, unit: "ms" });
}

const pushed = z.object({ seen: tableRoom.seen });

async function openScreens(port: number, { sockets, tally }: { sockets: Socket[]; tally: Tally }): Promise<void> {
	const atOnce = 50;
	for (let from = 0; from < watchers; from += atOnce) {
		const count = Math.min(atOnce, watchers - from);
		sockets.push(
			...(await Promise.all(Array.from({ length: count }, () => watchRoom(port, `room:${tableRoom.name}:${table}`)))),
		);
	}
	for (const [place, socket] of sockets.entries()) {
		const heard = new Set<string>();
		// One in fifty reads the message whole; the others look for what they wait for, as fifty browsers would do on fifty machines.
		const reads = place % 50 === 0;
		socket.on(
			"room",
			(push: { readonly seen?: { readonly round?: { readonly outcome?: string; readonly roundId: string } } }) => {
				const at = Date.now();
				const { seen } = reads ? z.parse(pushed, push) : push;
				const round = seen?.round;
				if (round?.outcome === undefined || heard.has(round.roundId)) return;
				heard.add(round.roundId);
				const { phase } = z.parse(pushed, push).seen;
				const list = tally.late.get(round.roundId) ?? [];
				tally.late.set(round.roundId, list);
				if (phase.name === "dealing") list.push(Math.max(0, at - phase.startsAt));
			},
		);
	}
}

type Playing = { readonly first: Client; readonly tally: Tally };

/** A round whose bets are open for nearly all of its time yet: each bets once at a moment of their own. */
async function playRound(clients: readonly Client[], { first, tally }: Playing): Promise<void> {
	const { roundId, closesAt } = await openRound(first);
	const window = closesAt - spared - Date.now();
	await Promise.all(
		clients.map(async (client, place) => {
			await sleep((window * place) / clients.length);
			const began = performance.now();
			const answer = await client.call(placeTableBet, {
				key: `bench-${roundId}-${place}`.slice(-48),
				roundId,
				bets: [{ spot: place % 2 === 0 ? "player" : "banker", amount: "1.00" }],
			});
			if (answer.ok) tally.answers.push(performance.now() - began);
			else tally.refused.set(answer.error.code, (tally.refused.get(answer.error.code) ?? 0) + 1);
		}),
	);
	await sleep(Math.max(0, closesAt + 3_000 - Date.now()));
}

async function openRound(watcher: Client): Promise<{ readonly roundId: string; readonly closesAt: number }> {
	for (const end = Date.now() + 120_000; Date.now() < end; await sleep(250)) {
		const { table: seen, now } = unwrap(await watcher.call(enterTable, {}));
		const { round, phase } = seen;
		if (phase.name === "open" && round !== undefined && round.closesAt - now > 11_000) return round;
	}
	throw new Error("no round opens");
}
