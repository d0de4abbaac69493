// Gathering: what is asked for together is read together, each key gets its own answer, and nothing old is handed out.
import fc from "fast-check";
import { expect, test, vi } from "vitest";
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

/** Reads that are away until they are let home; each sees what is stored when it begins. */
function slowReads<Answer>(seen: (key: number) => Answer) {
	const sizes: number[] = [];
	const home: (() => void)[] = [];
	const ask = gatherReads<number, Answer>({
		read: async (keys) => {
			sizes.push(keys.length);
			const answers = keys.map(seen);
			await new Promise<void>((resolve) => home.push(resolve));
			return answers;
		},
	});
	const away = (reads: number) => vi.waitFor(() => expect(home).toHaveLength(reads));
	return { ask, sizes, away, letHome: () => home.at(-1)?.() };
}

test("while a read is away, the next ones gather behind it", async () => {
	const { ask, sizes, away, letHome } = slowReads((key) => key);
	const first = ask(1);
	await away(1);
	const later = [2, 3, 4].map(ask);
	letHome();
	await away(2);
	letHome();
	expect(await Promise.all([first, ...later])).toEqual([1, 2, 3, 4]);
	expect(sizes).toEqual([1, 3]);
});

test("a question is never answered by a read that began before it", async () => {
	let stored = "old";
	const { ask, away, letHome } = slowReads(() => stored);
	const before = ask(1);
	await away(1);
	stored = "new";
	const after = ask(1);
	letHome();
	await away(2);
	letHome();
	expect(await Promise.all([before, after])).toEqual(["old", "new"]);
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
