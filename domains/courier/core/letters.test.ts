import { describe, expect, test } from "vitest";
import {
	channelOf,
	chooseText,
	coveredValues,
	downAfter,
	faultEnds,
	fillText,
	isLetterKind,
	judgeText,
	keepsContent,
	type LetterState,
	masked,
	type Outcome,
	placeholdersOf,
	settle,
} from "./index.ts";

const text = (body: string, subject = "") => ({ subject, body });

describe("a kind", () => {
	test("knows its channel and what its texts may hold", () => {
		expect([channelOf("sms-code"), channelOf("mail-password")]).toEqual(["sms", "mail"]);
		expect(placeholdersOf("sms-code")).toEqual(["brand", "code", "minutes"]);
		expect([isLetterKind("mail-code"), isLetterKind("toString"), isLetterKind("")]).toEqual([true, false, false]);
	});
});

test("whoever may not use what a letter opens with sees dots in its place", () => {
	expect(coveredValues({ code: "123456", password: "tiles4all", minutes: "5" })).toEqual({
		code: "••••••",
		password: "••••••",
		minutes: "5",
	});
});

describe("a text", () => {
	test.each([
		["{{brand}}: {{code}}, {{minutes}}", true],
		["{{code}}", true],
		["no code at all", "PLACEHOLDER_MISSING"],
		["{{code}} for {{password}}", "UNKNOWN_PLACEHOLDER"],
		["{{code}} {{constructor}}", "UNKNOWN_PLACEHOLDER"],
	])("%s", (body, verdict) => {
		const judged = judgeText("sms-code", text(body));
		expect(judged.ok ? true : judged.error).toBe(verdict);
	});

	test("must bring the code in its body: a subject alone is read over", () => {
		expect(judgeText("mail-code", text("Hello", "{{code}}")).ok).toBe(false);
		expect(judgeText("mail-code", text("{{code}}", "{{brand}} for {{account}}")).ok).toBe(true);
	});

	test("is chosen in the person's language, else in the next that can be sent", () => {
		const texts = new Map([
			["KO", text("코드 없음")],
			["EN", text("Code {{code}}")],
			["TH", text("รหัส {{code}}")],
		]);
		expect(chooseText("sms-code", texts, ["TH", "EN"])?.body).toBe("รหัส {{code}}");
		expect(chooseText("sms-code", texts, ["KO", "EN"])?.body).toBe("Code {{code}}");
		expect(chooseText("sms-code", texts, ["VI", "KO"])).toBeUndefined();
	});

	test("is filled in once: a value that looks like a placeholder stays a value", () => {
		const filled = fillText(text("{{brand}}: {{code}} {{code}}", "{{brand}}"), { brand: "{{code}}", code: "012345" });
		expect(filled).toEqual({ subject: "{{code}}", body: "{{code}}: 012345 012345" });
	});

	test("brings no second header by a line break in its subject, and leaves out what nobody gave", () => {
		const filled = fillText(text("{{code}}{{minutes}}", "{{brand}}"), { brand: "T\r\nBcc: all@mail.com", code: "1" });
		expect(filled).toEqual({ subject: "T Bcc: all@mail.com", body: "1" });
	});
});

const afterOne: readonly (readonly [Outcome, LetterState, boolean, string | undefined])[] = [
	["carried", "sent", false, "none"],
	["kept", "kept", false, "none"],
	["refused", "refused", false, undefined],
	["unreachable", "waiting", true, undefined],
	["quota", "waiting", true, "quota"],
	["unknown", "lost", false, undefined],
];

describe("an attempt", () => {
	test.each(afterOne)("that ended %s leaves the letter %s", (outcome, state, again, fault) => {
		expect(settle(outcome, 1)).toEqual({ state, again, fault });
	});

	test("is never repeated when the letter may have been taken", () => {
		for (let attempt = 1; attempt < 10; attempt++) expect(settle("unknown", attempt).again).toBe(false);
	});

	test("tells after some failures that the channel is down", () => {
		const faults = [1, 2, downAfter, downAfter + 1].map((attempt) => settle("unreachable", attempt).fault);
		expect(faults).toEqual([undefined, undefined, "down", "down"]);
	});

	test("a fault is believed for minutes, not for ever", () => {
		const now = new Date("2026-05-01T12:00:00Z");
		expect(faultEnds("quota", now).toISOString()).toBe("2026-05-01T12:10:00.000Z");
		expect(faultEnds("down", now).toISOString()).toBe("2026-05-01T12:01:00.000Z");
	});

	test("only what still has to be carried or read keeps its content", () => {
		const states: readonly LetterState[] = ["waiting", "carrying", "sent", "kept", "refused", "lost"];
		expect(states.filter(keepsContent)).toEqual(["waiting", "carrying", "kept"]);
	});
});

describe("a masked contact", () => {
	test.each([
		["+821012345678", "+82••••••5678"],
		["+84901234567", "+84•••••4567"],
		["01012345678", "•••••••5678"],
		["mosaic@mail.com", "mo••••@mail.com"],
		["a@mail.com", "•@mail.com"],
		["ab@mail.com", "a•@mail.com"],
		["123", "•••"],
	])("%s is %s", (contact, shown) => {
		expect(masked(contact)).toBe(shown);
	});

	test("never shows all of it", () => {
		for (const contact of ["1", "+1", "a@b", "x", "+8210", "ab"]) expect(masked(contact)).toContain("•");
	});
});
