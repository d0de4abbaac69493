// A lottery as one player sees it, without a document: what the server said last, its clock as well as it is known here, one
// press at a time, and what became of each. Decides nothing: what is won is what the server says.
import { isUncertain } from "#cabinet/ui";
import type { CallFailure } from "#platform/contract/client";
import type { Result } from "#platform/kernel";
import { type ExternalStore, externalStore } from "#platform/ui";
import type { LotterySeen, OrderView } from "../../contract/index.ts";
import { type Digits, type LotteryGame, readDigits } from "../../core/index.ts";
import { balanceAfter, type Outcome, outcomeOf } from "./outcome.ts";

export type Drawn = { readonly issue: string; readonly digits: Digits };

/** What one press asks for; kept until its end was seen, and sent again unchanged. */
export type Press = {
	readonly key: string;
	readonly gameId: LotteryGame;
	readonly currentNumero: string;
	readonly chase?: readonly { readonly numero: string; readonly multiple: number }[];
	readonly winningStop: boolean;
	readonly betCartAmountSum: string;
	readonly prizeModeId: 1 | 2 | 3 | 5;
	readonly bettingSlipString: string;
};

export type Placed = { readonly orders: readonly OrderView[]; readonly balance: string; readonly now: number };
export type Seen = { readonly game: LotterySeen; readonly balance: string; readonly now: number };

export type LotteryState = {
	readonly game: LotterySeen;
	/** The newest first, up to a hundred. */
	readonly draws: readonly Drawn[];
	/** Decimal string. */
	readonly balance: string;
	/** A press is on its way. */
	readonly busy: boolean;
	/** The last refusal, gone with the next press; one without a certain answer, until there is one. */
	readonly notice: CallFailure | undefined;
	/** What the last press placed. */
	readonly placed: Placed | undefined;
	/** A draw that is being shown. */
	readonly reel: Drawn | undefined;
	/** What a draw brought before it was shown, so that no other page shows it first; `win` once it is known, in minor units. */
	readonly unshown: { readonly stake: bigint; readonly win: bigint | undefined } | undefined;
	/** What the player's bets on the last draw brought, once it was shown. */
	readonly outcome: Outcome | undefined;
	/** The connection is lost. */
	readonly away: boolean;
};

export type LotteryPorts = {
	readonly enter: () => Promise<Result<Seen, CallFailure>>;
	readonly recent: () => Promise<readonly Drawn[] | undefined>;
	readonly bet: (press: Press) => Promise<Result<Placed, CallFailure>>;
	/** The player's orders on an issue; undefined without an answer. */
	readonly ordersOn: (issue: string) => Promise<readonly OrderView[] | undefined>;
	readonly unanswered: {
		readonly recall: () => Press | undefined;
		readonly remember: (press: Press) => void;
		readonly forget: () => void;
	};
	/** This device's clock, in milliseconds. */
	readonly clock: () => number;
	/** Runs work later; the answer calls it off. */
	readonly later: (milliseconds: number, work: () => void) => () => void;
	readonly decided: (outcome: Outcome) => void;
	readonly sessionLost: (code: string) => void;
};

export type LotteryPlay = {
	readonly state: ExternalStore<LotteryState>;
	/** The server's clock, as well as it is known here. */
	readonly now: () => number;
	readonly bet: (press: Press) => Promise<void>;
	/** Told by the live room. */
	readonly hear: (seen: Omit<Seen, "balance">) => void;
	/** Asks how things stand. */
	readonly look: () => Promise<void>;
	/** The draw was shown to its end. */
	readonly shown: () => void;
	/** Orders were cancelled, or seen anew. */
	readonly balanceIs: (balance: string) => void;
	readonly close: () => void;
};

const mostDraws = 100;
const sessionOver: ReadonlySet<string> = new Set(["PLAY_EXPIRED", "NOT_LOGGED_IN"]);
/** After a draw until its bets are settled, and each time again: milliseconds. */
const settledAfter = [300, 900, 1_500, 3_000, 5_000, 10_000, 15_000, 60_000] as const;
const againMilliseconds = 2_000;

