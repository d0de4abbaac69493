// A draw as a whole on the built server: what draws cost its processor while nobody plays, how late its result is on screens that
// watch it, and how long very many tickets of one draw take from the draw until all of them are settled.
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { Socket } from "socket.io-client";
import * as z from "zod/mini";
import { lotteryRoom, lottVendor } from "#lottery/contract";
import { issueAt, issuesADay, type LotteryGame, lotteryGames, nextIssue } from "#lottery/core";
import { type BenchServer, withClient } from "../../../../bench/database.ts";
import { watchRoom } from "../../../../bench/player-client.ts";
import { quantile, report, say } from "../../../../bench/report.ts";
import { type Product, serveProduct } from "../../../../bench/served.ts";
import { seatPlayers } from "../../../../bench/spin-players.ts";

/** Each makes it a smaller or a larger one. */
const tickets = Number(process.env.BENCH_DRAW_TICKETS ?? 100_000);
const screens = Number(process.env.BENCH_DRAW_SCREENS ?? 1_000);
const minutesIdle = Number(process.env.BENCH_DRAW_MINUTES ?? 3);
const holders = 1_000;
const settledWithin = 600_000;
const minute = 60_000;

export async function measureWholeDraw(server: BenchServer): Promise<void> {
	const url = await server.create("bench_whole_draw", []);
	const product = await serveProduct(url);
	try {
		await measureIdle(product);
		await measureScreens(product.port);
		await withClient(url, measureSettling);
	} finally {
		await product.stop();
	}
}

/** The seconds behind a full minute, in which it draws, and those between, in which nothing is drawn. */
async function measureIdle({ processor }: Product): Promise<void> {
	// What a fresh server does once is over.
	await sleep(30_000);
	const spent = { drawing: 0, between: 0 };
	const seconds = { drawing: 0, between: 0 };
	const began = { at: Date.now(), used: processor() };
	for (let used = began.used, at = began.at; at < began.at + minutesIdle * minute; ) {
		await sleep(1_000 - (Date.now() % 1_000));
		const [now, total] = [Date.now(), processor()];
		const when = at % minute < 15_000 ? "drawing" : "between";
		spent[when] += total - used;
		seconds[when] += (now - at) / 1_000;
		[used, at] = [total, now];
	}
	const quiet = spent.between / seconds.between;
	const aMinute = Math.max(0, (spent.drawing / seconds.drawing - quiet) * 15);
	const aDay = lotteryGames.reduce((sum, game) => sum + issuesADay(game), 0);
	const all = (processor() - began.used) / ((Date.now() - began.at) / 1_000);
	report({ name: "whole-draw.draws-a-day", value: aDay, unit: "1" });
	report({ name: "whole-draw.a-draw", value: (aMinute * 1_440 * 1_000) / aDay, unit: "ms" });
	report({ name: "whole-draw.share-of-a-core", value: aMinute / 60, unit: "1", most: 0.02 });
	report({ name: "whole-draw.idle-server", value: all, unit: "1" });
}

const drawnIn = z.object({ seen: z.object({ last: z.array(z.object({ numero: z.string() })) }) });

/** Everybody watches the lottery of a minute. */
async function measureScreens(port: number): Promise<void> {
	const sockets: Socket[] = [];
	const late = new Map<Socket, number>();
	const issue = { name: "", drawsAt: 0 };
	for (let from = 0; from < screens; from += 50)
		sockets.push(
			...(await Promise.all(
				Array.from({ length: Math.min(50, screens - from) }, () => watchRoom(port, `room:${lotteryRoom.name}:TSFFC`)),
			)),
		);
	for (const socket of sockets)
		socket.on("room", (push: unknown) => {
			const told = z.safeParse(drawnIn, push);
			const isDrawn = told.success && told.data.seen.last.some(({ numero }) => numero === issue.name);
			if (isDrawn && !late.has(socket)) late.set(socket, Date.now() - issue.drawsAt);
		});
	const present = issueAt("TSFFC", Date.now() + 5_000);
	Object.assign(issue, { name: present.issue, drawsAt: present.drawsAt });
	for (const end = present.drawsAt + 60_000; Date.now() < end && late.size < sockets.length; ) await sleep(100);
	report({ name: "whole-draw.screens", value: late.size, unit: "1", least: screens });
	report({ name: "whole-draw.screens-p50", value: quantile([...late.values()], 0.5), unit: "ms" });
	report({ name: "whole-draw.screens-last", value: Math.max(...late.values()), unit: "ms", most: 2_000 });
	for (const socket of sockets) socket.disconnect();
}

