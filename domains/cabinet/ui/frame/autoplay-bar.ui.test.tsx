// A press on Stop ends autoplay at once, whatever becomes of the press afterwards: the round that is shown goes on
// changing the bar, a finger slips, a key is held.
import { act, cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { externalStore, startText } from "#platform/ui";
import type { AutoplayWish } from "../play/autoplay.ts";
import { type Autoplayer, type AutoplaySight, createAutoplayer } from "../play/autoplayer.ts";
import { cabinetSentences } from "../testing/sentences.ts";
import { AutoplayBar } from "./autoplay-bar.tsx";

beforeAll(() => startText({ sources: [cabinetSentences], first: ["cabinet"], defaultLanguage: "EN" }));
afterEach(cleanup);

const wish: AutoplayWish = { rounds: 10, lossLimit: 100_000n, winLimit: undefined, stopOnFree: false };

/** Each rendering has a function of its own, as in the frame. */
function Game({ auto, stop }: { readonly auto: Autoplayer; readonly stop: () => void }) {
	return <AutoplayBar view={auto.view.use()} onStop={() => stop()} />;
}

/** A game in which autoplay runs, with its bar; rounds are answered, and what comes later comes, as the test says. */
function running() {
	const rest: AutoplaySight = { phase: "idle", stake: 100n, last: undefined, refusal: undefined };
	const sight = externalStore(rest);
	const timers = new Set<() => void>();
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
			timers.add(work);
			return () => timers.delete(work);
		},
	});
	const stop = vi.fn(() => auto.stop("player"));
	render(<Game auto={auto} stop={stop} />);
	act(() => auto.start(wish));
	const over = (): void => {
		const last = { roundId: `r${presses}`, stake: 100n, win: 0n, free: false };
		act(() => sight.set({ ...rest, last }));
	};
	const tick = (): void =>
		act(() => {
			const due = [...timers];
			timers.clear();
			for (const work of due) work();
		});
	return { stop, over, tick, presses: () => presses, stopped: () => auto.view.get().stopped };
}

const button = () => screen.getByRole("button", { name: "Stop autoplay" });

describe("G20 the button that ends autoplay", () => {
	it.each([
		["while a round is on its way", () => {}],
		["between two rounds", (game: ReturnType<typeof running>) => game.over()],
	])("takes hold as it goes down, %s, though the pointer comes up elsewhere", (_when, before) => {
		const game = running();
		before(game);
		const was = button();
		fireEvent.pointerDown(was, { button: 0 });
		game.over();
		game.tick();
		fireEvent.pointerUp(document.body, { button: 0 });
		game.tick();
		expect([game.presses(), game.stopped()]).toEqual([1, "player"]);
	});

	it("is the same button from round to round, so that a press may begin in one and end in the next", () => {
		const game = running();
		const was = button();
		was.focus();
		game.over();
		game.tick();
		expect([game.presses(), button() === was, document.activeElement === was]).toEqual([2, true, true]);
		fireEvent.click(was);
		expect(game.stopped()).toBe("player");
	});

	it.each(["Enter", " "])("takes hold with the key %j as it goes down, and the key does nothing else", (key) => {
		const game = running();
		button().focus();
		const heard = vi.fn();
		document.addEventListener("keydown", heard);
		const down = createEvent.keyDown(button(), { key });
		fireEvent(button(), down);
		document.removeEventListener("keydown", heard);
		expect([game.stopped(), down.defaultPrevented, heard.mock.calls.length]).toEqual(["player", true, 0]);
	});

	it("is left alone by another key, and by the other buttons of a mouse", () => {
		const game = running();
		fireEvent.keyDown(button(), { key: "Tab" });
		fireEvent.pointerDown(button(), { button: 2 });
		expect(game.stop).not.toHaveBeenCalled();
	});
});
