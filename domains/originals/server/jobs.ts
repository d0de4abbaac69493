// What the clock does for the instant games: wins that were decided and not paid, rounds that were left open, what is old.
import * as z from "zod/mini";
import { type CronItem, defineJob, type Job } from "#platform/jobs";
import { timesUnit } from "../core/index.ts";
import { pairOf } from "./claim-round.ts";
import type { OriginalsTools } from "./ports.ts";
import { changeRound, deleteOldRounds, listLeft, type RoundRow } from "./round-store.ts";
import { deleteTrialPairs } from "./seed-store.ts";
import { commandOf, memberIn, settleRound } from "./settle-round.ts";
import { steppedNow } from "./stepped-round.ts";

const noPayload = z.object({});
const minute = 60_000;
const day = 86_400_000;
const atOnce = 200;

export type OriginalsJobs = { readonly jobs: readonly Job[]; readonly cron: readonly CronItem[] };

export function originalsJobs(tools: OriginalsTools): OriginalsJobs {
	const finish = defineJob({
		name: "originals.finish-left",
		payload: noPayload,
		maxAttempts: 1,
		run: async (_payload, { log }) => {
			const finished = await finishLeft(tools);
			if (finished > 0) log.info({ finished }, "rounds of instant games that were left were finished");
		},
	});
	const forget = defineJob({
		name: "originals.forget-old",
		payload: noPayload,
		run: async (_payload, { now }) => {
			const ago = (days: number) => new Date(now.getTime() - days * day);
			await tools.db.tx(async (tx) => {
				await deleteOldRounds(tx, { members: ago(31), trials: ago(1) });
				await deleteTrialPairs(tx, ago(1));
			});
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

/** How many rounds were brought further. One that fails does not hold up the others. */
export async function finishLeft(tools: OriginalsTools): Promise<number> {
	const before = (age: number) => new Date(tools.clock.now().getTime() - age);
	const lists = await tools.db.read((tx) =>
		Promise.all([
			listLeft(tx, { state: "open", before: before(day), limit: atOnce }),
			listLeft(tx, { state: "drawn", before: before(minute), limit: atOnce }),
			listLeft(tx, { state: "closing", before: before(minute), limit: atOnce }),
		]),
	);
	const left = lists.flat().filter((row) => memberIn(row) !== undefined);
	for (const row of left) await finish(tools, row).catch((error: unknown) => warn(tools, error));
	return left.length;
}

const warn = ({ log }: OriginalsTools, error: unknown): void =>
	log.warn({ error: String(error) }, "a round of an instant game that was left could not be finished");

async function finish(tools: OriginalsTools, row: RoundRow): Promise<void> {
	if (row.state === "drawn") return giveBack(tools, row);
	const running = { row, pair: await tools.db.read((tx) => pairOf(tx, row)) };
	const decided = row.state === "open" ? await endOpen(tools, running) : row;
	if (decided !== undefined) await settleRound(tools, { ...running, row: decided }, undefined);
}

/** Nobody knows whether the stake was taken: if it was, it goes back; if it comes late, it is refused. */
async function giveBack(tools: OriginalsTools, row: RoundRow): Promise<void> {
	const bet = `${row.id}:bet`;
	const back = await tools.games.rollback({
		...commandOf(row),
		transactionId: `${row.id}:back`,
		referenceTransactionId: bet,
	});
	if (!back.ok) throw new Error(`a stake was not given back: ${back.error.code}`);
	await tools.db.tx((tx) => changeRound(tx, { ...row, in: ["drawn"], now: tools.clock.now() }, { state: "refused" }));
}

/** Left for a day: it ends with what it stands at, or with its stake when nothing was risked yet (GLI-19 4.16). */
async function endOpen(
	tools: OriginalsTools,
	running: Parameters<typeof settleRound>[1],
): Promise<RoundRow | undefined> {
	const { times } = steppedNow(tools.seeds, running);
	const now = tools.clock.now();
	const end =
		times > 0
			? ({ state: "closing", times, ended: "cashed-out" } as const)
			: ({ state: "closing", times: timesUnit, ended: "returned" } as const);
	return tools.db.tx((tx) => changeRound(tx, { ...running.row, in: ["open"], now }, end));
}
