// Group commit of vendors' commands: those that come together are driven together and are durable by one flush. A member's
// commands keep their order: the next one is handed on when the one before it is answered.
import { failure } from "#platform/contract";
import { createLanes, type Lanes } from "#platform/db";
import { err, inTurn, type MemberId } from "#platform/kernel";
import type { CommandTools } from "../tools.ts";
import type { CommandAnswer, CommandLanes, RoundSaid } from "./command.ts";
import { type KnownRow, openingOf } from "./kept-commands.ts";
import { purseOf } from "./move-money.ts";
import { type Driven, driveCommands } from "./move-round.ts";

/** Two, so that a member whose purse another transaction holds keeps no more than half of the others waiting. */
const lanesHere = 2;
const mostTogether = 128;

export function createCommandLanes(tools: CommandTools): CommandLanes {
	const lanes: Lanes<RoundSaid, CommandAnswer> = createLanes({
		lanes: lanesHere,
		maxBatch: mostTogether,
		laneOf: ({ memberId }) => memberId,
		run(saids) {
			const again = new Set(saids.filter((said) => handedOn.has(said)));
			for (const said of saids) handedOn.add(said);
			return driveTogether(tools, saids, again);
		},
	});
	const oneByOne = inTurn<MemberId>();
	/** Once handed on, a command whose transaction's answer was lost is driven again: then its name may be known by itself. */
	const handedOn = new WeakSet<RoundSaid>();
	return {
		submit: (said) =>
			oneByOne(said.memberId, async () => {
				const answer = await lanes.submit(said);
				return answer.ok ? answer.value : err(failure("PLAY_BUSY"));
			}),
		close: lanes.close,
	};
}

/** Members hear of their purses after the commit. */
async function driveTogether(
	tools: CommandTools,
	saids: readonly RoundSaid[],
	again: ReadonlySet<RoundSaid>,
): Promise<readonly CommandAnswer[]> {
	const driven = await tools.db.framed<KnownRow, readonly Driven[]>({
		first: openingOf(saids, tools.clock.now()),
		work: (tx, rows) => driveCommands(tools, tx, { saids, rows, again }),
	});
	for (const [index, said] of saids.entries()) {
		const purse = driven[index]?.purse;
		if (purse !== undefined) tools.wallet.announce({ ...said, purse: purseOf(tools, said.vendor) }, purse);
	}
	return driven.map(({ answer }) => answer);
}
