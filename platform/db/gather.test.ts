// Gathering: what is asked for together is read together, each key gets its own answer, and nothing old is handed out.
import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { expect, test } from "vitest";
import { gatherReads } from "./gather.ts";

test("questions of one turn are one read, and each gets its own answer", async () => {
	const reads: (readonly number[])[] = [];
	const twice = gatherReads<number, number>({
		read: async (keys) => {
			reads.push(keys);
			return keys.map((key) => key * 2);
		},
	});
	expect(await Promise.all([3, 1, 3, 2].map(twice))).toEqual([6, 2, 6, 4]);
	expect(reads).toEqual([[3, 1, 3, 2]]);
});

test("while a read is away, the next ones gather behind it", async () => {
	const reads: number[] = [];
	const read = gatherReads<number, number>({
		read: async (keys) => {
			reads.push(keys.length);
			await sleep(10);
			return keys;
		},
	});
	const first = read(1);
	await sleep(2);
	const later = [2, 3, 4].map(read);
	expect(await Promise.all([first, ...later])).toEqual([1, 2, 3, 4]);
	expect(reads).toEqual([1, 3]);
});

test("a question is never answered by a read that began before it", async () => {
	let stored = "old";
	const read = gatherReads<string, string>({
		read: async (keys) => {
			const seen = stored;
			await sleep(5);
			return keys.map(() => seen);
		},
	});
	const before = read("a");
	await sleep(1);
	stored = "new";
	expect(await Promise.all([before, read("a")])).toEqual(["old", "new"]);
});

test("a read takes no more keys than it may", async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(fc.nat(), { maxLength: 50 }), fc.integer({ min: 1, max: 7 }), async (keys, most) => {
			const sizes: number[] = [];
			const read = gatherReads<number, number>({
				most,
				read: async (some) => {
					sizes.push(some.length);
					return some;
				},
			});
			expect(await Promise.all(keys.map(read))).toEqual(keys);
			expect(sizes.every((size) => size <= most)).toBe(true);
		}),
	);
});

test("a key that cannot be read fails alone", async () => {
	const read = gatherReads<string, string>({
		read: async (keys) => {
			if (keys.includes("bad")) throw new Error("not this one");
			return keys;
		},
	});
	const [good, bad, other] = await Promise.allSettled(["good", "bad", "other"].map(read));
	expect([good?.status, bad?.status, other?.status]).toEqual(["fulfilled", "rejected", "fulfilled"]);
});
