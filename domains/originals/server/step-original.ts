// Steps of an open round and its end. Each is decided on the locked row, once, whatever comes at the same moment: the
// first of a step and a cash-out to hold the row is what happened; the other hears how the round stands.
import { type Failure, failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { bind, type PlayTicket, type Route } from "#platform/http";
import { err, ok, type Result } from "#platform/kernel";
import type { stepErrors } from "../contract/errors.ts";
import { cashOutOriginal, type PlayedOriginal, stepOriginal } from "../contract/index.ts";
import type { Step } from "../core/index.ts";
import { answerOf } from "./bet-original.ts";
import { type Claimed, pairOf } from "./claim-round.ts";
import { type OriginalsTools, seatGameIn, seatOf } from "./ports.ts";
import { changeRound, lockRound, type RoundRow } from "./round-store.ts";
import { steppedAfter, steppedNow, stepsOf } from "./stepped-round.ts";
import { endStepped } from "./stepped-ticket.ts";

type Refusal = Failure<"ORIGINAL_ROUND_UNKNOWN" | "ORIGINAL_STEP_NOT_OFFERED">;
type Decided = Result<{ readonly running: Claimed; readonly replayed: boolean }, Refusal>;
type Answer = Result<PlayedOriginal, Failure<keyof typeof stepErrors>>;

export const stepOriginalRoute = (tools: OriginalsTools): Route =>
	bind(stepOriginal, async ({ roundId, at, move }, { play }) =>
		act(tools, { play, roundId }, (tx, running) => takeStep(tools, tx, { running, at, move })),
	);

export const cashOutOriginalRoute = (tools: OriginalsTools): Route =>
	bind(cashOutOriginal, async ({ roundId }, { play }) =>
		act(tools, { play, roundId }, (tx, running) => cashOut(tools, tx, running)),
	);

const unstaked: ReadonlySet<RoundRow["state"]> = new Set(["drawn", "refused"]);

async function act(
	tools: OriginalsTools,
	{ play, roundId }: { readonly play: PlayTicket; readonly roundId: string },
	decide: (tx: Tx, running: Claimed) => Promise<Decided>,
): Promise<Answer> {
	if (seatGameIn(play) === undefined) return err(failure("ORIGINAL_ROUND_UNKNOWN"));
	const decided = await tools.db.tx(async (tx): Promise<Decided> => {
		const row = await lockRound(tx, { ...seatOf(play), id: roundId });
		// A whole round has no steps; one that was never staked is none.
		if (row === undefined || !row.stepped || unstaked.has(row.state)) {
			return err(failure("ORIGINAL_ROUND_UNKNOWN"));
		}
		return decide(tx, { row, pair: await pairOf(tx, row) });
	});
	if (!decided.ok) return decided;
	const { running, replayed } = decided.value;
	return ok({ ...(await answerOf(tools, running, play)), replayed });
}

type Taken = { readonly running: Claimed; readonly at: number; readonly move: Step };

async function takeStep(tools: OriginalsTools, tx: Tx, { running, at, move }: Taken): Promise<Decided> {
	const { row } = running;
	const before = stepsOf(row);
	const made = before[at];
	if (made !== undefined) {
		const same = JSON.stringify(made) === JSON.stringify(move);
		return same ? ok({ running, replayed: true }) : err(failure("ORIGINAL_STEP_NOT_OFFERED"));
	}
	const steps = [...before, move];
	const after = row.state === "open" && at === before.length ? steppedAfter(tools.seeds, running, steps) : undefined;
	if (after === undefined) return err(failure("ORIGINAL_STEP_NOT_OFFERED"));
	const kept = { steps: JSON.stringify(steps) };
	const next =
		after.state === "open"
			? await keepSteps(tools, tx, { row, ...kept })
			: await endStepped(tools, tx, {
					...running,
					end: { ...kept, times: after.times, ended: after.state === "lost" ? "lost" : "cashed-out" },
				});
	return ok({ running: { ...running, row: next }, replayed: false });
}

async function cashOut(tools: OriginalsTools, tx: Tx, running: Claimed): Promise<Decided> {
	const { row } = running;
	if (row.state !== "open") return ok({ running, replayed: true });
	const { times } = steppedNow(tools.seeds, running);
	// Before the first risk there is nothing to take.
	if (times === 0) return err(failure("ORIGINAL_STEP_NOT_OFFERED"));
	const next = await endStepped(tools, tx, { ...running, end: { times, ended: "cashed-out" } });
	return ok({ running: { ...running, row: next }, replayed: false });
}

type Kept = { readonly row: RoundRow; readonly steps: string };

async function keepSteps(tools: OriginalsTools, tx: Tx, { row, steps }: Kept): Promise<RoundRow> {
	const changed = await changeRound(tx, { ...row, in: ["open"], now: tools.clock.now() }, { steps });
	if (changed === undefined) throw new Error("a round that was locked has changed");
	return changed;
}
