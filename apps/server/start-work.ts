// The worker's role: jobs, the clock's jobs, listeners.
import type { Logger } from "pino";
import type { Database } from "#platform/db";
import { housekeeping, startListeners, startWorker } from "#platform/jobs";
import { systemClock } from "#platform/kernel";
import type { Modules } from "./compose.ts";
import { toldLines } from "./told-lines.ts";

/** Starts all of it; returns how to stop. */
export async function startWork(
	modules: Modules,
	parts: { readonly db: Database; readonly log: Logger; readonly url: string },
): Promise<() => Promise<void>> {
	const { db, log } = parts;
	const working = [
		modules.courier,
		modules.wallet,
		modules.members,
		modules.protection,
		modules.cashier,
		modules.games,
		...modules.studios,
		modules.loyalty,
		modules.agents,
		modules.community,
		modules.promotions,
		modules.backoffice,
	];
	const worker = await startWorker({
		url: parts.url,
		jobs: working.flatMap((module) => module.jobs ?? []),
		cron: [...housekeeping(db), ...working.flatMap((module) => module.cron ?? [])],
		log,
		clock: systemClock,
		concurrency: 2,
	});
	const { games, studios, agents, community, promotions } = modules;
	const listening = [games, ...studios, agents, community, promotions];
	const listeners = await startListeners({
		db,
		listeners: [toldLines, ...listening.flatMap((module) => module.listeners ?? [])],
		log,
		// Whoever tells wakes them; this is for what failed and for what was told without a word.
		pollMilliseconds: 2_000,
	});
	return async () => {
		await Promise.all([worker.stop(), listeners.stop()]);
	};
}
