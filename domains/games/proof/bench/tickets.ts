// How many tickets a second one process places through the lanes, beside whole rounds of one stake in the same run and in turns,
// and how long all tickets of one draw take to be settled: read page by page, decided, and stood with what the ledger moves.
// TICKETS=1000000 settles so many instead of a hundred thousand.
import type { PlayTicket } from "#platform/http";
import { memberId, unwrap } from "#platform/kernel";
import { type BenchServer, withClient } from "../../../../bench/database.ts";
import { type BenchHall, hallMigrations, openBenchHall } from "../../../../bench/games-hall.ts";
import { median, quantile, report, say } from "../../../../bench/report.ts";

const players = 1_000;
const turns = 3;
const placedATurn = 60_000;
const inFlight = 512;
/** How many tickets of the draw a member holds. */
const each = 10;
const pageSize = 10_000;

export async function measureTickets(server: BenchServer): Promise<void> {
	const settled = Number(process.env.TICKETS ?? 100_000);
	const url = await server.create("bench_tickets", hallMigrations);
	const hall = await openBenchHall(url);
	await fund(url, Math.max(players, settled / each));
	await measurePlacing(hall);
	await measureSettling(hall, url, settled);
	const broken = (await hall.wallet.api.audit()).filter(({ violations }) => violations > 0n);
	report({ name: "tickets.audit-violations", value: broken.length, unit: "1", most: 0 });
	await hall.close();
}

const fund = (url: string, members: number): Promise<void> =>
	withClient(url, async (client) => {
		await client.query("set statement_timeout = 0");
		await client.query(
			"insert into wallet.wallet (member_id, currency, purse) select n, 'P', 'cash' from generate_series(1, $1::int) n",
			[members],
		);
		for (let from = 1; from <= members; from += 10_000) {
			await client.query(
				`select count(*) from wallet.post_batch(
					array(select n::bigint from generate_series($1::int, $2::int) n),
					array(select 'P' from generate_series($1::int, $2::int)), array(select 'cash' from generate_series($1::int, $2::int)),
					array(select 'grant' from generate_series($1::int, $2::int)),
					array(select 1000000000::bigint from generate_series($1::int, $2::int)),
					array(select 'house:grants' from generate_series($1::int, $2::int)),
					array(select gen_random_uuid() from generate_series($1::int, $2::int)), null, null, null, null)`,
				[from, Math.min(from + 9_999, members)],
			);
		}
		await client.query("vacuum (analyze) wallet.wallet");
	});

async function measurePlacing(hall: BenchHall): Promise<void> {
	const plays: PlayTicket[] = [];
	for (let member = 1; member <= players; member++) plays.push(await hall.sit(memberId(String(member))));
	const dueAt = new Date(Date.now() + 86_400_000);
	const terms = [{ type: "pick", game: "five-star", digits: [[1], [2, 3], [4], [5, 6, 7], [8]], times: 2 }];
	const { tickets, playRound } = hall.games.api;
	let nth = 0;
	const next = () => {
		nth += 1;
		const play = plays[nth % plays.length];
		if (play === undefined) throw new Error("nobody plays");
		return { play, key: `bench-${nth}`, stake: 10n, payTable: "1" };
	};
	const ticket = async () => void unwrap(await tickets.place({ ...next(), about: "BENCH|1", dueAt, terms }));
	const round = async () => void unwrap(await playRound({ ...next(), win: 0n, events: terms }));
	await load(ticket, 10_000);
	await load(round, 10_000);
	const rates: Record<"tickets" | "rounds", number[]> = { tickets: [], rounds: [] };
	let late: number[] = [];
	for (let turn = 0; turn < turns; turn++) {
		const placed = await load(ticket, placedATurn);
		rates.tickets.push(placed.perSecond);
		late = late.concat(placed.times);
		rates.rounds.push((await load(round, placedATurn)).perSecond);
	}
	report({ name: "tickets.rounds-512", value: median(rates.rounds), unit: "1/s" });
	report({
		name: "tickets.placed-512",
		value: median(rates.tickets),
		unit: "1/s",
		ratio: median(rates.tickets) / median(rates.rounds),
		against: "tickets.rounds-512",
		least: 0.8,
	});
	report({ name: "tickets.placed-512.p99", value: quantile(late, 0.99), unit: "ms" });
}

