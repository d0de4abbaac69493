// That pushes stay away is said after a while and not at once, and what may have been missed is asked for again, once.
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveState } from "#platform/live/client";
import { giveSentences } from "../text/text.ts";
import { LiveLine, useLiveNotice } from "./live-lost.tsx";
import { createLiveStanding, liveStanding } from "./live-standing.ts";

giveSentences({ domain: "platform", code: "EN", content: { away: { live: "Interrupted" } } });

/** A connection whose states the test says. */
function connection() {
	let now: LiveState = "off";
	let tell = (_state: LiveState): void => {};
	return {
		state: () => now,
		onState(handler: (state: LiveState) => void) {
			tell = handler;
			return () => {};
		},
		become(...states: readonly LiveState[]): void {
			for (const state of states) {
				now = state;
				tell(state);
			}
		},
	};
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

describe("a live connection", () => {
	function followed() {
		const standing = createLiveStanding();
		const live = connection();
		const back = vi.fn();
		const stop = standing.onBack(back);
		return { ...live, ...standing.follow(live), lost: standing.lost.get, backs: () => back.mock.calls.length, stop };
	}

	it("that comes for the first time was not lost", () => {
		const live = followed();
		live.become("connecting", "on");
		vi.advanceTimersByTime(60_000);
		expect([live.lost(), live.backs()]).toEqual([false, 0]);
	});

	it("that is back after a moment is not spoken of, and what was missed is asked for once", () => {
		const live = followed();
		live.become("connecting", "on", "connecting");
		vi.advanceTimersByTime(4_999);
		expect(live.lost()).toBe(false);
		live.become("on");
		vi.advanceTimersByTime(60_000);
		expect([live.lost(), live.backs()]).toEqual([false, 1]);
	});

	it("that stays away is lost until it is back or given up", () => {
		const live = followed();
		live.become("connecting", "on", "connecting");
		vi.advanceTimersByTime(5_000);
		expect(live.lost()).toBe(true);
		live.become("on");
		expect([live.lost(), live.backs()]).toEqual([false, 1]);
		live.become("connecting");
		vi.advanceTimersByTime(5_000);
		live.become("refused");
		expect([live.lost(), live.backs()]).toEqual([false, 1]);
	});

	it("that never came is lost too, and all is asked for when it does", () => {
		const live = followed();
		live.become("connecting");
		vi.advanceTimersByTime(5_000);
		expect(live.lost()).toBe(true);
		live.become("on");
		expect([live.lost(), live.backs()]).toEqual([false, 1]);
	});

	it("that gives way to another session's is no loss, unless that one does not come or is lost itself", () => {
		const live = followed();
		live.become("connecting", "on");
		live.renewing();
		live.become("connecting", "on");
		expect(live.backs()).toBe(0);
		live.become("connecting");
		live.renewing();
		live.become("on");
		expect(live.backs()).toBe(1);
		live.renewing();
		live.become("connecting");
		vi.advanceTimersByTime(5_000);
		live.become("on");
		expect(live.backs()).toBe(2);
		live.stop();
		live.become("connecting", "on");
		expect(live.backs()).toBe(2);
	});
});

function Notice() {
	return <p>{useLiveNotice()}</p>;
}

describe("what is said of it", () => {
	const live = connection();
	const online = (is: boolean): void => {
		vi.spyOn(navigator, "onLine", "get").mockReturnValue(is);
		dispatchEvent(new Event(is ? "online" : "offline"));
	};
	afterEach(() => {
		act(() => live.become("on"));
		vi.restoreAllMocks();
	});

	it("stands over the page, or in its line where the page has one, and not where there is no network at all", () => {
		liveStanding.follow(live);
		const { rerender } = render(<Notice />);
		act(() => {
			live.become("connecting", "on", "connecting");
			vi.advanceTimersByTime(5_000);
		});
		expect(document.body.textContent).toBe("Interrupted");
		rerender(
			<>
				<Notice />
				<LiveLine />
			</>,
		);
		expect([document.querySelector("p")?.textContent, screen.getByRole("status").textContent]).toEqual([
			...["", "Interrupted"],
		]);
		act(() => online(false));
		expect(document.body.textContent).toBe("");
		act(() => online(true));
		expect(screen.getByRole("status").textContent).toBe("Interrupted");
		act(() => live.become("on"));
		expect(document.body.textContent).toBe("");
	});
});