const game = "HN5FC" satisfies LotteryGame;

/** As players place them, without a process between; the server draws and settles them. */
async function measureSettling(client: pg.Client): Promise<void> {
	await client.query("set statement_timeout = 0");
	const seated = await seatPlayers(client, holders, { vendor: lottVendor, code: game });
	const first = seated[0]?.member ?? 0;
	const { rows: games } = await client.query<{ id: string; counter: string }>(
		"select g.id, v.counter from games.game g join games.vendor v on v.code = g.vendor where v.code = $1 and g.code = $2",
		[lottVendor, game],
	);
	const now = issueAt(game, Date.now());
	const issue = now.closesAt - Date.now() > 150_000 ? now : nextIssue(now);
	await sleep(Math.max(0, issue.opensAt - Date.now()));
	say(`  placing ${tickets.toLocaleString("en")} tickets of one draw`);
	const asked = [games[0]?.id, holders, first, `${game}|${issue.issue}`, termsOf(issue.issue), games[0]?.counter];
	let placed = 0;
	for (let from = 1; from <= tickets && Date.now() < issue.closesAt - 5_000; from += 5_000) {
		const { rows } = await client.query<{ placed: number }>(fillText, [
			from,
			Math.min(from + 4_999, tickets),
			...asked,
		]);
		placed += rows[0]?.placed ?? 0;
	}
	await sleep(Math.max(0, issue.drawsAt - Date.now()));
	const settled = async () => {
		const { rows } = await client.query<{ after: string | null }>(
			`select (extract(epoch from settled_at) * 1000 - $3::bigint)::text as after
			from lottery.issue where game = $1 and issue = $2`,
			[game, issue.issue, issue.drawsAt],
		);
		return rows[0]?.after ?? undefined;
	};
	let after = await settled();
	for (; after === undefined && Date.now() < issue.drawsAt + settledWithin; after = await settled()) await sleep(250);
	const seconds = Number(after ?? Number.NaN) / 1_000;
	report({ name: "whole-draw.tickets", value: placed, unit: "1" });
	report({ name: "whole-draw.settled-after-draw", value: seconds, unit: "s" });
	report({ name: "whole-draw.settled-a-second", value: placed / seconds, unit: "1/s", least: 100_000 });
}

/** The last place is one of two digits: one ticket in five wins. */
const termsOf = (numero: string): string => {
	const bet = { type: "bet", game, numero, mode: "Lott", slip: "1,7~1~13~3~1950~1", group: 1950, count: 2 };
	return JSON.stringify([{ ...bet, key: "bench-whole-draw", orders: 1 }]);
};

const fillText = `
	with t as (
		select n, $5::bigint + (n % $4::int) as member, date_trunc('milliseconds', now()) as at
		from generate_series($1::int, $2::int) n
	), named as (
		select n, member, at, (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' ||
			substr(md5(n::text), 1, 3) || '8' || substr(md5(n::text), 4, 15))::uuid as id
		from t
	), asked as (
		select array_agg(id order by n) as ids, array_agg(at order by n) as started, array_agg(member order by n) as members,
			array_agg('P'::text) as currencies, array_agg($3::bigint) as games, array_agg($8::text) as counters,
			array_agg(4::bigint) as stakes, array_agg(null::bigint) as none, array_agg(gen_random_uuid()) as keys,
			array_agg('ssc@1'::text) as pay_tables, array_agg($6::text) as abouts, array_agg(now() + interval '1 day') as dues,
			array_agg(gen_random_uuid()) as contents, array_agg($7::text) as events
		from named
	)
	select count(*) filter (where status = 'posted')::int as placed from asked q
	cross join lateral games.place_tickets(q.ids, q.started, q.members, q.currencies, q.games, q.counters, q.stakes, q.none, q.keys,
		q.pay_tables, q.abouts, q.dues, q.contents, q.events, null, now() - interval '1 day')`;
