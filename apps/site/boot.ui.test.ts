// The first script of a page on a bad link: what it lost is asked for again, and not for ever.
import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";

const reload = vi.fn();

beforeAll(() => {
	vi.useFakeTimers();
	vi.stubGlobal("location", { reload });
	// As the browser runs it: a plain script, which no module can import.
	new Function(readFileSync("apps/site/public/boot.js", "utf8"))();
});
afterEach(() => {
	sessionStorage.clear();
	document.head.replaceChildren();
	reload.mockClear();
});
afterAll(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const sheet = (): HTMLLinkElement | null => document.head.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');

/** One that has been asked for again so often. */
function losesSheet(tries: number): HTMLLinkElement {
	const lost = Object.assign(document.createElement("link"), { rel: "stylesheet", href: "/assets/site-a1.css" });
	lost.dataset.tries = String(tries);
	document.head.replaceChildren(lost);
	lost.dispatchEvent(new Event("error"));
	return lost;
}

it.each([
	[0, 1_000],
	[1, 2_000],
	[4, 16_000],
])("a sheet that did not arrive, after %i tries, is asked for again after %i ms", (tries, milliseconds) => {
	const lost = losesSheet(tries);
	vi.advanceTimersByTime(milliseconds - 1);
	expect(sheet()).toBe(lost);
	vi.advanceTimersByTime(1);
	expect(sheet()).not.toBe(lost);
	expect([sheet()?.href, sheet()?.dataset.tries]).toEqual([lost.href, String(tries + 1)]);
	expect(reload).not.toHaveBeenCalled();
});

it("a sheet that never comes is asked for five times more, and then no longer", () => {
	const lost = losesSheet(5);
	vi.advanceTimersByTime(120_000);
	expect(sheet()).toBe(lost);
});

it("an entry that did not arrive has the page loaded anew, five times in two minutes", () => {
	const lose = (): void => {
		const entry = Object.assign(document.createElement("script"), { type: "module" });
		document.head.append(entry);
		entry.dispatchEvent(new Event("error"));
		vi.advanceTimersByTime(20_000);
	};
	for (let time = 0; time < 6; time++) lose();
	expect(reload).toHaveBeenCalledTimes(5);
	vi.advanceTimersByTime(120_000);
	lose();
	expect(reload).toHaveBeenCalledTimes(6);
});

it("a picture that did not arrive is nothing to it", () => {
	const picture = document.createElement("img");
	document.head.append(picture);
	picture.dispatchEvent(new Event("error"));
	vi.advanceTimersByTime(60_000);
	expect([reload.mock.calls.length, sheet()]).toEqual([0, null]);
});
