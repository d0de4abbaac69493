// Days without draws at the desk. What was committed already is not taken back: its draw can be void, by two people.
import { failure } from "#platform/contract";
import { atDesk } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { setFreeDay } from "../../contract/index.ts";
import { issuesOn } from "../../core/index.ts";
import { lockDays, writeFreeDay } from "../free-days.ts";
import { knownIssues } from "../issue-rows.ts";
import { writeAct } from "./draw-rows.ts";
import type { DrawsDesk } from "./ports.ts";

export const setFreeDayRoute = ({ db }: DrawsDesk): Route =>
	bind(setFreeDay, ({ game, day, free, reason }, call) =>
		atDesk(db, call, async (tx) => {
			const among = issuesOn(game, day).map(({ issue }) => issue);
			if (among.length === 0) return err(failure("DAY_WITHOUT_DRAW"));
			await lockDays(tx, game);
			if (free && (await knownIssues(tx, { game, among })).size > 0) return err(failure("DAY_COMMITTED"));
			await writeFreeDay(tx, { game, day, free, now: call.now });
			const { merchant, name: operator } = call.staff;
			const after = { game, day, free, reason };
			await writeAct(tx, { merchant, operator, at: call.now, act: "free day set", before: { free: !free }, after });
			return ok({});
		}),
	);
