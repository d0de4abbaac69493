// Popups and where one stands: the top one closes alone, an address opens and leaves one, signing out asks first.
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { registerPerson } from "./caller.ts";
import { accountMenu, loginPopup, openLogin, openRegister, registerPopup } from "./entry.ts";
import { arriveAs, expectNoFaults, keepPicture, openStage, walkTo } from "./journey.ts";
import { untilStill } from "./looks.ts";
import { en, label } from "./words.ts";

const stage = openStage();

const popup = (page: Page, name: string): Locator => page.getByRole("dialog", { name, exact: true });

const hasFocus = (place: Locator): Promise<boolean> =>
	place.evaluate((element) => element.contains(document.activeElement));

const { fields, forgotten, login } = en.members;

describe("of two popups, one above the other", () => {
	const openBoth = async (page: Page) => {
		await openLogin(page);
		const lower = loginPopup(page);
		await lower.getByLabel(label(fields.username)).fill("minji2000");
		await lower.getByRole("button", { name: login.forgotOpen, exact: true }).click();
		const upper = popup(page, forgotten.title);
		await upper.waitFor();
		return { lower, upper };
	};

	const closings: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
		["Escape", (page) => page.keyboard.press("Escape")],
		["a press beside it", (page) => page.mouse.click(12, 300)],
		["the back button", (page) => page.goBack()],
	];

	it("Escape, a press beside it and the back button close the top one alone; what was typed below stays", async () => {
		const visit = await stage.visit();
		const { page } = visit;
		await page.goto("/help");
		for (const [name, close] of closings) {
			await walkTo(page, "/promotions");
			await page.getByRole("heading", { name: en.brand.nav.promotions, exact: true }).first().waitFor();
			const { lower, upper } = await openBoth(page);
			await keepPicture(page, "popup forgot password");
			await close(page);
			await upper.waitFor({ state: "hidden" });
			expect([name, await lower.getByLabel(label(fields.username)).inputValue()]).toEqual([name, "minji2000"]);
			await expect.poll(() => hasFocus(lower.getByRole("button", { name: login.forgotOpen, exact: true }))).toBe(true);
			await close(page);
			await lower.waitFor({ state: "hidden" });
			await expect.poll(() => new URL(page.url()).pathname).toBe("/promotions");
			await page.goBack();
			await page.waitForURL("**/help");
			expect(await page.getByRole("dialog").count()).toBe(0);
		}
		expectNoFaults(visit);
	});
});

describe("the address of a popup", () => {
	it("is left by the back button, and its popup with it", async () => {
		const visit = await stage.visit();
		const { page } = visit;
		await page.goto("/help");
		await walkTo(page, "/login");
		await loginPopup(page).waitFor();
		await page.goBack();
		await page.getByRole("dialog").waitFor({ state: "hidden" });
		await untilStill(page);
		await page.getByRole("heading", { name: en.brand.help.title, exact: true }).first().waitFor();
		expect(new URL(page.url()).pathname).toBe("/help");
		expectNoFaults(visit);
	});

	it("is home after Escape", async () => {
		const visit = await stage.visit();
		const { page } = visit;
		await page.goto("/register");
		await registerPopup(page).waitFor();
		await page.keyboard.press("Escape");
		await page.waitForURL("**/index");
		expect(await page.getByRole("dialog").count()).toBe(0);
		await openRegister(page);
		await registerPopup(page).waitFor();
		expectNoFaults(visit);
	});
});

describe("signing out", () => {
	it("asks first; then the tab forgets who was here, keeps the brand and is home", async () => {
		const visit = await stage.visit();
		const { page } = visit;
		await arriveAs(visit, await registerPerson());
		await page.goto("/promotions");
		await accountMenu(page).click();
		await page.getByRole("button", { name: en.brand.account.signOut, exact: true }).click();
		const question = popup(page, en.brand.account.signOutTitle);
		await question.getByRole("button", { name: en.platform.cancel, exact: true }).click();
		await question.waitFor({ state: "hidden" });
		await accountMenu(page).click();
		await page.getByRole("button", { name: en.brand.account.signOut, exact: true }).click();
		await question.getByRole("button", { name: en.brand.account.signOut, exact: true }).click();
		await page.waitForURL("**/index");
		await page.getByRole("banner").getByRole("button", { name: en.brand.account.logIn, exact: true }).waitFor();
		const kept = await page.evaluate(() => ({ ...sessionStorage }));
		expect(kept.merchant).toBe("tessera");
		expect([kept.token, kept.account, kept.isAgent, kept.cpw]).toEqual([undefined, undefined, undefined, undefined]);
		expectNoFaults(visit);
	});
});
