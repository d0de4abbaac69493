import { describe, expect, test } from "vitest";
import type { FieldRule } from "#brand/core";
import { type AccountType, isAccountType, isAgent, isGuest } from "./account-types.ts";
import { ageOn, calendarDay, isoDay } from "./age.ts";
import { decidePasswordChange } from "./change-password.ts";
import { expiryOf, givenHours, hasLapsed, isAlive, mustChangePassword, needsTouch } from "./session-life.ts";

describe("account types", () => {
	test.each<[AccountType, boolean, boolean]>([
		[0, false, false],
		[1, true, false],
		[2, true, false],
		[4, false, true],
		[41, true, false],
		[42, true, false],
	])("type %i: agent %s, guest %s", (type, agent, guest) => {
		expect([isAgent(type), isGuest(type), isAccountType(type)]).toEqual([agent, guest, true]);
	});
	test.each([3, -1, 40, Number.NaN])("%d is no type", (value) => expect(isAccountType(value)).toBe(false));
});

describe("age", () => {
	test.each([
		["2000-05-10", "2018-05-09", 17],
		["2000-05-10", "2018-05-10", 18],
		["2000-02-29", "2018-02-28", 17],
		["2000-02-29", "2018-03-01", 18],
		["2000-02-29", "2020-02-29", 20],
		["2030-01-01", "2026-01-01", -4],
	])("born %s, on %s: %i", (birthday, today, expected) => {
		const day = (text: string) => calendarDay(new Date(`${text}T00:00:00Z`));
		expect(ageOn(day(birthday), day(today))).toBe(expected);
	});
	test("a moment's day is that of UTC", () => {
		expect(isoDay(calendarDay(new Date("2026-01-01T23:59:59Z")))).toBe("2026-01-01");
	});
});

describe("sessions", () => {
	const start = new Date("2026-03-01T12:00:00Z");
	const minutesOn = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
	const session = { lastSeenAt: start, expiresAt: minutesOn(60) };
	test.each([
		["T11 just under thirty minutes idle", minutesOn(29.99), true],
		["T11 thirty minutes idle", minutesOn(30), false],
	] as const)("%s", (_case, now, alive) => {
		expect(isAlive(session, { idleMinutes: 30 }, now)).toBe(alive);
	});
	test("T11 an active session ends when its days are over", () => {
		const active = { lastSeenAt: minutesOn(59), expiresAt: minutesOn(60) };
		expect(isAlive(active, { idleMinutes: 30 }, minutesOn(59.9))).toBe(true);
		expect(isAlive(active, { idleMinutes: 30 }, minutesOn(60))).toBe(false);
	});
	test("the last call is written at most once a minute", () => {
		expect([needsTouch(start, minutesOn(0.99)), needsTouch(start, minutesOn(1))]).toEqual([false, true]);
	});
	test("a full login lasts the brand's days", () => {
		expect(expiryOf(start, { sessionDays: 30 })).toEqual(new Date("2026-03-31T12:00:00Z"));
	});
});

describe("a password that must be changed", () => {
	const changedAt = new Date("2026-01-01T00:00:00Z");
	const now = new Date("2026-04-02T00:00:00Z");
	test.each([
		["the default one", { isDefault: true, changedAt: now }, { maxAgeDays: undefined, forced: false }, true],
		["91 days old of 90, forced", { isDefault: false, changedAt }, { maxAgeDays: 90, forced: true }, true],
		["91 days old of 90, not forced", { isDefault: false, changedAt }, { maxAgeDays: 90, forced: false }, false],
		["91 days old of 91", { isDefault: false, changedAt }, { maxAgeDays: 91, forced: true }, false],
		["no age set", { isDefault: false, changedAt }, { maxAgeDays: undefined, forced: true }, false],
	])("%s", (_case, password, rules, expected) => {
		expect(mustChangePassword(password, rules, now)).toBe(expected);
	});
});

test.each([
	["one's own, however old", false, 400 * 24, false],
	["given, in time", true, givenHours - 1, false],
	["given, a day later", true, givenHours, true],
])("a password that is %s: lapsed %s", (_case, isDefault, hours, lapsed) => {
	const changedAt = new Date("2026-03-01T12:00:00Z");
	expect(hasLapsed({ isDefault, changedAt }, new Date(changedAt.getTime() + hours * 3_600_000))).toBe(lapsed);
});

describe("a new password", () => {
	const rule: FieldRule = { enabled: true, required: true, patternId: "letter-and-digit", minLength: 8, maxLength: 20 };
	const change = {
		account: "mosaic77",
		oldPassword: "tiles4all",
		newPassword: "stones5all",
		confirmNewPassword: "stones5all",
	};
	test.each([
		["holds", {}, undefined],
		["too short", { newPassword: "a1", confirmNewPassword: "a1" }, "PASSWORD_RULE"],
		["no digit", { newPassword: "stonesall", confirmNewPassword: "stonesall" }, "PASSWORD_RULE"],
		["the account's name", { newPassword: "MOSAIC77", confirmNewPassword: "MOSAIC77" }, "PASSWORD_RULE"],
		["repeated otherwise", { confirmNewPassword: "stones5al" }, "PASSWORDS_DIFFER"],
		["the old one", { newPassword: "tiles4all", confirmNewPassword: "tiles4all" }, "PASSWORD_UNCHANGED"],
	] as const)("%s", (_case, given, expected) => {
		const result = decidePasswordChange(rule, { ...change, ...given });
		expect(result.ok ? undefined : result.error).toBe(expected);
	});
});
