// Makes the face of the tickets, and the lanes that they are placed through.
import type { GamesDeps } from "../ports.ts";
import { createGuardedLanes, type GuardedLanes } from "../rounds/guarded-lanes.ts";
import { createStakeLanes, type StakeLanes } from "../rounds/play-lanes.ts";
import type { RoundWritten } from "../rounds/round-batch.ts";
import type { WeighDeps } from "../rounds/weigh-stakes.ts";
import type { GamesTools } from "../tools.ts";
import { ownTickets, waitingTickets } from "./list-tickets.ts";
import { placeTicket, placeTogether } from "./place-ticket.ts";
import { playTogether } from "./play-together.ts";
import { raiseTicket } from "./raise-ticket.ts";
import { standTickets } from "./stand-tickets.ts";
import { type TicketGroup, writeGroups, writeGroupsIn } from "./ticket-batch.ts";
import type { Tickets } from "./tickets-api.ts";

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

export const ticketsOf = (tools: GamesTools): Tickets => ({
	place: (order) => placeTicket(tools, order),
	placeTogether: (orders) => placeTogether(tools, orders),
	raise: (raise) => raiseTicket(tools, raise),
	stand: (tx, lines) => standTickets(tools, tx, lines),
	waiting: (tx, asked) => waitingTickets(tools, tx, asked),
	own: (play, asked) => ownTickets(tools, play, asked),
	playTogether: (tx, rounds) => playTogether(tools, tx, rounds),
});
