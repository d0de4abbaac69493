// Whether a report over the longest span, a quarter, opens at once where ten million rounds were played in it: by day and by
// member, over HTTP, p95 under 300 ms. Twenty thousand members play two games on every other day and move money every ninth.
import type pg from "pg";
import { memberOrders, readDayReport, readMemberReport } from "#backoffice/contract";
import { migrationSources } from "../../../../apps/server/migrations.ts";
import { loadBare } from "../../../../bench/bare-tables.ts";
import { type BenchServer, withClient } from "../../../../bench/database.ts";
import { quantile, report, say } from "../../../../bench/report.ts";
import { merchant } from "./desk-past.ts";
import { type Asked, openDeskSite } from "./desk-site.ts";

const members = 20_000;
const days = 93;
const roundsEach = 6;
const callsBefore = 3;
const calls = 20;
const mostMilliseconds = 300;

export async function measureReports(server: BenchServer): Promise<void> {
	const url = await server.create("bench_reports", migrationSources);
	const site = await openDeskSite(url);
	try {
		await withClient(url, async (client) =>
			say(`  ${(await fill(client)).toLocaleString("en")} rounds over ${days} days`),
		);
		await server.settle();
		for (const [name, pageOf] of Object.entries(pages)) {
			const times: number[] = [];
			for (let call = -callsBefore; call < calls; call++) {
				const start = performance.now();
				await site.ask(pageOf(call + callsBefore));
				if (call >= 0) times.push(performance.now() - start);
			}
			report({ name: `reports.${name}-p95`, value: quantile(times, 0.95), unit: "ms", most: mostMilliseconds });
		}
	} finally {
		await site.stop();
	}
}

const dateOf = (back: number): string => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
const quarter = () => ({ from: dateOf(days - 1), to: dateOf(0) });

const pages: Readonly<Record<string, (call: number) => Asked>> = {
	"days-of-a-quarter": () => ({ endpoint: readDayReport, input: quarter() }),
	"members-of-a-quarter": (call) => ({
		endpoint: readMemberReport,
		input: { ...quarter(), order: memberOrders[call % memberOrders.length] ?? "stake", pageNumber: 1 + call },
	}),
	// Begins within what was played: what came before is taken off.
	"members-of-a-month": (call) => ({
		endpoint: readMemberReport,
		input: { from: dateOf(40 + call), to: dateOf(10 + call) },
	}),
};

/** Answers how many rounds the sums are of. */
async function fill(client: pg.Client): Promise<number> {
	await client.query("set statement_timeout = 0");
	await loadBare(client, ["members.accounts", "games.played_day", "wallet.member_flow"], async () => {
		for (const statement of past) await client.query(statement);
	});
	await client.query("select backoffice.count_reports()");
	await client.query("vacuum (analyze)");
	const { rows } = await client.query("select sum(rounds)::int as rounds from games.played_day");
	return Number(rows[0]?.rounds);
}

const past = [
	`insert into members.accounts (id, merchant, account, nickname, type, status, currency, password_hash, password_changed_at,
		terms_version, terms_accepted_at, language, icon, created_at)
	select 1000000 + n, '${merchant}', 'quarter' || n, 'Nick' || n, 0, 'active', 'P',
		'$argon2id$v=19$m=64,t=1,p=1$c2FsdHNhbHQ$aGFzaGhhc2g', now(), '1', now(), 'en', 'tile-01',
		now() - (n % ${days}) * interval '1 day'
	from generate_series(1, ${members}) n`,
	`insert into games.played_day (member_id, day, currency, game_id, rounds, stake, won)
	select 1000000 + n, (now() at time zone 'UTC')::date - d, 'P', ids.list[1 + (n * 7 + d * 3 + g * 5) % cardinality(ids.list)],
		${roundsEach}, 600 + n % 100, 500 + (n * d) % 200
	from (select array_agg(id order by id) as list from games.game) as ids,
		generate_series(0, ${days - 1}) d, generate_series(1, ${members}) n, generate_series(0, 1) g where (n + d) % 2 = 0`,
	`insert into wallet.member_flow (member_id, minute, currency, flow, amount, postings)
	select 1000000 + n, date_trunc('minute', now()) - d * interval '1 day' - (n % 600) * interval '1 minute', 'P',
		(array['deposit', 'withdrawal', 'bonus', 'adjustment'])[1 + (n + d) % 4], 1000 + n % 77, 1
	from generate_series(0, ${days - 3}, 9) d, generate_series(1, ${members}) n`,
];
