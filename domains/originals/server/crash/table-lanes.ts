// What comes together at the table is written together: bets that are drawn, stakes that stand, cash-outs. Each list is one
// statement and one flush; who asked is answered once that is durable.
import { createLanes, gatherReads, type LaneRefusal } from "#platform/db";
import type { Result } from "#platform/kernel";
import {
	type BetRow,
	findBets,
	insertBets,
	type NewBet,
	type Opening,
	openBets,
	type Take,
	takeOpen,
} from "./bet-rows.ts";
import { type CrashRow, findRound } from "./crash-rows.ts";
import type { CrashTools } from "./tools.ts";

/** `busy`: too many wait, and nothing was written. */
type Written = BetRow | undefined | "busy";

export type TableLanes = {
	/** Undefined when a bet of this owner stands on the round already, or the key is known. */
	readonly draw: (bet: NewBet) => Promise<Written>;
	/** Undefined when its round flies already, or another hand has moved it on. */
	readonly open: (opening: Opening) => Promise<Written>;
	/** Undefined when the bet was decided before, by any hand. */
	readonly take: (take: Take) => Promise<Written>;
	/** Questions that come together are read together. */
	readonly bet: (of: Pick<BetRow, "owner" | "id">) => Promise<BetRow | undefined>;
	/** When a round takes bets and flies, and what it is drawn from: what never changes of it. */
	readonly round: (id: string) => Promise<CrashRow | undefined>;
	/** Writes what waits. */
	readonly close: () => Promise<void>;
};

const roundsKept = 8;
const mostTogether = 256;

export function createTableLanes({ db }: Pick<CrashTools, "db">): TableLanes {
	const laneOf = <Command>(
		write: (to: typeof db, commands: readonly Command[]) => Promise<readonly (BetRow | undefined)[]>,
	) =>
		createLanes<Command, BetRow | undefined>({
			lanes: 1,
			maxBatch: mostTogether,
			laneOf: () => "",
			run: (commands) => write(db, commands),
		});
	const [drawing, opening, taking] = [laneOf(insertBets), laneOf(openBets), laneOf(takeOpen)];
	const rounds = new Map<string, CrashRow>();
	return {
		draw: (bet) => written(drawing.submit(bet)),
		open: (one) => written(opening.submit(one)),
		take: (take) => written(taking.submit(take)),
		bet: gatherReads({ read: (asked) => findBets(db, asked) }),
		async round(id) {
			const round = rounds.get(id) ?? (await db.read((tx) => findRound(tx, id)));
			if (rounds.size >= roundsKept) rounds.clear();
			if (round !== undefined) rounds.set(id, round);
			return round;
		},
		close: async () => {
			await Promise.all([drawing.close(), opening.close(), taking.close()]);
		},
	};
}

async function written(submitted: Promise<Result<BetRow | undefined, LaneRefusal>>): Promise<Written> {
	const answer = await submitted;
	return answer.ok ? answer.value : "busy";
}
