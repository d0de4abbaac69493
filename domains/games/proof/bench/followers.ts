// What counting play costs a round, all who follow it together, minute by minute as the clock's jobs do it.
import {
	createLoyaltyModule,
	type LoyaltyDeps,
	migrations as loyaltyMigrations,
	seed as seedLoyalty,
} from "#loyalty/module";
import type { Job } from "#platform/jobs";
import { ok, systemClock } from "#platform/kernel";
import { type BenchServer, withClient } from "../../../../bench/database.ts";
import { type BenchHall, hallMigrations, openBenchHall } from "../../../../bench/games-hall.ts";
import { quiet } from "../../../../bench/member-call.ts";
import { report, say } from "../../../../bench/report.ts";
import { fillRounds } from "./copy-rounds.ts";

const members = 2_000;
/** A spin of each member every five seconds. */
const roundsAMinute = 12;
const minutes = 12;
const minute = 60_000;

const counted = [
	"games.sum-hours",
	"games.sum-member-hours",
	"games.count-turnover",
	"games.note-significant",
	"games.count-jackpots",
	"games.count-tournaments",
	"loyalty.count-play",
];

export async function measureFollowers(server: BenchServer): Promise<void> {
	const url = await server.create("bench_followers", [...hallMigrations, loyaltyMigrations]);
	const hall = await openBenchHall(url);
	const jobs = [...hall.games.jobs, ...(await openClub(hall))].filter(({ name }) => counted.includes(name));
	const spent = new Map<string, number>();
	const begins = Math.floor(Date.now() / minute) * minute - minutes * minute;
	for (let nth = 0; nth < minutes; nth++) {
		const from = new Date(begins + nth * minute);
		const to = new Date(from.getTime() + minute);
		await withClient(url, (client) =>
			fillRounds(client, { members, roundsEach: roundsAMinute, gameId: hall.gameId, from, to }),
		);
		// The first minute opens sums and purses that later ones find.
		for (const job of jobs) {
			const took = await timed(job);
			if (nth > 0) spent.set(job.name, (spent.get(job.name) ?? 0) + took);
		}
	}
	const rounds = members * roundsAMinute * (minutes - 1);
	for (const [name, took] of spent) say(`  ${name}: ${((took * 1_000) / rounds).toFixed(2)} us a round`);
	const all = [...spent.values()].reduce((sum, took) => sum + took, 0);
	report({ name: "followers.a-round", value: (all * 1_000) / rounds, unit: "us", most: 2 });
	await hall.close();
}

async function timed(job: Job): Promise<number> {
	const start = performance.now();
	await job.run({}, { jobId: "1", attempt: 1, now: systemClock.now(), log: quiet, signal: undefined });
	return performance.now() - start;
}

/** Points and ranks of the same members. */
async function openClub({ db, wallet, games }: BenchHall): Promise<readonly Job[]> {
	const brand: LoyaltyDeps["brand"] = {
		brand: () => ({
			currency: "P",
			languages: ["EN"],
			defaultLanguage: "EN",
			pointRates: new Map([["RNG", "1.20"]]),
		}),
		flagsAt: () => ({ MANPLAYREB3: false }),
	};
	await seedLoyalty({ db, brand });
	const club = createLoyaltyModule({
		db,
		clock: systemClock,
		brand,
		wallet: wallet.api,
		members: {
			standings: async (_tx, ids) =>
				new Map(ids.map((id) => [id, { status: "active", account: `bench${id}`, merchant: "tessera" }])),
			confirmPassword: async () => ok(undefined),
		},
		games: games.api,
	});
	return club.jobs;
}
