// Results that a feed signs: late, double, forged, corrected; and those that never come.
import { afterAll, expect, test } from "vitest";
import { simulatedFeed } from "./feed/simulated-feed.ts";
import { playerOf } from "./testing/lottery-player.ts";
import { openLottery } from "./testing/open-lottery.ts";

type Manner = NonNullable<Parameters<typeof simulatedFeed>[0]["mannerOf"]>;
const manners = new Map<string, ReturnType<Manner>>();
const feed = simulatedFeed({ key: Buffer.alloc(32, 5), mannerOf: (issue) => manners.get(issue) ?? "plain" });
const hall = await openLottery({ offers: ["HN5FC"], feed });
afterAll(hall.close);
const { nearOf, bet, statuses, proofOf } = playerOf(hall);
const player = await hall.sit("HN5FC", await hall.enrol(100_000n));
/** Every digit of the last place: costs 20.00, always pays 19.50. */
const sure = { slips: "0,1,2,3,4,5,6,7,8,9~1~13~1~1950~1", sum: "20.00", gameId: "HN5FC" as const };
await hall.drawnBy("HN5FC", "feed");
await hall.goTo((await nearOf("HN5FC")).current.drawsAt + 6_000);

/** A bet on the present issue, whose result the feed tells in this manner; the clock stands at its draw. */
async function drawn(manner: ReturnType<Manner>) {
	const { current } = await nearOf("HN5FC");
	manners.set(current.numero, manner);
	await bet(player, sure);
	await hall.goTo(current.drawsAt);
	return current;
}
async function hear(moment: number): Promise<void> {
	await hall.goTo(moment);
	await hall.runJob("lottery.feed");
	await hall.goTo(moment + 6_000);
}
const newest = async () => (await statuses(player))[0];
const resultsOf = async (numero: string) =>
	(await hall.issues(`select version, told_by from lottery.result_entry where issue = '${numero}' order by 1, 2`)).rows;

test("one that is late is waited for, and one that comes twice counts once", async () => {
	const late = await drawn("late");
	await hear(late.drawsAt + 60_000);
	expect(await newest()).toBe(2);
	await hear(late.drawsAt + 250_000);
	expect(await newest()).toBe(4);
	expect(await proofOf(late.numero, "HN5FC")).toMatchObject({ state: "drawn", source: "official" });
	const double = await drawn("double");
	await hear(double.drawsAt + 30_000);
	await hear(double.drawsAt + 90_000);
	expect([await newest(), await resultsOf(double.numero)]).toEqual([4, [{ version: 1, told_by: "feed" }]]);
});

test("one that the feed has not signed is dropped; one that it corrects waits for the desk", async () => {
	const forged = await drawn("forged");
	await hear(forged.drawsAt + 30_000);
	expect([await newest(), await resultsOf(forged.numero)]).toEqual([2, []]);
	await hear(forged.drawsAt + 250_000);
	expect(await newest()).toBe(4);
	const corrected = await drawn("corrected");
	await hear(corrected.drawsAt + 30_000);
	const { digits } = await proofOf(corrected.numero, "HN5FC");
	await hear(corrected.drawsAt + 200_000);
	expect(await resultsOf(corrected.numero)).toEqual([
		{ version: 1, told_by: "feed" },
		{ version: 2, told_by: "feed" },
	]);
	expect((await proofOf(corrected.numero, "HN5FC")).digits).toBe(digits);
});

test("one that never comes within a day gives the stakes back", async () => {
	const silent = await drawn("silent");
	const before = await hall.purse(player);
	await hear(silent.drawsAt + 3_600_000);
	expect(await newest()).toBe(2);
	await hall.goTo(silent.drawsAt + 86_400_000 + 6_000);
	expect([await newest(), await hall.purse(player)]).toEqual([12, before + 2_000n]);
	expect(await hall.violations()).toEqual([]);
});
