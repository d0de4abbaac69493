// What a thrown value is to the caller: a database that is away or full passes, anything else is a bug. Trouble of the
// database refuses every call, so it is told in one line at a time with their number, and without a stack.
import { failure } from "#platform/contract";
import { isOutOfRoom, isUnreachable } from "#platform/db";
import type { Clock } from "#platform/kernel";
import type { Log } from "./call.ts";
import { describeError } from "./log.ts";
import type { Refused } from "./ports.ts";

export type RefusalOfThrown = (thrown: unknown, log: Pick<Log, "warn" | "error">) => Refused;

/** Between two lines about the same trouble. */
const quietMilliseconds = 10_000;

/** Logs what was thrown and says what is answered; `outOfRoom` hears of each call that found no room. */
export function refusalsOfThrown(clock: Clock, outOfRoom: () => void = () => {}): RefusalOfThrown {
	const away = summed(clock);
	const full = summed(clock);
	return (thrown, log) => {
		if (isUnreachable(thrown)) {
			away(thrown, (fields) => log.warn(fields, "the database does not answer"));
			return failure("TEMPORARILY_UNAVAILABLE");
		}
		if (isOutOfRoom(thrown)) {
			const words = "the database is out of room: free its disk or memory, nothing was written";
			outOfRoom();
			full(thrown, (fields) => log.error(fields, words));
			return failure("TEMPORARILY_UNAVAILABLE");
		}
		log.error({ error: thrown }, "a bug");
		return failure("SYSTEM_ERROR");
	};
}

type Write = (fields: Readonly<Record<string, unknown>>) => void;

/** `refused`: how many calls since the line before, this one with them. */
function summed(clock: Clock): (thrown: unknown, write: Write) => void {
	let refused = 0;
	let quietUntil = Number.NEGATIVE_INFINITY;
	return (thrown, write) => {
		refused += 1;
		const now = clock.now().getTime();
		if (now < quietUntil) return;
		const { code, message } = describeError(thrown);
		write({ code, reason: message, refused });
		refused = 0;
		quietUntil = now + quietMilliseconds;
	};
}
