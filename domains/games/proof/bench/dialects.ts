// What a dialect costs: bets a second of each over HTTP (signed, verified, parsed, answered), held against the same command in
// the same process without it. Both sides are the same members, the same one bet that closes its round, the same transaction on
// the same durable database and as many at once; the house's own whole rounds, which are written by lanes, are another path and
// stand in `rounds`. Letters are signed before their turn, and sent from a process of their own (dialect-sender.ts), as a vendor
// is another machine; the two share the cores all the same. Hub88 is measured as it is published, what is asked signed by who
// asks, and once more with our answers signed too. `bare` is the same exchange with a keyed hash and no bet.
import { createHmac, generateKeyPairSync, type KeyObject } from "node:crypto";
import { fastify as createFastify } from "fastify";
import type pg from "pg";
import { pino } from "pino";
import { type RawRoute, serveRawRoutes } from "#platform/http";
import { memberId, systemClock } from "#platform/kernel";
import { sealerWith } from "#platform/kernel/node";
import { type BenchServer, withClient } from "../../../../bench/database.ts";
import { type BenchHall, benchVendorKey, hallMigrations, openBenchHall } from "../../../../bench/games-hall.ts";
import { median, report, say } from "../../../../bench/report.ts";
import {
	codeOf,
	dialectOf,
	gameOf,
	members,
	nextBet,
	type Spoken,
	secret,
	spoken,
	tokenOf,
} from "./dialect-letters.ts";
import { startSender } from "./dialect-sending.ts";

/** Calls in flight: of a vendor with few players, and of one whose calls fill the transactions they share. */
const loads = [32, 128] as const;
const turns = 6;
const turnMilliseconds = 2_000;

/** `ratio` to what the process did just before it and just after it: the machine moves by the minute. */
type Turn = { readonly perSecond: number; readonly busy: number; readonly ratio: number };
/** Bets a second with so many in flight. */
type Drive = (milliseconds: number, inFlight: number) => Promise<number>;

export async function measureDialects(server: BenchServer): Promise<void> {
	const url = await server.create("bench_dialects", hallMigrations);
	const { theirs, ours } = { theirs: newPair(), ours: newPair() };
	await withClient(url, (client) => enlist(client, { theirs: theirs.publicKey, ours: ours.privateKey }));
	const hall = await openBenchHall(url);
	await hall.games.refresh();
	const bare = bareRoute();
	const { port, close } = await serve([...hall.games.rawRoutes, bare]);
	const sender = startSender({ port, own: theirs.privateKey, platform: ours.publicKey });
	const overHttp =
		(name: Spoken, path?: string): Drive =>
		(milliseconds, connections) =>
			sender.send({ name, path, milliseconds, connections });
	const drives: readonly (readonly [string, Drive])[] = [
		...spoken.map((name) => [name, overHttp(name)] as const),
		["bare", overHttp("hmac", bare.path)],
	];
	try {
		for (const inFlight of loads) await measureInTurns({ within: inProcess(hall), drives }, inFlight);
		await withClient(url, (client) => refuseOthers(client));
	} finally {
		await sender.stop();
		await close();
		await hall.close();
	}
}

type Sides = { readonly within: Drive; readonly drives: readonly (readonly [string, Drive])[] };

/** The process, a dialect, the process, the next dialect, and so on round and round. */
async function measureInTurns({ within, drives }: Sides, inFlight: number): Promise<void> {
	for (const drive of [within, ...drives.map(([, one]) => one)]) await drive(turnMilliseconds, inFlight);
	const seen = new Map<string, Turn[]>(drives.map(([name]) => [name, []]));
	const alone: number[] = [await within(turnMilliseconds, inFlight)];
	for (let turn = 1; turn <= turns; turn++) {
		for (const [name, drive] of drives) {
			const before = alone.at(-1) ?? Number.NaN;
			const { perSecond, busy } = await watched(() => drive(turnMilliseconds, inFlight));
			const after = await within(turnMilliseconds, inFlight);
			alone.push(after);
			seen.get(name)?.push({ perSecond, busy, ratio: (2 * perSecond) / (before + after) });
		}
		const line = drives.map(([name]) => lineOf(name, seen.get(name)?.at(-1)));
		say(`  ${inFlight} in flight, turn ${turn}, in-process ${Math.round(alone.at(-1) ?? 0)}/s: ${line.join(", ")}`);
	}
	reportTurns({ alone, seen }, inFlight);
}

const lineOf = (name: string, turn: Turn | undefined): string =>
	turn === undefined ? name : `${name} ${Math.round(turn.perSecond)}/s (${turn.ratio.toFixed(2)})`;

/** While the vendor writes its letters nobody calls: the share of a core tells who is busy, no more. */
async function watched(drive: () => Promise<number>): Promise<Pick<Turn, "perSecond" | "busy">> {
	const [before, began] = [process.cpuUsage(), performance.now()];
	const perSecond = await drive();
	const { user, system } = process.cpuUsage(before);
	return { perSecond, busy: (user + system) / 1_000 / (performance.now() - began) };
}

type Seen = { readonly alone: readonly number[]; readonly seen: ReadonlyMap<string, readonly Turn[]> };

function reportTurns({ alone, seen }: Seen, inFlight: number): void {
	const against = `dialects-${inFlight}.in-process`;
	report({ name: against, value: median(alone), unit: "1/s" });
	for (const [name, all] of seen) {
		const middle = (what: keyof Turn) => median(all.map((turn) => turn[what]));
		const target = name === "bare" || name === "hub88-signed" ? {} : { least: 0.7 };
		const figure = { name: `dialects-${inFlight}.${name}`, value: middle("perSecond"), unit: "1/s" };
		report({ ...figure, ratio: middle("ratio"), against, ...target });
		report({ name: `${figure.name}-this-process`, value: middle("busy") * 100, unit: "% of a core" });
	}
}

