// What the agents are given: the database, and where the days of a brand begin. Types only.
import type { Database } from "#platform/db";

export type AgentsDeps = {
	readonly db: Database;
	/** Minutes that the days of a brand are ahead of UTC. */
	readonly dayZone: (merchant: string) => Promise<number>;
};
