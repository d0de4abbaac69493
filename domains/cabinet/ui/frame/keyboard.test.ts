import { describe, expect, it } from "vitest";
import { actOf } from "./keyboard.ts";

describe("the keys of a game", () => {
	it.each([
		["Space", " ", "spin"],
		["Enter", "Enter", "spin"],
		["ArrowUp", "ArrowUp", "stake-more"],
		["ArrowRight", "ArrowRight", "stake-more"],
		["ArrowDown", "ArrowDown", "stake-less"],
		["ArrowLeft", "ArrowLeft", "stake-less"],
		["KeyM", "m", "mute"],
		["KeyM", "ㅡ", "mute"],
		["KeyI", "i", "rules"],
		["Slash", "?", "keys"],
		["KeyA", "a", undefined],
	])("%s (%s) is %s", (code, key, act) => {
		expect(actOf({ code, key, onControl: false })).toBe(act);
	});

	it.each([
		["Space", " "],
		["Enter", "Enter"],
	])("%s on a button presses that button, and does not also spin", (code, key) => {
		expect(actOf({ code, key, onControl: true })).toBeUndefined();
	});
});
