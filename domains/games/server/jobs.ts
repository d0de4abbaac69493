// What the clock does for the games: weeks ahead, rounds that were left open, sums by hour and by member, what is old.
import * as z from "zod/mini";
import { sql } from "#platform/db";
import { type CronItem, defineJob, forgetFollowed, type Job, schedule } from "#platform/jobs";
import { watchReturns } from "./catalogue/game-returns.ts";
import { deleteOldCommands } from "./commands/command-store.ts";
import { resolveInterruptedRounds } from "./commands/resolve-interrupted.ts";
import { endFreeSpins } from "./free-spins/end-free-spins.ts";
import { freeSpinsFaults } from "./free-spins/free-spins-store.ts";
import { countJackpots } from "./jackpots/count-jackpots.ts";
import { jackpotFaults } from "./jackpots/pot-store.ts";
import { deleteOldSessions } from "./play/play-store.ts";
import { followPlays, hours, significant, sumMemberHours } from "./plays/follow-plays.ts";
import { playsReader } from "./plays/plays-store.ts";
import { turnover } from "./plays/turnover-store.ts";
import { deleteEndedLinks } from "./record/replay-link-store.ts";
import { endDueTickets } from "./tickets/end-due.ts";
import type { GamesTools } from "./tools.ts";
import { countTournaments } from "./tournaments/count-tournaments.ts";
import { tournamentFaults } from "./tournaments/tournament-store.ts";
import { endVendorKeys } from "./vendors/retire-vendor.ts";

const noPayload = z.object({});
const day = 86_400_000;
const weeksAheadDays = 35;
const sessionsKeptDays = 30;
const commandsKeptDays = 396;

export type GamesJobs = { readonly jobs: readonly Job[]; readonly cron: readonly CronItem[] };

export function gamesJobs(tools: GamesTools): GamesJobs {
	const cron = [
		{ job: weeksJob(tools), schedule: "15 3 * * *", backfillMinutes: 1440 },
		{ job: interruptedJob(tools), schedule: "* * * * *" },
		{ job: hoursJob(tools), schedule: "*/5 * * * *", backfillMinutes: 10 },
		{ job: memberHoursJob(tools), schedule: "* * * * *" },
		{ job: turnoverJob(tools), schedule: "* * * * *" },
		{ job: significantJob(tools), schedule: "* * * * *" },
		{ job: jackpotsJob(tools), schedule: "* * * * *" },
		{ job: tournamentsJob(tools), schedule: "* * * * *" },
		{ job: freeSpinsJob(tools), schedule: "* * * * *" },
		{ job: vendorKeysJob(tools), schedule: "* * * * *" },
		{ job: freeSpinsAuditJob(tools), schedule: "55 3 * * *" },
		{ job: tournamentAuditJob(tools), schedule: "50 3 * * *" },
		{ job: jackpotAuditJob(tools), schedule: "45 3 * * *" },
		{ job: returnsJob(tools), schedule: "7 * * * *", backfillMinutes: 60 },
		{ job: forgetJob(tools), schedule: "25 3 * * *" },
		{ job: forgetPlaysJob(tools), schedule: "*/10 * * * *" },
	];
	return { jobs: cron.map(({ job }) => job), cron };
}

/** Makes the weeks of rounds that are missing between now and five weeks ahead. Answers how many. */
export async function makeRoundWeeks(tools: Pick<GamesTools, "db">, span: { from: Date; to: Date }): Promise<number> {
	return tools.db.tx(async (tx) => {
		// Processes that start at the same moment would each make the same week, and all but one of them fail.
		await sql`select pg_advisory_xact_lock(hashtextextended('games.make_round_weeks', 0))`.execute(tx);
		const { rows } = await sql<{
			made: number;
		}>`select games.make_round_weeks(${span.from}::timestamptz, ${span.to}::timestamptz) as made`.execute(tx);
		return rows[0]?.made ?? 0;
	});
}

export const keepRoundWeeks = (tools: Pick<GamesTools, "db">, now: Date): Promise<number> =>
	makeRoundWeeks(tools, { from: now, to: new Date(now.getTime() + weeksAheadDays * day) });

function weeksJob(tools: GamesTools): Job<typeof noPayload> {
	return defineJob({
		name: "games.keep-round-weeks",
		payload: noPayload,
		run: async (_payload, { now }) => {
			await keepRoundWeeks(tools, now);
		},
	});
}

function interruptedJob(tools: GamesTools): Job<typeof noPayload> {
	return defineJob({
		name: "games.resolve-interrupted-rounds",
		payload: noPayload,
		maxAttempts: 1,
		run: async (_payload, { log }) => {
			const resolved = (await resolveInterruptedRounds(tools)) + (await endDueTickets(tools));
			if (resolved > 0) log.info({ resolved }, "interrupted rounds were resolved");
		},
	});
}

function hoursJob(tools: GamesTools): Job<typeof noPayload> {
	return defineJob({
		name: "games.sum-hours",
		payload: noPayload,
		maxAttempts: 1,
		run: async () => {
			await followPlays(tools, hours);
		},
	});
}

function memberHoursJob(tools: GamesTools): Job<typeof noPayload> {
	return defineJob({
		name: "games.sum-member-hours",
		payload: noPayload,
		maxAttempts: 1,
		run: () => sumMemberHours(tools),
	});
}

function turnoverJob(tools: GamesTools): Job<typeof noPayload> {
	return defineJob({
		name: "games.count-turnover",
		payload: noPayload,
		maxAttempts: 1,
		run: async () => {
			await followPlays(tools, turnover);
		},
	});
}

