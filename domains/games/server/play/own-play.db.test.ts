// RTS 2E, 13B around the frame of a vendor outside the house: figures of the ledger, of one's own game alone, and a check
// whose answer lets the vendor's bets go on.
import { beforeEach, describe, expect, test } from "vitest";
import type { InputOf } from "#platform/contract";
import { sql } from "#platform/db";
import { callRoute } from "#platform/http/testing";
import { type MemberId, unwrap } from "#platform/kernel";
import { answerOwnRealityCheck, readOwnRealityCheck } from "#protection/contract";
import { enterPlay, getOwnPlay, launchGame, leaveOwnPlay, listGames } from "../../contract/index.ts";
import { callerOf } from "../testing/hall-caller.ts";
import { codeOf, openGuardedHall } from "../testing/open-guarded-hall.ts";

const { clock, db, here, playBy } = await openGuardedHall();
const { call, as } = callerOf(here.hall);
const { api } = here.hall.games;

let member: MemberId;
beforeEach(async () => {
	await playBy("great-britain");
	member = await here.hall.enrol(100_000n);
});

async function launch(gameCode: string) {
	const { games } = unwrap(await call(listGames, {}));
	const game = games.find((one) => one.gameCode === gameCode);
	if (game === undefined) throw new Error(`no such game: ${gameCode}`);
	const { gameId, vassalage } = game;
	return unwrap(await call(launchGame, { gameId, vassalage }, as(member)));
}

/** The vendor's game, with the id that the site knows and the token that the vendor has. */
async function launchWheel() {
	const { around, game_url } = await launch("wheel");
	const launchToken = game_url.split("#launch=")[1] ?? "";
	const enter = async () => unwrap(await call(enterPlay, { launchToken })).playToken;
	return { playId: around?.playId ?? "", enter };
}
async function openWheel() {
	const { playId, enter } = await launchWheel();
	return { playId, token: await enter() };
}
const round = (transactionId: string, amount: bigint) => ({
	vendor: "OUTSIDE",
	memberId: member,
	currency: "P" as const,
	gameCode: "wheel",
	amount,
	transactionId: `${member}-${transactionId}`,
	roundId: `${member}-${transactionId.slice(1)}`,
});
const bet = async (token: string, id: string, roundClosed = false) =>
	codeOf(await api.bet({ ...round(`b${id}`, 300n), token, roundClosed }));
const win = async (id: string, amount: bigint) =>
	unwrap(await api.win({ ...round(`w${id}`, amount), roundClosed: true }));
const standing = (playId: string, who = member) => call(getOwnPlay, { playId }, as(who));
const minutes = (count: number) => clock.advance(count * 60_000);
const ask = <E extends typeof readOwnRealityCheck | typeof answerOwnRealityCheck>(
	endpoint: E,
	input: InputOf<E>,
	who = member,
) => callRoute(here.protection.routes, { endpoint, input }, { ...as(who), now: clock.now() });

/** Half an hour of play: the check is due. */
async function playHalfAnHour(token: string): Promise<void> {
	for (const id of ["1", "2", "3"]) {
		expect(await bet(token, id, true)).toBe("played");
		minutes(10);
	}
}

describe("the launch", () => {
	test("names the session of a vendor outside, and what the market has shown; the house shows its own", async () => {
		expect((await launch("wheel")).around?.showSession).toBe(true);
		expect((await launch("lantern")).around).toBeUndefined();
		await db.tx((tx) => sql`update protection.profile set session_shown = false`.execute(tx));
		expect((await launch("wheel")).around?.showSession).toBe(false);
		await db.tx((tx) => sql`update protection.profile set session_shown = true`.execute(tx));
	});
});

