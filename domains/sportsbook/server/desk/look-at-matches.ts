// Matches at the desk: the list with what each can cost, one of them whole, and how the feed is.
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { pageOf, pageSize } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, formatMinor, isCurrencyCode, ok } from "#platform/kernel";
import {
	type DeskEvent,
	type FeedHealth,
	listDeskMatches,
	readDeskMatch,
	type WaitingResult,
} from "../../contract/index.ts";
import { isOver } from "../event-room.ts";
import { type EventRow, findEvents, listOpenEvents, listUnsettled } from "../event-rows.ts";
import { type EventState, eventTerms, nothingYet, sportState } from "../event-state.ts";
import { lineOf, pricesOf, seenOf } from "../event-view.ts";
import { type ExposureRow, listExposures } from "../exposure-rows.ts";
import { type LineRow, listLines, namesIn } from "../feed/feed-rows.ts";
import { heardFor, isFedEvent, withHeard } from "../feed/heard.ts";
import { freshEvent } from "../fresh-events.ts";
import { limitOn, loadsOf, worstLoss } from "../liability.ts";
import type { DeskTools } from "../ports.ts";
import { knownOf } from "../settle-event.ts";
import { listOver, listStands, type StandRow } from "./desk-rows.ts";
import { readAfter } from "./factors.ts";
import { type ResultWish, resultApprovals } from "./result-approval.ts";

const ahead = 60 * 60_000;
/** Matches that a feed tells of are further apart. */
const fedAhead = 7 * 24 * ahead;

export const listDeskMatchesRoute = (tools: DeskTools): Route =>
	bind(listDeskMatches, async ({ league, state: which = "open", cursor }, { now, staff: { merchant, staffId } }) => {
		const before = cursor === undefined ? undefined : readAfter(cursor);
		if (cursor !== undefined && before === undefined) return err(failure("INVALID_CURSOR"));
		const open = await openStates(tools, now);
		const own = open.filter(({ planned }) => league === undefined || planned?.league === league);
		return ok(
			await tools.db.read(async (tx) => {
				const over = which === "over" ? await listOver(tx, { league, before, limit: pageSize + 1 }) : [];
				const { shown, last } = pageOf(over);
				const states = which === "over" ? shown.map(stateOfRow) : own;
				const exposures = await listExposures(
					tx,
					states.map(({ id }) => id),
				);
				const waiting = cursor === undefined ? await resultApprovals.waiting(tx, { merchant, now }) : [];
				return {
					events: states.map((state) => deskView(state, exposures)),
					health: healthOf(open, {
						now: now.getTime(),
						unsettled: (await listUnsettled(tx, now)).length,
						lines: await listLines(tx),
					}),
					waiting: waiting.map((one) => waitingView(one, staffId)),
					next: last === undefined ? null : `${last.kickoff.getTime()}_${last.id}`,
				};
			}),
		);
	});

/** As they are written, with the producers that are heard: a trader's list wakes nothing. Those in play first. */
async function openStates(tools: DeskTools, now: Date): Promise<readonly EventState[]> {
	const { db, rooms, room } = tools;
	const after = (milliseconds: number): Date => new Date(now.getTime() + milliseconds);
	const rows = await db.read((tx) => listOpenEvents(tx, { until: after(ahead), fedUntil: after(fedAhead) }));
	const read = await Promise.all(rows.map(({ id }) => rooms.read(room, id)));
	const planned = read.flatMap((one) => (one?.state.planned === undefined ? [] : [one.state]));
	const states = await Promise.all(planned.map((state) => withHeard(tools, state)));
	const isBefore = ({ state }: EventState) => (state?.phase === "before" ? 1 : 0);
	return states.toSorted((left, right) => isBefore(left) - isBefore(right));
}

function healthOf(
	all: readonly EventState[],
	{ now, unsettled, lines }: { readonly now: number; readonly unsettled: number; readonly lines: readonly LineRow[] },
): FeedHealth {
	const states = all.filter((state) => !isFedEvent(state));
	const running = states.filter(({ state, booked }) => booked && state?.phase !== "before" && state !== undefined);
	const behind = states.filter(({ booked }) => booked).map(({ nextAt }) => Math.max(0, now - nextAt));
	return {
		running: running.length,
		late: behind.filter((one) => one > 3_000).length,
		resting: states.filter(({ booked }) => !booked).length,
		behind: Math.max(0, ...behind),
		unsettled,
		feed: lines
			.map(({ product, up, heardAt }) => ({
				product,
				up: up && now - heardAt <= heardFor,
				silent: Math.max(0, now - heardAt),
			}))
			.toSorted((left, right) => left.product - right.product),
	};
}

