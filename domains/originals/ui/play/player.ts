// Play in the frame: what was pressed is sent until it is answered, shown, and only then counted. It decides no outcome;
// an act keeps its key, or its place in the round, so that sending it again never does it twice.

import {
	createPressPace,
	endsPlay,
	type LookAgain,
	lookAgain,
	type PressPace,
	type Unanswered,
	unansweredBy,
} from "#cabinet/ui";
import type { CallFailure } from "#platform/contract/client";
import { type CurrencyCode, parseMinor, type Result } from "#platform/kernel";
import { type ExternalStore, externalStore } from "#platform/ui";
import type { OriginalRound, PlayedOriginal } from "../../contract/index.ts";
import type { Choice, Step } from "../../core/index.ts";

export type Act =
	| { readonly kind: "bet"; readonly key: string; readonly stake: bigint; readonly picked: Choice }
	| { readonly kind: "step"; readonly roundId: string; readonly at: number; readonly move: Step }
	| { readonly kind: "cash-out"; readonly roundId: string };

/** `idle` may act; `sending` waits for the answer; `showing` shows it; `lost` waits to ask again; `closed` is over. */
export type PlayPhase = "idle" | "sending" | "showing" | "lost" | "closed";

export type OriginalPlay = {
	readonly phase: PlayPhase;
	/** What the player has seen paid. Minor units. */
	readonly balance: bigint;
	/** The round on the board: open, or the last one. */
	readonly round: OriginalRound | undefined;
	/** What the last round won, once it was shown. */
	readonly win: bigint | undefined;
	readonly notice: string | undefined;
	readonly act: Act | undefined;
	/** Why it had no answer when it was sent last, until there is one. */
	readonly unanswered?: Unanswered | undefined;
	/** The market's least time between two rounds is not over yet. */
	readonly pausing: boolean;
};

export type PlayerPorts = {
	readonly send: (act: Act) => Promise<Result<PlayedOriginal, CallFailure>>;
	/** How play stands at the server; undefined when it did not answer. */
	readonly enter: () => Promise<Pick<OriginalPlay, "balance" | "round"> | undefined>;
	readonly remember: (act: Act) => void;
	readonly forget: () => void;
	/** Runs work later; the answer calls it off. */
	readonly later: (milliseconds: number, work: () => void) => () => void;
	/** Milliseconds of a clock that never goes back. */
	readonly now: () => number;
	/** How long an ended round is shown. */
	readonly showFor: (round: OriginalRound) => number;
	readonly minimumCycle: number;
	readonly roundSent: () => void;
	readonly roundShown: (round: OriginalRound, amounts: { stake: bigint; win: bigint; balance: bigint }) => void;
	readonly sessionLost: (code: string) => void;
};

export type OriginalPlayer = {
	readonly state: ExternalStore<OriginalPlay>;
	/** Asks for what was left unanswered. */
	readonly begin: () => void;
	readonly bet: (bet: { readonly stake: bigint; readonly picked: Choice }) => void;
	readonly step: (move: Step) => void;
	readonly cashOut: () => void;
	/** Shows the end of a round at once. */
	readonly hurry: () => void;
	/** What waits is asked for now; who waits for nothing asks for the balance. */
	readonly linkMayBeBack: () => void;
	readonly close: () => void;
};

/** The board is behind the server: it is asked how play stands. */
const behind: ReadonlySet<string> = new Set([
	...["ORIGINAL_ROUND_OPEN", "ORIGINAL_STEP_NOT_OFFERED", "ORIGINAL_ROUND_UNKNOWN"],
]);
const retryMilliseconds: readonly number[] = [1_000, 2_000, 4_000, 8_000];
const longestRetry = 15_000;

export type FirstPlay = Pick<OriginalPlay, "balance" | "round"> & { readonly act: Act | undefined };

type Parts = { readonly currency: CurrencyCode; readonly ports: PlayerPorts; readonly newKey: () => string };

export function createOriginalPlayer(first: FirstPlay, { currency, ports, newKey }: Parts): OriginalPlayer {
	const state = externalStore<OriginalPlay>({
		...first,
		phase: first.act === undefined ? "idle" : "lost",
		win: undefined,
		notice: undefined,
		pausing: false,
	});
	const pace = createPressPace(ports.now);
	// The board stays as it is.
	const look = lookAgain({
		resting: () => state.get().phase === "idle",
		ask: ports.enter,
		told: ({ balance }) => loop.change({ balance }),
	});
	const loop = createLoop(state, { currency, ports: pacedPorts(ports, { pace, look }) });
	const pause = (): void => {
		if (ports.minimumCycle === 0) return;
		loop.change({ pausing: true });
		ports.later(ports.minimumCycle, () => loop.change({ pausing: false }));
	};
	return {
		state,
		begin: loop.retry,
		bet({ stake, picked }) {
			const { phase, round, balance, pausing } = state.get();
			if (phase !== "idle" || pausing || round?.open === true) return;
			if (stake > balance) {
				loop.change({ notice: "INSUFFICIENT_FUNDS" });
				// By what is shown here; money may have come meanwhile.
				void look.again();
				return;
			}
			const act = { kind: "bet", key: newKey(), stake, picked } as const;
			ports.remember(act);
			loop.change({ win: undefined, notice: undefined });
			pause();
			ports.roundSent();
			void loop.send(act);
		},
		step(move) {
			const { phase, round } = state.get();
			if (phase !== "idle" || round?.open !== true) return;
			void loop.send({ kind: "step", roundId: round.roundId, at: stepsIn(round), move });
		},
		cashOut() {
			const { phase, round } = state.get();
			if (phase !== "idle" || round?.open !== true || minor(round.win, currency) === 0n) return;
			void loop.send({ kind: "cash-out", roundId: round.roundId });
		},
		hurry: () => (pace.left() > 0 ? undefined : loop.hurry()),
		linkMayBeBack() {
			void look.again();
			loop.hasten();
		},
		close: loop.close,
	};
}

