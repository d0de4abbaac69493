// What tables take, pay and count.
import { expect, it } from "vitest";
import { checkBets, mostOn, settleBets } from "./bets.ts";
import { readCard } from "./cards.ts";
import type { Outcome } from "./outcome.ts";
import { tables } from "./tables.ts";

const cards = (player: string, banker: string): Outcome => {
	const read = (text: string) => text.split(" ").flatMap((one) => readCard(one) ?? []);
	return { type: "cards", player: read(player), banker: read(banker) };
};
const bet = (spot: string, amount: bigint) => ({ spot, amount });

it("pays a banker's win less its commission, and gives back on a tie", () => {
	const wins = settleBets("baccarat", [[bet("banker", 2_001n), bet("tie", 500n)]], cards("2C 3D TC", "9H KD"));
	expect(wins).toMatchObject([{ returned: 3_901n, counted: 2_501n }]);
	const tie = settleBets("baccarat", [[bet("banker", 2_000n), bet("tie", 500n)]], cards("4C 3D", "3H 4D"));
	expect(tie).toMatchObject([{ returned: 6_500n, counted: 500n }]);
	const six = settleBets("no-commission", [[bet("banker", 2_000n), bet("lucky-6", 100n)]], cards("2C 3D", "2H 4D"));
	expect(six).toMatchObject([{ returned: 3_000n + 1_300n }]);
});

it("counts of bets on both sides what is more on one, over all tickets of a round", () => {
	const settled = settleBets(
		"baccarat",
		[[bet("banker", 5_000n)], [bet("player", 3_000n)]],
		cards("2C 3D TC", "9H KD"),
	);
	expect(settled.map(({ counted }) => counted)).toEqual([2_000n, 0n]);
	const duel: Outcome = { type: "duel", dragon: 5, tiger: 18 };
	expect(settleBets("dragon-tiger", [[bet("dragon", 1_000n)]], duel)).toMatchObject([
		{ returned: 500n, counted: 500n },
	]);
});

it("refuses a bet whole, and says what bounds it", () => {
	const at = {
		game: "baccarat",
		limits: tables.BAC02.limits,
		currency: "P",
		standing: [bet("player", 40_000n)],
	} as const;
	expect(checkBets([bet("player", 10_000n)], at)).toEqual({ ok: true, value: 10_000n });
	expect(checkBets([bet("player", 10_001n)], at)).toMatchObject({ error: { fault: "BET_TOO_LARGE", limit: 50_000n } });
	expect(checkBets([bet("tie", 99n)], at)).toMatchObject({ error: { fault: "BET_TOO_SMALL", limit: 100n } });
	expect(checkBets([bet("tie", 5_001n)], at)).toMatchObject({ error: { fault: "BET_TOO_LARGE" } });
	expect(checkBets([bet("nothing", 100n)], at)).toMatchObject({ error: { fault: "SPOT_UNKNOWN" } });
	expect(mostOn("roulette", { spot: "17", limits: tables.ROU01.limits, currency: "P" })).toBe(1_000n);
});

it("lights numbers that pay more", () => {
	const ball: Outcome = { type: "ball", number: 7, lit: [{ number: 7, total: 200 }] };
	const [settled] = settleBets("bolt", [[bet("7", 100n), bet("7-8", 100n), bet("8", 100n)]], ball);
	expect(settled?.lines.map(({ returned }) => returned)).toEqual([20_000n, 1_800n, 0n]);
	const dark: Outcome = { ...ball, lit: [] };
	expect(settleBets("bolt", [[bet("7", 100n)]], dark)).toMatchObject([{ returned: 3_000n }]);
});

it("takes what a currency's own bounds allow, and the table's in every other", () => {
	const limits = { min: 10, max: 100, by: { KRW: { min: 1, max: 5 } } };
	const taken = (currency: "KRW" | "P", amount: bigint) =>
		checkBets([bet("player", amount)], { game: "baccarat", limits, currency, standing: [] }).ok;
	// A unit of won is a thousand, one of P a hundred.
	expect([taken("KRW", 999n), taken("KRW", 1_000n), taken("KRW", 5_000n), taken("KRW", 5_001n)]).toEqual([
		false,
		true,
		true,
		false,
	]);
	expect([taken("P", 999n), taken("P", 1_000n), taken("P", 10_000n), taken("P", 10_001n)]).toEqual([
		false,
		true,
		true,
		false,
	]);
});
