// The ledger's throughput on a durable database: ready batches through the driver, the lanes of one Node process, and
// one command a call, all in one run and in turns, so that the machine's moods meet all of them.
import { randomUUID } from "node:crypto";
import pg from "pg";
import { openDatabase } from "#platform/db";
import { memberId, unwrap } from "#platform/kernel";
import { silentLive } from "#platform/live";
import { asCommandKey, type PostCommand } from "#wallet/api";
import { createWalletModule, migrations, type WalletModule } from "#wallet/module";
import { type BenchServer, withClient } from "../../../../bench/database.ts";
import { median, quantile, report, say } from "../../../../bench/report.ts";
import { measureMemory } from "./ledger-memory.ts";

const members = 10_000;
const rounds = 3;
const counter = "games:tessera-originals";

export async function measureLedger(server: BenchServer): Promise<void> {
	const url = await server.create("bench_ledger", [migrations]);
	await withClient(url, fund);
	const db = openDatabase({ url, connections: 4 });
	const wallet = createWalletModule({ db, live: silentLive });
	const rates: Record<"fed" | "lanes" | "alone", number[]> = { fed: [], lanes: [], alone: [] };
	await inFlight(wallet, { bets: 20_000, at: 512 });
	let late: number[] = [];
	for (let round = 1; round <= rounds; round++) {
		rates.fed.push(await fedBatches(url, { batches: 1_500, size: 100, connections: 4 }));
		const lanes = await inFlight(wallet, { bets: 150_000, at: 512 });
		rates.lanes.push(lanes.rate);
		late = late.concat(lanes.latencies);
		rates.alone.push(await oneByOne(url, { bets: 20_000, connections: 8 }));
		say(
			`  round ${round}: ${Object.entries(rates)
				.map(([name, values]) => `${name} ${Math.round(values.at(-1) ?? 0)}/s`)
				.join(", ")}`,
		);
	}
	const [fed, lanes, alone] = [median(rates.fed), median(rates.lanes), median(rates.alone)];
	report({ name: "ledger.ready-batches-of-100", value: fed, unit: "1/s" });
	report({ name: "ledger.one-command-a-call", value: alone, unit: "1/s" });
	report({
		name: "ledger.lanes-512",
		value: lanes,
		unit: "1/s",
		ratio: lanes / fed,
		against: "ledger.ready-batches-of-100",
		least: 0.8,
	});
	report({
		name: "ledger.lanes-512",
		value: lanes,
		unit: "1/s",
		ratio: lanes / alone,
		against: "ledger.one-command-a-call",
		least: 3,
	});
	report({ name: "ledger.lanes-512.p99", value: quantile(late, 0.99), unit: "ms" });
	const few = await inFlight(wallet, { bets: 40_000, at: 32 });
	report({ name: "ledger.lanes-32", value: few.rate, unit: "1/s" });
	report({ name: "ledger.lanes-32.p99", value: quantile(few.latencies, 0.99), unit: "ms" });
	await measureMemory((bets) => inFlight(wallet, { bets, at: 512, untimed: true }).then(() => undefined));
	const broken = (await wallet.api.audit()).filter(({ violations }) => violations > 0n);
	report({ name: "ledger.audit-violations", value: broken.length, unit: "1", most: 0 });
	await wallet.close();
	await db.close();
}

async function fund(client: pg.Client): Promise<void> {
	await client.query(
		"insert into wallet.wallet (member_id, currency, purse) select i, 'P', 'cash' from generate_series(1, $1::int) i",
		[members],
	);
	await client.query(
		"select count(*) from generate_series(1, $1::int) i, wallet.post(i, 'P', 'cash', 'grant', 1000000000, 'house:grants', gen_random_uuid())",
		[members],
	);
	await client.query("vacuum (analyze) wallet.wallet");
}

const anyMember = () => 1 + Math.floor(Math.random() * members);

const bet = (): PostCommand => ({
	memberId: memberId(String(anyMember())),
	currency: "P",
	purse: "cash",
	kind: "bet",
	delta: -1n,
	counter,
	key: asCommandKey(randomUUID()),
	group: randomUUID(),
});

type Flight = { readonly bets: number; readonly at: number; readonly untimed?: boolean };

/** Posts through the lanes, always so many at once. Latencies in milliseconds. */
async function inFlight(
	wallet: WalletModule,
	{ bets, at, untimed = false }: Flight,
): Promise<{ rate: number; latencies: number[] }> {
	const latencies: number[] = [];
	let left = bets;
	const start = performance.now();
	async function player(): Promise<void> {
		while (left > 0) {
			left -= 1;
			const sent = performance.now();
			unwrap(await wallet.api.post(bet()));
			if (!untimed) latencies.push(performance.now() - sent);
		}
	}
	await Promise.all(Array.from({ length: at }, player));
	return { rate: (bets * 1000) / (performance.now() - start), latencies };
}

const batchText = `select ordinal, status, balance, held, version, delta, posted_at from wallet.post_batch(
	$1::bigint[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::text[], $7::uuid[], null, $8::uuid[], null, null)`;

/** The same function, fed with batches that were made before the clock ran. */
async function fedBatches(url: string, load: { batches: number; size: number; connections: number }): Promise<number> {
	const column = <T>(value: () => T) => Array.from({ length: load.size }, value);
	const ready = Array.from({ length: load.batches }, () => [
		column(anyMember),
		column(() => "P"),
		column(() => "cash"),
		column(() => "bet"),
		column(() => -1),
		column(() => counter),
		column(randomUUID),
		column(randomUUID),
	]);
	const seconds = await drive(url, load.connections, async (client) => {
		for (let values = ready.pop(); values !== undefined; values = ready.pop()) {
			const { rows } = await client.query<{ status: string }>({ name: "batch", text: batchText, values });
			if (rows.some(({ status }) => status !== "posted")) throw new Error("a bet of a ready batch was refused");
		}
	});
	return (load.batches * load.size) / seconds;
}

const oneText = `select ordinal, status, balance, held, version, delta, posted_at
	from wallet.post($1::bigint, 'P', 'cash', 'bet', -1, $2, $3::uuid, null, $4::uuid)`;

/** One durable call for every bet. */
async function oneByOne(url: string, load: { bets: number; connections: number }): Promise<number> {
	let left = load.bets;
	const seconds = await drive(url, load.connections, async (client) => {
		while (left > 0) {
			left -= 1;
			await client.query({ name: "one", text: oneText, values: [anyMember(), counter, randomUUID(), randomUUID()] });
		}
	});
	return load.bets / seconds;
}

/** Runs the work on so many connections at once; answers the seconds it took, connecting left out. */
async function drive(url: string, connections: number, work: (client: pg.Client) => Promise<void>): Promise<number> {
	const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: url }));
	await Promise.all(clients.map((client) => client.connect()));
	const start = performance.now();
	await Promise.all(clients.map(work));
	const seconds = (performance.now() - start) / 1000;
	await Promise.all(clients.map((client) => client.end()));
	return seconds;
}