const stateOfRow = (row: EventRow): EventState => ({
	...nothingYet,
	id: row.id,
	planned: {
		type: "planned",
		league: row.league,
		home: row.home,
		away: row.away,
		kickoff: row.kickoff.getTime(),
		state: knownOf(row).state,
		fed: namesIn(row.fed),
	},
	state: knownOf(row).state,
	void: row.status === "void",
	nextAt: row.kickoff.getTime(),
	stops: [],
	changed: 0,
	incidents: [],
	at: row.ended_at?.getTime() ?? row.kickoff.getTime(),
});

function deskView(state: EventState, exposures: readonly ExposureRow[]): DeskEvent {
	const { id, league, feedLeague, sport, home, away, kickoff, phase, score, open } = lineOf(state);
	const loads = loadsOf(exposures.filter(({ event }) => event === id));
	return {
		id,
		league,
		...(feedLeague === undefined ? {} : { feedLeague }),
		sport,
		home,
		away,
		phase,
		score,
		open,
		kickoff: new Date(kickoff).toISOString(),
		held: state.held,
		money: loads.map(({ currency, bets, count }) => {
			const worst = worstLoss(state, bets);
			const room = limitOn(state, currency) - worst;
			return {
				currency,
				bets: count,
				stake: formatMinor(
					bets.reduce((sum, { stake }) => sum + stake, 0n),
					currency,
				),
				worst: formatMinor(worst, currency),
				room: formatMinor(room > 0n ? room : 0n, currency),
			};
		}),
	};
}

const waitingView = (one: ResultWish, staffId: string): WaitingResult => ({
	resultId: one.id,
	eventId: one.terms.event,
	terms: one.terms.result,
	reason: one.reason,
	askedBy: one.askedBy,
	askedAt: one.askedAt.toISOString(),
	lapsesAt: one.expiresAt.toISOString(),
	own: one.askedById === staffId,
});

const shownStands = 40;

export const readDeskMatchRoute = (tools: DeskTools): Route =>
	bind(readDeskMatch, async ({ eventId }) => {
		const live = await freshEvent(tools, eventId);
		return tools.db.read(async (tx) => {
			const [row] = await findEvents(tx, [eventId]);
			const state = live === undefined || isOver(live) ? row && stateOfRow(row) : live;
			if (state?.planned === undefined) return err(failure("MATCH_NOT_FOUND"));
			const exposures = await listExposures(tx, [eventId]);
			return ok({
				event: deskView(state, exposures),
				terms: { ...state.terms, closed: [...state.terms.closed] },
				seen: seenOf(state),
				exposures: exposures.flatMap(exposureView),
				stands: await standsOf(tx, eventId),
			});
		});
	});

function exposureView({ market, code, outcome, currency, bets, stake, pays }: ExposureRow) {
	if (!isCurrencyCode(currency)) return [];
	const written = (minor: string) => formatMinor(BigInt(minor), currency);
	return [{ market, code, outcome, currency, bets, stake: written(stake), pays: written(pays) }];
}

const standsOf = async (tx: Tx, event: string) => (await listStands(tx, { event, limit: shownStands })).map(standView);

function standView({ at, version, state: kept, terms: keptTerms, stopped }: StandRow) {
	const state = sportState.parse(kept);
	const terms = eventTerms.parse(keptTerms);
	const [first] = pricesOf({ state, terms });
	const { score } = seenOf({ ...nothingYet, ...empty, id: "TPL-0", state, terms });
	const odds = (first?.outcomes ?? []).map(({ code: outcome, odds: one }) =>
		one === undefined ? { outcome } : { outcome, odds: one },
	);
	return { at: at.toISOString(), version, score, stopped, odds };
}
const empty = { nextAt: 0, stops: [], changed: 0, incidents: [], at: 0 } as const;
