// The site in both languages and both themes, on a phone and on a desk: nothing breaks, nothing leaves the house,
// nothing shuts anyone out. The popups and the centres have journeys of their own in these looks.
import { describe, expect, it } from "vitest";
import { gameIdOf, vassalage } from "./caller.ts";
import { desk, expectNoFaults, keepPicture, openStage, phone } from "./journey.ts";
import { accessFaults, expectNoSideways, untilStill } from "./looks.ts";
import { slotIn, untilReady } from "./slot.ts";
import { en, ko } from "./words.ts";

const stage = openStage();

const [english, korean] = [
	{ code: "EN", tag: "en", words: en },
	{ code: "KO", tag: "ko", words: ko },
];
const [onDesk, onPhone] = [
	{ size: "desk", viewport: desk },
	{ size: "phone", viewport: phone },
];

/** Each theme meets each language and each size. */
const looks = [
	{ theme: "dark", ...english, ...onDesk },
	{ theme: "dark", ...korean, ...onPhone },
	{ theme: "light", ...korean, ...onDesk },
	{ theme: "light", ...english, ...onPhone },
] as const;

describe.each(looks)("$theme, $tag, on a $size", ({ theme, code, tag, words, size, viewport }) => {
	it("home and the slots hall stand", async () => {
		const visit = await stage.visit({ viewport, colorScheme: theme, language: code });
		const { page } = visit;
		for (const [path, heading] of [
			["/index", words.games.home.hot],
			["/rng", words.games.rng.title],
		] as const) {
			await page.goto(path);
			await page.getByRole("heading", { name: heading, exact: true }).first().waitFor();
			await untilStill(page);
			expect(await page.getAttribute("html", "lang")).toBe(tag);
			// What the system prefers is told to a page that loads already: it follows.
			await expect.poll(() => page.getAttribute("html", "data-theme")).toBe(theme);
			expect(await accessFaults(page)).toEqual([]);
			await expectNoSideways(page);
			await keepPicture(page, `${path} ${theme} ${tag} ${size}`);
		}
		expectNoFaults(visit);
	});

	it("a game stands in its frame", async () => {
		const visit = await stage.visit({ viewport, colorScheme: theme, language: code });
		const { page } = visit;
		await page.goto(`/game?gameId=${await gameIdOf("dancheong-gate")}&vassalage=${vassalage}&mode=demo`);
		const slot = slotIn(page, words.slots);
		await untilReady(slot);
		await slot.frame.getByText(words.slots.demoNote, { exact: true }).waitFor();
		expect(await accessFaults(page)).toEqual([]);
		await expectNoSideways(page);
		await keepPicture(page, `game ${theme} ${tag} ${size}`);
		expectNoFaults(visit);
	});
});

describe("a first visit", () => {
	it("keeps the language it begins with, and the theme of the system until one is chosen", async () => {
		const visit = await stage.visit({ colorScheme: "light" });
		const { page } = visit;
		await page.goto("/");
		await page.waitForURL("**/index");
		await untilStill(page);
		expect(await page.evaluate(() => localStorage.getItem("lang"))).toBe("EN");
		expect(await page.getAttribute("html", "data-theme")).toBe("light");
		await page.getByRole("button", { name: new RegExp(`^${en.brand.theme.title}`) }).click();
		await page.getByRole("button", { name: en.brand.theme.dark, exact: true }).click();
		await page.getByRole("button", { name: new RegExp(`^${en.brand.language}`) }).click();
		await page.getByRole("button", { name: "한국어" }).click();
		await page.getByRole("heading", { name: ko.games.home.hot, exact: true }).waitFor();
		await page.reload();
		await page.getByRole("heading", { name: ko.games.home.hot, exact: true }).waitFor();
		expect(await page.getAttribute("html", "data-theme")).toBe("dark");
		expect(await page.evaluate(() => [localStorage.getItem("lang"), localStorage.getItem("hisLang")])).toEqual([
			"KO",
			"EN",
		]);
		expectNoFaults(visit);
	});
});