async function load(one: () => Promise<void>, count: number): Promise<{ perSecond: number; times: number[] }> {
	const times: number[] = [];
	let left = count;
	const start = performance.now();
	async function player(): Promise<void> {
		while (left > 0) {
			left -= 1;
			const sent = performance.now();
			await one();
			times.push(performance.now() - sent);
		}
	}
	await Promise.all(Array.from({ length: inFlight }, player));
	return { perSecond: (count * 1000) / (performance.now() - start), times };
}

async function measureSettling(hall: BenchHall, url: string, count: number): Promise<void> {
	say(`  placing ${count.toLocaleString("en")} tickets of one draw`);
	await withClient(url, async (client) => {
		await client.query("set statement_timeout = 0");
		for (let from = 1; from <= count; from += 10_000)
			await client.query(fillText, [from, Math.min(from + 9_999, count), hall.gameId, each]);
		await client.query("vacuum (analyze) games.round");
	});
	const first = await settle(hall, { version: 1, times: (index) => (index % 10 === 0 ? 9n : 0n) });
	if (first.lines !== count) throw new Error(`${first.lines} of ${count} tickets were settled`);
	report({ name: `tickets.settled-${count}`, value: first.seconds, unit: "s" });
	report({ name: "tickets.settled-a-second", value: count / first.seconds, unit: "1/s" });
}

/** Tickets as they are placed, without a process between: one member after the other holds so many. */
const fillText = `
	with t as (
		select n, ((n - 1) / $4::int + 1)::bigint as member, date_trunc('milliseconds', now()) as at
		from generate_series($1::int, $2::int) n
	), named as (
		select n, member, at, (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' ||
			substr(md5(n::text), 1, 3) || '8' || substr(md5(n::text), 4, 15))::uuid as id
		from t
	), asked as (
		select array_agg(id order by n) as ids, array_agg(at order by n) as started, array_agg(member order by n) as members,
			array_agg('P'::text) as currencies, array_agg($3::bigint) as games, array_agg('games:bench'::text) as counters,
			array_agg(10::bigint) as stakes, array_agg(null::bigint) as none, array_agg(gen_random_uuid()) as keys,
			array_agg('1'::text) as pay_tables, array_agg('BENCH|2'::text) as abouts, array_agg(now() + interval '1 day') as dues,
			array_agg(gen_random_uuid()) as contents,
			array_agg('[{"type":"pick","game":"five-star","digits":[[1],[2,3],[4],[5,6,7],[8]],"times":2}]'::text) as events
		from named
	)
	select count(*) filter (where status = 'posted')::int as placed from asked q
	cross join lateral games.place_tickets(q.ids, q.started, q.members, q.currencies, q.games, q.counters, q.stakes, q.none, q.keys,
		q.pay_tables, q.abouts, q.dues, q.contents, q.events, null, now() - interval '1 day')`;

type Settling = { readonly version: number; readonly times: (index: number) => bigint };

/** As a studio does: a page of those that wait, what each pays, where they stand; a transaction each. */
async function settle(hall: BenchHall, { version, times }: Settling): Promise<{ lines: number; seconds: number }> {
	const { tickets } = hall.games.api;
	let lines = 0;
	const start = performance.now();
	for (;;) {
		const page = await hall.db.tx(async (tx) => {
			const waiting = await tickets.waiting(tx, { vendor: "BENCH", about: "BENCH|2", limit: pageSize });
			await tickets.stand(
				tx,
				waiting.map(({ ticketId, owner, stake }, index) => ({
					ticketId,
					owner,
					version,
					state: "settled",
					returned: stake * times(index),
					events: [{ type: "drawn", digits: [1, 2, 3, 4, 5] }],
				})),
			);
			return waiting.length;
		});
		lines += page;
		if (page < pageSize) return { lines, seconds: (performance.now() - start) / 1000 };
	}
}
