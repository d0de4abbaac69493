// What the frame keeps of free spins: which is next, when they are over, and that the server's word counts.
import { expect, test } from "vitest";
import { createFreeSpins, type FreeSpinsAward, isStale, nextFreeSpins } from "./free-spins.ts";

const award = (freeSpinsId: string, change: Partial<FreeSpinsAward> = {}): FreeSpinsAward => ({
	freeSpinsId,
	stake: 20n,
	spins: 3,
	left: 3,
	won: 0n,
	endsAt: "2026-12-01T00:00:00.000Z",
	...change,
});

test("the first is played until none is left, then its sum waits to be closed and the next one comes", () => {
	const freeSpins = createFreeSpins([award("1"), award("2", { stake: 50n })], async () => undefined);
	expect(nextFreeSpins(freeSpins.view.get())?.freeSpinsId).toBe("1");
	freeSpins.played({ freeSpinsId: "1", spins: 3, left: 1, won: 40n });
	expect(nextFreeSpins(freeSpins.view.get())).toMatchObject({ freeSpinsId: "1", left: 1, won: 40n, stake: 20n });
	expect(freeSpins.view.get().done).toBeUndefined();
	freeSpins.played({ freeSpinsId: "1", spins: 3, left: 0, won: 45n });
	expect(freeSpins.view.get().done).toEqual({ freeSpinsId: "1", spins: 3, left: 0, won: 45n });
	expect(nextFreeSpins(freeSpins.view.get())?.freeSpinsId).toBe("2");
	freeSpins.closeSum();
	expect(freeSpins.view.get().done).toBeUndefined();
});

test("who would rather stake their own money does, until they want the free spins again", () => {
	const freeSpins = createFreeSpins([award("1")], async () => undefined);
	freeSpins.want(false);
	expect(nextFreeSpins(freeSpins.view.get())).toBeUndefined();
	freeSpins.want(true);
	expect(nextFreeSpins(freeSpins.view.get())?.freeSpinsId).toBe("1");
});

test("the last one, found again after a reload, is told all the same", () => {
	const freeSpins = createFreeSpins([], async () => undefined);
	freeSpins.played({ freeSpinsId: "1", spins: 3, left: 0, won: 45n });
	expect(freeSpins.view.get()).toMatchObject({ freeSpins: [], done: { won: 45n } });
});

test("what another window played is asked for; without an answer what is known stands", async () => {
	let said: readonly FreeSpinsAward[] | undefined = [award("1", { left: 1 })];
	const freeSpins = createFreeSpins([award("1")], async () => said);
	await freeSpins.refresh();
	expect(nextFreeSpins(freeSpins.view.get())?.left).toBe(1);
	said = undefined;
	await freeSpins.refresh();
	expect(nextFreeSpins(freeSpins.view.get())?.left).toBe(1);
	expect(["FREE_SPINS_USED", "FREE_SPINS_OVER", "FREE_SPINS_NOT_HERE", "TOO_FAST", undefined].map(isStale)).toEqual([
		...[true, true, true],
		...[false, false],
	]);
});
