// Autoplay of the instant games over the real rules of play: what is pressed, what ends it, and what has to be chosen first.
import { act, cleanup, render, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { AutoplayWish } from "#cabinet/ui";
import { err, ok } from "#platform/kernel";
import { type MessageSource, startText } from "#platform/ui";
import type { CrashBet, CrashRound, OriginalRound, PlayedOriginal } from "../../contract/index.ts";
import type { Choice, OriginalEvent } from "../../core/index.ts";
import { createCrashPlay } from "../crash/crash-play.ts";
import { useCrashAutoplay } from "../crash/use-crash-autoplay.ts";
import en from "../messages/en.json";
import { type Act, createOriginalPlayer } from "../play/player.ts";
import { MainAct } from "./main-act.tsx";
import { OriginalAutoplay } from "./original-autoplay.tsx";
import { useOriginalAutoplay } from "./use-original-autoplay.ts";

const sentences: MessageSource = {
	domain: "originals",
	files: { "./messages/en.json": `data:application/json,${encodeURIComponent(JSON.stringify(en))}` },
};
const ofCabinet = { autoplay: { stop: "Stop autoplay" } };
const cabinet: MessageSource = {
	domain: "cabinet",
	files: { "./messages/en.json": `data:application/json,${encodeURIComponent(JSON.stringify(ofCabinet))}` },
};
beforeAll(() => startText({ sources: [sentences, cabinet], first: ["originals", "cabinet"], defaultLanguage: "EN" }));

const wish: AutoplayWish = { rounds: 10, lossLimit: 100_000n, winLimit: undefined, stopOnFree: false };
const dice: Choice = { game: "dice", side: "under", winning: 5_000 };
const threeMines: Choice = { game: "mines", mines: 3 };
const noSession = { currency: "P", session: undefined } as const;
/** As long as what waits longest between two presses. */
const wait = () => act(() => vi.advanceTimersByTimeAsync(1_000));
const hide = (hidden: boolean) => {
	Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
	act(() => void document.dispatchEvent(new Event("visibilitychange")));
};

/** A seat whose answers the test gives, one for each act that is sent. */
function seat(answer: (act: Act, place: number) => Partial<OriginalRound> | "NETWORK") {
	const sent: Act[] = [];
	const player = createOriginalPlayer(
		{ balance: 1_000_000n, round: undefined, act: undefined },
		{
			currency: "P",
			newKey: () => `key-${sent.length}`,
			ports: {
				async send(asked) {
					sent.push(asked);
					const said = answer(asked, sent.length);
					if (typeof said === "string") return err({ code: said, message: "" });
					const round = {
						roundId: `r${sent.length}`,
						payTable: "dice@1",
						mode: "real",
						currency: "P",
						...said,
					} as const;
					const filled = { open: false, stake: "1.00", win: "0.00", playedAt: "2026-01-01T00:00:00.000Z", events: [] };
					return ok({ round: { ...filled, ...round }, balance: "9000.00", replayed: false } satisfies PlayedOriginal);
				},
				enter: async () => undefined,
				remember: () => {},
				forget: () => {},
				later(milliseconds, work) {
					const timer = setTimeout(work, milliseconds);
					return () => clearTimeout(timer);
				},
				now: () => Date.now(),
				showFor: () => 0,
				minimumCycle: 0,
				roundSent: () => {},
				roundShown: () => {},
				sessionLost: () => {},
			},
		},
	);
	const { result } = renderHook(() => useOriginalAutoplay(player, noSession));
	const start = (more: Partial<AutoplayWish>, picked = dice, cells: readonly number[] = []) =>
		act(() => result.current.start({ ...wish, ...more }, { stake: 100n, picked, cells }));
	return { player, sent, start, auto: () => result.current };
}

const kinds = (sent: readonly Act[]) => sent.map((one) => (one.kind === "step" ? one.move : one.kind));

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
	Reflect.deleteProperty(document, "hidden");
});