const refusing =
	(change: (next: Partial<LotteryState>) => void, ports: LotteryPorts) =>
	(notice: CallFailure): void => {
		change({ notice, busy: false });
		if (sessionOver.has(notice.code)) ports.sessionLost(notice.code);
	};

/** `newest`: a draw that was not known before. */
function heardDraws(known: readonly Drawn[], game: Seen["game"]) {
	const draws = withLast(known, game);
	const [newest] = draws;
	const isNew = newest !== undefined && newest.issue > (known[0]?.issue ?? "");
	return { draws, newest: isNew ? newest : undefined };
}

/** The stake left with the bet. */
const unknownWin = { stake: 0n, win: undefined };

type First = Seen & { readonly draws: readonly Drawn[] };

const firstState = ({ game, draws, balance }: First): LotteryState => ({
	game,
	draws: withLast(draws, game),
	balance,
	busy: false,
	notice: undefined,
	placed: undefined,
	reel: undefined,
	unshown: undefined,
	outcome: undefined,
	away: false,
});

export function createLotteryPlay(first: First, ports: LotteryPorts): LotteryPlay {
	const clock = serverClock(first.now, ports.clock);
	const state = externalStore<LotteryState>(firstState(first));
	const change = (next: Partial<LotteryState>): void => state.set({ ...state.get(), ...next });
	const timers = createTimers(ports.later);
	const refused = refusing(change, ports);
	const settle = createSettling({ state, change, ports, timers });
	const hear = ({ game, now }: Omit<Seen, "balance">): void => {
		clock.heard(now);
		const { draws, newest } = heardDraws(state.get().draws, game);
		change({ game, draws, ...(newest === undefined ? {} : { reel: newest, unshown: unknownWin, outcome: undefined }) });
		for (const issue of decidedIssues(newest, game)) settle.follow(issue);
		wake();
	};
	const look = async (): Promise<void> => {
		const answer = await ports.enter();
		if (answer.ok) {
			hear(answer.value);
			return takeLook({ state, change, ports }, answer.value);
		}
		if (!isUncertain(answer.error.code)) return refused(answer.error);
		change({ away: true });
		wake();
	};
	const wake = (): void => timers.only("look", nextLook(state.get().game, clock.now()), () => void look());
	const send = async (press: Press): Promise<void> => {
		change({ busy: true });
		const answer = await ports.bet(press);
		if (!answer.ok && isUncertain(answer.error.code)) {
			change({ notice: answer.error });
			return timers.only("again", againMilliseconds, () => void send(press));
		}
		ports.unanswered.forget();
		if (!answer.ok) return refused(answer.error);
		clock.heard(answer.value.now);
		settle.mine(answer.value.orders);
		change({ busy: false, notice: undefined, placed: answer.value, balance: balanceAfter(state.get(), answer.value) });
	};
	const left = ports.unanswered.recall();
	if (left !== undefined) void send(left);
	wake();
	return {
		state,
		now: clock.now,
		hear,
		look,
		async bet(press) {
			if (state.get().busy) return;
			change({ notice: undefined, placed: undefined });
			ports.unanswered.remember(press);
			await send(press);
		},
		shown() {
			change({ reel: undefined });
			settle.shown();
		},
		balanceIs: (balance) => change({ balance }),
		close: timers.close,
	};
}

/** What a draw brought is in the balance before the draw was shown. */
const afterLook = ({ reel, balance }: LotteryState, seen: Pick<Seen, "balance">): Partial<LotteryState> => ({
	away: false,
	balance: reel === undefined ? seen.balance : balance,
});

const decidedIssues = (newest: Drawn | undefined, { last }: LotterySeen): readonly string[] => [
	...(newest === undefined ? [] : [newest.issue]),
	...last.filter(({ state }) => state === "void").map(({ numero }) => numero),
];

type Looked = Pick<Settling, "state" | "change" | "ports">;

