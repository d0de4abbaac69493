import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followLink, type LinkState } from "./follow-link.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A table whose looks are answered when the test says so. */
function table() {
	const told: boolean[] = [];
	const answers: (() => void)[] = [];
	let change = (_state: LinkState): void => {};
	const end = followLink(
		{
			onState: (handler) => {
				change = handler;
			},
		},
		{ look: () => new Promise((answer) => answers.push(answer)), setAway: (away) => void told.push(away) },
	);
	const answered = async (): Promise<void> => {
		for (const answer of answers.splice(0)) answer();
		await vi.advanceTimersByTimeAsync(0);
	};
	return { told, end, answered, be: (state: LinkState) => change(state), looks: () => answers.length };
}

describe("T16 the live connection of crash", () => {
	it("that is there at once is never said to be away", async () => {
		const { told, be, answered } = table();
		be("on");
		await answered();
		await vi.advanceTimersByTimeAsync(60_000);
		expect(told).toEqual([false]);
	});

	it("that does not come about at all is away after a while", async () => {
		const { told } = table();
		await vi.advanceTimersByTimeAsync(4_999);
		expect(told).toEqual([]);
		await vi.advanceTimersByTimeAsync(60_000);
		expect(told).toEqual([true]);
	});

	it("that goes is away at once, and back only when it was asked what was missed", async () => {
		const { told, be, answered, looks } = table();
		be("on");
		await answered();
		be("connecting");
		expect(told).toEqual([false, true]);
		be("on");
		expect([told, looks()]).toEqual([[false, true], 1]);
		await answered();
		expect(told).toEqual([false, true, false]);
	});

	it("that goes again while it is asked stays away", async () => {
		const { told, be, answered } = table();
		be("on");
		be("connecting");
		await answered();
		expect(told).toEqual([true]);
	});

	it("of a game that was left says nothing more", async () => {
		const { told, end } = table();
		end();
		await vi.advanceTimersByTimeAsync(60_000);
		expect(told).toEqual([]);
	});
});
