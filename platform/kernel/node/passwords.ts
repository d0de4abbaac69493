// Hashes and checks passwords with argon2id, off the main thread and only a few at a time. Keeps no password.

import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { hash, parseOptions, verify } from "@node-rs/argon2";
import { err, ok, type Result } from "#platform/kernel";

/** What one hash costs. */
export type PasswordCost = { readonly memoryKib: number; readonly passes: number };

/**
 * 19 MiB and two passes on one lane: the first of the equal choices of the OWASP password storage sheet for argon2id,
 * about 30 ms of one core. More memory would let a flood of logins take the machine's memory instead of its time.
 */
export const standardCost: PasswordCost = { memoryKib: 19_456, passes: 2 };

export type Passwords = {
	/** Does work that hashes or checks: at most half the cores at once, others wait; `err` when too many wait. */
	readonly inTurn: <T>(work: () => Promise<T>) => Promise<Result<T, "SERVER_BUSY">>;
	/** PHC string. */
	readonly hash: (password: string) => Promise<string>;
	/** Without a stored hash it checks against one that no password has, in the same time. */
	readonly matches: (stored: string | undefined, password: string) => Promise<boolean>;
	/** Whether a stored hash was made at another cost. */
	readonly isOutdated: (stored: string) => boolean;
};

const mostWaiting = 200;

/** Resolves when the hash that nobody's password has is made. */
export async function createPasswords(cost: PasswordCost = standardCost): Promise<Passwords> {
	const options = { algorithm: 2, memoryCost: cost.memoryKib, timeCost: cost.passes, parallelism: 1 };
	const nobodys = await hash(randomBytes(32).toString("hex"), options);
	return {
		inTurn: createTurns({ atOnce: Math.max(1, Math.floor(availableParallelism() / 2)), mostWaiting }),
		hash: (password) => hash(password, options),
		matches: async (stored, password) => {
			const right = await verify(stored ?? nobodys, password);
			return right && stored !== undefined;
		},
		isOutdated: (stored) => {
			const { memoryCost, timeCost, parallelism } = parseOptions(stored);
			return memoryCost !== cost.memoryKib || timeCost !== cost.passes || parallelism !== 1;
		},
	};
}

/** Lets so many pieces of work run at once, first come first served. */
export function createTurns(limits: { readonly atOnce: number; readonly mostWaiting: number }): Passwords["inTurn"] {
	let running = 0;
	const waiting: (() => void)[] = [];
	const leave = (): void => {
		const next = waiting.shift();
		if (next === undefined) running -= 1;
		else next();
	};
	return async (work) => {
		if (running < limits.atOnce) running += 1;
		else if (waiting.length >= limits.mostWaiting) return err("SERVER_BUSY");
		else await new Promise<void>((go) => waiting.push(go));
		try {
			return ok(await work());
		} finally {
			leave();
		}
	};
}