/** The balance; after a long absence the draws between, too. */
function takeLook({ state, change, ports }: Looked, seen: Pick<Seen, "balance">): void {
	change(afterLook(state.get(), seen));
	if (!missesDraws(state.get())) return;
	void ports.recent().then((draws) => draws && change({ draws: withLast(draws, state.get().game) }));
}

type Settling = {
	readonly state: ExternalStore<LotteryState>;
	readonly change: (next: Partial<LotteryState>) => void;
	readonly ports: LotteryPorts;
	readonly timers: ReturnType<typeof createTimers>;
};

/** Looks what became of the player's bets on a draw until all of them are decided; told once the draw was shown. */
function createSettling({ state, change, ports, timers }: Settling) {
	const followed = new Set<string>();
	// Draws may be decided faster than they are shown.
	const waiting: Outcome[] = [];
	const own = () => waiting.filter(({ stake }) => stake > 0n);
	const tell = (): void => {
		if (waiting.length === 0 || state.get().reel !== undefined) return;
		const told = own();
		change({ outcome: told.at(-1) ?? waiting.at(-1), unshown: undefined });
		waiting.length = 0;
		for (const outcome of told) ports.decided(outcome);
	};
	const ask = async (issue: string, turn: number): Promise<void> => {
		const orders = await ports.ordersOn(issue);
		const outcome = orders === undefined ? undefined : outcomeOf(issue, orders);
		if (outcome === undefined || outcome.open) {
			const after = settledAfter[turn + 1] ?? settledAfter.at(-1) ?? againMilliseconds;
			return timers.only(issue, after, () => void ask(issue, turn + 1));
		}
		waiting.push(outcome);
		const win = own().reduce((sum, { returned }) => sum + returned, 0n);
		change({ unshown: own().length > 0 ? { stake: 0n, win } : undefined });
		tell();
	};
	return {
		follow(issue: string): void {
			if (followed.has(issue)) return;
			followed.add(issue);
			timers.only(issue, settledAfter[0], () => void ask(issue, 0));
		},
		/** Placed late, after the draw was heard of already: it is looked at once more. */
		mine(orders: readonly OrderView[]): void {
			for (const { numero } of orders) followed.delete(numero);
		},
		shown: tell,
	};
}

/** Draws with those that the game names last, the newest first, each once. */
function withLast(draws: readonly Drawn[], { gameId, last }: LotterySeen): readonly Drawn[] {
	const known = new Set(draws.map(({ issue }) => issue));
	const more = last.flatMap(({ numero, digits }) => {
		const read = digits === undefined ? undefined : readDigits(gameId, digits);
		return read === undefined || known.has(numero) ? [] : [{ issue: numero, digits: read }];
	});
	if (more.length === 0) return draws;
	return [...more, ...draws].sort((left, right) => (left.issue < right.issue ? 1 : -1)).slice(0, mostDraws);
}

/** After a long absence the last five do not join what is known. */
const missesDraws = ({ draws, game }: Pick<LotteryState, "draws" | "game">): boolean =>
	draws.length <= game.last.length && game.last.length >= 5;

/** When to look by the clock, should no push come: after the close, after the draw, and again while a result is late. */
export function nextLook({ current }: Pick<LotterySeen, "current">, now: number): number {
	if (now < current.closesAt) return current.closesAt - now + 250;
	if (now < current.drawsAt) return current.drawsAt - now + 700;
	return Math.min(15_000, Math.max(1_000, (now - current.drawsAt) / 2));
}

function serverClock(began: number, clock: () => number) {
	let ahead = began - clock();
	return {
		now: () => clock() + ahead,
		/** What was quicker on its way says more of the server's clock. */
		heard(now: number): void {
			ahead = Math.max(ahead, now - clock());
		},
	};
}

function createTimers(later: LotteryPorts["later"]) {
	const off = new Map<string, () => void>();
	return {
		/** One of a name at a time. */
		only(name: string, milliseconds: number, work: () => void): void {
			off.get(name)?.();
			off.set(name, later(milliseconds, work));
		},
		close(): void {
			for (const each of off.values()) each();
			off.clear();
		},
	};
}