type Pressed = { readonly pace: PressPace; readonly look: LookAgain };

/** A round that is over stays for as long as another press is still part of the one that was sent. */
const pacedPorts = (ports: PlayerPorts, { pace, look }: Pressed): PlayerPorts => ({
	...ports,
	send(act) {
		look.sent();
		pace.pressed();
		return ports.send(act);
	},
	showFor: (round) => Math.max(ports.showFor(round), pace.left()),
});

/** Sends an act until it is answered, shows what was answered, and says when it was shown. */
function createLoop(state: ExternalStore<OriginalPlay>, { currency, ports }: Omit<Parts, "newKey">) {
	const change = (next: Partial<OriginalPlay>): void => state.set({ ...state.get(), ...next });
	let callOff = (): void => {};
	let closed = false;
	const retries = createRetries(ports.later, () => retry());

	const send = async (act: Act): Promise<void> => {
		callOff();
		change({ phase: "sending", act, notice: undefined });
		const answer = await ports.send(act);
		if (closed) return;
		if (answer.ok) taken(answer.value);
		else failed(answer.error);
	};
	const taken = ({ round, balance }: PlayedOriginal): void => {
		retries.answered();
		ports.forget();
		const after = minor(balance, currency);
		const showing = round.open ? 0n : minor(round.win, currency);
		change({ ...answered, phase: round.open ? "idle" : "showing", round, balance: after - showing });
		if (!round.open) callOff = ports.later(ports.showFor(round), () => shown(round, after));
	};
	const shown = (round: OriginalRound, balance: bigint): void => {
		const amounts = { stake: minor(round.stake, currency), win: minor(round.win, currency), balance };
		change({ phase: "idle", win: amounts.win, balance });
		ports.roundShown(round, amounts);
	};
	const failed = ({ code, value }: CallFailure): void => {
		const unanswered = unansweredBy(code);
		if (unanswered !== undefined) {
			change({ phase: "lost", unanswered });
			callOff = retries.again();
			return;
		}
		ports.forget();
		if (behind.has(code)) void follow(code);
		else refused(code, value);
	};
	const { refused, follow } = refusals(change, { currency, ports, isClosed: () => closed });
	const retry = (): void => {
		const { phase, act } = state.get();
		if (phase === "lost" && act !== undefined) void send(act);
	};
	return {
		change,
		send,
		retry,
		hasten: () => retries.hasten(state.get().phase, retry),
		hurry() {
			const { phase, round, balance } = state.get();
			if (phase !== "showing" || round === undefined) return;
			callOff();
			shown(round, balance + minor(round.win, currency));
		},
		close() {
			closed = true;
			callOff();
		},
	};
}

/** Later each time, until something is answered. */
function createRetries(later: PlayerPorts["later"], retry: () => void) {
	let failures = 0;
	let hastened = false;
	return {
		answered(): void {
			failures = 0;
			hastened = false;
		},
		/** Answers how to call it off. */
		again(): () => void {
			if (hastened) failures = 0;
			hastened = false;
			failures += 1;
			return later(retryMilliseconds[failures - 1] ?? longestRetry, retry);
		},
		/** What waits is asked for now; what is asked for just now is asked again soon when nobody answers. */
		hasten(phase: PlayPhase, now: () => void): void {
			if (phase === "sending") hastened = true;
			if (phase === "lost") now();
		},
	};
}

/** Nothing is asked for any more. */
const answered = { act: undefined, unanswered: undefined } as const;

/** What a refusal leaves on the board. */
function refusals(
	change: (next: Partial<OriginalPlay>) => void,
	{ currency, ports, isClosed }: Omit<Parts, "newKey"> & { readonly isClosed: () => boolean },
) {
	return {
		refused(code: string, value: unknown): void {
			const over = endsPlay(code);
			change({ ...answered, phase: over ? "closed" : "idle", notice: code, ...trueBalance(value, currency) });
			if (over) ports.sessionLost(code);
		},
		async follow(code: string): Promise<void> {
			const now = await ports.enter();
			if (!isClosed()) change({ ...now, ...answered, phase: "idle", notice: code });
		},
	};
}

/** How many steps a round has behind it. */
export const stepsIn = ({ events }: Pick<OriginalRound, "events">): number =>
	events.filter((event) => event.type === "cell" || (event.type === "card" && event.call !== "first")).length;

/** Minor units of an amount that the contract has parsed. Throws when the server wrote it too fine. */
export function minor(amount: string, currency: CurrencyCode): bigint {
	const parsed = parseMinor(amount, currency);
	if (!parsed.ok) throw new Error(`not an amount of ${currency}: ${parsed.error}`);
	return parsed.value;
}

/** A refusal for want of funds carries the true balance. */
function trueBalance(value: unknown, currency: CurrencyCode): Pick<OriginalPlay, "balance"> | undefined {
	if (typeof value !== "object" || value === null || !("balance" in value)) return undefined;
	const parsed = typeof value.balance === "string" ? parseMinor(value.balance, currency) : undefined;
	return parsed?.ok === true ? { balance: parsed.value } : undefined;
}
