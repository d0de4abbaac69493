import { describe, expect, test } from "vitest";
import { amountParts, formatsOf } from "./formats.ts";

describe("an amount in its parts", () => {
	test.each([
		["1250.00", "P", { sign: "", symbol: "P", whole: "1,250", decimals: ".00" }],
		["-3.5", "P", { sign: "-", symbol: "P", whole: "3", decimals: ".5" }],
		["0.00", "P", { sign: "", symbol: "P", whole: "0", decimals: ".00" }],
		["-0.00", "P", { sign: "", symbol: "P", whole: "0", decimals: ".00" }],
		["12000", "KRW", { sign: "", symbol: "₩", whole: "12,000", decimals: "" }],
		["1", "XYZ", { sign: "", symbol: "XYZ", whole: "1", decimals: "" }],
	])("%s %s", (amount, currency, parts) => {
		expect(amountParts(amount, { currency, language: "EN" })).toEqual(parts);
	});

	test("nothing is lost beyond what a float holds", () => {
		expect(amountParts("9223372036854775807.99", { currency: "P", language: "KO" }).whole).toBe(
			"9,223,372,036,854,775,807",
		);
	});

	test.each([
		["5.00", "+"],
		["-5.00", "-"],
		["0.00", ""],
	])("signed, %s begins with %j", (amount, sign) => {
		expect(amountParts(amount, { currency: "P", language: "EN", signed: true }).sign).toBe(sign);
	});

	test("groups and points follow the language", () => {
		expect(amountParts("1234567.50", { currency: "IDR", language: "ID" })).toMatchObject({
			whole: "1.234.567",
			decimals: ",50",
		});
	});
});

describe("minutes in words", () => {
	test.each([
		["EN", 45, "45 minutes"],
		["EN", 60, "1 hour"],
		["EN", 1_440, "24 hours"],
		["EN", 90, "1 hour, 30 minutes"],
		["EN", 4_320, "3 days"],
		["KO", 1_440, "24시간"],
		["JA", 4_320, "3 日"],
	] as const)("in %s %i are %s", (language, minutes, words) => {
		expect(formatsOf(language).span(minutes)).toBe(words);
	});
});

describe("every language", () => {
	test.each([
		["EN", "1,234,567.50", "Nov"],
		["KO", "1,234,567.50", "11월 21일"],
		["CN", "1,234,567.50", "11月21日"],
		["JA", "1,234,567.50", "11月21日"],
		["TH", "1,234,567.50", "21 พ.ย."],
		["VI", "1.234.567,50", "21 thg 11"],
		["BN", "12,34,567.50", "21 নভে"],
		["ID", "1.234.567,50", "21 Nov"],
	] as const)("%s groups figures and names days in its own way", (language, amount, day) => {
		const formats = formatsOf(language);
		expect(formats.amount("1234567.50", "P")).toBe(`P ${amount}`);
		expect(formats.day("2026-11-21T09:59:30.000Z")).toContain(day);
	});

	test.each([["TH"], ["BN"]] as const)("%s has the figures and the calendar that are typed into fields", (language) => {
		const moment = formatsOf(language).moment("2026-11-21T09:59:30.000Z");
		expect(moment).toContain("2026");
		expect(moment).toMatch(/21/);
		expect(moment).not.toMatch(/[০-৯๐-๙]/);
	});

	test.each([
		["P", "P"],
		["THB", "฿"],
		["BDT", "৳"],
		["VND", "₫"],
		["IDR", "Rp"],
		["CNY", "¥"],
	])("%s is shown as %s", (currency, symbol) => {
		expect(amountParts("1", { currency, language: "BN" }).symbol).toBe(symbol);
	});
});

describe("moments", () => {
	const now = Date.parse("2026-11-21T10:00:00.000Z");

	test.each([
		["2026-11-21T09:59:30.000Z", "30 sec. ago"],
		["2026-11-21T09:57:00.000Z", "3 min. ago"],
		["2026-11-21T07:00:00.000Z", "3 hr. ago"],
		["2026-11-18T10:00:00.000Z", "3 days ago"],
	])("%s is %s", (instant, words) => {
		expect(formatsOf("EN").ago(instant, now)).toBe(words);
	});

	test("a whole amount in one string", () => {
		expect(formatsOf("EN").amount("1250.00", "P")).toBe("P 1,250.00");
	});
});
