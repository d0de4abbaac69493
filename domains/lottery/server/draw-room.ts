// A lottery as a shared room: the present issue, its close and its draw by the server's clock. Draws that are due are told in
// their order, also those of a time when no server was there; issues that nobody had committed by then never were.
import type { Tx } from "#platform/db";
import { enqueue } from "#platform/jobs";
import { err } from "#platform/kernel";
import type { RoomKind } from "#platform/rooms";
import { type LotterySeen, lotteryRoom } from "../contract/index.ts";
import {
	type Issue,
	isLotteryGame,
	issueAt,
	issueNumbered,
	type LotteryGame,
	nextIssue,
	timetables,
} from "../core/index.ts";
import { type DrawEvent, type DrawState, drawEvent, drawState } from "./draw-events.ts";
import { committedOf, type Drawing, drawingOf } from "./draw-issue.ts";
import { findIssue, findNext, type IssueRow, markSettled, writeResult } from "./issue-rows.ts";
import { listCorrected } from "./official/result-rows.ts";
import { planIssues } from "./plan-issues.ts";
import type { LotteryTools } from "./ports.ts";
import { settleKind } from "./settle-kind.ts";

/** What a move needs: the draw that is due, and the present issue with its row. */
type Aids = Present & {
	readonly drawing: Drawing | undefined;
	/** Of the draws that are shown, those that were told anew since. */
	readonly corrected: readonly DrawState["last"][number][];
};

export type DrawRoom = RoomKind<DrawState, DrawEvent, never, LotterySeen, Aids>;

/** So many of the newest. */
export const shownDraws = 5;
/** An issue that nobody has committed yet is looked at again, and whether a result from outside was corrected. */
const uncommitted = 5_000;
const toldAnew = 30_000;

export function drawRoom(tools: LotteryTools): DrawRoom {
	return {
		face: lotteryRoom,
		state: drawState,
		event: drawEvent,
		pace: "steps",
		begin: (id, now) => begin(gameOf(id), now),
		apply,
		async aids(tx, { state: { game, doneUntil, last }, at }) {
			const present = await presentOf(tx, { game, at });
			const drawing = await drawingOf(tools, tx, { game, doneUntil, now: at });
			return { ...present, drawing, corrected: await correctedOf(tx, { game, last }) };
		},
		tick: (stands, { at, aids }) => ({ events: due(stands, at, aids), next: new Date(nextLook(stands, at, aids)) }),
		decide: () => err("ROOM_UNKNOWN"),
		shown,
		async carry(tx, { events, state: { game }, at }) {
			for (const told of events) {
				if (told.type === "opened") await planIssues(tools, tx, { game, now: at });
				if (told.type === "resulted") await carryResult(tx, { game, told, now: at });
			}
		},
		isUrgent: () => true,
	};
}

type Present = { readonly now: Issue; readonly present: IssueRow | undefined };

/** The issue that a moment lies in. On set days it is the next one that was committed: days are freed, and draws moved. */
async function presentOf(tx: Tx, { game, at }: { readonly game: LotteryGame; readonly at: Date }): Promise<Present> {
	const now = issueAt(game, at.getTime());
	if (timetables[game].calendar === undefined) return { now, present: await findIssue(tx, now) };
	const coming = await findNext(tx, { game, at });
	const later = coming === undefined ? undefined : issueNumbered(game, coming.issue);
	return later === undefined ? { now, present: undefined } : { now: later, present: coming };
}

async function correctedOf(tx: Tx, { game, last }: Pick<DrawState, "game" | "last">): Promise<Aids["corrected"]> {
	const rows = await listCorrected(tx, { game, among: last.map(({ issue }) => issue) });
	return rows.flatMap(({ issue, draws_at: at, digits }) =>
		digits === null || last.some((shown) => shown.issue === issue && shown.digits === digits)
			? []
			: [{ issue, drawsAt: at.getTime(), state: "drawn" as const, digits }],
	);
}

type Told = Extract<DrawEvent, { type: "resulted" }>;

