// Money between two house accounts: both legs of one amount, through a purse that no member has, each with a key of its own.
import { describe, expect, test } from "vitest";
import { houseMove, housePurse } from "./house-move.ts";

const move = {
	id: "harbour games:tessera 17",
	currency: "P",
	amount: 42n,
	from: "games:tessera",
	to: "jackpots:harbour",
} as const;

describe("a move of the house", () => {
	test("comes in from the one account and goes out to the other, and leaves the purse between as it was", () => {
		const legs = houseMove(move);
		expect(legs.map(({ kind, delta, counter }) => [kind, delta, counter])).toEqual([
			["grant", 42n, "games:tessera"],
			["withdraw", -42n, "jackpots:harbour"],
		]);
		expect(legs.reduce((sum, { delta }) => sum + delta, 0n)).toBe(0n);
		for (const leg of legs) expect(leg).toMatchObject(housePurse("P"));
	});

	test("has keys that follow from its id alone: the same again is the same move, another is another", () => {
		const keys = (id: string) => houseMove({ ...move, id }).map(({ key }) => key);
		expect(keys(move.id)).toEqual(keys(move.id));
		const all = [...keys(move.id), ...keys("harbour games:tessera 18"), ...keys("reef games:tessera 17")];
		expect(new Set(all).size).toBe(6);
	});

	test("is one group, so that both legs stand or fall together", () => {
		const [first, second] = houseMove(move);
		expect(first?.group).toBe(second?.group);
		expect(first?.group).not.toBe(houseMove({ ...move, id: "other" })[0]?.group);
	});

	test("goes through a purse of its own in each currency", () => {
		expect(housePurse("KRW")).toEqual({ ...housePurse("P"), currency: "KRW" });
	});
});
