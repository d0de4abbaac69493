import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { watchActs } from "./acts.ts";
import { pushLayer } from "./layer-stack.ts";
import { closePopup, openPopup } from "./popups.ts";
import { isQuiet, pauseMilliseconds, type Scene, whenQuiet } from "./quiet-moment.ts";

const quiet: Scene = { sinceAct: pauseMilliseconds, typing: false, gameOpen: false, covered: false };

describe("a quiet moment", () => {
	test("is after an act and a pause", () => {
		expect(isQuiet(quiet)).toBe(true);
	});
	test.each<[string, Partial<Scene>]>([
		["is not before the first act", { sinceAct: undefined }],
		["is not within the pause after a press", { sinceAct: pauseMilliseconds - 1 }],
		["is not while somebody types", { typing: true }],
		["is not over a game", { gameOpen: true }],
		["is not over another layer", { covered: true }],
	])("%s", (_, fact) => {
		expect(isQuiet({ ...quiet, ...fact })).toBe(false);
	});
});

describe("what waits for a quiet moment", () => {
	let forget: () => void;
	const act = vi.fn();
	const press = (): boolean => document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
	const muchLater = (): void => void vi.advanceTimersByTime(20_000);

	beforeEach(() => {
		vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
		document.body.replaceChildren();
		act.mockClear();
		forget = watchActs();
	});
	afterEach(() => {
		forget();
		closePopup(0);
		document.body.replaceChildren();
		vi.useRealTimers();
	});

	test("waits for as long as nobody does anything", () => {
		const takeBack = whenQuiet(act);
		muchLater();
		expect(act).not.toHaveBeenCalled();
		takeBack();
	});
	test("comes once, after a press and a pause", () => {
		whenQuiet(act);
		press();
		vi.advanceTimersByTime(pauseMilliseconds - 300);
		expect(act).not.toHaveBeenCalled();
		muchLater();
		expect(act).toHaveBeenCalledOnce();
	});
	test("a press before the wish counts", () => {
		press();
		muchLater();
		whenQuiet(act);
		vi.advanceTimersByTime(300);
		expect(act).toHaveBeenCalledOnce();
	});
	test("waits until a field is left", () => {
		document.body.innerHTML = "<input type=text><button type=button>Go</button>";
		document.querySelector("input")?.focus();
		press();
		whenQuiet(act);
		muchLater();
		expect(act).not.toHaveBeenCalled();
		document.querySelector("button")?.focus();
		muchLater();
		expect(act).toHaveBeenCalledOnce();
	});
	test("waits until a game, a popup and a layer are closed", () => {
		document.body.append(document.createElement("iframe"));
		openPopup({ name: "login" });
		const takeOff = pushLayer(() => {});
		press();
		whenQuiet(act);
		for (const close of [() => document.body.replaceChildren(), () => closePopup(0)]) {
			muchLater();
			expect(act).not.toHaveBeenCalled();
			close();
		}
		muchLater();
		expect(act).not.toHaveBeenCalled();
		takeOff();
		muchLater();
		expect(act).toHaveBeenCalledOnce();
	});
	test("never comes once it is taken back", () => {
		const takeBack = whenQuiet(act);
		takeBack();
		press();
		muchLater();
		expect(act).not.toHaveBeenCalled();
	});
});
