// Crash as one player sees it, without a document: what the server said last, the server's clock as well as it is known
// here, and one press at a time. Decides nothing: a cash-out is worth what the server says.

import { isUncertain } from "#cabinet/ui";
import type { CallFailure } from "#platform/contract/client";
import type { Result } from "#platform/kernel";
import { type ExternalStore, externalStore } from "#platform/ui";
import type { CrashBet, CrashPast, CrashPlayed, CrashRound, CrashTable } from "../../contract/index.ts";
import { multiplierAt } from "../../core/index.ts";

export type CrashSeen = {
	readonly round: CrashRound | undefined;
	readonly bet: CrashBet | undefined;
	readonly table: CrashTable;
	readonly past: readonly CrashPast[];
	readonly chain:
		| { readonly end: string; readonly salt: string; readonly saltRound: number | null; readonly length: number }
		| undefined;
	/** Decimal string. */
	readonly balance: string;
	/** What became of a bet whose end was not seen, until the next press. */
	readonly missed?: CrashBet | undefined;
};

export type CrashState = CrashSeen & {
	/** A press is on its way. */
	readonly busy: boolean;
	/** The last refusal; gone with the next press, and one without a certain answer when how things stand is known again. */
	readonly notice: CallFailure | undefined;
	/** The connection is lost. */
	readonly away: boolean;
};

export type UnseenPress = {
	readonly recall: () => string | undefined;
	readonly remember: (key: string) => void;
	readonly forget: () => void;
};

export type CrashPorts = {
	/** `key`: a press of this player's, of which it is asked besides what became of it. */
	readonly enter: (key: string | undefined) => Promise<Result<CrashSeen & { readonly now: number }, CallFailure>>;
	readonly bet: (asked: {
		readonly key: string;
		readonly roundId: string;
		readonly stake: string;
		readonly target: number;
	}) => Promise<Result<CrashPlayed, CallFailure>>;
	readonly cashOut: (betId: string) => Promise<Result<CrashPlayed, CallFailure>>;
	readonly newKey: () => string;
	/** The key of the last press whose end was not seen yet; also after the page was loaded again. */
	readonly unseen: UnseenPress;
	/** This device's clock, in milliseconds. */
	readonly clock: () => number;
	/** Once everything that came in time is decided; not everybody in the same instant. */
	readonly later: (work: () => void) => void;
	readonly staked: () => void;
	/** A bet of the player is decided, told once. */
	readonly decided: (bet: CrashBet) => void;
	readonly sessionLost: (code: string) => void;
};

export type CrashPush = { readonly now: number; readonly round: CrashRound; readonly table: CrashTable };

export type CrashPlay = {
	readonly state: ExternalStore<CrashState>;
	/** The server's clock, as well as it is known here. */
	readonly now: () => number;
	readonly bet: (asked: { readonly stake: string; readonly target: number }) => Promise<void>;
	readonly cashOut: () => Promise<void>;
	readonly hear: (push: CrashPush) => void;
	/** Looks how things stand. */
	readonly look: () => Promise<void>;
	readonly setAway: (away: boolean) => void;
};

const sessionOver: ReadonlySet<string> = new Set(["PLAY_EXPIRED", "NOT_LOGGED_IN"]);

const atRest = { busy: false, notice: undefined, away: false } as const;

export function createCrashPlay(first: CrashSeen & { readonly now: number }, ports: CrashPorts): CrashPlay {
	const { now: began, ...seen } = first;
	const state = externalStore<CrashState>({ ...seen, ...atRest });
	const clock = serverClock(began, ports.clock);
	const tell = tellOnce(seen, ports);
	const change = (next: Partial<CrashState>): void => {
		state.set({ ...state.get(), ...next });
		tell(state.get());
	};
	const refused = (notice: CallFailure): void => {
		change({ notice, busy: false });
		if (sessionOver.has(notice.code)) ports.sessionLost(notice.code);
	};
	const ask = async (): Promise<boolean> => {
		const answer = await ports.enter(ports.unseen.recall());
		if (answer.ok) change({ ...clock.heard(answer.value), missed: answer.value.missed ?? state.get().missed });
		else refused(answer.error);
		return answer.ok;
	};
	const look = async (): Promise<void> => {
		if ((await ask()) && isUncertain(state.get().notice?.code)) change({ notice: undefined });
	};
	const act = async (press: () => Promise<Result<CrashPlayed, CallFailure>>): Promise<void> => {
		if (state.get().busy) return;
		change({ busy: true, notice: undefined, missed: undefined });
		const answer = await press();
		if (answer.ok) return change({ busy: false, ...clock.heard(answer.value) });
		refused(answer.error);
		// Asked at once, it does not take away what was just said.
		await ask();
	};
	return {
		state,
		now: clock.now,
		look,
		async bet({ stake, target }) {
			const { round, bet } = state.get();
			const { roundId } = round ?? {};
			if (roundId === undefined || bet?.roundId === roundId || state.get().busy) return;
			ports.staked();
			await act(() => stakeOn(ports, { key: ports.newKey(), roundId, stake, target }));
		},
		async cashOut() {
			const { bet } = state.get();
			if (bet?.state === "staked") await act(() => ports.cashOut(bet.betId));
		},
		hear(push) {
			clock.heard(push);
			const { next, looks, ended } = heard(state.get(), push);
			change(next);
			if (looks) void look();
			if (ended) ports.later(() => void look());
		},
		setAway: (away) => change({ away }),
	};
}

/** What is asked for stays known until its end was seen; a refusal is its end. */
async function stakeOn(ports: CrashPorts, asked: Parameters<CrashPorts["bet"]>[0]): ReturnType<CrashPorts["bet"]> {
	ports.unseen.remember(asked.key);
	const answer = await ports.bet(asked);
	if (!answer.ok && !isUncertain(answer.error.code)) ports.unseen.forget();
	return answer;
}

/** Tells of each bet once that it is decided, the one whose end was missed too. */
function tellOnce(first: CrashSeen, ports: Pick<CrashPorts, "decided" | "unseen">): (seen: CrashSeen) => void {
	let told = decidedOf(first.bet) ?? first.missed;
	if (told !== undefined) ports.unseen.forget();
	return ({ bet, missed }) => {
		const decided = decidedOf(bet) ?? missed;
		if (decided === undefined || decided.betId === told?.betId) return;
		told = decided;
		ports.unseen.forget();
		ports.decided(decided);
	};
}

/** The server's clock as it is known here: an answer that was long on its way says less than one that was quick. */
function serverClock(began: number, clock: CrashPorts["clock"]) {
	let ahead = began - clock();
	return {
		now: (): number => clock() + ahead,
		heard<Said extends { readonly now: number }>({ now, ...said }: Said): Omit<Said, "now"> {
			ahead = Math.max(ahead, now - clock());
			return said;
		},
	};
}

/** What a push changes; what became of the bet, and the past rounds, are asked for: it says what everybody may see. */
function heard(before: CrashState, { now, round, table }: CrashPush) {
	const other = before.round?.roundId !== round.roundId;
	const ended = round.end !== undefined && before.round?.end === undefined;
	const next = { round, table, ...(other ? { bet: undefined, notice: undefined } : {}) };
	const { bet } = before;
	const reached =
		bet?.state === "staked" && bet.target > 0 && multiplierAt(now - round.fliesAt) >= bet.target && !other;
	return { next, ended, looks: other || ended || reached };
}

const decidedOf = (bet: CrashBet | undefined): CrashBet | undefined => (bet?.state === "staked" ? undefined : bet);
