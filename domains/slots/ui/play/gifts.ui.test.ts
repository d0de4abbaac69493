// What the frame keeps of free spins: which is next, when they are over, and that the server's word counts.
import { expect, test } from "vitest";
import { createGifts, type Gift, isStale, nextGift } from "./gifts.ts";

const gift = (giftId: string, change: Partial<Gift> = {}): Gift => ({
	giftId,
	stake: 20n,
	spins: 3,
	left: 3,
	won: 0n,
	endsAt: "2026-12-01T00:00:00.000Z",
	...change,
});

test("the first is played until none is left, then its sum waits to be closed and the next one comes", () => {
	const gifts = createGifts([gift("1"), gift("2", { stake: 50n })], async () => undefined);
	expect(nextGift(gifts.view.get())?.giftId).toBe("1");
	gifts.played({ giftId: "1", spins: 3, left: 1, won: 40n });
	expect(nextGift(gifts.view.get())).toMatchObject({ giftId: "1", left: 1, won: 40n, stake: 20n });
	expect(gifts.view.get().done).toBeUndefined();
	gifts.played({ giftId: "1", spins: 3, left: 0, won: 45n });
	expect(gifts.view.get().done).toEqual({ giftId: "1", spins: 3, left: 0, won: 45n });
	expect(nextGift(gifts.view.get())?.giftId).toBe("2");
	gifts.closeSum();
	expect(gifts.view.get().done).toBeUndefined();
});

test("who would rather stake their own money does, until they want the free spins again", () => {
	const gifts = createGifts([gift("1")], async () => undefined);
	gifts.want(false);
	expect(nextGift(gifts.view.get())).toBeUndefined();
	gifts.want(true);
	expect(nextGift(gifts.view.get())?.giftId).toBe("1");
});

test("the last one, found again after a reload, is told all the same", () => {
	const gifts = createGifts([], async () => undefined);
	gifts.played({ giftId: "1", spins: 3, left: 0, won: 45n });
	expect(gifts.view.get()).toMatchObject({ gifts: [], done: { won: 45n } });
});

test("what another window played is asked for; without an answer what is known stands", async () => {
	let said: readonly Gift[] | undefined = [gift("1", { left: 1 })];
	const gifts = createGifts([gift("1")], async () => said);
	await gifts.refresh();
	expect(nextGift(gifts.view.get())?.left).toBe(1);
	said = undefined;
	await gifts.refresh();
	expect(nextGift(gifts.view.get())?.left).toBe(1);
	expect(["GIFT_USED", "GIFT_OVER", "GIFT_NOT_HERE", "TOO_FAST", undefined].map(isStale)).toEqual([
		...[true, true, true],
		...[false, false],
	]);
});
