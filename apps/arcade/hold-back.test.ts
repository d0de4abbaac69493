import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type HeldBack, heldBackBeat, heldBackChannel, heldBackKept, heldBackLongest } from "#wallet/contract";
import { holdBackTo } from "./hold-back.ts";

const said: HeldBack[] = [];
const names: string[] = [];
const rounds = () => said.map(({ round }) => round);

beforeEach(() => {
	vi.useFakeTimers();
	said.length = 0;
	names.length = 0;
	vi.stubGlobal("BroadcastChannel", function channel(name: string) {
		names.push(name);
		return { postMessage: (message: HeldBack) => void said.push(message) };
	});
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

function storage() {
	const kept = new Map<string, string>();
	return {
		kept,
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
		removeItem: (key: string) => void kept.delete(key),
	};
}

const sent = { currency: "P", stake: "1.00" };
const won = { ...sent, win: "5.00" };

/** A frame of one tab; the same tab's next one when it is given. */
function frame(tab = storage(), browser = storage()) {
	const view = new EventTarget();
	const holdBack = holdBackTo({ view, member: () => "7", tab, browser });
	const hear = (...events: string[]) => {
		for (const event of events) view.dispatchEvent(new Event(event));
	};
	const kept = (): unknown[] => [...browser.kept.values()].map((text) => JSON.parse(text).round);
	return { tab, browser, holdBack, hear, kept };
}

it("tells what is not shown yet, again while a win is shown, and nothing more once the frame is taken away", () => {
	const { holdBack, hear, kept } = frame();
	holdBack(sent);
	expect(kept()).toEqual([sent]);
	// What has no answer is told once: the pages end it by themselves.
	vi.advanceTimersByTime(heldBackBeat * 3);
	holdBack(won);
	vi.advanceTimersByTime(heldBackBeat * 2);
	expect(kept()).toEqual([won]);
	hear("pagehide");
	vi.advanceTimersByTime(heldBackBeat * 3);
	expect(rounds()).toEqual([sent, won, won, won, undefined]);
	expect(new Set(said.map(({ frame, member }) => `${frame} ${member}`)).size).toBe(1);
	expect(said[0]?.member).toBe("7");
	expect(names).toEqual([heldBackChannel]);
	expect(kept()).toEqual([]);
});

it("a page that is loaded anew in the middle of a round: it stays kept, and the next frame goes on under its name", () => {
	const before = frame();
	before.holdBack(won);
	before.hear("beforeunload", "pagehide");
	vi.advanceTimersByTime(heldBackBeat * 3);
	expect(rounds()).toEqual([won]);
	expect(before.kept()).toEqual([won]);
	const after = frame(before.tab, before.browser);
	after.holdBack(sent);
	after.holdBack(undefined);
	expect(rounds()).toEqual([won, sent, undefined]);
	expect(new Set(said.map(({ frame }) => frame)).size).toBe(1);
	expect(after.kept()).toEqual([]);
	// The name is used once: another game of this tab, or a copy of it, has one of its own.
	const third = frame(before.tab, before.browser);
	third.holdBack(sent);
	expect(new Set(said.map(({ frame }) => frame)).size).toBe(2);
	expect([...before.browser.kept.keys()]).toEqual([`${heldBackKept}${said.at(-1)?.frame}`]);
});

it("a page that was about to go and stayed: its frame, taken away later, leaves nothing kept", () => {
	const { holdBack, hear, kept, tab } = frame();
	hear("beforeunload");
	vi.advanceTimersByTime(heldBackLongest - 1);
	// Called off once more: counted from the last time.
	hear("beforeunload");
	holdBack(won);
	vi.advanceTimersByTime(heldBackLongest);
	hear("pagehide");
	expect(rounds().at(-1)).toBeUndefined();
	expect([...kept(), ...tab.kept]).toEqual([]);
});

it("a page that goes while nothing is left to show keeps nothing", () => {
	const { holdBack, hear, tab, browser } = frame();
	holdBack(won);
	holdBack(undefined);
	hear("beforeunload", "pagehide");
	expect([...tab.kept, ...browser.kept]).toEqual([]);
});