describe("G20 autoplay of instant games", () => {
	it("plays so many whole rounds of one stake and choice, whatever was won, and says that it is over", async () => {
		const { sent, start, auto } = seat((_act, place) => ({ win: place === 1 ? "1.96" : "0.00" }));
		start({ rounds: 3 });
		for (let round = 0; round < 5; round += 1) await wait();
		expect(sent).toMatchObject(Array.from({ length: 3 }, () => ({ kind: "bet", stake: 100n, picked: dice })));
		expect(auto().view).toEqual({ run: undefined, stopped: "done" });
	});

	it.each([
		["what may be lost", { lossLimit: 200n }, "0.00", [2, "loss"]],
		["a single win above the limit", { winLimit: 500n }, "5.01", [1, "win"]],
	] as const)("is ended by %s", async (_name, limits, win, [rounds, stopped]) => {
		const { sent, start, auto } = seat(() => ({ win }));
		start(limits);
		for (let round = 0; round < 4; round += 1) await wait();
		expect([sent.length, auto().view.stopped]).toEqual([rounds, stopped]);
	});

	it("opens the chosen cells of mines one by one, takes the win, and goes on after a mine", async () => {
		let events: OriginalEvent[] = [];
		const { sent, start, auto } = seat((asked, place) => {
			const found = (mine: boolean) => ({ type: "cell", cell: events.length === 0 ? 7 : 3, mine, times: 0 }) as const;
			if (asked.kind === "bet") events = [];
			else if (asked.kind === "step") events = [...events, found(place > 4)];
			const open = asked.kind !== "cash-out" && place <= 5;
			return { open, events, win: events.length > 0 && place < 5 ? "1.20" : "0.00" };
		});
		start({ rounds: 2 }, threeMines, [7, 3]);
		for (let turn = 0; turn < 10; turn += 1) await wait();
		const [first, second] = [
			{ game: "mines", cell: 7 },
			{ game: "mines", cell: 3 },
		];
		expect(kinds(sent)).toEqual(["bet", first, second, "cash-out", "bet", first]);
		expect(auto().view.stopped).toBe("done");
	});

	it("stops when the game goes out of sight, and leaves an open round to the person", async () => {
		const { sent, start, auto, player } = seat(() => ({ open: true }));
		start({}, threeMines, [7]);
		await act(() => vi.advanceTimersByTimeAsync(100));
		hide(true);
		await wait();
		expect(kinds(sent)).toEqual(["bet"]);
		expect([auto().view.stopped, player.state.get().round?.open]).toEqual(["hidden", true]);
	});

	it("stops with the link, says so still when the bet was answered, and no more once a round is played by hand", async () => {
		const { sent, start, auto, player } = seat((_act, place) => (place === 1 ? "NETWORK" : {}));
		start({});
		for (let turn = 0; turn < 3; turn += 1) await wait();
		expect(new Set(sent.map((one) => (one.kind === "bet" ? one.key : "")))).toEqual(new Set(["key-0"]));
		expect([player.state.get().phase, auto().view.stopped]).toEqual(["idle", "link"]);
		act(() => player.bet({ stake: 100n, picked: dice }));
		expect(auto().view.stopped).toBeUndefined();
	});

	it.each([
		["a round that is shown", dice, {}, en.act.skip],
		["an open round of mines", threeMines, { open: true, win: "1.20" }, `${en.act.cashOut}P1.20`],
	] as const)("is ended by the large button, which says so: %s", async (_name, picked, round, after) => {
		const { start, auto, player } = seat(() => round);
		const large = () => {
			const [state, stops] = [player.state.get(), auto().wouldStop()];
			const seen = render(<MainAct state={state} choice={picked} currency="P" stops={stops} onPress={() => {}} />);
			const button = screen.getByRole<HTMLButtonElement>("button");
			const { textContent, disabled } = button;
			const name = button.getAttribute("aria-label");
			seen.unmount();
			return { textContent, disabled, name };
		};
		expect(large().textContent).toBe(en.act.bet);
		start({}, picked, [7]);
		expect(large()).toEqual({ textContent: en.act.stop, name: ofCabinet.autoplay.stop, disabled: false });
		await act(() => vi.advanceTimersByTimeAsync(100));
		act(() => void auto().takesPress());
		expect([large().textContent, auto().view.stopped]).toEqual([after, "player"]);
	});

	it("is stopped by its button", async () => {
		const { sent, start, auto } = seat(() => ({}));
		start({});
		act(() => auto().stop());
		await wait();
		expect([sent.length, auto().view.stopped]).toEqual([1, "player"]);
	});
});

