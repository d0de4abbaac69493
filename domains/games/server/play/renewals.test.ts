import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createRenewals } from "./renewals.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const gatherMilliseconds = 250;

it("reads those that come due within a moment together, each once", async () => {
	const read = vi.fn(async (_key: string) => undefined);
	const renewals = createRenewals({ read, gatherMilliseconds });
	for (const key of ["first", "second", "first"]) renewals.ask(key);
	await vi.advanceTimersByTimeAsync(gatherMilliseconds - 1);
	expect(read).not.toHaveBeenCalled();
	renewals.ask("third");
	await vi.advanceTimersByTimeAsync(1);
	expect(read.mock.calls.flat()).toEqual(["first", "second", "third"]);
	await vi.advanceTimersByTimeAsync(10 * gatherMilliseconds);
	expect(read).toHaveBeenCalledTimes(3);
});

it("does not read again what is being read, and reads it again afterwards", async () => {
	let done = (): void => undefined;
	const read = vi.fn((_key: string) => new Promise<void>((resolve) => (done = resolve)));
	const renewals = createRenewals({ read, gatherMilliseconds });
	renewals.ask("one");
	await vi.advanceTimersByTimeAsync(gatherMilliseconds);
	renewals.ask("one");
	await vi.advanceTimersByTimeAsync(gatherMilliseconds);
	expect(read).toHaveBeenCalledTimes(1);
	done();
	await vi.advanceTimersByTimeAsync(0);
	renewals.ask("one");
	await vi.advanceTimersByTimeAsync(gatherMilliseconds);
	expect(read).toHaveBeenCalledTimes(2);
});

it("survives what cannot be read, and tries it again when it is asked for", async () => {
	const read = vi.fn((_key: string) => Promise.reject(new Error("the database is away")));
	const renewals = createRenewals({ read, gatherMilliseconds });
	for (const times of [1, 2]) {
		renewals.ask("one");
		await vi.advanceTimersByTimeAsync(gatherMilliseconds);
		expect(read).toHaveBeenCalledTimes(times);
	}
});

it("reads nothing after it was closed", async () => {
	const read = vi.fn(async (_key: string) => undefined);
	const renewals = createRenewals({ read, gatherMilliseconds });
	renewals.ask("one");
	renewals.close();
	await vi.advanceTimersByTimeAsync(gatherMilliseconds);
	expect(read).not.toHaveBeenCalled();
});
