// Carries out what play decides: calls, retries, the stage, the memory of the tab. The rules are in play-state.

import { createPressPace, endsPlay, lookAgain, minor, pressMilliseconds, unansweredBy } from "#cabinet/ui";
import type { FreeSpinsCount } from "#games/contract";
import type { CallFailure } from "#platform/contract/client";
import { type CurrencyCode, formatMinor, parseMinor, type Result } from "#platform/kernel";
import { type ExternalStore, externalStore } from "#platform/ui";
import type { SlotRound } from "../../contract/index.ts";
import type { Side } from "../../core/index.ts";
import type { Stage } from "../stage/stage.ts";
import { planRound } from "../timeline/plan-round.ts";
import {
	type Answer,
	type Bought,
	decidePlay,
	firstRetryMilliseconds,
	type Given,
	type PendingSpin,
	type PlayEffect,
	type PlayEvent,
	type PlayState,
	type PlayStep,
} from "./play-state.ts";

export type SpinAnswer = {
	readonly round: SlotRound;
	readonly balance: string;
	readonly award?: FreeSpinsCount | undefined;
};

/** What the player needs of the world around it. */
export type PlayerPorts = {
	readonly spin: (pending: PendingSpin) => Promise<Result<SpinAnswer, CallFailure>>;
	readonly balance: () => Promise<Result<string, CallFailure>>;
	readonly remember: (pending: PendingSpin) => void;
	readonly forget: () => void;
	readonly stage: Pick<Stage, "start" | "giveUp" | "present" | "hurry">;
	readonly newKey: () => string;
	/** Runs work later; the answer calls it off. */
	readonly later: (milliseconds: number, work: () => void) => () => void;
	/** Milliseconds of a clock that never goes back. */
	readonly now: () => number;
	/** False when the browser knows that there is no link. */
	readonly linked: () => boolean;
	readonly roundSent: () => void;
	readonly roundShown: (answer: Answer) => void;
	readonly sessionLost: (code: string) => void;
};

export type Player = {
	readonly state: ExternalStore<PlayState>;
	/** The round that is or was shown last. */
	readonly round: ExternalStore<SlotRound | undefined>;
	/** The stage stands: what was left unanswered is asked for. */
	readonly begin: () => void;
	/** Paid by the player, or one that the house gives. */
	readonly spin: (given?: Given) => void;
	/** Pays the price of the bonus. */
	readonly buy: (bought: Bought) => void;
	/** Stakes what the last round won. */
	readonly double: (side: Side) => void;
	readonly chooseStake: (index: number) => void;
	readonly linkLost: () => void;
	/** There is reason to think that the link is there again: no need to wait. Who waits for nothing asks for the balance. */
	readonly linkMayBeBack: () => void;
	readonly close: () => void;
};

export function createPlayer(first: PlayStep, context: { currency: CurrencyCode; ports: PlayerPorts }): Player {
	const { currency, ports } = context;
	const state = externalStore(first.state);
	const round = externalStore<SlotRound | undefined>(undefined);
	let closed = false;
	const pace = createPressPace(ports.now);
	const rest = restAfterHurry(ports.later, pace);

	const dispatch = (event: PlayEvent): void => {
		if (closed) return;
		const next = decidePlay(state.get(), event);
		state.set(next.state);
		next.effects.forEach(carryOut);
	};
	const failed = (failure: CallFailure): void => dispatch(afterFailure(failure, currency));
	const told = (balance: string): void => dispatch({ type: "link-back", balance: minor(balance, currency) });
	const look = lookAgain({ resting: () => state.get().phase === "idle", ask: balanceOf(ports.balance), told });
	const send = async (pending: PendingSpin): Promise<void> => {
		look.sent();
		ports.roundSent();
		pace.pressed();
		const answer = await ports.spin(pending);
		if (!answer.ok) return failed(answer.error);
		round.set(answer.value.round);
		dispatch({ type: "answered", answer: readAnswer(answer.value, currency) });
	};
	const show = showRound(ports, pace);
	const present = async (): Promise<void> => {
		await show(round.get());
		rest.shown();
		dispatch({ type: "presented" });
		if (!ports.linked()) dispatch({ type: "link-failed" });
	};
	const retries = createRetries(ports.later, () => dispatch({ type: "retry" }));
	const askBalance = asking(ports.balance, told, failed);
	const carryOut = effectRunner({ ports, send, askBalance, present, retryIn: retries.after });
	return {
		state,
		round,
		begin: () => first.effects.forEach(carryOut),
		spin: (given) =>
			rest.press(state.get().phase, () => {
				dispatch({ type: "spin", key: ports.newKey(), given });
				// By what is shown here; money may have come meanwhile.
				if (state.get().notice === "INSUFFICIENT_FUNDS") void look.again();
			}),
		...offersOf(dispatch, ports.newKey),
		chooseStake: (index) => dispatch({ type: "choose-stake", index }),
		linkLost: () => dispatch({ type: "link-failed" }),
		linkMayBeBack() {
			void look.again();
			retries.hasten(state.get().phase);
		},
		close() {
			closed = true;
			retries.callOff();
		},
	};
}

