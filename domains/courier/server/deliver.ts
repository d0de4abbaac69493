// Carries one letter. It is taken out of the outbox first, in a transaction of its own: a process that dies while it
// carries leaves a letter that nobody carries again, never one that is carried twice.
import type { Database } from "#platform/db";
import { defineJob, type Job, type JobContext } from "#platform/jobs";
import { settle } from "../core/index.ts";
import type { Carriers, Report } from "./carriers/carrier.ts";
import { writeFault } from "./channel-store.ts";
import type { LetterSeal } from "./letter-seal.ts";
import { type ClaimedLetter, claimLetter, settleLetter } from "./letter-store.ts";
import { deliverLetter } from "./send-letter.ts";

export type DeliverDeps = { readonly db: Database; readonly carriers: Carriers; readonly seal: LetterSeal };

/** Over about half an hour; what a letter says has mostly expired before. */
const mostAttempts = 8;

export function deliverJob(deps: DeliverDeps): Job<typeof deliverLetter.payload> {
	return defineJob({
		...deliverLetter,
		maxAttempts: mostAttempts,
		run: ({ letterId }, context) => deliver(deps, letterId, context),
	});
}

/** Throws when it is to be tried again. */
export async function deliver(
	deps: DeliverDeps,
	letterId: string,
	context: Pick<JobContext, "now" | "log" | "signal">,
): Promise<void> {
	const { db } = deps;
	const { now, log } = context;
	const letter = await db.tx((tx) => claimLetter(tx, letterId, now));
	if (letter === undefined) return;
	const report = await carry(deps, letter, context.signal);
	const settlement = settle(report.outcome, letter.attempt);
	await db.tx(async (tx) => {
		await settleLetter(tx, letterId, { settlement, now });
		if (settlement.fault !== undefined) await writeFault(tx, letter.channel, { fault: settlement.fault, now });
	});
	const { channel, kind, attempt } = letter;
	const line = { letterId, channel, kind, attempt, ...report };
	if (report.outcome === "carried" || report.outcome === "kept") log.info(line, "a letter is out");
	else log.warn(line, "a letter was not taken");
	if (settlement.again) throw new Error(`letter ${letterId} waits for ${channel}`);
}

async function carry(deps: DeliverDeps, letter: ClaimedLetter, signal: AbortSignal | undefined): Promise<Report> {
	const content = deps.seal.open(letter.id, letter.sealed);
	if (content === undefined) return { outcome: "refused", reason: "sealed with another key" };
	return deps.carriers[letter.channel].carry({ id: letter.id, ...content }, signal);
}
