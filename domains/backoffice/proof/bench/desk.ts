// Whether pages that read money cost the same with a hundred thousand entries and with ten million, of ten thousand members
// and of a million: every list of the console and every statement page, over HTTP, p95 under 100 ms. BENCH_MEMBERS makes
// the larger one smaller, BENCH_PAGES names the pages.

import { migrationSources } from "../../../../apps/server/migrations.ts";
import type { BenchServer } from "../../../../bench/database.ts";
import { median, quantile, report, say } from "../../../../bench/report.ts";
import { deskPages } from "./desk-pages.ts";
import { fillDesk, fillMoney } from "./desk-past.ts";
import { type DeskSite, openDeskSite } from "./desk-site.ts";

const day = 86_400_000;
const turns = 5;
const callsATurn = 40;
const callsBefore = 40;
const postingsEach = 10;
const smallMembers = 10_000;
const mostMilliseconds = 100;

export async function measureDesk(server: BenchServer): Promise<void> {
	const most = Number(process.env.BENCH_MEMBERS ?? 1_000_000);
	const sites: DeskSite[] = [];
	try {
		const small = await prepare(server, { name: "small", members: Math.min(smallMembers, most) }, sites);
		const large = await prepare(server, { name: "large", members: most }, sites);
		// What loading left to be written is written now, and not in the middle of a page.
		await server.settle();
		await measurePages(small, large);
	} finally {
		for (const site of sites) await site.stop();
	}
}

async function measurePages(small: Pages, large: Pages): Promise<void> {
	let slowest = { name: "", value: 0 };
	let dearest = { name: "", value: 0 };
	for (const name of Object.keys(small).filter(isAsked)) {
		const [before, after] = await sideBySide(small[name], large[name]);
		const [figure, against] = [`desk.${name}-1e7`, `desk.${name}-1e5`];
		const ratio = after / before;
		report({ name: against, value: before, unit: "ms" });
		report({ name: figure, value: after, unit: "ms", ratio, against, most: mostRatio });
		if (after > slowest.value) slowest = { name, value: after };
		if (ratio > dearest.value) dearest = { name, value: ratio };
	}
	say(`  the slowest page: ${slowest.name}; the one that costs most with more rows: ${dearest.name}`);
	report({ name: "desk.slowest-p95", value: slowest.value, unit: "ms", most: mostMilliseconds });
	report({ name: "desk.dearest-ratio", value: dearest.value, unit: "1", most: mostRatio });
}

const mostRatio = 1.3;

/** `BENCH_PAGES=own-,ledger` measures those whose names begin so. */
const isAsked = (name: string): boolean =>
	(process.env.BENCH_PAGES ?? "").split(",").some((beginning) => name.startsWith(beginning));

type Page = () => Promise<unknown>;
type Pages = Readonly<Record<string, Page>>;

async function prepare(
	server: BenchServer,
	{ name, members }: { readonly name: string; readonly members: number },
	opened: DeskSite[],
): Promise<Pages> {
	const begun = performance.now();
	const to = new Date();
	const past = { members, postingsEach, from: new Date(to.getTime() - 89 * day), to };
	const url = await server.create(`bench_desk_${name}`, migrationSources);
	say(`  loading ${members.toLocaleString("en")} members, ${(members * postingsEach).toLocaleString("en")} entries`);
	await fillDesk(url, past);
	const site = await openDeskSite(url);
	opened.push(site);
	await fillMoney(url, past);
	say(`  loaded in ${Math.round((performance.now() - begun) / 1_000)} s`);
	return Object.fromEntries(
		Object.entries(deskPages(past)).map(([page, draw]): [string, Page] => [page, () => site.ask(draw())]),
	);
}

/**
 * The 95th percentile of each, the median of turns. A call of one is followed by a call of the other, in changing order: what
 * else the machine does hits both alike. Both are warmed by as many calls.
 */
async function sideBySide(one: Page | undefined, other: Page | undefined): Promise<readonly [number, number]> {
	if (one === undefined || other === undefined) throw new Error("a page that only one of them has");
	const pair = [one, other] as const;
	for (let call = 0; call < callsBefore; call++) for (const page of pair) await page();
	const times: readonly [number[], number[]] = [[], []];
	for (let turn = 0; turn < turns; turn++) {
		const taken: readonly [number[], number[]] = [[], []];
		for (let call = 0; call < callsATurn; call++) {
			for (const which of call % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
				const start = performance.now();
				await pair[which]();
				taken[which].push(performance.now() - start);
			}
		}
		for (const which of [0, 1] as const) times[which].push(quantile(taken[which], 0.95));
	}
	return [median(times[0]), median(times[1])];
}
