// Autoplay over the real rules of play: what it presses, and each thing that ends it.
import { describe, expect, it } from "vitest";
import { type AutoplaySight, type AutoplayWish, createAutoplayer } from "#cabinet/ui";
import { externalStore } from "#platform/ui";
import { decidePlay, enterPlay, type PlayEvent } from "./play-state.ts";
import { slotSight } from "./slot-sight.ts";

const wish: AutoplayWish = { rounds: 10, lossLimit: 100_000n, winLimit: undefined, stopOnFree: false };

/** The first round's answer, whose show has begun. */
const shown: PlayEvent = { type: "answered", answer: { roundId: "r1", stake: 100n, win: 0n, balance: 900n } };

/** A game whose rounds are answered by hand; what comes later runs when the test says so. */
function table(options: { readonly balance?: bigint; readonly free?: boolean; readonly cycle?: number } = {}) {
	const { balance = 1_000n, free = false, cycle = 0 } = options;
	const state = externalStore(enterPlay({ balance, stakes: [100n], chosen: 0, pending: undefined }).state);
	const timers = new Set<() => void>();
	const clock = { now: 0 };
	let wait = 0;
	let spins = 0;
	const dispatch = (event: PlayEvent): void => state.set(decidePlay(state.get(), event).state);
	const spin = (): void => {
		spins += 1;
		dispatch({ type: "spin", key: `k${spins}` });
	};
	const auto = createAutoplayer({
		sight: () => slotSight(state.get(), { hadFree: free }),
		listen: state.listen,
		press: spin,
		now: () => clock.now,
		minimumCycle: cycle,
		later: (milliseconds, work) => {
			wait = milliseconds;
			timers.add(work);
			return () => timers.delete(work);
		},
	});
	const tick = (): void => {
		const due = [...timers];
		timers.clear();
		for (const work of due) work();
	};
	const answer = (win = 0n): void => {
		dispatch({ type: "answered", answer: { roundId: `r${spins}`, stake: 100n, win, balance: 900n + win } });
		dispatch({ type: "presented" });
	};
	return {
		auto,
		clock,
		wait: () => wait,
		dispatch,
		answer,
		tick,
		spin,
		spins: () => spins,
		waits: () => timers.size,
		view: auto.view.get,
	};
}

describe("G20 autoplay", () => {
	it("presses once for each round that has been shown, and ends when they are done", () => {
		const game = table({ balance: 10_000n });
		game.auto.start({ ...wish, rounds: 3 });
		for (let round = 1; round <= 3; round += 1) {
			expect([game.spins(), game.view().run?.left]).toEqual([round, 3 - round]);
			game.tick();
			expect(game.spins()).toBe(round);
			game.answer();
			game.tick();
		}
		expect([game.spins(), game.view()]).toEqual([3, { run: undefined, stopped: "done" }]);
	});

	it.each([
		["the loss limit", "loss", (game: ReturnType<typeof table>) => game.answer()],
		["a win above the limit", "win", (game: ReturnType<typeof table>) => game.answer(900n)],
		["a lost link", "link", (game: ReturnType<typeof table>) => game.dispatch({ type: "link-failed" })],
		[
			"a refusal, such as a limit or a reality check",
			"refused",
			(game: ReturnType<typeof table>) => game.dispatch({ type: "refused", code: "REALITY_CHECK", balance: undefined }),
		],
		[
			"the end of the session",
			"refused",
			(game: ReturnType<typeof table>) => game.dispatch({ type: "session-ended", code: "PLAY_EXPIRED" }),
		],
		["the person", "player", (game: ReturnType<typeof table>) => game.auto.stop("player")],
		["another tab or app", "hidden", (game: ReturnType<typeof table>) => game.auto.stop("hidden")],
	] as const)("is ended by %s", (_name, stopped, happens) => {
		const game = table();
		game.auto.start({ ...wish, lossLimit: 150n, winLimit: 800n });
		happens(game);
		game.tick();
		expect(game.view()).toEqual({ run: undefined, stopped });
		game.tick();
		expect([game.spins(), game.waits()]).toEqual([1, 0]);
	});

	it("takes another press just after the one that stopped it as part of that, and of no other end", () => {
		const game = table();
		game.auto.start(wish);
		game.auto.stop("player");
		expect(game.auto.takesPress()).toBe(true);
		game.auto.stop("player");
		game.clock.now = 400;
		expect(game.auto.takesPress()).toBe(false);
		game.answer();
		game.auto.start(wish);
		game.auto.stop("hidden");
		expect(game.auto.takesPress()).toBe(false);
	});

	it.each([
		["while a round is on its way", () => {}],
		["while a round is shown", (game: ReturnType<typeof table>) => game.dispatch(shown)],
		["between two rounds", (game: ReturnType<typeof table>) => game.answer()],
	])("is ended by a press at the game %s, which stakes nothing", (_when, happens) => {
		const game = table();
		expect(game.auto.wouldStop()).toBe(false);
		game.auto.start(wish);
		happens(game);
		expect(game.auto.wouldStop()).toBe(true);
		expect([game.auto.takesPress(), game.view()]).toEqual([true, { run: undefined, stopped: "player" }]);
		game.tick();
		expect([game.spins(), game.waits(), game.auto.wouldStop()]).toEqual([1, 0, false]);
		game.clock.now = 400;
		expect(game.auto.takesPress()).toBe(false);
	});

	it("is ended by free spins where that was asked for", () => {
		const game = table({ free: true });
		game.auto.start({ ...wish, stopOnFree: true });
		game.answer();
		expect(game.view().stopped).toBe("free");
	});

	it("is ended by a balance that does not cover the next stake", () => {
		const game = table({ balance: 50n });
		game.auto.start(wish);
		expect(game.view()).toEqual({ run: undefined, stopped: "refused" });
	});

	it("is ended by a press of the person between two rounds, whose round is theirs", () => {
		const game = table();
		game.auto.start(wish);
		game.answer();
		game.spin();
		game.tick();
		expect([game.spins(), game.view().stopped]).toEqual([2, "player"]);
	});

	it("does not start while a round runs, nor twice", () => {
		const game = table();
		game.spin();
		game.auto.start(wish);
		expect(game.view().run).toBeUndefined();
		game.answer();
		game.auto.start(wish);
		game.auto.start({ ...wish, rounds: 100 });
		expect([game.spins(), game.view().run?.left]).toEqual([2, 9]);
	});

	it("forgets why it ended once a round is played by hand", () => {
		const game = table();
		game.auto.start({ ...wish, rounds: 1 });
		game.answer();
		game.tick();
		expect(game.view().stopped).toBe("done");
		game.spin();
		expect(game.view().stopped).toBeUndefined();
	});
});

