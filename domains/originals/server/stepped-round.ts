// An open round from its row: what its steps turned up, its events, and how it ends. Moves nothing.
import * as z from "zod/mini";
import { step } from "../contract/choice.ts";
import {
	isStepped,
	laidOut,
	type OriginalEvent,
	playSteps,
	type Shown,
	type Step,
	type SteppedChoice,
	type SteppedRound,
} from "../core/index.ts";
import { pickedOf } from "./claim-round.ts";
import type { RoundRow } from "./round-store.ts";
import type { SeedPair, Seeds } from "./seeds.ts";

const stepList = z.array(step);

export const stepsOf = (row: Pick<RoundRow, "steps">): readonly Step[] => z.parse(stepList, row.steps);

export type Running = { readonly row: RoundRow; readonly pair: SeedPair };

const choiceOf = (row: RoundRow): SteppedChoice => {
	const picked = pickedOf(row);
	if (!isStepped(picked)) throw new Error(`${row.game} has no steps`);
	return picked;
};

/** The round after these steps; undefined when they were not offered. */
export const steppedAfter = (
	seeds: Seeds,
	{ row, pair }: Running,
	steps: readonly Step[],
): SteppedRound<Shown> | undefined => playSteps(choiceOf(row), seeds.bitsOf(pair, row.nonce), steps);

/** The round as its row stands. Throws when it was kept with steps that do not fit. */
export function steppedNow(seeds: Seeds, running: Running): SteppedRound<Shown> {
	const round = steppedAfter(seeds, running, stepsOf(running.row));
	if (round === undefined) throw new Error("a round was kept with steps that were not offered");
	return round;
}

export const betEvent = ({ row, pair }: Running): OriginalEvent => ({
	type: "bet",
	choice: pickedOf(row),
	fair: { serverHash: pair.server_hash, clientSeed: pair.client_seed, nonce: row.nonce },
});

/** What follows the bet: every step, and once it is decided what lay hidden and how it ended. */
export function eventsAfterBet(seeds: Seeds, running: Running): readonly OriginalEvent[] {
	const { row, pair } = running;
	const { shown } = steppedNow(seeds, running);
	if (row.ended === null) return shown;
	const cells = laidOut(choiceOf(row), seeds.bitsOf(pair, row.nonce));
	const total: OriginalEvent = { type: "total", times: Number(row.times ?? 0), ended: row.ended };
	return [...shown, ...(cells === undefined ? [] : [{ type: "laid-out", cells } as const]), total];
}
