// The ten states of one promotion for one member and one period, and who moves each. Knows no clock and no counter: whoever asks
// says what happened.
import { err, ok, type Result } from "#platform/kernel";

/** As the specification names them. */
export const states = [
	"coming",
	"join",
	"process",
	"claim",
	"applying",
	"rejected",
	"issued",
	"claimed",
	"signed",
	"close",
] as const;
export type State = (typeof states)[number];

/** Who: the clock, the member, what is counted, an operator. */
export const events = [
	"clock.opens",
	"clock.closes",
	"clock.next-day",
	"clock.lapses",
	"member.joins",
	"member.presses",
	"member.applies",
	"member.takes-back",
	"member.takes",
	"member.signs",
	"count.earned",
	"count.fell",
	"operator.issues",
	"operator.rejects",
] as const;
export type Event = (typeof events)[number];

/** What of the terms decides where a move leads. */
export type MoveTerms = {
	/** It asks to opt in. */
	readonly joins: boolean;
	/** Something has to be earned first. */
	readonly earned: boolean;
	readonly claim: "auto" | "press" | "review";
	readonly again: boolean;
	/** A break or an exclusion runs: nothing new. */
	readonly barred: boolean;
};

export type Refusal = "WRONG_STATE" | "BARRED" | "NOT_AGAIN" | "NEEDS_APPLICATION" | "NO_APPLICATION";
type Move = (terms: MoveTerms) => Result<State, Refusal>;

const to =
	(state: State): Move =>
	() =>
		ok(state);
/** What a member begins anew is closed to whoever is barred. */
const unlessBarred =
	(move: Move): Move =>
	(terms) =>
		terms.barred ? err("BARRED") : move(terms);

const opened: Move = ({ joins, earned }) => ok(joins ? "join" : earned ? "process" : "claim");
const pressed: Move = ({ claim }) => (claim === "review" ? err("NEEDS_APPLICATION") : ok("issued"));
const applied: Move = ({ claim }) => (claim === "review" ? ok("applying") : err("NO_APPLICATION"));

const moves: Readonly<Record<State, Partial<Readonly<Record<Event, Move>>>>> = {
	coming: { "clock.opens": opened, "clock.closes": to("close") },
	join: {
		"member.joins": unlessBarred(({ earned }) => ok(earned ? "process" : "claim")),
		"clock.closes": to("close"),
	},
	process: {
		"count.earned": ({ claim }) => ok(claim === "auto" ? "issued" : "claim"),
		"clock.closes": to("close"),
	},
	claim: {
		"member.presses": unlessBarred(pressed),
		"member.applies": unlessBarred(applied),
		"member.signs": unlessBarred(to("signed")),
		// Play that was voided is earned again; what was paid is never taken back.
		"count.fell": ({ earned }) => (earned ? ok("process") : err("WRONG_STATE")),
		"clock.closes": to("close"),
	},
	applying: {
		"operator.issues": to("issued"),
		"operator.rejects": to("rejected"),
		"member.takes-back": to("claim"),
	},
	rejected: {
		"member.applies": unlessBarred((terms) => (terms.again ? applied(terms) : err("NOT_AGAIN"))),
		"clock.closes": ({ again }) => (again ? ok("close") : err("WRONG_STATE")),
	},
	issued: { "member.takes": to("claimed"), "clock.lapses": to("close") },
	claimed: {},
	signed: { "clock.next-day": to("claim"), "clock.closes": to("close") },
	close: {},
};

/** Where an event leads, or why it leads nowhere. */
export function move(state: State, event: Event, terms: MoveTerms): Result<State, Refusal> {
	return moves[state][event]?.(terms) ?? err("WRONG_STATE");
}

/** Nothing moves it any more. */
export const isOver = (state: State): boolean => state === "claimed" || state === "close";
