import { describe, expect, test } from "vitest";
import { createPasswords, createTurns, standardCost } from "./passwords.ts";

describe("turns", () => {
	test("so many at once, first come first served", async () => {
		const inTurn = createTurns({ atOnce: 2, mostWaiting: 10 });
		const order: string[] = [];
		let running = 0;
		let most = 0;
		const work = (name: string) =>
			inTurn(async () => {
				most = Math.max(most, ++running);
				order.push(name);
				await new Promise((go) => setTimeout(go, 5));
				running -= 1;
				return name;
			});
		const done = await Promise.all(["a", "b", "c", "d", "e"].map(work));
		expect(done.map((one) => one.ok && one.value)).toEqual(["a", "b", "c", "d", "e"]);
		expect(order).toEqual(["a", "b", "c", "d", "e"]);
		expect(most).toBe(2);
	});
	test("too many waiting are turned away at once, the others are served", async () => {
		const inTurn = createTurns({ atOnce: 1, mostWaiting: 2 });
		const all = await Promise.all([1, 2, 3, 4, 5].map((value) => inTurn(async () => value)));
		expect(all.map((one) => one.ok)).toEqual([true, true, true, false, false]);
		expect(await inTurn(async () => 6)).toEqual({ ok: true, value: 6 });
	});
	test("work that throws gives its turn back", async () => {
		const inTurn = createTurns({ atOnce: 1, mostWaiting: 1 });
		await expect(inTurn(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
		expect(await inTurn(async () => 1)).toEqual({ ok: true, value: 1 });
	});
});

describe("password hashes", () => {
	test("argon2id at the standard cost, matched by the one password", async () => {
		const passwords = await createPasswords();
		const stored = await passwords.hash("tiles4all");
		expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
		expect(standardCost).toEqual({ memoryKib: 19_456, passes: 2 });
		expect(await passwords.matches(stored, "tiles4all")).toBe(true);
		expect(await passwords.matches(stored, "tiles4alL")).toBe(false);
		expect(passwords.isOutdated(stored)).toBe(false);
	});
	test("without a stored hash nothing matches", async () => {
		const passwords = await createPasswords({ memoryKib: 64, passes: 1 });
		expect(await passwords.matches(undefined, "")).toBe(false);
		expect(passwords.isOutdated(await (await createPasswords({ memoryKib: 128, passes: 1 })).hash("x"))).toBe(true);
	});
});
