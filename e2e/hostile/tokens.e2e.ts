// Tokens where they do not belong, after their end, and twice; and other people's rounds.
import { beforeAll, describe, expect, it } from "vitest";
import { enterPlay, getPlayState, leavePlay, recallPlayRound, recallRound } from "#games/contract";
import { logOut, readMember } from "#members/contract";
import { enterSlot, spinSlot } from "#slots/contract";
import { getBalance, listTransactions } from "#wallet/contract";
import { caller, codeOf, launch, must, openPlay, type Person, registerPerson } from "../caller.ts";
import { watchAftermath } from "./aftermath.ts";

const aftermath = watchAftermath();
const held: { ours?: Person; theirs?: Person } = {};
const coin = "0.02";
const over = /^(NOT_LOGGED_IN|PLAY_EXPIRED)$/;

beforeAll(async () => {
	held.ours = await aftermath.newPerson();
	held.theirs = await aftermath.newPerson();
});

function us(): Person {
	if (held.ours === undefined) throw new Error("nobody is registered");
	return held.ours;
}

function them(): Person {
	if (held.theirs === undefined) throw new Error("nobody is registered");
	return held.theirs;
}

describe("a token", () => {
	it("of a play opens no account, and of a session opens no game", async () => {
		const { playToken } = await openPlay("dancheong-gate", us().client);
		aftermath.keepsSecret(playToken);
		for (const endpoint of [readMember, getBalance, listTransactions]) {
			expect(await codeOf(caller(playToken).call(endpoint, {}))).toBe("NOT_LOGGED_IN");
		}
		expect(await codeOf(us().client.call(spinSlot, { coin, key: "session-token" }))).toBe("NOT_LOGGED_IN");
		expect(await codeOf(us().client.call(getPlayState, {}))).toBe("NOT_LOGGED_IN");
	});

	it("that was changed by a letter is nobody's", async () => {
		const { token } = us();
		const changed = token.slice(0, -2) + (token.endsWith("AA") ? "BB" : "AA");
		for (const forged of [changed, `${token}A`, token.toLowerCase(), token.slice(1), `${token}.${token}`]) {
			expect(await codeOf(caller(forged).call(readMember, {}))).toBe("NOT_LOGGED_IN");
		}
	});

	it("ends with the logout, and every play that was launched from it", async () => {
		const person = await registerPerson();
		const play = await openPlay("dancheong-gate", person.client);
		await must(person.client.call(logOut, {}));
		expect(await codeOf(person.client.call(readMember, {}))).toBe("NOT_LOGGED_IN");
		await expect.poll(() => codeOf(play.client.call(spinSlot, { coin, key: "after-logout" }))).toMatch(over);
	});

	it("of a play that was left plays no more", async () => {
		const play = await openPlay("dancheong-gate", us().client);
		await must(play.client.call(leavePlay, {}));
		expect(await codeOf(play.client.call(spinSlot, { coin, key: "after-leaving" }))).toMatch(over);
	});
});

describe("a launch", () => {
	it("is good once, also when it is used at once from many places", async () => {
		const launchToken = await launch("dancheong-gate", them().client);
		aftermath.keepsSecret(launchToken);
		const codes = await Promise.all(
			Array.from({ length: 12 }, () => codeOf(caller().call(enterPlay, { launchToken }))),
		);
		expect(codes.toSorted()).toEqual([...Array.from({ length: 11 }, () => "LAUNCH_EXPIRED"), "OK"]);
	});

	it("of one game plays that game alone", async () => {
		const gate = await openPlay("dancheong-gate", us().client);
		const cloth = await openPlay("bojagi", us().client);
		expect((await must(gate.client.call(enterSlot, {}))).payTable.game).toBe("dancheong-gate");
		const { round } = await must(cloth.client.call(spinSlot, { coin, key: "cloth-key-1" }));
		expect(round.payTable).toMatch(/^bojagi@/);
		expect(await codeOf(gate.client.call(recallPlayRound, { roundId: round.roundId }))).toBe("ROUND_NOT_FOUND");
	});
});

describe("a round", () => {
	it("of another member is not there: not in the record, not in the frame", async () => {
		const play = await openPlay("dancheong-gate", them().client);
		const { round } = await must(play.client.call(spinSlot, { coin, key: "their-round" }));
		const mine = await openPlay("dancheong-gate", us().client);
		expect(await codeOf(us().client.call(recallRound, { roundId: round.roundId }))).toBe("ROUND_NOT_FOUND");
		expect(await codeOf(mine.client.call(recallPlayRound, { roundId: round.roundId }))).toBe("ROUND_NOT_FOUND");
		expect(await codeOf(them().client.call(recallRound, { roundId: round.roundId }))).toBe("OK");
	});

	it("of another member is not played again by their key", async () => {
		const play = await openPlay("dancheong-gate", them().client);
		const theirs = await must(play.client.call(spinSlot, { coin, key: "one-key-for-two" }));
		const mine = await openPlay("dancheong-gate", us().client);
		const ours = await must(mine.client.call(spinSlot, { coin, key: "one-key-for-two" }));
		expect(ours.replayed).toBe(false);
		expect(ours.round.roundId).not.toBe(theirs.round.roundId);
	});

	it("of a trial touches nobody's balance", async () => {
		const before = await must(us().client.call(getBalance, {}));
		const trial = await openPlay("dancheong-gate");
		const { round } = await must(trial.client.call(spinSlot, { coin, key: "trial-key-1" }));
		expect(round.mode).toBe("demo");
		expect(await must(us().client.call(getBalance, {}))).toEqual(before);
		expect(await codeOf(us().client.call(recallRound, { roundId: round.roundId }))).toBe("ROUND_NOT_FOUND");
	});
});
