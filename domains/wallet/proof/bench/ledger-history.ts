// Whether a balance and a page of the statement cost the same with ten thousand and with ten million postings stored.
import { openDatabase } from "#platform/db";
import { memberId } from "#platform/kernel";
import { silentLive } from "#platform/live";
import { createWalletModule, migrations } from "#wallet/module";
import { fillLedger, type Past } from "../../../../bench/copy-postings.ts";
import { type BenchServer, withClient } from "../../../../bench/database.ts";
import { callOf, millisecondsEach } from "../../../../bench/member-call.ts";
import { median, report, say } from "../../../../bench/report.ts";

const calls = 400;
const turns = 7;
const day = 86_400_000;

type Size = { readonly name: string; readonly members: number };
type Reading = {
	readonly balance: () => Promise<unknown>;
	readonly page: () => Promise<unknown>;
	readonly close: () => Promise<void>;
};

const sizes: readonly Size[] = [
	{ name: "1e4", members: 100 },
	{ name: "1e7", members: 100_000 },
];
const postingsEach = 100;

export async function measureHistory(server: BenchServer): Promise<void> {
	const readings = [];
	for (const size of sizes) readings.push(await prepare(server, size));
	for (const what of ["balance", "page"] as const) {
		const times = readings.map((): number[] => []);
		for (let turn = 0; turn < turns; turn++) {
			for (const [index, reading] of readings.entries())
				times[index]?.push(await millisecondsEach(calls, reading[what]));
		}
		const [small = Number.NaN, large = Number.NaN] = times.map(median);
		const name = what === "page" ? "statement-page" : "balance";
		report({ name: `ledger.${name}-1e4`, value: small, unit: "ms" });
		report({
			name: `ledger.${name}-1e7`,
			value: large,
			unit: "ms",
			ratio: large / small,
			against: `ledger.${name}-1e4`,
			most: 1.3,
		});
	}
	for (const reading of readings) await reading.close();
}

async function prepare(server: BenchServer, { name, members }: Size): Promise<Reading> {
	const to = new Date();
	const past: Past = { members, postingsEach, from: new Date(to.getTime() - 90 * day), to };
	const url = await server.create(`bench_history_${name}`, [migrations]);
	say(`  loading ${name} postings`);
	await withClient(url, (client) => fillLedger(client, past));
	const db = openDatabase({ url, connections: 2 });
	const wallet = createWalletModule({ db, live: silentLive });
	const anyone = () => memberId(String(1 + Math.floor(Math.random() * members)));
	const statement = wallet.routes.find(({ endpoint }) => endpoint.name === "list-transactions");
	return {
		balance: () => wallet.api.balance(anyone(), "P"),
		page: async () => {
			const answer = await statement?.handle({ scope: "all", pageSize: 20 }, callOf(anyone()));
			if (answer?.ok !== true) throw new Error("the statement was refused");
		},
		close: async () => {
			await wallet.close();
			await db.close();
		},
	};
}
