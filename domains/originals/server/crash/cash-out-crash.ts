// Takes what a flight stands at. The multiplier is that of the moment the call reached the server: `now` of its context.
// Cash-outs that come together are written together; the answer goes out once that is durable, and the win is paid behind it.
import type { Failure } from "#platform/contract";
import { failure } from "#platform/contract";
import { createLanes, gatherReads, type Lanes } from "#platform/db";
import { bind, type PlayTicket, type Route } from "#platform/http";
import { err, formatMinor, ok, type Result } from "#platform/kernel";
import type { crashTakeErrors } from "../../contract/errors.ts";
import { type CrashPlayed, cashOutCrash } from "../../contract/index.ts";
import { takenAt } from "../../core/index.ts";
import { gameIn, seatOf } from "../ports.ts";
import { type BetRow, findBets, type Take, takeOpen } from "./bet-rows.ts";
import { type CrashRow, findRound } from "./crash-rows.ts";
import { payBet, settleTrial, winIn } from "./settle-bets.ts";
import type { CrashTools } from "./tools.ts";
import { betView } from "./view.ts";

type Answer = Result<CrashPlayed, Failure<keyof typeof crashTakeErrors>>;

export type Taking = {
	/** Undefined when the bet was decided before, by any hand; `busy` when nothing was written. */
	readonly take: (take: Take) => Promise<BetRow | undefined | "busy">;
	/** Questions that come together are read together. */
	readonly bet: (of: Pick<BetRow, "owner" | "id">) => Promise<BetRow | undefined>;
	/** When a round flies and what it is drawn from, which never changes. */
	readonly round: (id: string) => Promise<CrashRow | undefined>;
	/** Writes what waits. */
	readonly close: () => Promise<void>;
};

const roundsKept = 8;

export function createTaking({ db }: Pick<CrashTools, "db">): Taking {
	const lanes: Lanes<Take, BetRow | undefined> = createLanes({
		...{ lanes: 1, maxBatch: 256, laneOf: () => "" },
		run: async (takes) => {
			const rows = await db.tx((tx) => takeOpen(tx, takes));
			const byId = new Map(rows.map((row) => [row.id, row]));
			return takes.map(({ id }) => byId.get(id));
		},
	});
	const rounds = new Map<string, CrashRow>();
	return {
		bet: gatherReads({ read: (asked) => db.read((tx) => findBets(tx, asked)) }),
		async round(id) {
			const round = rounds.get(id) ?? (await db.read((tx) => findRound(tx, id)));
			if (rounds.size >= roundsKept) rounds.clear();
			if (round !== undefined) rounds.set(id, round);
			return round;
		},
		async take(take) {
			const taken = await lanes.submit(take);
			return taken.ok ? taken.value : "busy";
		},
		close: lanes.close,
	};
}

export const cashOutCrashRoute = (tools: CrashTools, taking: Taking): Route =>
	bind(cashOutCrash, async ({ betId }, { play, now }): Promise<Answer> => {
		if (gameIn(play) !== "crash") return err(failure("CRASH_BET_UNKNOWN"));
		const { owner } = seatOf(play);
		const bet = await taking.bet({ owner, id: betId });
		if (bet === undefined || betView(bet) === undefined) return err(failure("CRASH_BET_UNKNOWN"));
		if (bet.state !== "open") return answerOf(tools, bet, play);
		const round = await taking.round(bet.round);
		if (round === undefined) return err(failure("CRASH_BET_UNKNOWN"));
		const milliseconds = now.getTime() - round.flies_at.getTime();
		if (milliseconds < 0) return err(failure("CRASH_NOT_FLYING"));
		const { point } = await tools.chains.drawOf(round);
		const shown = takenAt({ milliseconds, point });
		if (shown === undefined) return err(failure("CRASH_TOO_LATE"));
		// What a target has taken before stands.
		const taken = bet.target > 0 ? Math.min(bet.target, shown) : shown;
		const row = await taking.take({ id: betId, owner, taken, now });
		if (row === "busy") return err(failure("PLAY_BUSY"));
		if (row !== undefined) return answerOf(tools, row, play);
		const stands = await taking.bet({ owner, id: betId });
		// The flight was cut short by a fault of ours.
		if (stands?.state === "open") return err(failure("CRASH_TOO_LATE"));
		return stands === undefined ? err(failure("CRASH_BET_UNKNOWN")) : answerOf(tools, stands, play);
	});

/** As the bet stands; a win that is not paid yet is paid behind the answer, and counted in it. */
async function answerOf(tools: CrashTools, bet: BetRow, play: PlayTicket): Promise<Answer> {
	const view = betView(bet);
	if (view === undefined) return err(failure("CRASH_BET_UNKNOWN"));
	const lying = await settleTrial(tools, play, bet.owner);
	const coming = play.memberId !== undefined && bet.state === "closing" ? winIn(bet) : 0n;
	const balance = (await tools.games.playBalance(play)) - lying + coming;
	if (coming > 0n) void payBet(tools, bet).catch(() => undefined);
	return ok({ bet: view, balance: formatMinor(balance, play.currency), now: tools.clock.now().getTime() });
}
