// A table that an operator's video studio drives: what the studio tells in numbered events, and what that does to the round. Pure.
// The result is worked out here from what was shown; what the studio calls it must agree, else two people decide.
import { err, ok, type Result } from "#platform/kernel";
import type { Outcome } from "./outcome.ts";
import { outcomeText, shortText } from "./outcome-text.ts";
import type { TableEvent, TableState } from "./table-state.ts";
import { type TableLimits, tables } from "./tables.ts";
import { foundOf, isThing, places } from "./video-outcome.ts";
import type {
	ShownThing,
	VideoCommand,
	VideoDecided,
	VideoEvent,
	VideoFault,
	VideoState,
	VideoTold,
} from "./video-state.ts";

/** Milliseconds. A studio that says nothing for as long has lost its round: every stake goes back. */
export const silence = 30_000;
/** From an event that opens a round to its close. */
const closes = { least: 5_000, most: 90_000 } as const;
/** Rounds of a wheel or dice that are counted together, as the house counts its own. */
const seriesRounds = 200;

export const beginVideo = (at: number): VideoState => ({
	seq: 0,
	heardAt: at,
	streams: [],
	told: null,
	lies: [],
	halt: null,
});

export function applyVideo(state: TableState, event: VideoEvent): TableState {
	const { video } = state;
	if (event.type === "driven") {
		const phase = { name: "idle", startsAt: event.at, endsAt: event.at } as const;
		const driven = event.by === "studio" ? beginVideo(event.at) : undefined;
		return { ...state, phase, shoe: null, round: null, past: [], video: driven };
	}
	if (video === undefined) return state;
	switch (event.type) {
		case "heard":
			return { ...state, video: { ...video, seq: event.seq, heardAt: event.at } };
		case "streamed":
			return { ...state, video: { ...video, streams: event.streams } };
		case "shoe":
			return { ...state, round: null, past: [], shoe: openShoeOf(event.shoe) };
		case "named":
			return { ...state, video: { ...video, told: event.told, lies: [] } };
		case "closed":
			return { ...state, phase: { name: "dealing", startsAt: event.at, endsAt: event.at + silence } };
		case "shown":
			return { ...state, video: { ...video, lies: [...video.lies, { pos: event.pos, code: event.code }] } };
		case "halted": {
			const { said, found, at } = event;
			return {
				...state,
				phase: { name: "paused", startsAt: at, endsAt: at },
				video: { ...video, halt: { said, found } },
			};
		}
	}
}

/** Of a real shoe nothing is known beforehand: it has no seed. */
const openShoeOf = (shoe: string): NonNullable<TableState["shoe"]> => ({
	shoe,
	commit: "",
	cut: 0,
	cutBy: null,
	publicHex: null,
	cardsHash: null,
	burnt: 0,
	position: 0,
	hands: 0,
	cutShown: false,
	over: false,
});

export type VideoAids = {
	readonly now: number;
	/** Of the round that would open. */
	readonly roundId: string;
	readonly limits: TableLimits | undefined;
	readonly paused: boolean;
	/** Where pictures may come from. */
	readonly origins?: readonly string[] | undefined;
};

/** What an event of the studio does. One that was heard before does nothing; one that is refused does not count either. */
export function hearVideo(
	state: TableState,
	{ seq, told }: VideoCommand,
	aids: VideoAids,
): Result<readonly TableEvent[], VideoFault> {
	const { video } = state;
	if (video === undefined) return err("VIDEO_OFF");
	if (seq <= video.seq) return ok([]);
	if (seq > video.seq + 1) return err("VIDEO_GAP");
	const done = doneBy(state, told, { ...aids, video });
	return done.ok ? ok([{ type: "heard", seq, at: aids.now }, ...done.value]) : done;
}

type Aids = VideoAids & { readonly video: VideoState };
type Done = Result<readonly TableEvent[], VideoFault>;

function doneBy(state: TableState, told: VideoTold, aids: Aids): Done {
	const runs = roundRuns(state);
	switch (told.type) {
		case "table.open":
			return told.streams.every(({ url }) => aids.origins?.some((origin) => url.startsWith(`${origin}/`)))
				? ok([{ type: "streamed", streams: told.streams }])
				: err("VIDEO_STREAM_STRANGE");
		case "shoe.new":
			if (aids.video.halt !== null) return err("VIDEO_HALTED");
			return runs ? err("VIDEO_ROUND_RUNS") : ok(shoeNew(state, aids.now));
		case "round.open":
			return open(state, told, aids);
		default:
			if (aids.video.halt !== null) return err("VIDEO_HALTED");
			return runs && aids.video.told === told.roundId ? ok(inRound(state, told, aids)) : err("VIDEO_NO_ROUND");
	}
}

const roundRuns = ({ phase, round }: TableState): boolean =>
	round !== null && (phase.name === "open" || phase.name === "dealing");

/** "20261129-0931": the day and the minute, UTC. The house's own have two or three digits. */
const shoeName = (at: number): string => {
	const text = new Date(at).toISOString();
	return `${text.slice(0, 10).replaceAll("-", "")}-${text.slice(11, 16).replace(":", "")}`;
};

