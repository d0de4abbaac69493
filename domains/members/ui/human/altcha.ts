// Does the work of the house's own check in a worker of its own, beside what the person does.
import { type Challenge, solveChallengeWorkers } from "altcha-lib";

import * as z from "zod/mini";
import SolverWorker from "./altcha-worker.ts?worker";

const longestMilliseconds = 60_000;

const challengeShape = z.object({
	parameters: z.looseObject({
		algorithm: z.string(),
		nonce: z.string(),
		salt: z.string(),
		cost: z.number(),
		keyLength: z.number(),
		keyPrefix: z.string(),
	}),
	signature: z.string(),
});

/** JSON in, JSON in base64 out; undefined when nothing was found in a minute. */
export async function solveAltcha(text: string): Promise<string | undefined> {
	const challenge: Challenge = z.parse(challengeShape, JSON.parse(text));
	const solution = await solveChallengeWorkers({
		challenge,
		concurrency: 1,
		createWorker: async () => new SolverWorker(),
		timeout: longestMilliseconds,
	});
	return solution === null ? undefined : btoa(JSON.stringify({ challenge, solution }));
}
