// What the clock does for the instant games: rounds that were left open, what is old.
import * as z from "zod/mini";
import type { Tx } from "#platform/db";
import { type CronItem, defineJob, type Job } from "#platform/jobs";
import { timesUnit } from "../core/index.ts";
import { pairOf } from "./claim-round.ts";
import { deleteOldBets } from "./crash/bet-rows.ts";
import { straysOf } from "./crash/carry-crash.ts";
import { deleteOldRounds as deleteOldCrashRounds, listDone } from "./crash/crash-rows.ts";
import type { OriginalsTools } from "./ports.ts";
import { changeRound, deleteOldRounds, listLeft, lockRound, type RoundRow } from "./round-store.ts";
import { deleteTrialNexts, deleteTrialPairs } from "./seed-store.ts";
import { steppedNow } from "./stepped-round.ts";
import { endStepped, giveBack } from "./stepped-ticket.ts";

const noPayload = z.object({});
const minute = 60_000;
const day = 86_400_000;
const atOnce = 200;
const forgottenAtOnce = 2_000;
/** A stake on crash may come so late after its round; what comes later still is ended by the games. */
const strayMilliseconds = 10 * minute;

export type OriginalsJobs = { readonly jobs: readonly Job[]; readonly cron: readonly CronItem[] };

export function originalsJobs(tools: OriginalsTools): OriginalsJobs {
	const finish = defineJob({
		name: "originals.finish-left",
		payload: noPayload,
		maxAttempts: 1,
		run: async (_payload, { log }) => {
			const finished = (await finishLeft(tools)) + (await giveBackStrays(tools));
			if (finished > 0) log.info({ finished }, "rounds of instant games that were left were finished");
		},
	});
	const forget = defineJob({
		name: "originals.forget-old",
		payload: noPayload,
		run: async (_payload, { now }) => {
			const ago = (days: number) => new Date(now.getTime() - days * day);
			const kept = { members: ago(31), trials: ago(1), limit: forgottenAtOnce };
			const of = { before: ago(1), limit: forgottenAtOnce };
			await inBatches(tools, (tx) => deleteOldRounds(tx, kept));
			await inBatches(tools, (tx) => deleteTrialPairs(tx, of));
			await inBatches(tools, (tx) => deleteTrialNexts(tx, of));
			await inBatches(tools, (tx) => deleteOldBets(tx, kept));
			await inBatches(tools, (tx) => deleteOldCrashRounds(tx, { ...of, before: ago(31) }));
		},
	});
	return {
		jobs: [finish, forget],
		cron: [
			{ job: finish, schedule: "* * * * *" },
			{ job: forget, schedule: "35 3 * * *" },
		],
	};
}

/** Each batch is a transaction of its own: a night of many trials holds nothing up. */
async function inBatches(tools: OriginalsTools, forget: (tx: Tx) => Promise<number>): Promise<void> {
	while ((await tools.db.tx(forget)) === forgottenAtOnce);
}

/** Stakes on crash that were taken while their round ended, by a call that ended too. How many went back. */
async function giveBackStrays(tools: OriginalsTools): Promise<number> {
	const now = tools.clock.now().getTime();
	const asked = { after: new Date(now - strayMilliseconds), before: new Date(now - minute / 4) };
	let strays = 0;
	for (const round of await tools.db.read((tx) => listDone(tx, asked)))
		strays += await tools.db.tx(async (tx) => {
			const lines = await straysOf(tools, tx, { round, bets: [] });
			if (lines.length > 0) await tools.games.tickets.stand(tx, lines);
			return lines.length;
		});
	return strays;
}

/** How many rounds were brought further. One that fails does not hold up the others. */
export async function finishLeft(tools: OriginalsTools): Promise<number> {
	const before = (age: number) => new Date(tools.clock.now().getTime() - age);
	const lists = await tools.db.read((tx) =>
		Promise.all([
			listLeft(tx, { state: "open", before: before(day), limit: atOnce }),
			listLeft(tx, { state: "drawn", before: before(minute), limit: atOnce }),
		]),
	);
	const left = lists.flat();
	for (const row of left) await finish(tools, row).catch((error: unknown) => putBack(tools, row, error));
	return left.length;
}

/** What failed goes to the end of its list: an open round comes again in an hour, any other in a minute. */
async function putBack(tools: OriginalsTools, row: RoundRow, error: unknown): Promise<void> {
	tools.log.warn({ error: String(error) }, "a round of an instant game that was left could not be finished");
	const now = tools.clock.now();
	const touched = row.state === "open" ? new Date(now.getTime() - day + 60 * minute) : now;
	await tools.db.tx((tx) => changeRound(tx, { ...row, in: [row.state], now: touched }, {}));
}

const finish = (tools: OriginalsTools, row: RoundRow): Promise<void> =>
	row.state === "drawn" ? giveBack(tools, { row, untouched: true }) : endOpen(tools, row);

/**
 * Left for a day: it ends with what it stands at, or with its stake when nothing was risked yet (GLI-19 4.16). Decided on
 * the locked row; nothing when its player has gone on since it was listed.
 */
const endOpen = (tools: OriginalsTools, listed: RoundRow): Promise<void> =>
	tools.db.tx(async (tx) => {
		const row = await lockRound(tx, listed);
		if (row?.state !== "open" || row.changed_at.getTime() !== listed.changed_at.getTime()) return;
		const running = { row, pair: await pairOf(tx, row) };
		const { times } = steppedNow(tools.seeds, running);
		const end =
			times > 0 ? ({ times, ended: "cashed-out" } as const) : ({ times: timesUnit, ended: "returned" } as const);
		await endStepped(tools, tx, { ...running, end });
	});
