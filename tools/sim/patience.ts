// Calls again while the world is down: a call that got no answer is repeated as it was, as a real client repeats it. Patience ends
// in a world that stands and does not answer; while it is being brought back nobody loses any, however slow a busy machine is.
import { setTimeout as sleep } from "node:timers/promises";
import type { CallFailure } from "#platform/contract/client";
import type { Result } from "#platform/kernel";

/** Which of its lives the world leads; undefined while it is down, or on its way back. */
export type Standing = () => number | undefined;

/** Failures that say nothing of what happened on the other side. */
const unanswered: ReadonlySet<string> = new Set([
	"NETWORK",
	"TIMEOUT",
	"BAD_ANSWER",
	"TEMPORARILY_UNAVAILABLE",
	"SERVER_BUSY",
	"TOO_MANY_REQUESTS",
]);

/** Where each try takes long, so many of them are made; where each is quick, so long they go on. */
const fewestTries = 40;
const shortestMilliseconds = 120_000;

/** Told of each try in vain; true when it was one too many for one life of the world. */
export type Vigil = () => boolean;

export function keepVigil(standing: Standing, { milliseconds = shortestMilliseconds, now = Date.now } = {}): Vigil {
	let life = standing();
	let [tries, since] = [0, now()];
	return () => {
		const current = standing();
		if (current === undefined || current !== life) {
			life = current;
			[tries, since] = [0, now()];
			return false;
		}
		tries += 1;
		return tries >= fewestTries && now() - since > milliseconds;
	};
}

const firstPause = 150;
const longestPause = 600;

export type Persist = <T>(act: () => Promise<T>) => Promise<T>;

/** What an operator's program does until the database answers. */
export function persistIn(standing: Standing): Persist {
	return async (act) => {
		for (const inVain = keepVigil(standing); ; await sleep(200)) {
			try {
				return await act();
			} catch (error) {
				if (inVain()) throw error;
			}
		}
	};
}

export type Patience = {
	/** Repeats `call` until it gets an answer, of whatever kind. Throws when the world stands and gives none. */
	readonly answered: <T>(call: () => Promise<Result<T, CallFailure>>) => Promise<Result<T, CallFailure>>;
	/** For what is waited for in another way, at least so many milliseconds of one life of the world. */
	readonly vigil: (milliseconds?: number) => Vigil;
};

/** `onRepeat` hears why a call is repeated. */
export function createPatience(standing: Standing, onRepeat: (code: string) => void): Patience {
	return {
		async answered(call) {
			const inVain = keepVigil(standing);
			for (let pause = firstPause; ; pause = Math.min(longestPause, pause * 1.5)) {
				const answer = await call();
				if (answer.ok || !unanswered.has(answer.error.code)) return answer;
				if (inVain()) throw new Error(`the world stands and does not answer: ${answer.error.code}`);
				onRepeat(answer.error.code);
				await sleep(pause);
			}
		},
		vigil: (milliseconds) => keepVigil(standing, { milliseconds }),
	};
}
