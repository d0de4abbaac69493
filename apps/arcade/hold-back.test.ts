import { afterEach, expect, it, vi } from "vitest";
import { type HeldBack, heldBackBeat, heldBackChannel } from "#wallet/contract";
import { holdBackTo } from "./hold-back.ts";

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

it("tells what is not shown yet, again while a win is shown, and nothing more once the frame is gone", () => {
	vi.useFakeTimers();
	const said: HeldBack[] = [];
	const names: string[] = [];
	vi.stubGlobal("BroadcastChannel", function channel(name: string) {
		names.push(name);
		return { postMessage: (message: HeldBack) => void said.push(message) };
	});
	const view = new EventTarget();
	const holdBack = holdBackTo(view, () => "7");
	const sent = { currency: "P", stake: "1.00" };
	const won = { ...sent, win: "5.00" };
	holdBack(sent);
	// What has no answer is told once: the pages end it by themselves.
	vi.advanceTimersByTime(heldBackBeat * 3);
	holdBack(won);
	vi.advanceTimersByTime(heldBackBeat * 2);
	view.dispatchEvent(new Event("pagehide"));
	vi.advanceTimersByTime(heldBackBeat * 3);
	expect(said.map(({ round }) => round)).toEqual([sent, won, won, won, undefined]);
	expect(new Set(said.map(({ frame, member }) => `${frame} ${member}`)).size).toBe(1);
	expect(said[0]?.member).toBe("7");
	expect(names).toEqual([heldBackChannel]);
});
