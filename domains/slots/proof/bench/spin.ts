// A spin over HTTP, whole: token, validation, chance, ledger, answer; held against a bare Fastify route in turns, with
// the same load over as many connections. The server is the built one, as it runs for people.

import { unwrap } from "#platform/kernel";
import { enterSlot, slotVendors, spinSlot } from "#slots/contract";
import { type BenchServer, withClient } from "../../../../bench/database.ts";
import { hallMigrations } from "../../../../bench/games-hall.ts";
import { driveHttp, type LoadResult } from "../../../../bench/http-load.ts";
import { clientOf } from "../../../../bench/player-client.ts";
import { median, quantile, report, say } from "../../../../bench/report.ts";
import { serveBare, serveProduct } from "../../../../bench/served.ts";
import { type Seated, seatPlayers } from "../../../../bench/spin-players.ts";

const players = 2_000;
/** With 64 as the target of the latency names it, and with as many as fill the server. */
const loads = [
	{ connections: 64, turns: 5 },
	{ connections: 256, turns: 3 },
] as const;
const warmUpMilliseconds = 6_000;
const turnMilliseconds = 4_000;

export async function measureSpin(server: BenchServer): Promise<void> {
	const url = await server.create("bench_spin", []);
	const product = await serveProduct(url);
	const stops = [product.stop];
	try {
		const seated = await withClient(url, (client) => seatPlayers(client, players, { vendor: slotVendors[0] }));
		const spin = spinRequests(seated, await coinsOf(product.port, seated));
		const roundsDatabase = await server.create("bench_ready_rounds", hallMigrations);
		const bare = await serveBare({ spinAnswer: await spinAnswer(product.port, spin()), roundsDatabase });
		stops.push(bare.stop);
		const targets: Targets = {
			get: { port: bare.port, nextRequest: () => bareGet },
			post: { port: bare.port, nextRequest: () => spin().replace(spinSlot.path, "/bare") },
			same: { port: bare.port, nextRequest: () => spin().replace(spinSlot.path, "/bare-spin") },
			round: { port: bare.port, nextRequest: () => spin().replace(spinSlot.path, "/bare-round") },
			spin: { port: product.port, nextRequest: spin },
		};
		for (const load of loads) await measureInTurns(targets, load);
	} finally {
		await Promise.all(stops.map((stop) => stop()));
	}
}

/** One real spin's answer, as it went over the wire. */
async function spinAnswer(port: number, request: string): Promise<string> {
	const [head = "", body = ""] = request.split("\r\n\r\n");
	const lines = head.split("\r\n").slice(2);
	const headers = new Headers(
		lines.map((line): [string, string] => [line.split(": ")[0] ?? "", line.split(": ")[1] ?? ""]),
	);
	headers.delete("content-length");
	const answer = await fetch(`http://127.0.0.1:${port}${spinSlot.path}`, { method: "POST", headers, body });
	if (!answer.ok) throw new Error(`a spin was refused: ${await answer.text()}`);
	return answer.text();
}

/** `same` is `post` with a spin's own answer; `round` is `same` with a ready round written for good. */
const targetNames = ["get", "post", "same", "round", "spin"] as const;
type TargetName = (typeof targetNames)[number];
type Targets = Readonly<Record<TargetName, { readonly port: number; readonly nextRequest: () => string }>>;
type Load = (typeof loads)[number];
type Turn = { readonly perSecond: number; readonly p50: number; readonly p99: number };

async function measureInTurns(targets: Targets, { connections, turns }: Load): Promise<void> {
	const drive = (name: TargetName, milliseconds: number): Promise<LoadResult> =>
		driveHttp({ ...targets[name], connections, milliseconds });
	for (const name of targetNames) await drive(name, warmUpMilliseconds);
	const seen: Record<TargetName, Turn[]> = { get: [], post: [], same: [], round: [], spin: [] };
	for (let turn = 1; turn <= turns; turn++) {
		for (const name of targetNames) {
			const { perSecond, latencies, refused } = await drive(name, turnMilliseconds);
			if (refused.size > 0) throw new Error(`refused: ${JSON.stringify([...refused])}`);
			seen[name].push({ perSecond, p50: median(latencies), p99: quantile(latencies, 0.99) });
		}
		const line = targetNames.map((name) => `${name} ${lineOf(seen[name].at(-1))}`).join(", ");
		say(`  ${connections} connections, turn ${turn}: ${line}`);
	}
	reportTurns(seen, connections);
}

