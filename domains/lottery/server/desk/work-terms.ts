// The terms of the lotteries at the desk: how games are drawn, prize groups, what an issue takes. Each change is in the trail.
import { failure } from "#platform/contract";
import { atDesk } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { readLotteryTerms, setDrawSource, setIssueBounds, setPlayLimit, setPrizeGroup } from "../../contract/index.ts";
import { familyOf, lotteryGames, playOf, playsOf } from "../../core/index.ts";
import { listFreeDays } from "../free-days.ts";
import { readSources, writeSource } from "../official/result-rows.ts";
import { listPlayLimits, writePlayLimit } from "../play-limit-rows.ts";
import { listBounds, listPrizeGroups, writeBounds, writePrizeGroup } from "../terms-rows.ts";
import { writeAct } from "./draw-rows.ts";
import type { DrawsDesk } from "./ports.ts";

export const readLotteryTermsRoute = ({ db }: DrawsDesk): Route =>
	bind(readLotteryTerms, async (_input, { now, staff: { merchant } }) =>
		db.read(async (tx) => {
			const sources = await readSources(tx);
			const groups = await listPrizeGroups(tx, merchant);
			const bounds = await listBounds(tx);
			const limits = await listPlayLimits(tx);
			// Of the zone that is the most behind: what is past there is past everywhere.
			const days = await listFreeDays(tx, new Date(now.getTime() - 43_200_000).toISOString().slice(0, 10));
			return ok({
				sources: lotteryGames.map((game) => ({ game, source: sources.get(game) ?? "house" })),
				groups: groups.map(({ holder, prize_group: group, set_at: at }) => ({
					memberId: holder === "" ? null : holder.slice(1),
					group,
					setAt: at.toISOString(),
				})),
				freeDays: days.map(({ game, day, moved_to: to, set_at: at }) => ({
					game,
					day,
					...(to === null ? {} : { movedTo: to }),
					setAt: at.toISOString(),
				})),
				bounds: bounds.map(({ set_at: at, ...of }) => ({ ...of, setAt: at.toISOString() })),
				playLimits: limits.map(({ play: playId, set_at: at, ...of }) => ({
					...of,
					playId,
					play: playOf(playId)?.code ?? String(playId),
					setAt: at.toISOString(),
				})),
			});
		}),
	);

export const setDrawSourceRoute = ({ db }: DrawsDesk): Route =>
	bind(setDrawSource, ({ game, source, reason }, call) =>
		atDesk(db, call, async (tx) => {
			const before = (await readSources(tx)).get(game) ?? "house";
			await writeSource(tx, { game, source, now: call.now });
			const { merchant, name: operator } = call.staff;
			const after = { game, source, reason };
			await writeAct(tx, {
				merchant,
				operator,
				at: call.now,
				act: "draw source set",
				before: { source: before },
				after,
			});
			return ok({});
		}),
	);

export const setPrizeGroupRoute = ({ db }: DrawsDesk): Route =>
	bind(setPrizeGroup, ({ memberId, group, reason }, call) =>
		atDesk(db, call, async (tx) => {
			const { merchant, name: operator } = call.staff;
			const before = await writePrizeGroup(tx, { merchant, memberId, group, now: call.now });
			const after = { memberId: memberId ?? null, group, reason };
			await writeAct(tx, {
				merchant,
				operator,
				at: call.now,
				act: "prize group set",
				before: { group: before },
				after,
			});
			return ok({});
		}),
	);

export const setIssueBoundsRoute = ({ db }: DrawsDesk): Route =>
	bind(setIssueBounds, ({ game, bounds, reason }, call) =>
		atDesk(db, call, async (tx) => {
			const { merchant, name: operator } = call.staff;
			const before = await writeBounds(tx, { game, bounds, now: call.now });
			await writeAct(tx, {
				merchant,
				operator,
				at: call.now,
				act: "issue bounds set",
				before: { ...before },
				after: { game, ...(bounds ?? {}), reason },
			});
			return ok({});
		}),
	);

export const setPlayLimitRoute = ({ db }: DrawsDesk): Route =>
	bind(setPlayLimit, async ({ game, playId, stake, reason }, call) => {
		const play = playsOf(familyOf(game)).find(({ id }) => id === playId);
		if (play === undefined) return err(failure("PLAY_UNKNOWN"));
		return atDesk(db, call, async (tx) => {
			const { merchant, name: operator } = call.staff;
			const before = await writePlayLimit(tx, { game, play: playId, stake, now: call.now });
			await writeAct(tx, {
				merchant,
				operator,
				at: call.now,
				act: "play limit set",
				before: { stake: before },
				after: { game, play: play.code, stake, reason },
			});
			return ok({});
		});
	});
