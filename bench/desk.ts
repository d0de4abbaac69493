// Whether pages that read money cost the same with a hundred thousand entries and with ten million, of ten thousand members
// and of a million: every list of the console and every statement page, over HTTP, p95 under 100 ms. BENCH_MEMBERS makes
// the larger one smaller.

import { migrationSources } from "../apps/server/migrations.ts";
import type { BenchServer } from "./database.ts";
import { deskPages } from "./desk-pages.ts";
import { fillDesk, fillMoney } from "./desk-past.ts";
import { type DeskSite, openDeskSite } from "./desk-site.ts";
import { median, quantile, report, say } from "./report.ts";

const day = 86_400_000;
const turns = 9;
const callsATurn = 60;
const postingsEach = 10;
const smallMembers = 10_000;
const mostMilliseconds = 100;

export async function measureDesk(server: BenchServer): Promise<void> {
	const most = Number(process.env.BENCH_MEMBERS ?? 1_000_000);
	const sites: DeskSite[] = [];
	try {
		const small = await prepare(server, { name: "small", members: Math.min(smallMembers, most) }, sites);
		const large = await prepare(server, { name: "large", members: most }, sites);
		await measurePages(small, large);
	} finally {
		for (const site of sites) await site.stop();
	}
}

async function measurePages(small: Pages, large: Pages): Promise<void> {
	let slowest = { name: "", value: 0 };
	for (const name of Object.keys(small)) {
		const [before, after] = await sideBySide(small[name], large[name]);
		const [figure, against] = [`desk.${name}-1e7`, `desk.${name}-1e5`];
		report({ name: against, value: before, unit: "ms" });
		report({ name: figure, value: after, unit: "ms", ratio: after / before, against, most: 1.3 });
		if (after > slowest.value) slowest = { name, value: after };
	}
	say(`  the slowest page: ${slowest.name}`);
	report({ name: "desk.slowest-p95", value: slowest.value, unit: "ms", most: mostMilliseconds });
}

type Page = () => Promise<unknown>;
type Pages = Readonly<Record<string, Page>>;

async function prepare(
	server: BenchServer,
	{ name, members }: { readonly name: string; readonly members: number },
	opened: DeskSite[],
): Promise<Pages> {
	const to = new Date();
	const past = { members, postingsEach, from: new Date(to.getTime() - 89 * day), to };
	const url = await server.create(`bench_desk_${name}`, migrationSources);
	say(`  loading ${members.toLocaleString("en")} members, ${(members * postingsEach).toLocaleString("en")} entries`);
	await fillDesk(url, past);
	const site = await openDeskSite(url);
	opened.push(site);
	await fillMoney(url, past);
	return Object.fromEntries(
		Object.entries(deskPages(past)).map(([page, draw]): [string, Page] => [page, () => site.ask(draw())]),
	);
}

/** The 95th percentile of each, the median of turns that were taken side by side. */
async function sideBySide(one: Page | undefined, other: Page | undefined): Promise<readonly [number, number]> {
	if (one === undefined || other === undefined) throw new Error("a page that only one of them has");
	const times: readonly [number[], number[]] = [[], []];
	for (const page of [one, other]) await p95(page);
	for (let turn = 0; turn < turns; turn++) {
		times[0].push(await p95(one));
		times[1].push(await p95(other));
	}
	return [median(times[0]), median(times[1])];
}

async function p95(page: Page): Promise<number> {
	const samples: number[] = [];
	for (let call = 0; call < callsATurn; call++) {
		const start = performance.now();
		await page();
		samples.push(performance.now() - start);
	}
	return quantile(samples, 0.95);
}
