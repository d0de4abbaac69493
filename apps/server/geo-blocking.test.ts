// T18: who is asked about, what ends where play is not allowed, and who is written down at a closed door.
import { describe, expect, test } from "vitest";
import type { PlayTicket, Principal } from "#platform/http";
import { memberId } from "#platform/kernel";
import type { Whereabouts } from "#protection/api";
import { createGeoBlocking } from "./geo-blocking.ts";

const now = new Date("2026-11-22T12:00:00Z");
const principal: Principal = {
	memberId: memberId("7"),
	sessionId: "login-7",
	guest: false,
	account: "seven",
	merchant: "tessera",
	currency: "P",
};
const play: PlayTicket = {
	playId: "play-7",
	memberId: memberId("7"),
	vendor: "TESSERA",
	gameCode: "lantern",
	mode: "real",
	currency: "P",
	merchant: "tessera",
};
const call = { address: "203.0.113.7", now, principal: undefined, play: undefined };

/** A gate whose word about places is given; it writes down what it asks and ends. */
function gateThat(answers: boolean | Promise<boolean>) {
	const asked: Whereabouts[] = [];
	const did: string[] = [];
	const gate = createGeoBlocking({
		checkLocation: (whereabouts) => {
			asked.push(whereabouts);
			return answers;
		},
		sessionOf: async (token) => (token === "session" ? principal : undefined),
		playOf: async (token) => (token === "play" ? play : undefined),
		endPlay: async (playId) => void did.push(`end ${playId}`),
		endPlaysOf: async (sessionId) => void did.push(`end games of ${sessionId}`),
		warn: () => void did.push("warned"),
	});
	return { gate, asked, did };
}

describe("T18 a call of somebody known", () => {
	test("passes where play is allowed", async () => {
		const { gate, asked, did } = gateThat(Promise.resolve(true));
		expect(await gate.placeOf({ ...call, principal })).toBeUndefined();
		expect(await gate.placeOf({ ...call, play })).toBeUndefined();
		expect(asked.map(({ subject, begins }) => `${begins} ${subject}`)).toEqual(["login login-7", "play play-7"]);
		expect(did).toEqual([]);
	});
	test("of a game is refused where it is not, and the game ends", async () => {
		const { gate, did } = gateThat(Promise.resolve(false));
		expect(await gate.placeOf({ ...call, play })).toMatchObject({ code: "REGION_RESTRICTED" });
		expect(did).toEqual(["end play-7"]);
	});
	test("of a login passes there, so that the balance can be seen; its games end", async () => {
		const { gate, did } = gateThat(Promise.resolve(false));
		expect(await gate.placeOf({ ...call, principal })).toBeUndefined();
		expect(did).toEqual(["end games of login-7"]);
	});
	test("between two looks is answered at once, and ends nothing again", () => {
		const { gate, did } = gateThat(false);
		expect(gate.placeOf({ ...call, play })).toMatchObject({ code: "REGION_RESTRICTED" });
		expect(gate.placeOf({ ...call, principal })).toBeUndefined();
		expect(did).toEqual([]);
	});
	test("of a trial without a member is nobody's", () => {
		const { gate, asked } = gateThat(false);
		expect(gate.placeOf({ ...call, play: { ...play, memberId: undefined, mode: "demo" } })).toBeUndefined();
		expect(asked).toEqual([]);
	});
});

describe("T18 whoever is turned away at a closed door", () => {
	test.each([
		["session", "login-7", "end games of login-7"],
		["play", "play-7", "end play-7"],
	])("with the token of a %s is looked at, and the games end", async (token, subject, ended) => {
		const { gate, asked, did } = gateThat(Promise.resolve(false));
		gate.turnedAway(token, call);
		await expect.poll(() => did).toEqual([ended]);
		expect(asked.map((one) => one.subject)).toEqual([subject]);
	});
	test("with a token of nobody's is not", async () => {
		const { gate, asked } = gateThat(true);
		gate.turnedAway("forged", call);
		await Promise.resolve();
		expect(asked).toEqual([]);
	});
	test("is no reason to fail when it cannot be written", async () => {
		const { gate, did } = gateThat(Promise.reject(new Error("no database")));
		gate.turnedAway("session", call);
		await expect.poll(() => did).toEqual(["warned"]);
	});
});
