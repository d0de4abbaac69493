// The money of free spins: where it comes from, where it goes back to, and that nothing is posted twice.
import { describe, expect, test } from "vitest";
import type { PostCommand } from "#wallet/api";
import { givenBack, setAside } from "./free-spins-money.ts";
import { currencyOf, freeSpinsAccount, freeSpinsSource } from "./free-spins-store.ts";

const award = { awardId: "4", currency: "P", amount: 240n } as const;
const ways = (moves: readonly PostCommand[]) => moves.map(({ delta, counter }) => [delta, counter]);

describe("the stakes of an award", () => {
	test("come from the house's account for free spins into one of its own", () => {
		expect(ways(setAside(award))).toEqual([
			[240n, freeSpinsSource],
			[-240n, freeSpinsAccount("4")],
		]);
	});

	test("go back the way they came", () => {
		expect(ways(givenBack({ ...award, part: "all" }))).toEqual([
			[240n, freeSpinsAccount("4")],
			[-240n, freeSpinsSource],
		]);
	});

	test("have keys of their own: set aside once, given back once for each part", () => {
		const keys = [
			...[setAside(award), setAside({ ...award, awardId: "5" })],
			...["all", "71", "72"].map((part) => givenBack({ ...award, part })),
		].flatMap((moves) => moves.map(({ key }) => key));
		expect(new Set(keys).size).toBe(10);
		const again = givenBack({ ...award, amount: 1n, part: "71" }).map(({ key }) => key);
		expect(keys).toEqual(expect.arrayContaining(again));
	});
});

test("an award in a currency that nobody knows is a fault", () => {
	expect(currencyOf({ currency: "KRW" })).toBe("KRW");
	expect(() => currencyOf({ currency: "SHELLS" })).toThrow("SHELLS");
});