/** The same bet by the function that every dialect ends in. */
function inProcess({ games: { api } }: BenchHall): Drive {
	return async (milliseconds, inFlight) => {
		const began = performance.now();
		let done = 0;
		const hand = async (): Promise<void> => {
			while (performance.now() - began < milliseconds) {
				const { member, transaction, round } = nextBet();
				const answer = await api.bet({
					vendor: codeOf("form"),
					gameCode: gameOf("form"),
					memberId: memberId(String(member)),
					currency: "P",
					transactionId: transaction,
					roundId: round,
					amount: 10n,
					roundClosed: true,
					token: tokenOf("form", member),
				});
				if (!answer.ok) throw new Error(answer.error.code);
				done += 1;
			}
		};
		await Promise.all(Array.from({ length: inFlight }, hand));
		return (done * 1_000) / (performance.now() - began);
	};
}

/** The exchange of the first dialect without its bet: a body, a keyed hash, an answer. */
const bareRoute = (): RawRoute => ({
	method: "POST",
	path: "/bare",
	handle: async (call) => {
		const signature = createHmac("sha256", secret)
			.update(`${call.body}|${call.header("x-timestamp")}`)
			.digest("hex");
		const { transaction } = JSON.parse(call.body);
		const same = signature === call.header("x-signature");
		return { status: same ? 200 : 401, body: { status: "OK", currency: "P", balance: "1.00", transaction } };
	},
});

async function serve(routes: readonly RawRoute[]): Promise<{ port: number; close: () => Promise<void> }> {
	const server = createFastify();
	server.removeAllContentTypeParsers();
	const types = ["application/json", "application/x-www-form-urlencoded"];
	server.addContentTypeParser(types, { parseAs: "string" }, (_request, body, done) => done(null, body));
	server.decorateRequest("address", "");
	serveRawRoutes(server, routes, { clock: systemClock, log: pino({ level: "silent" }) });
	const address = await server.listen({ port: 0, host: "127.0.0.1" });
	return { port: Number(new URL(address).port), close: () => server.close() };
}

const newPair = () => generateKeyPairSync("rsa", { modulusLength: 2_048 });

/** Vendors, keys, games, members with money in both purses, and seats, as calls would have written them. */
async function enlist(client: pg.Client, { theirs, ours }: { theirs: KeyObject; ours: KeyObject }): Promise<void> {
	await client.query(
		`insert into wallet.wallet (member_id, currency, purse, balance, overdrawn_by)
		select n, 'P', purse, 1000000000, null from generate_series(1, $1::int) n, unnest($2::text[]) purse`,
		[members, ["cash", `vendor:${codeOf("transfer")}`]],
	);
	for (const name of spoken) {
		await client.query(
			`insert into games.vendor (code, names, art_code, launch_url, counter, interrupted, interrupted_after_seconds,
				dialect, transfer, answers_signed)
			values ($1, '{"en": "Bench"}', 'bench', '/', $2, 'refund', 600, $3, $3 = 'transfer', $4)`,
			[codeOf(name), `games:bench-${name}`, dialectOf(name), name === "hub88-signed"],
		);
		await client.query(
			`with game as (
				insert into games.game (vendor, code, category, names, rtp, pay_table, lines, volatility, hot, new, art_small,
					art_show, hue, trial)
				values ($1, $2, 'RNG', '{"en": "Bench"}', 96, '1', 0, 'low', false, false, '', '', 0, false) returning id
			), bounds as (insert into games.game_limit select id, 'P', 1, 1000000 from game)
			insert into games.play_session (id, launch_digest, launch_until, token_digest, entered_at, expires_at, mode,
				member_id, login_session, game_id, currency, merchant)
			select gen_random_uuid(), sha256(convert_to($3 || n || 'launch', 'UTF8')), now(),
				sha256(convert_to($3 || n, 'UTF8')), now(), now() + interval '1 day', 'real', n, 'bench', id, 'P', 'bench'
			from game, generate_series(1, $4::int) n`,
			[codeOf(name), gameOf(name), `bench-${name}-`, members],
		);
		await putKeys(client, name, { theirs, ours });
	}
}

async function putKeys(
	client: pg.Client,
	name: Spoken,
	{ theirs, ours }: { theirs: KeyObject; ours: KeyObject },
): Promise<void> {
	const code = codeOf(name);
	const seal = (keyId: string, plain: Buffer) => sealerWith(benchVendorKey).seal(`${code}/${keyId}`, plain);
	const own = { id: "own", purpose: "own-private", secret: seal("own", ours.export({ format: "der", type: "pkcs8" })) };
	const known = { id: "known", purpose: "vendor-public", secret: theirs.export({ format: "der", type: "spki" }) };
	const shared = { id: "shared", purpose: "secret", secret: seal("shared", secret) };
	for (const key of dialectOf(name) === "hub88" ? [own, known] : [shared]) {
		await client.query(
			"insert into games.vendor_key (vendor, key_id, purpose, secret, sealed) values ($1, $2, $3, $4, $3 <> 'vendor-public')",
			[code, key.id, key.purpose, key.secret],
		);
	}
}

/** Dialects answer 200 to what they refuse, too: every bet that was sent must stand. */
async function refuseOthers(client: pg.Client): Promise<void> {
	const { rows } = await client.query<{ vendor: string; taken: string }>(
		"select vendor, count(*)::text as taken from games.vendor_transaction where kind = 'bet' group by vendor order by vendor",
	);
	for (const { vendor, taken } of rows) say(`  ${vendor}: ${taken} bets stand`);
	if (rows.length !== spoken.length) throw new Error("bets of some dialect were refused");
}
