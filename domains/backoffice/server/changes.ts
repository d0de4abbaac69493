// What the desk is told at once: a session that ended anywhere ends its connections, and a change in a queue of money
// makes the pages look again.
import { cashierChannel } from "#cashier/api";
import { moneyQueueEvent } from "../contract/index.ts";
import type { BackofficeDeps } from "./ports.ts";
import { endedChannel } from "./sessions.ts";

/** Resolves with how to stop. A word that was missed is made good when a page asks again. */
export async function followChanges({ db, live }: Pick<BackofficeDeps, "db" | "live">): Promise<() => Promise<void>> {
	const stops = await Promise.all([
		db.listen(endedChannel, (sessionId) => {
			if (sessionId !== "") live.dropSession(sessionId);
		}),
		db.listen(cashierChannel, () => live.toStaff(moneyQueueEvent, {})),
	]);
	return async () => {
		await Promise.all(stops.map((stop) => stop()));
	};
}
