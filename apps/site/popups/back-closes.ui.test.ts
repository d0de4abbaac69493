import { describe, expect, test } from "vitest";
import { staying, stepsOf, strays } from "./back-closes.ts";

const at = (pathname: string, popups?: number) => ({ pathname, state: popups === undefined ? {} : { popups } });

describe("each popup is a step of the history", () => {
	test.each([
		["a page without popups", at("/help"), 0, { wanted: 0, held: 0 }],
		["a popup that was just opened", at("/help"), 1, { wanted: 1, held: 0 }],
		["a second one above it", at("/help", 1), 2, { wanted: 2, held: 1 }],
		["one that was closed: its step is left over", at("/help", 1), 0, { wanted: 0, held: 1 }],
		["an address that is a popup itself", at("/login"), 1, { wanted: 0, held: 0 }],
		["one above that", at("/login"), 2, { wanted: 1, held: 0 }],
		["an address of a popup that is closed", at("/login"), 0, { wanted: 0, held: 0 }],
	])("%s", (_, step, open, steps) => {
		expect(stepsOf(step, open)).toEqual(steps);
	});
});

describe("what stays open after a step", () => {
	test.each([
		["back to the page below", at("/help"), "/help", 0],
		["back to the first of two", at("/help", 1), "/help", 1],
		["to another page", at("/index"), "/help", 0],
		["back to the address of a popup", at("/login"), "/login", 1],
		["away from the address of a popup", at("/help"), "/login", 0],
	])("%s", (_, step, from, left) => {
		expect(staying(step, from)).toBe(left);
	});
});

describe("closing a popup never leads to another page", () => {
	test.each([
		["back on its own page", "BACK", "/game", "/game", false],
		["back on another one", "BACK", "/game", "/rng", true],
		["a link was followed meanwhile", "PUSH", "/game", "/rng", false],
		["nobody asked for the step but the person", "BACK", undefined, "/rng", false],
	])("%s", (_, action, from, to, strayed) => {
		expect(strays({ action, from, to })).toBe(strayed);
	});
});