describe("RTS 2E the session at a vendor outside", () => {
	test("is empty before the vendor's frame has entered", async () => {
		const { playId } = await launchWheel();
		const now = clock.now().toISOString();
		expect(unwrap(await standing(playId))).toEqual({
			currency: "P",
			net: "0.00",
			startedAt: now,
			now,
			checkDue: false,
		});
	});
	test("has the length since it entered, and the net position as the ledger moved", async () => {
		const { playId, token } = await openWheel();
		const before = await here.hall.balance(member);
		const began = clock.now().toISOString();
		minutes(3);
		expect(await bet(token, "1")).toBe("played");
		await win("1", 120n);
		expect(await bet(token, "2", true)).toBe("played");
		const { net, startedAt, now } = unwrap(await standing(playId));
		expect(net).toBe("-4.80");
		expect((await here.hall.balance(member)) - before).toBe(-480n);
		expect([startedAt, now]).toEqual([began, clock.now().toISOString()]);
	});
	test("counts no stake that was taken back", async () => {
		const { playId, token } = await openWheel();
		const before = await here.hall.balance(member);
		expect(await bet(token, "1")).toBe("played");
		const { amount: _amount, ...back } = round("r1", 0n);
		unwrap(await api.rollback({ ...back, referenceTransactionId: `${member}-b1` }));
		expect(await here.hall.balance(member)).toBe(before);
		expect(unwrap(await standing(playId)).net).toBe("0.00");
	});
	test("is one's own: nobody else sees or ends it, and none of the house is there", async () => {
		const { playId, token } = await openWheel();
		const stranger = await here.hall.enrol(0n);
		const house = await here.hall.sit(member);
		expect(codeOf(await standing(playId, stranger))).toBe("GAME_NOT_FOUND");
		expect(codeOf(await call(leaveOwnPlay, { playId }, as(stranger)))).toBe("GAME_NOT_FOUND");
		expect(codeOf(await standing(house.play.playId))).toBe("GAME_NOT_FOUND");
		expect(codeOf(await standing("01890a5d-ac96-774b-bcce-b302099a8057"))).toBe("GAME_NOT_FOUND");
		expect(await bet(token, "1", true)).toBe("played");
	});
	test("ends when it is left: the vendor bets no more", async () => {
		const { playId, token } = await openWheel();
		unwrap(await call(leaveOwnPlay, { playId }, as(member)));
		expect(await bet(token, "1", true)).toBe("PLAY_EXPIRED");
	});
	test("is looked at without a sign of play", async () => {
		const { playId, token } = await openWheel();
		expect(await bet(token, "1", true)).toBe("played");
		const seen = () =>
			db.read((tx) => sql`select seen_at from protection.play_run where member_id = ${member}`.execute(tx));
		const { rows } = await seen();
		minutes(5);
		unwrap(await standing(playId));
		expect((await seen()).rows).toEqual(rows);
	});
});

describe("RTS 13B the check at a vendor outside", () => {
	test("is due with the bet that is refused, and its answer lets the vendor's bets go on", async () => {
		const { playId, token } = await openWheel();
		await playHalfAnHour(token);
		expect(unwrap(await standing(playId))).toMatchObject({ checkDue: true, net: "-9.00" });
		expect(await bet(token, "4")).toBe("REALITY_CHECK");
		expect(unwrap(await ask(readOwnRealityCheck, {}))).toMatchObject({ minutes: 30, everyMinutes: 30 });
		unwrap(await ask(answerOwnRealityCheck, { choice: "go-on" }));
		expect(unwrap(await standing(playId)).checkDue).toBe(false);
		expect(await bet(token, "5", true)).toBe("played");
	});
	test("is nobody else's to read or to answer, and answered once", async () => {
		const { token } = await openWheel();
		await playHalfAnHour(token);
		const stranger = await here.hall.enrol(0n);
		expect(codeOf(await ask(readOwnRealityCheck, {}, stranger))).toBe("NO_CHECK_DUE");
		expect(codeOf(await ask(answerOwnRealityCheck, { choice: "go-on" }, stranger))).toBe("NO_CHECK_DUE");
		expect(await bet(token, "4")).toBe("REALITY_CHECK");
		unwrap(await ask(answerOwnRealityCheck, { choice: "stop" }));
		expect(codeOf(await ask(answerOwnRealityCheck, { choice: "stop" }))).toBe("NO_CHECK_DUE");
	});
});

test("T03 the ledger balances after all of it", async () => {
	expect(await here.hall.violations()).toEqual([]);
});
