// What a thrown value is to the caller: a database that is away or full passes, anything else is a bug.
import { failure } from "#platform/contract";
import { isOutOfRoom, isUnreachable } from "#platform/db";
import type { Log } from "./call.ts";
import type { Refused } from "./ports.ts";

/** Logs it and says what is answered. */
export function refusalOfThrown(thrown: unknown, log: Pick<Log, "warn" | "error">): Refused {
	if (isUnreachable(thrown)) {
		log.warn({ error: thrown }, "the database does not answer");
		return failure("TEMPORARILY_UNAVAILABLE");
	}
	if (isOutOfRoom(thrown)) {
		log.error({ error: thrown }, "the database is out of room: free its disk or memory, nothing was written");
		return failure("TEMPORARILY_UNAVAILABLE");
	}
	log.error({ error: thrown }, "a bug");
	return failure("SYSTEM_ERROR");
}