const asking =
	(ask: PlayerPorts["balance"], told: (balance: string) => void, failed: (failure: CallFailure) => void) =>
	async (): Promise<void> => {
		const answer = await ask();
		if (answer.ok) told(answer.value);
		else failed(answer.error);
	};

/** The balance as it is told; undefined when nobody answers. */
const balanceOf = (ask: PlayerPorts["balance"]) => async (): Promise<string | undefined> => {
	const answer = await ask();
	return answer.ok ? answer.value : undefined;
};

/** Shows a round for as long as another press is still part of the one that staked it, or longer. */
const showRound =
	({ stage, later }: Pick<PlayerPorts, "stage" | "later">, pace: ReturnType<typeof createPressPace>) =>
	async (round: SlotRound | undefined): Promise<void> => {
		await stage.present(planRound(round?.events ?? []));
		if (pace.left() > 0) await new Promise<void>((over) => later(pace.left(), over));
	};

/** Asks again after a while, or at once when there is reason to. */
function createRetries(later: PlayerPorts["later"], retry: () => void) {
	let callOff = (): void => {};
	/** The link came back while something was asked: when that fails, its time was another one. */
	let soon = false;
	return {
		after(milliseconds: number): void {
			callOff();
			callOff = later(soon ? Math.min(milliseconds, firstRetryMilliseconds) : milliseconds, retry);
			soon = false;
		},
		hasten(phase: PlayState["phase"]): void {
			soon = phase === "spinning" || phase === "resuming";
			if (phase !== "lost") return;
			callOff();
			retry();
		},
		callOff: (): void => callOff(),
	};
}

function afterFailure(failure: CallFailure, currency: CurrencyCode): PlayEvent {
	const { code } = failure;
	const why = unansweredBy(code);
	if (why !== undefined) return { type: "link-failed", why };
	if (endsPlay(code)) return { type: "session-ended", code };
	return { type: "refused", code, balance: balanceIn(failure, currency) };
}

const offersOf = (dispatch: (event: PlayEvent) => void, newKey: () => string): Pick<Player, "buy" | "double"> => ({
	buy: (bought) => dispatch({ type: "spin", key: newKey(), bought }),
	double: (side) => dispatch({ type: "double", key: newKey(), side }),
});

/**
 * A press that was meant to hurry a round and comes a moment too late must not stake the next one; the second click of a double
 * click skips no show of what the first one staked.
 */
function restAfterHurry(later: PlayerPorts["later"], pace: ReturnType<typeof createPressPace>) {
	let hurried = false;
	let resting = false;
	return {
		press(phase: PlayState["phase"], act: () => void) {
			if (resting) return;
			hurried ||= phase === "presenting";
			if (phase === "presenting" && pace.left() > 0) return;
			act();
		},
		shown() {
			if (!hurried) return;
			hurried = false;
			resting = true;
			later(pressMilliseconds, () => {
				resting = false;
			});
		},
	};
}

type Acts = {
	readonly ports: PlayerPorts;
	readonly send: (pending: PendingSpin) => Promise<void>;
	readonly askBalance: () => Promise<void>;
	readonly present: () => Promise<void>;
	readonly retryIn: (milliseconds: number) => void;
};

function effectRunner(acts: Acts): (effect: PlayEffect) => void {
	const { ports } = acts;
	return (effect) => {
		switch (effect.type) {
			case "remember":
				return ports.remember(effect.pending);
			case "forget":
				return ports.forget();
			case "send":
				return void acts.send(effect.pending);
			case "ask-balance":
				return void acts.askBalance();
			case "start-reels":
				return ports.stage.start();
			case "stop-reels":
				return ports.stage.giveUp();
			case "present":
				return void acts.present();
			case "hurry":
				return ports.stage.hurry();
			case "retry-in":
				return acts.retryIn(effect.milliseconds);
			case "round-shown":
				return ports.roundShown(effect.answer);
			case "session-lost":
				return ports.sessionLost(effect.code);
		}
	};
}

/** A round as play takes it, with the balance that it left. */
export function readAnswer(answer: SpinAnswer, currency: CurrencyCode): Answer {
	const { round, award } = answer;
	return {
		roundId: round.roundId,
		stake: minor(round.stake, currency),
		...(round.freeStake === undefined ? {} : { worth: minor(round.freeStake, currency) }),
		win: minor(round.win, currency),
		balance: minor(answer.balance, currency),
		...(award === undefined ? {} : { award: { ...award, won: minor(award.won, currency) } }),
	};
}

/** A refusal for want of funds carries the true balance. */
function balanceIn(failure: CallFailure, currency: CurrencyCode): bigint | undefined {
	const { value } = failure;
	if (typeof value !== "object" || value === null || !("balance" in value)) return undefined;
	const parsed = typeof value.balance === "string" ? parseMinor(value.balance, currency) : undefined;
	return parsed?.ok === true ? parsed.value : undefined;
}

/** The size of one credit for a stake, as the spin call wants it. `cost` is the credits of a spin. */
export const coinOf = (stake: { minor: bigint; cost: number; currency: CurrencyCode }): string =>
	formatMinor(stake.minor / BigInt(stake.cost), stake.currency);
