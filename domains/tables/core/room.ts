// A table as a shared round: its shoe, its phases by the server's clock, its results. Pure; what is drawn comes as aids, and
// only once bets are closed.
import { afterLaying, applyPlay, applySeat, layRound, type PlayEvent, tickPlay } from "./blackjack-room.ts";
import { isLastRound, showsCut } from "./dealing.ts";
import type { Phase, RoundState, ShoeState, TableAids, TableEvent, TableState } from "./table-state.ts";
import { type TableCode, tables } from "./tables.ts";
import { applyVideo, tickVideo } from "./video.ts";

/** Milliseconds. */
export const tableTimes = { shuffle: 12_000, closed: 1_000, retry: 2_000 } as const;

export const beginTable = (table: TableCode, now: number): TableState => ({
	table,
	phase: { name: "idle", startsAt: now, endsAt: now },
	shoe: null,
	round: null,
	past: [],
});

/** Between two rounds: a table that nobody watches stays so. */
export const tableRests = ({ phase }: TableState): boolean =>
	phase.name === "idle" || phase.name === "result" || phase.name === "paused";

export function applyTable(state: TableState, event: TableEvent): TableState {
	switch (event.type) {
		case "shuffling":
			return { ...state, round: null, past: [], shoe: newShoe(event), phase: phaseOf("shuffling", event) };
		case "opened": {
			const { roundId, hand, endsAt, limits } = event;
			const round = { roundId, hand, closesAt: endsAt, outcome: null, limits };
			return { ...state, round, phase: phaseOf("open", event) };
		}
		case "seated":
		case "left":
			return { ...state, seats: applySeat(state.seats ?? [], event) };
		case "laid":
		case "insured":
		case "moved":
			return applyTurn(state, event);
		case "driven":
		case "heard":
		case "streamed":
		case "shoe":
		case "named":
		case "closed":
		case "shown":
		case "halted":
			return applyVideo(state, event);
		case "voided":
			// A shoe whose seed does not open is never dealt from again, nor one of which an unfinished round is taken out.
			return {
				...state,
				round: null,
				past: pastWith(state),
				shoe:
					state.shoe === null
						? null
						: { ...state.shoe, over: state.shoe.over || event.reason === "seed" || state.phase.name === "playing" },
				phase: { name: "result", startsAt: event.at, endsAt: event.at },
				...withoutRound(state),
			};
		case "paused":
			return { ...state, phase: { name: "paused", startsAt: event.at, endsAt: event.at } };
		case "resumed":
			return { ...state, phase: { name: "idle", startsAt: event.at, endsAt: event.at } };
		case "dealt":
		case "result":
			return applyRound(state, event);
		default:
			return { ...state, shoe: state.shoe === null ? null : applyShoe(state.shoe, event) };
	}
}

function applyTurn(state: TableState, event: PlayEvent): TableState {
	const { round, seats = [] } = state;
	if (round === null) return state;
	return {
		...state,
		seats: event.type === "laid" ? afterLaying(seats, event.absent) : seats,
		round: { ...round, playing: applyPlay(round.playing, event) },
		phase: phaseOf("playing", event),
	};
}

/** The studio's round is over. */
const withoutRound = ({ video }: TableState): Pick<TableState, "video"> =>
	video === undefined ? {} : { video: { ...video, told: null, lies: [], halt: null } };

/** What was dealt and not shown yet stays hand n of its shoe, also where it is void. */
const pastWith = ({ past, phase, round }: TableState): readonly string[] =>
	phase.name === "dealing" && round !== null && round.outcome !== null ? [...past, round.outcome] : past;

const phaseOf = (name: Phase["name"], { startsAt, endsAt }: Omit<Phase, "name">): Phase => ({ name, startsAt, endsAt });