describe("G20 autoplay of crash", () => {
	const round = (number: number): CrashRound => {
		const [hash, salt, opens] = ["b".repeat(64), "c".repeat(64), number * 20_000];
		return { roundId: `r${number}`, number, hash, salt, closesAt: opens + 7_000, fliesAt: opens + 8_000 };
	};
	const table = { players: 0, sums: [], bets: [] };

	/** A table whose decided bets the test knows by their round. */
	function sit(betOf: (asked: { roundId: string }) => "CRASH_BETS_CLOSED" | Partial<CrashBet>) {
		const asked: { roundId: string; stake: string; target: number }[] = [];
		let bet: CrashBet | undefined;
		let now = 20_000;
		const crash = createCrashPlay(
			{ round: round(1), bet: undefined, table, past: [], chain: undefined, balance: "10.00", now },
			{
				enter: async () =>
					ok({ round: round(now / 20_000), bet, table, past: [], chain: undefined, balance: "9.00", now }),
				async bet(one) {
					const said = betOf(one);
					if (typeof said === "string") return err({ code: said, message: "" });
					const placed = { betId: `b-${one.roundId}`, taken: 0, win: "0.00", state: "staked" } as const;
					bet = { ...placed, roundId: one.roundId, stake: one.stake, target: one.target };
					asked.push(one);
					return ok({ bet, balance: "9.00", now });
				},
				cashOut: async () => err({ code: "CRASH_TOO_LATE", message: "" }),
				newKey: () => "press-0001",
				unseen: { recall: () => undefined, remember: () => {}, forget: () => {} },
				clock: () => now,
				later: (work) => work(),
				staked: () => {},
				decided: () => {},
				sessionLost: () => {},
			},
		);
		const { result } = renderHook(() => useCrashAutoplay(crash, noSession));
		const settle = async (): Promise<void> => void (await act(() => vi.advanceTimersByTimeAsync(1_000)));
		return {
			asked,
			crash,
			auto: () => result.current,
			settle,
			/** The flight ends, and what became of the bet is asked for. */
			async decide(end: Partial<CrashBet>) {
				bet = bet === undefined ? undefined : { ...bet, state: "lost", ...end };
				const over = { point: 231, seed: "a".repeat(64), at: now, interrupted: false };
				act(() => crash.hear({ now, round: { ...round(now / 20_000), end: over }, table }));
				await settle();
			},
			async open(number: number) {
				now = number * 20_000;
				bet = undefined;
				act(() => crash.hear({ now, round: round(number), table }));
				await settle();
			},
		};
	}

	it("bets once on each round that opens, with one stake and target, and counts what came of it", async () => {
		const game = sit(() => ({}));
		act(() => game.auto().start({ ...wish, rounds: 2 }, { stake: "1.00", target: 150 }));
		await game.settle();
		await game.decide({ state: "taken", taken: 150, win: "1.50" });
		expect([game.asked.length, game.auto().view.run]).toMatchObject([1, { left: 1, net: 50n }]);
		await game.open(2);
		await game.decide({});
		expect(game.asked).toMatchObject([
			{ roundId: "r1", stake: "1.00", target: 150 },
			{ roundId: "r2", stake: "1.00", target: 150 },
		]);
		expect(game.auto().view.stopped).toBe("done");
	});

	it("comes to the next round when it was too late for one, and minds no cash-out that was too late", async () => {
		const game = sit(({ roundId }) => (roundId === "r1" ? "CRASH_BETS_CLOSED" : {}));
		act(() => game.auto().start(wish, { stake: "1.00", target: 150 }));
		await game.open(2);
		await act(() => game.crash.cashOut());
		expect([game.asked.map(({ roundId }) => roundId), game.auto().view.run?.left]).toEqual([["r2"], 9]);
	});

	it("ends with the connection", async () => {
		const game = sit(() => ({}));
		act(() => game.auto().start(wish, { stake: "1.00", target: 150 }));
		act(() => game.crash.setAway(true));
		expect(game.auto().view.stopped).toBe("link");
	});
});

describe("what autoplay is started with", () => {
	beforeEach(() => void vi.useRealTimers());
	const open = async (choice: Choice) => {
		const onStart = vi.fn();
		await act(
			async () => void render(<OriginalAutoplay choice={choice} currency="P" stake={100n} onStart={onStart} />),
		);
		const startButton = (await screen.findAllByRole("button", {}, { timeout: 15_000 })).at(-1);
		return { onStart, start: async () => startButton !== undefined && (await userEvent.click(startButton)) };
	};

	it.each([
		[{ game: "keno", picks: [] }, en.auto.wantsPicks],
		[{ game: "crash", target: 0 }, en.auto.wantsTarget],
		[threeMines, en.auto.wantsCells],
	] as const)("%o lacks something first", async (choice, words) => {
		const { onStart, start } = await open(choice);
		await start();
		screen.getByText(words);
		expect(onStart).not.toHaveBeenCalled();
	});

	it("mines: cells in the order of choosing, with what all of them pay", async () => {
		const { onStart, start } = await open(threeMines);
		for (const [row, column] of [
			[2, 3],
			[1, 1],
			[5, 5],
			[1, 1],
		]) {
			await userEvent.click(screen.getByRole("button", { name: `Row ${row}, column ${column}` }));
		}
		expect(document.body.textContent).toContain("1.2727×");
		await start();
		expect(onStart).toHaveBeenCalledWith(
			{ rounds: 10, lossLimit: 500n, winLimit: undefined, stopOnFree: false },
			[7, 24],
		);
	});
});
