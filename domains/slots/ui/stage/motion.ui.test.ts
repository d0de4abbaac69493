import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createMotion } from "./motion.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance"] }));
afterEach(() => void vi.useRealTimers());

function motion(options: { calm?: boolean } = {}) {
	const render = vi.fn();
	return { render, ...createMotion({ calm: () => options.calm ?? false, render }) };
}

describe("time on the stage", () => {
	it("draws from the first part to 1, then stops costing", async () => {
		const { run, render } = motion();
		const parts: number[] = [];
		const done = run(100, (part) => void parts.push(part));
		await vi.advanceTimersByTimeAsync(200);
		await done;
		expect(parts.at(-1)).toBe(1);
		expect(parts).toEqual([...parts].sort((left, right) => left - right));
		const frames = render.mock.calls.length;
		await vi.advanceTimersByTimeAsync(1_000);
		expect(render.mock.calls.length).toBe(frames);
	});

	it("under reduced motion the end is drawn at once", async () => {
		const { run } = motion({ calm: true });
		const draw = vi.fn();
		await run(5_000, draw);
		expect(draw.mock.calls).toEqual([[1]]);
	});

	it("hurried, what runs and all that follows ends at once, until it is fresh again", async () => {
		const { run, hurry, fresh } = motion();
		const parts: number[] = [];
		const first = run(5_000, (part) => void parts.push(part));
		hurry();
		await first;
		await run(5_000, (part) => void parts.push(part));
		expect(parts).toEqual([1, 1]);
		fresh();
		const later = vi.fn();
		void run(5_000, later);
		await vi.advanceTimersByTimeAsync(50);
		expect(later.mock.calls.every(([part]) => part < 1)).toBe(true);
	});

	it("under reduced motion nothing is drawn frame by frame", async () => {
		const { eachFrame, render } = motion({ calm: true });
		const draw = vi.fn();
		eachFrame(draw)();
		eachFrame(draw);
		await vi.advanceTimersByTimeAsync(500);
		expect(draw).not.toHaveBeenCalled();
		expect(render).not.toHaveBeenCalled();
	});

	it("what draws every frame goes on until it is called off", async () => {
		const { eachFrame } = motion();
		const draw = vi.fn();
		const stop = eachFrame(draw);
		await vi.advanceTimersByTimeAsync(100);
		stop();
		const drawn = draw.mock.calls.length;
		expect(drawn).toBeGreaterThan(2);
		await vi.advanceTimersByTimeAsync(100);
		expect(draw.mock.calls.length).toBe(drawn);
	});

	it("a frame that came late does not leap", async () => {
		const { eachFrame } = motion();
		const elapsed: number[] = [];
		eachFrame((milliseconds) => void elapsed.push(milliseconds));
		await vi.advanceTimersByTimeAsync(400);
		expect(Math.max(...elapsed)).toBeLessThanOrEqual(120);
	});

	it("once closed nothing is drawn and nothing resolves", async () => {
		const { run, close, render } = motion();
		const ended = vi.fn();
		void run(50, () => {}).then(ended);
		close();
		void run(50, () => {}).then(ended);
		const frames = render.mock.calls.length;
		await vi.advanceTimersByTimeAsync(500);
		expect(ended).not.toHaveBeenCalled();
		expect(render.mock.calls.length).toBe(frames);
	});

	it("what waits for a person is woken by hurry alone, and reduced motion does not hurry it", async () => {
		const { untilHurried, hurry, fresh } = motion({ calm: true });
		const woken = vi.fn();
		void untilHurried().then(woken);
		await vi.advanceTimersByTimeAsync(10_000);
		expect(woken).not.toHaveBeenCalled();
		hurry();
		await untilHurried();
		expect(woken).toHaveBeenCalledOnce();
		fresh();
		void untilHurried().then(woken);
		await vi.advanceTimersByTimeAsync(1_000);
		expect(woken).toHaveBeenCalledOnce();
	});
});
