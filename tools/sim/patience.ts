// Calls again while the world is down: a call that got no answer is repeated as it was, as a real client repeats it.
import { setTimeout as sleep } from "node:timers/promises";
import type { CallFailure } from "#platform/contract/client";
import type { Result } from "#platform/kernel";

/** Failures that say nothing of what happened on the other side. */
const unanswered: ReadonlySet<string> = new Set([
	"NETWORK",
	"TIMEOUT",
	"BAD_ANSWER",
	"TEMPORARILY_UNAVAILABLE",
	"SERVER_BUSY",
	"TOO_MANY_REQUESTS",
]);

const pauseMilliseconds = 150;
const patienceMilliseconds = 120_000;

/** What an operator's program does until the database answers. */
export async function persist<T>(act: () => Promise<T>): Promise<T> {
	for (const end = Date.now() + patienceMilliseconds; ; await sleep(200)) {
		try {
			return await act();
		} catch (error) {
			if (Date.now() > end) throw error;
		}
	}
}

export type Patience = {
	/** Repeats `call` until it gets an answer, of whatever kind. Throws when the world stays down for two minutes. */
	readonly answered: <T>(call: () => Promise<Result<T, CallFailure>>) => Promise<Result<T, CallFailure>>;
};

/** `onRepeat` hears why a call is repeated. */
export function createPatience(onRepeat: (code: string) => void): Patience {
	return {
		async answered(call) {
			const end = Date.now() + patienceMilliseconds;
			for (;;) {
				const answer = await call();
				if (answer.ok || !unanswered.has(answer.error.code)) return answer;
				if (Date.now() > end) throw new Error(`no answer for two minutes: ${answer.error.code}`);
				onRepeat(answer.error.code);
				await sleep(pauseMilliseconds);
			}
		},
	};
}
