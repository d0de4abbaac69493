import { beforeEach, describe, expect, test } from "vitest";
import { forgetCookie, rememberCookie, rememberedCookie } from "./cookies.ts";
import {
	closeSession,
	currentSession,
	describeSession,
	isGuest,
	isLoggedIn,
	isMember,
	openSession,
	readSession,
} from "./session.ts";

beforeEach(() => {
	sessionStorage.clear();
	closeSession();
});

test("a session stands in session storage under the specification's names", () => {
	openSession({ token: "t-1" });
	describeSession({
		account: "demo01",
		nickname: "Yuna",
		customerId: "7",
		isAgent: 41,
		merchant: "tessera",
		currency: "P",
	});
	const stored = Object.fromEntries(
		["token", "account", "nickname", "customerId", "isAgent", "merchant"].map((name) => [
			name,
			sessionStorage.getItem(name),
		]),
	);
	expect(stored).toEqual({
		token: "t-1",
		account: "demo01",
		nickname: "Yuna",
		customerId: "7",
		isAgent: "41",
		merchant: "tessera",
	});
	expect(readSession(sessionStorage)).toEqual(currentSession());
});

test("an ended session leaves nothing but the brand", () => {
	openSession({ token: "t-1" });
	describeSession({ account: "demo01", merchant: "tessera" });
	sessionStorage.setItem("routers", "cached");
	closeSession();
	expect(currentSession()).toMatchObject({ token: undefined, account: "", merchant: "tessera" });
	expect(sessionStorage.getItem("token")).toBeNull();
	expect(sessionStorage.getItem("routers")).toBeNull();
	expect(sessionStorage.getItem("merchant")).toBe("tessera");
});

describe("who counts as what (specification 4)", () => {
	test.each([
		["nobody", undefined, 0, { in: false, guest: false, member: false }],
		["a player", "t", 0, { in: true, guest: false, member: true }],
		["a guest", "t", 4, { in: true, guest: true, member: false }],
		["an agent", "t", 42, { in: true, guest: false, member: true }],
	])("%s", (_, token, isAgent, expected) => {
		const session = { ...currentSession(), token, isAgent };
		expect({ in: isLoggedIn(session), guest: isGuest(session), member: isMember(session) }).toEqual(expected);
	});
});

test("what a browser remembers of a login is a name, and can be forgotten", () => {
	rememberCookie("loginRemember", "demo 01");
	expect(rememberedCookie("loginRemember")).toBe("demo 01");
	forgetCookie("loginRemember");
	expect(rememberedCookie("loginRemember")).toBeUndefined();
});
