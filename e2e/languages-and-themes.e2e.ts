// What a first visit keeps of the language and the theme. The tour sees every page in both, and games in their frame; the
// popups and the centres have journeys of their own.
import { describe, expect, it } from "vitest";
import { expectNoFaults, openStage } from "./journey.ts";
import { untilStill } from "./looks.ts";
import { en, ko } from "./words.ts";

const stage = openStage();

/** The machine may be busy with much else. */
const patient = { timeout: 15_000 };

describe("a first visit", () => {
	it("keeps the language it begins with, and the theme of the system until one is chosen", async () => {
		const visit = await stage.visit({ colorScheme: "light" });
		const { page } = visit;
		await page.goto("/");
		await page.waitForURL("**/index");
		await untilStill(page);
		expect(await page.evaluate(() => localStorage.getItem("lang"))).toBe("EN");
		const theme = () => page.getAttribute("html", "data-theme");
		// What the system prefers is told to a page that loads already: it follows.
		await expect.poll(theme, patient).toBe("light");
		await page.emulateMedia({ colorScheme: "dark" });
		await expect.poll(theme, patient).toBe("dark");
		await page.emulateMedia({ colorScheme: "light" });
		await expect.poll(theme, patient).toBe("light");
		await page.getByRole("button", { name: new RegExp(`^${en.brand.theme.title}`) }).click();
		await page.getByRole("button", { name: en.brand.theme.dark, exact: true }).click();
		await page.getByRole("button", { name: new RegExp(`^${en.brand.language}`) }).click();
		await page.getByRole("button", { name: "한국어" }).click();
		await page.getByRole("heading", { name: ko.games.home.hot, exact: true }).waitFor();
		await page.reload();
		await page.getByRole("heading", { name: ko.games.home.hot, exact: true }).waitFor();
		expect(await theme()).toBe("dark");
		expect(await page.evaluate(() => [localStorage.getItem("lang"), localStorage.getItem("hisLang")])).toEqual([
			"KO",
			"EN",
		]);
		expectNoFaults(visit);
	});
});