function shoeNew({ shoe }: TableState, now: number): readonly TableEvent[] {
	const next = shoeName(now);
	if (shoe?.shoe === next) return [];
	return [
		...(shoe === null ? [] : [{ type: "ended", shoe: shoe.shoe } as const]),
		{ type: "shoe", shoe: next, at: now },
	];
}

function open(state: TableState, told: Extract<VideoTold, { type: "round.open" }>, aids: Aids): Done {
	const { now, roundId, limits, paused, video } = aids;
	if (video.halt !== null) return err("VIDEO_HALTED");
	if (paused) return err("VIDEO_PAUSED");
	if (roundRuns(state)) return err("VIDEO_ROUND_RUNS");
	const lasts = told.closesAt - now;
	if (lasts < closes.least || lasts > closes.most) return err("VIDEO_CLOSE_WRONG");
	const { shoe } = state;
	const fresh = shoe === null || (places[tables[state.table].game].length === 1 && shoe.hands >= seriesRounds);
	return ok([
		...(fresh ? shoeNew(state, now) : []),
		{
			type: "opened",
			roundId,
			hand: (fresh ? 0 : shoe.hands) + 1,
			...(limits === undefined ? {} : { limits }),
			startsAt: now,
			endsAt: told.closesAt,
		},
		{ type: "named", told: told.roundId },
	]);
}

type InRound = Extract<VideoTold, { type: "round.close" | "card" | "ball" | "dice" | "round.result" | "round.void" }>;

function inRound(state: TableState, told: InRound, { now, video }: Aids): readonly TableEvent[] {
	const { round, phase } = state;
	if (round === null) return [];
	const { roundId } = round;
	const void_ = { type: "voided", roundId, reason: "studio", at: now } as const;
	switch (told.type) {
		case "round.void":
			return [void_];
		case "round.close":
			return phase.name === "open" ? [{ type: "closed", at: now }] : [];
		default: {
			// Whoever still may bet must not see what comes.
			if (phase.name === "open" && now <= round.closesAt) return [void_];
			const closed: readonly TableEvent[] = phase.name === "open" ? [{ type: "closed", at: now }] : [];
			const done =
				told.type === "round.result"
					? resultBy(state, told.result, { now, video })
					: showBy(state, told, { now, video });
			return [...closed, ...done];
		}
	}
}

type At = { readonly now: number; readonly video: VideoState };

/** A thing of no place of this game, one that is none, and a second one at the same place halt the table. */
function showBy(
	{ table }: TableState,
	told: Extract<VideoTold, { type: "card" | "ball" | "dice" }>,
	{ now, video }: At,
): readonly TableEvent[] {
	const { game } = tables[table];
	const shown = shownOf(told);
	const known = video.lies.find(({ pos }) => pos === shown.pos);
	if (known?.code === shown.code) return [];
	const fits = places[game].includes(shown.pos) && isThing(shown);
	return known === undefined && fits
		? [{ type: "shown", ...shown }]
		: [{ type: "halted", said: `${shown.pos} ${shown.code}`, found: textOf(foundOf(game, video.lies)), at: now }];
}

function shownOf(told: Extract<VideoTold, { type: "card" | "ball" | "dice" }>): ShownThing {
	if (told.type === "card") return { pos: told.pos, code: told.code };
	return told.type === "ball" ? { pos: "ball", code: String(told.number) } : { pos: "dice", code: told.dice.join("") };
}

const textOf = (outcome: Outcome | undefined): string | null => (outcome === undefined ? null : outcomeText(outcome));

function resultBy({ table }: TableState, said: string, { now, video }: At): readonly TableEvent[] {
	const { game } = tables[table];
	const found = foundOf(game, video.lies);
	if (found === undefined || shortText(found) !== said)
		return [{ type: "halted", said, found: textOf(found), at: now }];
	return stood(table, outcomeText(found), now);
}

/** A round's result, and that all may see it. */
export const stood = (table: TableState["table"], outcome: string, now: number): readonly TableEvent[] => [
	{ type: "dealt", outcome, used: 0, startsAt: now, endsAt: now },
	{ type: "result", startsAt: now, endsAt: now + tables[table].times.result * 1_000 },
];

/** What the clock brings to a table that a studio drives, and when to look again. */
export function tickVideo(
	state: TableState,
	video: VideoState,
	{ now, decided, off }: { readonly now: number; readonly decided: VideoDecided | undefined; readonly off: boolean },
): { readonly events: readonly TableEvent[]; readonly next: Date | undefined } {
	const { round, shoe, phase } = state;
	const none = { events: [], next: undefined };
	if (video.halt !== null && round !== null) {
		if (decided === undefined) return none;
		if (decided.is === "result") return { events: stood(state.table, decided.outcome, now), next: undefined };
		return { events: [{ type: "voided", roundId: round.roundId, reason: "operator", at: now }], next: undefined };
	}
	if (roundRuns(state) && round !== null) {
		const due = Math.max(video.heardAt, phase.name === "open" ? round.closesAt : phase.startsAt) + silence;
		if (now < due) return { events: [], next: new Date(due) };
		return { events: [{ type: "voided", roundId: round.roundId, reason: "studio", at: now }], next: undefined };
	}
	if (!off) return none;
	const ended = shoe === null ? [] : [{ type: "ended", shoe: shoe.shoe } as const];
	return { events: [...ended, { type: "driven", by: "house", at: now }], next: new Date(now) };
}