describe("14D, 14G a market with a least time between rounds", () => {
	it("is waited for from the answer on, however long the round is shown", () => {
		const game = table({ balance: 10_000n, cycle: 2_500 });
		game.auto.start(wish);
		game.dispatch(shown);
		game.clock.now = 800;
		game.dispatch({ type: "presented" });
		expect([game.wait(), game.spins()]).toEqual([1_700, 1]);
		game.clock.now = 2_500;
		game.tick();
		expect([game.spins(), game.view().run?.left]).toEqual([2, 8]);
	});

	it("costs nothing where a round is shown for longer", () => {
		const game = table({ balance: 10_000n, cycle: 2_500 });
		game.auto.start(wish);
		game.dispatch(shown);
		game.clock.now = 6_000;
		game.dispatch({ type: "presented" });
		expect(game.wait()).toBe(700);
	});

	it("is waited for after a round by hand, too", () => {
		const game = table({ balance: 10_000n, cycle: 2_500 });
		game.spin();
		game.answer();
		game.clock.now = 1_000;
		game.auto.start(wish);
		expect([game.spins(), game.wait(), game.view().run?.left]).toEqual([1, 1_500, 10]);
		game.tick();
		expect([game.spins(), game.view().run?.left]).toEqual([2, 9]);
	});

	it("a round that is refused as too fast, for another window played, is tried again and not counted", () => {
		const game = table({ balance: 10_000n, cycle: 2_500 });
		game.auto.start(wish);
		game.dispatch({ type: "refused", code: "TOO_FAST", balance: undefined });
		expect([game.wait(), game.view()]).toMatchObject([2_500, { run: { left: 10 }, stopped: undefined }]);
		game.tick();
		expect([game.spins(), game.view().run?.left]).toEqual([2, 9]);
		game.dispatch({ type: "refused", code: "LIMIT_REACHED", balance: undefined });
		expect(game.view()).toEqual({ run: undefined, stopped: "refused" });
	});
});

describe("G20 a game whose rounds begin by the clock", () => {
	const rest: AutoplaySight = { phase: "waits", stake: 100n, last: undefined, refusal: undefined };
	const over = (roundId: string, win = 0n) => ({ roundId, stake: 100n, win, free: false });

	/** What comes later comes at once; each press is counted. */
	function clockwork() {
		const sight = externalStore(rest);
		let presses = 0;
		const auto = createAutoplayer({
			sight: sight.get,
			listen: sight.listen,
			press: () => {
				presses += 1;
				sight.set({ ...sight.get(), phase: "busy" });
			},
			minimumCycle: 0,
			now: () => 0,
			later: (_milliseconds, work) => {
				work();
				return () => {};
			},
		});
		const be = (next: Partial<AutoplaySight>): void => sight.set({ ...rest, ...next });
		return { auto, be, presses: () => presses, view: auto.view.get };
	}

	it("waits for the next round to open, and presses once for it", () => {
		const game = clockwork();
		game.auto.start({ ...wish, rounds: 2 });
		expect(game.presses()).toBe(0);
		game.be({ phase: "idle" });
		game.be({});
		game.be({ last: over("r1", 150n) });
		expect([game.presses(), game.view().run]).toMatchObject([1, { left: 1, net: 50n }]);
		game.be({ phase: "idle", last: over("r1") });
		game.be({ last: over("r2") });
		expect([game.presses(), game.view().stopped]).toEqual([2, "done"]);
	});

	it("presses anew, and counts once, what came too late for a round", () => {
		const game = clockwork();
		game.auto.start(wish);
		game.be({ phase: "idle" });
		game.be({ refusal: "passing" });
		expect(game.view().run?.left).toBe(10);
		game.be({ phase: "idle" });
		expect([game.presses(), game.view().run?.left]).toEqual([2, 9]);
	});

	it("ends where the end of its round was never seen, and when the person bets by hand", () => {
		const game = clockwork();
		game.auto.start(wish);
		game.be({ phase: "idle" });
		game.be({ phase: "idle" });
		expect(game.view().stopped).toBe("link");
		game.be({});
		game.auto.start(wish);
		game.be({ phase: "busy" });
		expect(game.view().stopped).toBe("player");
	});
});
