// The lanes that tickets are placed through: those that come together are one statement.
import type { GamesDeps } from "../ports.ts";
import { createGuardedLanes, type GuardedLanes } from "../rounds/guarded-lanes.ts";
import { createStakeLanes, type StakeLanes } from "../rounds/play-lanes.ts";
import type { RoundWritten } from "../rounds/round-batch.ts";
import type { WeighDeps } from "../rounds/weigh-stakes.ts";
import { type TicketGroup, writeGroups, writeGroupsIn } from "./ticket-batch.ts";

export type TicketLanes = {
	readonly lanes: StakeLanes<TicketGroup, readonly RoundWritten[]>;
	/** For members whose stakes are weighed. */
	readonly guarded: GuardedLanes<TicketGroup>;
	readonly close: () => Promise<void>;
};

type Deps = WeighDeps & Pick<GamesDeps, "db" | "observeLanes">;

export function createTicketLanes(deps: Deps): TicketLanes {
	const observed = deps.observeLanes === undefined ? {} : { observe: deps.observeLanes };
	const lanes = createStakeLanes(
		deps.db,
		{ memberOf: ([first]: TicketGroup) => first?.memberId, write: writeGroups },
		observed,
	);
	const guarded = createGuardedLanes(deps, writeGroupsIn);
	return {
		lanes,
		guarded,
		close: async () => {
			await Promise.all([lanes.close(), guarded.close()]);
		},
	};
}