/** The result is written with its event; where nobody bet there is nothing to settle. */
async function carryResult(
	tx: Tx,
	{ game, told, now }: { readonly game: LotteryGame; readonly told: Told; readonly now: Date },
): Promise<void> {
	const { result, seed = null, publicHex = null, accepted } = told;
	const { issue, digits = null } = result;
	await writeResult(tx, { game, issue }, { state: result.state, seed, public_hex: publicHex, digits, accepted, now });
	if (accepted?.length === 0) await markSettled(tx, { game, issue }, now);
	else await enqueue(tx, settleKind, { game, issue });
}

/** Throws on a room that is no lottery: none is ever opened. */
export function gameOf(id: string): LotteryGame {
	if (!isLotteryGame(id)) throw new Error(`${id} is no lottery`);
	return id;
}

/** Nothing is committed yet, so nothing is open; results from a day back are still drawn. */
const begin = (game: LotteryGame, now: Date): DrawState => ({
	game,
	issue: issueAt(game, now.getTime()).issue,
	phase: "closed",
	doneUntil: now.getTime() - 86_400_000,
	last: [],
});

function apply(stands: DrawState, told: DrawEvent): DrawState {
	switch (told.type) {
		case "opened":
			return { ...stands, issue: told.issue, phase: "open", committed: told.committed };
		case "closed":
			return { ...stands, phase: "closed" };
		case "resulted": {
			const last = [told.result, ...stands.last].slice(0, shownDraws);
			return { ...stands, doneUntil: told.result.drawsAt, last };
		}
		case "corrected":
			return { ...stands, last: stands.last.map((one) => (one.issue === told.result.issue ? told.result : one)) };
	}
}

/** One thing at a time, in the order of time: what is due to be drawn, the next issue, its close. */
function due(stands: DrawState, at: Date, aids: Aids): readonly DrawEvent[] {
	const {
		drawing,
		now,
		present,
		corrected: [correction],
	} = aids;
	if (correction !== undefined) return [{ type: "corrected", result: correction }];
	if (drawing !== undefined && drawing.is !== "waiting") return [drawing.event];
	const isNew = now.issue !== stands.issue || stands.committed === undefined;
	const opens = present?.state === "planned" && present.voided_at === null && at < present.closes_at;
	if (isNew) return opens && present.issue === now.issue ? [opened(present)] : closes(stands, at);
	return closes(stands, at);
}

const opened = (row: IssueRow): DrawEvent => ({ type: "opened", issue: row.issue, committed: committedOf(row) });

function closes({ game, issue, phase }: DrawState, at: Date): readonly DrawEvent[] {
	const own = issueNumbered(game, issue);
	return phase === "open" && own !== undefined && at.getTime() >= own.closesAt ? [{ type: "closed", issue }] : [];
}

function nextLook({ issue, phase }: DrawState, at: Date, { drawing, now: present, present: row }: Aids): number {
	const now = at.getTime();
	if (drawing?.is === "waiting") return now + drawing.again;
	// One that nobody committed in time is never opened: the next one is looked at when it begins, not seconds later.
	if (row === undefined) return Math.min(now + uncommitted, present.drawsAt);
	const next =
		phase === "open" && present.issue === issue ? Math.min(present.closesAt, present.drawsAt) : present.drawsAt;
	// Results from outside are told, and told anew, at any moment.
	return row.official ? Math.min(next, now + toldAnew) : next;
}

function shown({ game, issue, phase, committed: bound, last }: DrawState): LotterySeen {
	const own = issueNumbered(game, issue);
	if (own === undefined) throw new Error(`${game} has no issue ${issue}`);
	return {
		gameId: game,
		phase,
		current: { ...timesOf(own), committed: bound },
		next: timesOf(nextIssue(own)),
		last: last.map(({ issue: numero, ...rest }) => ({ numero, ...rest })),
	};
}

export const timesOf = ({ issue: numero, opensAt, closesAt, drawsAt }: Issue) => ({
	numero,
	opensAt,
	closesAt,
	drawsAt,
});
