import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { closeSession, currentSession, describeSession } from "#platform/ui";
import {
	askForPassword,
	asksForPassword,
	enterSession,
	hasLeft,
	leaveSession,
	onSessionEnd,
	passwordGiven,
	type SessionEnd,
	tellLeaving,
} from "./session-life.ts";

const ends: SessionEnd[] = [];
let stop = () => {};

beforeEach(() => {
	closeSession();
	ends.length = 0;
	stop = onSessionEnd((end) => ends.push(end));
});
afterEach(() => stop());

describe("a session", () => {
	test("takes the place of whoever was here", () => {
		describeSession({ merchant: "tessera" });
		enterSession({ token: "guest-token", account: "", guest: true });
		expect(currentSession().isAgent).toBe(4);
		enterSession({ token: "a-token", account: "minji2000" });
		expect(currentSession()).toMatchObject({
			token: "a-token",
			account: "minji2000",
			isAgent: 0,
			merchant: "tessera",
		});
	});

	test("that ran out is told, with whether a guest was here", () => {
		enterSession({ token: "a-token", account: "minji2000" });
		closeSession();
		enterSession({ token: "guest-token", account: "", guest: true });
		closeSession();
		expect(ends).toEqual([{ guest: false }, { guest: true }]);
	});

	test("that was ended by the person is not told, and is known to be left until the next one", () => {
		enterSession({ token: "a-token", account: "minji2000" });
		expect(hasLeft()).toBe(false);
		leaveSession();
		expect(currentSession().token).toBeUndefined();
		expect(ends).toEqual([]);
		expect(hasLeft()).toBe(true);
		enterSession({ token: "a-token", account: "minji2000" });
		expect(hasLeft()).toBe(false);
	});

	test("that was ended while the server was being told so is not told, one that ends later is", async () => {
		enterSession({ token: "a-token", account: "minji2000" });
		await tellLeaving(async () => closeSession());
		expect(ends).toEqual([]);
		expect(hasLeft()).toBe(true);
		enterSession({ token: "a-token", account: "minji2000" });
		await expect(tellLeaving(() => Promise.reject(new Error("no network")))).rejects.toThrow("no network");
		expect(hasLeft()).toBe(false);
		closeSession();
		expect(ends).toEqual([{ guest: false }]);
	});

	test("whose owner changes is not told", () => {
		enterSession({ token: "a-token", account: "minji2000" });
		enterSession({ token: "other-token", account: "jiho1999" });
		expect(ends).toEqual([]);
	});
});

describe("a new password that is asked for", () => {
	beforeEach(() => {
		enterSession({ token: "a-token", account: "minji2000" });
		askForPassword();
	});

	test("stays asked for until it is given", () => {
		expect(asksForPassword()).toBe(true);
		passwordGiven();
		expect(asksForPassword()).toBe(false);
	});

	test.each([
		["the session", leaveSession],
		["the place of the member, taken by a guest", () => enterSession({ token: "g", account: "", guest: true })],
	])("ends with %s", (_, end) => {
		end();
		expect(asksForPassword()).toBe(false);
	});
});
