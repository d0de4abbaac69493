// Days without draws at the desk, days that draw instead, and days that draw besides. What was committed already is not taken back: its draw can be void, by
// two people.
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { atDesk } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import type { freeDayErrors } from "../../contract/desk-errors.ts";
import { setFreeDay } from "../../contract/index.ts";
import { issueMovedTo, issuesOn, type LotteryGame } from "../../core/index.ts";
import { lockDays, readFreeDays, writeFreeDay } from "../free-days.ts";
import { hasStanding } from "../issue-rows.ts";
import { writeAct } from "./draw-rows.ts";
import type { DrawsDesk } from "./ports.ts";

export const setFreeDayRoute = ({ db }: DrawsDesk): Route =>
	bind(setFreeDay, ({ game, day, free, movedTo, reason }, call) =>
		atDesk(db, call, async (tx) => {
			const fault = await faultOf(tx, { game, day, free, movedTo, now: call.now });
			if (fault !== undefined) return err(failure(fault));
			await writeFreeDay(tx, { game, day, free, movedTo, now: call.now });
			const { merchant, name: operator } = call.staff;
			const after = { game, day, free, ...(movedTo === undefined ? {} : { movedTo }), reason };
			await writeAct(tx, { merchant, operator, at: call.now, act: "free day set", before: { free: !free }, after });
			return ok({});
		}),
	);

type Asked = {
	readonly game: LotteryGame;
	readonly day: string;
	readonly free: boolean;
	readonly movedTo?: string | undefined;
	readonly now: Date;
};

async function faultOf(
	tx: Tx,
	{ game, day, free, movedTo, now }: Asked,
): Promise<keyof typeof freeDayErrors | undefined> {
	const own = issuesOn(game, day).map(({ issue }) => issue);
	await lockDays(tx, game);
	const known = await readFreeDays(tx, game);
	// A day that has no draw gets one of its own: it draws instead of itself.
	const extra = free ? movedTo === day : known.has(day);
	if (own.length === 0 && !extra) return "DAY_WITHOUT_DRAW";
	if (movedTo !== undefined) {
		const wanted = free ? issueMovedTo(game, movedTo) : undefined;
		const taken = [...known].some(([other, to]) => other !== day && to === movedTo);
		if (wanted === undefined || wanted.closesAt <= now.getTime() || taken) return "DAY_NOT_FREE";
	}
	// What came instead of the day until now may be committed, too.
	const before = known.get(day) ?? null;
	const instead = before === null ? undefined : issueMovedTo(game, before);
	const among = [...(free ? own : []), ...(instead === undefined ? [] : [instead.issue])];
	return (await hasStanding(tx, { game, among })) ? "DAY_COMMITTED" : undefined;
}
