import { describe, expect, test } from "vitest";
import { decideStatus, isRestricted, type Place } from "./status.ts";

const restrictedCountries: ReadonlySet<string> = new Set(["US", "FR"]);
const running = { active: false, until: undefined };
const stopped = { active: true, until: undefined };
const at = (country: string | undefined, network: Place["network"] = undefined): Place => ({ country, network });

describe("the status of the system", () => {
	test.each([
		["nothing stands against it", running, at("KR"), 0],
		["maintenance", stopped, at("KR"), 1],
		["a restricted country", running, at("US"), 2],
		["maintenance comes before the region", stopped, at("US"), 1],
		["a country nobody can name", running, at(undefined), 0],
		["a denied network", running, at("KR", "denied"), 2],
		["a denied network of an unknown country", running, at(undefined, "denied"), 2],
		["an allowed network in a restricted country", running, at("US", "allowed"), 0],
		["an allowed network under maintenance", stopped, at("US", "allowed"), 1],
	] as const)("%s", (_case, maintenance, place, expected) => {
		expect(decideStatus(maintenance, { place, restrictedCountries })).toBe(expected);
	});
	test("no list restricts nobody", () => {
		expect(isRestricted(at("US"), new Set())).toBe(false);
	});
});
