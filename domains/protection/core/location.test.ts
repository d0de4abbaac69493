import { describe, expect, test } from "vitest";
import { type LastLook, mayPlayIn, reasonToLook } from "./location.ts";

const at = new Date("2026-11-22T12:00:00Z");
const ago = (minutes: number, network = "203.0.113.7"): LastLook => ({
	network,
	at: new Date(at.getTime() - minutes * 60_000),
});
const now = { network: "203.0.113.7", at, begins: "play", everyMinutes: 30 } as const;

describe("T18 a place is looked at", () => {
	test.each([
		["when a game begins", undefined, "play"],
		["not again within the interval", ago(29.9), undefined],
		["again when the interval is over", ago(30), "interval"],
		["again long after", ago(5_000), "interval"],
		["at once on another network", ago(1, "198.51.100.9"), "network"],
		["for the network before the interval", ago(60, "198.51.100.9"), "network"],
	])("%s", (_name, last, reason) => {
		expect(reasonToLook(last, now)).toBe(reason);
	});
	test("when a login begins", () => {
		expect(reasonToLook(undefined, { ...now, begins: "login" })).toBe("login");
	});
	test("as often as the market says", () => {
		expect(reasonToLook(ago(6), { ...now, everyMinutes: 5 })).toBe("interval");
		expect(reasonToLook(ago(45), { ...now, everyMinutes: 60 })).toBeUndefined();
	});
});

describe("play is allowed", () => {
	test.each([
		["everywhere where the market names no country", "KR", undefined, true],
		["also in a place nobody can name, then", undefined, undefined, true],
		["in a country of the market", "GB", ["GB", "IM"], true],
		["in no other", "KR", ["GB", "IM"], false],
		["in no place that nobody can name, where the market names countries", undefined, ["GB"], false],
		["nowhere where a market names none of its countries", "GB", [], false],
	])("%s", (_name, country, countries, may) => {
		expect(mayPlayIn(country, countries)).toBe(may);
	});
});
