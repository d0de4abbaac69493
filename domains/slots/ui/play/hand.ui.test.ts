import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PickFind } from "../../core/index.ts";
import { closedPlaces, createHand, liftMilliseconds, standMilliseconds } from "./hand.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const credits = (worth: number): PickFind => ({ kind: "credits", credits: worth });

/** A hand before five covers that count twice. */
function opened() {
	const hand = createHand((milliseconds, work) => void setTimeout(work, milliseconds));
	hand.follow({ kind: "pick-start", covers: 5, times: 2 });
	const choosing = () => {
		const chosen = vi.fn();
		void hand.choose().then(chosen);
		return chosen;
	};
	const settled = () => vi.advanceTimersByTimeAsync(0);
	return { hand, choosing, settled };
}

describe("the hand", () => {
	it("waits as long as it takes, and lifts the place that was pressed", async () => {
		const { hand, choosing, settled } = opened();
		const chosen = choosing();
		await vi.advanceTimersByTimeAsync(600_000);
		expect(chosen).not.toHaveBeenCalled();
		hand.press(3);
		await settled();
		expect(chosen).toHaveBeenCalledOnce();
		hand.lift({ kind: "pick", find: credits(20), found: 20 });
		expect(hand.view.get()).toMatchObject({ lifted: [{ place: 3, find: credits(20) }], found: 20, times: 2 });
	});

	it("keeps a press that came early, and takes none for a place that is open", async () => {
		const { hand, choosing, settled } = opened();
		hand.press(2);
		const first = choosing();
		await settled();
		expect(first).toHaveBeenCalledOnce();
		hand.lift({ kind: "pick", find: credits(5), found: 5 });
		const second = choosing();
		hand.press(2);
		await settled();
		expect(second).not.toHaveBeenCalled();
		hand.press(0);
		hand.lift({ kind: "pick", find: { kind: "end" }, found: 5 });
		expect(hand.view.get()?.lifted.map(({ place }) => place)).toEqual([2, 0]);
	});

	it("shows the same finds in the same order wherever it lifts", () => {
		const finds = [credits(5), credits(50), { kind: "end" } as const];
		const seen = [
			[0, 1, 2],
			[4, 2, 0],
		].map((places) => {
			const { hand } = opened();
			for (const [index, find] of finds.entries()) {
				hand.press(places[index] ?? 0);
				hand.lift({ kind: "pick", find, found: 55 });
			}
			return hand.view.get()?.lifted.map(({ find }) => find);
		});
		expect(seen).toEqual([finds, finds]);
	});

	it("at the end each closed place shows what was drawn after, in the order of the places", () => {
		const { hand } = opened();
		hand.press(1);
		hand.lift({ kind: "pick", find: { kind: "end" }, found: 0 });
		hand.follow({ kind: "pick-end", before: 0, after: 0, rest: [credits(1), credits(2), credits(3), credits(4)] });
		expect(hand.view.get()?.rest).toEqual([
			{ place: 0, find: credits(1) },
			{ place: 2, find: credits(2) },
			{ place: 3, find: credits(3) },
			{ place: 4, find: credits(4) },
		]);
		hand.follow(undefined);
		expect(hand.view.get()).toBeUndefined();
	});

	it("by itself lifts one closed place after the other, each in its time", async () => {
		const { hand, choosing } = opened();
		hand.byItself.set(true);
		for (let lifted = 0; lifted < 5; lifted++) {
			const chosen = choosing();
			await vi.advanceTimersByTimeAsync(liftMilliseconds);
			expect(chosen).toHaveBeenCalledOnce();
			hand.lift({ kind: "pick", find: credits(1), found: lifted + 1 });
		}
		const view = hand.view.get();
		expect(view && closedPlaces(view)).toEqual([]);
		expect(new Set(view?.lifted.map(({ place }) => place)).size).toBe(5);
	});

	it("lifts at once when autoplay takes over from a hand that waits", async () => {
		const { hand, choosing, settled } = opened();
		const chosen = choosing();
		hand.byItself.set(true);
		await settled();
		expect(chosen).toHaveBeenCalledOnce();
	});

	it("lets the end stand in time and not in motion", async () => {
		const { hand } = opened();
		const stood = vi.fn();
		void hand.stand().then(stood);
		await vi.advanceTimersByTimeAsync(standMilliseconds - 1);
		expect(stood).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		expect(stood).toHaveBeenCalledOnce();
	});
});