function reportTurns(seen: Readonly<Record<TargetName, readonly Turn[]>>, connections: number): void {
	const middle = (name: TargetName, what: keyof Turn): number => median(seen[name].map((turn) => turn[what]));
	const over = (what: string) => `spin-${connections}.${what}`;
	const bare = { get: over("bare-get"), post: over("bare-post"), same: over("bare-same-answer") };
	const spun = { name: over("over-http"), value: middle("spin", "perSecond"), unit: "1/s" };
	for (const name of ["get", "post", "same"] as const) {
		report({ name: bare[name], value: middle(name, "perSecond"), unit: "1/s" });
	}
	// Turn by turn: the machine moves between them by more than what is asked about.
	const ratio = (of: TargetName, to: TargetName): number =>
		median(seen[of].map(({ perSecond }, turn) => perSecond / (seen[to][turn]?.perSecond ?? Number.NaN)));
	// What is left of the bare route once a round is durable: nothing that plays rounds can have more.
	const written = { name: over("bare-round"), value: middle("round", "perSecond"), unit: "1/s" };
	report({ ...written, ratio: ratio("round", "same"), against: bare.same });
	report({ ...spun, ratio: ratio("spin", "same"), against: bare.same, least: 0.35 });
	report({ ...spun, ratio: ratio("spin", "post"), against: bare.post, least: 0.35 });
	report({ ...spun, ratio: ratio("spin", "get"), against: bare.get });
	report({ ...spun, ratio: ratio("spin", "round"), against: written.name });
	const [p50, p99] = [middle("spin", "p50"), middle("spin", "p99")];
	report({ name: over("p50"), value: p50, unit: "ms" });
	report({ name: over("p99"), value: p99, unit: "ms", ratio: p99 / p50, against: over("p50"), most: 10 });
}

const lineOf = (turn: Turn | undefined): string =>
	turn === undefined
		? ""
		: `${Math.round(turn.perSecond)}/s (p50 ${turn.p50.toFixed(1)}, p99 ${turn.p99.toFixed(1)} ms)`;

const bareGet = "GET /bare HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\n\r\n";

/** The smallest coin of each game that somebody sits at. */
async function coinsOf(port: number, seated: readonly Seated[]): Promise<ReadonlyMap<string, string>> {
	const coins = new Map<string, string>();
	for (const { gameCode, playToken } of seated) {
		if (coins.has(gameCode)) continue;
		const client = clientOf(port, { token: playToken });
		const entered = unwrap(await client.call(enterSlot, {}));
		coins.set(gameCode, entered.coins[0] ?? "");
	}
	return coins;
}

/** Spins of all players in turn, each with a key of its own, as a browser sends them through a balancer. */
function spinRequests(seated: readonly Seated[], coins: ReadonlyMap<string, string>): () => string {
	const fronts = seated.map(({ gameCode, playToken, member }) => {
		const coin = coins.get(gameCode) ?? "";
		const length = JSON.stringify({ coin, key: keyOf(0) }).length;
		const head = [
			`POST ${spinSlot.path} HTTP/1.1`,
			"Host: localhost",
			"Accept: application/json",
			"Content-Type: application/json",
			`Content-Length: ${length}`,
			`Authorization: Bearer ${playToken}`,
			"Merchant: tessera",
			`Module-Id: ${spinSlot.moduleIds[0]}`,
			"Language: en",
			`X-Forwarded-For: 198.51.${member % 200}.${(member >> 4) % 250}`,
		];
		return `${head.join("\r\n")}\r\n\r\n{"coin":"${coin}","key":"`;
	});
	let sent = 0;
	return () => {
		sent += 1;
		return `${fronts[sent % fronts.length]}${keyOf(sent)}"}`;
	};
}

const keyOf = (number: number): string => `bench-${number.toString().padStart(10, "0")}`;
