// RTS 13B where play passes: past the site, on two nodes, for whole rounds and for vendors' bets. A new round waits for the
// answer to a reality check; a round that is under way goes on to its end, and nobody else is held up.
import { beforeEach, describe, expect, test } from "vitest";
import type { PlayTicket } from "#platform/http";
import { callRoute } from "#platform/http/testing";
import type { MemberId } from "#platform/kernel";
import { answerRealityCheck } from "#protection/contract";
import { codeOf, openGuardedHall } from "../testing/open-guarded-hall.ts";

const { clock, here, playBy, spin, there } = await openGuardedHall();

let member: MemberId;
let play: PlayTicket;
let token: string;
beforeEach(async () => {
	await playBy("great-britain");
	member = await here.hall.enrol(1_000_000n);
	there.hall.setStanding(member, "active");
	({ play, token } = await here.hall.sit(member));
	await spin(play, 10n);
});

const minutes = (count: number) => clock.advance(count * 60_000);
const code = async (...asked: Parameters<typeof spin>) => codeOf(await spin(...asked));

/** Half an hour of play in which somebody looks in every ten minutes: the check is due. */
async function playHalfAnHour(): Promise<void> {
	for (let round = 0; round < 2; round += 1) {
		minutes(10);
		expect(await code(play, 10n)).toBe("played");
	}
	minutes(10);
}
const bet = (id: string, roundId: string) =>
	here.hall.games.api.bet({
		vendor: "TESSERA",
		memberId: member,
		currency: "P",
		gameCode: "lantern",
		token,
		amount: 10n,
		transactionId: id,
		roundId,
	});
const answer = () =>
	callRoute(
		here.protection.routes,
		{ endpoint: answerRealityCheck, input: { choice: "go-on" } },
		{ play, now: clock.now() },
	);

describe("RTS 13B a reality check that waits", () => {
	test("refuses a new round, on this node and on another, until it is answered", async () => {
		await playHalfAnHour();
		expect(await code(play, 10n)).toBe("REALITY_CHECK");
		expect(await code(play, 10n, { at: there })).toBe("REALITY_CHECK");
		expect(codeOf(await answer())).toBe("played");
		expect(await code(play, 10n)).toBe("played");
		minutes(1);
		await expect.poll(() => code(play, 10n, { at: there })).toBe("played");
	});
	test("refuses a bet that begins a round, and takes those of a round that is under way, its wins and its end", async () => {
		minutes(10);
		expect(codeOf(await bet("b1", "under-way"))).toBe("played");
		minutes(10);
		expect(codeOf(await bet("b2", "under-way"))).toBe("played");
		minutes(11);
		expect(codeOf(await bet("b3", "new"))).toBe("REALITY_CHECK");
		expect(codeOf(await bet("b4", "under-way"))).toBe("played");
		const base = { vendor: "TESSERA", memberId: member, currency: "P", gameCode: "lantern" } as const;
		const win = { ...base, amount: 25n, transactionId: "w1", roundId: "under-way", roundClosed: true };
		expect(codeOf(await here.hall.games.api.win(win))).toBe("played");
		expect(codeOf(await bet("b5", "under-way"))).toBe("REALITY_CHECK");
	});
	test("answers a repeated key with its round", async () => {
		minutes(10);
		expect(await code(play, 10n, { key: "once-and-again-1" })).toBe("played");
		minutes(10);
		await spin(play, 10n);
		minutes(11);
		expect(await spin(play, 10n, { key: "once-and-again-1" })).toMatchObject({ ok: true, value: { replayed: true } });
	});
	test("does not hide that a stake is out of range", async () => {
		await playHalfAnHour();
		expect(await code(play, 100_001n)).toBe("STAKE_OUT_OF_RANGE");
	});
});

describe("nobody is held up", () => {
	test("in a trial", async () => {
		const trial = await here.hall.sit(undefined);
		for (let round = 0; round < 5; round += 1) {
			expect(await code(trial.play, 10n)).toBe("played");
			minutes(10);
		}
	});
	test("without a choice, where the market demands none", async () => {
		await playBy("international");
		minutes(1);
		await playHalfAnHour();
		expect(await code(play, 10n)).toBe("played");
	});
	test("who came back after a pause", async () => {
		minutes(10);
		await spin(play, 10n);
		minutes(25);
		expect(await code(play, 10n)).toBe("played");
	});
});

test("T03 the ledger balances after all of it", async () => {
	expect(await here.hall.violations()).toEqual([]);
});
