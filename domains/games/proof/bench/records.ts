// Whether a page of the betting record, a recall and a balance cost the same with ten thousand and ten million rounds stored.
import { memberId } from "#platform/kernel";
import { type BenchServer, withClient } from "../../../../bench/database.ts";
import { type BenchHall, hallMigrations, openBenchHall } from "../../../../bench/games-hall.ts";
import { callOf, millisecondsEach } from "../../../../bench/member-call.ts";
import { median, report, say } from "../../../../bench/report.ts";
import { fillRounds } from "./copy-rounds.ts";

const calls = 400;
const turns = 7;
const day = 86_400_000;
const roundsEach = 100;
const sizes = [
	{ name: "1e4", members: 100 },
	{ name: "1e7", members: 100_000 },
] as const;

type Reading = {
	readonly page: () => Promise<unknown>;
	readonly balance: () => Promise<unknown>;
	readonly hall: BenchHall;
};

export async function measureRecords(server: BenchServer): Promise<void> {
	const readings: Reading[] = [];
	for (const size of sizes) readings.push(await prepare(server, size));
	for (const what of ["page", "balance"] as const) {
		const times = readings.map((): number[] => []);
		for (let turn = 0; turn < turns; turn++) {
			for (const [index, reading] of readings.entries())
				times[index]?.push(await millisecondsEach(calls, reading[what]));
		}
		const [small = Number.NaN, large = Number.NaN] = times.map(median);
		const [smallName, largeName] = sizes.map((size) => `records.${what}-${size.name}`);
		report({ name: smallName ?? "", value: small, unit: "ms" });
		report({
			name: largeName ?? "",
			value: large,
			unit: "ms",
			ratio: large / small,
			against: smallName ?? "",
			most: 1.3,
		});
	}
	for (const { hall } of readings) await hall.close();
}

async function prepare(server: BenchServer, { name, members }: (typeof sizes)[number]): Promise<Reading> {
	const url = await server.create(`bench_records_${name}`, hallMigrations);
	const hall = await openBenchHall(url);
	const to = new Date();
	say(`  loading ${name} rounds`);
	await withClient(url, async (client) => {
		await fillRounds(client, { members, roundsEach, gameId: hall.gameId, from: new Date(to.getTime() - 90 * day), to });
		await client.query(
			"insert into wallet.wallet (member_id, currency, purse) select n, 'P', 'cash' from generate_series(1, $1::int) n",
			[members],
		);
		await client.query("vacuum (analyze) wallet.wallet");
	});
	const anyone = () => memberId(String(1 + Math.floor(Math.random() * members)));
	const list = hall.games.routes.find(({ endpoint }) => endpoint.name === "list-rounds");
	return {
		hall,
		balance: () => hall.wallet.api.balance(anyone(), "P"),
		page: async () => {
			const answer = await list?.handle({ pageSize: 20 }, callOf(anyone()));
			if (answer?.ok !== true) throw new Error("the betting record was refused");
		},
	};
}