function significantJob(tools: GamesTools): Job<typeof noPayload> {
	return defineJob({
		name: "games.note-significant",
		payload: noPayload,
		maxAttempts: 1,
		run: async (_payload, { log }) => {
			let noted = 0;
			await followPlays(
				tools,
				significant((count) => {
					noted += count;
				}),
			);
			if (noted > 0) log.info({ noted }, "significant events of play were noted");
		},
	});
}

function returnsJob(tools: GamesTools): Job<typeof noPayload> {
	return defineJob({
		name: "games.watch-returns",
		payload: noPayload,
		run: async (_payload, { now, log }) => {
			const { raised, cleared } = await tools.db.tx((tx) => watchReturns(tx, now));
			if (raised > 0) log.warn({ raised }, "games return more or less than chance explains");
			if (cleared > 0) log.info({ cleared }, "games return what they should again");
		},
	});
}

/** How soon what grows and who leads is counted again while anything runs. */
const againSeconds = 5;

/** Counts, and while a pot runs once more in a few seconds: what is shown is never half a minute old (G24). */
function jackpotsJob(tools: GamesTools): Job<typeof noPayload> {
	const job: Job<typeof noPayload> = defineJob({
		name: "games.count-jackpots",
		payload: noPayload,
		maxAttempts: 1,
		run: async (_payload, { log }) => {
			const counted = await countJackpots(tools);
			if (counted === undefined || counted.running === 0) return;
			for (const { potId, amount } of counted.won) log.info({ potId, amount: `${amount}` }, "a jackpot was won");
			await again(tools, job);
		},
	});
	return job;
}

async function again({ db, clock }: GamesTools, job: Job<typeof noPayload>): Promise<void> {
	const runAt = new Date(clock.now().getTime() + againSeconds * 1_000);
	await db.tx((tx) => schedule(tx, { job, key: job.name, runAt }, {}));
}

/** Counts and settles, and while a tournament runs once more in a few seconds. */
function tournamentsJob(tools: GamesTools): Job<typeof noPayload> {
	const job: Job<typeof noPayload> = defineJob({
		name: "games.count-tournaments",
		payload: noPayload,
		maxAttempts: 1,
		run: async (_payload, { log }) => {
			const counted = await countTournaments(tools);
			if (counted === undefined) return;
			if (counted.settled.length > 0) log.info({ settled: counted.settled }, "tournaments were settled");
			if (counted.followed !== undefined)
				log.info({ code: counted.followed }, "the next tournament of a series was made");
			if (counted.running > 0 || counted.followed !== undefined) await again(tools, job);
		},
	});
	return job;
}

/** What is over of free spins, and what nobody agreed to. */
function freeSpinsJob(tools: GamesTools): Job<typeof noPayload> {
	return defineJob({
		name: "games.end-free-spins",
		payload: noPayload,
		maxAttempts: 1,
		run: async (_payload, { log }) => {
			const ended = await endFreeSpins(tools);
			if (ended > 0) log.info({ ended }, "awards of free spins ended");
		},
	});
}

/** Keys of vendors that were retired. */
function vendorKeysJob(tools: GamesTools): Job<typeof noPayload> {
	return defineJob({
		name: "games.end-vendor-keys",
		payload: noPayload,
		maxAttempts: 1,
		run: async (_payload, { now, log }) => {
			const ended = await endVendorKeys(tools.db, now);
			if (ended > 0) log.info({ ended }, "keys of retired vendors ended");
		},
	});
}

/** Free spins that can be played and the ledger against each other. */
function freeSpinsAuditJob(tools: GamesTools): Job<typeof noPayload> {
	return defineJob({
		name: "games.audit-free-spins",
		payload: noPayload,
		run: async (_payload, { log }) => {
			const faults = await tools.db.read(freeSpinsFaults);
			if (faults.length > 0) log.error({ faults }, "free spins and the ledger differ");
		},
	});
}

/** What tournaments have to pay and the ledger against each other. */
function tournamentAuditJob(tools: GamesTools): Job<typeof noPayload> {
	return defineJob({
		name: "games.audit-tournaments",
		payload: noPayload,
		run: async (_payload, { log }) => {
			const faults = await tools.db.read(tournamentFaults);
			if (faults.length > 0) log.error({ faults }, "tournaments and the ledger differ");
		},
	});
}

/** Every contribution ever, every cycle and the ledger against each other. */
function jackpotAuditJob(tools: GamesTools): Job<typeof noPayload> {
	return defineJob({
		name: "games.audit-jackpots",
		payload: noPayload,
		run: async (_payload, { log }) => {
			const faults = await tools.db.read(jackpotFaults);
			if (faults.length > 0) log.error({ faults }, "pots and the ledger differ");
		},
	});
}

/** Lines of play that all have followed. */
function forgetPlaysJob(tools: GamesTools): Job<typeof noPayload> {
	return defineJob({
		name: "games.forget-plays",
		payload: noPayload,
		maxAttempts: 1,
		run: () => forgetFollowed(tools.db, playsReader),
	});
}

function forgetJob(tools: GamesTools): Job<typeof noPayload> {
	return defineJob({
		name: "games.forget-old",
		payload: noPayload,
		run: async (_payload, { now }) => {
			const ago = (days: number) => new Date(now.getTime() - days * day);
			await tools.db.tx((tx) => deleteEndedLinks(tx, now));
			await tools.db.tx((tx) => deleteOldSessions(tx, ago(sessionsKeptDays)));
			await tools.db.tx((tx) => deleteOldCommands(tx, { nonces: ago(1), commands: ago(commandsKeptDays) }));
		},
	});
}