const newShoe = ({ shoe, commit }: { readonly shoe: string; readonly commit: string }): ShoeState => ({
	shoe,
	commit,
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

function applyShoe(shoe: ShoeState, event: Extract<TableEvent, { type: "cut" | "shuffled" | "ended" }>): ShoeState {
	if (event.type === "cut") return { ...shoe, cut: event.place, cutBy: event.by };
	if (event.type === "ended") return { ...shoe, over: true };
	const { publicHex, cardsHash, position } = event;
	return { ...shoe, publicHex, cardsHash, position, burnt: Math.max(0, position - 1) };
}

function applyRound(state: TableState, event: Extract<TableEvent, { type: "dealt" | "result" }>): TableState {
	const { round, shoe, table } = state;
	if (round === null || shoe === null) return state;
	if (state.video !== undefined) return applyShown(state, event);
	if (event.type === "dealt") {
		const position = shoe.position + event.used;
		const { game } = tables[table];
		const over = shoe.over || isLastRound(game, { hand: round.hand, position, shown: shoe.cutShown });
		const dealt = { ...shoe, position, hands: round.hand, cutShown: showsCut(game, position), over };
		return {
			...state,
			shoe: dealt,
			round: { ...round, outcome: event.outcome, playing: undefined },
			phase: phaseOf("dealing", event),
		};
	}
	return { ...state, past: pastWith(state), phase: phaseOf("result", event) };
}

/** A studio's shoe is told of as it is dealt: nothing of it is known beforehand. */
function applyShown(state: TableState, event: Extract<TableEvent, { type: "dealt" | "result" }>): TableState {
	const { round, shoe } = state;
	if (round === null || shoe === null) return state;
	if (event.type === "result")
		return { ...state, past: pastWith(state), phase: phaseOf("result", event), ...withoutRound(state) };
	const dealt = { ...round, outcome: event.outcome };
	return { ...state, shoe: { ...shoe, hands: round.hand }, round: dealt, phase: phaseOf("dealing", event) };
}

export type TableTick = { readonly events: readonly TableEvent[]; readonly next: Date | undefined };

/** What the clock brings by a moment. */
export function tickTable(state: TableState, now: number, aids: TableAids): TableTick {
	const { phase, video } = state;
	if (video !== undefined) return tickVideo(state, video, { now, decided: aids.decided, off: aids.video === false });
	if (phase.name === "paused") {
		const events: readonly TableEvent[] = aids.paused ? [] : [{ type: "resumed", at: now }];
		return { events, next: new Date(now + tableTimes.retry) };
	}
	const due = phase.name === "open" ? phase.endsAt + tableTimes.closed : phase.endsAt;
	if (now < due) return { events: [], next: new Date(due) };
	const events = dueOf(state, now, aids);
	return { events, next: new Date(now + tableTimes.retry) };
}

function dueOf(state: TableState, now: number, aids: TableAids): readonly TableEvent[] {
	const { phase, round, table } = state;
	const { times } = tables[table];
	const lasting = (seconds: number) => ({ startsAt: now, endsAt: now + seconds * 1_000 });
	switch (phase.name) {
		case "open":
			if (round === null) return [];
			if (aids.laid !== undefined && aids.deck !== undefined) return [layRound(aids.laid, aids.deck, now)];
			return aids.dealt === undefined
				? [unopened(round, now)]
				: [{ type: "dealt", ...aids.dealt, ...lasting(times.deal) }];
		case "playing": {
			if (round?.playing === undefined) return [];
			if (aids.deck === undefined) return [unopened(round, now)];
			const told = tickPlay(round.playing, { deck: aids.deck, now });
			return [told.type === "dealt" ? { ...told, ...lasting(times.deal) } : told];
		}
		case "dealing":
			return [{ type: "result", ...lasting(times.result) }];
		case "shuffling":
			return aids.shuffled === undefined
				? begun(now, aids)
				: [
						{ type: "shuffled", ...aids.shuffled },
						aids.paused ? { type: "paused", at: now } : opened(state, now, aids),
					];
		default:
			return betweenRounds(state, now, aids);
	}
}

/** The seed of its shoe does not open. */
const unopened = ({ roundId }: RoundState, now: number): TableEvent => ({
	type: "voided",
	roundId,
	reason: "seed",
	at: now,
});

/** The next round, or the next shoe where this one is over, or is none. */
function betweenRounds(state: TableState, now: number, aids: TableAids): readonly TableEvent[] {
	const { shoe } = state;
	if (aids.video === true) {
		const ended =
			shoe === null || shoe.publicHex === null || shoe.over ? [] : [{ type: "ended", shoe: shoe.shoe } as const];
		return [...ended, { type: "driven", by: "studio", at: now }];
	}
	if (aids.paused) return [{ type: "paused", at: now }];
	if (shoe === null || shoe.publicHex === null) return begun(now, aids);
	if (shoe.over) return [{ type: "ended", shoe: shoe.shoe }, ...begun(now, aids)];
	return [opened(state, now, aids)];
}

/** Nothing where no seed was made yet: it is tried again. */
const begun = (now: number, { next }: TableAids): readonly TableEvent[] =>
	next === undefined ? [] : [{ type: "shuffling", ...next, startsAt: now, endsAt: now + tableTimes.shuffle }];

const opened = ({ table, shoe }: TableState, now: number, { roundId, limits }: TableAids): TableEvent => ({
	type: "opened",
	roundId,
	hand: (shoe?.hands ?? 0) + 1,
	...(limits === undefined ? {} : { limits }),
	startsAt: now,
	endsAt: now + tables[table].times.bet * 1_000,
});
